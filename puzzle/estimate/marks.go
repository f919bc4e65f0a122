package estimate

import (
	"math"

	"sudoku/puzzle"
)

// marks are where the ends and the middle of a range are, in standard deviations.
type marks struct{ low, median, high float64 }

const (
	others  = 3   // what Student's t with 4 degrees weighs beside the games, in games
	errHalf = 60  // after how many games an error weighs half
	soft    = .15 // how far an error is smoothed, in standard deviations
)

// marks finds the quantiles of the errors.
func (f *fit) marks(level puzzle.Level) marks {
	below := f.below(level)
	return marks{quantile(below, .1), quantile(below, .5), quantile(below, .9)}
}

// inRange reports whether an error is in the range of a level that is so much wider.
func (f *fit) inRange(off float64, level puzzle.Level, stretch float64) bool {
	below := f.below(level)
	median := quantile(below, .5)
	part := below(median + (off-median)/math.Exp(stretch))
	return part >= .1 && part <= .9
}

// quantile finds where a share lies below.
func quantile(below func(float64) float64, want float64) float64 {
	from, to := -20., 20.
	for range 25 {
		if middle := (from + to) / 2; below(middle) < want {
			from = middle
		} else {
			to = middle
		}
	}
	return (from + to) / 2
}

// below returns which share of the errors lies below a place; those of games of about the level
// weigh most. A few of Student's t keep few games from making a range too sure of itself.
func (f *fit) below(level puzzle.Level) func(at float64) float64 {
	weights := make([]float64, len(f.errors))
	keep, age, all := math.Exp2(-1./errHalf), 1., 0.
	for i := len(weights) - 1; i >= 0; i-- {
		away := math.Abs(float64(f.errors[i].level) - float64(level))
		weights[i] = age / (1 + away/2)
		all += weights[i]
		age *= keep
	}
	all += others
	return func(at float64) float64 {
		sum := others * studentBelow(at)
		for i, e := range f.errors {
			sum += weights[i] / (1 + math.Exp((e.off-at)/soft))
		}
		return sum / all
	}
}

// studentBelow is the distribution function of Student's t with 4 degrees of freedom.
func studentBelow(t float64) float64 {
	u := t / math.Sqrt(1+t*t/4)
	return .5 + 3./8*u*(1-u*u/12)
}
