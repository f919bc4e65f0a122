package enter

import (
	"image"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/net"
)

// A doubt of shotOf: what the picture of a cell looks like instead of what was read there,
// and how certain that is.
type doubtful struct {
	cell  puzzle.Cell
	other puzzle.Digit
	sure  float64
}

// shotOf returns a shot as if it had been read off a picture, which is blank.
func shotOf(givens, entries string, doubts ...doubtful) *session.Shot {
	s := &session.Shot{Name: "page.jpg", Picture: photo.NewPicture(image.NewGray(image.Rect(0, 0, 300, 300))),
		Straight: image.NewGray(image.Rect(0, 0, 11*session.ShotCell, 11*session.ShotCell))}
	s.Overview = s.Picture.Gray()
	s.Givens, _ = puzzle.ParseGrid(givens)
	s.Entries, _ = puzzle.ParseGrid(entries)
	s.Nodes = photo.Quad{{X: 30, Y: 30}, {X: 270, Y: 30}, {X: 270, Y: 270}, {X: 30, Y: 270}}.Nodes()
	for c := range s.Sure {
		s.Sure[c] = 1
		s.Chances[c][net.Printed+int(s.Givens[c])] = 1
		if s.Entries[c] != 0 {
			s.Chances[c] = photo.Chances{}
			s.Chances[c][net.Written+int(s.Entries[c])] = 1
		}
	}
	for _, d := range doubts {
		s.Sure[d.cell] = d.sure
		for i := range s.Chances[d.cell] {
			s.Chances[d.cell][i] *= d.sure
		}
		s.Chances[d.cell][net.Printed+int(d.other)] = 1 - d.sure
	}
	return s
}

const none = "................................................................................."

func photoOf(d *screentest.Desk) *Photo {
	d.T.Helper()
	s, ok := d.Shown().(*Photo)
	if !ok {
		d.T.Fatalf("%T is shown", d.Shown())
	}
	return s
}

func (s *Photo) press1(keys ...fyne.KeyName) {
	for _, k := range keys {
		s.Key(k, 0)
	}
}

// TestDiffer: where the digits differ, a sentence says in what, until one is changed.
func TestDiffer(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	shot := shotOf(screentest.Easy, none)
	shot.Differ = photo.InColour
	OpenPhoto(d.App, []*session.Shot{shot})
	s := photoOf(d)
	d.Settle()
	want := d.Base().T("photo.differ.colour")
	if got := s.shown.Sentence; got != want || s.play.Disabled() {
		t.Errorf("%q, can be played %v", got, !s.play.Disabled())
	}
	s.press1("Delete")
	s.enter.entry.GoTo(shot.Givens.Filled().First())
	s.press1("Delete")
	d.Settle()
	if got := s.shown.Sentence; got == want {
		t.Error("it is still said after a given was erased")
	}
}

// TestDoubts: the cursor goes from doubt to doubt, least certain first; one that was found
// right or changed is marked no longer, and undo brings it back.
func TestDoubts(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	spoiled := "7" + screentest.Easy[1:] // r1c1 is 1
	OpenPhoto(d.App, []*session.Shot{shotOf(spoiled, none, doubtful{0, 1, .6}, doubtful{2, 8, .9}, doubtful{80, 0, .8})})
	s := photoOf(d)
	d.Settle()
	c := func(list ...puzzle.Cell) puzzle.CellSet { return puzzle.CellsOf(list...) }
	if v := d.View(); v.Doubts != c(0, 2, 80) || v.UI.Cursor != 0 || v.Givens.Len() != 30 {
		t.Fatal(v.Doubts, v.UI.Cursor, v.Givens.Len())
	}
	st := s.shown
	if len(st.Doubts) != 3 || st.Doubts[1].Cell != 80 || st.At != 0 || st.Solutions != page.NoSolution || !s.play.Disabled() {
		t.Error(st.Doubts, st.At, st.Solutions)
	}
	if list := st.Choices; len(list) != 2 || list[0].Digit != 7 || !list[0].On || list[0].Percent != 60 || list[1].Digit != 1 || !list[1].Good {
		t.Error(list)
	}
	s.press1(fyne.Key1)
	d.Settle()
	if v := d.View(); v.Doubts != c(2, 80) || v.UI.Cursor != 80 || v.State.Grid[0] != 1 {
		t.Error("after a digit:", v.Doubts, v.UI.Cursor)
	}
	if st := s.shown; st.Solutions != page.OneSolution || s.play.Disabled() {
		t.Error("solutions:", st.Solutions)
	}
	s.press1(fyne.KeySpace)
	if v := d.View(); v.Doubts != c(2) || v.UI.Cursor != 2 {
		t.Error("found right:", v.Doubts, v.UI.Cursor)
	}
	s.takeChoice(1)
	if v := d.View(); !v.Doubts.Empty() || v.State.Grid[2] != 8 {
		t.Error("an alternative:", v.Doubts, v.State.Grid[2])
	}
	s.enter.Undo()
	s.enter.Undo()
	if v := d.View(); v.Doubts != c(0, 2) || v.State.Grid[0] != 7 {
		t.Error("undone:", v.Doubts, v.State.Grid[0])
	}
	s.press1(fyne.KeyPageUp, fyne.KeyPageUp)
	s.press(5.5/11, 3.5/11)
	if at := d.View().UI.Cursor; at != puzzle.CellAt(2, 4) {
		t.Errorf("a press on the photo: got %v, want %v", at, puzzle.CellAt(2, 4))
	}
	d.Close()
}

// TestSlips: with nothing left in doubt, a puzzle that doesn't have one solution lists what
// may have been read wrongly in the place of the cell; Return takes the marked correction,
// Escape closes the list. Until there is one solution it can't be played.
func TestSlips(t *testing.T) {
	if testing.Short() {
		t.Skip("TestFindFixes looks for slips beside the page too")
	}
	d := screentest.NewDesk(t, screentest.Harder)
	OpenPhoto(d.App, []*session.Shot{shotOf(spoiled, none, doubtful{80, 0, .8})})
	s := photoOf(d)
	now := func() photoReport {
		d.Settle()
		return s.shown
	}
	if st := now(); st.Fixes != nil || !s.play.Disabled() {
		t.Error("in spite of a doubt:", st.Fixes)
	}
	s.press1(fyne.KeySpace) // found right
	st := now()
	if len(st.Fixes) != 2 || st.Chosen != 0 || !s.play.Disabled() || st.WhyNotPlay != d.Page.T("enter.clash") {
		t.Fatal(st.Fixes, st.WhyNotPlay)
	}
	if list := d.View().Changes; len(list) != 1 || list[0].Cell != st.Fixes[0].Cells[0] {
		t.Error("on the board:", list)
	}
	if s.Play(); d.Shown() != screen.Screen(s) || d.Said != st.WhyNotPlay {
		t.Errorf("played: %T, %q", d.Shown(), d.Said)
	}
	if s.Escape(); d.Shown() != screen.Screen(s) || now().Fixes != nil {
		t.Error("the list is still there")
	}
	s.Find()
	if st := now(); len(st.Fixes) != 2 || !st.Keys || s.Focus() == nil || s.Key(fyne.KeyReturn, 0) {
		t.Error("asked for:", st.Keys)
	}
	s.enter.Checks.TakeMarked()
	if st := now(); st.Fixes != nil || st.Solutions != page.OneSolution || s.play.Disabled() || d.Shown() != screen.Screen(s) {
		t.Error("taken:", st.Fixes, st.Solutions)
	}
	s.put(taken{shot: shotOf(screentest.Easy[:45]+none[45:], none), with: marksKind})
	if st := now(); st.Solutions != page.ManySolutions || !s.play.Disabled() || st.WhyNotPlay != d.Page.T("enter.notone") {
		t.Error("several solutions:", st.Solutions, st.WhyNotPlay)
	}
	d.Close()
}

// TestHandwriting: printed digits become givens of the game and handwriting its entries, or
// is left out.
func TestHandwriting(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	written := ".48............................................................................4."
	OpenPhoto(d.App, []*session.Shot{shotOf(screentest.Easy, written, doubtful{1, 7, .7})})
	s := photoOf(d)
	d.Settle()
	if v := d.View(); v.Doubts != puzzle.CellsOf(1) || v.Wrong != puzzle.CellsOf(79) && v.Wrong.Empty() {
		t.Error(v.Doubts, v.Wrong)
	}
	s.setWith(0)
	d.Settle()
	if v := d.View(); !v.Doubts.Empty() || v.State.Grid[1] != 0 || v.Givens.Len() != 30 {
		t.Error("givens only:", v.Doubts, v.Givens.Len())
	}
	s.enter.Undo()
	if v := d.View(); v.State.Grid[1] != 4 || s.current().with != marksKind {
		t.Error("undone:", v.State.Grid[1])
	}
	s.press1(fyne.Key7) // handwriting stays handwriting
	d.Settle()
	if p := s.enter.entry.Puzzle(); p.Givens[1] != 0 || p.Entries[1] != 7 {
		t.Error(p.Givens, p.Entries)
	}
	s.Play()
	d.Settle()
}

// TestOtherGrid: the grids of a photo come one after the other, and undo goes back.
func TestOtherGrid(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	a, b := shotOf(screentest.Easy, none), shotOf(screentest.Harder, none, doubtful{3, 8, .8})
	OpenPhoto(d.App, []*session.Shot{a, b})
	s := photoOf(d)
	d.Settle()
	if name := s.shown.OtherName; name != d.Page.T("photo.other") {
		t.Error("the grid of another photo is called", name)
	}
	b.Picture = a.Picture
	for _, want := range []*session.Shot{b, a, b} {
		s.Other()
		d.Settle()
		if now := s.enter.entry.Puzzle().Givens; s.current().shot != want || now != want.Givens {
			t.Fatal(now)
		}
	}
	if name := s.shown.OtherName; name != d.Page.T("photo.another") {
		t.Error("the other grid of a photo is called", name)
	}
	s.enter.Undo()
	s.enter.Undo()
	if s.current().shot != b || len(s.doubts()) != 1 {
		t.Error("undone twice:", s.current().shot.Givens)
	}
	s.enter.Redo()
	if s.current().shot != a {
		t.Error("redone:", s.current().shot.Givens)
	}
	s.Whole()
	if st := s.shown; !st.Whole || st.Picture != a.Overview || st.Grid[2][0] < .89 || st.Grid[2][0] > .91 {
		t.Error(st.Whole, st.Grid)
	}
	s.moveCorner(2, .05, .05) // beyond the opposite corner
	if d.Said != d.Page.T("photo.nocorner") || s.again.Busy() {
		t.Error(d.Said)
	}
	s.moveCorner(2, .95, .95)
	d.Settle()
	if q := s.current().shot.Nodes.Corners(); q[2].X < 280 || q[0] != a.Nodes.Corners()[0] {
		t.Error("the corner:", q)
	}
	d.Close()
}

// TestPhotoAndTyping: the page for typing leads back to the photo, until another grid is
// typed.
func TestPhotoAndTyping(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	OpenPhoto(d.App, []*session.Shot{shotOf(screentest.Easy, none)})
	e := photoOf(d).enter
	d.Settle()
	d.Back()
	if d.Shown() != screen.Screen(e) {
		t.Fatalf("%T", d.Shown())
	}
	e.openPhoto()
	photoOf(d)
	d.Back()
	e.Fresh()
	d.Settle()
	if e.openPhoto(); d.Shown() != screen.Screen(e) {
		t.Errorf("an empty grid has a photo: %T", d.Shown())
	}
	d.Close()
}
