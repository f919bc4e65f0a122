package files

import (
	"context"
	"io"
	"strings"
	"syscall"
	"testing"

	"sudoku/gui/folder"
	"sudoku/gui/portal"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle/words"
)

// TestRoomText: sizes that are written alike are told apart, and what isn't about room is said as it is.
func TestRoomText(t *testing.T) {
	for want, why := range map[string]error{
		"Too little room here: 2 kB free, 5.0 MB needed. ":           &folder.NoRoom{Size: 5e6, Free: 2000},
		"Too little room here: 1,990 bytes free, 2,010 bytes needed": &folder.NoRoom{Size: 2010, Free: 1990},
		"Nothing can be saved in this folder: This place is ":        syscall.EROFS,
	} {
		if got := (room{why: why}).text(words.English); !strings.HasPrefix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// TestChooserKnowsTheRoom: that a file is too large for its disk is said before it is written, as soon as
// its size is known, and for each kind.
func TestChooserKnowsTheRoom(t *testing.T) {
	real := roomFor
	t.Cleanup(func() { roomFor = real })
	roomFor = func(_ string, size int64) error {
		if size > 100 {
			return &folder.NoRoom{Size: size, Free: 100}
		}
		return nil
	}
	d := newDesk(t, screentest.Easy)
	s := NewSave(d.App, screen.SaveOrder{Title: "action.picture", Name: "a.png",
		Kinds: func(words.Lang) []portal.FileKind { return screen.EndingKinds(".png", ".svg") },
		Stream: func(_ context.Context, w io.Writer, kind int) error {
			_, err := io.WriteString(w, strings.Repeat("x", 200-150*kind))
			return err
		}})
	d.Show(s)
	s.Fill(t.TempDir() + "/a.png")
	full := "Too little room here: 100 bytes free, 200 bytes needed. Make room, or choose another place."
	for kind, want := range []string{full, "", full} {
		s.SetKind(kind % 2)
		d.Settle()
		if got := s.save.hindrance(); got != want || s.buttons.accept.Disabled() != (want != "") {
			t.Errorf("kind %d: %q, want %q; the button is off: %v", kind%2, got, want, s.buttons.accept.Disabled())
		}
	}
	roomFor = func(string, int64) error { return nil }
	s.work.lookForChange()
	if d.Settle(); s.save.hindrance() != "" || s.buttons.accept.Disabled() {
		t.Errorf("after room was made: %q; the button is off: %v", s.save.hindrance(), s.buttons.accept.Disabled())
	}
}

// TestChooserInQuotes: while a path in quotes is typed nothing is said to be missing, which Enter opens.
func TestChooserInQuotes(t *testing.T) {
	d := newDesk(t, screentest.Easy)
	var got string
	s, dir := openIn(d, t, &got)
	for _, quote := range []string{"'", `"`} {
		s.Fill(quote + dir + "/")
		d.Settle()
		if text := s.state.problem(s.Lang); text != "" {
			t.Errorf("%s: %s", quote, text)
		}
	}
}
