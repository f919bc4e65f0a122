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
	p.icons = b.symmetryTiles(do.Symmetry, do.SetSymmetry)
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
	return []fyne.CanvasObject{p.title, p.levels, p.symmetry, p.name, p.icons, p.more, p.progress, p.look, p.stop, p.back}
}

// Refresh implements Page.
func (p *New) Refresh() {
	p.name.SetText(p.T("symmetry." + p.do.Symmetry().Name()))
	p.levels.Repaint()
	p.icons.Repaint()
	p.more.Repaint()
	p.look.Disable(p.do.Wrong())
	p.Progress()
}

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

// Arrange implements Page.
func (p *New) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	y, foot := r.Y+p.Size(38), r.Y+r.H-44
	side := min((r.W-7*6)/8, 44)
	symmetry, gap := p.Size(28)+side, 16.
	more := max(28, p.Size(28))
	if foot-y < p.Size(28)*5+symmetry+3*gap+more { // a low window
		y, gap, more = r.Y+p.Size(30), 8, 0
	}
	rows := p.levelsHeight(foot - y - symmetry - more - 3*gap)
	put(p.levels, widget.Rect{X: r.X, Y: y, W: r.W, H: rows})
	y += rows + gap
	put(p.symmetry, widget.Rect{X: r.X, Y: y, W: r.W / 3, H: p.Size(22)})
	put(p.name, widget.Rect{X: r.X + r.W/3, Y: y, W: r.W * 2 / 3, H: p.Size(22)})
	put(p.icons, widget.Rect{X: r.X, Y: y + p.Size(28), W: r.W, H: side})
	if y += symmetry + gap; more > 0 {
		put(p.more, widget.Rect{X: r.X, Y: y - 4, W: r.W, H: more})
		y += more + 4
	} else { // beside the title
		put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W / 2, H: p.Size(30)})
		put(p.more, widget.Rect{X: r.X + r.W/2, Y: r.Y - 9, W: r.W / 2, H: max(28, p.Size(30))})
	}
	p.arrangeProgress(put, r, y, foot-8)
	half := (r.W - 16) / 2
	put(p.look, widget.Rect{X: r.X, Y: foot, W: half, H: 44})
	put(p.stop, widget.Rect{X: r.X, Y: foot, W: half, H: 44})
	put(p.back, widget.Rect{X: r.X + half + 16, Y: foot, W: half, H: 44})
}

// arrangeProgress places the progress between two heights. In a low window the button
// Stop is enough.
func (p *New) arrangeProgress(put Place, r widget.Rect, from, to float64) {
	if to-from < p.Size(22) {
		p.progress.Resize(fyne.NewSize(0, 0))
		return
	}
	put(p.progress, widget.Rect{X: r.X, Y: from, W: r.W, H: min(p.Size(80), to-from)})
}

// levelsHeight returns the height of the levels where there is so much room. With less
// they do without their descriptions, and with still less they stand in two columns.
func (p *New) levelsHeight(room float64) float64 {
	n, gap := float64(len(p.do.Levels)), p.Size(6)
	p.columns = 1
	for _, step := range []float64{60, 40} {
		if all := n*p.Size(step) - gap; all <= room {
			return all
		}
	}
	if room < n*(max(28, p.Size(24))+gap)-gap {
		p.columns = 2
	}
	return room
}

// rows returns the place of each level.
func (p *New) rows(w, h float64) (out []widget.Rect) {
	gap, n := p.Size(6), len(p.do.Levels)
	high := (n + p.columns - 1) / p.columns
	step, wide := (h+gap)/float64(high), (w+gap)/float64(p.columns)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i/high) * wide, Y: float64(i%high) * step, W: wide - gap, H: step - gap})
	}
	return out
}
