package window

import "sudoku/gui/board"

// viewFlags are the settings that change how the board looks.
var viewFlags = []struct {
	setting string
	flag    board.Flags
}{{setPeers, board.Peers}, {setSame, board.SameDigit}, {setClash, board.Conflicts},
	{setPatterns, board.Patterns}, {setFixed, board.FixedPlaces}, {setTinted, board.Tinted}}

// view is what the board is to show.
func (w *Window) view() board.View {
	v := board.View{State: w.session.Game.State(), Givens: w.session.Game.Givens(), UI: w.session.UI, Lit: w.glow, Digit: w.session.UI.Digit}
	for _, f := range viewFlags {
		if w.settings.On(f.setting) {
			v.Flags |= f.flag
		}
	}
	if w.entering == nil {
		v.Wrong = w.wrong()
	}
	if w.filtering() {
		v.Filter = w.filter
	}
	switch {
	case w.guide != nil:
		v = w.guide.view(v)
	case w.showsOne():
		v = w.collection.view(v)
	case w.session.Game.Paused() && w.entering == nil:
		v.Paused = w.T("board.paused")
	case w.entering != nil:
		v = w.entering.view(v)
	case w.hint != nil:
		v = w.hintView(v)
	case w.steps != nil:
		v = w.steps.view(v)
	case w.drawing != nil:
		v = w.drawing.view(v)
	}
	return v
}
