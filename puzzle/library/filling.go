package library

import (
	"context"
	"errors"
)

// A filling adds many puzzles, some at once. As soon as as many have come as there were before, all
// that follow are one bulk.
type filling struct {
	l     *Library
	added int      // in the bulk, or since the last one
	lost  int      // of these, by an error
	open  *change  // the bulk, nil if there is none
	known present  // of the collection into which the last puzzles came
	spare []record // the last staged list, to be used again
}

// errAbandoned rolls a bulk back.
var errAbandoned = errors.New("abandoned")

// part runs do, which adds some puzzles and returns how many, in a transaction of its own or in the
// bulk. more is whether many may follow.
func (f *filling) part(ctx context.Context, more bool, do func(*change) (int, error)) (added int, err error) {
	if f.open == nil {
		if err := f.try(ctx, more); err != nil {
			return 0, err
		}
	}
	err = f.within(ctx, func(c *change) error {
		added, err = do(c)
		return err
	})
	if err != nil {
		return 0, f.end(err)
	}
	f.added += added
	if f.open != nil && (f.open.bulk == nil || f.l.db.waiting.Load() > 0) { // it was settled, or another change waits
		return added, f.end(nil)
	}
	return added, nil
}

// within runs do in the bulk or, without one, in a transaction of its own.
func (f *filling) within(ctx context.Context, do func(*change) error) error {
	if f.open != nil {
		return do(f.open)
	}
	return f.l.db.change(ctx, do)
}

// try begins a bulk if as many puzzles have come as there were.
func (f *filling) try(ctx context.Context, more bool) error {
	if f.l.db.fault != nil || !more || f.added < firstBatch {
		return nil
	}
	c, err := f.l.db.begin(context.WithoutCancel(ctx))
	if err != nil {
		return err
	}
	n := 0
	if _, err = c.value(countSome, &n, 2*f.added+1); err == nil && n <= 2*f.added {
		f.l.db.bulks.Lock()
		f.open, f.added, f.known = c, 0, present{}
		if err := c.fill(); err != nil {
			return f.end(err)
		}
		return nil
	}
	return c.end(err)
}

// end ends the bulk, if there is one, unless there was an error. What is reported of the bulk is
// there then, or nothing of it.
func (f *filling) end(err error) error {
	c := f.open
	if c == nil {
		return err
	}
	f.open = nil
	defer f.l.db.bulks.Unlock()
	if err == nil {
		err = c.settle()
	}
	if err = c.end(c.counted(err)); err != nil {
		f.lost += f.added
	}
	f.added = 0
	return err
}

// abandon rolls the bulk back, if a panic has left one.
func (f *filling) abandon() { _ = f.end(errAbandoned) }
