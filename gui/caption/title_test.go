package caption

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// TestTitles: what a game is called on cards and in heads, in the language and at the length of
// the page. A title that came with the puzzle wins.
func TestTitles(t *testing.T) {
	killer, err := puzzle.NewShape(9, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 3}})
	if err != nil {
		t.Fatal(err)
	}
	zh, de := words.Chinese, langOf(t, "de")
	of := func(kind puzzle.OriginKind, what string, n int) puzzle.Puzzle {
		return puzzle.Puzzle{Origin: puzzle.Origin{Kind: kind, Of: what, Day: "2026-11-28", Number: n}}
	}
	board := of(puzzle.OfBoard, "killer", 0)
	board.Shape = killer
	titled := of(puzzle.OfLevel, "hard", 0)
	titled.Title = "Sunday"
	for _, tt := range []struct {
		p          puzzle.Puzzle
		l          words.Lang
		card, head string
	}{
		{of(puzzle.OfLevel, "hard", 0), words.English, "Hard, 28 November", "Hard, 28 Nov"},
		{of(puzzle.OfLevel, "hard", 2), words.English, "Hard, 28 November 2", "Hard, 28 Nov 2"},
		{of(puzzle.OfLevel, "hard", 0), zh, "困难，11月28日", "困难，11月28日"},
		{of(puzzle.OfLevel, "hard", 2), zh, "困难，11月28日（2）", "困难，11月28日（2）"},
		{of(puzzle.OfLevel, "hard", 0), de, "Schwer, 28. November", "Schwer, 28. Nov"},
		{of(puzzle.OfTechnique, "x-wing", 0), words.English, "X-wing, 28 November", "X-wing, 28 Nov"},
		{of(puzzle.OfExercise, "x-wing", 3), words.English, "X-wing, 28 November 3", "X-wing, 28 Nov 3"},
		{board, words.English, "Killer, 28 November", "Killer, 28 Nov"},
		{of(puzzle.OfSource, puzzle.Pasted, 0), words.English, "Pasted, 28 November", "Pasted, 28 Nov"},
		{of(puzzle.OfSource, puzzle.Pasted, 0), de, "Eingefügt, 28. November", "Eingefügt, 28. Nov"},
		{of(puzzle.OfSource, puzzle.Photo, 0), words.English, "From a photo, 28 November", "From a photo, 28 Nov"},
		{of(puzzle.OfSource, puzzle.Typed, 0), words.English, "Entered, 28 November", "Entered, 28 Nov"},
		{of(puzzle.OfNumber, "5", 0), words.English, "Puzzle 5, 28 November", "Puzzle 5, 28 Nov"},
		{of(puzzle.OfDay, "-", 0), words.English, "Saturday, 28 November", "Saturday, 28 November"},
		{titled, words.English, "Sunday", "Sunday"},
		{puzzle.Puzzle{Date: "2026-11-28"}, words.English, "Saturday, 28 November", "28 November"}, // of before
	} {
		if got := TitleOf(tt.l, tt.p); got != tt.card {
			t.Errorf("%+v: %q on a card, want %q", tt.p.Origin, got, tt.card)
		}
		if got := ShortTitleOf(tt.l, tt.p); got != tt.head {
			t.Errorf("%+v: %q in a head, want %q", tt.p.Origin, got, tt.head)
		}
	}
}

func langOf(t *testing.T, tag string) words.Lang {
	l, ok := words.Parse(tag)
	if !ok {
		t.Fatal(tag)
	}
	return l
}
