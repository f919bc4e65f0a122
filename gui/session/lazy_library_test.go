package session

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"sudoku/puzzle/library"
)

// TestLibraryOpensAgain: a library whose file can't be used is tried again each time, and used as soon
// as that can be; what kept it is said once.
func TestLibraryOpensAgain(t *testing.T) {
	data := filepath.Join(t.TempDir(), "data") // a file at first, in which nothing can be
	if err := os.WriteFile(data, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	k, run := sessionsIn(filepath.Join(data, "games"))
	lib, told := NewLazyLibrary(k.Runner, k.Store), 0
	lib.Opened = func(*library.Library, error) { told++ }
	use := func() (found *library.Library) {
		lib.Use(func(l *library.Library, err error) {
			if found = l; err != nil {
				t.Error(err)
			}
		})
		settle(k, run)
		return found
	}
	first := use()
	if again := use(); first == nil || first.Fault() == nil || again != first || told != 1 {
		t.Fatal("the file can't be used:", first, again, told)
	}
	if err := os.Remove(data); err != nil {
		t.Fatal(err)
	}
	second := use()
	if again := use(); second.Fault() != nil || again != second || told != 2 {
		t.Error("the file can be used:", second.Fault(), again == second, told)
	}
	if _, err := second.Create(t.Context(), "kept"); err != nil {
		t.Error(err)
	}
	if err := lib.Close(); err != nil {
		t.Error(err)
	}
}

// TestLossIsSaidOnce: what the library has lost is said when it is opened next, and never again.
func TestLossIsSaidOnce(t *testing.T) {
	k, run := sessionsIn(filepath.Join(t.TempDir(), "games"))
	open := func() (loss error) {
		lib := NewLazyLibrary(k.Runner, k.Store)
		lib.Opened = func(_ *library.Library, err error) { loss = err }
		lib.Use(func(l *library.Library, err error) {
			if _, err2 := l.Create(t.Context(), "kept"); err != nil || err2 != nil && !errors.Is(err2, library.ErrExists) {
				t.Error(err, err2)
			}
		})
		settle(k, run)
		lib.Close()
		return loss
	}
	if err := open(); err != nil {
		t.Error(err)
	}
	if err := os.Truncate(filepath.Join(filepath.Dir(k.Store.Dir), "library.db"), 0); err != nil {
		t.Fatal(err)
	}
	if _, ok := errors.AsType[*library.LossError](open()); !ok {
		t.Error("not said")
	}
	if err := open(); err != nil {
		t.Error("said again:", err)
	}
}
