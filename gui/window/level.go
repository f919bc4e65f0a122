package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/theme"
)

// levelLine returns the line under the title: level, score, what Sudoku Explainer says, and
// the number of givens. The score gives way where there is no room for all.
func (st *status) levelLine() string {
	givens := st.T("level.givens", "n", st.Session().Game.Givens().Len())
	f := st.Session().Facts()
	if !f.Known {
		return givens
	}
	line := st.T("level.line", "level", screen.RatingOf(st.lang, f), "givens", givens)
	room := float64(st.head.level.Size().Width)
	if st.painter.Width(line, st.kit.Size(theme.Secondary.Size), theme.Secondary.Bold) <= room {
		return line
	}
	return st.T("level.line", "level", screen.ShortRatingOf(st.lang, f), "givens", givens)
}

// sayRating shows how hard the puzzle is and what its hardest step is.
func (st *status) sayRating() { st.Say(screen.SayRating(st.lang, st.Session().Facts())) }
