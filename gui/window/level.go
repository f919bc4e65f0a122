package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/theme"
)

// levelLine returns the line under the title: level, score, what Sudoku Explainer says, and
// the number of givens. The score gives way where there is no room for all.
func (st *status) levelLine() string {
	w := st.w
	givens := w.T("level.givens", "n", w.Session().Game.Givens().Len())
	f := w.Session().Facts()
	if !f.Known {
		return givens
	}
	line := w.T("level.line", "level", screen.RatingOf(w.lang, f), "givens", givens)
	room := float64(w.head.level.Size().Width)
	if w.painter.Width(line, w.kit.Size(theme.Secondary.Size), theme.Secondary.Bold) <= room {
		return line
	}
	return w.T("level.line", "level", screen.ShortRatingOf(w.lang, f), "givens", givens)
}

// sayRating shows how hard the puzzle is and what its hardest step is.
func (st *status) sayRating() { st.w.Say(screen.SayRating(st.w.lang, st.w.Session().Facts())) }
