package solver

import (
	"math"
	"math/rand/v2"
	"os"
	"testing"
	"time"

	"sudoku/puzzle"
)

// attack looks for grids that are hard to search, by annealing on the guesses.
type attack struct {
	rng   *rand.Rand
	cost  func(*puzzle.Grid) (guesses, solutions int)
	most  int // guesses so far
	worst puzzle.Grid
}

// run anneals from a random grid for some steps, among grids that want accepts.
func (a *attack) run(steps int, want func(solutions int) bool) {
	g := randomGivens(a.rng, 12+a.rng.IntN(16))
	best := -1.0
	for i := range steps {
		next := g
		for range 1 + a.rng.IntN(3) {
			a.mutate(&next)
		}
		n, solutions := a.cost(&next)
		if !want(solutions) {
			continue
		}
		value, heat := math.Log(float64(n+1)), 0.4*(1-float64(i)/float64(steps))
		if value >= best || a.rng.Float64() < math.Exp((value-best)/(heat+1e-9)) {
			g, best = next, value
		}
		if n > a.most {
			a.most, a.worst = n, next
		}
	}
}

// mutate clears a cell, or sets one to a digit that clashes with no other.
func (a *attack) mutate(g *puzzle.Grid) {
	c := a.rng.IntN(81)
	if g[c] != 0 && a.rng.IntN(2) == 0 {
		g[c] = 0
		if a.rng.IntN(2) == 0 {
			return
		}
		c = a.rng.IntN(81)
	}
	was := g[c]
	g[c] = puzzle.Digit(1 + a.rng.IntN(9))
	if !g.Conflicts().Empty() {
		g[c] = was
	}
}

// randomGivens returns a grid of so many random digits that don't clash, or fewer.
func randomGivens(rng *rand.Rand, n int) (g puzzle.Grid) {
	for range 4 * n {
		c := rng.IntN(81)
		if was := g[c]; was == 0 && g.Filled().Len() < n {
			if g[c] = puzzle.Digit(1 + rng.IntN(9)); !g.Conflicts().Empty() {
				g[c] = was
			}
		}
	}
	return g
}

// Grids that annealing found hard, most of them without a solution: of each the engines
// in plain Go need few guesses.
func TestHardGridsTakeFewGuesses(t *testing.T) {
	for _, hard := range readSamples(t, "slow") {
		b := new(bands)
		if n := b.run(&hard.grid, query{limit: 2}); n != hard.count || b.nodes > 6000 {
			t.Errorf("%v: %d solutions, %d guesses", &hard.grid, n, b.nodes)
		}
		var s Searcher
		if n := s.Count(&hard.grid, 2); n != hard.count {
			t.Errorf("%v: %d solutions, one by one", &hard.grid, n)
		}
		first, ok := s.First(&hard.grid)
		if ok != (hard.count > 0) || ok && !solves(&first, &hard.grid) || s.bands.nodes > 6000 {
			t.Errorf("%v: first %v, %v after %d guesses", &hard.grid, &first, ok, s.bands.nodes)
		}
	}
}

// First by asking for each guess is first by searching in order.
func TestFirstOfHardGrids(t *testing.T) {
	for _, hard := range readSamples(t, "slow") {
		b, by := new(bands), new(bands)
		b.run(&hard.grid, query{limit: 1, ordered: true})
		if by.first(&hard.grid); by.last() != b.last() {
			t.Errorf("%v: %v, in order %v", &hard.grid, by.last(), b.last())
		}
	}
}

func TestAttack(t *testing.T) {
	seconds, err := time.ParseDuration(os.Getenv("SUDOKU_LONG"))
	if err != nil {
		t.Skip("SUDOKU_LONG says for how long, such as 10m")
	}
	b := new(bands)
	for end, seed := time.Now().Add(seconds), uint64(0); time.Now().Before(end); seed++ {
		a := attack{rng: newRand(seed), cost: func(g *puzzle.Grid) (int, int) {
			n := b.run(g, query{limit: 2, maxDeadEnds: 100_000})
			return b.nodes, n
		}}
		kind := seed % 3
		a.run(4000, func(n int) bool { return kind == 0 || kind == 1 && n == 0 || kind == 2 && n > 0 })
		t.Logf("%d: %d guesses: %v", kind, a.most, &a.worst)
	}
}
