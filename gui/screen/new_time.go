package screen

import (
	"slices"
	"strconv"

	"sudoku/generator"
	"sudoku/puzzle/estimate"
	"sudoku/solver/logic"
)

// A puzzle for some minutes is ordered by a level and a score; the order notes the minutes
// too, because the games that follow may change which these are.

// forMinutes orders a puzzle for some minutes.
func (o PuzzleOrder) forMinutes(n int, c estimate.Choice) {
	o.Set(optionLevel, logic.Level(c.Level).Name())
	o.Set(optionScore, strconv.Itoa(c.From)+".."+strconv.Itoa(c.To))
	o.Set(optionMinutes, strconv.Itoa(n))
}

// forAnyTime drops the minutes, and the score with them.
func (o PuzzleOrder) forAnyTime() {
	if o[optionMinutes] != "" {
		delete(o, optionMinutes)
		delete(o, optionScore)
	}
}

// minutes returns which of minutes is ordered, -1 for none.
func (o PuzzleOrder) minutes() int {
	n, err := strconv.Atoi(o[optionMinutes])
	if err != nil {
		return -1
	}
	return slices.Index(minutes, n)
}

// score returns the middle of the scores that are ordered, 0 for any.
func (o PuzzleOrder) score() int {
	r, err := generator.ParseRange(o[optionScore])
	if err != nil {
		return 0
	}
	return (max(r.From, 0) + min(r.To, 1_000_000)) / 2
}

// foretold takes over what is known of the player's times.
func (s *New) foretold() {
	o := s.desk.Prefs().PuzzleOrder()
	if _, looking := s.maker.Searching(); !looking && s.forecast.known && o[optionMinutes] != "" {
		if i := o.minutes(); s.hasTime(i) {
			o.forMinutes(minutes[i], s.forecast.choice(i))
		} else {
			o.forAnyTime()
		}
		s.desk.Prefs().SetPuzzleOrder(o)
		s.recount()
	}
	s.page.Refresh()
	s.desk.Relayout()
	s.desk.Refresh()
}

// chooseTime orders a puzzle for some minutes, if there are any.
func (s *New) chooseTime(i int) {
	o := s.desk.Prefs().PuzzleOrder()
	switch {
	case !s.hasTime(i):
		s.desk.Say(s.desk.Base().T("estimate.none", "n", minutes[i]))
	case o.minutes() != i:
		o.forMinutes(minutes[i], s.forecast.choice(i))
		s.change(o)
		s.recount()
	}
}

// hasTime reports whether there are puzzles for some minutes.
func (s *New) hasTime(i int) bool { return s.forecast.choice(i).Level > 0 }

// takes says how long a puzzle as it is ordered takes the player.
func (s *New) takes() string {
	b, level := s.desk.Base(), s.desk.Prefs().Level()
	if !s.forecast.enough() || level == logic.Unrated {
		return ""
	}
	if said := s.forecast.takes(b.Lang, "estimate.level", level, s.desk.Prefs().PuzzleOrder().score()); said != "" {
		return said
	}
	return b.T("estimate.far", "level", b.Lang.Say(level.Text()))
}

// noTimes says why no puzzles for a time are offered, "" if they are or that isn't known yet.
func (s *New) noTimes() string {
	b := s.desk.Base()
	switch {
	case s.forecast.failed:
		return b.T("statistics.failed")
	case s.forecast.known && !s.forecast.enough():
		return b.T("estimate.few", "least", estimate.Least, "n", s.forecast.model.Games())
	}
	return ""
}
