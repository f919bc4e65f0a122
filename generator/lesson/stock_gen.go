//go:build ignore

// This program writes the lines of stock.txt: positions, found on the ways through random
// puzzles and those of rare.txt, in which a technique is the next step. Of techniques that then
// have too few it keeps those of the stock before.
//
//	go run stock_gen.go [-seed N] [-puzzles N] [-each N] [-keep stock.txt]
//
// The same flags and the same file write the same lines.
package main

import (
	"bufio"
	"context"
	_ "embed"
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

var (
	seed    = flag.Uint64("seed", 1, "seed of the puzzles")
	puzzles = flag.Int("puzzles", 2_500, "how many puzzles are looked through")
	each    = flag.Int("each", 16, "how many positions of a technique are enough")
	keep    = flag.String("keep", "", "the stock of which positions are kept")
)

// Techniques whose steps cost less are found while the learner waits, and those from nets
// on take too long here.
const (
	quick = 12
	nets  = 95
)

// common reports whether t needs no stock.
func common(t *logic.Technique) bool {
	return t.Least() > 0 && t.Least() < quick && t.ID != "locked-triple"
}

// A collector takes positions of techniques until each has enough.
type collector struct {
	made     map[string]int     // positions in which the technique costs least
	loose    map[string]int     // others in which nothing of Easy and Medium is left
	unpriced []*logic.Technique // they have no cost: all of theirs are loose
	solution puzzle.Grid
	out      *bufio.Writer
	walked   int
	written  map[string]int // lines of techniques
	lines    map[string]bool
}

func main() {
	flag.Parse()
	old, err := os.ReadFile(*keep)
	if *keep != "" && err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	c := &collector{written: map[string]int{}, lines: map[string]bool{}, made: map[string]int{}, loose: map[string]int{}, out: bufio.NewWriter(os.Stdout)}
	priced := map[string]bool{}
	for _, t := range logic.Full.Techniques {
		priced[t.ID] = true
	}
	for _, t := range logic.StepTechniques(true) {
		if !priced[t.ID] && t.Family() != logic.Trial {
			c.unpriced = append(c.unpriced, t)
		}
	}
	for _, t := range logic.Techniques() {
		for _, g := range generator.Seeds(t) {
			c.walk(g)
		}
	}
	for r, err := range generator.Stream(context.Background(), generator.Order{Seed: *seed}, *puzzles, 1, nil) {
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		c.walk(r.Puzzle.Givens)
		c.out.Flush()
		if c.walked++; c.walked%100 == 0 {
			fmt.Fprintln(os.Stderr, c.walked, "puzzles")
		}
	}
	for i, line := range strings.Split(strings.TrimSpace(rare), "\n") {
		id, grid, _ := strings.Cut(line, " ")
		if t, ok := logic.ByID(id); ok {
			g, _ := puzzle.ParseGrid(grid)
			c.walked = i
			c.lead(g, t)
		}
	}
	c.kept(string(old))
	c.out.Flush()
}

// kept writes lines of a stock of techniques of which there are too few.
func (c *collector) kept(old string) {
	for line := range strings.Lines(old) {
		id, _, _ := strings.Cut(line, " ")
		if c.written[id] < *each && !c.lines[line] {
			c.written[id]++
			c.out.WriteString(line)
		}
	}
}

//go:embed rare.txt
var rare string

// lead goes through a puzzle and takes the first position in which t is the easiest, or if
// there is none, the first in which nothing easier of Easy and Medium moves.
func (c *collector) lead(g puzzle.Grid, t *logic.Technique) {
	c.solution, _ = solver.Solve(g)
	pos := puzzle.NewPosition(g)
	var loose *puzzle.Position
	for {
		s, ok := logic.Next(&pos, logic.Full.Techniques)
		if ok && s.Technique.ID == t.ID {
			c.write(c.filled(pos, t, cheapest), t)
			return
		}
		if loose == nil && shows(&pos, t) {
			settled := pos
			if settle(&settled, t); shows(&settled, t) {
				loose = &settled
			}
		}
		if !ok || s.Technique.Least() > max(nets, t.Least()) {
			break
		}
		s.Apply(&pos)
	}
	if loose != nil {
		c.write(c.filled(*loose, t, shows), t)
	}
}

// walk goes through a puzzle and takes the positions that are wanted.
func (c *collector) walk(g puzzle.Grid) {
	var err error
	if c.solution, err = solver.Solve(g); err != nil {
		return
	}
	taken := map[string]bool{}
	pos := puzzle.NewPosition(g)
	for {
		s, ok := logic.Next(&pos, logic.Full.Techniques)
		if !ok || s.Technique.Least() >= nets {
			return
		}
		t := s.Technique
		if !common(t) && !taken[t.ID] && c.made[t.ID] < *each {
			taken[t.ID] = true
			c.made[t.ID]++
			found := c.filled(pos, t, cheapest)
			c.write(found, t)
			if whole, ok := logic.ByID(wholes[t.ID]); ok && c.made[whole.ID] < *each {
				c.made[whole.ID]++
				c.write(found, whole)
			}
		}
		if t.Level > puzzle.Medium {
			c.look(pos, taken)
		}
		s.Apply(&pos)
	}
}

// wholes are the techniques that a form is told for.
var wholes = map[string]string{
	"simple-colors-trap": "simple-colors", "simple-colors-wrap": "simple-colors",
	"multi-colors-1": "multi-colors", "multi-colors-2": "multi-colors",
	"aic": "nice-loop", "continuous-nice-loop": "nice-loop", "discontinuous-nice-loop": "nice-loop",
	"grouped-aic": "grouped-nice-loop", "grouped-continuous-nice-loop": "grouped-nice-loop", "grouped-discontinuous-nice-loop": "grouped-nice-loop",
	"forcing-chain-contradiction": "forcing-chain", "forcing-chain-verity": "forcing-chain",
}

// few is how many loose positions are taken of a technique that is hardly ever the
// cheapest, and after is how many puzzles show that.
const (
	few   = 6
	after = 300
)

// look takes the steps of techniques that nothing easy makes needless, if there are too few
// positions of them.
func (c *collector) look(pos puzzle.Position, taken map[string]bool) {
	for _, t := range c.unpriced {
		c.takeLoose(pos, t, *each, taken)
	}
	for _, t := range logic.Full.Techniques {
		if c.walked >= after && !common(t) && c.made[t.ID] < few && t.Least() < nets {
			c.takeLoose(pos, t, few, taken)
		}
	}
}

func (c *collector) takeLoose(pos puzzle.Position, t *logic.Technique, most int, taken map[string]bool) {
	if c.loose[t.ID] < most && !taken[t.ID] && shows(&pos, t) {
		taken[t.ID] = true
		c.loose[t.ID]++
		c.write(c.filled(pos, t, shows), t)
	}
}

// batches is how many cells are filled at a time: many, then fewer.
var batches = []int{16, 14, 12, 10, 10, 8, 8, 6, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}

// filled fills cells that the technique doesn't need: due says whether it still is.
func (c *collector) filled(pos puzzle.Position, t *logic.Technique, due func(*puzzle.Position, *logic.Technique) bool) puzzle.Position {
	rng := rand.New(rand.NewPCG(*seed, uint64(c.walked)))
	for _, n := range batches {
		empty := puzzle.AllCells.Without(pos.Grid.Filled())
		if empty.Len()-n < 16 {
			continue
		}
		tried := pos
		for _, i := range rng.Perm(81) {
			if cell := puzzle.Cell(i); n > 0 && empty.Has(cell) {
				tried.Place(puzzle.Cand(cell, c.solution[cell]))
				n--
			}
		}
		settle(&tried, t)
		if puzzle.AllCells.Without(tried.Grid.Filled()).Len() >= 10 && due(&tried, t) {
			pos = tried
		}
	}
	return pos
}

// settle makes the steps that are easier than t.
func settle(pos *puzzle.Position, t *logic.Technique) {
	easier := logic.EasierThan(t)
	for s, ok := logic.Next(pos, easier); ok; s, ok = logic.Next(pos, easier) {
		s.Apply(pos)
	}
}

func shows(pos *puzzle.Position, t *logic.Technique) bool {
	_, ok := logic.Next(pos, []*logic.Technique{t})
	return ok
}

// cheapest reports whether a step of t is the easiest of all.
func cheapest(pos *puzzle.Position, t *logic.Technique) bool {
	if !shows(pos, t) {
		return false
	}
	s, ok := logic.Next(pos, logic.Full.Techniques)
	return ok && s.Technique.ID == t.ID
}

// write writes a line of stock.txt.
func (c *collector) write(pos puzzle.Position, t *logic.Technique) {
	text := fmt.Sprintln(t.ID, line(&pos))
	c.written[t.ID]++
	c.lines[text] = true
	c.out.WriteString(text)
}

// line writes a position as stock.txt has it.
func line(pos *puzzle.Position) string {
	var b strings.Builder
	bare := puzzle.NewPosition(pos.Grid)
	var gone []string
	for c := range puzzle.Cell(81) {
		switch d := pos.Grid[c]; {
		case d == 0:
			b.WriteByte('.')
		case pos.Given.Has(c):
			b.WriteByte('0' + byte(d))
		default:
			b.WriteByte('a' + byte(d) - 1)
		}
		if lost := bare.Cands[c] &^ pos.Cands[c]; lost != 0 {
			g := fmt.Sprint(c.Row()+1, c.Col()+1)
			for d := range lost.All() {
				g += fmt.Sprint(d)
			}
			gone = append(gone, strings.ReplaceAll(g, " ", ""))
		}
	}
	if len(gone) > 0 {
		b.WriteString(" " + strings.Join(gone, ","))
	}
	return b.String()
}
