package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A rectangleView is a board with what the finders of unique rectangles share.
type rectangleView struct{ *Board }

// A uniqueFinder reports the steps of one kind in a rectangle, until found says
// false.
type uniqueFinder func(b rectangleView, r deadlyRectangle, found func(Step) bool) bool

func (b rectangleView) deadly(r *rectangle, pair puzzle.DigitSet) deadlyRectangle {
	low := pair.Min()
	out := deadlyRectangle{rectangle: r, low: low, high: (pair &^ low.Set()).Min()}
	for _, c := range r.at {
		if more := b.Cands[c] &^ pair; more != 0 {
			out.more.Add(c)
			out.extra |= more
		} else {
			out.pure.Add(c)
		}
	}
	return out
}

// fitsOnly reports whether d has places in h, and all are corners of r.
func (b rectangleView) fitsOnly(h puzzle.House, d puzzle.Digit, cells puzzle.CellSet) bool {
	return b.places[h][d] != 0 && b.In(h, d).In(cells)
}

func findUnique1(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	if r.more.Len() != 1 {
		return true
	}
	out := b.eliminations(r.low.Set()|r.high.Set(), r.more)
	return len(out) == 0 || found(b.step(&r, out))
}

func findUnique2(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	return !ok || !aligned(p, q) || b.type25(r, found)
}

func findUnique5(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	return r.more.Len() < 2 || ok && aligned(p, q) || b.type25(r, found)
}

// type25 reports that the one other digit of several corners is eliminated from all
// that they see.
func (b rectangleView) type25(r deadlyRectangle, found func(Step) bool) bool {
	if !one(uint16(r.extra)) {
		return true
	}
	out := b.Of[r.extra.Min()]
	for c := range r.more.All() {
		out = out.And(c.Peers())
	}
	return out.Empty() || found(b.step(&r, b.eliminations(r.extra, out)))
}

// findUnique3 takes the two corners as one cell of a naked subset of a house,
// with cells that hold neither digit of the rectangle.
func findUnique3(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	if !ok || !aligned(p, q) {
		return true
	}
	s := uniqueSubset{r: r}
	for _, h := range p.Houses() {
		if !h.Set().Has(q) {
			continue
		}
		s.n = 0
		for c := range b.Empty.And(h.Set()).Without(b.Of[r.low]).Without(b.Of[r.high]).Without(r.more).All() {
			s.cells[s.n] = c
			s.n++
		}
		if !s.grow(b, 0, puzzle.CellSet{}, r.extra, found) {
			return false
		}
	}
	return true
}

// A uniqueSubset looks for cells that make a naked subset with the two corners
// of r that hold other digits.
type uniqueSubset struct {
	r     deadlyRectangle
	cells [9]puzzle.Cell // of one house
	n     int
	seen  [][]puzzle.Candidate // what was eliminated already
}

// grow adds cells from the i-th on to those chosen, depth first.
func (s *uniqueSubset) grow(b rectangleView, i int, chosen puzzle.CellSet, digits puzzle.DigitSet, found func(Step) bool) bool {
	for ; i < s.n; i++ {
		next, all := chosen, digits|b.Cands[s.cells[i]]
		next.Add(s.cells[i])
		if all.Len() == next.Len()+1 && !s.report(b, next, all, found) {
			return false
		}
		if !s.grow(b, i+1, next, all, found) {
			return false
		}
	}
	return true
}

// report reports the eliminations in the houses that hold the whole subset.
func (s *uniqueSubset) report(b rectangleView, chosen puzzle.CellSet, digits puzzle.DigitSet, found func(Step) bool) bool {
	cells := chosen.Or(s.r.more)
	var from puzzle.CellSet
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) {
			from = from.Or(h.Set())
		}
	}
	out := b.eliminations(digits, from.Without(cells))
	same := func(ks []puzzle.Candidate) bool { return slices.Equal(ks, out) }
	if len(out) == 0 || slices.ContainsFunc(s.seen, same) {
		return true
	}
	if !found(b.subsetStep(s, chosen, digits, out)) {
		return false
	}
	s.seen = append(s.seen, out)
	return true
}

func findUnique4(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	if !ok || !aligned(p, q) {
		return true
	}
	for _, pair := range r.pairs() {
		if b.Of[pair[1]].And(r.more).Empty() {
			continue
		}
		for _, h := range p.Houses() {
			if h.Set().Has(q) && b.fitsOnly(h, pair[0], r.more) {
				if !found(b.linkedStep(&r, b.eliminations(pair[1].Set(), r.more), pair[0], h)) {
					return false
				}
				break
			}
		}
	}
	return true
}

func findUnique6(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	if !ok || aligned(p, q) {
		return true
	}
	for _, pair := range r.pairs() {
		d := pair[0]
		rows := [2]puzzle.House{puzzle.Row(p.Row()), puzzle.Row(q.Row())}
		cols := [2]puzzle.House{puzzle.Col(p.Col()), puzzle.Col(q.Col())}
		for _, hs := range [2][2]puzzle.House{rows, cols} {
			if b.fitsOnly(hs[0], d, r.set) && b.fitsOnly(hs[1], d, r.set) {
				if out := b.eliminations(d.Set(), r.more); len(out) > 0 && !found(b.linkedStep(&r, out, d, hs[:]...)) {
					return false
				}
				break
			}
		}
	}
	return true
}

func findHiddenRectangle(b rectangleView, r deadlyRectangle, found func(Step) bool) bool {
	if p, q, ok := r.uniqueTwo(); r.more.Len() < 2 || ok && aligned(p, q) {
		return true
	}
	for i, c := range r.at {
		if !r.pure.Has(c) {
			continue
		}
		far := r.opposite(i)
		row, col := puzzle.Row(far.Row()), puzzle.Col(far.Col())
		for _, pair := range r.pairs() {
			if k := puzzle.Cand(far, pair[1]); b.Has(k) && b.fitsOnly(row, pair[0], r.set) && b.fitsOnly(col, pair[0], r.set) &&
				!found(b.linkedStep(&r, b.eliminations(pair[1].Set(), puzzle.CellsOf(far)), pair[0], row, col)) {
				return false
			}
		}
	}
	return true
}
