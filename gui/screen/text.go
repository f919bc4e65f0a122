package screen

import (
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TitleOf returns the title of a puzzle, or else the date on which the game was started.
func TitleOf(l words.Lang, p puzzle.Puzzle) string {
	if p.Title != "" {
		return p.Title
	}
	return page.Day(l, p.Date)
}

// LevelOf returns the level of a puzzle with its score, or the reason why it has none.
func LevelOf(l words.Lang, f session.Facts) string {
	switch {
	case f.Solutions() == 0:
		return l.T("level.none")
	case f.Solutions() > 1:
		return l.T("level.many")
	}
	return l.T("level.score", "level", l.Say(f.Rating.Level.Text()), "score", f.Rating.Score)
}

// levels returns the levels that a new puzzle can have.
func levels() (out []logic.Level) {
	for l := logic.Easy; l <= logic.Extreme; l++ {
		out = append(out, l)
	}
	return out
}

// cycled returns the index by steps after part, modulo of.
func cycled(part, by, of int) int { return (part + by + of) % of }

// partOf returns the n-th part of a diagram.
func partOf(p puzzle.Diagram, n int) puzzle.Diagram {
	parts := p.Parts()
	return parts[min(n, len(parts)-1)]
}
