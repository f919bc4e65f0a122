//go:build unix

package library

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"sudoku/puzzle/store"
)

// TestNotAFile: a pipe or a device in the place of the library is refused at once, by whatever reads
// it: opening a pipe would wait for ever.
func TestNotAFile(t *testing.T) {
	for name, make := range map[string]func(path string) error{
		"pipe":   func(path string) error { return syscall.Mkfifo(path, 0o600) },
		"device": func(path string) error { return os.Symlink("/dev/zero", path) },
		"folder": func(path string) error { return os.Mkdir(path, 0o700) },
	} {
		home := t.TempDir()
		if err := make(filepath.Join(home, fileName)); err != nil {
			t.Fatal(err)
		}
		l, err := Open(t.Context(), home, store.Games{Dir: filepath.Join(home, "games")})
		if err != nil || !errors.Is(l.Fault(), ErrNotFile) || l.Readable() {
			t.Errorf("%s: %v %v", name, err, l.Fault())
		}
		if r, err := l.Check(t.Context()); err != nil || len(r.Faults) != 1 {
			t.Errorf("%s: checked: %+v %v", name, r, err)
		}
		l.Close()
		for _, put := range []bool{false, true} {
			if _, err := Repair(t.Context(), home, put); !errors.Is(err, ErrNotFile) {
				t.Errorf("%s: repaired: %v", name, err)
			}
		}
	}
}

// TestUnreadable: that a library can't be read is said, not that it can't be written.
func TestUnreadable(t *testing.T) {
	if os.Geteuid() == 0 {
		t.Skip("root can read everything")
	}
	home := t.TempDir()
	filled(t, home, 20)
	if err := os.Chmod(filepath.Join(home, fileName), 0); err != nil {
		t.Fatal(err)
	}
	l := open(t, home)
	if !errors.Is(l.Fault(), ErrUnreadable) || l.Readable() {
		t.Error(l.Fault())
	}
	if _, err := Repair(t.Context(), home, false); !errors.Is(err, ErrUnreadable) {
		t.Error(err)
	}
}

// TestPipeBesideTheLibrary: what lies beside a damaged library is no less refused.
func TestPipeBesideTheLibrary(t *testing.T) {
	home := t.TempDir()
	filled(t, home, 20)
	path := filepath.Join(home, fileName)
	if err := errors.Join(os.Truncate(path, 20_000), syscall.Mkfifo(path+"-wal", 0o600)); err != nil {
		t.Fatal(err)
	}
	_, _ = Repair(t.Context(), home, false) // comes to an end, whatever it says
}
