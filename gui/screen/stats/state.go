package stats

import (
	"slices"
	"strconv"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A statisticsState is what the statistics are about: the games, and what of them is chosen.
// It knows nothing of pages: report says all that one shows.
type statisticsState struct {
	all     []library.Outcome
	boards  []string                                            // names of the kinds of boards of the games that count
	board   string                                              // the chosen one
	games   []library.Outcome                                   // on that
	byLevel [puzzle.Extreme - puzzle.Easy + 1][]library.Outcome // those that count
	dailies Dailies
	left    int  // puzzles that are being rated
	known   bool // the games were read
	failed  bool

	now   time.Time
	today daily.Date
	Level puzzle.Level
	chose bool           // the level was chosen by the player
	span  int            // which of the spans
	weeks []library.Week // of the level
	back  int            // how many weeks before the last is the one that is read out
	Month daily.Date     // the first day of the month that is shown
}

// spans are how many weeks can be shown; 0 is all.
var spans = []int{12, 26, 52, 0}

// maxTechniques is how many techniques are shown, maxWeeks how many weeks: ten years.
const maxTechniques, maxWeeks = 6, 520

// A statisticsReport is what the page shows.
type statisticsReport struct {
	Empty      string // why there are no plots; "" if there are
	Level      int    // the chosen one
	Range      string // how many weeks
	Times      timesChart
	Bins       binsChart
	Slips      slipsChart
	Techniques []techniqueBar
	Month      month
	Note       string   // about the month
	Words      []string // what the plots show
	Levels     []tally  // the first is the header
}

// A timesChart is the times of games over the weeks, in minutes.
type timesChart struct {
	Weeks   []string    // their names
	Week    int         // the one that is read out
	Medians [][]float64 // by level, the easiest first, and by week; 0 where there is none
	Rings   []timeRing  // the games of the chosen level
	Few     string      // why that level has no line; "" if it has
	Notes   []string    // what the signs mean: that which fits is written
}

// A timeRing is a game: when, counted in weeks, and the minutes it took.
type timeRing struct{ Week, Minutes float64 }

// A binsChart counts games by their times.
type binsChart struct {
	Counts     []int
	Unit       string
	Edges      []string // of the bins, from the left
	Longer     string   // under the last bin, if it holds what took longer, too; it has no edges then
	Median     float64  // counted in bins from the left; below 0 if there is none
	MedianText string
}

// A slipsChart is hints and mistakes of a game on average, by week; below 0 where there
// were no games.
type slipsChart struct{ Hints, Mistakes []float64 }

// A techniqueBar is a technique and how long the puzzles took whose hardest it is.
type techniqueBar struct {
	Name, Value string
	Share       float64 // of the longest
}

// A tally is a row of the table: a level and the results of its puzzles.
type tally struct{ Level, Solved, Best, Mean, Unaided string }

// learn takes over how the games went. Until the player chooses one, the level is that most
// played of late.
func (s *statisticsState) setGames(k screen.Known) {
	s.all, s.left, s.known, s.dailies = k.Games, k.Left, true, DailiesOf(k.Games)
	s.boards = playedBoards(k.Games)
	s.sort()
}

// sort sorts the games on the chosen kind of board by their levels.
func (s *statisticsState) sort() {
	s.games = s.onBoard()
	most := 0
	for i, level := range caption.Levels() {
		s.byLevel[i] = library.AtLevel(s.games, level)
		if n := len(library.LastWeeks(s.byLevel[i], s.now, spans[0], 0)); n > most && !s.chose {
			s.Level, most = level, n
		}
	}
}

// readOut chooses the week that is read out, counted from the first that is shown.
func (s *statisticsState) readOut(week int) (shown int) {
	shown = min(max(week, 0), len(s.weeks)-1)
	s.back = len(s.weeks) - 1 - shown
	return shown
}

// At returns the games of a level.
func (s *statisticsState) At(level puzzle.Level) []library.Outcome {
	return s.byLevel[level-puzzle.Easy]
}

// report returns all that the page shows of the chosen level and weeks.
func (s *statisticsState) report(l words.Lang) statisticsReport {
	chosen := s.At(s.Level)
	n := spans[s.span]
	if n == 0 {
		n = min(max(spans[0], library.WeeksSince(s.games, s.now)), maxWeeks)
	}
	s.weeks = library.Weeks(chosen, s.now, n)
	s.back = min(s.back, n-1)
	shown := library.LastWeeks(chosen, s.now, n, 0)
	return statisticsReport{
		Empty: s.empty(l), Level: int(s.Level - puzzle.Easy), Range: s.scope(l),
		Times: s.times(l, chosen), Bins: binsOf(l, shown), Slips: s.slips(), Techniques: techniqueBars(l, shown),
		Month: s.calendar(l), Note: s.note(l), Words: s.words(l, shown, chosen), Levels: s.tallies(l),
	}
}

// empty says why there are no plots.
func (s *statisticsState) empty(l words.Lang) string {
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
	return l.Sentences(append([]string{l.T("statistics.empty")}, s.uncounted(l, s.games)...)...)
}

func spanName(l words.Lang, i int) string {
	if spans[i] == 0 {
		return l.T("statistics.always")
	}
	return l.T("statistics.weeks", "n", spans[i])
}

// times returns the times over the weeks.
func (s *statisticsState) times(l words.Lang, chosen []library.Outcome) timesChart {
	c := timesChart{Week: len(s.weeks) - 1 - s.back}
	for i, w := range s.weeks {
		c.Weeks = append(c.Weeks, page.ShortDay(l, w.Monday))
		for _, o := range w.Games {
			day := float64((o.Begun.Weekday()+6)%7) + .5
			c.Rings = append(c.Rings, timeRing{Week: float64(i) + day/7, Minutes: o.Elapsed.Minutes()})
		}
	}
	for _, level := range caption.Levels() {
		medians := make([]float64, len(s.weeks))
		if games := s.At(level); library.SumOf(games).Enough() {
			for i, w := range library.Weeks(games, s.now, len(s.weeks)) {
				medians[i] = w.Median.Minutes()
			}
		}
		c.Medians = append(c.Medians, medians)
	}
	if !library.SumOf(chosen).Enough() {
		c.Few = l.T("statistics.few")
	}
	name := l.Level(s.Level.Name())
	c.Notes = []string{l.T("statistics.times.note", "level", name), l.T("statistics.times.unit"), l.T("statistics.times.unit.short")}
	return c
}

// binsOf counts games by their times.
func binsOf(l words.Lang, games []library.Outcome) (c binsChart) {
	b := library.BinsOf(games)
	c.Counts, c.Median, c.Unit = b.Counts, -1, l.T("statistics.bins.unit")
	for i := range len(b.Counts) + 1 {
		at := b.From + time.Duration(i)*b.Width
		text := game.Clock(at)
		if b.Width%time.Minute == 0 {
			text, c.Unit = strconv.Itoa(int(at.Minutes())), l.T("statistics.bins.minutes")
		}
		if b.Longer && i == len(b.Counts)-1 {
			c.Longer = l.T("statistics.bins.longer", "time", text)
			break
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
func (s *statisticsState) slips() (c slipsChart) {
	for _, w := range s.weeks {
		hints, mistakes := -1., -1.
		if len(w.Games) > 0 {
			mistakes = w.Sum.Mistakes
		}
		if w.Sum.Known > 0 {
			hints = w.Sum.Hints
		}
		c.Hints, c.Mistakes = append(c.Hints, hints), append(c.Mistakes, mistakes)
	}
	return c
}

// techniqueBars returns the techniques that took longest: what is known of a game is the
// hardest of its puzzle. One game of many says little.
func techniqueBars(l words.Lang, games []library.Outcome) (list []techniqueBar) {
	if !library.SumOf(games).Enough() { // they make no median
		return nil
	}
	sums := slices.DeleteFunc(library.ByTechnique(games), func(t library.TechniqueSum) bool { return t.Games < 2 })
	for _, t := range sums[:min(len(sums), maxTechniques)] {
		list = append(list, techniqueBar{Name: caption.TechniqueName(l, t.ID), Share: float64(t.Median) / float64(max(sums[0].Median, 1)),
			Value: l.T("statistics.technique", "time", game.Clock(t.Median), "n", t.Games)})
	}
	return list
}

// words says what the plots show, a thought a sentence.
func (s *statisticsState) words(l words.Lang, shown, chosen []library.Outcome) (list []string) {
	level, sum := l.Level(s.Level.Name()), library.SumOf(shown)
	switch {
	case !s.known || s.empty(l) != "":
		return nil
	case sum.Games == 0:
		return append([]string{l.T("statistics.words.none", "level", level)}, s.uncounted(l, s.atLevel())...)
	}
	if sum.Enough() {
		list = append(list, l.T("statistics.words.sum", "n", sum.Games, "level", level, "median", game.Clock(sum.Median), "best", game.Clock(sum.Best)))
	} else {
		list = append(list, l.T("statistics.words.best", "n", sum.Games, "level", level, "best", game.Clock(sum.Best)))
	}
	list = append(list, s.trend(l, chosen)...)
	key := "statistics.words.slips"
	if sum.Known == 0 {
		key = "statistics.words.mistakes"
	}
	list = append(list, l.T(key, "hints", l.Decimal(sum.Hints, 1), "mistakes", l.Decimal(sum.Mistakes, 1)))
	return append(list, s.uncounted(l, s.atLevel())...)
}

// atLevel returns the games of the weeks that are shown that are of the chosen level, or of which
// no level is known.
func (s *statisticsState) atLevel() []library.Outcome {
	games := slices.Clone(library.LastWeeks(s.games, s.now, len(s.weeks), 0))
	return slices.DeleteFunc(games, func(o library.Outcome) bool {
		return o.Rating.Level != s.Level && (o.Rating.Level != puzzle.Unrated || s.left > 0)
	})
}

// uncounted says how many of some games were finished and are not counted, and why; nothing if all
// are.
func (s *statisticsState) uncounted(l words.Lang, games []library.Outcome) []string {
	u := library.UncountedOf(games)
	return screen.NotCounted(l, screen.Reason{Key: "again", N: u.Again}, screen.Reason{Key: "shown", N: u.Shown}, screen.Reason{Key: "middle", N: u.InMiddle}, screen.Reason{Key: "unrated", N: u.Unrated})
}

// trend compares the last four weeks with the four before.
func (s *statisticsState) trend(l words.Lang, chosen []library.Outcome) []string {
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

// status reads the week out.
func (s *statisticsState) status(l words.Lang) string {
	switch {
	case s.left > 0:
		return l.T("statistics.rating", "n", s.left)
	case s.empty(l) != "": // the page says so, once
		return l.T("statistics.keys")
	}
	w := &s.weeks[len(s.weeks)-1-s.back]
	args := []any{"day", page.ShortDay(l, w.Monday), "n", len(w.Games), "level", l.Level(s.Level.Name()), "median", game.Clock(w.Median),
		"hints", hintsOf(l, w.Sum), "mistakes", l.Decimal(w.Sum.Mistakes, 1)}
	switch few := !library.SumOf(s.At(s.Level)).Enough(); {
	case len(w.Games) == 0 && (few || w.Median == 0):
		return l.T("statistics.week.none", args[:6]...)
	case few && w.Sum.Known == 0:
		return l.Sentences(l.T("statistics.week.none", args[:6]...), l.T("statistics.words.mistakes", args[10:]...))
	case few: // the plot says that they make no median
		return l.T("statistics.week.few", args...)
	case len(w.Games) == 0:
		return l.T("statistics.week.before", args[:8]...)
	case w.Sum.Known == 0:
		return l.Sentences(l.T("statistics.week.before", args[:8]...), l.T("statistics.words.mistakes", args[10:]...))
	}
	return l.T("statistics.week", args...)
}

// tallies returns the table of all levels and times.
func (s *statisticsState) tallies(l words.Lang) []tally {
	rows := []tally{{Solved: l.T("statistics.solved"), Best: l.T("statistics.best"),
		Mean: l.T("statistics.mean"), Unaided: l.T("statistics.unaided")}}
	for _, level := range caption.Levels() {
		t := library.SumOf(s.At(level))
		row := tally{Level: l.Level(level.Name()), Solved: l.T("done.count", "n", t.Games), Best: "–", Mean: "–", Unaided: "–"}
		if t.Games > 0 {
			row.Best, row.Mean = game.Clock(t.Best), game.Clock(t.Mean) // cut as every time is: one game has one time
			row.Unaided = l.T("done.count", "n", t.Unaided)
		}
		rows = append(rows, row)
	}
	return rows
}

// hintsOf says how many hints there were in a game, or that it isn't known.
func hintsOf(l words.Lang, s library.Sum) string {
	if s.Known == 0 {
		return "–"
	}
	return l.Decimal(s.Hints, 1)
}
