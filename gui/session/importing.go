package session

import (
	"bufio"
	"context"
	"io/fs"
	"iter"
	"path/filepath"
	"strings"
	"time"

	"sudoku/gui/folder"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// Importing reads the puzzles of files, one after the other, in constant memory.
type Importing struct {
	Paths []string
}

// ErrPicture means that a picture can't be imported: what is read off it is looked at first.
var ErrPicture = words.Error("library.picture")

// Read returns the puzzles of all files, and of all files in folders. An error is about one
// puzzle or one file.
func (in Importing) Read(ctx context.Context) iter.Seq2[puzzle.Puzzle, error] {
	return func(yield func(puzzle.Puzzle, error) bool) {
		for _, path := range in.Paths {
			err := filepath.WalkDir(path, func(path string, d fs.DirEntry, err error) error {
				switch {
				case ctx.Err() != nil:
					return ctx.Err()
				case err != nil:
					if !yield(puzzle.Puzzle{}, err) {
						return fs.SkipAll
					}
					return nil
				case d.IsDir():
					return nil
				}
				return in.file(ctx, path, yield)
			})
			if err != nil && !yield(puzzle.Puzzle{}, err) {
				return
			}
		}
	}
}

// file reads the puzzles of a file.
func (in Importing) file(ctx context.Context, path string, yield func(puzzle.Puzzle, error) bool) error {
	f, err := store.Open(path)
	if err != nil {
		return next(yield(puzzle.Puzzle{}, err))
	}
	defer f.Close()
	r := bufio.NewReader(contextReader{ctx, f})
	name := filepath.Base(path)
	take := func(p puzzle.Puzzle, err error) bool {
		if p.Source == "" {
			p.Source = strings.TrimSuffix(name, filepath.Ext(name))
		}
		return yield(p, err)
	}
	switch head, _ := r.Peek(folder.HeadSize); folder.KindOf(head) {
	case folder.Photo, folder.PDF:
		return next(yield(puzzle.Puzzle{}, ErrPicture))
	case folder.Set:
		return next(readSet(r, take))
	case folder.Game:
		g, _, err := game.Load(r, time.Now)
		if err != nil {
			return next(take(puzzle.Puzzle{}, err))
		}
		return next(take(g.Puzzle(), nil))
	}
	var search solver.Searcher
	for it, err := range format.ScanContext(ctx, r) {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err == nil && it.Layout.Candidates && search.IsSukaku(&it.Puzzle) {
			err = words.Error("library.sukaku")
		}
		if !take(it.Puzzle, err) {
			return fs.SkipAll
		}
	}
	return nil
}

// next turns what yield has returned into what goes on with the walk.
func next(more bool) error {
	if more {
		return nil
	}
	return fs.SkipAll
}

// readSet reads the puzzles of a set for printing.
func readSet(r *bufio.Reader, take func(puzzle.Puzzle, error) bool) bool {
	s, err := print.ReadSet(r)
	if err != nil {
		return take(puzzle.Puzzle{}, err)
	}
	for i := range s.Items.Len() {
		if !take(s.Items.At(i).Puzzle, nil) {
			return false
		}
	}
	return true
}
