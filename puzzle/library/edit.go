package library

import (
	"context"
	"database/sql"
	"encoding/json"
	"slices"

	"sudoku/puzzle/canon"
)

// A Change says what to change in puzzles. What is nil or empty stays.
type Change struct {
	Stars               *int
	AddTags, RemoveTags []string
	MoveTo              CollectionID
	Remove              bool
	Merge               bool // of those that are copies of each other, keep the first, with the tags and notes of all
}

// Edit changes puzzles, all or none. It returns when that is on the disk. A puzzle that is
// moved to a collection which has the same completes that. undo changes them back, and may be
// called once; where somebody has changed them since, it takes that back too.
func (l *Library) Edit(ctx context.Context, ids []ID, ch Change) (undo func(context.Context) error, err error) {
	number := l.edits.Add(1)
	list, err := json.Marshal(ids)
	if err != nil {
		return nil, err
	}
	if len(ids) > firstBatch {
		defer l.db.widen(ctx)()
	}
	err = l.db.change(ctx, func(c *change) error {
		e := &edit{change: c, number: number, to: ch.MoveTo}
		if _, err := c.exec(emptyChosen); err != nil {
			return err
		}
		if _, err := c.exec(putChosen, string(list)); err != nil {
			return err
		}
		return e.all(&ch)
	})
	return func(ctx context.Context) error { return l.db.undo(ctx, number) }, err
}

// An edit is changes of the chosen puzzles.
type edit struct {
	*change
	number int64
	bin    CollectionID // of what is removed, 0 until it is needed
	to     CollectionID
	last   uint32 // the last number given in to
	canon.Finder
}

func (e *edit) all(ch *Change) error {
	if e.to != 0 {
		_, last, err := e.byID(e.to)
		if err != nil {
			return err
		}
		e.last = last
	}
	if ch.Merge {
		if err := e.merge(); err != nil {
			return err
		}
	} else if err := e.chosen(func(k *kept) error { return e.one(k, ch) }); err != nil {
		return err
	}
	if e.to == 0 {
		return nil
	}
	_, err := e.exec(setLast, e.last, int64(e.to))
	return err
}

// chosen calls do with the chosen puzzles.
func (e *edit) chosen(do func(*kept) error) error {
	for last := ID(0); ; {
		list, err := e.puzzles(chosenAfter, int64(last))
		if err != nil || len(list) == 0 {
			return err
		}
		for i := range list {
			if err := do(&list[i]); err != nil {
				return err
			}
			last = list[i].id
		}
		if e.ctx.Err() != nil {
			return e.ctx.Err()
		}
	}
}

// puzzles reads the puzzles of a query.
func (s *statements) puzzles(query string, args ...any) (list []kept, err error) {
	err = s.each(query, args, func(rows *sql.Rows) error {
		k, err := scan(rows)
		list = append(list, k)
		return err
	})
	return list, err
}

// puzzle reads the puzzle of a query; ok is whether there is one.
func (s *statements) puzzle(query string, args ...any) (k kept, ok bool, err error) {
	list, err := s.puzzles(query, args...)
	if len(list) == 0 {
		return k, false, err
	}
	return list[0], true, err
}

// one makes a change of a puzzle.
func (e *edit) one(k *kept, ch *Change) error {
	after := k.record
	if ch.Stars != nil {
		after.stars = min(max(*ch.Stars, 0), maxStars)
	}
	if len(ch.AddTags)+len(ch.RemoveTags) > 0 {
		drop := cleanTags(ch.RemoveTags)
		after.tags = cleanTags(slices.Concat(slices.DeleteFunc(slices.Clone(k.tags), func(t string) bool { return slices.Contains(drop, t) }), ch.AddTags))
	}
	switch {
	case ch.Remove:
		return e.remove(k)
	case e.to != 0 && e.to != k.collection:
		return e.move(k, after)
	}
	return e.set(k, after)
}

// set writes a puzzle that has changed.
func (e *edit) set(k *kept, after record) error {
	if differing(&k.record, &after) == 0 {
		return nil
	}
	if err := e.remember(k); err != nil {
		return err
	}
	return e.rewrite(k, after)
}

// put writes a puzzle into a collection.
func (e *edit) put(k *kept, to CollectionID, after record, was any) error {
	if err := e.remember(k); err != nil {
		return err
	}
	return e.write(k.id, to, after, was, formOf(&e.Finder, &after.puzzle))
}

// remember keeps what a puzzle was.
func (e *edit) remember(k *kept) error {
	_, err := e.exec(putUndo, e.number, int64(k.id), int64(k.collection), string(k.appendLine(nil)))
	return err
}

// remove moves a puzzle to a collection of what was removed.
func (e *edit) remove(k *kept) error {
	if e.bin == 0 {
		when := int64(now())
		if _, err := e.exec(newCollection, "", nil, when, sumOf("")+when); err != nil {
			return err
		}
		if _, err := e.value("SELECT last_insert_rowid()", &e.bin); err != nil {
			return err
		}
	}
	return e.put(k, e.bin, k.record, int64(k.collection))
}

// value reads one value into to; ok is whether there is one.
func (s *statements) value(query string, to any, args ...any) (ok bool, err error) {
	return s.one(query, args, []any{to})
}

// move moves a puzzle, or completes the same one there with it.
func (e *edit) move(k *kept, after record) error {
	there, ok, err := e.puzzle(puzzleBySame, formOf(&e.Finder, &after.puzzle), int64(e.to), identity(&after.puzzle))
	if err != nil {
		return err
	}
	if ok {
		whole := there.record
		whole.complete(&after)
		if err := e.set(&there, whole); err != nil {
			return err
		}
		return e.remove(k)
	}
	e.last++
	after.num = e.last
	return e.put(k, e.to, after, nil)
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
