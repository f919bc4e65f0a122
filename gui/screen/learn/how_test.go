package learn

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/variant"
)

// TestHowBoard: six givens, one solution, and each house that is asked for lacks one digit.
func TestHowBoard(t *testing.T) {
	g := HowGivens()
	if n := g.Count(); n != 6 {
		t.Errorf("%d givens", n)
	}
	var search variant.Searcher
	var found []puzzle.Grid
	if err := search.Search(t.Context(), puzzle.Mini4, &g, func(s *puzzle.Grid) bool {
		found = append(found, *s)
		return true
	}); err != nil || len(found) != 1 || found[0] != howSolution {
		t.Errorf("%d solutions %v %v", len(found), found, err)
	}
	for step := range howHouses {
		if s := howAt(step); s.asked().Len() != 1 {
			t.Errorf("step %d asks for %v", step, s.asked())
		}
	}
}

// TestHowAnswers: in whatever order the cells are filled, no wrong digit stays, and each is answered
// with a reason that is true.
func TestHowAnswers(t *testing.T) {
	kinds := map[string]int{}
	refuted := func(s howState) {
		for c := range puzzle.Mini4.Cells().All() {
			for d := puzzle.Digit(1); d <= 9; d++ {
				if s.asked().Has(c) && d == howSolution[c] {
					continue
				}
				now := s
				now.answer(c, d)
				if kinds[now.reply.Key]++; now.grid != s.grid || now.reply.Key == "" {
					t.Fatalf("%v: %d in %v has the answer %q", s.grid, d, c, now.reply.Key)
				}
				if h := now.clash; h != nil && s.grid.Of(d).And(puzzle.Mini4.Set(*h)).Empty() {
					t.Errorf("%v: %v has no %d", s.grid, *h, d)
				}
			}
		}
	}
	for step := range howHouses {
		refuted(howAt(step))
	}
	last := howAt(len(howHouses))
	var cells []puzzle.Cell
	for c := range last.asked().All() {
		cells = append(cells, c)
	}
	for set := range 1<<len(cells) - 1 {
		s := howAt(len(howHouses))
		for i, c := range cells {
			if set>>i&1 > 0 {
				s.answer(c, howSolution[c])
			}
		}
		refuted(s)
	}
	for _, key := range []string{"how.digits", "how.first", "how.open", "hint.mistake.house", "lesson.idle.filled"} {
		if kinds[key] == 0 {
			t.Errorf("nothing is answered with %s", key)
		}
	}
}

// TestHowSays: the reason names the cell with the digit, in every language.
func TestHowSays(t *testing.T) {
	for _, l := range words.Langs {
		s := howAt(0)
		s.input(game.Input{Kind: game.Type, Digit: 3})
		if card := s.cardOf(l); len(card.Answer.Text) != 1 || !strings.Contains(card.Answer.Text[0], l.Cell(puzzle.CellAt(0, 0))) {
			t.Errorf("%s: %v", l.Code(), card.Answer.Text)
		}
		if s.input(game.Input{Kind: game.Type, Digit: 4}); s.step != 1 || !strings.Contains(s.cardOf(l).Paragraphs[0], l.Cell(puzzle.CellAt(0, 2))) {
			t.Errorf("%s: step %d, %v", l.Code(), s.step, s.cardOf(l).Paragraphs)
		}
	}
}

// TestHow: by keys alone, from the first digit to the puzzle of today; the game stays as it is.
func TestHow(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	before, began := d.Session().Game.State(), 0
	OpenHow(d.App, func() { began++ })
	s := d.Shown().(*How)
	s.Input(game.Input{Kind: game.Type, Digit: 1})
	if v := s.View(board.View{}); v.State.Conflicts().Empty() {
		t.Error("a wrong digit isn't seen")
	}
	s.Key(fyne.KeyReturn, 0)
	for s.step < len(howHouses) {
		s.Input(game.Input{Kind: game.Type, Digit: howSolution[s.ui.Cursor]})
	}
	for range 4 {
		for range 4 {
			s.Input(game.Input{Kind: game.Right})
			s.Input(game.Input{Kind: game.Type, Digit: howSolution[s.ui.Cursor]})
		}
		s.Input(game.Input{Kind: game.Down})
	}
	if !s.done() || s.Focus() != fyne.Focusable(s.easy) || began != 0 {
		t.Fatal("not done:", s.grid, began)
	}
	if s.Key(fyne.KeyReturn, 0); began != 1 {
		t.Error("Return doesn't lead on")
	}
	s.begin(1)
	if s.done() || s.step != 1 || s.asked().Len() != 1 {
		t.Error("step", s.step)
	}
	if d.Back(); d.Shown() != nil || d.Session().Game.State() != before {
		t.Error("the game has changed")
	}
}

// TestHowTakesBack: Delete, Backspace and Undo remove a wrong digit, and what was said of it.
func TestHowTakesBack(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewHow(d.App, func() {})
	d.Show(s)
	for name, take := range map[string]func(){
		"Delete":    func() { s.Key(fyne.KeyDelete, 0) },
		"Backspace": func() { s.Key(fyne.KeyBackspace, 0) },
		"Undo":      s.Undo,
	} {
		at := s.asked().First()
		wrong := howSolution[at]%4 + 1
		s.Input(game.Input{Kind: game.Type, Digit: wrong})
		if v := s.View(board.View{}); v.State.Grid[at] != wrong || !s.CanUndo() {
			t.Fatalf("%s: %v is not seen", name, wrong)
		}
		if take(); s.View(board.View{}).State.Grid[at] != 0 || s.CanUndo() || len(s.text.Answer.Text) > 0 {
			t.Errorf("%s leaves %v, %v", name, s.View(board.View{}).State.Grid, s.text.Answer.Text)
		}
	}
}
