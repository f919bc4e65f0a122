package screen

import (
	"slices"
	"strconv"
	"time"

	"sudoku/gui/page"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// maxTechniques is how many techniques are shown.
const maxTechniques = 6

// maxWeeks is how many weeks can be shown: ten years.
const maxWeeks = 520

// at returns the games of a level.
func (s *Statistics) at(level logic.Level) []library.Outcome { return s.byLevel[level-logic.Easy] }

// update shows what is known of the chosen level and weeks.
func (s *Statistics) update() {
	l := s.desk.Base().Lang
	chosen := s.at(s.level)
	n := spans[s.span]
	if n == 0 {
		n = min(max(spans[0], library.WeeksSince(s.games, s.now)), maxWeeks)
	}
	s.weeks = library.Weeks(chosen, s.now, n)
	s.back = min(s.back, n-1)
	shown := library.LastWeeks(chosen, s.now, n, 0)
	s.page.Show(page.StatisticsView{
		Empty: s.empty(l), Level: int(s.level - logic.Easy), Range: s.spanName(s.span),
		Times: s.times(l, chosen), Bins: binsOf(l, shown), Slips: s.slips(), Techniques: techniqueBars(l, shown),
		Month: s.calendar(l), Note: s.note(l), Words: s.words(l, shown, chosen), Levels: s.tallies(l),
	})
}

// empty says why there are no plots.
func (s *Statistics) empty(l words.Lang) string {
	for i := range s.games {
		if s.games[i].Counts() {
			return ""
		}
	}
	switch {
	case s.failed:
		return l.T("statistics.failed")
	case !s.known:
		return l.T("statistics.counting")
	}
	return l.T("statistics.empty")
}

func (s *Statistics) spanName(i int) string {
	if spans[i] == 0 {
		return s.desk.Base().T("statistics.always")
	}
	return s.desk.Base().T("statistics.weeks", "n", spans[i])
}

// times returns the times over the weeks.
func (s *Statistics) times(l words.Lang, chosen []library.Outcome) page.TimesChart {
	c := page.TimesChart{Week: len(s.weeks) - 1 - s.back}
	for i, w := range s.weeks {
		c.Weeks = append(c.Weeks, page.ShortDay(l, w.Monday))
		for _, o := range w.Games {
			day := float64((o.Begun.Weekday()+6)%7) + .5
			c.Rings = append(c.Rings, page.TimeRing{Week: float64(i) + day/7, Minutes: o.Elapsed.Minutes()})
		}
	}
	for _, level := range levels() {
		medians := make([]float64, len(s.weeks))
		if games := s.at(level); library.SumOf(games).Enough() {
			for i, w := range library.Weeks(games, s.now, len(s.weeks)) {
				medians[i] = w.Median.Minutes()
			}
		}
		c.Medians = append(c.Medians, medians)
	}
	if !library.SumOf(chosen).Enough() {
		c.Few = l.T("statistics.few")
	}
	name := l.Say(s.level.Text())
	c.Notes = []string{l.T("statistics.times.note", "level", name), l.T("statistics.times.unit"), l.T("statistics.times.unit.short")}
	return c
}

// binsOf counts games by their times.
func binsOf(l words.Lang, games []library.Outcome) (c page.BinsChart) {
	b := library.BinsOf(games)
	c.Counts, c.Median, c.Unit = b.Counts, -1, l.T("statistics.bins.unit")
	for i := range len(b.Counts) + 1 {
		at := b.From + time.Duration(i)*b.Width
		text := game.Clock(at)
		if b.Width%time.Minute == 0 {
			text, c.Unit = strconv.Itoa(int(at.Minutes())), l.T("statistics.bins.minutes")
		}
		if i == len(b.Counts) && b.Longer {
			text += "+"
		}
		c.Edges = append(c.Edges, text)
	}
	if sum := library.SumOf(games); sum.Enough() {
		c.Median = min(float64(sum.Median-b.From)/float64(b.Width), float64(len(b.Counts)))
		c.MedianText = l.T("statistics.median", "time", game.Clock(sum.Median))
	}
	return c
}

// slips returns hints and mistakes by week.
func (s *Statistics) slips() (c page.SlipsChart) {
	for _, w := range s.weeks {
		hints, mistakes := -1., -1.
		if len(w.Games) > 0 {
			hints, mistakes = w.Sum.Hints, w.Sum.Mistakes
		}
		c.Hints, c.Mistakes = append(c.Hints, hints), append(c.Mistakes, mistakes)
	}
	return c
}

// techniqueBars returns the techniques that took longest: what is known of a game is the
// hardest of its puzzle. One game of many says little.
func techniqueBars(l words.Lang, games []library.Outcome) (list []page.TechniqueBar) {
	if !library.SumOf(games).Enough() { // they make no median
		return nil
	}
	sums := slices.DeleteFunc(library.ByTechnique(games), func(t library.TechniqueSum) bool { return t.Games < 2 })
	for _, t := range sums[:min(len(sums), maxTechniques)] {
		list = append(list, page.TechniqueBar{Name: techniqueName(l, t.ID), Share: float64(t.Median) / float64(max(sums[0].Median, 1)),
			Value: l.T("statistics.technique", "time", game.Clock(t.Median), "n", t.Games)})
	}
	return list
}

// words says what the plots show, a thought a sentence.
func (s *Statistics) words(l words.Lang, shown, chosen []library.Outcome) (list []string) {
	level, sum := l.Say(s.level.Text()), library.SumOf(shown)
	switch {
	case !s.known:
		return nil
	case sum.Games == 0:
		return []string{l.T("statistics.words.none", "level", level)}
	}
	if sum.Enough() {
		list = append(list, l.T("statistics.words.sum", "n", sum.Games, "level", level, "median", game.Clock(sum.Median), "best", game.Clock(sum.Best)))
	} else {
		list = append(list, l.T("statistics.words.best", "n", sum.Games, "level", level, "best", game.Clock(sum.Best)))
	}
	list = append(list, s.trend(l, chosen)...)
	return append(list, l.T("statistics.words.slips", "hints", average(sum.Hints), "mistakes", average(sum.Mistakes)))
}

// trend compares the last four weeks with the four before.
func (s *Statistics) trend(l words.Lang, chosen []library.Outcome) []string {
	now, before := library.SumOf(library.LastWeeks(chosen, s.now, 4, 0)), library.SumOf(library.LastWeeks(chosen, s.now, 8, 4))
	if !now.Enough() || !before.Enough() || before.Median == 0 {
		return nil
	}
	key, part := "statistics.words.faster", 100-int((100*now.Median+before.Median/2)/before.Median)
	switch {
	case part == 0:
		key = "statistics.words.same"
	case part < 0:
		key, part = "statistics.words.slower", -part
	}
	return []string{l.T(key, "median", game.Clock(now.Median), "percent", part)}
}

// average writes how often something happened in a game.
func average(v float64) string { return strconv.FormatFloat(v, 'f', 1, 64) }

// Status implements StatusProvider: it reads the week out.
func (s *Statistics) Status() string {
	l := s.desk.Base().Lang
	switch {
	case s.left > 0:
		return l.T("statistics.rating", "n", s.left)
	case s.empty(l) != "":
		return s.empty(l)
	}
	w := &s.weeks[len(s.weeks)-1-s.back]
	args := []any{"day", page.ShortDay(l, w.Monday), "n", len(w.Games), "level", l.Say(s.level.Text()), "median", game.Clock(w.Median),
		"hints", average(w.Sum.Hints), "mistakes", average(w.Sum.Mistakes)}
	switch few := !library.SumOf(s.at(s.level)).Enough(); {
	case len(w.Games) == 0 && (few || w.Median == 0):
		return l.T("statistics.week.none", args[:6]...)
	case few: // the plot says that they make no median
		return l.T("statistics.week.few", args...)
	case len(w.Games) == 0:
		return l.T("statistics.week.before", args[:8]...)
	}
	return l.T("statistics.week", args...)
}

// tallies returns the table of all levels and times.
func (s *Statistics) tallies(l words.Lang) []page.Tally {
	rows := []page.Tally{{Solved: l.T("statistics.solved"), Best: l.T("statistics.best"),
		Mean: l.T("statistics.mean"), Unaided: l.T("statistics.unaided")}}
	for _, level := range levels() {
		t := library.SumOf(s.at(level))
		row := page.Tally{Level: l.Say(level.Text()), Solved: l.T("done.count", "n", t.Games), Best: "–", Mean: "–", Unaided: "–"}
		if t.Games > 0 {
			row.Best, row.Mean = game.Clock(t.Best), game.Clock(t.Mean) // cut as every time is: one game has one time
			row.Unaided = l.T("done.count", "n", t.Unaided)
		}
		rows = append(rows, row)
	}
	return rows
}
