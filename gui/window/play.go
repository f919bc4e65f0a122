package window

import (
	"image/color"
	"slices"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// setSession makes a session the current one and ends what was under way. The previous
// game, and a puzzle being typed, stay in their files.
func (w *Window) setSession(s *session.Session) {
	if s != w.session {
		w.session.Leave()
	}
	s.UI.Mode, s.UI.Digit = w.session.UI.Mode, w.session.UI.Digit
	s.UI = w.prefs.Input(s.UI)
	w.session = s
	w.play.Filter().Clear()
	w.motion.flashed = puzzle.CellSet{}
	s.Learn(w.learned)
	w.closeTo(1)
	w.maker.Drop()
	w.maker.Note(slices.Values([]puzzle.Grid{s.Game.Puzzle().Givens}))
	if _, finished := s.Game.Finish(); finished {
		w.standIn()
	}
	w.showTop()
	w.Refresh()
	if s.Unlocked != nil {
		w.Warn(w.T("single.shared", "why", w.lang.Error(s.Unlocked)))
	}
}

// learned updates the window after the solvers found something out.
func (w *Window) learned() { w.Refresh() }

// Input implements screen.Desk: the screens get it from the top down.
func (w *Window) Input(in game.Input) {
	w.maker.Used()
	if !w.board.Visible() {
		return
	}
	if w.notice != nil {
		w.notice = nil
		defer w.refreshStatus() // the screen that takes the input may have nothing else to show
	}
	for _, s := range slices.Backward(w.screens) {
		if s, ok := s.(screen.InputHandler); ok && s.Input(in) {
			return
		}
	}
}

// ShowPlay implements screen.Desk.
func (w *Window) ShowPlay() { w.showFirst(1) }

// gameless reports whether there is no game, nor one on its way.
func (w *Window) gameless() bool {
	return !w.session.HasGame() && !w.opener.searching() && w.opener.current == nil
}

// Say shows a message in the status line until the next action.
func (w *Window) Say(s string) { w.setNotice(s, w.kit.Pal.Text) }

// Warn shows a message about an error.
func (w *Window) Warn(s string) { w.setNotice(s, w.kit.Pal.Bad) }

func (w *Window) setNotice(s string, col color.NRGBA) {
	w.notice = []widget.Span{{Text: s, Colour: col}}
	w.refreshStatus()
}

func (w *Window) refreshStatus() { w.status.label.SetSpans(w.status.statusLine()...) }
