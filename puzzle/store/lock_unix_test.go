//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"errors"
	"net"
	"os"
	"path/filepath"
	"syscall"
	"testing"
)

// TestNoLockThere checks that anything but a regular file in place of a lock file is
// neither followed nor waited for, and not removed.
func TestNoLockThere(t *testing.T) {
	for _, c := range []struct {
		name  string
		plant func(path string) error
	}{
		{"a link to a file", func(p string) error {
			return errors.Join(os.WriteFile(p+".other", nil, 0o600), os.Symlink(p+".other", p))
		}},
		{"a link to nothing", func(p string) error { return os.Symlink(p+".none", p) }},
		{"a link to itself", func(p string) error { return os.Symlink(p, p) }},
		{"a link to a device", func(p string) error { return os.Symlink("/dev/null", p) }},
		{"a folder", func(p string) error { return os.Mkdir(p, 0o700) }},
		{"a pipe", func(p string) error { return syscall.Mkfifo(p, 0o600) }},
		{"a socket", func(p string) error {
			l, err := net.Listen("unix", p)
			if err == nil {
				l.(*net.UnixListener).SetUnlinkOnClose(false)
				err = l.Close()
			}
			return err
		}},
	} {
		dir, err := os.MkdirTemp("", "s") // short, for the socket
		if err != nil {
			t.Fatal(err)
		}
		defer os.RemoveAll(dir)
		s := Games{dir}
		path := filepath.Join(dir, ".a"+lockSuffix)
		if err := c.plant(path); err != nil {
			t.Fatal(c.name, err)
		}
		was := names(t, dir)
		var bad *LockError
		if lock, err := s.Claim("a" + Ext); lock != nil || !errors.As(err, &bad) || bad.Path != path {
			t.Errorf("%s: %v, %v", c.name, lock, err)
		}
		s.RemoveLeftovers()
		if is := names(t, dir); is != was {
			t.Errorf("%s: the folder held %s and holds %s", c.name, was, is)
		}
	}
}

// TestLockMakesAnEnd checks that locking ends if the file opened is never the one at path.
func TestLockMakesAnEnd(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	tries := 0
	f, err := lockIfSame(path, func(string, *os.File) bool { tries++; return false })
	if f != nil || err == nil || tries < 2 {
		t.Error(f, err, tries)
	}
	l, err := TakeLock(path)
	if err != nil {
		t.Fatal("what was tried is left locked:", err)
	}
	l.Release()
}

// TestReleaseLeavesAnothers checks that releasing a lock whose file was removed does not
// remove the new lock file of another holder.
func TestReleaseLeavesAnothers(t *testing.T) {
	path := filepath.Join(t.TempDir(), "lock")
	var locks []*Lock
	for range 2 {
		l, err := TakeLock(path)
		if err != nil {
			t.Fatal(err)
		}
		locks = append(locks, l)
		os.Rename(path, path+".away")
	}
	os.Rename(path+".away", path) // the second lock's
	locks[0].Release()
	if _, err := TakeLock(path); !errors.Is(err, ErrLocked) {
		t.Error("the second lost its lock:", err)
	}
	locks[1].Release()
}
