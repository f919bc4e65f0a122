package table

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
)

// Mistake shows which move was the first wrong one, and offers to go back to before it.
type Mistake struct {
	screen.AboutGame
	app *screen.App
	*page.Question
	move  int // the first wrong move
	later int // number of moves after it
	digit puzzle.Digit
	cell  puzzle.Cell
}

// WhereWrong shows which move was the first wrong one.
func WhereWrong(a *screen.App) {
	screen.WithSolution(a, func(solution *puzzle.Grid) {
		g, l := a.Session().Game, a.Base().Lang
		move, c, ok := g.FirstWrong(*solution)
		if !ok {
			a.Say(l.T("mistake.none"))
			return
		}
		at, _ := g.MoveNumber()
		digit := g.State().Grid[c]
		a.Session().MarkWrong(puzzle.CellsOf(c))
		a.Session().GoTo(c)
		if move == 0 {
			a.Play().GameChanged()
			a.Say(l.T("mistake.came", "d", digit, "cell", c))
			return
		}
		s := &Mistake{app: a, move: move, later: at - move, digit: digit, cell: c}
		s.Rebuild()
		a.Show(s)
	})
}

// Rebuild implements Screen.
func (s *Mistake) Rebuild() {
	b := s.app.Base()
	what := b.T("mistake.what", "move", s.move, "d", s.digit, "cell", s.cell, "n", s.later)
	if s.later == 0 {
		what = b.T("mistake.last", "move", s.move, "d", s.digit, "cell", s.cell)
	}
	s.Question = page.NewQuestion(b, what, b.T("mistake.then"),
		b.Kit.KeyButton(b.T("mistake.back"), "", true, s.goBack), b.Kit.Button(b.T("mistake.stay"), false, s.app.Back))
}

func (s *Mistake) goBack() { BeforeMistake(s.app) }

// Changed implements ChangeHandler: a further move closes the page.
func (s *Mistake) Changed() {
	if !s.app.Session().Game.Finished() {
		s.app.Drop(s)
	}
}

// Key implements KeyHandler: Return presses the primary button.
func (s *Mistake) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if !screen.IsReturn(name) || mod != 0 {
		return false
	}
	s.goBack()
	return true
}

// Space implements SpaceProvider.
func (s *Mistake) Space() screen.Space { return screen.Space{Share: .4, AtMost: 230} }

// BeforeMistake goes to just before the first wrong entry. Later moves stay as a branch.
func BeforeMistake(a *screen.App) {
	screen.WithSolution(a, func(solution *puzzle.Grid) {
		g, l := a.Session().Game, a.Base().Lang
		move, c, ok := g.FirstWrong(*solution)
		switch {
		case !ok:
			a.Say(l.T("mistake.none"))
			return
		case move == 0:
			a.Say(l.T("mistake.came", "d", g.State().Grid[c], "cell", c))
			return
		}
		g.GoTo(move - 1)
		a.Session().GoTo(c)
		a.Play().GameChanged()
		a.ShowPlay()
		a.Say(l.T("mistake.gone", "move", move, "cell", c))
	})
}
