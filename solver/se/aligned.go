package se

import "sudoku/puzzle"

// An aligned is a base cell of an aligned exclusion: one that sees cells with few
// candidates.
type aligned struct {
	cell, n   int // n is how many candidates it has
	cands     digits
	excluders puzzle.CellSet
}

// bases returns the cells that see others with 2 to most candidates, in the space of list.
func (b *board) bases(list []aligned, most int) (_ []aligned, few puzzle.CellSet) {
	for c, ds := range &b.cands {
		if n := size(ds); n >= 2 && n <= most {
			few.Add(puzzle.Cell(c))
		}
	}
	for c, ds := range &b.cands {
		if ex := few.And(puzzle.Cell(c).Peers()); several(ds) && !ex.Empty() {
			list = append(list, aligned{c, size(ds), ds, ex})
		}
	}
	return list, few
}

// A ban says which digits two or three cells can't have together: those that would leave a
// cell that sees them all nothing.
type ban struct {
	pair   [9]digits    // pair[x] has y: a cell holds x and y alone
	triple [9][9]digits // triple[x][y] has z: a cell holds x, y and z alone
}

// add adds the cells of excluders to b. Each must have two or three candidates.
func (b *ban) add(excluders puzzle.CellSet, cands *[81]digits) {
	for !excluders.Empty() {
		var c puzzle.Cell
		c, excluders = pop(excluders)
		ds := cands[c]
		if two(ds) {
			x, y := low(ds), low(ds&(ds-1))
			b.pair[x] |= 1 << y
			b.pair[y] |= 1 << x
			continue
		}
		for m := ds; m != 0; m &= m - 1 {
			x := low(m)
			for n := ds &^ (1 << x); n != 0; n &= n - 1 {
				y := low(n)
				b.triple[x][y] |= ds &^ (1<<x | 1<<y)
			}
		}
	}
}

// alignedPair finds two cells that see two or more cells with two candidates each, so that
// a digit of one goes with no digit of the other.
func (s *search) alignedPair() bool {
	s.bases, _ = s.board.bases(s.bases[:0], 2)
	list := s.bases
	for j := 1; j < len(list); j++ {
		p := &list[j]
		for i := range j {
			q := &list[i]
			n := p.excluders.And(q.excluders).Len()
			if n < 2 || n < min(p.n, q.n)-int(sees(p.cell, q.cell)) {
				continue // a digit goes if each of the other cell's goes with it by another excluder
			}
			if s.excludePair(q, p, p.excluders.And(q.excluders)) {
				return true
			}
		}
	}
	return false
}

func (s *search) excludePair(p, q *aligned, common puzzle.CellSet) bool {
	var b ban
	b.add(common, &s.cands)
	var outP, inQ digits
	sees := puzzle.Cell(p.cell).Sees(puzzle.Cell(q.cell))
	for m := p.cands; m != 0; m &= m - 1 {
		x := low(m)
		allowed := q.cands &^ b.pair[x]
		if sees {
			allowed &^= 1 << x
		}
		if allowed == 0 {
			outP |= 1 << x
		}
		inQ |= allowed
	}
	s.step.begin(6.2)
	s.step.take(p.cell, outP)
	s.step.take(q.cell, q.cands&^inQ)
	return s.step.found()
}

// alignedTriplet finds the same for three cells, and cells with two or three candidates.
func (s *search) alignedTriplet() bool {
	list, few := s.board.bases(s.bases[:0], 3)
	if s.bases = list; len(list) < 3 {
		return false
	}
	var at [81]*aligned
	var candidates puzzle.CellSet
	for i := range list {
		at[list[i].cell] = &list[i]
		candidates.Add(puzzle.Cell(list[i].cell))
	}
	few = few.And(candidates)
	for j := 1; j < len(list); j++ {
		for i := range j {
			if s.excludeTriplets(&list[i], &list[j], &at, few) {
				return true
			}
		}
	}
	return false
}

// excludeTriplets tries p and q with each third cell that one of them sees and that has few
// candidates itself: first those that p sees.
func (s *search) excludeTriplets(p, q *aligned, at *[81]*aligned, few puzzle.CellSet) bool {
	common := p.excluders.And(q.excluders)
	if common.Len() < 2 {
		return false
	}
	few.Remove(puzzle.Cell(p.cell))
	few.Remove(puzzle.Cell(q.cell))
	var wide ban // by all cells that p and q see: without effect, those that a third sees, too, have none
	wide.add(common, &s.cands)
	for _, first := range [2]*aligned{p, q} {
		area := few.And(first.excluders)
		if first == q {
			area = area.Without(p.excluders)
		}
		if area.Empty() {
			continue
		}
		for _, c := range &peersOf[first.cell] {
			if !area.Has(puzzle.Cell(c)) {
				continue
			}
			if all := common.And(at[c].excluders); all.Len() >= 2 && !wide.allows(p, q, at[c]) && s.excludeTriplet(p, q, at[c], all) {
				return true
			}
		}
	}
	return false
}

// allows reports whether each candidate of the three cells is left.
func (b *ban) allows(p, q, r *aligned) bool {
	inP, inQ, inR := b.left(p, q, r)
	return inP == p.cands && inQ == q.cands && inR == r.cands
}

// left returns the candidates of three cells that go with some of the others.
func (b *ban) left(p, q, r *aligned) (inP, inQ, inR digits) {
	pq, pr, qr := sees(p.cell, q.cell), sees(p.cell, r.cell), sees(q.cell, r.cell)
	for m := p.cands; m != 0; m &= m - 1 {
		x := low(m)
		second := q.cands &^ b.pair[x] &^ (pq << x)
		for ; second != 0; second &= second - 1 {
			y := low(second)
			third := r.cands &^ (b.pair[x] | b.pair[y] | b.triple[x][y] | pr<<x | qr<<y)
			if third != 0 {
				inP |= 1 << x
				inQ |= 1 << y
				inR |= third
			}
		}
		if inP == p.cands && inQ == q.cands && inR == r.cands {
			break
		}
	}
	return inP, inQ, inR
}

func (s *search) excludeTriplet(p, q, r *aligned, common puzzle.CellSet) bool {
	var b ban
	b.add(common, &s.cands)
	inP, inQ, inR := b.left(p, q, r)
	s.step.begin(7.5)
	s.step.take(p.cell, p.cands&^inP)
	s.step.take(q.cell, q.cands&^inQ)
	s.step.take(r.cell, r.cands&^inR)
	return s.step.found()
}

// sees is 1 if a sees b.
func sees(a, b int) digits {
	if puzzle.Cell(a).Sees(puzzle.Cell(b)) {
		return 1
	}
	return 0
}

// pop returns the first cell of cells, and the others.
func pop(cells puzzle.CellSet) (puzzle.Cell, puzzle.CellSet) {
	c := cells.First()
	if cells.Lo != 0 {
		cells.Lo &= cells.Lo - 1
	} else {
		cells.Hi &= cells.Hi - 1
	}
	return c, cells
}
