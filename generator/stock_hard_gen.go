//go:build ignore

package main

import (
	"bufio"
	"context"
	"errors"
	"flag"
	"math"
	"os"
	"slices"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

const (
	poolSize  = 40 // puzzles that are climbed from
	ratedFrom = 20 // from this hardness on a puzzle is rated
	beyond    = 29 // the hardness of puzzles that trial with locked candidates does not solve
	rareFrom  = 95 // the lowest ER of those kept
	hardFrom  = 4  // the hardness from which paths are looked at
	chosenOf  = 40 // of so many of those kept the best is walked from
)

// A climber is a puzzle and how hard it is for trial; see generator.Hardness.
type climber struct {
	puzzle.Grid
	value float64
}

// A hardPuzzle is one that is kept.
type hardPuzzle struct {
	puzzle.Grid
	value int  // the higher the better
	from  int  // the number of the one from a random grid that it comes from
	seen  bool // all that differ in one given were tried
}

// hard finds hard puzzles: half of the time by climbs from random grids, half near what was found.
func (w *walker) hard() {
	k := keeper{walker: w, origins: map[int]int{}, floor: beyond, rare: w.er}
	k.read(flag.Args())
	var pool []climber
	for w.before() {
		switch {
		case len(k.kept) > 0 && w.rng.IntN(2) == 0:
			k.around()
		case len(pool) < poolSize:
			pool = append(pool, w.beginner(1200))
		default:
			w.improve(pool, k.keep)
		}
	}
}

// rareSteps finds puzzles with a step of what is rare on paths, or of one technique, in the same way.
func (w *walker) rareSteps() {
	k := keeper{walker: w, origins: map[int]int{}, floor: hardFrom, rare: w.hasRareStep}
	if t, ok := logic.ByID(*of); ok {
		k.rare = func(g *puzzle.Grid) (value int, has bool) { return 0, w.hasStep(g, t) }
	}
	k.read(flag.Args())
	for w.before() {
		if len(k.kept) > 0 && w.rng.IntN(2) == 0 {
			k.around()
		} else if c := w.beginner(150); c.value >= hardFrom {
			k.keep(c.Grid, -1)
		}
	}
}

// A keeper keeps what is rare and looks around it.
type keeper struct {
	*walker
	kept    []*hardPuzzle
	origins map[int]int                    // how many come from each
	floor   float64                        // the hardness of what can be rare
	rare    func(*puzzle.Grid) (int, bool) // whether it is, and how much
}

// read keeps the puzzles of files.
func (k *keeper) read(files []string) {
	for _, name := range files {
		if f, err := os.Open(name); err == nil {
			list, _ := readFound(bufio.NewScanner(f))
			for _, g := range list {
				k.keep(g, -1)
			}
		}
	}
}

// keep keeps g, which comes from a puzzle of a number, -1 from a random one, if it is new and rare.
func (k *keeper) keep(g puzzle.Grid, from int) {
	if !k.new(g) {
		return
	}
	value, ok := k.rare(&g)
	if !ok {
		return
	}
	if from < 0 {
		from = len(k.origins)
	}
	k.origins[from]++
	k.kept = append(k.kept, &hardPuzzle{g, value, from, false})
	found(&g, from)
}

// beginner climbs from a random puzzle.
func (w *walker) beginner(steps int) climber {
	g := w.fullGrid()
	w.dig(&g, w.shuffled(&g))
	return w.climb(climber{g, w.hardness(&g, math.Inf(-1))}, steps, 0.5)
}

// climb anneals from c.
func (w *walker) climb(c climber, steps int, heat float64) (best climber) {
	best = c
	for i := range steps {
		next := w.near(c.Grid, 1+w.rng.IntN(3))
		bound := c.value + math.Log(w.rng.Float64()+1e-12)*heat*(1-float64(i)/float64(steps))
		if value := w.hardness(&next, bound); value >= bound {
			if c = (climber{next, value}); value > best.value {
				best = c
			}
		}
	}
	return best
}

func (w *walker) hardness(g *puzzle.Grid, bound float64) float64 {
	solution, _ := w.search.First(g)
	return generator.Hardness(g, &solution, bound)
}

// improve climbs from one of the pool, which what it comes to replaces, or the easiest.
func (w *walker) improve(pool []climber, keep func(puzzle.Grid, int)) {
	at := w.rng.IntN(poolSize)
	if other := w.rng.IntN(poolSize); pool[other].value > pool[at].value {
		at = other
	}
	best := w.climb(pool[at], 300, 0.3)
	if best.value <= pool[at].value {
		return
	}
	if w.rng.IntN(3) == 0 {
		for i := range pool {
			if pool[i].value < pool[at].value {
				at = i
			}
		}
	}
	if pool[at] = best; best.value >= ratedFrom {
		keep(best.Grid, -1)
	}
	if best.value >= beyond { // what is kept is walked from
		pool[at] = w.beginner(1200)
	}
}

// choose returns a puzzle to look around: rather a hard one, one of few of its origin, and a new one.
func (k *keeper) choose() (best *hardPuzzle) {
	worth := func(p *hardPuzzle) float64 {
		value := 5*float64(p.value) - 3*math.Log(float64(k.origins[p.from]))
		if !p.seen {
			value += 5
		}
		return value
	}
	best = k.kept[k.rng.IntN(len(k.kept))]
	for range chosenOf {
		if p := k.kept[k.rng.IntN(len(k.kept))]; worth(p) > worth(best) {
			best = p
		}
	}
	return best
}

// around keeps the rare ones of the neighbours of a puzzle: at first of all that differ in one given,
// later of some that differ in two.
func (k *keeper) around() {
	p := k.choose()
	first := !p.seen
	p.seen = true
	for _, c := range k.shuffled(&p.Grid) {
		g := p.Grid
		g[c] = 0
		if !first {
			g[k.shuffled(&g)[0]] = 0
			solution, _ := k.search.Guess(&g, k.rng)
			open := slices.Collect(puzzle.AllCells.Without(g.Filled()).All())
			other := open[k.rng.IntN(len(open))]
			g[other] = solution[other]
		}
		for _, decider := range generator.Deciders(&k.search, &g) {
			h := g
			h[decider.Cell()] = decider.Digit()
			if k.hardness(&h, k.floor) >= k.floor {
				k.dig(&h, k.shuffled(&h))
				k.keep(h, p.from)
			}
		}
	}
}

// er returns the ER of a puzzle if it is high.
func (w *walker) er(g *puzzle.Grid) (er int, high bool) {
	if _, err := w.explainer.AtMost(context.Background(), g, rareFrom-1); !errors.Is(err, se.ErrAbove) {
		return 0, false
	}
	r, err := w.explainer.Rate(context.Background(), g)
	return int(r.ER), err == nil
}

// hasRareStep reports whether the path of a puzzle has a step of a rare technique.
func (w *walker) hasRareStep(g *puzzle.Grid) (value int, has bool) {
	for id := range w.steps(g) {
		has = has || slices.Contains(rareTechniques, id)
	}
	return 0, has
}
