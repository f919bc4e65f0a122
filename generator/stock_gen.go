//go:build ignore

// This program writes lines of stock.txt. It walks over puzzles from random grids on: some givens
// are taken out, others put in, and a puzzle is kept that is nearer to what is looked for.
//
//	go run stock_gen.go [-seed N] [-minutes N]        se and score: ER and scores of hard puzzles
//	go run stock_gen.go -kind with <lesson/stock.txt  techniques that only explanations use
//
// The same seed walks the same way; how far it comes depends on the time.
package main

import (
	"bufio"
	"context"
	"flag"
	"fmt"
	"iter"
	"math"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

var (
	kind    = flag.String("kind", "se", "se or with")
	seed    = flag.Uint64("seed", 1, "seed of the walk")
	minutes = flag.Float64("minutes", 20, "how long to walk")
)

// A walker changes puzzles at random.
type walker struct {
	rng    *rand.Rand
	search solver.Searcher
	finder canon.Finder
	seen   map[puzzle.Grid]bool // canonical forms
	end    time.Time
}

func main() {
	flag.Parse()
	w := &walker{rng: rand.New(rand.NewPCG(*seed, 44)), seen: map[puzzle.Grid]bool{}}
	w.end = time.Now().Add(time.Duration(*minutes * float64(time.Minute)))
	switch *kind {
	case "se":
		w.hard()
	case "with":
		w.explained()
	}
}

// new reports whether no copy of g was there before.
func (w *walker) new(g puzzle.Grid) bool {
	form := w.finder.Form(g)
	was := w.seen[form]
	w.seen[form] = true
	return !was
}

// random yields random minimal puzzles with so many givens.
func random(least, most int) iter.Seq[puzzle.Grid] {
	return func(yield func(puzzle.Grid) bool) {
		o := generator.Order{Seed: *seed, MinGivens: least, MaxGivens: most}
		for r, err := range generator.Stream(context.Background(), o, math.MaxInt32, 1, nil) {
			if err != nil || !yield(r.Puzzle.Givens) {
				return
			}
		}
	}
}

// shuffled returns the cells of g with givens in random order.
func (w *walker) shuffled(g *puzzle.Grid) []puzzle.Cell {
	cells := slices.Collect(g.Filled().All())
	w.rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	return cells
}

// move takes k givens out and makes a minimal puzzle of the rest.
func (w *walker) move(g puzzle.Grid, k int) puzzle.Grid {
	for _, c := range w.shuffled(&g)[:k] {
		g[c] = 0
	}
	solution, _ := w.search.Guess(&g, w.rng)
	for {
		other, found := puzzle.Grid{}, false
		w.search.InOrder(&g, func(s *puzzle.Grid) bool { other, found = *s, *s != solution; return !found })
		if !found {
			break
		}
		var differ []puzzle.Cell
		for c := range puzzle.Cell(81) {
			if other[c] != solution[c] {
				differ = append(differ, c)
			}
		}
		c := differ[w.rng.IntN(len(differ))]
		g[c] = solution[c]
	}
	for _, c := range w.shuffled(&g) {
		d := g[c]
		if g[c] = 0; w.search.Count(&g, 2) != 1 {
			g[c] = d
		}
	}
	return g
}

// A climber is a puzzle and how hard it is for trial; see generator.Hardness.
type climber struct {
	puzzle.Grid
	value float64
}

// climb anneals from c.
func (w *walker) climb(c climber, steps int, heat float64) (best climber) {
	best = c
	for i := range steps {
		next := w.move(c.Grid, 1+w.rng.IntN(3))
		bound := c.value + math.Log(w.rng.Float64()+1e-12)*heat*(1-float64(i)/float64(steps))
		if value := generator.Hardness(&next, bound); value >= bound {
			if c = (climber{next, value}); value > best.value {
				best = c
			}
		}
	}
	return best
}

// hard writes puzzles that come of climbs from the best of a pool, which random puzzles fill.
func (w *walker) hard() {
	const size, worth = 40, 10
	var pool []climber
	next, stop := iter.Pull(random(17, 80))
	defer stop()
	for time.Now().Before(w.end) {
		if len(pool) < size {
			g, _ := next()
			pool = append(pool, w.climb(climber{g, generator.Hardness(&g, math.Inf(-1))}, 1200, 0.5))
			continue
		}
		at := w.rng.IntN(size)
		if other := w.rng.IntN(size); pool[other].value > pool[at].value {
			at = other
		}
		best := w.climb(pool[at], 300, 0.3)
		if best.value <= pool[at].value {
			continue
		}
		if w.rng.IntN(3) == 0 {
			at = slices.IndexFunc(pool, func(c climber) bool {
				return c.value == slices.MinFunc(pool, func(a, b climber) int { return int(100 * (a.value - b.value)) }).value
			})
		}
		pool[at] = best
		if best.value > worth && w.new(best.Grid) {
			write(best.Grid)
		}
	}
}

// write writes what is rare in a hard puzzle.
func write(g puzzle.Grid) {
	if r, err := se.Rate(context.Background(), g); err == nil && r.ER >= 90 {
		fmt.Println("se", r.ER, g)
	}
	if r, err := logic.Rate(context.Background(), g, logic.HoDoKu.Techniques); err == nil && r.Score >= 20_000 {
		fmt.Println("score", r.Score, g)
		if r.Hardest.ID == "brute-force" {
			fmt.Println("with", r.Hardest.ID, g)
		}
	}
}

// explained writes the puzzles of positions, lines of lesson/stock.txt, on whose paths of
// explanations their technique has a step. Those of rare.txt are of no use here: most are not
// random.
func (w *walker) explained() {
	const each = 6
	rare, _ := os.ReadFile("lesson/rare.txt")
	count := map[string]int{}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		f := strings.Fields(in.Text())
		if len(f) < 2 || len(f[1]) != 81 || strings.Contains(string(rare), f[0]+" ") || count[f[0]] == each {
			continue
		}
		t, ok := logic.ByID(f[0])
		if !ok || slices.ContainsFunc(logic.HoDoKu.Techniques, func(of *logic.Technique) bool { return of.ID == t.ID }) {
			continue
		}
		var g puzzle.Grid
		for i, ch := range []byte(f[1]) {
			if '1' <= ch && ch <= '9' {
				g[i] = puzzle.Digit(ch - '0')
			}
		}
		if solver.Count(g, 2) == 1 && hasStep(&g, t) && w.new(g) {
			count[t.ID]++
			fmt.Println("with", t.ID, g)
		}
	}
}

// hasStep reports whether t has a step on the path of explanations.
func hasStep(g *puzzle.Grid, t *logic.Technique) (has bool) {
	var rater logic.Rater
	_, _ = rater.RateWhile(context.Background(), g, logic.Full.Techniques, 0, func(of *logic.Technique, _ *logic.Rating) bool {
		has = has || of.ID == t.ID
		return !has && of.Least() < 96
	})
	return has
}
