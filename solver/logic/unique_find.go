package logic

import (
	"slices"

	"sudoku/puzzle"
)

// A rectangle is four cells in two rows, two columns and two boxes. The first
// two share a box; the third is in line with the first, the fourth with the
// second.
type rectangle struct {
	at  [4]puzzle.Cell
	set puzzle.CellSet
}

// rectangles lists those that begin at each cell, in the order in which HoDoKu
// tries them: by the second corner in the box, then by the third along its line.
var rectangles = func() (all [81][24]rectangle) {
	for c := range puzzle.Cell(81) {
		n := 0
		for _, mate := range puzzle.Box(c.Box()).Cells() {
			if mate == c || mate.Row() != c.Row() && mate.Col() != c.Col() {
				continue
			}
			across, along := puzzle.Col(c.Col()), puzzle.Col(mate.Col())
			if mate.Row() != c.Row() {
				across, along = puzzle.Row(c.Row()), puzzle.Row(mate.Row())
			}
			for i, third := range across.Cells() {
				if third.Box() != c.Box() {
					fourth := along.Cells()[i]
					all[c][n] = rectangle{[4]puzzle.Cell{c, mate, third, fourth}, puzzle.CellsOf(c, mate, third, fourth)}
					n++
				}
			}
		}
	}
	return all
}()

// A deadlyRectangle is a rectangle that must not be filled with only two digits. Each of
// its corners is empty and sees neither of them placed, though it may have lost them.
type deadlyRectangle struct {
	*rectangle
	low, high puzzle.Digit
	pure      puzzle.CellSet // corners that hold no other digit; one at least holds both
	more      puzzle.CellSet // the others
	extra     puzzle.DigitSet
}

// A uniqueFinder reports the steps of one kind in a rectangle, until found says
// false.
type uniqueFinder func(b *Board, r deadlyRectangle, found func(Step) bool) bool

// eachDeadlyRectangle looks at each rectangle once: from its first corner that holds just
// two candidates.
func eachDeadlyRectangle(b *Board, with uniqueFinder, found func(Step) bool) {
	for _, r := range *b.cache.deadlyRectangles.get(b, (*Board).listDeadlyRectangles) {
		if !with(b, r, found) {
			return
		}
	}
}

func (b *Board) listDeadlyRectangles(list *[]deadlyRectangle) {
	*list = (*list)[:0]
	var fits [10]puzzle.CellSet // empty cells that see no such digit placed
	for d := 1; d <= 9; d++ {
		fits[d] = b.Empty
		for h := range b.places {
			if b.places[h][d] == 0 { // as where it is placed
				fits[d] = fits[d].Without(puzzle.House(h).Set())
			}
		}
	}
	for c := range b.counts()[2].All() {
		pair := b.Cands[c]
		low := pair.Min()
		in := fits[low].And(fits[(pair &^ low.Set()).Min()])
		for i := range rectangles[c] {
			if r := &rectangles[c][i]; r.set.In(in) && b.uniqueFirst(r, pair) {
				*list = append(*list, b.deadlyRectangle(r, pair))
			}
		}
	}
}

// uniqueFirst reports whether no corner before the first has its candidates.
func (b *Board) uniqueFirst(r *rectangle, pair puzzle.DigitSet) bool {
	for _, c := range r.at[1:] {
		if c < r.at[0] && b.Cands[c] == pair {
			return false
		}
	}
	return true
}

func (b *Board) deadlyRectangle(r *rectangle, pair puzzle.DigitSet) deadlyRectangle {
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

// pairs yields the digits of r in both orders.
func (r *deadlyRectangle) pairs() [2][2]puzzle.Digit {
	return [2][2]puzzle.Digit{{r.low, r.high}, {r.high, r.low}}
}

// uniqueTwo returns the two corners with other digits, if there are two.
func (r *deadlyRectangle) uniqueTwo() (p, q puzzle.Cell, ok bool) {
	if r.more.Len() != 2 {
		return 0, 0, false
	}
	p = r.more.First()
	rest := r.more
	rest.Remove(p)
	return p, rest.First(), true
}

// opposite returns the corner diagonal to the i-th.
func (r *rectangle) opposite(i int) puzzle.Cell { return r.at[3-i] }

// aligned reports whether the two cells share a row or a column.
func aligned(p, q puzzle.Cell) bool { return p.Row() == q.Row() || p.Col() == q.Col() }

// uniqueOnly reports whether d has places in h, and all are corners of r.
func (b *Board) uniqueOnly(h puzzle.House, d puzzle.Digit, cells puzzle.CellSet) bool {
	return b.places[h][d] != 0 && b.In(h, d).In(cells)
}

func findUnique1(b *Board, r deadlyRectangle, found func(Step) bool) bool {
	if r.more.Len() != 1 {
		return true
	}
	out := b.eliminations(r.low.Set()|r.high.Set(), r.more)
	return len(out) == 0 || found(b.uniqueStep(&r, out))
}

func findUnique2(b *Board, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	return !ok || !aligned(p, q) || b.unique25(r, found)
}

func findUnique5(b *Board, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	return r.more.Len() < 2 || ok && aligned(p, q) || b.unique25(r, found)
}

// unique25 reports that the one other digit of several corners is eliminated from all
// that they see.
func (b *Board) unique25(r deadlyRectangle, found func(Step) bool) bool {
	if !one(uint16(r.extra)) {
		return true
	}
	out := b.Of[r.extra.Min()]
	for c := range r.more.All() {
		out = out.And(c.Peers())
	}
	return out.Empty() || found(b.uniqueStep(&r, b.eliminations(r.extra, out)))
}

// findUnique3 takes the two corners as one cell of a naked subset of a house,
// with cells that hold neither digit of the rectangle.
func findUnique3(b *Board, r deadlyRectangle, found func(Step) bool) bool {
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
func (s *uniqueSubset) grow(b *Board, i int, chosen puzzle.CellSet, digits puzzle.DigitSet, found func(Step) bool) bool {
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
func (s *uniqueSubset) report(b *Board, chosen puzzle.CellSet, digits puzzle.DigitSet, found func(Step) bool) bool {
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
	if !found(b.uniqueSubsetStep(s, chosen, digits, out)) {
		return false
	}
	s.seen = append(s.seen, out)
	return true
}

func (b *Board) uniqueSubsetStep(s *uniqueSubset, chosen puzzle.CellSet, digits puzzle.DigitSet, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var pic puzzle.Diagram
	cells := chosen.Or(s.r.more)
	for _, h := range cells.First().Houses() {
		if cells.In(h.Set()) {
			pic.Houses = append(pic.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
		}
	}
	pic.Cands = addRole(nil, b.within(chosen, digits), puzzle.Set)
	return b.uniqueShow(&s.r, out, pic)
}

func findUnique4(b *Board, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	if !ok || !aligned(p, q) {
		return true
	}
	for _, pair := range r.pairs() {
		if b.Of[pair[1]].And(r.more).Empty() {
			continue
		}
		for _, h := range p.Houses() {
			if h.Set().Has(q) && b.uniqueOnly(h, pair[0], r.more) {
				if !found(b.uniqueLinked(&r, b.eliminations(pair[1].Set(), r.more), pair[0], h)) {
					return false
				}
				break
			}
		}
	}
	return true
}

func findUnique6(b *Board, r deadlyRectangle, found func(Step) bool) bool {
	p, q, ok := r.uniqueTwo()
	if !ok || aligned(p, q) {
		return true
	}
	for _, pair := range r.pairs() {
		d := pair[0]
		rows := [2]puzzle.House{puzzle.Row(p.Row()), puzzle.Row(q.Row())}
		cols := [2]puzzle.House{puzzle.Col(p.Col()), puzzle.Col(q.Col())}
		for _, hs := range [2][2]puzzle.House{rows, cols} {
			if b.uniqueOnly(hs[0], d, r.set) && b.uniqueOnly(hs[1], d, r.set) {
				if out := b.eliminations(d.Set(), r.more); len(out) > 0 && !found(b.uniqueLinked(&r, out, d, hs[:]...)) {
					return false
				}
				break
			}
		}
	}
	return true
}

func findHiddenRectangle(b *Board, r deadlyRectangle, found func(Step) bool) bool {
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
			if k := puzzle.Cand(far, pair[1]); b.Has(k) && b.uniqueOnly(row, pair[0], r.set) && b.uniqueOnly(col, pair[0], r.set) &&
				!found(b.uniqueLinked(&r, b.eliminations(pair[1].Set(), puzzle.CellsOf(far)), pair[0], row, col)) {
				return false
			}
		}
	}
	return true
}

// uniqueStep makes the step that removes out because of r.
func (b *Board) uniqueStep(r *deadlyRectangle, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	return b.uniqueShow(r, out, puzzle.Diagram{Houses: []puzzle.HouseRole{
		{House: wingHouse(r.at[0], r.at[1]), Role: puzzle.Base},
		{House: wingHouse(r.at[2], r.at[3]), Role: puzzle.Base},
	}})
}

// uniqueLinked makes the step that rests on houses in which link has no places
// but corners of r, and joins those.
func (b *Board) uniqueLinked(r *deadlyRectangle, out []puzzle.Candidate, link puzzle.Digit, houses ...puzzle.House) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var pic puzzle.Diagram
	for _, h := range houses {
		pic.Houses = append(pic.Houses, puzzle.HouseRole{House: h, Role: puzzle.Base})
		if ks := b.within(h.Set().And(r.set), link.Set()); len(ks) == 2 {
			pic.Links = append(pic.Links, puzzle.Link{From: ks[:1:1], To: ks[1:], Strong: true})
		}
	}
	return b.uniqueShow(r, out, pic)
}

// uniqueShow adds the rectangle to the diagram: its corners, its digits there,
// and as fins the others.
func (b *Board) uniqueShow(r *deadlyRectangle, out []puzzle.Candidate, pic puzzle.Diagram) Step {
	pair := r.low.Set() | r.high.Set()
	for _, c := range r.at {
		pic.Cells = append(pic.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		for d := range b.Cands[c].All() {
			switch k := puzzle.Cand(c, d); {
			case slices.Contains(out, k):
			case pair.Has(d):
				pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Base})
			default:
				pic.Cands = append(pic.Cands, puzzle.CandRole{Cand: k, Role: puzzle.Fin})
			}
		}
	}
	return eliminate(out, pic)
}
