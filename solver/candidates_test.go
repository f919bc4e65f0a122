package solver

import (
	"context"
	"math/rand/v2"
	"os"
	"testing"

	"sudoku/puzzle"
)

// sukaku returns a random grid's position with few digits and with candidates struck, of which
// those of a solution are left unless spoilt says otherwise.
func sukaku(rng *rand.Rand, spoilt bool) (p puzzle.Position, solution puzzle.Grid) {
	var s Searcher
	solution, _ = s.Random(&puzzle.Grid{}, rng)
	var g puzzle.Grid
	for range rng.IntN(12) {
		c := rng.IntN(81)
		g[c] = solution[c]
	}
	p = puzzle.NewPosition(g)
	for c, set := range p.Cands {
		for d := range set.All() {
			if rng.IntN(100) < 45 && (spoilt || solution[c] != d) {
				p.Cands[c] &^= d.Set()
			}
		}
	}
	return p, solution
}

// TestCandidates holds the search from candidates against the reference, and its solutions against
// the candidates.
func TestCandidates(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 7))
	var s Searcher
	ref := new(plain)
	single, n := 0, 400
	if os.Getenv("SUDOKU_LONG") != "" {
		n = 10000
	}
	for i := range n {
		p, solution := sukaku(rng, i%4 == 0)
		was := p
		want := ref.run(&p.Grid, query{limit: 50, keep: &p.Cands})
		n, err := s.CountFrom(context.Background(), &p, 50)
		if n != want || err != nil {
			t.Fatalf("%v %v: %d solutions, %v, want %d", p.Grid, p.Cands, n, err, want)
		}
		found := map[puzzle.Grid]bool{}
		s.SearchFrom(&p, func(g *puzzle.Grid) bool {
			for c, d := range g {
				if p.Grid[c] != d && !p.Cands[c].Has(d) {
					t.Fatalf("%v: %d is no candidate of cell %d", g, d, c)
				}
			}
			found[*g] = true
			return len(found) < 50
		})
		if len(found) != want || i%4 != 0 && want < 50 && !found[solution] {
			t.Fatalf("%d solutions found, want %d", len(found), want)
		}
		if g, ok := s.FirstFrom(&p); ok != (want > 0) || ok && !found[g] {
			t.Fatal(g, ok)
		}
		if want == 1 {
			single++
		}
		if p != was {
			t.Fatal("the position has changed")
		}
	}
	if single < n/12 {
		t.Error("only", single, "have one solution")
	}
}

// TestNoCandidates: without any struck it is the search for the grid.
func TestNoCandidates(t *testing.T) {
	var s Searcher
	g, _ := puzzle.ParseGrid("1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7")
	p := puzzle.NewPosition(g)
	if n, _ := s.CountFrom(context.Background(), &p, 2); n != 1 {
		t.Error(n)
	}
	p.Cands[1] = 0
	if n, _ := s.CountFrom(context.Background(), &p, 2); n != 0 {
		t.Error(n, "solutions with an empty cell")
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := s.CountFrom(ctx, &p, 2); err == nil {
		t.Error("no error after an interrupt")
	}
}
