//go:build unix

package store

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestPrivate checks that another user's folder, one that others have permissions for, a
// link and a file are not private. The other user is only a number, so the test needs no
// root.
func TestPrivate(t *testing.T) {
	me := os.Getuid()
	for _, c := range []struct {
		name  string
		plant func(path string) error
		uid   int
		want  bool
	}{
		{"none", func(string) error { return nil }, me, false},
		{"ours", func(p string) error { return os.Mkdir(p, 0o700) }, me, true},
		{"of another", func(p string) error { return os.Mkdir(p, 0o700) }, me + 1, false},
		{"open to all", func(p string) error { return mkdir(p, 0o777) }, me, false},
		{"to be entered by all", func(p string) error { return mkdir(p, 0o711) }, me, false},
		{"to be read by the group", func(p string) error { return mkdir(p, 0o740) }, me, false},
		{"a link", func(p string) error { return os.Symlink(filepath.Dir(p), p) }, me, false},
		{"a link to nothing", func(p string) error { return os.Symlink(p+"2", p) }, me, false},
		{"a file", func(p string) error { return os.WriteFile(p, nil, 0o600) }, me, false},
	} {
		path := filepath.Join(t.TempDir(), "sudoku-desk")
		if err := c.plant(path); err != nil {
			t.Fatal(err)
		}
		if got := owned(path, c.uid, 0o077); got != c.want {
			t.Errorf("%s: owned says %v", c.name, got)
		}
	}
}

// mkdir creates a folder with exactly this mode, whatever the umask.
func mkdir(path string, mode os.FileMode) error {
	if err := os.Mkdir(path, 0o700); err != nil {
		return err
	}
	return os.Chmod(path, mode)
}

// TestTempDir checks that the folder is the same each time, and a new one if another user
// has created the usual one.
func TestTempDir(t *testing.T) {
	base, me := t.TempDir(), os.Getuid()
	first, err := tempDir(base, me)
	again, err2 := tempDir(base, me)
	if err != nil || err2 != nil || first != again || filepath.Dir(first) != base {
		t.Fatal(first, err, again, err2)
	}
	if err := os.Chmod(first, 0o777); err != nil { // like a folder of another user
		t.Fatal(err)
	}
	fresh, err := tempDir(base, me)
	if err != nil || fresh == first || !strings.HasPrefix(fresh, base) || !Private(fresh) {
		t.Error(fresh, err)
	}
}
