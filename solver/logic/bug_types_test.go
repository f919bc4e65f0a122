package logic

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// TestGraveIsDeadly: what a grave leaves in a puzzle with one solution can't be filled,
// and a grave that can be filled has several fillings.
func TestGraveIsDeadly(t *testing.T) {
	for _, line := range lines(t, "bug.txt") {
		f := strings.Fields(line)
		pos := position(t, f[1], f[2])
		b := NewBoard(&pos)
		g, ok := bugView{b}.grave()
		if !ok {
			continue
		}
		for c := range g.cells.All() {
			pos.Cands[c] &^= g.extra[c]
		}
		if !refGrave(&pos) || refFillings(pos) != 0 {
			t.Errorf("%s: no grave is left, or one that can be filled", line)
		}
	}
	rng := rand.New(rand.NewPCG(6, 1))
	for range 20 {
		_, g := minimal(rng)
		for c, d := range g {
			if d <= 2 {
				g[c] = 0
			}
		}
		if pos := puzzle.NewPosition(g); !refGrave(&pos) || refFillings(pos) < 2 {
			t.Errorf("%v: the grave of 1 and 2 can be filled in %d ways", g, refFillings(pos))
		}
	}
}

// refFillings counts the ways to fill p with its candidates.
func refFillings(p puzzle.Position) (n int) {
	empty := puzzle.AllCells.Without(p.Grid.Filled())
	if empty.Empty() {
		return 1
	}
	c := empty.First()
	for d := range p.Cands[c].All() {
		next := p
		next.Place(puzzle.Cand(c, d))
		n += refFillings(next)
	}
	return n
}

// refBUGType collects what a type does in each grave that can be made.
func refBUGType(with func(*puzzle.Position, *refExtras, map[string]bool)) func(*puzzle.Position) map[string]bool {
	return func(p *puzzle.Position) map[string]bool {
		out := map[string]bool{}
		refGraves(p, func(e *refExtras) { with(p, e, out) })
		return out
	}
}

// refExtras is the extra candidates of several cells.
type refExtras struct {
	cells  puzzle.CellSet
	digits puzzle.DigitSet
	of     [81]puzzle.DigitSet
}

// refGraves tries to leave each two candidates in each cell that has more, and calls
// with what it takes away where a grave is left. It tries no more than eight cells.
func refGraves(p *puzzle.Position, with func(*refExtras)) {
	var e refExtras
	for c := range puzzle.Cell(81) {
		if p.Cands[c].Len() > 2 {
			e.cells.Add(c)
		}
	}
	if n := e.cells.Len(); n < 2 || n > 8 {
		return
	}
	var leave func(left puzzle.Position, rest puzzle.CellSet)
	leave = func(left puzzle.Position, rest puzzle.CellSet) {
		if !refGraveSoFar(&left, rest) {
			return
		}
		if rest.Empty() {
			if refGrave(&left) {
				with(&e)
			}
			return
		}
		c := rest.First()
		rest.Remove(c)
		for d := range p.Cands[c].All() {
			for d2 := range p.Cands[c].All() {
				if d < d2 {
					next, before := left, e
					next.Cands[c] = d.Set() | d2.Set()
					e.of[c] = p.Cands[c] &^ next.Cands[c]
					e.digits |= e.of[c]
					leave(next, rest)
					e = before
				}
			}
		}
	}
	leave(*p, e.cells)
}

// refGraveSoFar reports whether no digit has more than two places in a house, or in one
// without any of rest exactly one.
func refGraveSoFar(p *puzzle.Position, rest puzzle.CellSet) bool {
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			n := holding(p, h.Set().Without(rest), d.Set()).Len()
			if n > 2 || n == 1 && h.Set().And(rest).Empty() {
				return false
			}
		}
	}
	return true
}

func refBUG2(p *puzzle.Position, e *refExtras, out map[string]bool) {
	refSeen(p, e.cells, e.digits, out)
}

func refBUG3(p *puzzle.Position, e *refExtras, out map[string]bool) {
	refSurplus(p, e.cells, e.digits, out)
}

// refBUG4 looks at the houses that both cells share.
func refBUG4(p *puzzle.Position, e *refExtras, out map[string]bool) {
	if e.cells.Len() != 2 {
		return
	}
	c := e.cells.First()
	rest := e.cells
	rest.Remove(c)
	c2 := rest.First()
	one, two := p.Cands[c]&^e.of[c], p.Cands[c2]&^e.of[c2]
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range (one & two).All() {
			if e.cells.In(h.Set()) && holding(p, h.Set(), d.Set()) == e.cells {
				ks := removing(p, puzzle.CellsOf(c), one&^d.Set())
				out[effect(nil, append(ks, removing(p, puzzle.CellsOf(c2), two&^d.Set())...))] = true
			}
		}
	}
}
