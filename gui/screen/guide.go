package screen

import (
	"context"
	"errors"
	"runtime"
	"slices"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// Guide explains the techniques and generates puzzles to practise them on.
type Guide struct {
	desk Desk
	pageOf[*page.Guide]
	making *session.Jobs // generates a puzzle to practise on
	tried  int           // number of puzzles tried by that search; 0: no search is running

	list   []*logic.Technique
	chosen int
	family logic.Family          // the family that is chosen in place of a technique, or -1
	open   map[logic.Family]bool // families whose techniques are listed
	search string                // what the player searches for, in lower case
	rows   []guideRow

	pos  puzzle.Position // the example of the technique
	step logic.Step
	part int
}

// NewGuide makes the guide with a technique chosen; nil chooses the first.
func NewGuide(d Desk, at *logic.Technique) *Guide {
	g := &Guide{desk: d, making: d.Jobs(), list: techniquesWithExample(), family: -1, open: map[logic.Family]bool{}}
	if at != nil {
		g.chosen = max(0, slices.IndexFunc(g.list, func(t *logic.Technique) bool { return t.ID == at.ID }))
	}
	g.pos, g.step, _ = g.list[g.chosen].Example()
	g.open[g.list[g.chosen].Family()] = true
	g.layRows()
	g.Again()
	return g
}

// OpenGuide shows the guide, at the technique of the hint that is shown.
func OpenGuide(d Desk) {
	var at *logic.Technique
	if h, ok := Top(d).(*Hint); ok {
		at = h.Technique()
	}
	d.Show(NewGuide(d, at))
}

// techniquesWithExample lists the techniques that have an example, by family.
func techniquesWithExample() []*logic.Technique {
	var list []*logic.Technique
	for _, t := range logic.StepTechniques(true) {
		seen := slices.ContainsFunc(list, func(u *logic.Technique) bool { return u.ID == t.ID })
		if _, _, ok := t.Example(); ok && !seen {
			list = append(list, t)
		}
	}
	byFamily(list)
	return list
}

// Close implements Screen.
func (g *Guide) Close() { g.making.Stop() }

// Again implements Screen.
func (g *Guide) Again() Screen {
	g.page = page.NewGuide(g.desk.Base(), page.GuideFuncs{
		Choose:   g.chooseRow,
		Fold:     g.fold,
		Open:     g.setOpen,
		Find:     g.find,
		Leave:    g.desk.Back,
		ToList:   g.desk.FocusPage,
		Found:    g.search,
		Part:     func(by int) { g.Step(by) },
		Practise: g.practise,
		Lesson:   func() { OpenLesson(g.desk, g.list[g.chosen]) },
		Close:    g.desk.Back,
	})
	return g
}

// argument returns the example's step part by part.
func (g *Guide) argument() argument {
	return argumentOf(g.step.Diagram, g.step.Parts(g.desk.Base().Lang))
}

// Step implements Stepper.
func (g *Guide) Step(by int) bool {
	why := g.argument()
	if why.count() < 2 {
		return false
	}
	g.part = why.turn(g.part, by)
	g.updatePage()
	return true
}

// Shown implements ShownHandler.
func (g *Guide) Shown() { g.updatePage() }

// choose shows a technique.
func (g *Guide) choose(at int) {
	g.chosen, g.part, g.family = at, 0, -1
	g.pos, g.step, _ = g.list[at].Example()
	g.updatePage()
}

// updatePage shows the chosen technique on the page.
func (g *Guide) updatePage() {
	l := g.desk.Base().Lang
	t := page.GuideText{Count: len(g.rows), Chosen: g.row(), Card: g.card(), Tried: g.progress(),
		Row: func(i int) page.TechniqueRow { return g.rowText(l, i) }}
	if g.list[g.chosen].Family() == logic.Trial {
		t.WhyNoLesson = l.T("guide.nolesson")
	}
	g.page.Show(t)
	g.desk.Relayout()
	g.desk.Refresh()
}

// progress says how far the search is.
func (g *Guide) progress() string {
	if g.tried == 0 {
		return ""
	}
	return g.desk.Base().T("guide.tried", "n", g.tried)
}

// card returns the text about the technique: what it is, why it is sound, and what it
// does on the board.
func (g *Guide) card() page.CardText {
	l := g.desk.Base().Lang
	tech, why := g.list[g.chosen], g.argument()
	t := page.CardText{Title: l.Say(tech.Name),
		Grade:      l.T("level.score", "level", l.Say(tech.Level.Text()), "score", tech.Score),
		Paragraphs: []string{l.Say(tech.Doc), g.step.What(l)}, Notation: g.step.Notation(l)}
	why.explain(&t, g.part)
	return t
}

// OwnBoard implements BoardOwner: the board shows the example.
func (g *Guide) OwnBoard() bool { return true }

// View implements BoardViewer.
func (g *Guide) View(board.View) board.View {
	v := board.View{Givens: g.pos.Given, Flags: board.FixedPlaces | board.Patterns}
	v.State.Grid, v.State.Centre = g.pos.Grid, g.pos.Cands
	g.argument().show(&v, g.part)
	return v
}

// Status implements StatusProvider.
func (g *Guide) Status() string { return g.desk.Base().T("guide.status") }

// Input implements InputHandler: the example can't be edited.
func (g *Guide) Input(game.Input) bool {
	g.desk.Say(g.Status())
	return true
}

// practise starts the search for a puzzle that needs the chosen technique, or stops it.
func (g *Guide) practise() {
	if g.tried > 0 {
		g.making.Stop()
		g.tried = 0
		g.updatePage()
		return
	}
	g.tried = 1
	t, from := g.list[g.chosen], g.desk.Maker().supply
	session.Start(g.making, func(ctx context.Context, report func(int)) (generator.Exercise, error) {
		return from.practise(ctx, t, max(1, runtime.NumCPU()-1), report)
	}, func(tried int) {
		g.tried = tried
		g.page.Tried(g.progress())
	}, func(e generator.Exercise, err error) { g.found(t, e, err) })
	g.updatePage()
}

// found starts a game at the position where the technique is the next step.
func (g *Guide) found(t *logic.Technique, e generator.Exercise, err error) {
	g.tried = 0
	b := g.desk.Base()
	if errors.Is(err, generator.ErrNoneFound) {
		g.desk.Say(b.T("guide.rare"))
	}
	if err != nil {
		g.updatePage()
		return
	}
	p := e.Puzzle
	p.Title, p.Exercise = exerciseTitle(b.Lang, t), t.ID
	p.Entries, p.Centre = e.Position.Grid, e.Position.Cands
	g.desk.Start(p)
	g.desk.Session().Generated = true
	g.desk.Say(b.T("guide.due", "technique", b.Lang.Say(t.Name)))
}
