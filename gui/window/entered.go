package window

import (
	"context"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// playEntry makes the digits typed the givens of a game, and the player's own its
// entries. Where they have not one solution what may be mistyped is listed first;
// asked again, a puzzle with several is played as it is.
func (w *Window) playEntry() {
	if w.entering.compare != nil {
		w.openEnter()
	}
	e := w.entering
	p := e.puzzle()
	j, err := judge(context.Background(), e.Game.State(), p)
	switch {
	case err != nil:
		w.Warn(w.lang.Error(err))
	case p.Givens.Filled().Empty():
		w.Say(w.T("enter.nothing"))
	case j.lamp() != page.One && (e.fixes == nil || !e.fixes.keys):
		w.askTypo()
		if j.lamp() == page.Many {
			w.Say(w.T("enter.again"))
		}
	case j.lamp() == page.Impossible:
		w.Say(w.T("enter.clash"))
	default:
		w.playPuzzle(p)
	}
}

// playPuzzle begins the game. The digits are wiped from the entry only when the game
// is on the disk.
func (w *Window) playPuzzle(p puzzle.Puzzle) {
	e := w.entering
	w.Start(p)
	if w.session.PutAway() != nil {
		return // it stays typed
	}
	e.wipe()
	e.Game.Describe(puzzle.Puzzle{})
	e.Flush()
}

// playThen plays what is typed and goes on with it at once: the player's own digits
// that are wrong are taken out first, in one undo.
func (w *Window) playThen(then func()) {
	e := w.entering
	p := e.puzzle()
	j, err := judge(context.Background(), e.Game.State(), p)
	if err != nil || j.lamp() != page.One {
		w.playEntry()
		return
	}
	w.playPuzzle(p)
	if !j.wrong.Empty() {
		w.Move(game.Move{Action: game.Erase, Cells: j.wrong})
	}
	then()
}

// toSnag fills in what singles give, up to where it gets hard, and tells the step
// that leads on from there.
func (w *Window) toSnag() {
	r := w.session.Request(w.prefs.Techniques())
	pos := r.Position()
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	var easy []*logic.Technique
	for _, t := range logic.Full.Techniques {
		if t.Level == logic.Easy {
			easy = append(easy, t)
		}
	}
	for {
		step, ok := logic.Next(&pos, easy)
		if !ok {
			break
		}
		step.Apply(&pos)
		for _, k := range step.Place {
			m.Grid[k.Cell()] = k.Digit()
		}
	}
	if m.Grid.Filled().Empty() {
		w.deeper()
		return
	}
	w.Move(m)
	if !w.session.Game.Finished() {
		w.deeper()
	}
	w.Refresh()
}
