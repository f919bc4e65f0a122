package window

import "sudoku/gui/session"

// levelLine is what stands under the title: level, score, givens.
func (w *Window) levelLine() string {
	givens := w.T("level.givens", "n", w.session.Game.Givens().Len())
	if !w.session.Facts().Known {
		return givens
	}
	return w.T("level.line", "level", w.levelText(), "givens", givens)
}

// levelText is the level with its score, or why there is none.
func (w *Window) levelText() string { return w.levelOf(w.session.Facts()) }

func (w *Window) levelOf(f session.Facts) string {
	switch {
	case f.Solutions() == 0:
		return w.T("level.none")
	case f.Solutions() > 1:
		return w.T("level.many")
	}
	return w.T("level.score", "level", w.lang.Say(f.Rating.Level.Text()), "score", f.Rating.Score)
}

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
