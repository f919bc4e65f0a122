package store

import (
	"bufio"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// TestMain lets the test binary also run as a process that holds a lock, or writes a file,
// until it is killed.
func TestMain(m *testing.M) {
	if path := os.Getenv("SUDOKU_TEST_WRITE"); path != "" {
		writeForever(path)
	}
	if path := os.Getenv("SUDOKU_TEST_LOCK"); path != "" {
		if _, err := TakeLock(path); err == nil {
			os.Stdout.WriteString("locked\n")
			io.Copy(io.Discard, os.Stdin)
		}
		os.Exit(1)
	}
	os.Exit(m.Run())
}

func TestClaim(t *testing.T) {
	s := Games{filepath.Join(t.TempDir(), "games")}
	a, err := s.Claim("a.sudoku")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := s.Claim("a.sudoku"); !errors.Is(err, ErrLocked) {
		t.Error("claimed twice:", err)
	}
	b, err := s.Claim("b.sudoku")
	if err != nil {
		t.Error("another game:", err)
	}
	b.Release()
	a.Release()
	again, err := s.Claim("a.sudoku")
	if err != nil {
		t.Error("after the release:", err)
	}
	again.Release()
	held, _ := s.Claim("held.sudoku")
	write(t, filepath.Join(s.Dir, ".left"+lockSuffix), "")
	s.RemoveLeftovers()
	if got := names(t, s.Dir); got != ".held"+lockSuffix {
		t.Errorf("the folder still holds: got %q, want %q", got, ".held"+lockSuffix)
	}
	held.Release()
}

// TestLockEndsWithItsProgram checks that the lock file of a killed process locks nothing.
func TestLockEndsWithItsProgram(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), "SUDOKU_TEST_LOCK="+path)
	in, _ := cmd.StdinPipe()
	defer in.Close()
	out, _ := cmd.StdoutPipe()
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if _, err := bufio.NewReader(out).ReadString('\n'); err != nil {
		t.Fatal("it took no lock:", err)
	}
	if _, err := TakeLock(path); !errors.Is(err, ErrLocked) {
		t.Error("held by another:", err)
	}
	cmd.Process.Kill()
	cmd.Wait()
	if _, err := os.Stat(path); err != nil {
		t.Error("the test shows nothing:", err)
	}
	l, err := TakeLock(path)
	if err != nil {
		t.Error("after the kill:", err)
	}
	l.Release()
}
