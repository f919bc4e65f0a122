package window

import (
	"sudoku/gui/board"
	"sudoku/gui/screen"
)

// viewFlags lists the settings that change the look of the board.
var viewFlags = []struct {
	setting string
	flag    board.Flags
}{{screen.PrefPeers, board.Peers}, {screen.PrefSame, board.SameDigit}, {screen.PrefConflicts, board.Conflicts},
	{screen.PrefPatterns, board.Patterns}, {screen.PrefFixed, board.FixedPlaces}, {screen.PrefTinted, board.Tinted}}

// view returns what the board shows.
func (w *Window) view() board.View {
	v := board.View{State: w.session.Game.State(), Givens: w.session.Game.Givens(), UI: w.session.UI, Lit: w.motion.celebrating, Digit: w.session.UI.Digit}
	for _, f := range viewFlags {
		if w.prefs.On(f.setting) {
			v.Flags |= f.flag
		}
	}
	v.Wrong = screen.Wrong(w)
	if w.filter.filtering() {
		v.Filter = w.filter.shown
	}
	if w.session.Game.Paused() {
		v.Paused = w.T("board.paused")
	}
	if s, ok := find[screen.BoardViewer](w); ok {
		return s.View(v)
	}
	return v
}
