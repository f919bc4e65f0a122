package store

import (
	"io/fs"
	"os"
	"time"

	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A gameFile is the file that a saver writes. Where another program has changed it
// since, it is that program's: the game goes on in a file of its own.
type gameFile struct {
	store  Games
	name   string
	known  fs.FileInfo // as we left it, nil if it was not there
	report func(error)
}

// A MovedError says that another program changed a game's file, and under what name
// the game is kept from now on.
type MovedError struct{ Name string }

func (e *MovedError) Error() string { return e.In(words.English) }

// In says it in a language.
func (e *MovedError) In(l words.Lang) string { return l.T("game.moved") }

func (f *gameFile) know() { f.known = f.stat() }

// stat returns nil where there is no file, or none that can be seen.
func (f *gameFile) stat() fs.FileInfo {
	info, err := os.Stat(f.store.Path(f.name))
	if err != nil {
		return nil
	}
	return info
}

// write writes the game. A file that was removed is written anew: what is being
// played is not lost by that.
func (f *gameFile) write(snap *game.Snapshot) error {
	moved := false
	if now := f.stat(); now != nil && !sameFile(now, f.known) {
		f.name, moved = f.store.NewName(time.Now()), true
	}
	err := f.store.SaveSnapshot(f.name, snap)
	if err == nil || moved {
		f.know()
	}
	if moved {
		f.report(&MovedError{f.name})
	}
	return err
}

func sameFile(a, b fs.FileInfo) bool {
	return b != nil && os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}
