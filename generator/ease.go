package generator

import "sudoku/puzzle"

// A Look says where one must look for the singles that solve an easy puzzle.
type Look uint8

// The looks, the easiest first.
const (
	LookBoxes Look = iota // for the place of a digit in a box
	LookLines             // in a row or a column
	LookBoth              // in boxes and lines
	LookCells             // also for the only digit of a cell
)

// An Ease says how easy a puzzle of singles is, for booklets that begin with what younger children
// can do.
type Ease struct {
	Look Look
	Open int // how many cells can be filled at a time, on average, in hundredths
}

// Points orders puzzles from easy to hard: by where one must look, then those first in which
// more cells can be filled at a time.
func (e Ease) Points() int {
	const most = 10_000 // of what is open, more than any board has
	return most*int(e.Look) + most - 1 - min(e.Open, most-1)
}

// EaseOf returns the ease of a puzzle, or false if singles don't solve it.
func EaseOf(p *puzzle.Puzzle) (Ease, bool) {
	for look := LookBoxes; look <= LookCells; look++ {
		if open, solved := look.solve(p); solved {
			return Ease{look, open}, true
		}
	}
	return Ease{}, false
}

// solve fills what can be seen so, a cell at a time, and returns how many there were to choose
// from on average.
func (l Look) solve(p *puzzle.Puzzle) (open int, solved bool) {
	pos := p.Shape.NewPosition(p.Givens)
	steps, sum := 0, 0
	for {
		seen := l.seen(&pos)
		if len(seen) == 0 {
			break
		}
		steps++
		sum += len(seen)
		pos.Place(seen[0])
	}
	return 100 * sum / max(steps, 1), p.Shape.Solved(&pos.Grid)
}

// seen returns what can be filled by looking so: a candidate of each cell.
func (l Look) seen(pos *puzzle.Position) (list []puzzle.Candidate) {
	var cells puzzle.CellSet
	add := func(k puzzle.Candidate) {
		if !cells.Has(k.Cell()) {
			cells.Add(k.Cell())
			list = append(list, k)
		}
	}
	for _, h := range pos.Shape.Houses() {
		if isBox := h.Kind() == 'b'; isBox && l == LookLines || !isBox && l == LookBoxes {
			continue
		}
		for d := range pos.Shape.Digits().All() {
			if c, ok := onlyPlace(pos, h, d); ok {
				add(puzzle.Cand(c, d))
			}
		}
	}
	for c := range pos.Shape.Cells().All() {
		if set := pos.Cands[c]; l == LookCells && set.Len() == 1 {
			add(puzzle.Cand(c, set.Min()))
		}
	}
	return list
}

// onlyPlace returns the only cell of a house where a digit can go.
func onlyPlace(pos *puzzle.Position, h puzzle.House, d puzzle.Digit) (place puzzle.Cell, ok bool) {
	n := 0
	for c := range pos.Shape.Set(h).All() {
		if pos.Cands[c].Has(d) {
			place = c
			n++
		}
	}
	return place, n == 1
}
