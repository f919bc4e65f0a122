package library

import (
	"archive/zip"
	"bytes"
	"context"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"
	"time"

	"sudoku/puzzle/store"
)

// A record file is a zip of text files:
//
//	sudoku-desk.txt          its form and version
//	games/NAME.sudoku        as they are
//	collections/NAME.txt     as they are, without stale lines
//	practice.txt             what was answered in lessons
//	settings.json
//	statistics.csv           for people; Restore makes its own from the games
const (
	recordName    = "sudoku-desk.txt"
	recordForm    = "sudoku-desk record "
	recordVersion = 1
	settingsName  = "settings.json"
	csvName       = "statistics.csv"
)

// IsRecord reports whether a file that begins so was written by Backup. 64 bytes are enough.
func IsRecord(begin []byte) bool {
	const before = 30 // bytes of the first file's header, then comes its name
	return len(begin) > before && bytes.HasPrefix(begin, []byte("PK\x03\x04")) && bytes.HasPrefix(begin[before:], []byte(recordName))
}

// Backup writes everything into a record file: the games, the collections, and settings, the
// text of the settings file, if there is any. It reads the games anew.
func (l *Library) Backup(ctx context.Context, w io.Writer, settings []byte) error {
	if err := l.Sync(ctx); err != nil {
		return err
	}
	b := &backup{zip: zip.NewWriter(w), when: time.Now()}
	b.put(recordName, time.Time{}, []byte(fmt.Sprint(recordForm, recordVersion, "\n")))
	if err := l.backupGames(ctx, b); err != nil {
		return err
	}
	if err := l.backupCollections(ctx, b); err != nil {
		return err
	}
	if err := l.backupPractice(b); err != nil {
		return err
	}
	if len(settings) > 0 {
		b.put(settingsName, time.Time{}, settings)
	}
	list, err := l.Outcomes(ctx)
	if err != nil {
		return err
	}
	var table bytes.Buffer
	if err := WriteCSV(&table, list); err != nil {
		return err
	}
	b.put(csvName, time.Time{}, table.Bytes())
	if b.err != nil {
		return b.err
	}
	return b.zip.Close()
}

// A backup writes a record file, and keeps the first error.
type backup struct {
	zip  *zip.Writer
	when time.Time
	err  error
}

func (b *backup) put(name string, modified time.Time, text []byte) {
	if b.err != nil {
		return
	}
	if modified.IsZero() {
		modified = b.when
	}
	w, err := b.zip.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: modified})
	if err == nil {
		_, err = w.Write(text)
	}
	b.err = err
}

func (l *Library) backupGames(ctx context.Context, b *backup) error {
	list, err := l.games.List()
	if err != nil {
		return err
	}
	for _, g := range list {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		f, err := store.Open(l.games.Path(g.Name))
		if err != nil {
			continue // it was removed meanwhile, or nobody can read it
		}
		text, err := io.ReadAll(io.LimitReader(f, maxGame+1))
		f.Close()
		if err != nil || len(text) > maxGame {
			continue
		}
		b.put(gamesFolder+g.Name, g.Saved, text)
	}
	return b.err
}

func (l *Library) backupCollections(ctx context.Context, b *backup) error {
	release, err := l.hold(ctx)
	defer release()
	if err != nil {
		return err
	}
	l.cat.RLock()
	var list []*collection
	for _, c := range l.cat.collections {
		if c.reading == nil {
			list = append(list, c)
		}
	}
	l.cat.RUnlock()
	slices.SortFunc(list, func(a, b *collection) int { return strings.Compare(string(a.id), string(b.id)) })
	for _, c := range list {
		var text bytes.Buffer
		if c.newer {
			raw, err := os.ReadFile(l.path(c.id))
			if err != nil {
				continue
			}
			text.Write(raw)
		} else if err := l.cat.writeAll(&text, c); err != nil {
			return err
		}
		b.put(collectionsFolder+string(c.id)+ext, time.Time{}, text.Bytes())
	}
	return b.err
}
