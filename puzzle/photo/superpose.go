package photo

import "sudoku/puzzle/photo/net"

// The print of a grid is of one fount: where blur makes two digits look alike to the net,
// which knows all founts, the other instances of a digit in the same picture, blurred the
// same way, tell them apart, and a part of a digit is enough to know it by. The mean of the
// instances of each digit, aligned, is its template; what is read with templates makes
// better ones, to and fro.

// A superposition is the templates of a grid, as it is read so far.
type superposition struct {
	cells *[81]Cell
	seen  [81]*stencil    // what nothing hides
	share [81][10]float64 // by how much each cell counts for the template of each digit
	at    [81]shift       // where its digit is
	of    [10]template    // of 0 there is none
	trust Cell            // how much a pixel of a cell counts
}

// superpositions is how often templates are made of what was read with those before.
const superpositions = 3

// again reads the way once more, with templates, unless its reading is certain. What has one
// solution is not given up for what has not.
func (w *way) again(r Reading, solve Solver) (*way, Reading) {
	if r.Certain() {
		return w, r
	}
	o := w.likened()
	if other := o.decide(solve); other.Solutions == 1 || r.Solutions != 1 {
		return o, other
	}
	return w, r
}

// likened returns the way read again, with the templates of its own digits.
func (w *way) likened() *way {
	o, s := *w, superposition{cells: w.cells, seen: w.stencils()}
	o.pairs = w.allPairs()
	for i := range s.trust {
		s.trust[i] = 1
	}
	for range superpositions {
		_, c := o.weighed()
		s.count(&c)
		s.align()
		s.weigh()
		s.align()
		for i, p := range s.compared(&w.chances) {
			if p != nil {
				o.chances[i] = w.chances[i].mixed(p, w.hidden[whence(i, w.turns)])
			}
		}
	}
	o.weigh()
	return &o
}

// count says which cells make the templates: those likely print, unless two of a house are
// the same digit.
func (s *superposition) count(c *[81]Chances) {
	const likely = 0.7
	s.share = [81][10]float64{}
	for i := range c {
		for d := 1; d <= 9; d++ {
			if p := c[i][net.Printed+d]; p > likely {
				s.share[i][d] = p
			}
		}
	}
	before := s.share
	for i := range before {
		for j := range before {
			for d := 1; d <= 9 && i != j && peers(i, j); d++ {
				if before[i][d] > 0 && before[j][d] > 0 {
					s.share[i][d] = 0
				}
			}
		}
	}
}

// peers reports whether two cells are in one house.
func peers(i, j int) bool {
	return i/9 == j/9 || i%9 == j%9 || i/27 == j/27 && i%9/3 == j%9/3
}

// without returns a template as it is without a cell.
func (s *superposition) without(cell, digit int) *template {
	k := s.share[cell][digit]
	if k == 0 {
		return &s.of[digit]
	}
	o := s.of[digit]
	o.add(&s.cells[cell], s.seen[cell], s.at[cell], -k)
	return &o
}

// enough is of how many cells a template must be.
const enough = 0.5

// members calls f with the cells that make the templates.
func (s *superposition) members(f func(cell, digit int, share float64)) {
	for i := range s.share {
		for d := 1; d <= 9; d++ {
			if k := s.share[i][d]; k > 0 {
				f(i, d, k)
			}
		}
	}
}

// align makes the templates anew, each digit laid where it is most like the others.
func (s *superposition) align() {
	s.add()
	s.members(func(i, d int, _ float64) {
		if t := s.without(i, d); t.n > enough {
			m, known := t.mean()
			s.at[i] = s.cells[i].compare(s.seen[i], m, known, &s.trust).at
		}
	})
	s.add()
}

// add makes the templates of the cells as they lie.
func (s *superposition) add() {
	s.of = [10]template{}
	s.members(func(i, d int, k float64) { s.of[d].add(&s.cells[i], s.seen[i], s.at[i], k) })
}

// weigh trusts pixels less where the instances of the same digit differ much, as beside
// lines.
func (s *superposition) weigh() {
	var sum, n Cell
	var all, count float32
	s.members(func(i, d int, k float64) {
		t := s.without(i, d)
		if t.n < enough {
			return
		}
		m, known := t.mean()
		s.at[i].overlap(func(p, q int) {
			if known[q] && s.seen[i].has(p) {
				e := s.cells[i][p] - m[q]
				sum[p] += float32(k/(1+1/t.n)) * e * e
				n[p] += float32(k)
			}
		})
	})
	for i := range sum {
		all += sum[i]
		count += n[i]
	}
	const before = 3 // cells of which nothing is known
	if mean := all / max(count, 1); mean > 0 {
		for i := range sum {
			s.trust[i] = mean * (n[i] + before) / (sum[i] + before*mean)
		}
	}
}

// An unlikeness is how unlike each digit of its grid a cell is, 0 standing for paper: 1 is as
// unlike as the digits are to their own templates. What there is no template of is negative.
type unlikeness [10]float64

// compared holds all cells against the templates, but those that are empty without doubt.
func (s *superposition) compared(c *[81]Chances) (all [81]*unlikeness) {
	sum, weight := 1e-6, 1e-6
	bare, known := new(Cell), new(stencil)
	for i := range known {
		known[i] = true
	}
	for i := range all {
		if c[i][net.Empty] > 0.99 {
			continue
		}
		p := new(unlikeness)
		all[i] = p
		l := s.cells[i].compareAt(shift{}, s.seen[i], bare, known, &s.trust)
		p[0] = l.off * l.seen
		for d := 1; d <= 9; d++ {
			p[d] = -1
			t := s.without(i, d)
			if t.n < enough {
				continue
			}
			m, known := t.mean()
			if l := s.cells[i].compare(s.seen[i], m, known, &s.trust); l.seen > 0 {
				off := l.off / (1 + 1/t.n)
				p[d] = off * l.seen
				sum += s.share[i][d] * off
				weight += s.share[i][d]
			}
		}
	}
	usual := max(sum/weight, 1e-4) * s.full()
	for _, p := range all {
		for d := 0; p != nil && d < len(p); d++ {
			p[d] /= usual
		}
	}
	return all
}

// full is how much all pixels of a cell count.
func (s *superposition) full() (sum float64) {
	shift{}.overlap(func(i, _ int) { sum += float64(s.trust[i]) })
	return sum
}
