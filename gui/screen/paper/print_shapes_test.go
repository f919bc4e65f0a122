package paper

import (
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A new set for paper is of the chosen board, with its levels.
func TestPrintSetOfBoards(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewPrint(d.App, true)
	d.Show(s)
	s.Order.Counts = map[puzzle.Level]int{puzzle.Easy: 2, puzzle.Hard: 3}
	s.setBoard(generator.Mini6)
	s.Order.Children = true
	s.changed()
	d.Settle()
	items := s.made.items(words.English, s.Order.Counts)
	if len(items) != 2 {
		t.Fatalf("%d puzzles", len(items))
	}
	for _, it := range items {
		if it.Puzzle.Shape != puzzle.Mini6 || !it.Puzzle.Shape.Solved(&it.Solution) || it.Explainer != "" {
			t.Errorf("%+v", it)
		}
	}
	if _, ok := s.document(nil); !ok {
		t.Errorf("nothing to print: %s", s.wrong)
	}
	if text := s.Order.extra(words.English); !strings.Contains(text, "6 × 6") || !strings.Contains(text, "for children") {
		t.Error(text)
	}
	d.Settle()
}
