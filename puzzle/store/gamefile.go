package store

import (
	"io/fs"
	"os"
	"time"

	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// A gameFile is the file that a saver writes. If another program changes it, the saver
// leaves that file alone and continues in a new one.
type gameFile struct {
	store  Games
	name   string
	known  fs.FileInfo // after our last write, nil if there was no file
	newest bool        // it was the newest then
	report func(error)
}

// A MovedError says that another program changed a game's file. Name is the file where
// the game is saved from now on.
type MovedError struct{ Name string }

func (e *MovedError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *MovedError) In(l words.Lang) string { return l.T("game.moved") }

func (f *gameFile) remember() { f.known = f.stat() }

// stat returns nil if there is no file or it can't be examined.
func (f *gameFile) stat() fs.FileInfo {
	info, err := os.Stat(f.store.Path(f.name))
	if err != nil {
		return nil
	}
	return info
}

// write writes the game. It creates a file that was removed again, so that the game
// being played is not lost.
func (f *gameFile) write(snap *game.Snapshot) error {
	moved := false
	if now := f.stat(); now != nil && !sameFile(now, f.known) {
		f.name, f.newest, moved = f.store.NewName(time.Now()), false, true
	}
	err := f.save(snap)
	if err != nil && moved {
		f.remember()
	}
	if moved {
		f.report(&MovedError{f.name})
	}
	return err
}

// save writes the game as the newest of all: once it was, later ones are unless the clock is set back.
// Else the whole folder would be looked at after each move.
func (f *gameFile) save(snap *game.Snapshot) error {
	was := f.known
	if err := f.store.write(f.name, snap); err != nil {
		return err
	}
	f.remember()
	if f.newest && was != nil && f.known != nil && f.known.ModTime().After(was.ModTime()) {
		return nil
	}
	f.store.makeNewest(f.name)
	f.newest = true
	f.remember()
	return nil
}

func sameFile(a, b fs.FileInfo) bool {
	return b != nil && os.SameFile(a, b) && a.Size() == b.Size() && a.ModTime().Equal(b.ModTime())
}
