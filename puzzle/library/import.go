package library

import (
	"context"
	"encoding/binary"
	"hash/fnv"
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
	Known  int   // were there already, with the same texts
	Failed int   // could not be read
	First  error // why the first of these could not
}

// importBatch is how many puzzles are written at once.
const importBatch = 4000

// Import adds puzzles to a collection, without those that are in it with the same title,
// source and date. It calls report after each part that is on the disk, with how many
// puzzles are done. An error that is not about a puzzle ends it; what was reported stays.
// When ctx ends, what was read until then is added.
func (l *Library) Import(ctx context.Context, id CollectionID, puzzles iter.Seq2[puzzle.Puzzle, error], report func(int)) (done Imported, err error) {
	in := importer{l: l, id: id, done: &done, report: report}
	if _, err := l.cat.collection(id); err != nil {
		return done, err
	}
	for p, err := range puzzles {
		if ctx.Err() != nil {
			break
		}
		if err != nil {
			if done.Failed++; done.First == nil {
				done.First = err
			}
			continue
		}
		in.batch = append(in.batch, record{hasPuzzle: true, puzzle: p})
		if len(in.batch) == importBatch {
			if err := in.flush(context.WithoutCancel(ctx)); err != nil {
				return done, err
			}
		}
	}
	if err := in.flush(context.WithoutCancel(ctx)); err != nil {
		return done, err
	}
	if ctx.Err() != nil {
		return done, ctx.Err()
	}
	return done, l.findForms(ctx)
}

type importer struct {
	l      *Library
	id     CollectionID
	batch  []record
	known  map[uint64]bool // the identities of what is in the collection
	done   *Imported
	report func(int)
}

// flush writes the batch.
func (in *importer) flush(ctx context.Context) error {
	if len(in.batch) == 0 {
		return ctx.Err()
	}
	err := in.l.change(ctx, in.write)
	if err == nil && in.report != nil {
		in.report(in.done.Added + in.done.Known)
	}
	clear(in.batch)
	in.batch = in.batch[:0]
	return err
}

func (in *importer) write() error {
	c, err := in.l.cat.collection(in.id)
	if err != nil {
		return err
	}
	in.remember(c)
	var b []byte
	added, known := 0, 0
	when := now()
	for i := range in.batch {
		r := &in.batch[i]
		if k := identity(&r.puzzle); in.known[k] {
			known++
			continue
		} else {
			in.known[k] = true
		}
		added++
		r.num, r.added = c.last+uint32(added), when
		b = r.appendLine(b)
	}
	if err := in.l.write(c, b); err != nil {
		return err
	}
	in.done.Added += added
	in.done.Known += known
	return nil
}

// remember finds the identities of what c holds, once.
func (in *importer) remember(c *collection) {
	if in.known != nil {
		return
	}
	in.l.cat.RLock()
	defer in.l.cat.RUnlock()
	in.known = make(map[uint64]bool, c.nums.n+importBatch)
	for e := range c.nums.all {
		p := e.puzzle()
		in.known[identity(&p)] = true
	}
}

// identity is the same for two puzzles with the same digits, title, source and date.
func identity(p *puzzle.Puzzle) uint64 {
	h := fnv.New64a()
	g := pack(&p.Givens)
	h.Write(g[:])
	for _, s := range []string{clip(p.Title, maxText), clip(p.Source, maxText), clip(p.Date, maxText)} {
		h.Write([]byte(s))
		h.Write([]byte{0})
	}
	return h.Sum64()
}

// formOf returns a number that all symmetric copies of a grid share. That two others share
// one is as likely, among a hundred thousand, as one in 10^9.
func formOf(f *canon.Finder, g puzzle.Grid) uint64 {
	b := f.KeyOf(g).Bytes()
	return max(binary.LittleEndian.Uint64(b[1:]), 1)
}

// findForms finds the forms that aren't known yet, on all processors.
func (l *Library) findForms(ctx context.Context) error {
	todo, grids := l.cat.formless()
	forms := make([]uint64, len(todo))
	var next atomic.Int64
	var workers fault.Group
	for range min(runtime.GOMAXPROCS(0), len(todo)) {
		workers.Go(func() {
			var f canon.Finder
			for i := next.Add(1) - 1; i < int64(len(todo)) && ctx.Err() == nil; i = next.Add(1) - 1 {
				forms[i] = formOf(&f, grids[i].grid())
			}
		})
	}
	workers.Wait()
	l.cat.Lock()
	for i, e := range todo {
		if e.form == 0 && !e.gone && forms[i] != 0 && e.givens == grids[i] {
			e.form = forms[i]
			l.cat.count(e, 1)
		}
	}
	l.cat.Unlock()
	if len(todo) > 0 {
		l.index.changed()
	}
	return ctx.Err()
}

// formless returns the entries whose form isn't known, with their givens.
func (cat *catalogue) formless() (list []*entry, grids []packed) {
	cat.RLock()
	defer cat.RUnlock()
	for _, e := range cat.entries {
		if e.form == 0 && !e.gone {
			list, grids = append(list, e), append(grids, e.givens)
		}
	}
	return list, grids
}
