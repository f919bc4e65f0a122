package window

import (
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// levelLine returns the line under the title: level, score, what Sudoku Explainer says, and
// the number of givens. The score gives way where there is no room for all.
func (st *status) levelLine() string {
	givens := st.T("level.givens", "n", st.Session().Game.Givens().Len())
	f := st.Session().Facts()
	if shape := st.Session().Game.Puzzle().Shape; shape != nil {
		return st.shapeLine(shape, f)
	}
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

// shapeLine is levelLine for other boards than the classic one: how hard the puzzle is, what is
// special about the board, and the number of givens, shorter where there is no room for all.
func (st *status) shapeLine(s *puzzle.Shape, f session.Facts) string {
	full, short := screen.ShapeLines(st.lang, s)
	givens := st.T("shape.line.givens", "n", st.Session().Game.Givens().Len())
	level := ""
	switch {
	case f.Known && f.Rated:
		level = st.lang.Level(f.Rating.Level.Name())
	case f.Known:
		level = screen.LevelOf(st.lang, f)
	}
	room := float64(st.head.level.Size().Width)
	line := ""
	for _, about := range []string{full, short, ""} {
		line = screen.Dotted(st.lang, level, about, givens)
		if st.painter.Width(line, st.kit.Size(theme.Secondary.Size), theme.Secondary.Bold) <= room {
			break
		}
	}
	return line
}

// sayRating shows how hard the puzzle is and what its hardest step is.
func (st *status) sayRating() { st.Say(screen.SayRating(st.lang, st.Session().Facts())) }
