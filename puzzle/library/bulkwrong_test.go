package library

import (
	"context"
	"errors"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/fault"
)

// inBulk imports puzzles into a collection, and calls do in the middle of the bulk.
func inBulk(t *testing.T, l *Library, id CollectionID, do func()) (Imported, error) {
	t.Helper()
	const n = 4 * firstBatch
	return l.Import(t.Context(), id, func(yield func(puzzle.Puzzle, error) bool) {
		for i, p := range shuffled(n, 11) {
			if i == n-10 {
				do()
			}
			if !yield(p, nil) {
				return
			}
		}
	}, nil)
}

// TestOthersInBulk: during a bulk another program reads what was there and knows how games went; a change
// of it waits, then says that it can be tried again, and can be. The library is another version at the end.
func TestOthersInBulk(t *testing.T) {
	wait := busy
	busy = 50 * time.Millisecond
	t.Cleanup(func() { busy = wait })
	home := t.TempDir()
	play(t, home, "a.sudoku", 5, 0)
	l, other := open(t, home), open(t, home)
	if _, err := other.Played(t.Context()); err != nil {
		t.Fatal(err)
	}
	var during Version
	done, err := inBulk(t, l, create(t, l, "Many"), func() {
		during = other.Version()
		if n := len(found(t, other, Query{View: All})); n != 1+firstBatch {
			t.Errorf("%d are there", n)
		}
		if _, err := other.Create(t.Context(), "Meanwhile"); !errors.Is(err, ErrBusy) {
			t.Error(err)
		}
		play(t, home, "b.sudoku", 5, 0)
		if list, err := other.Played(t.Context()); err != nil || len(list) != 1 {
			t.Errorf("%d games, %v", len(list), err)
		}
	})
	if err != nil || done.Added != 4*firstBatch || other.Version() == during {
		t.Errorf("%+v %v %+v", done, err, during)
	}
	create(t, other, "Meanwhile")
	if list, err := other.Played(t.Context()); err != nil || len(list) != 2 {
		t.Errorf("%d games, %v", len(list), err)
	}
	whole(t, other)
}

// TestBulkOnDamage: where the index of equal puzzles has not known one, a bulk says that the library is
// damaged, and what was there stays.
func TestBulkOnDamage(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "Many")
	if _, err := l.Import(t.Context(), id, seq(shuffled(20, 1)...), nil); err != nil {
		t.Fatal(err)
	}
	l.Close()
	sqlFile(t, home, `CREATE TABLE one AS SELECT * FROM puzzle LIMIT 1; UPDATE one SET id=1000; DROP INDEX puzzle_same;
		CREATE INDEX puzzle_same ON puzzle(form, collection, same); INSERT INTO puzzle SELECT * FROM one; DROP TABLE one;
		PRAGMA writable_schema=1; UPDATE sqlite_schema SET sql=replace(sql, 'CREATE', 'CREATE UNIQUE') WHERE name='puzzle_same'`)
	l = open(t, home)
	done, err := inBulk(t, l, id, func() {})
	if !errors.Is(err, ErrDamaged) || done.Added != firstBatch || all(t, l, Query{}).Len() != 21+firstBatch {
		t.Errorf("%+v %v, %d are there", done, err, all(t, l, Query{}).Len())
	}
}

// TestClosedInBulk: when the library is closed what a bulk has read that was stopped is kept.
func TestClosedInBulk(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	id := create(t, l, "Many")
	ctx, stop := context.WithCancel(t.Context())
	middle := make(chan bool)
	var puzzles fault.Group
	puzzles.Go(func() {
		n := 0
		_, _ = l.Import(ctx, id, func(yield func(puzzle.Puzzle, error) bool) {
			for _, p := range shuffled(4*firstBatch, 12) {
				if n++; n == 3*firstBatch+1 {
					close(middle)
				}
				if !yield(p, nil) {
					return
				}
			}
		}, nil)
	})
	<-middle
	stop()
	if err := l.Close(); err != nil {
		t.Error(err)
	}
	if n := all(t, open(t, home), Query{}).Len(); n < 3*firstBatch {
		t.Errorf("%d are there", n)
	}
	puzzles.Wait()
}

// TestWaitPanics: a panic while a bulk ends that waits is the error of the import.
func TestWaitPanics(t *testing.T) {
	was := patience
	patience = time.Millisecond
	defer func() { patience = was }()
	in := importer{filling: filling{l: &Library{db: &database{}}, open: &change{ctx: context.Background()}}, done: &Imported{}}
	in.l.db.bulks.Lock()
	in.Lock()
	in.wait()
	for in.failed == nil {
		in.Unlock()
		time.Sleep(time.Millisecond)
		in.Lock()
	}
	in.Unlock()
	if _, ok := errors.AsType[*fault.Fault](in.close(nil)); !ok {
		t.Error(in.failed)
	}
}
