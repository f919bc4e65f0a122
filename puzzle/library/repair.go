package library

import (
	"context"
	"database/sql"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"sudoku/puzzle/canon"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A Repaired is what Repair has saved.
type Repaired struct {
	Collections, Puzzles int
	Damaged              int        // of these: what the file has of them isn't what was written
	Gone                 *GoneError // what can't be saved, nil if all can
	Old                  string     // where the damaged file is now
}

// Repair makes a new library of all that can be read of a damaged one in the data folder dir,
// and puts it in its place; the damaged file is kept. Puzzles that are damaged themselves are
// put into a collection of their own. No other program may use the library meanwhile.
//
// With put false it only finds out what can be saved.
func Repair(ctx context.Context, dir string, put bool) (out Repaired, err error) {
	from, work := filepath.Join(dir, fileName), filepath.Join(dir, "library.repair")
	if err := repairable(ctx, dir, from); err != nil {
		return out, err
	}
	if err := errors.Join(os.RemoveAll(work), os.MkdirAll(work, 0o700)); err != nil {
		return out, err
	}
	defer os.RemoveAll(work)
	to, out, err := saveInto(ctx, from, work, readSaved(dir))
	if err != nil {
		return out, err
	}
	defer to.Close()
	list, err := to.Collections(ctx)
	if err = errors.Join(err, to.Close()); err != nil {
		return out, err
	}
	if out.Collections = len(list); !put {
		return out, nil
	}
	out.Old = freePath(from + ".damaged-" + time.Now().Format("20060102"))
	for _, move := range [][2]string{{from + "-wal", out.Old + "-wal"}, {from + "-shm", out.Old + "-shm"}, {from, out.Old},
		{filepath.Join(work, fileName), from}, {filepath.Join(work, savedName), filepath.Join(dir, savedName)}} {
		if err := os.Rename(move[0], move[1]); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return out, err
		}
	}
	return out, nil
}

// saveInto makes a new library in the folder work of what can be read of the one at from, and of its log.
func saveInto(ctx context.Context, from, work string, beside saved) (to *Library, out Repaired, err error) {
	to, err = Open(ctx, work, store.Games{Dir: filepath.Join(work, "games")})
	if err != nil {
		return nil, out, err
	}
	r := rescue{to: to, out: &out}
	err = to.change(ctx, func(c *change) error {
		r.change = c
		source, spoiled, err := withLog(from, filepath.Join(work, "withlog.db"))
		if err != nil {
			return err
		}
		if err := r.spoiled(source, spoiled); err != nil {
			return err
		}
		if err := r.bySQL(ctx, source); err != nil {
			return err
		}
		if err := r.byPages(ctx, source); err != nil {
			return err
		}
		if _, err = c.exec(numbersUp); err != nil {
			return err
		}
		return r.gone(ctx, from, source, beside)
	})
	if err != nil {
		to.Close()
	}
	return to, out, err
}

// repairable refuses what is no damaged library, and one that a window has open.
func repairable(ctx context.Context, dir, path string) error {
	if _, err := os.Stat(path); err != nil {
		return err
	}
	if err := usable(path); err != nil {
		return err
	}
	if !emptied(path) {
		db := connect(path, "ro", 1)
		defer db.Close()
		if _, err := versionOf(ctx, db); errors.Is(err, ErrNewer) {
			return err
		}
	}
	windows, err := filepath.Glob(filepath.Join(dir, "window-*.lock"))
	for _, name := range windows {
		lock, err := store.TakeLock(name)
		if errors.Is(err, store.ErrLocked) {
			return ErrInUse
		}
		lock.Release()
	}
	return err
}

// freePath returns the first of path, path-2 and so on that is not there.
func freePath(path string) string {
	try := path
	for n := 2; ; n++ {
		if _, err := os.Lstat(try); err != nil {
			return try
		}
		try = path + "-" + strconv.Itoa(n)
	}
}

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
	if err != nil || kind == 1 {
		return err // Sync makes those again
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
	if is {
		if r.out.Puzzles++; damaged {
			r.out.Damaged++
		}
	}
	return err
}
