package library

import (
	"bytes"
	"errors"
	"io"
	"io/fs"
	"path/filepath"

	"sudoku/puzzle/practice"
)

const maxPractice = 16 << 20 // bytes of the record of practice

// practicePath returns where the record of practice lies, in the data folder.
func practicePath(dir string) string { return filepath.Join(dir, practice.FileName) }

// practice joins a record of practice with the one that is there.
func (in *restore) practice(text []byte, whole bool) error {
	from, bad, err := practice.Read(bytes.NewReader(text))
	if err != nil && !whole { // it may be the first line alone
		var first bytes.Buffer
		_ = practice.Write(&first, nil) // into memory
		_, rest, _ := bytes.Cut(text, []byte("\n"))
		from, bad, err = practice.Read(io.MultiReader(&first, bytes.NewReader(rest)))
		bad++
	}
	if err != nil {
		return errUnusable
	}
	in.l.played.syncing.Lock()
	defer in.l.played.syncing.Unlock()
	there, _, err := practice.Load(practicePath(in.l.db.dir))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return errUnusable // Save would refuse it, or lose what it is
	}
	if bad == 0 && !whole {
		bad = 1
	}
	in.m.lose(practice.FileName, bad)
	return practice.Save(practicePath(in.l.db.dir), practice.Merge(there, from))
}
