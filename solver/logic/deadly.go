package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A deadlyView is a board with what the finders of extended rectangles and unique loops
// share.
type deadlyView struct{ *Board }

// A deadlyPattern is empty cells that must not come to hold certain digits alone: however
// they were filled, these digits could be exchanged among the cells so that each house
// keeps its digits, which would be a second solution.
type deadlyPattern struct {
	cells  puzzle.CellSet
	digits puzzle.DigitSet
	more   surplus // those that have other digits, and these digits
}

func (b deadlyView) pattern(cells puzzle.CellSet, digits puzzle.DigitSet) deadlyPattern {
	p := deadlyPattern{cells: cells, digits: digits}
	for c := range cells.All() {
		if others := b.Cands[c] &^ digits; others != 0 {
			p.more.cells.Add(c)
			p.more.digits |= others
		}
	}
	return p
}

// cells returns the empty cells that have no more than n candidates.
func (b deadlyView) cells(n int) (cells puzzle.CellSet) {
	for c := range b.Empty.All() {
		if b.Cands[c].Len() <= n {
			cells.Add(c)
		}
	}
	return cells
}

// A deadlyFinder reports the steps of one type in a pattern, until found says false.
type deadlyFinder func(b deadlyView, p deadlyPattern, found func(Step) bool) bool

// deadlyTypes are types 1 to 4.
var deadlyTypes = [4]deadlyFinder{findDeadly1, findDeadly2, findDeadly3, findDeadly4}

func findDeadly1(b deadlyView, p deadlyPattern, found func(Step) bool) bool {
	if p.more.cells.Len() != 1 {
		return true
	}
	out := b.within(p.more.cells, p.digits)
	return len(out) == 0 || found(b.step(&p, out, p.show()))
}

func findDeadly2(b deadlyView, p deadlyPattern, found func(Step) bool) bool {
	out := p.more.seen(b.Board)
	return len(out) == 0 || found(b.step(&p, out, p.show()))
}

func findDeadly3(b deadlyView, p deadlyPattern, found func(Step) bool) bool {
	return p.more.subsets(b.Board, func(out []puzzle.Candidate, pic puzzle.Diagram) bool {
		return found(b.step(&p, out, pic))
	})
}

// findDeadly4 looks for a digit of the pattern that fits only in the two cells that have
// others, of a house that holds both.
func findDeadly4(b deadlyView, p deadlyPattern, found func(Step) bool) bool {
	if p.more.cells.Len() != 2 {
		return true
	}
	for d := range p.digits.All() {
		for _, h := range p.more.cells.First().Houses() {
			if !p.more.cells.In(h.Set()) || b.In(h, d) != p.more.cells {
				continue
			}
			if out := b.within(p.more.cells, p.digits&^d.Set()); len(out) > 0 {
				ks, pic := b.within(p.more.cells, d.Set()), show(h)
				pic.Links = []puzzle.Link{{From: ks[:1:1], To: ks[1:], Strong: true}}
				if !found(b.step(&p, out, pic)) {
					return false
				}
			}
			break
		}
	}
	return true
}

// show returns a diagram of a house that holds some of the pattern.
func (p *deadlyPattern) show() puzzle.Diagram { return show(puzzle.Row(p.more.cells.First().Row())) }

// step adds the pattern to the diagram: its cells, its digits there, and as fins
// the others.
func (b deadlyView) step(p *deadlyPattern, out []puzzle.Candidate, pic puzzle.Diagram) Step {
	for c := range p.cells.All() {
		pic.Cells = append(pic.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		for d := range b.Cands[c].All() {
			switch k := puzzle.Cand(c, d); {
			case slices.Contains(out, k):
			case p.digits.Has(d):
				pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Base})
			default:
				pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Fin})
			}
		}
	}
	return eliminate(out, pic)
}
