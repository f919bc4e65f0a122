package files

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"sudoku/gui/session"
)

// A checked is what is in the place of a file to write, or of one that was typed whole.
type checked struct {
	info    fs.FileInfo
	err     error
	besides []string // files that are there and would be written, too
}

// check finds out what is at a path, after it has made its folder if that is wanted.
func (w *saving) check(path string, makeFolder bool, then func(checked)) {
	if w.work.silent[path] {
		then(checked{err: errSilent})
		return
	}
	turn := w.work.checking
	session.Start(w.work.checks, func(ctx context.Context, _ func(int)) (checked, error) {
		return asked(ctx, w.work, turn, path, func(context.Context) (c checked) {
			if makeFolder {
				if c.err = os.MkdirAll(filepath.Dir(path), 0o777); c.err != nil {
					return c
				}
			}
			if c.info, c.err = os.Stat(path); errors.Is(c.err, fs.ErrNotExist) {
				if link, err := os.Lstat(path); err == nil { // it leads nowhere
					c.info, c.err = link, nil
				}
			}
			c.besides = w.Beside(path)
			if c.err == nil && c.info.Mode().IsRegular() && !slices.Contains(w.PathsFor(path), path) {
				c.err = fs.ErrNotExist // it stays as it is
			}
			return c
		})
	}, nil, func(c checked, err error) {
		if err != nil {
			c.err = errSilent
		}
		then(c)
	})
}
