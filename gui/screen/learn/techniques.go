package learn

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/caption"
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// Techniques lets the player order, score and switch off techniques.
type Techniques struct {
	app *screen.App
	page.Base
	*screen.SearchField
	order  Order
	found  []int // places in the order of what is searched for
	chosen int   // row, -1 for none

	title, lead  *widget.Label
	list         *widget.List
	tools        [5]*widget.Control
	reset, close *widget.Control
}

// NewTechniques makes the screen.
func NewTechniques(a *screen.App) *Techniques {
	s := &Techniques{app: a, chosen: -1}
	s.Rebuild()
	return s
}

// Rebuild implements Screen: the same technique is chosen.
func (s *Techniques) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.order = OrderOf(s.app.Prefs(), b.Lang)
	s.title = b.Title(b.T("techniques.title"))
	s.lead = b.Kit.Paragraph(theme.Secondary)
	s.lead.SetSpans(widget.Span{Text: b.T("techniques.lead"), Colour: b.Kit.Pal.Text2})
	s.list = b.Kit.NewList(b.Kit.Size(34), func() int { return len(s.found) }, s.paintRow, s.choose)
	s.list.Act = s.toggle
	s.SearchField = screen.NewFinder(s.app, b, s.SearchField, s.search)
	s.Target = s.list
	s.lay(screen.SearchText(s.Finding()))
	for i, tool := range []struct {
		key string
		do  func()
	}{
		{"techniques.up", func() { s.move(-1) }}, {"techniques.down", func() { s.move(1) }}, {"techniques.toggle", s.toggle},
		{"techniques.less", func() { s.score(-10) }}, {"techniques.more", func() { s.score(10) }},
	} {
		s.tools[i] = b.Kit.Button(b.T(tool.key), false, tool.do)
	}
	s.reset = b.Kit.Button(b.T("techniques.reset"), false, s.resetOrder)
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	s.list.Pick(s.chosen)
	s.choose(s.chosen)
}

// choose chooses a row; -1 chooses none.
func (s *Techniques) choose(row int) {
	s.chosen = row
	for _, t := range s.tools {
		t.Disable(s.Unless(row >= 0, "techniques.choose"))
	}
}

// search lists the techniques whose names have a text, and chooses the first.
func (s *Techniques) search(text string) {
	s.lay(text)
	row := -1
	if text != "" && len(s.found) > 0 {
		row = 0
	}
	s.list.Pick(row)
	s.choose(row)
}

func (s *Techniques) lay(text string) {
	s.found = nil
	for i, r := range s.order {
		t, known := logic.ByID(r[orderID])
		if text == "" || known && caption.NamedLike(s.Lang, t, text) || strings.Contains(words.Fold(r[orderName]), text) {
			s.found = append(s.found, i)
		}
	}
}

// at returns the place of the chosen technique in the order.
func (s *Techniques) at() int { return s.found[s.chosen] }

func (s *Techniques) toggle() {
	s.order.Toggle(s.at())
	s.keep()
}

// move moves the chosen technique in the order.
func (s *Techniques) move(by int) {
	if at, to := s.at(), s.at()+by; to >= 0 && to < len(s.order) {
		s.order[at], s.order[to] = s.order[to], s.order[at]
		s.lay(screen.SearchText(s.Finding()))
		s.chosen = slices.Index(s.found, to)
		s.keep()
	}
}

func (s *Techniques) score(by int) {
	s.order.Score(s.at(), by)
	s.keep()
}

// keep keeps the order in the settings, and shows it.
func (s *Techniques) keep() {
	s.app.Prefs().SetTechniqueOrder(s.order.String())
	s.list.Pick(s.chosen)
}

// resetOrder goes back to the order of the program.
func (s *Techniques) resetOrder() {
	s.app.Prefs().SetTechniqueOrder("")
	s.order = OrderOf(s.app.Prefs(), s.Lang)
	s.lay(screen.SearchText(s.Finding()))
	s.list.Pick(s.chosen)
}

// Space implements SpaceProvider.
func (s *Techniques) Space() screen.Space { return screen.WholeSpace }

// Focus returns what gets the focus when the page opens.
func (s *Techniques) Focus() fyne.Focusable { return s.list }

// Objects implements page.Page.
func (s *Techniques) Objects() []fyne.CanvasObject {
	out := append([]fyne.CanvasObject{s.title, s.lead, s.Field, s.list}, page.Objects(s.tools[:])...)
	return append(out, s.reset, s.close)
}

// Arrange implements page.Page.
func (s *Techniques) Arrange(put page.Place, r widget.Rect, tall bool) {
	put(s.title, s.TitleRow(r))
	y := r.Y + s.Kit.Size(28)
	foot := r.Y + r.H - page.ButtonHeight
	if r.H < s.Kit.Size(330) {
		layout.Hide(s.lead)
	} else {
		layout.Show(put, s.lead, r.Strip(y-6, s.Kit.Size(42)))
		y += s.Kit.Size(42)
	}
	y += s.SearchField.ArrangeField(put, r.Strip(y, r.H), s.Kit.Size(36), foot-y > s.Kit.Size(240))
	put(s.list, r.Strip(y, max(40, foot-60-y)))
	layout.Equal(put, r.Strip(foot-50, 40), 6, page.Objects(s.tools[:])...)
	layout.Equal(put, r.Strip(foot, page.ButtonHeight), page.Gap, s.reset, s.close)
}

func (s *Techniques) paintRow(c *widget.Canvas, i int) {
	t := rowOf(s.Lang, s.order[s.found[i]])
	col, mid := c.Pal.Text, c.H/2
	if t.on {
		c.Path(2, c.Pal.Accent, 8, mid, 12, mid+4, 19, mid-5)
	} else {
		col = c.Pal.Text2
	}
	grade := c.Painter.Width(t.grade, c.Size(12)*c.S, false)/c.S + 10
	c.Squeeze(t.name, "", widget.Rect{X: 28, W: c.W - 34 - grade, H: c.H}, theme.Type{Size: 14}, col)
	c.Write(t.grade, widget.Rect{X: 28, W: c.W - 34, H: c.H}, 12, false, widget.Right, c.Pal.Text2)
}
