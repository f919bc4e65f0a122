package table

import (
	"image"
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Branches lists the branches and savepoints of the current game.
type Branches struct {
	screen.AboutGame
	app *screen.App
	page.Base
	rows     []branchRow
	chosen   int                    // -1: none
	pictures map[[2]int]*image.RGBA // of the board at nodes, in sizes: there it never changes
	naming   bool                   // the name of the chosen row is typed
	arrange  func()                 // arranges the page again

	title  *widget.Label
	lead   *widget.Label
	list   *widget.List
	name   *page.TextEntry
	tools  [3]*widget.Control // go to, rename, forget
	accept *widget.Control
	close  *widget.Control
}

// NewBranches makes the screen.
func NewBranches(a *screen.App) *Branches {
	s := &Branches{app: a}
	s.Rebuild()
	return s
}

// Rebuild implements Screen: the row stays chosen, and the name that is being typed.
func (s *Branches) Rebuild() {
	b, was := s.app.Base(), s.name
	s.Base, s.pictures, s.arrange = b, map[[2]int]*image.RGBA{}, func() {}
	s.title = b.Title(b.T("branches.title"))
	s.lead = b.Kit.Paragraph(theme.Secondary)
	lead := b.T("branches.lead")
	if s.app.Play().Finished() { // nothing begins here
		lead = b.T("branches.look")
	}
	s.lead.SetSpans(widget.Span{Text: lead, Colour: b.Kit.Pal.Text2})
	s.list = b.Kit.NewList(b.Kit.Size(64), func() int { return len(s.rows) }, s.paintRow, s.choose)
	s.list.Act = func() { s.tools[0].Press(0) }
	s.name = page.NewEntry(b, page.LineText, func() { s.showName(false) })
	s.name.OnSubmitted = func(string) { s.accept.Press(0) }
	if s.naming {
		s.name.Fill(was.Value())
		s.name.CursorColumn = was.CursorColumn
	}
	s.tools = [3]*widget.Control{
		b.Kit.Button(b.T("branches.go"), true, func() { s.goTo(s.rows[s.chosen]) }),
		b.Kit.Button(b.T("branches.rename"), false, func() { s.showName(true) }),
		b.Kit.Button(b.T("branches.forget"), false, func() { s.forget(s.rows[s.chosen]) }),
	}
	s.accept = b.Kit.Button(b.T("branches.accept"), false, s.takeName)
	s.close = b.Kit.Button(b.T("hint.page.close"), false, s.app.Back)
	rows := branchRows(b.Lang, s.app.Session().Game)
	if was == nil {
		s.chosen = slices.IndexFunc(rows, func(r branchRow) bool { return r.Current })
	}
	s.take(rows)
}

// Focus returns what gets the focus when the page opens.
func (s *Branches) Focus() fyne.Focusable { return s.list }

// Space implements SpaceProvider.
func (s *Branches) Space() screen.Space { return screen.WholeSpace }

// Refresh implements page.Refresher.
func (s *Branches) Refresh() {
	if rows := branchRows(s.Lang, s.app.Session().Game); !slices.Equal(rows, s.rows) {
		s.take(rows)
	}
}

// take shows other rows.
func (s *Branches) take(rows []branchRow) {
	s.rows, s.chosen = rows, min(s.chosen, len(rows)-1)
	s.list.Pick(s.chosen)
	s.enable()
}

func (s *Branches) choose(row int) {
	s.chosen = row
	if s.naming {
		s.showName(false)
	}
	s.enable()
}

// enable enables what can be done with the chosen row.
func (s *Branches) enable() {
	for _, t := range s.tools {
		t.Disable(s.Unless(s.chosen >= 0, "branches.choose"))
	}
	if s.chosen >= 0 {
		s.tools[2].Disable(s.rows[s.chosen].WhyKept)
	}
}

// showName shows the field for a name, or hides it.
func (s *Branches) showName(open bool) {
	s.naming = open
	s.arrange()
	if !open {
		s.app.Focus(s.list)
		return
	}
	s.name.Fill(s.rows[s.chosen].Name)
	s.app.Focus(s.name)
	s.name.TypedShortcut(&fyne.ShortcutSelectAll{})
}

// takeName gives the chosen row the name that was typed.
func (s *Branches) takeName() {
	name := s.name.Value()
	s.showName(false)
	s.rename(s.rows[s.chosen], name)
}

func (s *Branches) goTo(r branchRow) {
	s.app.Back()
	s.app.Play().History().Switch(r.Node)
}

func (s *Branches) rename(r branchRow, name string) {
	if g := s.app.Session().Game; r.Savepoint {
		g.RenameSavepoint(r.Node, name)
	} else {
		g.NameBranch(r.Node, name)
	}
	s.app.Refresh()
}

func (s *Branches) forget(r branchRow) {
	if g := s.app.Session().Game; r.Savepoint {
		g.RemoveSavepoint(r.Node)
	} else {
		g.DropBranch(r.Node)
	}
	s.app.Say(s.T("branches.forgotten", "name", r.Name))
	s.app.Refresh()
}

// Objects implements page.Page.
func (s *Branches) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{s.title, s.lead, s.list, s.tools[1], s.tools[2], s.name, s.accept, s.tools[0], s.close}
}

// Arrange implements page.Page.
func (s *Branches) Arrange(put page.Place, r widget.Rect, tall bool) {
	s.arrange = func() { s.Arrange(put, r, tall) }
	put(s.title, s.TitleRow(r))
	y, foot := r.Y+s.Kit.Size(28), r.Y+r.H-page.ButtonHeight
	if layout.Hide(s.lead); r.H >= s.Kit.Size(330) {
		layout.Show(put, s.lead, r.Strip(y-6, s.Kit.Size(42)))
		y += s.Kit.Size(42)
	}
	layout.Equal(put, r.Strip(foot, page.ButtonHeight), page.Gap, s.tools[0], s.close)
	foot -= 50
	if s.naming {
		layout.Hide(s.tools[1], s.tools[2])
		layout.Show(put, s.name, widget.Rect{X: r.X, Y: foot, W: r.W - 112, H: 40})
		layout.Show(put, s.accept, widget.Rect{X: r.X + r.W - 100, Y: foot, W: 100, H: 40})
	} else {
		layout.Hide(s.name, s.accept)
		layout.Equal(put, r.Strip(foot, 40), page.Gap, s.tools[1], s.tools[2])
	}
	put(s.list, r.Strip(y, max(40, foot-10-y)))
}
