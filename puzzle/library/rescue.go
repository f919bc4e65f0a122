package library

import (
	"context"
	"database/sql"
	"errors"

	"sudoku/puzzle/canon"
	"sudoku/puzzle/words"
)

// A rescue saves what can be read of a file.
type rescue struct {
	*change
	to      *Library
	out     *Repaired
	damaged CollectionID // of damaged puzzles, 0 until there is one
	canon.Finder
}

// bySQL saves what the database finds by itself: from the first puzzle on until it fails, and
// from the last one back.
func (r *rescue) bySQL(ctx context.Context, path string) error {
	db := connect(path, "ro", 1)
	defer db.Close()
	rows, err := db.QueryContext(ctx, allCollections)
	var failed error
	_ = eachOf(rows, err, func(rows *sql.Rows) error {
		var k keptCollection
		if err := k.scan(rows); err != nil {
			return err
		}
		failed = r.collection(&k)
		return failed
	})
	for _, query := range []string{puzzlesUp, puzzlesDown} {
		rows, err := db.QueryContext(ctx, query)
		err = eachOf(rows, err, func(rows *sql.Rows) error {
			var was sql.NullInt64
			k, err := scan(rows, &was)
			if err != nil {
				return err
			}
			if failed == nil {
				failed = r.puzzle(&k, was)
			}
			return failed
		})
		if err == nil || failed != nil || ctx.Err() != nil {
			break
		}
	}
	return errors.Join(failed, ctx.Err())
}

// A keptCollection is a collection as the database has it.
type keptCollection struct {
	id                       CollectionID
	name                     string
	last, removed, kind, sum int64
}

func (k *keptCollection) scan(rows *sql.Rows) error {
	return rows.Scan(&k.id, &k.name, &k.last, &k.removed, &k.kind, &k.sum)
}

// whole reports whether what the database has of k is what was written.
func (k *keptCollection) whole() bool {
	if k.kind == 1 {
		return k.name == "" && k.removed == 0 && k.sum == 0
	}
	return k.kind == 0 && k.sum == sumOf(k.name)+k.removed && (k.removed > 0 || k.name != "")
}

func (r *rescue) collection(k *keptCollection) error {
	switch {
	case k.id < 1:
		return nil
	case k.sum == sumOf(k.name):
		k.removed = 0
	case k.removed < 0:
		k.removed = int64(now())
	case !k.whole() && k.removed == 0:
		k.name = ""
	}
	name, to := k.name, any(nil)
	if k.removed == 0 {
		if name == "" {
			name = words.English.T("library.rescued", "n", int(k.id))
		}
		free, err := r.free(cleanName(name))
		if err != nil {
			return err
		}
		name, to = free, key(free)
	}
	_, err := r.exec(rescueCollection, int64(k.id), name, to, max(k.last, 0), k.removed, sumOf(name)+k.removed)
	return err
}

// puzzle saves a puzzle, if it isn't yet.
func (r *rescue) puzzle(k *kept, was sql.NullInt64) error {
	var one int
	if there, err := r.value(hasPuzzle, &one, int64(k.id)); err != nil || there {
		return err
	}
	to := k.collection
	if k.damaged() || to < 1 {
		if r.damaged == 0 {
			c, _, err := r.of(words.English.T("library.damagedname"))
			if err != nil {
				return err
			}
			r.damaged = c.ID
		}
		to = r.damaged
	}
	damaged := k.damaged()
	k.spoiled = false // where it is says enough
	var kind int
	there, err := r.value(kindOf, &kind, int64(to))
	ofGame := kind == 1
	if err != nil || ofGame && !k.hasTyped() {
		return err
	}
	if !there {
		lost := keptCollection{id: to}
		if was.Valid { // it was removed
			lost.removed = int64(now())
			lost.sum = lost.removed
		}
		if err := r.collection(&lost); err != nil {
			return err
		}
	}
	is, err := r.insertBy(rescuePuzzle, append(k.values(to, formOf(&r.Finder, &k.puzzle)), was, int64(k.id)))
	switch {
	case is && ofGame: // those aren't counted
		r.added--
	case is:
		if r.out.Puzzles++; damaged {
			r.out.Damaged++
		}
	}
	return err
}

// hasTyped reports whether somebody has said something of the puzzle of a game: Sync makes it again without that.
func (r *record) hasTyped() bool {
	return r.stars > 0 || len(r.tags) > 0 || r.puzzle.Author != "" || r.puzzle.Note != ""
}
