package store

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"time"

	"sudoku/puzzle/game"
)

// keepDamaged copies the file at path, if it is damaged, to path.damaged,
// path.damaged-2 and so on, so that a person can repair it.
func keepDamaged(path string) error {
	if whole, err := isIntact(path); whole || err != nil {
		return err
	}
	to := path + ".damaged"
	for n := 2; ; n++ {
		err := os.Link(path, to) // takes no space, and never replaces a file
		if err != nil && !errors.Is(err, fs.ErrExist) {
			err = copyFile(to, path) // not every file system has links
		}
		if !errors.Is(err, fs.ErrExist) {
			return err
		}
		to = fmt.Sprintf("%s.damaged-%d", path, n)
	}
}

func isIntact(path string) (bool, error) {
	f, err := Open(path)
	if errors.Is(err, fs.ErrNotExist) {
		return true, nil
	}
	if err != nil {
		return false, err
	}
	defer f.Close()
	_, cut, err := game.Load(f, time.Now)
	return err == nil && cut == nil, nil
}

func copyFile(to, from string) error {
	f, err := Open(from)
	if err != nil {
		return err
	}
	defer f.Close()
	err = create(to, 0o600, func(w *os.File) error {
		_, err := io.Copy(w, f)
		return err
	})
	if err != nil && !errors.Is(err, fs.ErrExist) {
		os.Remove(to)
	}
	return err
}
