//go:build ignore

// These programs find the puzzles of stock.txt, all from random grids.
//
//	go run stock*_gen.go -kind se [FILE...] >found    hard ones; FILEs have some to go on from
//	go run stock*_gen.go -kind sk-loop >found         with the pattern made first, so also tridagon
//	go run stock*_gen.go -kind steps [FILE...] >found with rare steps of explanations, -of one technique
//	go run stock*_gen.go -kind junior-exocet [FILE...] >found   or senior-exocet
//	go run stock*_gen.go -kind givens >found          18 givens and fewer
//	go run stock*_gen.go -kind lesson <lesson/stock.txt >stock
//	go run stock*_gen.go -kind rich -of ID <found     how many there are near each
//	go run stock*_gen.go -kind sift <found >stock     what is rare in them
//
// They take -seed and -minutes. The same seed walks the same way; how far it comes depends on the
// time. A line of what is found is a puzzle and the grid from which it comes.
package main

import (
	"bufio"
	"flag"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

var (
	kind    = flag.String("kind", "se", "what to look for")
	of      = flag.String("of", "", "the technique of steps, all that are rare if empty, and of rich")
	seed    = flag.Uint64("seed", 1, "seed of the walk")
	minutes = flag.Float64("minutes", 20, "how long to walk")
)

// A walker changes puzzles at random.
type walker struct {
	rng       *rand.Rand
	search    solver.Searcher
	finder    canon.Finder
	explainer se.Rater
	rater     logic.Rater
	seen      map[puzzle.Grid]bool // canonical forms
	end       time.Time
}

func main() {
	flag.Parse()
	w := &walker{rng: rand.New(rand.NewPCG(*seed, 44)), seen: map[puzzle.Grid]bool{}}
	w.end = time.Now().Add(time.Duration(*minutes * float64(time.Minute)))
	switch *kind {
	case "se":
		w.hard()
	case "sk-loop":
		w.shaped(*kind, w.loopGrid)
	case "tridagon":
		w.shaped(*kind, w.tridagonGrid)
	case "junior-exocet", "senior-exocet":
		w.exocets(*kind)
	case "steps":
		w.rareSteps()
	case "givens":
		w.few()
	case "lesson":
		w.lessons()
	case "rich":
		w.rich()
	case "sift":
		w.sift()
	}
}

// before reports whether there is time left.
func (w *walker) before() bool { return time.Now().Before(w.end) }

// found writes a puzzle and where it comes from.
func found(g *puzzle.Grid, from int) { fmt.Printf("%v %d-%d\n", g, *seed, from) }

// readFound yields the lines that found has written.
func readFound(in *bufio.Scanner) (list []puzzle.Grid, from []string) {
	for in.Scan() {
		f := strings.Fields(in.Text())
		if len(f) < 2 {
			continue
		}
		if g, ok := puzzle.ParseGrid(f[0]); ok {
			list, from = append(list, g), append(from, f[1])
		}
	}
	return list, from
}

// new reports whether no copy of g was there before.
func (w *walker) new(g puzzle.Grid) bool {
	form := w.finder.Form(g)
	was := w.seen[form]
	w.seen[form] = true
	return !was
}

// fullGrid returns a random full grid.
func (w *walker) fullGrid() puzzle.Grid {
	g, _ := w.search.Guess(new(puzzle.Grid), w.rng)
	return g
}

// shuffled returns the cells of g with givens in random order.
func (w *walker) shuffled(g *puzzle.Grid) []puzzle.Cell {
	cells := slices.Collect(g.Filled().All())
	w.rng.Shuffle(len(cells), func(i, j int) { cells[i], cells[j] = cells[j], cells[i] })
	return cells
}

// dig takes out the givens in cells that are not needed for one solution, in this order.
func (w *walker) dig(g *puzzle.Grid, cells []puzzle.Cell) {
	for _, c := range cells {
		d := g[c]
		if g[c] = 0; w.search.Count(g, 2) != 1 {
			g[c] = d
		}
	}
}

// add adds digits of the solution in free cells until it is the only one. It reports whether it can.
func (w *walker) add(g, solution *puzzle.Grid, free puzzle.CellSet) bool {
	for {
		other, more := puzzle.Grid{}, false
		w.search.InOrder(g, func(s *puzzle.Grid) bool { other, more = *s, *s != *solution; return !more })
		if !more {
			return true
		}
		var differ []puzzle.Cell
		for c := range free.All() {
			if other[c] != solution[c] {
				differ = append(differ, c)
			}
		}
		if len(differ) == 0 {
			return false
		}
		c := differ[w.rng.IntN(len(differ))]
		g[c] = solution[c]
	}
}

// near takes k givens out and makes a minimal puzzle of the rest.
func (w *walker) near(g puzzle.Grid, k int) puzzle.Grid {
	for _, c := range w.shuffled(&g)[:k] {
		g[c] = 0
	}
	solution, _ := w.search.Guess(&g, w.rng)
	w.add(&g, &solution, puzzle.AllCells)
	w.dig(&g, w.shuffled(&g))
	return g
}
