package library

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"
)

// TestBackupDamaged: of a damaged library what can be read is backed up, and what can't is said.
func TestBackupDamaged(t *testing.T) {
	t.Setenv("TMPDIR", t.TempDir())
	for name, damage := range map[string]func(home string){
		"pages":      func(string) {},
		"unreadable": func(home string) { cutShort(t, filepath.Join(home, fileName)) },
	} {
		home := t.TempDir()
		filled(t, home, 300)
		play(t, home, "a.sudoku", 5, 0)
		spoil(t, home, 2)
		damage(home)
		l := open(t, home)
		var b bytes.Buffer
		partial, ok := errors.AsType[*PartialError](l.Backup(t.Context(), &b, nil))
		if !ok || partial.Gone == nil || partial.Gone.Of != 300 {
			t.Fatal(name, partial)
		}
		if left, _ := filepath.Glob(filepath.Join(os.TempDir(), "sudoku-desk-*")); left != nil {
			t.Error("left behind:", left)
		}
		m, err := open(t, t.TempDir()).Restore(t.Context(), bytes.NewReader(b.Bytes()), int64(b.Len()), nil)
		if kept := 300 - partial.Gone.Puzzles - 2; err != nil || m.Refused > 0 || m.Games != 1 || m.Puzzles < kept || m.Puzzles > kept+2 { // two were removed
			t.Errorf("%s: %+v of %d, %v", name, m, kept, err)
		}
	}
}

// cutShort cuts the last page off a file.
func cutShort(t testing.TB, path string) {
	t.Helper()
	info, err := os.Stat(path)
	if err = errors.Join(err, os.Truncate(path, info.Size()-pageSize)); err != nil {
		t.Fatal(err)
	}
}
