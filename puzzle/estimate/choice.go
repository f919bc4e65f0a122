package estimate

import (
	"math"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/estimate/prior"
)

// A Choice is what to order for a puzzle that takes about some time.
type Choice struct {
	Level    puzzle.Level
	From, To int // of the score
	Range        // in the middle of these scores
}

const (
	tries    = 25  // scores of a level that are compared
	closeBy  = .1  // how far off medians can be that are as good as each other, as a logarithm
	farthest = .25 // how far off the median can be
	margin   = .12 // how far the scores reach at least on each side, as a logarithm
)

// For returns what to order so that the median is about some time; no puzzle of a level that
// was played may take so long, or be so short.
func (m *Model) For(d time.Duration) (best Choice, ok bool) {
	want, least := math.Log(d.Seconds()), math.Inf(1)
	for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
		if m.games < Least || m.around(level) < near {
			continue
		}
		k, u := m.fit.marks(level), &prior.Usual[level]
		off := func(log float64) float64 {
			mean, sd := m.fit.predict(featuresOf(level, points(log)))
			return math.Abs(mean + k.median*sd - want)
		}
		log, away := nearest(math.Log(u.Low), math.Log(u.High), off)
		if m.levels[level] < near {
			away += closeBy // rather a level that is known
		}
		if away < least {
			from, to := around(log, math.Log(u.Low), math.Log(u.High), off)
			least, best = away, Choice{Level: level, From: points(from), To: points(to)}
			best.Range, _ = m.Of(level, points((from+to)/2))
		}
	}
	return best, least <= farthest
}

// points returns the score that has a logarithm.
func points(log float64) int { return int(math.Round(math.Exp(log))) }

// nearest returns where off is least, and how much it is there.
func nearest(from, to float64, off func(float64) float64) (at, least float64) {
	least = math.Inf(1)
	for i := range tries {
		if p := from + (to-from)*float64(i)/(tries-1); off(p) < least {
			at, least = p, off(p)
		}
	}
	return at, least
}

// around returns how far from a place off is hardly more than there.
func around(at, from, to float64, off func(float64) float64) (low, high float64) {
	most, step := max(off(at), closeBy), (to-from)/(tries-1)
	for low = at; low-step >= from && off(low-step) <= most; low -= step {
	}
	for high = at; high+step <= to && off(high+step) <= most; high += step {
	}
	return max(min(low, at-margin), from), min(max(high, at+margin), to)
}
