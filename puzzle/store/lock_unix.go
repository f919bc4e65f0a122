//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"errors"
	"io/fs"
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
	return openRegular(path, os.O_CREATE)
}

func openRegular(path string, flags int) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|syscall.O_NOFOLLOW|syscall.O_NONBLOCK|flags, 0o600)
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

// createLocked creates a file and locks it until it is closed. The error is ErrLocked if
// another process was faster to lock it. On a file system without locks there is none.
func createLocked(path string, perm fs.FileMode) (*os.File, error) {
	f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE|os.O_EXCL, perm)
	if err != nil {
		return nil, err
	}
	err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB)
	if err == syscall.EWOULDBLOCK || err == nil && !isAtPath(path, f) {
		f.Close()
		return nil, ErrLocked
	}
	return f, nil
}

// removeUnlocked removes the file at path if nobody holds its lock.
func removeUnlocked(path string) {
	f, err := openRegular(path, 0)
	if err != nil {
		return
	}
	if syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB) != nil {
		f.Close()
		return
	}
	unlockFile(f, path)
}
