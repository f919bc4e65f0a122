package screen

import (
	"context"
	"io"
	"strings"
	"syscall"
	"testing"

	"sudoku/gui/portal"
	"sudoku/puzzle/words"
)

// TestChooserKnowsTheRoom: that a file is too large for its disk is said before it is written, as soon as
// its size is known, and for each kind.
func TestChooserKnowsTheRoom(t *testing.T) {
	real := roomFor
	t.Cleanup(func() { roomFor = real })
	roomFor = func(_ string, size int64) error {
		if size > 100 {
			return syscall.ENOSPC
		}
		return nil
	}
	d := newDesk(t, easy)
	s := NewSave(d.App, SaveOrder{Title: "action.picture", Name: "a.png",
		Kinds: func(words.Lang) []portal.FileKind { return EndingKinds(".png", ".svg") },
		Stream: func(_ context.Context, w io.Writer, kind int) error {
			_, err := io.WriteString(w, strings.Repeat("x", 200-150*kind))
			return err
		}})
	d.Show(s)
	s.fill(t.TempDir() + "/a.png")
	full := d.base.T("chooser.unwritable", "why", d.base.Lang.Error(syscall.ENOSPC))
	for kind, want := range []string{full, "", full} {
		s.SetKind(kind % 2)
		d.settle()
		if got := s.noSaving(); got != want || s.accept.Disabled() != (want != "") {
			t.Errorf("kind %d: %q, want %q; the button is off: %v", kind%2, got, want, s.accept.Disabled())
		}
	}
}
