package library

import (
	"context"
	"database/sql"
	"slices"
	"strconv"
	"strings"
	"time"
	"unicode"

	"sudoku/puzzle/words"
)

// Collections lists the collections by name.
func (l *Library) Collections(ctx context.Context) (list []Collection, err error) {
	err = l.db.query(ctx, listCollections, nil, func(rows *sql.Rows) error {
		var c Collection
		var sum int64
		err := rows.Scan(&c.ID, &c.Name, &sum, &c.Len)
		if c.Fault = l.damage.of(c); sum != sumOf(c.Name) {
			c.Fault = words.Error("library.namedamaged", "name", words.Visible(c.Name))
		}
		list = append(list, c)
		return err
	})
	slices.SortFunc(list, func(a, b Collection) int {
		if n := strings.Compare(words.Fold(a.Name), words.Fold(b.Name)); n != 0 {
			return n
		}
		return int(a.ID - b.ID)
	})
	return list, err
}

// Create makes an empty collection. The error is ErrExists if there is one of that name,
// whatever its case.
func (l *Library) Create(ctx context.Context, name string) (made Collection, err error) {
	err = l.db.change(ctx, func(c *change) error {
		if there, _, err := c.named(name); err != nil || there.ID != 0 {
			return orExists(err)
		}
		made, err = c.create(name)
		return err
	})
	return made, err
}

func orExists(err error) error {
	if err == nil {
		return ErrExists
	}
	return err
}

// Named returns the collection of a name, which it makes if there is none.
func (l *Library) Named(ctx context.Context, name string) (found Collection, err error) {
	err = l.db.change(ctx, func(c *change) error {
		found, _, err = c.of(name)
		return err
	})
	return found, err
}

// of is Named within a change; made reports whether there was none.
func (c *change) of(name string) (found Collection, made bool, err error) {
	if found, _, err = c.named(name); err != nil || found.ID != 0 {
		return found, false, err
	}
	found, err = c.create(name)
	return found, true, err
}

// named returns the collection of a name, if there is one, and the last number given in it.
func (c *change) named(name string) (found Collection, last uint32, err error) {
	_, err = c.one(collectionByKey, []any{key(name)}, []any{&found.ID, &found.Name, &last})
	return found, last, err
}

// byID returns a collection, and the last number given in it.
func (c *change) byID(id CollectionID) (found Collection, last uint32, err error) {
	ok, err := c.one(collectionByID, []any{int64(id)}, []any{&found.ID, &found.Name, &last})
	if err == nil && !ok {
		err = ErrNoCollection
	}
	return found, last, err
}

func (c *change) create(name string) (made Collection, err error) {
	if _, err = c.exec(newCollection, cleanName(name), key(name), 0, sumOf(cleanName(name))); err != nil {
		return made, err
	}
	made, _, err = c.named(name)
	return made, err
}

// Rename gives a collection another name. The error is ErrExists if another has it.
func (l *Library) Rename(ctx context.Context, id CollectionID, name string) error {
	return l.db.change(ctx, func(c *change) error {
		if _, _, err := c.byID(id); err != nil {
			return err
		}
		if there, _, err := c.named(name); err != nil || there.ID != 0 && there.ID != id {
			return orExists(err)
		}
		_, err := c.exec(renameTo, cleanName(name), key(name), sumOf(cleanName(name)), int64(id))
		return err
	})
}

// Remove removes a collection with its puzzles. undo brings it back, for keepRemoved at least.
func (l *Library) Remove(ctx context.Context, id CollectionID) (undo func(context.Context) error, err error) {
	var name string
	err = l.db.change(ctx, func(c *change) error {
		was, _, err := c.byID(id)
		if err != nil {
			return err
		}
		name = was.Name
		_, err = c.exec(removeIt, time.Now().Unix(), int64(id))
		return err
	})
	return func(ctx context.Context) error { return l.BringBack(ctx, Collection{ID: id, Name: name}) }, err
}

// BringBack brings back a collection that was removed. If another has its name by now it gets
// a number behind that.
func (l *Library) BringBack(ctx context.Context, was Collection) error {
	return l.db.change(ctx, func(c *change) error {
		free, err := c.free(was.Name)
		if err != nil {
			return err
		}
		n, err := c.exec(bringBack, free, key(free), sumOf(free), int64(was.ID))
		if err == nil && n == 0 {
			err = ErrNoCollection
		}
		return err
	})
}

// Removed lists the collections that can be brought back, the one that was removed last first.
func (l *Library) Removed(ctx context.Context) (list []Collection, err error) {
	err = l.db.query(ctx, listRemoved, nil, func(rows *sql.Rows) error {
		var c Collection
		err := rows.Scan(&c.ID, &c.Name)
		list = append(list, c)
		return err
	})
	return list, err
}

// free returns a name that no collection has: name, or with a number.
func (c *change) free(name string) (string, error) {
	for n := 1; ; n++ {
		try := name
		if n > 1 {
			try = clip(name, maxName-20) + " " + strconv.Itoa(n)
		}
		if there, _, err := c.named(try); err != nil || there.ID == 0 {
			return try, err
		}
	}
}

// keepRemoved is how long what was removed is kept.
const keepRemoved = 30 * 24 * time.Hour

// purge deletes what was removed long ago, a part at a time.
func (d *database) purge(ctx context.Context) error {
	var list []int64
	err := d.query(ctx, oldRemoved, []any{time.Now().Add(-keepRemoved).Unix()}, func(rows *sql.Rows) error {
		var k keptCollection
		err := rows.Scan(&k.id, &k.name, &k.removed, &k.sum)
		if k.whole() { // else it may not have been removed at all
			list = append(list, int64(k.id))
		}
		return err
	})
	for _, id := range list {
		for n := int64(1); n > 0 && err == nil; {
			err = d.change(ctx, func(c *change) (err error) {
				n, err = c.deleteAll(unfindPart, emptyPart, id)
				if c.moved -= n; err == nil && n == 0 {
					_, err = c.exec(dropCollection, id)
				}
				return err
			})
		}
	}
	return err
}

// maxName is how many bytes the name of a collection may have.
const maxName = 200

// cleanName returns a name as collections have them.
func cleanName(name string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
	if name = clip(name, maxName); name == "" {
		return "?"
	}
	return name
}

// key is the same for names that differ by their case alone.
func key(name string) string { return strings.ToLower(cleanName(name)) }
