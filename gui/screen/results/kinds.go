package results

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle/format"
)

// Kinds lists all kinds of text in which the puzzle can be copied. A press copies it.
type Kinds struct {
	app *screen.App
	page.Base
	kinds  []*format.Format
	copied *format.Format // that is on the clipboard; nil for nothing of this page

	title *widget.Label
	list  *widget.List
	done  *widget.Control
}

// NewKinds makes the screen.
func NewKinds(a *screen.App) *Kinds {
	s := &Kinds{app: a, kinds: screen.CopiedFormats()}
	s.Rebuild()
	return s
}

// Rebuild implements Screen.
func (s *Kinds) Rebuild() {
	b := s.app.Base()
	s.Base = b
	s.title = b.Title(b.T("menu.copyas"))
	s.list = b.Kit.NewList(b.Kit.Size(48), func() int { return len(s.kinds) }, s.paintRow, func(int) {})
	s.list.Own, s.list.Name, s.list.Zones = true, b.T("menu.copyas"), screen.WholeRow
	s.list.Tap = func(row, _ int) { s.copy(row) }
	s.list.Act = func() { s.copy(s.list.Chosen()) }
	s.list.Pick(0)
	s.done = b.Kit.Button(b.T("share.done"), false, s.app.Back)
}

// Close implements Screen.
func (s *Kinds) Close() {}

// Focus returns what gets the focus when the page opens.
func (s *Kinds) Focus() fyne.Focusable { return s.list }

// Space implements SpaceProvider.
func (s *Kinds) Space() screen.Space { return screen.WholeSpace }

// Status implements StatusProvider.
func (s *Kinds) Status() string { return s.T("share.kinds.how") }

// copy puts the puzzle on the clipboard as the kind of a row.
func (s *Kinds) copy(row int) {
	if row < 0 {
		return
	}
	s.copied = nil
	if s.list.Pick(row); screen.CopyAs(s.app, s.kinds[row]) {
		s.copied = s.kinds[row]
	}
	s.list.Refresh()
}

// Changed implements ChangeHandler: what was copied has changed.
func (s *Kinds) Changed() {
	s.copied = nil
	s.list.Refresh()
}

// Objects implements page.Page.
func (s *Kinds) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.list, s.done}
}

// Arrange implements page.Page.
func (s *Kinds) Arrange(put page.Place, r widget.Rect, tall bool) {
	layout.Show(put, s.title, s.TitleRow(r))
	foot := r.Y + r.H - page.ButtonHeight
	y := r.Y + s.Kit.Size(32)
	layout.Show(put, s.list, r.Strip(y, max(40, foot-14-y)))
	layout.Show(put, s.done, r.Strip(foot, page.ButtonHeight))
}

// paintRow paints a kind, and what it has no room for.
func (s *Kinds) paintRow(c *widget.Canvas, i int) {
	f, p := s.kinds[i], screen.GameToSave(s.app).Current()
	col := c.Frame(0, c.Bounds().Inset(2), 8, s.copied == f)
	row := widget.Rect{X: 14, W: c.W - 28, H: c.H}
	if s.copied == f {
		row.W -= paintCopied(c, s.T("share.copied"), row) + 8
	}
	lost := ""
	if parts := lostIn(s.Lang, f, &p); parts != "" {
		lost = s.T("copy.without", "parts", parts)
	}
	if err := f.RefusesTitled(&p); err != nil {
		lost, col = s.Lang.Error(err), c.Pal.Text3
	}
	second := row
	if line := c.Size(20); lost != "" {
		row = row.Strip((c.H-2*line)/2, line)
		second = row.Strip(row.Y+line, line)
	}
	c.Squeeze(f.Title(s.Lang), "", row, theme.Body, col)
	c.Squeeze(lost, "", second, theme.Type{Size: 12}, c.Pal.Text2)
}
