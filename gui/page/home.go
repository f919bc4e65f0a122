package page

import (
	"image"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/solver/logic"
)

// A HomeCard is the game to go on with, or the daily puzzle to begin with.
type HomeCard struct {
	Heading, Title, Line string
	Cells, Time, When    string // how far it has come; "" if it was not begun
	Share                float64
	Picture              *image.RGBA // nil while it is being made
	Others               string      // "3 more begun"; "" if there are none
	Do                   string      // what pressing it does
}

// A HomeDay is a day of the week with its daily puzzles, the easiest first.
type HomeDay struct {
	Name, Number  string
	Today, Future bool
	Puzzles       []PuzzleState
}

// A HomePuzzle is a daily puzzle of the chosen day.
type HomePuzzle struct {
	Name, Line string
	State      PuzzleState
	Future     bool
}

// HomeFuncs is what the page shows and does. Card may be called at every paint; side is the
// side of its picture in device pixels.
type HomeFuncs struct {
	Card      func(side int) HomeCard
	Continue  func()
	Others    func()
	Days      func() []HomeDay
	Day       func() int // the chosen one
	Choose    func(day int)
	DayText   func() (name, solved string)
	Puzzles   func() []HomePuzzle
	Daily     func(level int)
	Month     func() string
	Calendar  func()
	Due       func() string // what is to be practised today; "" if there is nothing
	Practise  func()
	Levels    []logic.Level
	Ready     func(logic.Level) bool
	New       func(logic.Level)
	Elsewhere []HomeSource
	AtDay     bool // the page opens at the puzzles of the chosen day
}

// A HomeSource is where a puzzle can come from, and what opens it.
type HomeSource struct {
	Name, Line, Keys string
	Open             func()
}

// Home is the page to begin at: the last game, the daily puzzles, new ones, and those from
// elsewhere. It scrolls where there is not enough room.
type Home struct {
	Base
	do        HomeFuncs
	at        *widget.Control // what has the focus, or had it last
	card      *widget.Control
	daily     *widget.Label
	month     *widget.Control
	days      *widget.Control
	day       *widget.Label
	solved    *widget.Label
	puzzles   *widget.Control
	practise  *widget.Control
	title     *widget.Label
	levels    *widget.Control
	elsewhere *widget.Label
	sources   *widget.Control
	body      *fyne.Container
	scroll    *widget.ScrollView
	columns   int // of the puzzles of a day
}

// NewHome makes the page.
func NewHome(b Base, do HomeFuncs) *Home {
	p := &Home{Base: b, do: do, columns: 5}
	p.card = b.NewControl(p.cardZones, p.paintCard, func(zone int) {
		if zone == othersZone {
			do.Others()
		} else {
			do.Continue()
		}
	})
	heading := func(key string) *widget.Label {
		l := b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
		l.SetText(b.T(key))
		return l
	}
	p.daily, p.title, p.elsewhere = heading("home.daily"), heading("home.new"), heading("home.elsewhere")
	p.month = b.NewControl(nil, p.paintMonth, func(int) { do.Calendar() })
	p.practise = b.NewControl(nil, p.paintPractise, func(int) { do.Practise() })
	p.days = b.NewControl(p.dayZones, p.paintDays, do.Choose)
	p.days.Follow(do.Day)
	p.day = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	p.solved = b.Label(theme.Body, widget.Right, b.Pal.Text2)
	p.puzzles = b.NewControl(p.puzzleZones, p.paintPuzzles, do.Daily)
	p.levels = b.NewControl(rowZones(len(do.Levels)), p.paintLevels, func(i int) { do.New(do.Levels[i]) })
	p.levels.Across = 1
	p.sources = b.NewControl(rowZones(len(do.Elsewhere)), p.paintSources, func(i int) { do.Elsewhere[i].Open() })
	p.sources.Across = 1
	p.body = &fyne.Container{Objects: []fyne.CanvasObject{p.card, p.daily, p.days, p.day, p.solved, p.puzzles, p.month, p.practise, p.title, p.levels, p.elsewhere, p.sources}}
	p.scroll = b.NewScrollView(p.body)
	p.scroll.Holds = true
	for _, c := range []*widget.Control{p.card, p.month, p.days, p.puzzles, p.practise, p.levels, p.sources} {
		c.OnFocus = func() {
			if p.at != c { // what gets the focus back stays where it is
				p.at = c
				p.scroll.Reveal(c.Position().Y-8, c.Size().Height+16)
			}
		}
	}
	if p.at = p.card; do.AtDay {
		p.at = nil // it scrolls there
	}
	p.Refresh()
	return p
}

// Focus returns what gets the focus when the page opens, or back.
func (p *Home) Focus() fyne.Focusable {
	if p.at == nil {
		return p.puzzles
	}
	return p.at
}

// Objects implements Page.
func (p *Home) Objects() []fyne.CanvasObject { return []fyne.CanvasObject{p.scroll} }

// Refresh implements Page.
func (p *Home) Refresh() {
	name, solved := p.do.DayText()
	p.day.SetText(name)
	p.solved.SetText(solved)
	if p.practise.Hide(); p.do.Due() != "" {
		p.practise.Show()
	}
	for _, c := range []*widget.Control{p.card, p.month, p.days, p.puzzles, p.practise, p.levels} {
		c.Repaint()
	}
}

// rowZones places n zones one below the other, six units apart.
func rowZones(n int) func(w, h float64) []widget.Rect {
	return func(w, h float64) (out []widget.Rect) {
		step := (h + 6) / float64(n)
		for i := range n {
			out = append(out, widget.Rect{Y: float64(i) * step, W: w, H: step - 6})
		}
		return out
	}
}
