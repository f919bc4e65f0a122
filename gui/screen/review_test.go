package screen

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// TestReview: a mistake that was taken back is worth looking at; what is played from there is
// a branch, and the game stays as it was.
func TestReview(t *testing.T) {
	d := newDesk(t, easy)
	d.Start(d.session.Game.Puzzle())
	d.enter([2]int{1, 8})
	d.session.Game.Undo()
	d.enter([2]int{1, 4}, [2]int{3, 6}, [2]int{4, 2})
	_, of := d.session.Game.MoveNumber()
	OpenReview(d)
	s, ok := d.shown.(*Review)
	if !ok {
		t.Fatalf("%T", d.shown)
	}
	if d.settle(); !s.Ready() || len(s.review.Moments) == 0 || s.at != 0 {
		t.Fatalf("ready %v, at move %d", s.Ready(), s.at)
	}
	if v := s.View(d.Play().Board()); v.State.Grid[1] != 0 {
		t.Error("the board is not as it was before the move")
	}
	if c := s.card(1); !strings.Contains(strings.Join(c.Paragraphs, " "), "wrong") || c.Grade == "" {
		t.Errorf("%+v", c)
	}
	for _, key := range []struct {
		name fyne.KeyName
		at   int
	}{{"Right", 1}, {"Right", 2}, {"Left", 1}, {"Prior", 0}, {"Left", 0}} {
		s.Key(key.name, 0)
		if s.at != key.at {
			t.Errorf("%s leads to move %d, want %d", key.name, s.at, key.at)
		}
	}
	s.pointAt(2)
	if text := s.Status(); !strings.Contains(text, "3") || !strings.Contains(text, s.desk.Base().T("review.label.single")) {
		t.Error("under the pointer:", text)
	}
	s.goTo(2)
	d.settle()
	if s.Input(game.Input{Kind: game.Type, Digit: 9}); d.session.Game.State().Grid[4] != 2 {
		t.Error("the board can be changed")
	}
	s.Try()
	if at, _ := d.session.Game.MoveNumber(); d.session.Game.State().Grid[3] != 0 || at >= of {
		t.Errorf("tried at move %d of %d", at, of)
	}
	d.close()
}

// guessing plays the game to its end: singles, and a guess where there are none.
func (d *desk) guessing() {
	d.session.Solved()
	d.settle()
	solution, _ := d.session.Solution()
	easy := []*logic.Technique{must("full-house"), must("hidden-single"), must("naked-single")}
	for !d.session.Game.Finished() {
		grid := d.session.Game.State().Grid
		pos := puzzle.NewPosition(grid)
		c := puzzle.AllCells.Without(grid.Filled()).First()
		if s, ok := logic.Next(&pos, easy); ok {
			c = s.Place[0].Cell()
		}
		d.enter([2]int{int(c), int(solution[c])})
	}
}

// TestReviewTeaches: a moment that has a technique offers its lesson, and what was passed over
// in a finished game comes to the record of practice once.
func TestReviewTeaches(t *testing.T) {
	d := newDesk(t, harder)
	d.Start(d.session.Game.Puzzle())
	d.guessing()
	for range 2 {
		OpenReview(d)
		d.settle()
	}
	s := d.shown.(*Review)
	if len(s.review.Sum.Passed) == 0 {
		t.Fatal("nothing was passed over")
	}
	if got := d.answers(); len(got) != len(s.review.Sum.Passed) {
		t.Errorf("%d answers for %d techniques", len(got), len(s.review.Sum.Passed))
	}
	for i := range s.review.Moves {
		s.goTo(i)
		if d.settle(); s.technique() != nil {
			break
		}
	}
	OpenLesson(d, s.technique())
	if l, ok := d.shown.(*Lesson); !ok || l.of.Technique.ID != s.technique().ID {
		t.Fatalf("%T", d.shown)
	}
	if d.Back(); d.shown != Screen(s) {
		t.Error("the lesson doesn't lead back to the review")
	}
	d.close()
}
