package session

import "sudoku/puzzle"

// A verdict is what was found wrong when the player asked.
type verdict struct {
	grid  puzzle.Grid // as it was
	wrong puzzle.CellSet
}

// of returns the wrong cells that are still as they were: what was written over
// since is no longer judged.
func (v *verdict) of(g puzzle.Grid) puzzle.CellSet {
	for c := range v.wrong.All() {
		if g[c] != v.grid[c] {
			v.wrong.Remove(c)
		}
	}
	return v.wrong
}

// Mark has cells count as wrong until they are written over.
func (s *Session) Mark(wrong puzzle.CellSet) { s.verdict = verdict{s.Game.State().Grid, wrong} }

// Marked are the cells that were marked as wrong and are still as they were.
func (s *Session) Marked() puzzle.CellSet { return s.verdict.of(s.Game.State().Grid) }

// Wrong are the entries that differ from the solution.
func (s *Session) Wrong(solution *puzzle.Grid) (wrong puzzle.CellSet) {
	grid := s.Game.State().Grid
	for c := range s.Entries().All() {
		if grid[c] != solution[c] {
			wrong.Add(c)
		}
	}
	return wrong
}

// Lacking are the cells with marks that lack the right digit.
func (s *Session) Lacking(solution *puzzle.Grid) (lacking puzzle.CellSet) {
	state := s.Game.State()
	for c, marks := range state.Candidates() {
		if marks != 0 && !marks.Has(solution[c]) {
			lacking.Add(puzzle.Cell(c))
		}
	}
	return lacking
}
