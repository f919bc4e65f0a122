package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A StatisticsView is what the page shows.
type StatisticsView struct {
	Empty      string // why there are no plots; "" if there are
	Level      int    // the chosen one
	Range      string // how many weeks
	Times      TimesChart
	Bins       BinsChart
	Slips      SlipsChart
	Techniques []TechniqueBar
	Month      Month
	Note       string   // about the month
	Words      []string // what the plots show
	Levels     []Tally  // the first is the header
}

// A TimesChart is the times of games over the weeks, in minutes.
type TimesChart struct {
	Weeks   []string    // their names
	Week    int         // the one that is read out
	Medians [][]float64 // by level, the easiest first, and by week; 0 where there is none
	Rings   []TimeRing  // the games of the chosen level
	Few     string      // why that level has no line; "" if it has
	Notes   []string    // what the signs mean: that which fits is written
}

// A TimeRing is a game: when, counted in weeks, and the minutes it took.
type TimeRing struct{ Week, Minutes float64 }

// A BinsChart counts games by their times.
type BinsChart struct {
	Counts     []int
	Unit       string
	Edges      []string // of the bins, one more than there are bins
	Median     float64  // counted in bins from the left; below 0 if there is none
	MedianText string
}

// A SlipsChart is hints and mistakes of a game on average, by week; below 0 where there
// were no games.
type SlipsChart struct{ Hints, Mistakes []float64 }

// A TechniqueBar is a technique and how long the puzzles took whose hardest it is.
type TechniqueBar struct {
	Name, Value string
	Share       float64 // of the longest
}

// A Tally is a row of the table: a level and the results of its puzzles.
type Tally struct{ Level, Solved, Best, Mean, Unaided string }

// StatisticsFuncs is what the page does.
type StatisticsFuncs struct {
	Levels []string
	Level  func(int)
	Ranges func() []MenuItem
	Week   func(int) // shows another week
	Key    func(fyne.KeyName) bool
	Month  func(by int)
	Day    func(day int) // opens a day of the month, from 0
	Save   func()
	Back   func()
	AtDay  int // the page opens at this day of the calendar; 0: at the plots

	Relayout func() // the words need another height
}

// Statistics is the page that sums up all saved games, with plots and a calendar of the
// daily puzzles. It scrolls where there is not enough room.
type Statistics struct {
	Base
	do   StatisticsFuncs
	view StatisticsView
	at   *widget.Control // what has the focus, or had it last
	top  float64         // where the plots begin that a wide window may show only scrolled
	tall bool            // all is in one column

	lower float64 // by how much the days of the calendar are lower than they could be

	title                          *widget.Label
	ranges                         *widget.Control
	levels                         *widget.Control
	daily                          *widget.Label
	month, days                    *widget.Control
	note                           *widget.Label
	words                          *widget.Pic
	more                           *widget.Control
	save, back                     *widget.Control
	times                          *widget.Track
	bins, slips, techniques, table *widget.Pic
	body                           *fyne.Container
	scroll                         *widget.ScrollView
}

// NewStatistics makes the page.
func NewStatistics(b Base, do StatisticsFuncs) *Statistics {
	p := &Statistics{Base: b, do: do}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("statistics.title"))
	p.ranges = b.dropDown(func() string { return "" }, func() string { return p.view.Range }, do.Ranges, false)
	var names []widget.Segment
	for _, l := range do.Levels {
		names = append(names, widget.Segment{Text: l})
	}
	p.levels = b.Segments(names, func() int { return p.view.Level }, do.Level)
	p.daily = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	p.month = b.NewControl(p.monthZones, p.paintMonth, func(zone int) { do.Month(2*zone - 1) })
	p.days = b.NewControl(p.dayZones, p.paintDays, do.Day)
	p.days.Across = 7
	p.days.FocusOn(max(do.AtDay-1, 0))
	p.note = b.Paragraph(theme.Secondary)
	p.words = b.NewPic(p.paintWords)
	p.more = b.Link(b.T("statistics.more"), widget.Left, func() { p.scroll.To(float32(p.top)) })
	p.save, p.back = b.Button(b.T("statistics.csv"), false, do.Save), b.Button(b.T("statistics.back"), false, do.Back)
	p.times = b.NewTrack(widget.TrackFuncs{Zones: func(w, h float64) []widget.Rect { return nil }, Draw: p.paintTimes,
		Tap: func(int) {}, Band: 1e6, Slide: p.slide, Key: do.Key})
	p.bins, p.slips = b.NewPic(p.paintBins), b.NewPic(p.paintSlips)
	p.techniques, p.table = b.NewPic(p.paintTechniques), b.NewPic(p.paintTable)
	p.body = &fyne.Container{Objects: []fyne.CanvasObject{p.title, p.ranges, p.levels, p.times, p.bins, p.slips, p.daily, p.month, p.days,
		p.note, p.words, p.more, p.save, p.back, p.techniques, p.table}}
	p.scroll = b.NewScrollView(p.body)
	p.scroll.Holds = true
	p.follow()
	return p
}

// follow scrolls to what gets the focus, and remembers it: after a press elsewhere it gets the
// focus back, and nothing scrolls.
func (p *Statistics) follow() {
	for _, c := range []*widget.Control{p.ranges, p.levels, &p.times.Control, p.month, p.days, p.more, p.save, p.back} {
		c.OnFocus = func() {
			if p.at != c {
				p.at = c
				p.scroll.Reveal(c.Position().Y-8, c.Size().Height+16)
			}
		}
	}
}

// Show shows other numbers.
func (p *Statistics) Show(v StatisticsView) {
	w := float64(p.words.Size().Width)
	high := p.wordsHeight(w) + p.noteHeight(w)
	if v.Level != p.view.Level {
		p.levels.FocusOn(v.Level)
	}
	p.view = v
	if last := len(v.Month.Days) - 1; p.days.FocusedZone() > last && last >= 0 {
		p.days.FocusOn(last)
	}
	if w > 0 && p.wordsHeight(w)+p.noteHeight(w) != high {
		p.do.Relayout()
	}
	p.daily.SetText(p.T("statistics.daily", "level", p.do.Levels[v.Level]))
	p.note.SetSpans(widget.Span{Text: v.Note, Colour: p.Pal.Text2})
	for _, c := range []*widget.Control{p.ranges, p.levels, &p.times.Control, p.month, p.days} {
		c.Repaint()
	}
	for _, c := range []*widget.Pic{p.words, p.bins, p.slips, p.techniques, p.table} {
		c.Repaint()
	}
}

// ShowWeek shows which week is read out.
func (p *Statistics) ShowWeek(i int) {
	p.view.Times.Week = i
	p.times.Repaint()
}

// View returns what is shown.
func (p *Statistics) View() *StatisticsView { return &p.view }

// Focus returns what gets the focus when the page opens, and again after a press elsewhere.
func (p *Statistics) Focus() fyne.Focusable {
	switch {
	case p.at == nil && p.do.AtDay > 0:
		return p.days
	case p.at == nil && p.tall: // the plots are below
		return p.levels
	case p.at == nil || p.at == &p.times.Control:
		return p.times
	}
	return p.at
}

// Objects implements Page.
func (p *Statistics) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.scroll} }

// Refresh implements Page.
func (p *Statistics) Refresh() {}
