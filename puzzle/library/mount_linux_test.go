package library

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// mount mounts a file system, which only some users may.
func mount(t *testing.T, source, target, kind string, flags uintptr, options string) bool {
	t.Helper()
	if err := syscall.Mount(source, target, kind, flags, options); err != nil {
		t.Log(err)
		return false
	}
	t.Cleanup(func() { syscall.Unmount(target, syscall.MNT_DETACH) })
	return true
}

func mountReadOnly(t *testing.T, home string) bool {
	t.Helper()
	return mount(t, home, home, "", syscall.MS_BIND, "") && mount(t, "", home, "", syscall.MS_BIND|syscall.MS_REMOUNT|syscall.MS_RDONLY, "")
}

// TestFullDisk: on a full disk the library opens, and what is there stays.
func TestFullDisk(t *testing.T) {
	home := t.TempDir()
	if !mount(t, "tmpfs", home, "tmpfs", 0, "size=2m") {
		t.Skip("only some users may mount")
	}
	filled(t, home, 20)
	play(t, home, "a.sudoku", 5, 0)
	fill, err := os.Create(filepath.Join(home, "fill"))
	for block := make([]byte, 512); err == nil; {
		_, err = fill.Write(block)
	}
	fill.Close()
	if !errors.Is(err, syscall.ENOSPC) {
		t.Fatal(err)
	}
	l := open(t, home)
	_ = l.Sync(t.Context())
	if list, err := l.Outcomes(t.Context()); err != nil || len(list) != 1 {
		t.Error(list, err, l.Fault())
	}
	if n := all(t, l, Query{}).Len(); n != 18 {
		t.Error(n, l.Fault())
	}
	if _, err := l.Create(t.Context(), "new"); err == nil {
		t.Error("made a collection on a full disk")
	}
	l.Close()
	if err := os.Remove(fill.Name()); err != nil {
		t.Fatal(err)
	}
	whole(t, playedIn(t, home, nil))
}
