package store

import (
	"errors"
	"os"
	"path/filepath"
	"strings"

	"sudoku/puzzle/words"
)

// ErrLocked means that another program, or another window, holds a lock.
var ErrLocked = errors.New("locked")

// A LockError means that what exists at Path can't be used as a lock file.
type LockError struct{ Path string }

func (e *LockError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *LockError) In(l words.Lang) string { return l.T("game.lock", "path", e.Path) }

// A Lock is held by one window at a time. It ends with the process, however that ends: a
// lock file that a crash leaves locks nothing.
type Lock struct {
	file *os.File
	path string
}

// TakeLock takes the lock of the lock file at path, which need not exist. The error is
// [ErrLocked] if another holds it, [errors.ErrUnsupported] if this system has no such
// locks, and a [*LockError] if what exists at path can't be used. A symbolic link is
// never followed.
func TakeLock(path string) (*Lock, error) {
	f, err := lockFile(path)
	if err == nil {
		return &Lock{f, path}, nil
	}
	if errors.Is(err, ErrLocked) || errors.Is(err, errors.ErrUnsupported) {
		return nil, err
	}
	if _, gone := os.Lstat(path); gone == nil {
		return nil, &LockError{path}
	}
	return nil, err
}

// Release releases the lock. On a nil lock it does nothing.
func (l *Lock) Release() {
	if l != nil {
		unlockFile(l.file, l.path)
	}
}

// Claim takes the lock of the game of that name. Until it is released or the process
// ends, another Claim returns ErrLocked.
func (s Games) Claim(name string) (*Lock, error) {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return nil, err
	}
	return TakeLock(filepath.Join(s.Dir, "."+strings.TrimSuffix(filepath.Base(name), Ext)+lockSuffix))
}

// lockSuffix is the end of the name of a lock file.
const lockSuffix = Ext + ".lock"
