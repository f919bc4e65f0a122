package library

import (
	"cmp"
	"context"
	"sync"

	"sudoku/puzzle/words"
)

// A DamageError says that puzzles of a collection are damaged: what the file has of them
// isn't what was written.
type DamageError struct {
	Name  string
	Lines int
}

func (e *DamageError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *DamageError) In(l words.Lang) string {
	return l.T("library.damaged", "name", cmp.Or(e.Name, l.T("library.view.played")), "n", e.Lines)
}

// damage is the damaged puzzles that were seen, by their collections.
type damage struct {
	sync.Mutex
	seen map[CollectionID]map[ID]bool
}

func (d *damage) found(k *kept) {
	d.Lock()
	defer d.Unlock()
	if d.seen == nil {
		d.seen = map[CollectionID]map[ID]bool{}
	}
	if d.seen[k.collection] == nil {
		d.seen[k.collection] = map[ID]bool{}
	}
	d.seen[k.collection][k.id] = true
}

// of returns the damage of a collection.
func (d *damage) of(c Collection) error {
	d.Lock()
	defer d.Unlock()
	if n := len(d.seen[c.ID]); n > 0 {
		return &DamageError{c.Name, n}
	}
	return nil
}

// Damage says what of the library was found damaged so far: the names of collections, and the
// puzzles that were read.
func (l *Library) Damage(ctx context.Context) (list []error, err error) {
	collections, err := l.Collections(ctx)
	for _, c := range collections {
		if c.Fault != nil {
			list = append(list, c.Fault)
		}
	}
	var games CollectionID
	if err == nil {
		err = cause(ctx, l.db.reader.QueryRowContext(ctx, ofGames).Scan(&games))
	}
	if fault := l.damage.of(Collection{ID: games}); fault != nil {
		list = append(list, fault)
	}
	return list, err
}
