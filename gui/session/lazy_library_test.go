package session

import (
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
	lib.Opened = func(*library.Library) { told++ }
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
