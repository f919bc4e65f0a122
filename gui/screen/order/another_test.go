package order

import (
	"testing"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestLikeOrder: another puzzle is of the board and the level of the game at hand; what was ordered
// beside these stays where the game may come from that order.
func TestLikeOrder(t *testing.T) {
	made := func(kind generator.Kind, level puzzle.Level) (p puzzle.Puzzle) {
		p.Shape = kind.Shape()
		game.SetGenerated(&p, level)
		return p
	}
	var daily puzzle.Puzzle
	game.SetDaily(&daily, "2026-11-21", "unfair")
	station := puzzle.Puzzle{Origin: puzzle.Origin{Kind: puzzle.OfTechnique, Of: "x-wing"}}
	for _, c := range []struct {
		name, last string
		puzzle     puzzle.Puzzle
		rated      puzzle.Level
		want       string
	}{
		{"a daily", "difficulty=easy symmetry=half-turn", daily, puzzle.Unfair, "difficulty=unfair symmetry=half-turn"},
		{"a daily, not yet rated", "difficulty=easy", daily, puzzle.Unrated, "difficulty=unfair"},
		{"a daily after an order", "difficulty=unfair clues=24", daily, puzzle.Unfair, "difficulty=unfair"},
		{"pasted", "difficulty=easy clues=24", puzzle.Puzzle{}, puzzle.Hard, "difficulty=hard"},
		{"pasted, not yet rated", "difficulty=medium", puzzle.Puzzle{}, puzzle.Unrated, "difficulty=medium"},
		{"made", "difficulty=easy", made(generator.Classic, puzzle.Medium), puzzle.Medium, "difficulty=medium"},
		{"made for an order", "difficulty=medium clues=24", made(generator.Classic, puzzle.Medium), puzzle.Medium, "difficulty=medium clues=24"},
		{"made for an order of any level", "clues=24", made(generator.Classic, puzzle.Medium), puzzle.Medium, "clues=24"},
		{"made for some minutes", "difficulty=hard score=200..300 minutes=10", made(generator.Classic, puzzle.Hard), puzzle.Hard, "difficulty=hard score=200..300 minutes=10"},
		{"of any level", "symmetry=none", made(generator.Classic, puzzle.Medium), puzzle.Medium, "difficulty=medium symmetry=none"},
		{"made for another order", "difficulty=hard with=x-wing", made(generator.Classic, puzzle.Easy), puzzle.Easy, "difficulty=easy"},
		{"a small board", "difficulty=hard", made(generator.Mini4, puzzle.Easy), puzzle.Easy, "difficulty=easy shape=4x4"},
		{"a small board again", "difficulty=hard shape=4x4", made(generator.Mini4, puzzle.Easy), puzzle.Easy, "difficulty=hard shape=4x4"},
		{"a diagonal", "difficulty=hard shape=4x4", made(generator.Diagonals, puzzle.Medium), puzzle.Medium, "difficulty=medium shape=diagonal"},
		{"for a station", "difficulty=easy", station, puzzle.Hard, "difficulty=hard with=x-wing"},
	} {
		want := session.ParsePuzzleOrder(c.want)
		got := likeOrder(session.ParsePuzzleOrder(c.last), &c.puzzle, c.rated)
		if got.String() != want.String() {
			t.Errorf("%s: %s, want %s", c.name, got, want)
		}
		if _, wrong := got.Order(); wrong != nil {
			t.Errorf("%s: %v", c.name, wrong)
		}
	}
}
