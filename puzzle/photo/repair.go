package photo

import (
	"cmp"
	"container/heap"
	"math"
	"slices"

	"sudoku/puzzle"
)

// What the net is not sure of is decided by the rules: of all grids near the likeliest
// one, those with exactly one solution are what a newspaper prints. They are tried in
// order of how much less likely they are (best first), and what remains of them says how
// sure each cell is. After M. Mulamba, J. Mandi, R. Canoy, T. Guns, "Hybrid
// classification and reasoning for image-based constraint solving" (2020).
const (
	maxCost  = 4.0   // how much less likely, as a log, a grid may be that is taken instead
	maxWrong = 8.0   // of one that has no solution, so that it can't be right
	beyond   = 3.0   // how much less likely than the first others are looked at
	maxTries = 20000 // grids at most
)

// An option is another digit for a cell, 0 for none, and what it costs.
type option struct {
	cell  int
	digit puzzle.Digit
	cost  float64
}

// A choice is a grid that has one solution.
type choice struct {
	grid puzzle.Grid
	cost float64
}

// A search goes through the grids near a first one.
type search struct {
	first   puzzle.Grid
	options []option // cheapest first
	solve   Solver
	most    float64 // maxCost or maxWrong
	open    choices
}

// newSearch prepares the search for the log chances of 0 and the digits in each cell.
func newSearch(logs *[81][10]float64, solve Solver) *search {
	s := &search{solve: solve}
	for i := range logs {
		for d, v := range logs[i] {
			if v > logs[i][s.first[i]] {
				s.first[i] = puzzle.Digit(d)
			}
		}
	}
	s.most = s.limit()
	for i := range logs {
		for d, v := range logs[i] {
			if cost := logs[i][s.first[i]] - v; d != int(s.first[i]) && cost < s.most+beyond {
				s.options = append(s.options, option{i, puzzle.Digit(d), cost})
			}
		}
	}
	slices.SortStableFunc(s.options, func(a, b option) int { return cmp.Compare(a.cost, b.cost) })
	return s
}

// limit is how much less likely than the first a grid may be.
func (s *search) limit() float64 {
	if !s.first.HasConflict() {
		if _, n := s.solve(&s.first); n > 0 {
			return maxCost
		}
	}
	return maxWrong
}

// run returns the grids with one solution, cheapest first.
func (s *search) run() (good []choice) {
	most := s.most
	heap.Push(&s.open, edits{})
	for tries := 0; tries < maxTries && len(s.open) > 0; tries++ {
		e := heap.Pop(&s.open).(edits)
		if e.cost > most {
			break
		}
		g, ok := s.apply(e.of)
		if ok && s.single(&g) {
			good = append(good, choice{g, e.cost})
			most = good[0].cost + beyond
		}
		s.follow(e, ok)
	}
	return good
}

// maxEdits is how many cells at most are read otherwise.
const maxEdits = 6

// follow opens the grids that come after one: with its last edit exchanged for the next
// option, and with that in addition. So every set of options is reached once.
func (s *search) follow(e edits, ok bool) {
	n := len(e.of)
	next := 0
	if n > 0 {
		next = e.of[n-1] + 1
	}
	if next == len(s.options) {
		return
	}
	cost := s.options[next].cost
	if n > 0 {
		swapped := append(slices.Clone(e.of[:n-1]), next)
		heap.Push(&s.open, edits{swapped, e.cost - s.options[next-1].cost + cost})
	}
	if ok && n < maxEdits {
		heap.Push(&s.open, edits{append(slices.Clone(e.of), next), e.cost + cost})
	}
}

// apply returns the grid with some options taken, unless two are for one cell.
func (s *search) apply(of []int) (g puzzle.Grid, ok bool) {
	g = s.first
	for k, o := range of {
		for _, before := range of[:k] {
			if s.options[before].cell == s.options[o].cell {
				return g, false
			}
		}
		g[s.options[o].cell] = s.options[o].digit
	}
	return g, true
}

// single reports whether a grid has one solution. With fewer than 17 givens none has.
func (s *search) single(g *puzzle.Grid) bool {
	if g.HasConflict() || g.Count() < 17 {
		return false
	}
	_, n := s.solve(g)
	return n == 1
}

// marginals returns how likely each cell is as in the first of some grids, if one of them
// is right.
func marginals(good []choice) (sure [81]float64) {
	total := 0.0
	for _, c := range good {
		p := math.Exp(good[0].cost - c.cost)
		total += p
		for i := range sure {
			if c.grid[i] == good[0].grid[i] {
				sure[i] += p
			}
		}
	}
	for i := range sure {
		sure[i] /= total
	}
	return sure
}

// An edits is a set of options that are taken, in increasing order, and what they cost.
type edits struct {
	of   []int
	cost float64
}

// A choices is a heap of edits, the cheapest first.
type choices []edits

func (c choices) Len() int           { return len(c) }
func (c choices) Less(i, j int) bool { return c[i].cost < c[j].cost }
func (c choices) Swap(i, j int)      { c[i], c[j] = c[j], c[i] }
func (c *choices) Push(x any)        { *c = append(*c, x.(edits)) }
func (c *choices) Pop() any {
	last := (*c)[len(*c)-1]
	*c = (*c)[:len(*c)-1]
	return last
}
