package screen

import (
	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TitleOf is the title of a puzzle, or the day on which it was begun.
func TitleOf(l words.Lang, p puzzle.Puzzle) string {
	if p.Title != "" {
		return p.Title
	}
	return page.Day(l, p.Date)
}

// LevelOf is the level of a puzzle with its score, or why there is none.
func LevelOf(l words.Lang, f session.Facts) string {
	switch {
	case f.Solutions() == 0:
		return l.T("level.none")
	case f.Solutions() > 1:
		return l.T("level.many")
	}
	return l.T("level.score", "level", l.Say(f.Rating.Level.Text()), "score", f.Rating.Score)
}

// levels are those that can be asked for.
func levels() (out []logic.Level) {
	for l := logic.Easy; l <= logic.Extreme; l++ {
		out = append(out, l)
	}
	return out
}

// cycled goes from one of several parts to the next.
func cycled(part, by, of int) int { return (part + by + of) % of }

// partOf is a part of a diagram that is shown one part at a time.
func partOf(p puzzle.Diagram, n int) puzzle.Diagram {
	parts := p.Parts()
	return parts[min(n, len(parts)-1)]
}
