package route_test

import (
	"context"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/route"
	"sudoku/solver/logic"
)

// A chain is a real one, and the position in which it is found.
type chain struct {
	id  string
	pos puzzle.Position
	d   puzzle.Diagram
}

// TestChains lays the links of several hundred chains from the paths of hard puzzles. They
// cross no large digit and merge nowhere, and few come near a candidate that they don't mean:
// where a chain has no other way.
func TestChains(t *testing.T) {
	chains := realChains(t)
	if len(chains) < 200 {
		t.Fatalf("only %d chains", len(chains))
	}
	links, digits, marks, merged, hidden, bars := 0, 0, 0, 0, 0, 0
	for _, c := range chains {
		f := field(&c)
		ways := f.Find(c.d.Links)
		links += len(c.d.Links)
		for _, b := range ways.Bars {
			for _, piece := range b.Pieces {
				bars++
				if d, _ := c.crossed(f, &puzzle.Link{From: b.Members}, piece); d > 0 {
					digits++
					t.Logf("%s: the bar of %v crosses a digit in %v %v", c.id, b.Members, c.pos.Grid, piece)
				}
			}
		}
		for i, k := range c.d.Links {
			pts := ways.Links[i].Points
			if len(pts) < 2 && apart(f, &k) {
				hidden++
			}
			d, m := c.crossed(f, &k, pts)
			if digits += d; d > 0 {
				t.Logf("%s: %v to %v crosses a digit", c.id, k.From, k.To)
			}
			marks += m
			for _, other := range ways.Links[:i] {
				if meets(pts, other.Points) {
					merged++
				}
			}
		}
	}
	t.Logf("%d chains, %d links, %d pieces of bars: %d cross digits, %d cross candidates, %d merge, %d are hidden", len(chains), links, bars, digits, marks, merged, hidden)
	if digits > 0 || marks > links/40 || merged > 2 || hidden > 0 {
		t.Error("too many")
	}
}

// apart reports whether the ends of a link have room for a line between them.
func apart(f *route.Field, k *puzzle.Link) bool {
	for _, a := range k.From {
		for _, b := range k.To {
			if distance(f.Spot(a), f.Spot(b)) < 2*f.Radius+.1 {
				return false
			}
		}
	}
	return true
}

// crossed counts the digits that a way crosses, and the candidates that it comes so near that
// they touch.
func (c *chain) crossed(f *route.Field, k *puzzle.Link, pts []route.Point) (digits, marks int) {
	cells, cands := map[puzzle.Cell]bool{}, map[puzzle.Candidate]bool{}
	own := slices.Concat(k.From, k.To)
	for _, q := range pts {
		cell := puzzle.CellAt(int(q.Y), int(q.X))
		centre := route.Point{X: float64(cell.Col()) + .5, Y: float64(cell.Row()) + .5}
		if c.pos.Grid[cell] != 0 {
			if math.Abs(q.X-centre.X) < .18 && math.Abs(q.Y-centre.Y) < .22 {
				cells[cell] = true
			}
			continue
		}
		for d := range c.pos.Cands[cell].All() {
			if e := puzzle.Cand(cell, d); distance(q, f.Spot(e)) < 7./72 && !slices.Contains(own, e) {
				cands[e] = true
			}
		}
	}
	return len(cells), len(cands)
}

// meets reports whether two ways run into each other: they are as one for more than it takes
// to cross, away from an end that they share.
func meets(a, b []route.Point) bool {
	if len(a) < 2 || len(b) < 2 {
		return false
	}
	shared := func(q route.Point) bool {
		for _, e := range []route.Point{a[0], a[len(a)-1]} {
			for _, g := range []route.Point{b[0], b[len(b)-1]} {
				if distance(e, g) < .3 && distance(q, e) < .3 {
					return true
				}
			}
		}
		return false
	}
	run := 0.
	for i := 1; i < len(a); i++ {
		if !shared(a[i]) && slices.ContainsFunc(b, func(q route.Point) bool { return distance(a[i], q) < 4./72 }) {
			run += distance(a[i-1], a[i])
		}
	}
	return run > 18./72
}

func distance(a, b route.Point) float64 { return math.Hypot(b.X-a.X, b.Y-a.Y) }

// field is what the board shows of a chain's position.
func field(c *chain) *route.Field {
	f := &route.Field{Pitch: .27, Radius: .142}
	shaped := map[puzzle.Candidate]bool{}
	for _, k := range c.d.Cands {
		shaped[k.Cand] = true
	}
	for cell := range puzzle.Cell(81) {
		if c.pos.Grid[cell] != 0 {
			f.Digit(cell)
			continue
		}
		for d := range c.pos.Cands[cell].All() {
			f.Candidate(puzzle.Cand(cell, d), shaped[puzzle.Cand(cell, d)])
		}
	}
	return f
}

// realChains finds chains of four links and more along the paths of hard puzzles: at each
// place a few of every kind.
func realChains(t *testing.T) (list []chain) {
	t.Helper()
	kinds := map[string]bool{"xy-chain": true, "x-chain": true, "aic": true, "grouped-aic": true, "als-chain": true, "continuous-nice-loop": true,
		"discontinuous-nice-loop": true, "grouped-discontinuous-nice-loop": true, "grouped-continuous-nice-loop": true, "kraken-fish-1": true}
	var with []*logic.Technique
	for _, tech := range logic.StepTechniques(false) {
		if kinds[tech.ID] {
			with = append(with, tech)
		}
	}
	for _, name := range []string{"hardest"} {
		text, err := os.ReadFile("../../solver/testdata/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(text)) {
			if len(line) > 82 && line[81:83] == ":1" {
				list = append(list, chainsOf(grid(line[:81]), with)...)
			}
		}
	}
	return list
}

func chainsOf(g puzzle.Grid, with []*logic.Technique) (list []chain) {
	pos := puzzle.NewPosition(g)
	steps, _, _ := logic.PathFrom(context.Background(), &pos, logic.Techniques())
	pos = puzzle.NewPosition(g)
	for _, s := range steps {
		if len(s.Diagram.Links) > 3 {
			found, _ := logic.AllContext(context.Background(), &pos, with)
			seen := map[string]int{}
			for _, s := range found {
				if seen[s.Technique.ID]++; seen[s.Technique.ID] < 3 && len(s.Diagram.Links) > 3 {
					list = append(list, chain{s.Technique.ID, pos, s.Diagram})
				}
			}
		}
		s.Apply(&pos)
	}
	return list
}

func grid(s string) (g puzzle.Grid) {
	for c := range g {
		if s[c] != '.' {
			g[c] = puzzle.Digit(s[c] - '0')
		}
	}
	return g
}
