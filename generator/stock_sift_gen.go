//go:build ignore

package main

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

const (
	perValue  = 20 // lines of one value or technique
	perOrigin = 4  // of which so many come from one grid
	fewGrids  = 60 // lines of a number of givens
)

// rareTechniques are those that are rare where they can be asked for.
var rareTechniques = []string{
	"junior-exocet", "senior-exocet", "sk-loop", "multi-sector-locked-sets", "tridagon",
	"firework-quadruple", "mutant-x-wing", "mutant-swordfish", "mutant-jellyfish", "franken-jellyfish", "finned-franken-jellyfish", "bug-3", "bug-4",
	"unique-loop-6-2", "unique-loop-6-3", "unique-loop-6-4",
	"unique-loop-8-1", "unique-loop-8-2", "unique-loop-8-3", "unique-loop-8-4",
	"unique-loop-10-1", "unique-loop-10-2", "unique-loop-10-3", "unique-loop-10-4",
	"extended-rectangle-2", "extended-rectangle-3", "aligned-pair-exclusion", "aligned-triple-exclusion",
	"empty-rectangle-two",
}

// A sifter counts the lines of each sort that it has written.
type sifter struct {
	*walker
	lines   map[string]int
	origins map[string]int
}

// sift reads what was found and writes what is rare in it, not much of one sort or origin.
func (w *walker) sift() {
	s := sifter{w, map[string]int{}, map[string]int{}}
	list, from := readFound(bufio.NewScanner(os.Stdin))
	for i, g := range list {
		if !w.new(g) {
			continue
		}
		if n := g.Count(); n <= fewGivens {
			s.write(&g, fmt.Sprint("givens ", n), fewGrids, from[i])
			continue
		}
		if r, err := w.explainer.Rate(context.Background(), &g); err == nil && r.ER >= 90 {
			s.write(&g, fmt.Sprint("se ", r.ER), perValue, from[i])
		}
		if r, err := w.rater.Rate(context.Background(), &g, logic.HoDoKu.Techniques); err == nil && r.Score >= 20_000 {
			s.write(&g, fmt.Sprint("score ", r.Score), perValue, from[i])
		}
		for id := range w.steps(&g) {
			if slices.Contains(rareTechniques, id) {
				s.write(&g, "with "+id, perValue, from[i])
			}
		}
	}
}

// write writes a line, unless there are enough of its sort, or of its origin.
func (s *sifter) write(g *puzzle.Grid, sort string, most int, origin string) {
	if s.lines[sort] < most && (s.origins[sort+origin] < perOrigin || most == fewGrids) {
		s.lines[sort]++
		s.origins[sort+origin]++
		fmt.Println(sort, g)
	}
}

// nearTried is how many puzzles near one are tried.
const nearTried = 60

// rich writes, before each line of what was found, how many of the puzzles near it have a step of a
// technique as it has, and how long that took: of those near which there are most, an order is filled soonest.
func (w *walker) rich() {
	t, ok := logic.ByID(*of)
	list, from := readFound(bufio.NewScanner(os.Stdin))
	for i, g := range list {
		if !ok || !w.hasStep(&g, t) {
			continue
		}
		start, hits := time.Now(), 0
		w.seen = map[puzzle.Grid]bool{}
		w.new(g)
		for range nearTried {
			taken := 1
			if w.rng.IntN(4) == 0 {
				taken += w.rng.IntN(3)
			}
			if h := w.near(g, taken); w.new(h) && w.hasStep(&h, t) {
				hits++
			}
		}
		fmt.Println(hits, time.Since(start).Milliseconds(), "ms", &g, from[i])
	}
}

// steps returns the techniques of the path of explanations, as far as it takes no nets.
func (w *walker) steps(g *puzzle.Grid) map[string]bool {
	seen := map[string]bool{}
	_, _ = w.rater.RateWhile(context.Background(), g, logic.Full.Techniques, 0, func(of *logic.Technique, _ *logic.Rating) bool {
		seen[of.ID] = true
		return of.Least() < 96
	})
	return seen
}

// lessons finds the puzzles of positions, lines of lesson/stock.txt, on whose paths of explanations
// their technique has a step. Those of rare.txt are of no use here: most are not random.
func (w *walker) lessons() {
	rare, _ := os.ReadFile("lesson/rare.txt")
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		f := strings.Fields(in.Text())
		if len(f) < 2 || len(f[1]) != 81 || strings.Contains(string(rare), f[0]+" ") {
			continue
		}
		t, ok := logic.ByID(f[0])
		if !ok || slices.Contains(logic.HoDoKu.Techniques, t) {
			continue
		}
		var g puzzle.Grid
		for i, ch := range []byte(f[1]) {
			if '1' <= ch && ch <= '9' {
				g[i] = puzzle.Digit(ch - '0')
			}
		}
		if solver.Count(g, 2) == 1 && w.hasStep(&g, t) && w.new(g) {
			fmt.Println("with", t.ID, g)
		}
	}
}
