//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"errors"
	"os"
	"syscall"
)

var errNotLockable = errors.New("no file that can be locked")

func lockFile(path string) (*os.File, error) { return lockIfSame(path, isAtPath) }

// lockIfSame opens and locks the file at path, again if the file that it has locked is no
// longer the one at path: then another process has released the lock and removed the
// file meanwhile, so that a few tries are enough.
func lockIfSame(path string, same func(path string, f *os.File) bool) (*os.File, error) {
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
	return nil, errNotLockable
}

// openLock opens or creates a regular file. It follows no link and never blocks.
func openLock(path string) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|syscall.O_NOFOLLOW|syscall.O_NONBLOCK, 0o600)
	if err != nil {
		return nil, err
	}
	if info, err := f.Stat(); err != nil || !info.Mode().IsRegular() {
		f.Close()
		return nil, errNotLockable
	}
	return f, nil
}

// isAtPath reports whether f is the file at path: the last holder of the lock may have
// removed the file after we opened it and before we locked it.
func isAtPath(path string, f *os.File) bool {
	ours, err := f.Stat()
	if err != nil {
		return false
	}
	there, err := os.Lstat(path)
	return err == nil && os.SameFile(ours, there)
}

func unlockFile(f *os.File, path string) {
	if isAtPath(path, f) {
		os.Remove(path) // while it is locked: else it could be another's lock file
	}
	f.Close()
}
