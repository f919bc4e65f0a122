package library

import (
	"cmp"
	"context"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"sudoku/puzzle/store"
)

// Create makes an empty collection.
func (l *Library) Create(ctx context.Context, name string) (made Collection, err error) {
	name = cleanName(name)
	err = l.change(ctx, func() error {
		id, err := l.newID(name)
		if err != nil {
			return err
		}
		err = store.WriteFile(l.path(id), 0o600, func(w io.Writer) error {
			_, err := w.Write(head(name))
			return err
		})
		if err != nil {
			return err
		}
		l.readFile(ctx, id)
		c, err := l.cat.collection(id)
		if err == nil {
			made = c.info()
		}
		return err
	})
	return made, err
}

// Named returns the collection of a name, which it makes if there is none.
func (l *Library) Named(ctx context.Context, name string) (Collection, error) {
	if c, ok := l.cat.named(cleanName(name)); ok {
		return c, nil
	}
	return l.Create(ctx, name)
}

// Rename gives a collection another name. Its file keeps its own.
func (l *Library) Rename(ctx context.Context, id CollectionID, name string) error {
	return l.change(ctx, func() error {
		c, err := l.cat.collection(id)
		if err != nil {
			return err
		}
		return l.write(c, appendName(nil, cleanName(name)))
	})
}

// removed is the folder of collections that were removed.
const removed = "removed"

// Remove moves the file of a collection to the folder "removed" beside it. undo brings it
// back.
func (l *Library) Remove(ctx context.Context, id CollectionID) (undo func(context.Context) error, err error) {
	var from, to string
	err = l.change(ctx, func() error {
		c, err := l.cat.collection(id)
		if err != nil {
			return err
		}
		dir := filepath.Join(l.dir, removed)
		if err := os.MkdirAll(dir, 0o700); err != nil {
			return err
		}
		from, to = l.path(id), free(filepath.Join(dir, string(id)), ext)
		if err := os.Rename(from, to); err != nil {
			return err
		}
		l.cat.Lock()
		defer l.cat.Unlock()
		l.cat.forget(c)
		return nil
	})
	return func(ctx context.Context) error {
		err := l.change(ctx, func() error {
			if _, err := os.Lstat(from); err == nil {
				return fs.ErrExist
			}
			if err := os.Rename(to, from); err != nil {
				return err
			}
			l.readFile(ctx, id)
			return nil
		})
		if err == nil {
			err = l.findForms(ctx)
		}
		return err
	}, err
}

// newID returns the name of a file for a collection: of the letters and digits of its name.
func (l *Library) newID(name string) (CollectionID, error) {
	base := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsLetter(r) || unicode.IsDigit(r):
			return unicode.ToLower(r)
		}
		return '-'
	}, clip(name, 60))
	base = strings.Trim(base, "-")
	if base == "" || reserved[base] {
		base = "collection"
	}
	path := free(filepath.Join(l.dir, base), ext)
	return CollectionID(strings.TrimSuffix(filepath.Base(path), ext)), nil
}

// reserved is what Windows doesn't take for the name of a file.
var reserved = map[string]bool{"con": true, "prn": true, "aux": true, "nul": true, "com1": true, "lpt1": true}

// free returns the first of base.ext, base-2.ext and so on that is not there.
func free(base, ext string) string {
	for n := 1; ; n++ {
		path := base + ext
		if n > 1 {
			path = base + "-" + strconv.Itoa(n) + ext
		}
		if _, err := os.Lstat(path); err != nil {
			return path
		}
	}
}

// cleanName returns a name as collections have them.
func cleanName(name string) string {
	name = strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
	if name = clip(name, maxName); name == "" {
		return "?"
	}
	return name
}

// inOrder returns the entries of c as they were added.
func (c *collection) inOrder() []*entry {
	list := make([]*entry, 0, c.nums.n)
	for e := range c.nums.all {
		list = append(list, e)
	}
	slices.SortFunc(list, func(a, b *entry) int { return cmp.Compare(a.num, b.num) })
	return list
}
