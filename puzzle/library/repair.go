package library

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strconv"
	"time"

	"sudoku/puzzle/store"
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
	err = to.db.change(ctx, func(c *change) error {
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
