package window

import "sudoku/gui/screen"

// levelLine is what stands under the title: level, score, givens.
func (w *Window) levelLine() string {
	givens := w.T("level.givens", "n", w.session.Game.Givens().Len())
	if !w.session.Facts().Known {
		return givens
	}
	return w.T("level.line", "level", w.levelText(), "givens", givens)
}

// levelText is the level with its score, or why there is none.
func (w *Window) levelText() string { return screen.LevelOf(w.lang, w.session.Facts()) }

// sayRating says how hard the puzzle is and what its hardest step is.
func (w *Window) sayRating() {
	switch f := w.session.Facts(); {
	case !f.Known:
		w.Say(w.T("rate.looking"))
	case f.Rated && f.Rating.Hardest != nil:
		w.Say(w.T("rate.line", "level", w.levelText(), "technique", w.lang.Say(f.Rating.Hardest.Name)))
	default:
		w.Say(w.levelText())
	}
}
