package window

import (
	"sudoku/gui/caption"
	"sudoku/gui/session"
	"sudoku/gui/theme"
	"sudoku/puzzle"
)

// levelLine returns the line under the title: level, score, what Sudoku Explainer says, and
// the number of givens. The score gives way where there is no room for all; a beginner is told the
// level alone.
func (st *status) levelLine() string {
	givens := st.T("level.givens", "n", st.app.Session().Game.Givens().Len())
	f := st.app.Session().Facts()
	if shape := st.app.Session().Game.Puzzle().Shape; shape != nil {
		return st.shapeLine(shape, f)
	}
	if !f.Known {
		return givens
	}
	if f.Rated && st.app.Prefs().Beginner() {
		return st.T("level.line", "level", st.lang.Level(f.Rating.Level.Name()), "givens", givens)
	}
	line := st.T("level.line", "level", caption.RatingOf(st.lang, f), "givens", givens)
	if st.levelFits(line) {
		return line
	}
	return st.T("level.line", "level", caption.ShortRatingOf(st.lang, f), "givens", givens)
}

// showLevel shows the line under the title: as much of it as there is room for beside chips, and
// nothing where these are many.
func (st *status) showLevel() {
	line, n := st.levelLine(), len(st.head.chips.on)
	st.head.level.SetText(line)
	if st.head.levelPlaced && (n == 0 || n <= 2 && st.levelFits(line)) {
		st.head.level.Show()
	} else {
		st.head.level.Hide()
	}
}

// levelFits reports whether there is room for a line.
func (st *status) levelFits(line string) bool {
	return st.painter.Width(line, st.kit.Size(theme.Secondary.Size), theme.Secondary.Bold) <= float64(st.head.level.Size().Width)
}

// shapeLine is levelLine for other boards than the classic one: how hard the puzzle is, what is
// special about the board, and the number of givens, shorter where there is no room for all.
func (st *status) shapeLine(s *puzzle.Shape, f session.Facts) string {
	full, short := caption.ShapeLines(st.lang, s)
	givens := st.T("shape.line.givens", "n", st.app.Session().Game.Givens().Len())
	level := ""
	switch {
	case f.Known && f.Rated:
		level = st.lang.Level(f.Rating.Level.Name())
	case f.Known:
		level = caption.LevelOf(st.lang, f)
	}
	line := ""
	for _, about := range []string{full, short, ""} {
		line = caption.Dotted(st.lang, level, about, givens)
		if st.levelFits(line) {
			break
		}
	}
	return line
}
