// Package library keeps collections of puzzles, and knows how every game went.
//
// The truth is text: a file for each collection, to which lines are appended, and the
// games' own files. All else is made from them: what a Library holds in memory, and the
// index beside the files, which only saves work and can be deleted. docs/dev/library.md has
// what lies where.
package library

import (
	"context"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/store"
)

// A CollectionID is the name of a collection's file, without its extension.
type CollectionID string

// A Collection is a folder of puzzles.
type Collection struct {
	ID    CollectionID
	Name  string
	Len   int
	Fault error // why its file, or a part of it, could not be read; nil if all could
}

// An ID stands for a puzzle as long as the library is open.
type ID uint64

// A State is how far the games of a puzzle have come.
type State uint8

// The states.
const (
	New State = iota
	Begun
	Solved
)

// A Rating is how hard a puzzle is.
type Rating struct {
	Level   puzzle.Level // Unrated: not rated yet
	Score   int
	Hardest string  // the ID of the hardest technique
	SE      float64 // on the scale of Sudoku Explainer; 0: not rated yet
}

// A Row is what a list shows of a puzzle.
type Row struct {
	ID         ID
	Collection CollectionID
	Number     int // in its collection
	Puzzle     puzzle.Puzzle
	Added      time.Time
	Stars      int // 0 to 5
	Tags       []string
	Rating     Rating
	State      State
	Elapsed    time.Duration // of the game that came farthest
	Game       string        // its name, "" if there is none
	Copies     int           // how many others are the same but for symmetry
	Exact      int           // how many of these have the same givens
	Gone       bool          // it was removed since the search
}

// A Library is the collections and the outcomes of the games. Any goroutine may use it.
// Several programs may use the same files: each sees what the others have changed when it
// writes, and at Sync.
type Library struct {
	dir   string // of the collections
	games store.Games
	cat   *catalogue
	index *index

	writing chan struct{} // a lock: full while files are read or written
	syncing sync.Mutex    // an older list of games must not replace a newer one
}

// Open reads the collections that lie in the data folder dir. It reads no games: Sync does.
// What can't be read is told by Collections, and the rest can be used.
func Open(ctx context.Context, dir string, games store.Games) (*Library, error) {
	l := &Library{
		dir: filepath.Join(dir, "collections"), games: games, cat: newCatalogue(),
		writing: make(chan struct{}, 1),
	}
	if err := l.refresh(ctx); err != nil {
		return nil, err
	}
	l.index = readIndex(ctx, filepath.Join(dir, indexName), l.dir, l.cat)
	return l, ctx.Err()
}

// Default opens the library of the program's data folder.
func Default(ctx context.Context) (*Library, error) {
	dir, err := store.DataDir()
	if err != nil {
		return nil, err
	}
	return Open(ctx, dir, store.Games{Dir: filepath.Join(dir, "games")})
}

// Close ends the use of l.
func (l *Library) Close() error {
	l.index.keep()
	return nil
}

// IndexFault returns why the index can't be kept, nil if it can: the library works without
// it, and takes longer to open.
func (l *Library) IndexFault() error { return l.index.fault() }

// Collections lists the collections by name.
func (l *Library) Collections(ctx context.Context) ([]Collection, error) {
	l.cat.RLock()
	defer l.cat.RUnlock()
	list := make([]Collection, 0, len(l.cat.collections))
	for _, c := range l.cat.collections {
		list = append(list, c.info())
	}
	slices.SortFunc(list, func(a, b Collection) int {
		if n := strings.Compare(strings.ToLower(a.Name), strings.ToLower(b.Name)); n != 0 {
			return n
		}
		return strings.Compare(string(a.ID), string(b.ID))
	})
	return list, ctx.Err()
}
