//go:build ignore

// What stock_gen.go does with a puzzle.
package main

import (
	"fmt"
	"math/rand/v2"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// lead goes through a puzzle and takes the first position in which nothing costs less than t, or
// if there is none, the first in which nothing easier of Easy and Medium moves.
func (c *collector) lead(g puzzle.Grid, t *logic.Technique) {
	c.solution, _ = solver.Solve(g)
	pos := puzzle.NewPosition(g)
	var loose *puzzle.Position
	for {
		if alone(&pos, t) {
			c.take(pos, t, alone)
			return
		}
		if loose == nil && shows(&pos, t) {
			settled := pos
			if settle(&settled, t); shows(&settled, t) {
				loose = &settled
			}
		}
		s, ok := logic.Next(&pos, logic.Full.Techniques)
		if !ok || s.Technique.Least() > max(nets, t.Least()) {
			break
		}
		s.Apply(&pos)
	}
	if loose != nil {
		c.take(*loose, t, shows)
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
		if !ok {
			return
		}
		t := s.Technique
		for _, id := range []string{t.ID, wholes[t.ID]} {
			if l := c.lists[id]; l != nil && !taken[id] && len(l.alone) < *each && shows(&pos, widest(id)) {
				taken[id] = true
				c.takeAs(id, pos, t, cheapest)
			}
		}
		if t.Level > puzzle.Medium {
			c.look(pos, s.Cost(), taken)
		}
		if t.Least() >= nets {
			return
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

// look takes the steps of techniques that nothing easy makes needless, if there are too few
// positions of them. The easiest step costs least.
func (c *collector) look(pos puzzle.Position, least int, taken map[string]bool) {
	for _, t := range c.unpriced {
		c.lookFor(pos, t, least, *each, taken)
	}
	for _, t := range logic.Full.Techniques {
		if c.walked >= after && t.Least() < nets {
			c.lookFor(pos, t, least, few, taken)
		}
	}
}

// lookFor takes a step of t if it has fewer positions than most, and where the easiest step costs
// least, one that costs no more rather than another.
func (c *collector) lookFor(pos puzzle.Position, t *logic.Technique, least, most int, taken map[string]bool) {
	l := c.lists[t.ID]
	if l == nil || len(l.alone) >= most || taken[t.ID] {
		return
	}
	own, ok := logic.Next(&pos, []*logic.Technique{t})
	switch {
	case !ok:
	case own.Cost() <= least:
		taken[t.ID] = true
		c.take(pos, t, alone)
	case len(l.loose) < most && !taken["loose "+t.ID]:
		taken["loose "+t.ID] = true
		c.take(pos, t, shows)
	}
}

// batches is how many cells are filled at a time: many, then fewer.
var batches = []int{16, 14, 12, 10, 10, 8, 8, 6, 6, 5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}

// A dueFunc says whether a technique is still due in a position.
type dueFunc = func(*puzzle.Position, *logic.Technique) bool

// filled fills cells that the technique doesn't need.
func (c *collector) filled(pos puzzle.Position, t *logic.Technique, due dueFunc) puzzle.Position {
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

// alone reports whether no step costs less than one of t.
func alone(pos *puzzle.Position, t *logic.Technique) bool {
	own, ok := logic.Next(pos, []*logic.Technique{t})
	if !ok {
		return false
	}
	s, ok := logic.Next(pos, logic.Full.Techniques)
	return !ok || s.Cost() >= own.Cost()
}

// take adds a position to the list of t, with what isn't needed filled.
func (c *collector) take(pos puzzle.Position, t *logic.Technique, due dueFunc) {
	c.takeAs(t.ID, pos, t, due)
}

func (c *collector) takeAs(id string, pos puzzle.Position, t *logic.Technique, due dueFunc) {
	pos = c.filled(pos, t, due)
	if l := c.lists[id]; alone(&pos, t) {
		l.alone = append(l.alone, line(&pos))
	} else {
		l.loose = append(l.loose, line(&pos))
	}
}

// position reads what line writes.
func position(text string) puzzle.Position {
	digits, gone, _ := strings.Cut(text, " ")
	var g puzzle.Grid
	var given puzzle.CellSet
	for c, ch := range []byte(digits) {
		switch {
		case ch >= 'a':
			g[c] = puzzle.Digit(ch - 'a' + 1)
		case ch != '.':
			g[c] = puzzle.Digit(ch - '0')
			given.Add(puzzle.Cell(c))
		}
	}
	pos := puzzle.NewPosition(g)
	pos.Given = given
	for list := range strings.SplitSeq(gone, ",") {
		for i := 2; i < len(list); i++ {
			pos.Eliminate(puzzle.Cand(puzzle.CellAt(int(list[0]-'1'), int(list[1]-'1')), puzzle.Digit(list[i]-'0')))
		}
	}
	return pos
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
