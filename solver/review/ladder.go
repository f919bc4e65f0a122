package review

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A class is a group of techniques that players learn about together. Whoever knows one knows
// those before it.
type class uint8

const (
	singles    class = iota
	triples    class = 3
	unfound    class = 12 // by no technique that is looked for
	numClasses       = unfound + 1
)

// classes are the groups behind the singles: the techniques of a level up to a cost.
var classes = [...]struct {
	level puzzle.Level
	least int
}{
	{puzzle.Medium, 7},  // locked candidates
	{puzzle.Medium, 10}, // pairs
	{puzzle.Medium, 99}, // triples
	{puzzle.Hard, 11},   // two strong links, unique rectangles
	{puzzle.Hard, 15},   // X-wings
	{puzzle.Hard, 18},   // wings, quadruples, colours, swordfish
	{puzzle.Hard, 99},
	{puzzle.Unfair, 19}, // chains and loops
	{puzzle.Unfair, 26}, // fish with fins
	{puzzle.Unfair, 99}, // almost locked sets and the like
	{puzzle.Extreme, 9999},
}

// classOf returns the class of a technique.
func classOf(t *logic.Technique) class {
	if t.Level <= puzzle.Easy {
		return singles
	}
	for i, c := range classes {
		if t.Level == c.level && t.Least() <= c.least {
			return class(i + 1)
		}
	}
	return unfound
}

// tooSlow are techniques that are not looked for: each takes longer than all before it, and
// what it shows is rarely shown by no other.
var tooSlow = []string{
	"grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic", "death-blossom", "als-chain",
	"vwxyz-wing", "uvwxyz-wing", "aligned-triple-exclusion", "franken-jellyfish", "finned-franken-jellyfish",
}

// A techniqueLadder is the techniques that eliminate, from the easiest to learn to the hardest.
type techniqueLadder struct {
	techniques []*logic.Technique
	class      []class        // of each
	rung       map[string]int // where each stands, by its ID
}

// newLadder returns the ladder with or without the techniques that rest on there being one
// solution.
func newLadder(shape *puzzle.Shape, unique bool) *techniqueLadder {
	l := &techniqueLadder{rung: map[string]int{}}
	for _, t := range logic.For(shape).Techniques {
		if t.Family() != logic.Singles && (unique || !t.OneSolution) && !slices.Contains(tooSlow, t.ID) && (t.Level < puzzle.Extreme || t.ID == "forcing-chain") {
			l.techniques = append(l.techniques, t)
		}
	}
	slices.SortStableFunc(l.techniques, func(a, b *logic.Technique) int {
		return cmp.Or(cmp.Compare(classOf(a), classOf(b)), cmp.Compare(a.Least(), b.Least()))
	})
	for i, t := range l.techniques {
		l.class = append(l.class, classOf(t))
		l.rung[t.ID] = i
	}
	return l
}

// below returns the ladder up to a rung.
func (lad *techniqueLadder) below(rung int) *techniqueLadder {
	return &techniqueLadder{lad.techniques[:rung], lad.class, lad.rung}
}

var (
	wholeLadder = sync.OnceValue(func() *techniqueLadder { return newLadder(nil, true) })
	plainLadder = sync.OnceValue(func() *techniqueLadder { return newLadder(nil, false) })
)

// ladders returns those that a board has.
func ladders(shape *puzzle.Shape) []*techniqueLadder {
	if shape == nil {
		return []*techniqueLadder{wholeLadder(), plainLadder()}
	}
	return []*techniqueLadder{newLadder(shape, true)}
}

// open returns the cells of the board without a digit.
func open(pos *puzzle.Position) puzzle.CellSet { return pos.Shape.Cells().Without(pos.Grid.Filled()) }

// A look is what a position shows, up to where something wanted is shown.
type look struct {
	found     class            // the easiest class with which it is shown; unfound for none
	technique *logic.Technique // the hardest that is needed for it, nil for singles and none
	rung      int              // where it stands in the ladder

	// opens counts the digits that can be entered first with each class, up to found.
	opens    [numClasses]int
	late     int              // how many of them needed fewer steps
	any      bool             // there is one
	open     *logic.Technique // the easiest that leads to any of them, nil for a single
	openRung int
	digit    puzzle.Candidate // that digit

	steps []made // the eliminations on the way, without diagrams
}

// remembered makes the digit that was looked for one that was found before, with an easier
// class: it counts as open there, and no longer where it was found now.
func (l *look) remembered(was class) {
	if l.found != unfound {
		l.opens[l.found]--
	}
	l.opens[was]++
	l.late = 0
	l.found, l.technique = was, nil
}

// A made is a step with the rung of the ladder that found it.
type made struct {
	logic.Step
	rung int
}

// A wanted reports whether what is looked for is shown in a position.
type wanted func(*puzzle.Position) bool

// search looks at pos, which it changes, by one technique after the other until what is
// wanted is shown. solution tells which digits are counted.
func (lad *techniqueLadder) search(ctx context.Context, pos *puzzle.Position, solution *puzzle.Grid, want wanted) (l look, err error) {
	left := open(pos)
	hardest, top := -1, singles
	var technique *logic.Technique // of the step of the hardest
	opened := 0
	count := func() {
		l.late = opened
		for cell := range left.All() {
			k := puzzle.Cand(cell, solution[cell])
			if !shown(pos, k) {
				continue
			}
			left.Remove(cell)
			opened++
			if l.opens[top]++; !l.any {
				l.any, l.open, l.openRung, l.digit = true, technique, hardest, k
			}
		}
	}
	if count(); want(pos) {
		return l, nil
	}
	l.found = unfound
	err = logic.Unfold(ctx, pos, lad.techniques, func(t *logic.Technique, s *logic.Step) bool {
		at := lad.rung[t.ID]
		if at > hardest {
			hardest, top, technique = at, lad.class[at], s.Technique
		}
		l.steps = append(l.steps, made{*s, at})
		count()
		if !want(pos) {
			return true
		}
		l.found, l.technique, l.rung = top, technique, hardest
		return false
	})
	return l, err
}

// shown reports whether k is a single: the last candidate of its cell, or the last place of
// its digit in a house.
func shown(pos *puzzle.Position, k puzzle.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	if !pos.Has(k) {
		return false
	}
	if pos.Cands[c] == d.Set() {
		return true
	}
	if pos.Shape != nil {
		return shownOn(pos, c, d)
	}
	for _, h := range c.Houses() {
		n := 0
		for _, q := range h.Cells() {
			if pos.Cands[q].Has(d) {
				n++
			}
		}
		if n == 1 {
			return true
		}
	}
	return false
}

// shownOn reports whether c is the last place of d in a house of the board.
func shownOn(pos *puzzle.Position, c puzzle.Cell, d puzzle.Digit) bool {
	return slices.ContainsFunc(pos.Shape.HousesOf(c), func(h puzzle.House) bool {
		for q := range pos.Shape.Set(h).All() {
			if q != c && pos.Cands[q].Has(d) {
				return false
			}
		}
		return true
	})
}

// ahead returns a single after which k is one too.
func ahead(pos *puzzle.Position, solution *puzzle.Grid, k puzzle.Candidate) (first puzzle.Candidate, ok bool) {
	for c := range open(pos).All() {
		first := puzzle.Cand(c, solution[c])
		if c == k.Cell() || !shown(pos, first) {
			continue
		}
		after := *pos
		if after.Place(first); shown(&after, k) {
			return first, true
		}
	}
	return 0, false
}
