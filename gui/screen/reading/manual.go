package reading

import (
	"io/fs"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Manual lists the chapters of the manual, which open over it.
type Manual struct {
	app *screen.App
	page.Base
	manual   fs.FS
	chapters []chapter
	chosen   int

	title       *widget.Label
	list        *widget.List
	open, close *widget.Control
}

// NewManual makes the screen for a manual: a folder of Markdown files for each language.
func NewManual(a *screen.App, manual fs.FS) *Manual {
	s := &Manual{app: a, manual: manual}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Manual) Rebuild() {
	b := s.app.Base()
	s.Base, s.chapters = b, readManual(s.manual, b.Lang)
	s.title = b.Title(b.T("manual.title"))
	s.list = b.Kit.NewList(b.Kit.Size(36), func() int { return len(s.chapters) }, s.paintRow, func(i int) { s.chosen = i })
	s.list.Act = s.read
	s.list.Pick(s.chosen)
	s.open = b.Kit.Button(b.T("manual.read"), true, s.read)
	s.close = b.Kit.Button(b.T("page.close"), false, s.app.Back)
}

// read opens the chosen chapter.
func (s *Manual) read() {
	if s.chosen >= len(s.chapters) {
		return
	}
	i := s.chosen
	s.app.Push(NewTextView(s.app, func() Text {
		b := s.app.Base()
		list := readManual(s.manual, b.Lang)
		if i >= len(list) {
			return Text{}
		}
		return Text{Title: list[i].title, Status: b.T("manual.status.chapter"), Left: 170 * b.Kit.TextScale, Lines: list[i].lines, Long: true}
	}))
}

// Space implements SpaceProvider.
func (s *Manual) Space() screen.Space { return screen.ReadingSpace }

// Status implements StatusProvider.
func (s *Manual) Status() string { return s.T("manual.status") }

// Focus returns what gets the focus when the page opens.
func (s *Manual) Focus() fyne.Focusable { return s.list }

// Objects implements page.Page.
func (s *Manual) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.list, s.open, s.close}
}

// Arrange implements page.Page.
func (s *Manual) Arrange(put page.Place, r widget.Rect, tall bool) {
	foot, top := r.Y+r.H-page.ButtonHeight, r.Y+s.Kit.Size(32)
	put(s.title, s.TitleRow(r))
	put(s.list, r.Strip(top, max(40, foot-12-top)))
	layout.Equal(put, r.Strip(foot, page.ButtonHeight), page.Gap, s.open, s.close)
}

func (s *Manual) paintRow(c *widget.Canvas, i int) {
	c.Line(s.chapters[i].title, widget.Rect{X: 14, W: c.W - 28, H: c.H}, theme.Type{Size: 14}, c.Pal.Text)
}
