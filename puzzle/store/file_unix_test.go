//go:build unix

package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"sudoku/puzzle/words"
)

// TestWriteDevice writes to a device, which must not be replaced by a file.
func TestWriteDevice(t *testing.T) {
	fifo := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(fifo, 0o600); err != nil {
		t.Fatal(err)
	}
	got := make(chan string)
	go func() {
		b, _ := os.ReadFile(fifo)
		got <- string(b)
	}()
	if err := WriteFile(fifo, 0o600, content("through")); err != nil || <-got != "through" {
		t.Error(err)
	}
	if info, err := os.Lstat(fifo); err != nil || info.Mode().IsRegular() {
		t.Error("the pipe is gone:", err)
	}
}

// TestFullDevice writes to /dev/full.
func TestFullDevice(t *testing.T) {
	const device = "/dev/full"
	if info, err := os.Stat(device); err != nil || info.Mode()&fs.ModeDevice == 0 {
		t.Log("this system has none")
		return
	}
	err := WriteFile(device, 0o600, played("", 3).Save)
	if !errors.Is(err, syscall.ENOSPC) || words.English.Error(err) != words.English.T("error.full") {
		t.Error(err)
	}
	if info, err := os.Stat(device); err != nil || info.Mode()&fs.ModeDevice == 0 {
		t.Error("the device is gone:", err)
	}
}

// TestPermissions checks that a replaced file keeps its permissions.
func TestPermissions(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a")
	defer syscall.Umask(syscall.Umask(0o022))
	for _, c := range []struct{ was, perm, want fs.FileMode }{
		{0, 0o666, 0o644}, {0, 0o600, 0o600}, {0o600, 0o666, 0o600}, {0o666, 0o600, 0o666}, {0o751, 0o644, 0o751}, {0o444, 0o600, 0o444},
	} {
		os.Remove(path)
		if c.was != 0 {
			write(t, path, "old")
			os.Chmod(path, c.was)
		}
		if err := WriteFile(path, c.perm, content("new")); err != nil {
			t.Fatal(err)
		}
		if info, err := os.Stat(path); err != nil || info.Mode() != c.want {
			t.Errorf("%v, written with %v: %v, want %v (%v)", c.was, c.perm, info.Mode(), c.want, err)
		}
	}
}

// TestLongName: a name that no file can have is refused before the work.
func TestLongName(t *testing.T) {
	err := WriteFile(filepath.Join(t.TempDir(), strings.Repeat("x", 300)), 0o600, func(io.Writer) error {
		t.Error("it is written")
		return nil
	})
	if !errors.Is(err, syscall.ENAMETOOLONG) {
		t.Error(err)
	}
}

// TestLinks writes through links, also to a file that doesn't exist yet.
func TestLinks(t *testing.T) {
	dir := t.TempDir()
	for _, folder := range []string{"real/sub", "other"} {
		os.MkdirAll(filepath.Join(dir, folder), 0o700)
	}
	for name, to := range map[string]string{
		"folder": "real/sub", "real/sub/up": "../out", "chain": "folder/up", "absolute": dir + "/other/far",
		"loop": "pool", "pool": "loop", "nowhere": "none/file",
	} {
		if err := os.Symlink(to, filepath.Join(dir, name)); err != nil {
			t.Fatal(err)
		}
	}
	for _, c := range []struct {
		path, file string
		err        error
	}{
		{"chain", "real/out", nil}, {"folder/up", "real/out", nil}, {"absolute", "other/far", nil}, {"absolute", "other/far", nil},
		{"folder/plain", "real/sub/plain", nil}, {"loop", "", syscall.ELOOP}, {"nowhere", "", fs.ErrNotExist},
	} {
		before, _ := os.Readlink(filepath.Join(dir, c.path))
		if err := WriteFile(filepath.Join(dir, c.path), 0o600, content(c.path)); !errors.Is(err, c.err) {
			t.Errorf("%s: %v", c.path, err)
		}
		if after, _ := os.Readlink(filepath.Join(dir, c.path)); after != before {
			t.Errorf("%s points to %q, before to %q", c.path, after, before)
		}
		if c.err != nil {
			continue
		}
		if b, err := os.ReadFile(filepath.Join(dir, c.file)); err != nil || string(b) != c.path {
			t.Errorf("%s: %s holds %q (%v)", c.path, c.file, b, err)
		}
	}
	for folder, want := range map[string]string{"real": "out sub", "real/sub": "plain up", "other": "far"} {
		if got := names(t, filepath.Join(dir, folder)); got != want {
			t.Errorf("%s holds %s", folder, got)
		}
	}
}

// TestOpenFiles writes to open files by their names in /dev/fd: a pipe, a file, and a
// file that was removed.
func TestOpenFiles(t *testing.T) {
	if _, err := os.Stat("/dev/fd/0"); err != nil {
		t.Log("this system has no names for them")
		return
	}
	path := filepath.Join(t.TempDir(), "a")
	f, err := os.Create(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	name := fmt.Sprint("/dev/fd/", f.Fd())
	for range 2 { // the second time the file at path is another
		if err := WriteFile(name, 0o600, content("text")); err != nil {
			t.Fatal(err)
		}
		if b, _ := os.ReadFile(path); string(b) != "text" {
			t.Errorf("%q", b)
		}
	}
	os.Remove(path)
	if err := WriteFile(name, 0o600, content("removed")); err != nil {
		t.Error(err)
	}
	if got := names(t, filepath.Dir(path)); got != "" {
		t.Errorf("the folder holds: got %q, want %q", got, "")
	}
}
