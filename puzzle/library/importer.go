package library

import (
	"cmp"
	"context"
	"iter"
	"sync"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/fault"
)

// An importer adds puzzles to a collection, a batch at a time.
type importer struct {
	sync.Mutex // of the filling, which ends a bulk where none come
	filling
	waits  *time.Timer // runs while it waits for more puzzles
	failed error       // of a bulk that ended so
	id     CollectionID
	size   int // of the next batch
	batch  []record
	played knownPuzzles // what is known of those that were played
	done   *Imported
	report func(int)
}

// patience is how long a bulk waits for more puzzles, as other programs wait for it.
var patience = 3 * time.Second

// all adds all puzzles.
func (in *importer) all(ctx context.Context, puzzles iter.Seq2[puzzle.Puzzle, error]) error {
	for p, err := range puzzles {
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			if in.done.Failed++; in.done.First == nil {
				in.done.First = err
			}
			continue
		}
		in.batch = append(in.batch, record{hasPuzzle: true, puzzle: p})
		in.played.complete(&in.batch[len(in.batch)-1])
		if len(in.batch) == in.size {
			if err := in.flush(context.WithoutCancel(ctx)); err != nil {
				return err
			}
		}
	}
	return in.flush(context.WithoutCancel(ctx))
}

// flush writes the batch.
func (in *importer) flush(ctx context.Context) error {
	in.Lock()
	defer in.Unlock()
	in.came()
	if in.failed != nil {
		return in.failed
	}
	all, full := len(in.batch), len(in.batch) == in.size
	in.batch = in.known.without(in.id, in.batch, func(*record, knownRow) bool { return true })
	forms := formsOf(in.batch)
	added, err := in.part(ctx, full, func(c *change) (int, error) { return c.add(in.id, in.batch, forms, nil) })
	if err != nil {
		return err
	}
	in.done.Added += added
	in.done.Known += all - added
	if all > 0 && in.report != nil {
		in.report(in.done.Added + in.done.Known)
	}
	if full {
		in.size = min(2*in.size, lastBatch)
	}
	clear(in.batch)
	in.batch = in.batch[:0]
	if in.open != nil {
		in.size = firstBatch
		in.wait()
		return nil
	}
	if !full { // it was the last one
		return nil
	}
	return in.known.after(ctx, in.l, in.id, all, added)
}

// wait ends the bulk if no more puzzles come for a while.
func (in *importer) wait() {
	var timer *time.Timer
	timer = time.AfterFunc(patience, func() {
		in.Lock()
		defer in.Unlock()
		if in.waits == timer {
			defer fault.Recover(&in.failed)
			in.failed = in.end(nil)
		}
	})
	in.waits = timer
}

// came ends a wait.
func (in *importer) came() {
	if in.waits != nil {
		in.waits.Stop()
		in.waits = nil
	}
}

// close ends what is still going on, unless there was an error, and counts what is there.
func (in *importer) close(err error) error {
	in.Lock()
	defer in.Unlock()
	in.came()
	err = in.end(cmp.Or(err, in.failed))
	in.done.Added -= in.lost
	return err
}

// abandon rolls the bulk back, if a panic has left one.
func (in *importer) abandon() {
	in.Lock()
	defer in.Unlock()
	in.came()
	in.filling.abandon()
}
