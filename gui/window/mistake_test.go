package window

import (
	"testing"

	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
)

// TestWhereWrong: the first wrong entry is named, Return goes to just before it, and
// later moves are kept.
func TestWhereWrong(t *testing.T) {
	d := play(t)
	d.keys("right 4 down 8 right right right 6 up ctrl+3")
	table.WhereWrong(d.app)
	if _, ok := d.page().(*table.Mistake); !ok {
		t.Fatal("no page tells where")
	}
	if got := screen.BoardView(d.app).Wrong; got != puzzle.CellsOf(10) || d.app.Session().UI.Cursor != 10 {
		t.Errorf("a cross at %v, the cursor at %v", got, d.app.Session().UI.Cursor)
	}
	later := d.app.Session().Game.State()
	d.keys("enter")
	if at, of := d.app.Session().Game.MoveNumber(); at != 1 || of != 4 {
		t.Errorf("at move %d of %d, want 1 of 4", at, of)
	}
	if _, ok := d.page().(*screen.Play); !ok || !screen.BoardView(d.app).Wrong.Empty() {
		t.Error("not back at play without crosses")
	}
	if got := d.status.label.Text(); got != "This is just before move 2, the first wrong one." {
		t.Errorf("got %q, want %q", got, "This is just before move 2, the first wrong one.")
	}
	d.keys("7")
	if n := len(d.app.Session().Game.Branches()); n != 2 {
		t.Errorf("%d lines, want 2", n)
	}
	for _, b := range d.app.Session().Game.Branches() {
		if !b.Current {
			d.app.Session().Game.Switch(b.Tip)
		}
	}
	if d.app.Session().Game.State() != later {
		t.Error("what came after is lost")
	}
}

func TestNoMistake(t *testing.T) {
	d := play(t)
	d.keys("right 4")
	for _, f := range []func(){d.whereWrong, d.beforeMistake} {
		f()
		if got := d.status.label.Text(); got != "All entries are right so far." {
			t.Errorf("got %q, want %q", got, "All entries are right so far.")
		}
	}
	if at, _ := d.app.Session().Game.MoveNumber(); at != 1 {
		t.Error("a right move was taken back")
	}
}

// TestMistakeEnds: a further move closes the page.
func TestMistakeEnds(t *testing.T) {
	d := play(t)
	d.keys("right 6")
	table.WhereWrong(d.app)
	d.keys("4")
	if _, ok := d.page().(*screen.Play); !ok {
		t.Error("the page stays")
	}
}
