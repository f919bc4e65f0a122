// Package library keeps collections of puzzles, and knows how every game went.
//
// It is one database, library.db in the data folder. It is the truth about the puzzles; the
// games' own files are that about play, and what the database holds of them is made from
// them. docs/dev/library.md has what lies where.
package library

import (
	"context"
	"errors"
	"path/filepath"
	"sync/atomic"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// A CollectionID stands for a collection. 0 stands for none.
type CollectionID int64

// A Collection is a folder of puzzles.
type Collection struct {
	ID    CollectionID
	Name  string
	Len   int
	Fault error // that some of its puzzles are damaged, as far as that was seen
}

// An ID stands for a puzzle. No other ever gets it.
type ID int64

// A State is how far the game of a puzzle has come that came farthest.
type State = game.Stage

// The states. New is also that of a puzzle without a game.
const (
	New    = game.Untouched
	Begun  = game.Begun
	Solved = game.Solved
	Shown  = game.Shown
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
	Copies     int           // how many others are the same but for symmetry; MostCopies stands for more, too
	Exact      int           // how many of these have the same givens, once CountExact was asked
	Gone       bool          // it was removed since the search
	Damaged    bool          // what the file has of it isn't what was written

	copied copied
}

// A Library is the collections and the outcomes of the games. Any goroutine may use it, and
// several programs may use the same library.
type Library struct {
	db     *database
	played *played
	edits  atomic.Int64
	damage damage
}

// fileName is the name of the database in the data folder.
const fileName = "library.db"

// Open opens the library of the data folder dir; it makes one if there is none, of the
// collections of before if there are any. It reads no games: Sync does. If the library can't
// be used, Fault says why, and how games went is kept in memory.
func Open(ctx context.Context, dir string, games store.Games) (*Library, error) {
	l := &Library{db: &database{dir: dir}}
	l.played = &played{games: games, db: l.db}
	err := l.db.open(ctx, filepath.Join(dir, fileName))
	if ctx.Err() != nil {
		l.Close()
		return nil, ctx.Err()
	}
	if err == nil {
		return l, nil
	}
	l.db.fault = told(err)
	if l.db.reader == nil || errors.Is(l.db.fault, ErrDamaged) || errors.Is(l.db.fault, ErrNewer) {
		l.db.close()
		if err := l.db.openMemory(ctx); err != nil {
			return nil, err
		}
		return l, nil
	}
	l.played.db = &database{fault: l.db.fault}
	return l, l.played.db.openMemory(ctx)
}

// Default opens the library of the program's data folder.
func Default(ctx context.Context) (*Library, error) {
	dir, err := store.DataDir()
	if err != nil {
		return nil, err
	}
	return Open(ctx, dir, store.Games{Dir: filepath.Join(dir, "games")})
}

// Close ends the use of l. What goes on at the same time fails, but for a bulk, which was stopped: what it has
// read is kept.
func (l *Library) Close() error {
	l.db.bulks.Lock()
	defer l.db.bulks.Unlock()
	if l.played.db != l.db {
		l.played.db.close()
	}
	return l.db.close()
}

// Fault returns why the library's file can't be used, or can only be read; nil if it can be
// used. No call but those of Sync, Outcomes, Rate and RateGames changes anything then.
func (l *Library) Fault() error { return l.db.fault }

// Readable reports whether the library's file can be read.
func (l *Library) Readable() bool { return l.db.fault == nil || l.played.db != l.db }
