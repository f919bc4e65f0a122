//go:build linux || darwin || freebsd || netbsd || openbsd || dragonfly

package store

import (
	"os"
	"syscall"
)

func lockFile(path string) (*os.File, error) {
	for {
		f, err := os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
		if err != nil {
			return nil, err
		}
		switch err = syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); {
		case err == syscall.EWOULDBLOCK:
			err = ErrLocked
		case err == nil && stillAt(path, f):
			return f, nil
		}
		f.Close()
		if err != nil {
			return nil, err
		}
	}
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
	os.Remove(path) // while it is locked, so that nobody else's goes
	f.Close()
}
