//go:build ignore

// This program writes the lines of stock.txt: positions, found on the ways through random
// puzzles and those of rare.txt, in which a technique is the next step. Where too few of them are
// known, others follow in which nothing easier of Easy and Medium moves. It takes five minutes on one core.
//
//	go run stock_gen.go stock_walk_gen.go [-seed N] [-puzzles N] [-each N] [-only ID,...] >stock.txt
//
// The same flags write the same lines, and with -only those of some techniques alone, the same
// ones, sooner where they are easily found.
package main

import (
	"bufio"
	"context"
	_ "embed"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

var (
	seed    = flag.Uint64("seed", 1, "seed of the puzzles")
	puzzles = flag.Int("puzzles", 2_500, "how many puzzles are looked through")
	each    = flag.Int("each", 16, "how many positions of a technique are enough")
	only    = flag.String("only", "", "IDs of the techniques, all if empty")
)

const (
	quick = 12  // techniques whose steps cost less are found while the learner waits
	nets  = 95  // those whose steps cost so much take long to find: the first of a puzzle ends its way
	few   = 6   // how many positions of a technique that is hardly ever the cheapest are taken
	after = 300 // and how many puzzles show that
)

// A list holds the lines of a technique.
type list struct {
	alone []string // positions in which nothing costs less
	loose []string // others in which nothing of Easy and Medium is left
}

// A collector takes positions of techniques until each has enough.
type collector struct {
	lists    map[string]*list
	unpriced []*logic.Technique // they have no cost: most of theirs are loose
	solution puzzle.Grid
	walked   int
}

func main() {
	flag.Parse()
	c := newCollector()
	for r, err := range generator.Stream(context.Background(), generator.Order{Seed: *seed}, *puzzles, 1, nil) {
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		if c.full() {
			break
		}
		c.walk(r.Puzzle.Givens)
		if c.walked++; c.walked%100 == 0 {
			fmt.Fprintln(os.Stderr, c.walked, "puzzles")
		}
	}
	for _, t := range logic.Techniques() {
		for _, g := range generator.Seeds(t) {
			c.walk(g)
		}
	}
	for i, line := range strings.Split(strings.TrimSpace(rare), "\n") {
		c.walked = i
		c.read(line)
	}
	c.write()
}

// newCollector wants the techniques of -only that need a stock.
func newCollector() *collector {
	c := &collector{lists: map[string]*list{}}
	for _, t := range logic.Techniques() {
		t = widest(t.ID)
		if c.want(t); t.Least() == 0 && t.Family() != logic.Trial {
			c.unpriced = append(c.unpriced, t)
		}
	}
	return c
}

// want makes a list for t, unless positions of it are quickly found.
func (c *collector) want(t *logic.Technique) {
	common := t.Least() > 0 && t.Least() < quick && t.ID != "locked-triple"
	if !common && t.Family() != logic.Trial && (*only == "" || slices.Contains(strings.Split(*only, ","), t.ID)) {
		c.lists[t.ID] = &list{}
	}
}

// full reports whether every technique has enough positions.
func (c *collector) full() bool {
	for _, l := range c.lists {
		if len(l.alone) < *each {
			return false
		}
	}
	return true
}

// write writes the lines, in the order of the techniques.
func (c *collector) write() {
	out := bufio.NewWriter(os.Stdout)
	defer out.Flush()
	for _, t := range logic.Techniques() {
		l, t := c.lists[t.ID], widest(t.ID)
		if l == nil {
			continue
		}
		most := few
		if len(l.alone) == 0 && t.Least() == 0 {
			most = *each
		}
		seen := map[string]bool{}
		for i, text := range append(l.alone, l.loose...) {
			if !seen[text] && (i < len(l.alone) || len(seen) < most) {
				fmt.Fprintln(out, t.ID, text)
				seen[text] = true
			}
		}
	}
}

//go:embed rare.txt
var rare string

// read takes the position to which a puzzle of rare.txt leads, or one that is there as it is.
func (c *collector) read(text string) {
	id, text, _ := strings.Cut(text, " ")
	t, l := widest(id), c.lists[id]
	if l == nil {
		return
	}
	if g, ok := puzzle.ParseGrid(text); ok {
		c.lead(g, t)
	} else if pos := position(text); alone(&pos, t) {
		l.alone = append(l.alone, text)
	} else {
		l.loose = append(l.loose, text)
	}
}

// widest returns the form of a technique that hints or lists of steps use, if they do.
func widest(id string) *logic.Technique {
	for _, t := range slices.Concat(logic.Full.Techniques, logic.StepTechniques(true)) {
		if t.ID == id {
			return t
		}
	}
	t, _ := logic.ByID(id)
	return t
}
