package window

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/gui/screen/enter"
)

// offered reports whether the page for typing a puzzle is offered.
func (d *desk) offered() bool { _, ok := d.app.Top().(*enter.Offer); return ok }

// TestOfferTyping: what is typed into one cell, and whether the page for typing a puzzle
// is offered.
func TestOfferTyping(t *testing.T) {
	for _, tt := range []struct {
		keys string
		want bool
	}{
		{"1 0 3 0 0 0 5 0 9 0 0 2 1 0 9 4 0 0 0 0", true},
		{"1 . 3 . . . 5 . 9 . . 2 1 . 9 4 . . . .", true},
		{"1 space 3 space space space 5 space 9 space space 2 1 space 9 4 space space space space", true},
		{"1 0 3 0 0 0 5 0 9 enter 0 0 2 1 0 9 4 0 0 enter 0 0", true},
		{"1 0 3 0 0 0 5 0 8 back 9 0 0 2 1 0 9 4 0 0 0 0", true},
		{"1 0 3 0 0 0 5 0 9 0 0 2 1 0 9 4 0 0 0", false},             // too short
		{"1 0 3 0 0 0 5 0 9 0 0 2 right 1 0 9 4 0 0 0 0", false},     // moved on
		{"1 0 3 0 0 0 5 0 enter 0 9 0 0 2 1 0 9 4 0 0 0 0", false},   // in the middle of a row
		{"0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0", false},       // erased
		{"4 0 4 0 5 0 5 0 4 5 4 5 4 5 4 5 0 4 5 0 4 0 4", false},     // written and erased
		{"x 1 2 3 4 5 6 7 8 9 1 2 3 4 5 6 7 8 9 1 2 3 4", false},     // marks, on and off
		{"1 2 3 4 5 6 7 8 9 4 5 6 7 8 9 1 2 3 7 8 9 1 2 3", false},   // without an empty cell
		{"1 0 3 0 0 0 5 0 9 h 0 0 2 1 0 9 4 0 0 0 0", false},         // another key
		{"1 0 3 0 0 0 5 0 9 esc 0 0 2 1 0 9 4 0 0 0 0", false},       //
		{"1 0 3 0 0 0 5 0 3 0 0 2 1 0 9 4 0 0 0 0 0 0 0 0", false},   // two 3s in a row
		{"1 0 3 0 0 0 5 0 9 1 0 2 4 0 8 0 0 0 0 0 0 0 0 0 0", false}, // two 1s in a box
	} {
		d := play(t)
		d.keys("right " + tt.keys)
		if d.offered() != tt.want {
			t.Errorf("%s: offered is %v", tt.keys, d.offered())
		}
	}
}

// TestOfferTakesAlong: typing goes on while the page is offered, and it has all of that;
// the game is as it was, and its moves come back by Redo.
func TestOfferTakesAlong(t *testing.T) {
	d := play(t)
	d.keys("right 4 right right")
	before, mode := d.app.Session().Game.State(), d.app.Session().UI.Mode
	d.keys(strings.Join(strings.Split(spoiled, ""), " "))
	if !d.offered() {
		t.Fatalf("%T", d.page())
	}
	if d.app.Session().Game.State() == before {
		t.Error("typing was stopped")
	}
	d.keys("ctrl+e")
	if d.entering() == nil || d.typed() != rowsOf(spoiled) || d.entering().Entry().UI.Cursor != 80 {
		t.Fatalf("%T: %s", d.page(), d.typed())
	}
	if d.app.Session().Game.State() != before || d.app.Session().UI.Mode != mode || !d.app.Session().Game.CanRedo() {
		t.Error("the game is not as it was")
	}
	d.keys("esc 5")
	if d.offered() {
		t.Error("it is offered again at once")
	}
}

// TestOfferIsDeclined: Escape, moving on and the button close the offer, and the game
// stays as it is.
func TestOfferIsDeclined(t *testing.T) {
	const run = "right 1 0 3 0 0 0 5 0 9 0 0 2 1 0 9 4 0 0 0 4"
	for _, keys := range []string{"esc", "right", "h", "stay"} {
		d := play(t)
		d.keys(run)
		before := d.app.Session().Game.State()
		if !d.offered() {
			t.Fatalf("%T", d.page())
		}
		if keys == "stay" {
			d.app.Top().(*enter.Offer).Escape()
		} else {
			d.keys(keys)
		}
		if d.offered() || d.app.Session().Game.State() != before || before.Grid[1] != 4 {
			t.Errorf("%s: %T, %v", keys, d.page(), d.app.Session().Game.State().Grid[1])
		}
		if _, ok := d.page().(*enter.Enter); ok {
			t.Error(keys, "leads to the page")
		}
		d.keys("right right")
		if d.app.Session().UI.Cursor == 1 {
			t.Error(keys, "keys do nothing then")
		}
	}
}

// TestOfferIsRare: nobody who moves on after a few keys is asked, whatever they are.
func TestOfferIsRare(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	d := play(t)
	r := rand.New(rand.NewPCG(1, 2))
	keys := strings.Fields("1 2 3 4 5 6 7 8 9 0 . space x c z shift+4 ctrl+5 del back ctrl+z")
	moves := strings.Fields("right left up down enter home end")
	for range 400 {
		for range r.IntN(12) {
			d.keys(keys[r.IntN(len(keys))])
		}
		if d.keys(moves[r.IntN(len(moves))]); d.offered() {
			t.Fatal("it is offered")
		}
	}
}
