package enter

import (
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// screenshot returns a shot with digits of the player and marks, of which r1c2 is likelier to be
// the player's than not.
func screenshot() *session.Shot {
	shot := shotOf(screentest.Easy, ".4.............................................................................4.")
	shot.Screen = true
	shot.Marks[9], shot.Marks[10] = puzzle.DigitsOf(1, 5), puzzle.DigitsOf(6, 8)
	for c := range shot.Own {
		if shot.Entries[c] != 0 {
			shot.Own[c] = 1
		}
	}
	shot.Own[1], shot.Sure[1] = .91, .91
	return shot
}

// TestKindsAreTaken: printed digits only, with the player's, and with marks; the game has what is
// taken.
func TestKindsAreTaken(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	OpenPhoto(d.App, []*session.Shot{screenshot()})
	s := photoOf(d)
	d.Settle()
	marks := screenshot().Marks
	for _, want := range []struct {
		at      int
		entries int
		marks   [81]puzzle.DigitSet
	}{{2, 2, marks}, {0, 0, [81]puzzle.DigitSet{}}, {1, 2, [81]puzzle.DigitSet{}}, {2, 2, marks}} {
		if s.setWith(want.at); s.shown.Kind != want.at {
			t.Errorf("%d: %d is chosen", want.at, s.shown.Kind)
		}
		p := s.enter.entry.Puzzle()
		if p.Entries.Count() != want.entries || p.Centre != want.marks || p.Givens.Count() != 30 {
			t.Errorf("%d: entries %v, marks %v", want.at, p.Entries, p.Centre)
		}
		if got := len(s.shown.Samples); got != 3 {
			t.Errorf("%d kinds are told apart", got)
		}
	}
	if s.title.Text() != d.Base().T("photo.picture") {
		t.Errorf("the title is %q", s.title.Text())
	}
	s.Play()
	d.Settle()
	if got := d.Session().Game.State().Centre; got != marks {
		t.Errorf("the game has %v", got)
	}
	d.Close()
}

// TestWhoseDigit: where it isn't plain whose a digit is, that is asked; K, a choice and Return
// answer, and the puzzle follows.
func TestWhoseDigit(t *testing.T) {
	own, printed := puzzle.CellsOf(1, 79), puzzle.CellsOf(79)
	for _, x := range []struct {
		name string
		do   func(*Photo)
		want puzzle.CellSet // the player's
	}{
		{"Return", func(s *Photo) { s.press1(fyne.KeyReturn) }, own},
		{"K", (*Photo).TurnKind, printed},
		{"K twice", func(s *Photo) { s.TurnKind(); s.enter.entry.GoTo(1); s.TurnKind() }, own},
		{"the first choice", func(s *Photo) { s.takeChoice(0) }, own},
		{"the second choice", func(s *Photo) { s.takeChoice(1) }, printed},
	} {
		d := screentest.NewDesk(t, screentest.Harder)
		OpenPhoto(d.App, []*session.Shot{screenshot()})
		s := photoOf(d)
		d.Settle()
		if at := s.enter.entry.UI.Cursor; at != 1 || len(s.shown.Doubts) != 1 {
			t.Fatalf("the cursor is at %v, doubts %v", at, s.shown.Doubts)
		}
		if k := s.shown.Choices; len(k) != 2 || !k[0].On || k[0].Percent != 91 || k[1].Percent != 9 || k[0].Leads != d.Base().T("photo.leads.same") {
			t.Errorf("choices %+v", k)
		}
		x.do(s)
		d.Settle()
		if got := s.enter.entry.Pencilled(); got != x.want || len(s.shown.Doubts) != 0 {
			t.Errorf("%s: the player's are %v, doubts %v", x.name, got, s.shown.Doubts)
		}
		d.Close()
		d.Settle()
	}
}

// TestOtherGridOtherKinds: the choice of kinds is that of the grid on the board.
func TestOtherGridOtherKinds(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Harder)
	OpenPhoto(d.App, []*session.Shot{shotOf(screentest.Easy, none), screenshot()})
	s := photoOf(d)
	d.Settle()
	if s.shown.Kinds != 0 || len(s.shown.Samples) != 0 {
		t.Errorf("a plain grid has kinds %v", s.shown.Kinds)
	}
	s.Other()
	d.Settle()
	if s.shown.Kinds != ownKinds|markKinds || s.shown.Kind != 2 {
		t.Errorf("kinds %v, chosen %v", s.shown.Kinds, s.shown.Kind)
	}
	s.enter.Undo()
	s.Refresh()
	if p := s.enter.entry.Puzzle(); s.shown.Kinds != 0 || p.Centre != ([81]puzzle.DigitSet{}) {
		t.Errorf("undone: kinds %v, marks %v", s.shown.Kinds, p.Centre)
	}
	d.Close()
}
