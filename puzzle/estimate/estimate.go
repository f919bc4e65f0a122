// Package estimate says how long a puzzle will take a player: a range that holds four games
// of five, and its middle, from the games that the player has finished.
//
// The logarithm of the time is a line in the level and in the logarithm of HoDoKu's score,
// fitted by Bayesian linear regression with a weak prior (Gelman and others, Bayesian Data
// Analysis, chapter 14), in which older games weigh less. How wide the range is comes from
// how far each game was from what those before it had said of it: weighted conformal
// prediction (Barber, Candès, Ramdas, Tibshirani, Conformal prediction beyond
// exchangeability, Annals of Statistics 51, 2023), which asks nothing of the shape of the
// errors. It follows how many of the latest games were in their ranges. See docs/dev/library.md.
package estimate

import (
	"math"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

// Least is how many games an estimate needs.
const Least = 10

// Times outside of these are of no game that was played in one go.
const (
	shortest = 20 * time.Second
	longest  = 24 * time.Hour
)

// near is how many games must be of a puzzle's level or of one next to it.
const near = 3

// A Range is how long a puzzle takes: of ten games eight are from Low to High, five are
// shorter than Median.
type Range struct{ Low, Median, High time.Duration }

// A Lack is why there is no estimate.
type Lack uint8

const (
	None    Lack = iota // there is one
	Few                 // fewer games than Least
	Far                 // no games of such a level
	Unrated             // the puzzle has no level
)

// A Model is what the games say.
type Model struct {
	games  int
	left   Left
	levels [levels + 1]int // games of each
	fit    fit
	wide   stretch
}

// From returns what games on the classic board say, the earliest first, at a time.
func From(games []library.Outcome, now time.Time) *Model {
	l := newLearner()
	l.left.Boards = finished(games)
	games = library.OnClassic(games)
	l.left.Boards -= finished(games)
	for i := range games {
		l.unjudged = i < len(games)-judged
		l.add(&games[i])
	}
	l.rest(now)
	return l.model()
}

// Games returns how many games count.
func (m *Model) Games() int { return m.games }

// Left returns how many finished games don't count.
func (m *Model) Left() Left { return m.left }

// Of estimates how long a puzzle takes with a level and a score, 0 for any score that is
// usual for the level.
func (m *Model) Of(level puzzle.Level, score int) (Range, Lack) {
	switch {
	case m.games < Least:
		return Range{}, Few
	case level < puzzle.Easy || level > puzzle.Extreme:
		return Range{}, Unrated
	case m.around(level) < near:
		return Range{}, Far
	}
	mean, sd := m.fit.predict(featuresOf(level, score))
	k := m.fit.marks(level).stretched(m.wide.of(level))
	return Range{after(mean + k.low*sd), after(mean + k.median*sd), after(mean + k.high*sd)}, None
}

// after returns the time that has a logarithm.
func after(log float64) time.Duration {
	return time.Duration(min(max(math.Exp(log), shortest.Seconds()), longest.Seconds()) * float64(time.Second))
}

// around returns how many games are of a level or of one next to it.
func (m *Model) around(level puzzle.Level) (n int) {
	for l := max(level-1, puzzle.Easy); l <= min(level+1, puzzle.Extreme); l++ {
		n += m.levels[l]
	}
	return n
}

// A learner takes in games, one after the other.
type learner struct {
	Model
	fits  []fit // that forget old games at different rates
	known map[puzzle.Grid]bool
	last  time.Time // of the latest game

	unjudged bool // whether a game is in its range is not looked at
}

// judged is of how many games it is looked at whether they are in their ranges: what was before is
// forgotten.
const judged = 400

func newLearner() *learner {
	l := &learner{known: map[puzzle.Grid]bool{}}
	for _, h := range halves {
		l.fits = append(l.fits, newFit(h))
	}
	return l
}

// add takes in a game, unless it tells nothing: one that wasn't finished by the player, or
// of which hints said, or the program placed, more than a quarter, or of a puzzle that was
// solved before.
func (l *learner) add(o *library.Outcome) {
	level := o.Rating.Level
	if !o.Stage().Finished() || l.left.out(o, l.known[o.Givens]) {
		return
	}
	l.known[o.Givens] = true
	l.rest(o.Ended)
	l.judge(o)
	l.games++
	l.levels[level]++
	y := math.Log(min(o.Elapsed, longest).Seconds())
	x := featuresOf(level, o.Rating.Score)
	for i := range l.fits {
		l.fits[i].add(x, y, level)
	}
}

// rest notes that a game was played at a time, or is to be foretold.
func (l *learner) rest(at time.Time) {
	if !l.last.IsZero() && at.Sub(l.last) > longRest {
		l.wide.rested()
	}
	if at.After(l.last) {
		l.last = at
	}
}

// judge notes whether a game is in the range that those before it foretold.
func (l *learner) judge(o *library.Outcome) {
	level := o.Rating.Level
	if l.unjudged || l.games < Least || l.around(level) < near {
		return
	}
	f := l.best()
	mean, sd := f.predict(featuresOf(level, o.Rating.Score))
	off := (math.Log(min(o.Elapsed, longest).Seconds()) - mean) / sd
	l.wide.saw(level, f.inRange(off, level, l.wide.of(level)))
}

// model returns what the games say so far, by the fit that has foretold them best.
func (l *learner) model() *Model {
	m := l.Model
	m.fit = *l.best()
	return &m
}

// best returns the fit that has foretold the games best.
func (l *learner) best() *fit {
	best := &l.fits[0]
	for i := range l.fits {
		if l.fits[i].loss < best.loss {
			best = &l.fits[i]
		}
	}
	return best
}
