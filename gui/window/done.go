package window

import (
	"sudoku/gui/page"
	"sudoku/puzzle/game"
)

// showDone sums the game up in the panel.
func (w *Window) showDone() {
	next := w.T("done.next")
	if w.inCollection() {
		next = w.T("action.nextof")
	}
	w.turn(page.NewDone(w.Base(), page.DoneFuncs{
		Lead: w.doneLead, Facts: w.doneFacts,
		Moves: w.replayFuncs(),
		Next:  w.next, NextName: next, Choose: w.openNew, Back: w.backToGame,
	}))
}

func (w *Window) doneLead() string {
	if w.session.Facts().Solutions() > 1 {
		return w.T("done.onesolution")
	}
	return w.T("done.lead")
}

// doneFacts is the summary: how hard the puzzle was comes when it is known.
func (w *Window) doneFacts() []page.Fact {
	_, moves := w.session.Game.MoveNumber()
	facts := []page.Fact{
		{Name: w.T("done.time"), Value: game.Clock(w.session.Game.Elapsed())},
		{Name: w.T("done.moves"), Value: w.T("done.count", "n", moves)},
		{Name: w.T("done.hints"), Value: w.T("done.count", "n", hintsTaken(w.session.Game))},
	}
	if !w.session.Facts().Known {
		return facts
	}
	facts = append(facts, page.Fact{Name: w.T("done.level"), Value: w.levelText()})
	if t := w.session.Facts().Rating.Hardest; t != nil && w.session.Facts().Rated {
		facts = append(facts, page.Fact{Name: w.T("done.hardest"), Value: w.lang.Say(t.Name)})
	}
	return facts
}

// replayFuncs are those of the line of moves while the summary stays.
func (w *Window) replayFuncs() page.MovesFuncs {
	do := w.movesFuncs()
	do.GoTo, do.Trial = w.replay, func() page.Trial { return page.Trial{} }
	return do
}

// replay shows the board as it was after a move; the summary stays.
func (w *Window) replay(move int) {
	w.notice = nil
	w.rest()
	w.session.Game.GoTo(move)
	w.Refresh()
}

// hintsTaken counts the moves that a hint made.
func hintsTaken(g *game.Game) (n int) {
	for _, m := range g.Moves() {
		if m.Hint {
			n++
		}
	}
	return n
}
