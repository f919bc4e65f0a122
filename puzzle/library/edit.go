package library

import (
	"cmp"
	"context"
	"slices"
	"time"

	"sudoku/puzzle"
)

// A Change says what to change in puzzles. What is nil or empty stays.
type Change struct {
	Title, Author, Source, Date, Note *string
	Stars                             *int
	AddTags, RemoveTags               []string
	MoveTo                            CollectionID
	Remove                            bool
	Merge                             bool // of those that are copies of each other, keep the first, with the tags and notes of all
}

// Edit changes puzzles. It returns when that is on the disk. undo changes them back, and
// may be called once; where somebody has changed the same fields since, it takes that back
// too.
func (l *Library) Edit(ctx context.Context, ids []ID, ch Change) (undo func(context.Context) error, err error) {
	e := &edit{l: l}
	err = l.change(ctx, func() error {
		e.plan(ids, &ch)
		return e.write()
	})
	if err == nil {
		err = l.findForms(ctx)
	}
	return e.undo, err
}

// An edit is changes of some puzzles, by the collections that they write to.
type edit struct {
	l     *Library
	now   map[*collection][]record
	back  []restoring // what undo writes
	moved map[*collection]uint32
}

// A restoring is a record that undo writes.
type restoring struct {
	to  CollectionID
	rec record
}

func (e *edit) plan(ids []ID, ch *Change) {
	e.now, e.moved = map[*collection][]record{}, map[*collection]uint32{}
	e.l.cat.RLock()
	defer e.l.cat.RUnlock()
	var list []*entry
	for _, id := range ids {
		if en := e.l.cat.entry(id); en != nil {
			list = append(list, en)
		}
	}
	if ch.Merge {
		e.merge(list)
		return
	}
	for _, en := range list {
		e.one(en, ch)
	}
}

// one plans the changes of an entry.
func (e *edit) one(en *entry, ch *Change) {
	before := en.record()
	after := before
	for i, s := range []*string{ch.Title, ch.Author, ch.Source, ch.Date, nil, nil, ch.Note} {
		if s != nil {
			*fields[i].of(&after.puzzle) = clip(*s, maxText)
		}
	}
	if ch.Stars != nil {
		after.stars = min(max(*ch.Stars, 0), maxStars)
	}
	if len(ch.AddTags)+len(ch.RemoveTags) > 0 {
		drop := cleanTags(ch.RemoveTags)
		after.tags = cleanTags(slices.Concat(slices.DeleteFunc(slices.Clone(before.tags), func(t string) bool { return slices.Contains(drop, t) }), ch.AddTags))
	}
	to := e.l.cat.collections[ch.MoveTo]
	switch {
	case ch.Remove:
		e.remove(en)
	case to != nil && to != en.col && !to.newer:
		e.move(en, to, after)
	default:
		e.set(en, &before, after)
	}
}

// set plans to write the fields that differ.
func (e *edit) set(en *entry, before *record, after record) {
	after.fields = differing(before, &after)
	if after.fields == 0 {
		return
	}
	after.hasPuzzle = false
	e.now[en.col] = append(e.now[en.col], after)
	old := *before
	old.hasPuzzle, old.fields = false, after.fields
	e.back = append(e.back, restoring{en.col.id, old})
}

// differing returns the fields in which two records differ.
func differing(a, b *record) (set fieldSet) {
	for i, f := range fields {
		if *f.of(&a.puzzle) != *f.of(&b.puzzle) {
			set |= 1 << i
		}
	}
	if !slices.Equal(a.tags, b.tags) {
		set |= hasTags
	}
	if a.stars != b.stars {
		set |= hasStars
	}
	if a.rating != b.rating {
		set |= hasRating
	}
	return set
}

func (e *edit) remove(en *entry) {
	e.now[en.col] = append(e.now[en.col], record{num: en.num, remove: true})
	e.back = append(e.back, restoring{en.col.id, en.record()})
}

func (e *edit) move(en *entry, to *collection, after record) {
	e.remove(en)
	e.moved[to] = max(e.moved[to], to.last) + 1
	after.num = e.moved[to]
	e.now[to] = append(e.now[to], after)
	e.back = append(e.back, restoring{to.id, record{num: after.num, remove: true}})
}

// merge plans to keep the first of the copies of each form.
func (e *edit) merge(list []*entry) {
	slices.SortStableFunc(list, func(a, b *entry) int { return cmp.Or(cmp.Compare(a.form, b.form), cmp.Compare(a.id, b.id)) })
	for len(list) > 0 {
		n := 1
		for n < len(list) && list[0].form != 0 && list[n].form == list[0].form {
			n++
		}
		e.join(list[:n])
		list = list[n:]
	}
}

// join plans to keep the first of copies.
func (e *edit) join(copies []*entry) {
	before := copies[0].record()
	after := before
	for _, en := range copies[1:] {
		r := en.record()
		after.absorb(&r)
		e.remove(en)
	}
	e.set(copies[0], &before, after)
}

// absorb fills what r lacks from another record, and joins tags and notes.
func (r *record) absorb(o *record) {
	for _, f := range fields {
		if to := f.of(&r.puzzle); *to == "" {
			*to = *f.of(&o.puzzle)
		}
	}
	if note := o.puzzle.Note; note != "" && note != r.puzzle.Note {
		r.puzzle.Note = clip(r.puzzle.Note+"\n"+note, maxText)
	}
	r.tags = cleanTags(slices.Concat(r.tags, o.tags))
	r.stars = max(r.stars, o.stars)
	if r.rating.Level == 0 {
		r.rating = o.rating
	}
}

// write writes what was planned: what adds before what removes, so that a puzzle that moves
// is never nowhere.
func (e *edit) write() error {
	for _, removing := range []bool{false, true} {
		for c, list := range e.now {
			var b []byte
			for i := range list {
				if list[i].remove == removing {
					b = list[i].appendLine(b)
				}
			}
			if err := e.l.write(c, b); err != nil {
				return err
			}
		}
	}
	for c := range e.now {
		_ = e.l.compact(c) // if it fails the file only stays longer
	}
	return nil
}

func (e *edit) undo(ctx context.Context) error {
	err := e.l.change(ctx, func() error {
		again := &edit{l: e.l, now: map[*collection][]record{}}
		for _, b := range slices.Backward(e.back) {
			c, err := e.l.cat.collection(b.to)
			if err != nil {
				return err
			}
			again.now[c] = append(again.now[c], b.rec)
		}
		return again.write()
	})
	if err == nil {
		err = e.l.findForms(ctx)
	}
	return err
}

// Add adds one puzzle to a collection.
func (l *Library) Add(ctx context.Context, id CollectionID, p puzzle.Puzzle, tags ...string) (ID, error) {
	var added ID
	err := l.change(ctx, func() error {
		c, err := l.cat.collection(id)
		if err != nil {
			return err
		}
		r := record{num: c.last + 1, added: now(), hasPuzzle: true, puzzle: p, tags: cleanTags(tags)}
		if err := l.write(c, r.appendLine(nil)); err != nil {
			return err
		}
		l.cat.RLock()
		defer l.cat.RUnlock()
		added = ID(c.nums.get(r.num).id)
		return nil
	})
	if err == nil {
		err = l.findForms(ctx)
	}
	return added, err
}

func now() uint32 { return uint32(time.Now().Unix()) }
