package library

import (
	"context"
	"database/sql"
)

// A knownPuzzles is what is said of puzzles that were played, by their givens.
type knownPuzzles map[string]*record

// knownTo reads what is known of the puzzles of games: by those that no collection had, and by those
// that a collection has.
func (d *database) knownTo(ctx context.Context, id CollectionID) (knownPuzzles, error) {
	known := knownPuzzles{}
	err := d.query(ctx, knownPlayed, []any{int64(id)}, func(rows *sql.Rows) error {
		k, err := scan(rows)
		if err != nil || k.damaged() {
			return err
		}
		key := string(givensOf(&k.puzzle))
		if r := known[key]; r != nil {
			r.absorb(&k.record)
		} else {
			known[key] = &k.record
		}
		return nil
	})
	return known, err
}

// complete gives a puzzle that is added what is known of it, and it lacks.
func (k knownPuzzles) complete(r *record) {
	if len(k) == 0 {
		return
	}
	if known := k[string(givensOf(&r.puzzle))]; known != nil {
		r.complete(known)
	}
}
