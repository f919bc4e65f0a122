package cli

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io/fs"
	"iter"
	"os"
	"path/filepath"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
	"sudoku/solver"
	rater "sudoku/solver/rate" // rate is a verb here
)

// importFiles adds the puzzles of files to a collection: of each file to that of its name,
// unless one is named.
func (l *libraryCall) importFiles(ctx context.Context, lib *library.Library, names []string) error {
	if len(names) == 0 {
		names = []string{stdin}
	}
	failed := false
	for _, file := range names {
		name := l.collection
		if name == "" {
			name = nameOf(file)
		}
		if file == stdin && l.collection == "" {
			name = l.c.lang.T("cli.library.imported")
		}
		to, err := lib.Named(ctx, name)
		if err != nil {
			return err
		}
		done, err := lib.Import(ctx, to.ID, l.puzzles(ctx, file), nil)
		if ctx.Err() != nil {
			l.c.say(words.Error("cli.library.unfinished", "n", done.Added+done.Known, "name", quoted(to.Name)))
		}
		if err != nil {
			return err
		}
		failed = failed || done.Failed > 0
		if err := l.c.write(appendRecord(nil, l.form, &imported{to.Name, done.Added, done.Known, done.Failed}, l.c.pen())); err != nil {
			return err
		}
	}
	if l.rate {
		if err := lib.Rate(ctx, new(rater.Rater).Rate, nil); err != nil {
			return err
		}
	}
	if failed {
		return errSomeFailed
	}
	return nil
}

// puzzles yields the puzzles of a file, which is their source if they name none, and says what
// could not be read.
func (l *libraryCall) puzzles(ctx context.Context, file string) iter.Seq2[puzzle.Puzzle, error] {
	name := ""
	if file != stdin {
		name = nameOf(file)
	}
	return func(yield func(puzzle.Puzzle, error) bool) {
		var search solver.Searcher
		l.c.source([]string{file}).readUntil(ctx, func(it item) bool {
			if it.err == nil && it.isSukaku(&search) {
				it.err = words.Error("library.sukaku")
			}
			p := it.Puzzle
			p.Source = cmp.Or(p.Source, name)
			if it.err != nil {
				l.c.say(it.place(it.err))
			}
			return yield(p, it.err)
		})
	}
}

// settingsFile returns where the settings are.
func settingsFile() (string, error) {
	dir, err := store.DataDir()
	return filepath.Join(dir, "settings.json"), err
}

// backup writes everything into one file.
func (l *libraryCall) backup(ctx context.Context, lib *library.Library, _ []string) error {
	path, err := settingsFile()
	if err != nil {
		return err
	}
	settings, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	err = lib.Backup(ctx, results{l.c}, settings)
	if partial, ok := errors.AsType[*library.PartialError](err); ok {
		l.c.say(partial)
		return errSomeFailed
	}
	return err
}

// restore merges a file that backup has written.
func (l *libraryCall) restore(ctx context.Context, lib *library.Library, names []string) error {
	m, err := lib.RestoreFile(ctx, names[0], nil)
	if err != nil {
		return words.Error("cli.file", "file", quoted(names[0]), "what", l.c.lang.Error(withoutPath(err)))
	}
	if err := keepSettings(m.Settings); err != nil {
		return err
	}
	for _, lost := range m.Lost {
		l.c.say(lost)
	}
	if err := l.c.write(appendRecord(nil, l.form, (*merged)(&m), l.c.pen())); err != nil || m.Refused == 0 {
		return err
	}
	return errSomeFailed
}

// keepSettings takes over the settings that there are none of.
func keepSettings(values map[string]any) error {
	path, err := settingsFile()
	if err != nil || len(values) == 0 {
		return err
	}
	there := map[string]any{}
	if b, err := os.ReadFile(path); err == nil {
		_ = json.Unmarshal(b, &there) // a damaged file is put aside below
	}
	for name := range there {
		delete(values, name)
	}
	if len(values) == 0 {
		return nil
	}
	s, err := store.OpenSettings(path, func(error) {})
	if err != nil && !errors.Is(err, store.ErrSettings) {
		return err
	}
	s.Import(values)
	return s.Flush()
}
