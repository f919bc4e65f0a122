//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"errors"
	"os"
	"syscall"
)

var errNoLock = errors.New("no file that can be locked")

func lockFile(path string) (*os.File, error) { return lockSame(path, stillAt) }

// lockSame opens and locks the file at path until what it has locked is the same that
// lies there. Each try but the first means that another released the lock meanwhile, so
// that a few are enough.
func lockSame(path string, same func(path string, f *os.File) bool) (*os.File, error) {
	for range 100 {
		f, err := openLock(path)
		if err != nil {
			return nil, err
		}
		err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
		if err == nil && same(path, f) {
			return f, nil
		}
		f.Close()
		if err == syscall.EWOULDBLOCK {
			return nil, ErrLocked
		}
		if err != nil {
			return nil, err
		}
	}
	return nil, errNoLock
}

// openLock opens or makes a plain file: no link is followed, and nothing is waited for.
func openLock(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0o600)
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		f.Close()
		return nil, errNoLock
	}
	return f, nil
}

// stillAt tells whether f is what lies at path: who held the lock before may have
// removed it between our opening and locking it.
func stillAt(path string, f *os.File) bool {
	ours, err := f.Stat()
	if err != nil {
		return false
	}
	there, err := os.Lstat(path)
	return err == nil && os.SameFile(ours, there)
}

func unlockFile(f *os.File, path string) {
	if stillAt(path, f) {
		os.Remove(path) // while it is locked, so that nobody else's goes
	}
	f.Close()
}
