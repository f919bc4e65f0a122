package library

import (
	"context"
	"database/sql"
	"errors"
	"os"
	"path/filepath"

	"sudoku/puzzle/words"
)

// A PartialError says that a backup was written, but that the library is damaged and what of it isn't there.
type PartialError struct {
	Gone *GoneError // nil if nothing is known to be lost
}

func (e *PartialError) Error() string { return e.In(words.English) }

// In returns the message in a language.
func (e *PartialError) In(l words.Lang) string {
	parts := []string{l.T("library.partial")}
	if e.Gone != nil {
		parts = append(parts, l.Error(e.Gone))
	}
	return l.Sentences(append(parts, l.T("library.canrepair"))...)
}

// A backupSource is the library that is backed up or, where that is damaged, what can be saved of it.
type backupSource struct {
	*Library
	work    string // the folder of what was saved, "" if nothing had to be
	partial *PartialError
}

// try runs do with the library, and again with what can be saved of it if it is damaged.
func (s *backupSource) try(ctx context.Context, do func(*Library) error) error {
	err := s.db.fault
	if s.Readable() {
		err = do(s.Library)
	}
	if !errors.Is(err, ErrDamaged) || s.partial != nil {
		return err
	}
	if err := s.save(ctx); err != nil {
		return err
	}
	return do(s.Library)
}

// save saves what can be read into a new library. Games are read from their files.
func (s *backupSource) save(ctx context.Context) (err error) {
	if s.work, err = os.MkdirTemp("", "sudoku-desk-"); err != nil {
		return err
	}
	from, games := filepath.Join(s.db.dir, fileName), s.played.games
	if s.Readable() {
		if from, err = copyPages(ctx, s.db.reader, filepath.Join(s.work, "damaged.db")); err != nil {
			return cause(ctx, err)
		}
	}
	to, out, err := saveInto(ctx, from, s.work, readSaved(s.db.dir))
	if err != nil {
		return err
	}
	to.played.games = games
	s.Library, s.partial = to, &PartialError{out.Gone}
	return to.Sync(ctx)
}

// close ends the use of what was saved.
func (s *backupSource) close() {
	if s.partial != nil {
		s.db.close()
	}
	if s.work != "" {
		_ = os.RemoveAll(s.work)
	}
}

// copyPages writes the pages of a database that is open into a new file. To open its own file beside SQLite would
// end the locks of the system on it.
func copyPages(ctx context.Context, db *sql.DB, to string) (path string, err error) {
	f, err := os.OpenFile(to, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o600)
	if err != nil {
		return to, err
	}
	rows, err := db.QueryContext(ctx, allPages)
	err = eachOf(rows, err, func(rows *sql.Rows) error {
		var page sql.RawBytes
		if err := rows.Scan(&page); err != nil {
			return err
		}
		_, err := f.Write(page)
		return err
	})
	return to, errors.Join(err, f.Close())
}
