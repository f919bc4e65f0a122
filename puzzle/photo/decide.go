package photo

import (
	"math"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/net"
)

// decide makes a reading of the chances.
func (w *way) decide(solve Solver) (r Reading) {
	var own [81]Chances
	own, r.Chances = w.weighed()
	blind := w.blinds()
	var (
		first, solution puzzle.Grid
		good            []choice
		full            bool
	)
	if all := allPrinted(&own); all != nil {
		first, good = nearby(all, solve)
	}
	if len(good) == 0 {
		first, good = nearby(&r.Chances, solve)
	}
	if len(good) == 0 && !w.notFull {
		if solution, full = likeliestFull(&r.Chances); full {
			lean := leaning(&r.Chances, &solution)
			first, good = nearby(&lean, solve)
		}
		w.notFull = !full
	}
	r.settle(first, good)
	r.leave(blind)
	if !r.Givens.HasConflict() {
		s, n := solve(&r.Givens)
		if r.Solutions = n; n == 1 {
			solution, full = s, true
		}
	}
	r.enter(&solution, full)
	r.doubtHands(solve)
	r.doubtBlind(blind)
	if r.Solutions == 1 {
		r.promote(&solution)
	}
	return r
}

// doubtHands makes nobody surer of a digit, where there is handwriting, than of who wrote it; but
// what the puzzle needs for its one solution, whoever wrote the other doubtful ones, is print.
func (r *Reading) doubtHands(solve Solver) {
	if r.Entries.Count() < 2 {
		return
	}
	all := r.Givens // and what may be one
	for i, d := range r.Entries {
		if d != 0 && r.Chances[i].byPrint() > 1-sureEnough {
			all[i] = d
		}
	}
	for i := range r.Sure {
		printed := r.Chances[i].byPrint()
		switch {
		case r.Entries[i] != 0:
			r.Sure[i] = min(r.Sure[i], 1-printed)
		case r.Givens[i] != 0 && (r.Solutions != 1 || printed >= sureEnough || !needed(&all, i, solve)):
			r.Sure[i] = min(r.Sure[i], printed)
		}
	}
}

// byPrint is the chance that a digit is printed, if there is one.
func (c *Chances) byPrint() float64 {
	own := c.printed()
	return own / (own + c.written() + 1e-12)
}

// needed reports whether a grid, without the digit of a cell, no longer has just one solution.
func needed(g *puzzle.Grid, cell int, solve Solver) bool {
	o := *g
	o[cell] = 0
	_, n := solve(&o)
	return n != 1
}

// promote takes a single entry for a given, and marks it: nobody leaves a puzzle after one
// digit, but a stain can make print look like handwriting.
func (r *Reading) promote(solution *puzzle.Grid) {
	filled := r.Entries.Filled()
	if filled.Len() != 1 {
		return
	}
	for c := range filled.All() {
		if r.Entries[c] == solution[c] {
			r.Givens[c], r.Entries[c] = r.Entries[c], 0
			r.Changed.Add(c)
		}
	}
}

// nearby returns the likeliest givens, and those like them that have one solution.
func nearby(c *[81]Chances, solve Solver) (puzzle.Grid, []choice) {
	logs := printedLogs(c)
	s := newSearch(&logs, solve)
	return s.first, s.run()
}

// settle takes the best of some choices, or the likeliest givens if there is none.
func (r *Reading) settle(first puzzle.Grid, good []choice) {
	if len(good) == 0 {
		r.Givens = first
		for i, d := range first {
			c := &r.Chances[i]
			r.Sure[i] = c[net.Empty] + c.written()
			if d != 0 {
				r.Sure[i] = c[net.Printed+int(d)]
			}
		}
		return
	}
	r.Givens, r.Sure = good[0].grid, marginals(good)
	for c := range r.Givens {
		if r.Givens[c] != r.ByPicture(puzzle.Cell(c)) {
			r.Changed.Add(puzzle.Cell(c))
		}
	}
}

// How much less likely, as a log, a picture may be without any handwriting, and how much
// any cell of it.
const (
	maxPrint     = 15
	maxPrintCell = 8
)

// allPrinted returns the chances if nothing is written by hand; nil if that is out of the
// question.
func allPrinted(c *[81]Chances) *[81]Chances {
	all, cost := *c, 0.0
	for i := range all {
		_, before := all[i].likeliest()
		for d := 1; d <= 9; d++ {
			all[i][net.Printed+d] += all[i][net.Written+d]
			all[i][net.Written+d] = 0
		}
		class, _ := all[i].likeliest()
		more := math.Log(before) - math.Log(c[i][class]+1e-12)
		if cost += more; more > maxPrintCell || cost > maxPrint {
			return nil
		}
	}
	return &all
}

// weighed corrects the chances by what print and handwriting look like in the grid, and
// those also by how much of it is handwriting, which are found by going to and fro: M.
// Saerens, P. Latinne, C. Decaestecker, "Adjusting the outputs of a classifier to new a
// priori probabilities" (2002).
func (w *way) weighed() (own, c [81]Chances) {
	looks := w.looks()
	c = w.chances
	for range 5 {
		printed, written := 1.0, 0.05
		for i := range c {
			printed += c[i].printed()
			written += c[i].written()
		}
		o := odds(looks, &c)
		for i, by := range pairOdds(w.pairs, &c) {
			o[i] += by
		}
		o = w.visible(o)
		for i := range c {
			own[i] = w.chances[i].divided(math.Exp(o[i]))
			c[i] = own[i].weighed(written / printed)
		}
	}
	faint(looks, &own)
	faint(looks, &c)
	return own, c
}

// printedLogs returns the logs of the chances that a cell has no given, or which one.
func printedLogs(c *[81]Chances) (logs [81][10]float64) {
	for i := range c {
		logs[i][0] = math.Log(c[i][net.Empty] + c[i].written() + 1e-12)
		for d := 1; d <= 9; d++ {
			logs[i][d] = math.Log(c[i][net.Printed+d] + 1e-12)
		}
	}
	return logs
}

// enter reads the handwriting. Where the solution is known an entry is likely the digit
// of it, but what is plainly another digit stays that.
func (r *Reading) enter(solution *puzzle.Grid, known bool) {
	c := r.Chances
	if known {
		c = leaning(&r.Chances, solution)
	}
	for i := range r.Entries {
		if r.Givens[i] != 0 {
			continue
		}
		if empty, written := r.Chances[i][net.Empty], r.Chances[i].written(); written <= empty {
			r.Sure[i] = min(r.Sure[i], empty/(empty+written+1e-12))
			continue
		}
		best, sum := c[i].hand()
		r.Entries[i] = puzzle.Digit(best)
		r.Sure[i] = min(r.Sure[i], c[i][net.Written+best]/sum*(1-c[i][net.Empty]))
		if seen, _ := r.Chances[i].hand(); seen != best && r.Sure[i] < sureEnough {
			r.Changed.Add(puzzle.Cell(i))
		}
	}
}
