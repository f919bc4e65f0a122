package page

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"sudoku/generator"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/solver/logic"
)

// NewFuncs is what the page for a new puzzle shows and does.
type NewFuncs struct {
	Levels      []logic.Level
	Level       func() logic.Level // chosen
	Choose      func(logic.Level)
	Symmetry    func() generator.Symmetry
	SetSymmetry func(generator.Symmetry)
	Looking     func() (Looking, bool)
	Look, Stop  func()
	Back        func()
	More        func()        // shows the other options
	Extra       func() string // says what of them is set; "" if nothing is
	Wrong       func() string // why no puzzle can fit; "" if one can
	Ready       func(logic.Level) bool
	Focus       func(fyne.Focusable)

	Minutes    []int          // for which a puzzle can be ordered
	Timed      func() bool    // there are enough games for that
	Time       func() int     // which of Minutes is ordered; -1 for none
	ChooseTime func(int)      // one of Minutes
	HasTime    func(int) bool // there are puzzles for it
	Takes      func() string  // how long a puzzle as it is ordered takes the player; may be empty
	NoTimes    func() string  // why Minutes aren't offered; may be empty
}

// Looking is how far a search for puzzles has come.
type Looking struct {
	Since            time.Time
	Found, Of, Tried int
	Closest          string // which options the closest puzzle misses while none is found; may be empty
}

// New is the page to generate a new puzzle.
type New struct {
	Base
	do       NewFuncs
	title    *widget.Label
	levels   *widget.Control
	symmetry *widget.Label
	name     *widget.Label
	icons    *widget.Control
	time     *widget.Label
	takes    *widget.Label
	minutes  *widget.Control
	noTimes  *widget.Label
	crowded  bool // there is no room for the time
	more     *widget.Control
	columns  int // of levels
	progress *widget.Pic
	look     *widget.Control
	stop     *widget.Control
	back     *widget.Control
}

// NewNew makes the page.
func NewNew(b Base, do NewFuncs) *New {
	p := &New{Base: b, do: do, columns: 1}
	p.title = b.Label(theme.PageTitle, widget.Left, b.Pal.Text)
	p.title.SetText(b.T("new.title"))
	p.levels = b.NewControl(p.rows, p.paintLevels, func(i int) { do.Choose(do.Levels[i]) })
	p.symmetry = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	p.symmetry.SetText(b.T("new.symmetry"))
	p.name = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	p.icons = b.SymmetryTiles(do.Symmetry, do.SetSymmetry)
	p.time = b.Label(theme.BodyBold, widget.Left, b.Pal.Text)
	p.time.SetText(b.T("new.time"))
	p.takes = b.Label(theme.Secondary, widget.Right, b.Pal.Text2)
	p.minutes = b.NewControl(TilesInRow(len(do.Minutes)), p.paintMinutes, do.ChooseTime)
	p.noTimes = b.Paragraph(theme.Secondary)
	p.more = b.NewControl(nil, p.paintMore, func(int) { do.More() })
	p.progress = b.NewPic(p.paintProgress)
	p.bindKeys()
	p.look = b.Button(b.T("new.look"), true, do.Look)
	p.stop = b.Button(b.T("new.stop"), false, do.Stop)
	p.back = b.Button(b.T("new.back"), false, do.Back)
	p.Refresh()
	return p
}

// bindKeys lets arrow keys and digits choose, and Return or a second press start.
func (p *New) bindKeys() {
	p.levels.Follow(func() int { return slices.Index(p.do.Levels, p.do.Level()) })
	p.levels.OnDouble = func(int) { p.do.Look() }
	p.icons.Follow(func() int { return slices.Index(generator.Symmetries, p.do.Symmetry()) })
	p.minutes.OnDouble = func(int) { p.do.Look() }
	p.minutes.OnKey = func(name fyne.KeyName) bool { // Return chooses a time, and starts once it is chosen
		press := name == fyne.KeyReturn || name == fyne.KeyEnter
		return (!press || p.minutes.FocusedZone() == p.do.Time()) && p.key(name)
	}
	for _, c := range []*widget.Control{p.levels, p.icons} {
		c.OnKey = p.key
	}
}

func (p *New) key(name fyne.KeyName) bool {
	switch name {
	case fyne.KeyReturn, fyne.KeyEnter:
		p.do.Look()
		return true
	}
	if len(name) != 1 { // some keys have no name at all
		return false
	}
	n := int(name[0]) - '1'
	if n < 0 || n >= len(p.do.Levels) {
		return false
	}
	p.do.Choose(p.do.Levels[n])
	return true
}

// Focus returns what gets the focus when the page opens.
func (p *New) Focus() fyne.Focusable { return p.levels }

// Objects implements Page.
func (p *New) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.title, p.levels, p.symmetry, p.name, p.icons, p.time, p.takes, p.minutes, p.noTimes, p.more, p.progress, p.look, p.stop, p.back}
}

// Refresh implements Page.
func (p *New) Refresh() {
	p.name.SetText(p.T("symmetry." + p.do.Symmetry().Name()))
	p.levels.Repaint()
	p.icons.Repaint()
	p.takes.SetText(p.do.Takes())
	if at := p.do.Time(); at >= 0 && !p.minutes.Focused() {
		p.minutes.FocusOn(at)
	}
	p.minutes.Repaint()
	p.noTimes.SetSpans(widget.Span{Text: p.do.NoTimes(), Colour: p.Pal.Text2})
	p.more.Repaint()
	p.look.Disable(p.do.Wrong())
	p.Progress()
}

// Timed reports whether puzzles for a time are offered.
func (p *New) Timed() bool { return p.do.Timed() }

// Progress shows the progress of the search.
func (p *New) Progress() {
	if _, looking := p.do.Looking(); looking {
		p.swap(p.look, p.stop)
	} else {
		p.swap(p.stop, p.look)
	}
	p.progress.Repaint()
}

// swap shows one button in the place of another, which also hands over the focus.
func (p *New) swap(from, to *widget.Control) {
	focused := from.Focused()
	from.Hide()
	if to.Show(); focused {
		p.do.Focus(to)
	}
}
