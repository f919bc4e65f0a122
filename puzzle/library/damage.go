package library

import (
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
	return l.T("library.damaged", "name", e.Name, "n", e.Lines)
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
