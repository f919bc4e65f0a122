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
func (l *Library) practicePath() string { return filepath.Join(l.dir, practice.FileName) }

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
	in.l.syncing.Lock()
	defer in.l.syncing.Unlock()
	there, _, err := practice.Load(in.l.practicePath())
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return errUnusable // Save would refuse it, or lose what it is
	}
	if bad == 0 && !whole {
		bad = 1
	}
	in.m.lose(practice.FileName, bad)
	return practice.Save(in.l.practicePath(), practice.Merge(there, from))
}
