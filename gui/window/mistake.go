package window

import (
	"sudoku/gui/page"
	"sudoku/puzzle"
)

// whereWrong tells which move went wrong first, and offers to go back to before it.
func (w *Window) whereWrong() {
	w.withSolution(func(solution *puzzle.Grid) {
		move, c, ok := w.session.Game.FirstWrong(*solution)
		if !ok {
			w.Say(w.T("mistake.none"))
			return
		}
		at, _ := w.session.Game.MoveNumber()
		grid := w.session.Game.State().Grid
		w.session.Mark(puzzle.CellsOf(c))
		w.session.UI.Cursor, w.session.UI.Selected = c, puzzle.CellsOf(c)
		w.hideHint()
		if move == 0 {
			w.Say(w.T("mistake.came", "d", grid[c], "cell", c))
			return
		}
		what := w.T("mistake.what", "move", move, "d", grid[c], "cell", c, "n", at-move)
		if at == move {
			what = w.T("mistake.last", "move", move, "d", grid[c], "cell", c)
		}
		w.turn(page.NewMistake(w.Base(), what, w.T("mistake.then"), page.MistakeFuncs{Back: w.beforeMistake, Stay: w.backToGame}))
	})
}

// beforeMistake goes to just before the first wrong entry. What came after stays
// as a line of its own.
func (w *Window) beforeMistake() {
	w.withSolution(func(solution *puzzle.Grid) {
		move, c, ok := w.session.Game.FirstWrong(*solution)
		switch {
		case !ok:
			w.Say(w.T("mistake.none"))
			return
		case move == 0:
			w.Say(w.T("mistake.came", "d", w.session.Game.State().Grid[c], "cell", c))
			return
		}
		w.session.Game.GoTo(move - 1)
		w.session.UI.Cursor, w.session.UI.Selected = c, puzzle.CellsOf(c)
		w.changed()
		w.backToGame()
		w.Say(w.T("mistake.gone", "move", move, "cell", c))
	})
}
