package session

import "sudoku/puzzle"

// A verdict is the result of a check that the player asked for.
type verdict struct {
	grid  puzzle.Grid // at the time of the check
	wrong puzzle.CellSet
}

// of returns the wrong cells that have not changed since the check.
func (v *verdict) of(g puzzle.Grid) puzzle.CellSet {
	for c := range v.wrong.All() {
		if g[c] != v.grid[c] {
			v.wrong.Remove(c)
		}
	}
	return v.wrong
}

// MarkWrong marks cells as wrong until they change.
func (s *Session) MarkWrong(wrong puzzle.CellSet) { s.verdict = verdict{s.Game.State().Grid, wrong} }

// MarkedWrong returns the cells that were marked as wrong and have not changed since.
func (s *Session) MarkedWrong() puzzle.CellSet { return s.verdict.of(s.Game.State().Grid) }

// Wrong returns the entries that differ from the solution.
func (s *Session) Wrong(solution *puzzle.Grid) (wrong puzzle.CellSet) {
	grid := s.Game.State().Grid
	for c := range s.Entries().All() {
		if grid[c] != solution[c] {
			wrong.Add(c)
		}
	}
	return wrong
}

// Lacking returns the cells whose marks do not include the correct digit.
func (s *Session) Lacking(solution *puzzle.Grid) (lacking puzzle.CellSet) {
	state := s.Game.State()
	for c, marks := range state.Candidates() {
		if marks != 0 && !marks.Has(solution[c]) {
			lacking.Add(puzzle.Cell(c))
		}
	}
	return lacking
}
