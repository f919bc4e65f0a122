package learn

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/caption"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// Guide explains the techniques and generates puzzles to practise them on.
type Guide struct {
	app *screen.App
	page.Base
	guideState
	*screen.SearchField
	*session.Tasks
	making *session.Jobs // generates a puzzle to practise on
	shown  guideText

	title, triedLabel              *widget.Label
	listing                        *widget.List
	card                           *page.Card
	parts, practice, lesson, close *widget.Control
}

// NewGuide makes the guide with a technique chosen; nil chooses the first.
func NewGuide(a *screen.App, at *logic.Technique) *Guide {
	t := a.Tasks()
	g := &Guide{Tasks: t, app: a, making: t.Jobs(), guideState: guideState{list: guidedTechniques(), family: -1, open: map[logic.Family]bool{}}}
	if at != nil {
		g.chosen = max(0, slices.IndexFunc(g.list, func(t *logic.Technique) bool { return t.ID == at.ID }))
	}
	g.pos, g.step, _ = g.list[g.chosen].Example()
	g.open[g.list[g.chosen].Family()] = true
	g.layRows(a.Base().Lang)
	g.Rebuild()
	return g
}

// OpenGuide shows the guide, at the technique of the hint that is shown.
func OpenGuide(a *screen.App) {
	var at *logic.Technique
	if h, ok := a.Top().(screen.TechniqueProvider); ok {
		at = h.Technique()
	}
	a.Show(NewGuide(a, at))
}

// guidedTechniques lists the techniques by family, those of all boards.
func guidedTechniques() []*logic.Technique {
	var list []*logic.Technique
	for _, t := range append(logic.StepTechniques(true), logic.ShapeTechniques()...) {
		seen := slices.ContainsFunc(list, func(u *logic.Technique) bool { return u.ID == t.ID })
		if !seen {
			list = append(list, t)
		}
	}
	caption.SortByFamily(list)
	return list
}

// Rebuild implements Screen.
func (g *Guide) Rebuild() {
	b := g.app.Base()
	step := func(by int) { g.Step(by) }
	g.Base = b
	g.title = b.Title(b.T("guide.title"))
	g.SearchField = screen.NewFinder(g.app, b, g.SearchField, g.find)
	g.listing = b.Kit.NewList(g.Kit.Size(30), func() int { return len(g.rows) }, g.paintRow, g.chooseRow)
	g.listing.Press = func(row int) {
		if g.rows[row].heading {
			g.fold(row)
		}
	}
	g.listing.Act = g.act
	g.Target = g.listing
	g.listing.Key = func(k fyne.KeyName) bool {
		return (k == fyne.KeyLeft || k == fyne.KeyRight) && g.setOpen(g.listing.Chosen(), k == fyne.KeyRight)
	}
	g.card = page.NewCard(b, step, nil)
	g.parts = page.Parts(b, func() (int, int) { return g.shown.card.Part, g.shown.card.Parts }, step)
	g.triedLabel = b.Kit.Label(theme.Secondary, widget.Left, b.Kit.Pal.Text2)
	g.practice = b.Kit.PrimaryButton(g.practiceText, g.practise)
	g.lesson = b.Kit.Button(b.T("guide.lesson"), false, func() { OpenLesson(g.app, g.list[g.chosen]) })
	g.close = b.Kit.Button(b.T("hint.page.close"), false, g.app.Back)
	g.updatePage()
}

// practiceText is what the button says that begins practice, or stops the search.
func (g *Guide) practiceText() string {
	if g.shown.progress != "" {
		return g.T("new.stop")
	}
	return g.T("guide.practise")
}

// act opens or closes the chosen family, or begins practice of the chosen technique.
func (g *Guide) act() {
	if at := g.listing.Chosen(); g.rows[at].heading {
		g.fold(at)
	} else {
		g.practice.Press(0)
	}
}

// Focus returns what gets the focus when the page opens.
func (g *Guide) Focus() fyne.Focusable { return g.listing }

// Step implements Stepper.
func (g *Guide) Step(by int) bool {
	why := g.argument(g.Lang)
	if why.Count() < 2 {
		return false
	}
	g.part = why.Turn(g.part, by)
	g.update()
	return true
}

// Shown implements ShownHandler.
func (g *Guide) Shown() { g.update() }

// choose shows a technique.
func (g *Guide) choose(at int) {
	g.chosen, g.part, g.family = at, 0, -1
	g.pos, g.step, _ = g.list[at].Example()
	g.update()
}

// update shows everything anew.
func (g *Guide) update() {
	g.updatePage()
	g.app.Relayout()
	g.app.Refresh()
}

// updatePage shows the chosen technique on the page.
func (g *Guide) updatePage() {
	g.shown = g.text(g.Lang)
	g.card.Show(g.shown.card)
	g.listing.Pick(g.shown.chosen)
	g.triedLabel.SetText(g.shown.progress)
	g.lesson.Disable(g.shown.whyNoLesson)
	g.parts.Repaint()
	g.practice.Repaint()
}

// OwnBoard implements BoardOwner: the board shows the example.
func (g *Guide) OwnBoard() bool { return true }

// View implements BoardViewer.
func (g *Guide) View(board.View) board.View {
	v := board.View{Givens: g.pos.Given, Flags: board.FixedPlaces | board.Patterns}
	v.State.Shape, v.State.Grid, v.State.Centre = g.pos.Shape, g.pos.Grid, g.pos.Cands
	g.argument(g.Lang).Show(&v, g.part)
	return v
}

// Status implements StatusProvider.
func (g *Guide) Status() string { return exampleStatus(g.app) }

// exampleStatus says that the board shows an example and, if there is one, that the game is kept.
func exampleStatus(a *screen.App) string {
	if !a.HasGame() {
		return a.Base().T("lesson.status.see")
	}
	return a.Base().T("guide.status")
}

// Input implements InputHandler: the example can't be edited.
func (g *Guide) Input(game.Input) bool {
	g.app.Say(g.Status())
	return true
}

// Technique returns the technique that is chosen.
func (g *Guide) Technique() *logic.Technique { return g.list[g.chosen] }

// Shows implements PuzzleProvider: the example.
func (g *Guide) Shows() (screen.ShownPuzzle, error) {
	p := screen.ShownPuzzle{Puzzle: puzzle.Puzzle{Entries: g.pos.Grid, Centre: g.pos.Cands, Title: g.app.Base().Lang.Say(g.list[g.chosen].Name())}}
	for c := range g.pos.Given.All() {
		p.Givens[c], p.Entries[c] = p.Entries[c], 0
	}
	return p, nil
}
