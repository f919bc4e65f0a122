//go:build e2e && linux && !headless

package gui_test

import (
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestJourney37: the disk is full while one plays, keeps puzzles, prints and saves everything. Each
// time that is said once, and when there is room all goes on.
func TestJourney37(t *testing.T) {
	long(t)
	t.Parallel()
	home := t.TempDir()
	data := filepath.Join(home, "data")
	smallDisk(t, data)
	readBy(t, "full", home, data)
}

// smallDisk makes a folder that is a disk of its own.
func smallDisk(t *testing.T, path string) {
	if err := os.Mkdir(path, 0o700); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mount("sudoku", path, "tmpfs", 0, "size=8m"); err != nil {
		t.Skip("no disk can be made that is small, which takes the right to mount: ", err)
	}
	t.Cleanup(func() {
		if err := syscall.Unmount(path, syscall.MNT_DETACH); err != nil {
			t.Error(err)
		}
	})
}
