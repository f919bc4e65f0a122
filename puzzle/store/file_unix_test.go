//go:build unix

package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"syscall"
	"testing"

	"sudoku/puzzle/words"
)

// TestWriteDevice writes to what must not be replaced by a file.
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

// TestFullDevice writes to a disk that is full for good.
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
