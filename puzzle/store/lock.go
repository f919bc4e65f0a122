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

// A LockError means that something lies at Path that can't serve as a lock.
type LockError struct{ Path string }

func (e *LockError) Error() string { return e.In(words.English) }

// In says it in a language.
func (e *LockError) In(l words.Lang) string { return l.T("game.lock", "path", e.Path) }

// A Lock is held by one window at a time, and ends with its program however that
// ends: what lies on the disk afterwards locks nothing.
type Lock struct {
	file *os.File
	path string
}

// TakeLock takes the lock that the file at path stands for, which need not exist.
// Where another holds it the error is [ErrLocked]; any other error says that there
// can be no lock there: [errors.ErrUnsupported] on this system, a [*LockError] because
// of what lies there. A link is never followed.
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

// Release gives the lock up. A nil lock holds nothing.
func (l *Lock) Release() {
	if l != nil {
		unlockFile(l.file, l.path)
	}
}

// Claim makes the game of that name one window's: a second one that asks for it
// gets ErrLocked, until the first releases it or ends.
func (s Games) Claim(name string) (*Lock, error) {
	if err := os.MkdirAll(s.Dir, 0o700); err != nil {
		return nil, err
	}
	return TakeLock(filepath.Join(s.Dir, "."+strings.TrimSuffix(filepath.Base(name), Ext)+lockEnd))
}

// lockEnd ends the name of the file that stands for a claim.
const lockEnd = Ext + ".lock"
