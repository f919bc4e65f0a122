package estimate

import (
	"math"
	"time"

	"sudoku/puzzle"
)

// A stretch is how much wider or narrower than errors say a range is made, as a logarithm: it
// follows how many of the latest games were in their ranges, in all and of the level. By that as
// many games as are wanted are in them in the long run, however a player changes (I. Gibbs,
// E. Candès, Adaptive Conformal Inference Under Distribution Shift, NeurIPS 2021).
type stretch struct {
	all   float64
	level [levels + 1]float64
}

const (
	wanted     = .8  // of the games are to be in their ranges
	allRate    = .05 // how fast a stretch follows
	levelRate  = .15
	narrowest  = -.7
	widest     = 2.2
	longRest   = 30 * 24 * time.Hour
	afterBreak = .5 // a range is wider by that after a long rest
)

// of returns the stretch for a level.
func (s *stretch) of(level puzzle.Level) float64 {
	return min(max(s.all+s.level[level], narrowest), widest)
}

// saw takes in whether a game of a level was in its range.
func (s *stretch) saw(level puzzle.Level, in bool) {
	by := wanted
	if in {
		by = wanted - 1
	}
	s.all = min(max(s.all+allRate*by, narrowest), widest)
	s.level[level] = min(max(s.level[level]+levelRate*by, narrowest), widest)
}

// rested widens all ranges after a long rest.
func (s *stretch) rested() { s.all = min(s.all+afterBreak, widest) }

// stretched returns the marks of a range that is so much wider.
func (k marks) stretched(by float64) marks {
	f := math.Exp(by)
	return marks{k.median + f*(k.low-k.median), k.median, k.median + f*(k.high-k.median)}
}
