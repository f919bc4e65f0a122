package library

import (
	"context"
	"iter"
	"runtime"
	"sync/atomic"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/puzzle/fault"
)

// Imported says what an import did.
type Imported struct {
	Added  int
	Known  int   // were there already: in the collection with the same texts, or as the puzzle of a game
	Failed int   // could not be read
	First  error // why the first of these could not
}

// Puzzles are written some at once, the first ones soon; more at once are faster, as each part
// writes most pages of the indexes anew.
const (
	firstBatch = 4000
	lastBatch  = 16000
)

// Import adds puzzles to a collection, without those that are in it with the same title,
// source and date. It calls report after each part, with how many puzzles are done. As soon as as many
// have come as the library had, all that follow are one part to others, and on the disk at the end.
// An error that is not about a puzzle ends it; what is done says what stays.
// When ctx ends, what was read until then is added.
func (l *Library) Import(ctx context.Context, id CollectionID, puzzles iter.Seq2[puzzle.Puzzle, error], report func(int)) (done Imported, err error) {
	in := importer{filling: filling{l: l}, id: id, done: &done, report: report, size: firstBatch}
	if err := in.flush(ctx); err != nil {
		return done, err
	}
	before, err := l.db.gathered(ctx)
	if err == nil {
		in.played, err = l.db.knownTo(ctx, id)
	}
	if err != nil {
		return done, err
	}
	defer l.db.widen(ctx)()
	defer in.abandon()
	if err := in.close(in.all(ctx, puzzles)); err != nil {
		return done, err
	}
	if after, err := l.db.gathered(context.WithoutCancel(ctx)); err == nil {
		done.Added, done.Known = done.Added-(after-before), done.Known+after-before
	}
	return done, ctx.Err()
}

// gathered counts the puzzles of games that a collection has, too: they are found once.
func (d *database) gathered(ctx context.Context) (n int, err error) {
	err = d.reader.QueryRowContext(ctx, countGathered).Scan(&n)
	return n, cause(ctx, err)
}

// maxNumber is the highest number that a text can give to a puzzle.
const maxNumber = 1 << 30

// add adds puzzles with their forms to a collection, and returns how many were not in it. It
// gives them numbers and the time, unless they have them: one without a title is known by its
// number. there, if it isn't nil, is told of each that is in it already.
func (c *change) add(id CollectionID, list []record, forms []int64, there func(r *record, form int64) error) (added int, err error) {
	_, last, err := c.byID(id)
	if err != nil {
		return 0, err
	}
	when := now()
	for i := range list {
		r := &list[i]
		if r.num <= last || r.num > maxNumber {
			r.num = last + 1
		}
		if r.added == 0 {
			r.added = when
		}
		is, err := c.insert(id, r, forms[i])
		switch {
		case err != nil:
			return 0, err
		case is:
			last, added = r.num, added+1
		case there != nil:
			if err := there(r, forms[i]); err != nil {
				return 0, err
			}
		}
	}
	if added > 0 {
		_, err = c.exec(setLast, last, int64(id))
	}
	return added, err
}

// formsOf finds the forms of puzzles, on all processors.
func formsOf(list []record) []int64 {
	forms := make([]int64, len(list))
	var next atomic.Int64
	var workers fault.Group
	for range min(runtime.GOMAXPROCS(0), len(list)) {
		workers.Go(func() {
			var f canon.Finder
			for i := next.Add(1) - 1; i < int64(len(list)); i = next.Add(1) - 1 {
				forms[i] = formOf(&f, &list[i].puzzle)
			}
		})
	}
	workers.Wait()
	return forms
}

// widen lets the writer keep more pages in memory, until the function that it returns is
// called: many puzzles write most of the indexes. That they have a collection is looked up once for some
// thousand; as a foreign key it would be for each, see putBy.
func (d *database) widen(ctx context.Context) (narrow func()) {
	if d.writer == nil {
		return func() {}
	}
	ctx = context.WithoutCancel(ctx)
	_, _ = d.writer.ExecContext(ctx, "PRAGMA cache_size=-40000; PRAGMA wal_autocheckpoint=64000; PRAGMA foreign_keys=0")
	return func() {
		_, _ = d.writer.ExecContext(ctx, "PRAGMA cache_size=-2000; PRAGMA wal_autocheckpoint=1000; PRAGMA foreign_keys=1; PRAGMA shrink_memory")
	}
}

// Add adds one puzzle to a collection, and returns its ID or that of the one that is the same.
func (l *Library) Add(ctx context.Context, id CollectionID, p puzzle.Puzzle, tags ...string) (added ID, err error) {
	list := []record{{hasPuzzle: true, puzzle: p, tags: cleanTags(tags)}}
	known, err := l.db.knownTo(ctx, id)
	if err != nil {
		return 0, err
	}
	known.complete(&list[0])
	p = list[0].puzzle
	forms := formsOf(list)
	err = l.db.change(ctx, func(c *change) error {
		if _, err := c.add(id, list, forms, nil); err != nil {
			return err
		}
		k, _, err := c.puzzle(puzzleBySame, forms[0], int64(id), identity(&p))
		added = k.id
		return err
	})
	return added, err
}
