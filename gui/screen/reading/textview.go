// Package reading holds long texts: the manual, and what the program is.
package reading

import (
	"math"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/layout"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// A TextView shows a text to read: a title, lines that scroll, and Close.
type TextView struct {
	app *screen.App
	page.Base
	text  func() Text
	shown Text

	title  *widget.Label
	body   []*widget.Pic // a few lines each: the height of a picture is limited
	scroll *widget.ScrollView
	close  *widget.Control
}

// A Text is the content of a TextView in the current language.
type Text struct {
	Title, Status string
	Left          float64 // how wide the left column is
	Lines         []TextLine
	Long          bool // it has the place of the board, too
}

// A TextLine is a line of a text: a heading, a row of two columns, a picture, which Text
// describes, a line to type, or a paragraph. Keys, if there are any, are painted in the left column:
// alternatives, each of keys pressed together.
type TextLine struct {
	Heading, Left, Right, Text string
	Keys                       [][]string
	picture                    *textPicture
	typed                      bool
}

// linesPerPicture is how many lines one picture of a text holds. One that is shown in the text
// has its own.
const linesPerPicture = 25

// parts divides lines into those that are painted together.
func parts(lines []TextLine) (list [][]TextLine) {
	from := 0
	for i, l := range lines {
		if i > from && (l.picture != nil || lines[i-1].picture != nil || i-from == linesPerPicture) {
			list, from = append(list, lines[from:i]), i
		}
	}
	return append(list, lines[from:])
}

// NewTextView makes the screen; text is called again after a change of language.
func NewTextView(a *screen.App, text func() Text) *TextView {
	s := &TextView{app: a, text: text}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *TextView) Rebuild() {
	b := s.app.Base()
	s.Base, s.shown, s.body = b, s.text(), nil
	s.title = b.Title(s.shown.Title)
	column := container.New(layout.NewCustomPaddedVBoxLayout(0))
	for _, some := range parts(s.shown.Lines) {
		pic := b.Kit.NewPic(func(c *widget.Canvas) { s.paint(c, some) })
		s.body = append(s.body, pic)
		column.Add(pic)
	}
	s.scroll = b.Kit.NewScrollView(column)
	s.scroll.SetInset(ringRoom)
	s.close = b.Kit.Button(b.T("page.close"), false, s.app.Back)
}

// Space implements SpaceProvider.
func (s *TextView) Space() screen.Space {
	if s.shown.Long {
		return screen.ReadingSpace
	}
	return screen.WholeSpace
}

// Status implements StatusProvider.
func (s *TextView) Status() string { return s.shown.Status }

// Objects implements page.Page.
func (s *TextView) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.scroll, s.close}
}

// Focus returns what gets the focus when the page opens.
func (s *TextView) Focus() fyne.Focusable { return s.scroll }

// Arrange implements page.Page.
func (s *TextView) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	top, foot := r.Y+s.Kit.Size(34), r.Y+r.H-page.ButtonHeight
	text := widget.Rect{X: r.X - ringRoom, Y: top, W: r.W + 2*ringRoom, H: foot - 12 - top}
	for i, some := range parts(s.shown.Lines) {
		s.body[i].SetMin(text.W, math.Ceil(s.paint(&widget.Canvas{Kit: s.Kit, S: 1, W: text.W}, some)))
	}
	s.scroll.Refresh()
	put(s.scroll, text)
	put(s.close, widget.Rect{X: r.X + r.W - 120, Y: foot, W: 120, H: page.ButtonHeight})
}
