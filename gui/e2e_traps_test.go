//go:build e2e && !headless && linux

package gui_test

import (
	"errors"
	"fmt"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestTraps walks a folder of traps in the real window, which begins in one that never answers: what
// isn't a file is told and not opened, and all else goes on.
func TestTraps(t *testing.T) {
	t.Parallel()
	home := t.TempDir()
	folder, data := filepath.Join(home, "Sudoku"), filepath.Join(home, "data")
	at := func(name string) string { return filepath.Join(folder, name) }
	err := errors.Join(os.Mkdir(folder, 0o700), os.MkdirAll(filepath.Join(data, "sudoku-desk"), 0o700), syscall.Mkfifo(at("pipe"), 0o600),
		os.Symlink("nowhere", at("dead.sdk")), os.Symlink("itself", at("itself")), os.Symlink("/dev/null", at("null")),
		os.WriteFile(at("odd\xff\n.sdk"), []byte(pasted), 0o600), os.Symlink("odd\xff\n.sdk", at("link")),
		os.WriteFile(filepath.Join(data, "sudoku-desk", "settings.json"), fmt.Appendf(nil, `{"folder.open": %q}`, at("hang")), 0o600))
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("unix", at("socket"))
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	hang(t, at("hang"))
	if os.Getenv("SUDOKU_LONG") != "" {
		fill(t, at("many"), 100_000)
		fill(t, at("million"), 1_000_000)
	}
	readBy(t, "traps", home, data)
}

// hang makes a folder that never answers, where that is allowed: one of a program that serves nothing.
func hang(t *testing.T, dir string) {
	fuse, err := os.OpenFile("/dev/fuse", os.O_RDWR, 0)
	if err == nil {
		if err = os.Mkdir(dir, 0o700); err != nil {
			t.Fatal(err)
		}
		how := fmt.Sprintf("fd=%d,rootmode=40000,user_id=%d,group_id=%d", fuse.Fd(), os.Getuid(), os.Getgid())
		err = syscall.Mount("hang", dir, "fuse", syscall.MS_NOSUID|syscall.MS_NODEV, how)
	}
	if err != nil {
		t.Log("without a folder that hangs:", err)
		os.Remove(dir)
		return
	}
	t.Cleanup(func() {
		fuse.Close() // ends what waits
		if err := syscall.Unmount(dir, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
}

// fill makes a folder of so many empty files.
func fill(t *testing.T, dir string, n int) {
	if err := os.Mkdir(dir, 0o700); err != nil {
		t.Fatal(err)
	}
	for i := range n {
		f, err := os.Create(filepath.Join(dir, fmt.Sprintf("f%07d", i)))
		if err != nil {
			t.Fatal(err)
		}
		f.Close()
	}
}
