package generator

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// A Nearest is a puzzle with one solution that comes near to an order, and what it misses: nothing
// if it fits after all, because the search left it before it had seen all of it.
type Nearest struct {
	Givens puzzle.Grid
	Level  puzzle.Level
	Misses []Miss
}

// A Miss is something of an order that a puzzle misses.
type Miss struct {
	Name string // as of Closest.Misses
	// Number is what the puzzle has of what is asked for in numbers: its score, its ER in tenths, its
	// singles, its givens, those beside the pattern, or how often it has the step that is wanted once:
	// 0, or 2 for more than once.
	Number     int
	Level      puzzle.Level       // of the puzzle, if that is missed
	Techniques []*logic.Technique // that it lacks, has against the order, or has in the place of one
}

// Nearest makes a puzzle that can be played of the one that came closest, and says what it misses. ok is
// false if there is none. The error is that of ctx.
func (o Order) Nearest(ctx context.Context, c *Closest) (n Nearest, ok bool, err error) {
	o, wrong := o.complete()
	if wrong != nil || c.Givens == (puzzle.Grid{}) {
		return n, false, nil
	}
	if n.Givens, ok = o.unique(&c.Givens); !ok {
		return n, false, nil
	}
	p, err := o.wholePath(ctx, &n.Givens)
	if err != nil {
		return n, false, err
	}
	n.Level = p.rating.Level
	n.Misses = o.missesOf(p)
	return n, true, nil
}

// wholePath returns the path of a puzzle to its end, whether it fits or not.
func (o *Order) wholePath(ctx context.Context, g *puzzle.Grid) (*path, error) {
	free := *o
	free.conditions, free.never = nil, 0
	p, rater := path{}, logic.Rater{}
	p.begin(&free, g)
	if o.Explainer != nil {
		p.explainer = new(se.Rater)
		r, err := p.explainer.Rate(ctx, g)
		if p.value = r.ER; err != nil {
			return nil, err
		}
	}
	if len(o.outside) > 0 {
		p.seeOutside(ctx, &rater)
	}
	r, err := rater.RateWhile(ctx, g, logic.HoDoKu.Techniques, 0, p.step)
	p.rating = r
	return &p, err
}

// missesOf returns what the puzzle of a whole path misses.
func (o *Order) missesOf(p *path) (list []Miss) {
	for _, c := range o.conditions {
		if !c.fits(o, p) {
			list = append(list, o.missed(c.Name, p))
		}
	}
	left := p.givens.Filled()
	number := Range{o.MinGivens, o.MaxGivens}
	switch {
	case o.Pattern != nil && !left.In(o.Pattern.Cells):
		list = append(list, Miss{Name: "pattern", Number: left.Without(o.Pattern.Cells).Len()})
	case (o.Pattern == nil || o.Pattern.Within) && !number.Has(left.Len()):
		list = append(list, Miss{Name: "clues", Number: left.Len()})
	}
	if o.Minimal && !isMinimal(p.givens) {
		list = append(list, Miss{Name: "minimal"})
	}
	return list
}

// missed says what the puzzle of a whole path has instead of what a condition asks for.
func (o *Order) missed(name string, p *path) Miss {
	m := Miss{Name: name}
	switch name {
	case "difficulty":
		m.Level = p.rating.Level
	case "score":
		m.Number = p.rating.Score
	case "se":
		m.Number = int(p.value)
	case "singles":
		m.Number = p.singles
	case "hardest":
		m.Techniques = techniques(p.rating.Hardest)
	case "first":
		m.Techniques = techniques(p.first)
		if setOf(o.First) == 0 {
			m.Techniques = techniques(p.outside.first)
		}
	case "once":
		m.Techniques = techniques(o.Once)
		if p.has(o.Once) {
			m.Number = 2
		}
	case "with":
		m.Techniques = filter(o.With, func(t *logic.Technique) bool { return !p.has(t) })
	case "without":
		m.Techniques = filter(o.Without, p.has)
	}
	return m
}

// techniques returns a list of t, empty if it is nil.
func techniques(t *logic.Technique) []*logic.Technique {
	if t == nil {
		return nil
	}
	return []*logic.Technique{t}
}

// filter returns those of a list for which keep is true.
func filter(list []*logic.Technique, keep func(*logic.Technique) bool) (kept []*logic.Technique) {
	for _, t := range list {
		if keep(t) {
			kept = append(kept, t)
		}
	}
	return kept
}

// solutionsSeen is how many solutions of a grid are looked at to find the given that leaves fewest.
const solutionsSeen = 2000

// unique adds givens to a grid until it has one solution, the one each time that leaves fewest, with
// the others that the symmetry adds; then it takes out those that are not needed. ok is false if
// the grid has no solution.
func (o *Order) unique(g *puzzle.Grid) (full puzzle.Grid, ok bool) {
	var search solver.Searcher
	full = *g
	for {
		c, d, n := rarest(&search, &full)
		if n == 0 {
			return full, false
		}
		if c < 0 {
			break
		}
		full[c] = d
	}
	solution, _ := search.First(&full)
	was := g.Filled()
	for c := range full.Filled().Without(was).All() {
		for q := range o.Symmetry.Orbit(c).All() {
			full[q] = solution[q]
		}
	}
	for c := range full.Filled().Without(was).All() {
		less := full
		for q := range o.Symmetry.Orbit(c).Without(was).All() {
			less[q] = 0
		}
		if search.Count(&less, 2) == 1 {
			full = less
		}
	}
	return full, true
}

// rarest returns the digit that the fewest of n solutions of a grid have in a cell; c is -1 if there
// is only one.
func rarest(search *solver.Searcher, g *puzzle.Grid) (c int, d puzzle.Digit, n int) {
	var count [81][10]int
	search.InOrder(g, func(s *puzzle.Grid) bool {
		for i, d := range s {
			count[i][d]++
		}
		n++
		return n < solutionsSeen
	})
	c = -1
	if n <= 1 {
		return c, 0, n
	}
	least := n
	for i := range count {
		for digit := 1; digit <= 9; digit++ {
			if k := count[i][digit]; k > 0 && k < least {
				c, d, least = i, puzzle.Digit(digit), k
			}
		}
	}
	return c, d, n
}
