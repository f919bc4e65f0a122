//go:build unix

package library

import (
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"syscall"
	"testing"
)

// TestFull fills the disk in the middle of an import, by a limit on the size of files: what
// was there stays, nothing of the part that failed is there, and with room it goes on. It
// runs in a process of its own, because go test writes files too.
func TestFull(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	if os.Getenv("SUDOKU_TEST_FULL") == "" {
		cmd := exec.CommandContext(t.Context(), os.Args[0], "-test.run=^TestFull$")
		cmd.Env = append(os.Environ(), "SUDOKU_TEST_FULL=1")
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Errorf("%v: %s", err, out)
		}
		return
	}
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	fillUp(t, 3000, 100_000, 0)
	fillUp(t, 4*firstBatch, 5_000_000, firstBatch) // in the bulk
}

// fillUp imports n puzzles where files can grow by so many bytes, which is enough for some.
func fillUp(t *testing.T, n int, room uint64, some int) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "c")
	if _, err := l.Import(t.Context(), id, seq(shuffled(50, 1)...), nil); err != nil {
		t.Fatal(err)
	}
	info, err := os.Stat(filepath.Join(home, fileName))
	if err != nil {
		t.Fatal(err)
	}
	var was syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
		t.Fatal(err)
	}
	limit := was
	limit.Cur = uint64(info.Size()) + room
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
		t.Fatal(err)
	}
	done, failed := l.Import(t.Context(), id, seq(shuffled(n, 2)...), nil)
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &was); err != nil {
		t.Fatal(err)
	}
	if !errors.Is(failed, ErrDisk) && !errors.Is(failed, syscall.ENOSPC) {
		t.Error(failed)
	}
	if is := all(t, l, Query{}).Len(); is != 50+some || done.Added != some {
		t.Error(is, done)
	}
	if done, err := l.Import(t.Context(), id, seq(shuffled(n, 2)...), nil); err != nil || done.Added != n-some {
		t.Error(done, err)
	}
	whole(t, open(t, home))
}
