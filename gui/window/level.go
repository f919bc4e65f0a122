package window

import "sudoku/gui/screen"

// levelLine returns the line under the title: level, score, number of givens.
func (st *status) levelLine() string {
	givens := st.w.T("level.givens", "n", st.w.session.Game.Givens().Len())
	if !st.w.session.Facts().Known {
		return givens
	}
	return st.w.T("level.line", "level", st.levelText(), "givens", givens)
}

// levelText returns the level with its score, or the reason why there is none.
func (st *status) levelText() string { return screen.LevelOf(st.w.lang, st.w.session.Facts()) }

// sayRating shows how hard the puzzle is and what its hardest step is.
func (st *status) sayRating() {
	switch f := st.w.session.Facts(); {
	case !f.Known:
		st.w.Say(st.w.T("rate.looking"))
	case f.Rated && f.Rating.Hardest != nil:
		st.w.Say(st.w.T("rate.line", "level", st.levelText(), "technique", st.w.lang.Say(f.Rating.Hardest.Name)))
	default:
		st.w.Say(st.levelText())
	}
}
