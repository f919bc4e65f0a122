package order

import (
	"slices"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A newState is what the page for a new puzzle is about. report says all that the page shows.
type newState struct {
	level    puzzle.Level
	symmetry generator.Symmetry
	order    session.PuzzleOrder // with both
	forecast *screen.Forecast
	ready    func(puzzle.Level) bool
}

// A newReport is what the page shows.
type newReport struct {
	board    generator.Kind
	level    puzzle.Level
	symmetry generator.Symmetry
	ready    map[puzzle.Level]bool
	extra    string // how much is set of the options that are not shown; "" for nothing
	wrong    string // why no puzzle can fit; "" if one can

	timed   bool   // there are enough games to offer puzzles for a time
	time    int    // which of minutes is ordered; -1 for none
	times   []bool // which of minutes there are puzzles for
	takes   string // how long a puzzle as it is ordered takes the player; may be empty
	noTimes string // why no puzzles for a time are offered; may be empty
}

// report returns what the page shows.
func (s newState) report(l words.Lang) newReport {
	board := s.order.Board()
	r := newReport{board: board, level: s.order.LevelOn(board), symmetry: s.order.SymmetryOn(board), ready: map[puzzle.Level]bool{}, time: -1}
	if board == generator.Classic {
		r.timed, r.time, r.takes, r.noTimes = s.forecast.Enough(), timeOf(s.order), s.takes(l), s.noTimes(l)
	}
	for _, level := range board.Levels() {
		r.ready[level] = s.ready(level)
	}
	for i := range screen.OrderTimes {
		r.times = append(r.times, s.forecast.Choice(i).Level > 0)
	}
	if n := s.order.Extra(); n > 0 {
		r.extra = l.T("new.extra", "n", n)
	}
	if _, err := s.order.Order(); err != nil {
		r.wrong = err.In(l)
	}
	return r
}

// takes says how long a puzzle as it is ordered takes the player.
func (s newState) takes(l words.Lang) string {
	if !s.forecast.Enough() || s.level == puzzle.Unrated {
		return ""
	}
	if text := s.forecast.Takes(l, "estimate.level", s.level, s.order.Score()); text != "" {
		return text
	}
	return l.T("estimate.far", "level", l.Level(s.level.Name()))
}

// noTimes says why no puzzles for a time are offered, "" if they are or that isn't known yet.
func (s newState) noTimes(l words.Lang) string {
	switch {
	case s.forecast.Failed:
		return l.T("statistics.failed")
	case s.forecast.Known && !s.forecast.Enough():
		return s.forecast.Few(l)
	}
	return ""
}

// timeOf returns which of minutes is ordered, -1 for none.
func timeOf(o session.PuzzleOrder) int { return slices.Index(screen.OrderTimes, o.Minutes()) }
