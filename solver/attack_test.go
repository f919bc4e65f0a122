package solver

import (
	"context"
	"maps"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// attack looks for grids that are hard to search, by annealing on the guesses.
type attack struct {
	rng   *rand.Rand
	cost  func(*puzzle.Grid) (guesses, solutions int)
	most  int // guesses so far
	worst puzzle.Grid
}

// run anneals from a grid for some steps, among grids that want accepts.
func (a *attack) run(g puzzle.Grid, steps int, want func(solutions int) bool) {
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
		if was := g[c]; was == 0 && g.Count() < n {
			if g[c] = puzzle.Digit(1 + rng.IntN(9)); !g.Conflicts().Empty() {
				g[c] = was
			}
		}
	}
	return g
}

// maxWork is the most guesses of bands, or conclusions of backjump, that a question may cost:
// some ms.
const maxWork = 8_000

// Grids that annealing found hard, most of them without a solution: of each the engines
// in plain Go need few guesses.
func TestHardGridsTakeFewGuesses(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, hard := range readSamples(t, "slow") {
		for name, cost := range attacked() {
			n, solutions := cost(&hard.grid)
			if n > maxWork || min(solutions, 2) != hard.count && solutions != min(hard.count, 1) {
				t.Errorf("%v: %s: %d solutions, %d guesses", &hard.grid, name, solutions, n)
			}
		}
		var s Searcher
		if n := s.Count(&hard.grid, 2); n != hard.count {
			t.Errorf("%v: %d solutions, one by one", &hard.grid, n)
		}
	}
}

// attacked are the questions to attack, and how many guesses of bands each costs about.
func attacked() map[string]func(g *puzzle.Grid) (guesses, solutions int) {
	ask := func(q query) func(*puzzle.Grid) (int, int) {
		b := new(bands)
		return func(g *puzzle.Grid) (int, int) {
			n := b.run(g, q)
			return b.nodes + b.asked, n
		}
	}
	list := map[string]func(*puzzle.Grid) (int, int){
		"count to 2": ask(query{limit: 2}), "count to 1001": ask(query{limit: MaxCounted + 1}), "first": ask(query{limit: 1, ordered: true}),
		"first two": ask(query{limit: 2, ordered: true}),
	}
	if lanes.Best() != lanes.None {
		var b Batch
		counts, grids, first := make([]int, fewGrids), make([]puzzle.Grid, fewGrids), make([]puzzle.Grid, fewGrids)
		list["lanes"] = func(g *puzzle.Grid) (guesses, solutions int) {
			for i := range grids {
				grids[i] = *g
			}
			b.search.bands.nodes, b.search.bands.asked = 0, 0
			if err := b.Solve(context.Background(), grids, 2, counts, first); err != nil {
				panic(err)
			}
			return b.engine.Guesses/fewGrids/cheapGuesses + b.search.bands.nodes + b.search.bands.asked, counts[0]
		}
	}
	return list
}

// The first solution of a hard grid is that of a search in order that nothing helps.
func TestFirstOfHardGrids(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	for _, hard := range readSamples(t, "slow") {
		if hard.count == 0 {
			continue // alone may take hours
		}
		by, alone := new(bands), new(bands)
		by.run(&hard.grid, query{limit: 2, ordered: true, inOrder: true})
		alone.run(&hard.grid, query{limit: 2, ordered: true, inOrder: true, unaided: true})
		if by.last() != alone.last() || by.count != alone.count {
			t.Errorf("%v: %v, %d, in order %v, %d", &hard.grid, by.last(), by.count, alone.last(), alone.count)
		}
	}
}

// Nothing that annealing finds takes much work: a sample, or ten minutes of it, from random
// grids of 12 to 22 givens and from those that were found before. The steps are those of a
// seed.
func TestAttack(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const seeds = 8
	steps, end := 100, time.Now()
	if os.Getenv("SUDOKU_LONG") != "" {
		steps, end = 2000, end.Add(10*time.Minute)
	}
	questions, found := attacked(), readSamples(t, "slow")
	names := slices.Sorted(maps.Keys(questions))
	for seed := uint64(0); seed < seeds || time.Now().Before(end); seed++ {
		for _, name := range names {
			a := attack{rng: newRand(seed), cost: questions[name]}
			kind, g := seed%3, randomGivens(a.rng, 12+a.rng.IntN(11))
			if seed%2 > 0 {
				g = found[a.rng.IntN(len(found))].grid
			}
			a.run(g, steps, func(n int) bool { return kind == 0 || kind == 1 && n == 0 || kind == 2 && n > 0 })
			t.Logf("%s, seed %d: %d guesses: %v", name, seed, a.most, &a.worst)
			if a.most > maxWork {
				t.Errorf("%s: %d guesses: %v", name, a.most, &a.worst)
			}
		}
	}
}
