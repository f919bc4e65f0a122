//go:build unix

package store

import (
	"errors"
	"os"
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// TestOpen checks that anything but a regular file is refused without waiting.
func TestOpen(t *testing.T) {
	dir := t.TempDir()
	at := func(name string) string { return filepath.Join(dir, name) }
	if err := errors.Join(os.WriteFile(at("file"), []byte("x"), 0o600), syscall.Mkfifo(at("pipe"), 0o600),
		os.Symlink("file", at("link")), os.Symlink("pipe", at("linked")), os.Symlink("/dev/zero", at("zero"))); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]error{
		"file": nil, "link": nil, "pipe": ErrNotFile, "linked": ErrNotFile, "zero": ErrNotFile, ".": ErrFolder, "none": os.ErrNotExist,
	} {
		f, err := Open(at(name))
		if !errors.Is(err, want) || (f == nil) != (err != nil) {
			t.Errorf("%s: %v, want %v", name, err, want)
		}
		f.Close() // also on nil
	}
}

// TestPipeAmongGames checks that a pipe with the name of a game is an error, also when a copy
// of a damaged game is to be kept.
func TestPipeAmongGames(t *testing.T) {
	s := Games{Dir: t.TempDir()}
	if err := syscall.Mkfifo(s.Path("pipe"+Ext), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, _, err := s.Load("pipe"+Ext, time.Now); !errors.Is(err, ErrNotFile) {
		t.Error(err)
	}
	if name, err := newest(s); name != "" || err != nil {
		t.Error("the newest game is", name, err)
	}
}
