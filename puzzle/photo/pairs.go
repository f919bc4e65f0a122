package photo

import (
	"math"

	"sudoku/puzzle/photo/net"
)

// Two instances of a printed digit are the same but for noise, two of a hand are much alike, one of
// each is not: so each pair of cells with the same digit tells something of who wrote both.

// A pair is two cells that seem to hold the same digit, and the log of how unlike they are.
type pair struct {
	i, j int
	off  float64
}

// allPairs returns those of the cells that a digit is likely of and on which nothing lies.
func (w *way) allPairs() (all []pair) {
	const (
		likely = 0.7
		noise  = 0.001 // the mean square by which pictures of the same differ at least
	)
	known, trust := new(stencil), new(Cell)
	for i := range known {
		known[i], trust[i] = true, 1
	}
	var of [10][]int
	for i := range w.chances {
		if d, p := w.chances[i].digit(); p > likely && w.hidden[whence(i, w.turns)] == 0 {
			for _, j := range of[d] {
				l := w.cells[i].compare(nil, &w.cells[j], known, trust)
				all = append(all, pair{i, j, math.Log((l.off + noise) / (noise + (w.cells[i].power()+w.cells[j].power())/2))})
			}
			of[d] = append(of[d], i)
		}
	}
	return all
}

// digit returns the likeliest digit, whoever wrote it.
func (c *Chances) digit() (digit int, p float64) {
	for d := 1; d <= 9; d++ {
		if both := c[net.Printed+d] + c[net.Written+d]; both > p {
			digit, p = d, both
		}
	}
	return digit, p
}

// A bell is a normal distribution.
type bell struct{ mean, spread float64 }

// How unlike pairs are of which none, one, both are handwriting, on drawn pages; and how many pairs
// that counts for where a grid shows others.
var usualPairs = [3]bell{{-3, 0.9}, {-0.6, 0.5}, {-1, 0.6}}

const pairsBefore = 10

// likely returns how likely a value is; what is far off is not out of the question.
func (b bell) likely(v float64) float64 {
	z := (v - b.mean) / b.spread
	return (math.Exp(-z*z/2) + 1e-3) / b.spread
}

// pairOdds returns how much likelier by its pairs, as a log, each cell is written by hand.
func pairOdds(all []pair, c *[81]Chances) (odds [81]float64) {
	var written [81]float64
	for i := range c {
		written[i] = 1 - c[i].byPrint()
	}
	of := bellsOf(all, &written)
	const (
		dependent = 0.5 // the pairs of a cell say less than their sum
		most      = 6
	)
	tell := func(i int, other, off float64) {
		none, one, both := of[0].likely(off), of[1].likely(off), of[2].likely(off)
		odds[i] += math.Log(((1-other)*one + other*both) / ((1-other)*none + other*one))
	}
	for _, p := range all {
		tell(p.i, written[p.j], p.off)
		tell(p.j, written[p.i], p.off)
	}
	for i := range odds {
		odds[i] = min(max(dependent*odds[i], -most), most)
	}
	return odds
}

// bellsOf returns how unlike pairs of each kind are in a grid.
func bellsOf(all []pair, written *[81]float64) (of [3]bell) {
	for k, u := range usualPairs {
		n, sum, squares := float64(pairsBefore), pairsBefore*u.mean, pairsBefore*(u.spread*u.spread+u.mean*u.mean)
		for _, p := range all {
			a, b := written[p.i], written[p.j]
			share := [3]float64{(1 - a) * (1 - b), a*(1-b) + b*(1-a), a * b}[k]
			n, sum, squares = n+share, sum+share*p.off, squares+share*p.off*p.off
		}
		of[k].mean = sum / n
		of[k].spread = math.Sqrt(max(squares/n-of[k].mean*of[k].mean, 0))
	}
	return of
}

// power returns the mean square of the ink of a cell.
func (c *Cell) power() float64 {
	var sum float32
	n := 0
	shift{}.overlap(func(i, _ int) { sum += c[i] * c[i]; n++ })
	return float64(sum) / float64(n)
}
