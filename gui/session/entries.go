package session

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// Entry opens an empty grid to type a puzzle into, in a file that no other window uses.
// Grids typed before stay in theirs.
func (k *Sessions) Entry() *Entry {
	for n := 1; ; n++ {
		e := k.openEntry(store.EntryName(n))
		switch {
		case e == nil:
		case e.Blank():
			if e.Game.Puzzle() != (puzzle.Puzzle{}) {
				e.Game.Describe(puzzle.Puzzle{}) // the words of a grid that was cleared
			}
			return e
		default:
			e.Close()
		}
	}
}

// KeepEntry keeps a puzzle among the typed grids.
func (k *Sessions) KeepEntry(p puzzle.Puzzle) error {
	e := k.Entry()
	e.Take(p)
	err := e.Flush()
	e.Close()
	return err
}

// EntryBefore opens the grid that was typed last before that of e, and after the first
// one the last again. It returns nil if there is no other.
func (k *Sessions) EntryBefore(e *Entry) *Entry {
	var list []fs.FileInfo
	for n := 1; ; n++ {
		info, err := os.Stat(k.Store.Path(store.EntryName(n)))
		if err != nil {
			break
		}
		list = append(list, info)
	}
	slices.SortStableFunc(list, func(a, b fs.FileInfo) int {
		return cmp.Or(b.ModTime().Compare(a.ModTime()), cmp.Compare(b.Name(), a.Name()))
	})
	if at := slices.IndexFunc(list, func(f fs.FileInfo) bool { return f.Name() == e.Name }); at >= 0 {
		before := list[at+1:]
		if !e.Blank() {
			list = append(slices.Clone(before), list[:at]...)
		} else {
			list = slices.Delete(list, at, at+1)
		}
	}
	for _, f := range list {
		other := k.openEntry(f.Name())
		if other != nil && !other.Blank() {
			return other
		}
		if other != nil {
			other.Close()
		}
	}
	return nil
}

// openEntry opens a file for typed puzzles. It returns nil if another window uses it, and
// if it must not be overwritten, because it can't be read or will hold what could not be
// saved yet.
func (k *Sessions) openEntry(name string) *Entry {
	if slices.Contains(k.pending, name) {
		return nil
	}
	lock, unlocked := k.Store.Claim(name)
	if errors.Is(unlocked, store.ErrLocked) {
		return nil
	}
	g, _, err := k.Store.Load(name, k.Now)
	if err != nil {
		if _, err := os.Stat(k.Store.Path(name)); err == nil {
			lock.Release()
			return nil
		}
		g = game.New(puzzle.Puzzle{}, k.Now)
	}
	return &Entry{Session: k.session(g, name, lock, unlocked), grouped: map[int]bool{}}
}
