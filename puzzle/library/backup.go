package library

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"context"
	"database/sql"
	"fmt"
	"hash/crc32"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode"

	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
)

// A record file is a zip of text files:
//
//	sudoku-desk.txt          its form and version
//	games/NAME.sudoku        as they are
//	collections/NAME.txt     see line.go; a large one in parts
//	games.txt                stars, tags, authors and notes of games' puzzles
//	practice.txt             what was answered in lessons
//	settings.json
//	statistics.csv           for people; Restore makes its own from the games
//
// Another form of a collection or of the answers makes another version of the record.
// Collections are compressed so that a damaged byte costs no more than its own line or two (huffman.go),
// and the answers aren't.
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
// text of the settings file, if there is any. It reads the games anew. Of a damaged library it writes what can
// be read; the error is a *PartialError then.
func (l *Library) Backup(ctx context.Context, w io.Writer, settings []byte) error {
	from := backupSource{Library: l}
	defer from.close()
	if err := from.try(ctx, func(l *Library) error { return l.Sync(ctx) }); err != nil {
		return err
	}
	b := &backup{zip: zip.NewWriter(w), when: time.Now(), used: map[string]bool{}}
	b.put(recordName, b.when, []byte(fmt.Sprint(recordForm, recordVersion, "\n")), zip.Store)
	if err := b.games(ctx, l.played.games); err != nil {
		return err
	}
	if err := from.try(ctx, func(l *Library) error { return b.collections(ctx, l) }); err != nil {
		return err
	}
	if err := from.try(ctx, func(l *Library) error { return b.ofGames(ctx, l) }); err != nil {
		return err
	}
	b.practice(practicePath(l.db.dir))
	if len(settings) > 0 {
		b.put(settingsName, b.when, settings, zip.Deflate)
	}
	var list []Outcome
	err := from.try(ctx, func(l *Library) (err error) {
		list, err = l.Outcomes(ctx)
		return err
	})
	if err != nil {
		return err
	}
	var table bytes.Buffer
	if err := WriteCSV(&table, list); err != nil {
		return err
	}
	b.put(csvName, b.when, table.Bytes(), zip.Deflate)
	if b.err != nil {
		return b.err
	}
	if err := b.zip.Close(); err != nil || from.partial == nil {
		return err
	}
	return from.partial
}

// A backup writes a record file, and keeps the first error.
type backup struct {
	zip    *zip.Writer
	when   time.Time
	packed bytes.Buffer
	packer *flate.Writer
	lines  []byte          // a collection, packed
	used   map[string]bool // names of files of collections
	err    error
}

// put writes a file with its size before it, so that it can be found without the list of files.
func (b *backup) put(name string, modified time.Time, text []byte, method uint16) {
	packed := text
	if method == zip.Deflate && b.err == nil {
		packed = b.pack(text)
	}
	b.write(name, modified, text, packed, method)
}

// putLines is put for the lines of a collection.
func (b *backup) putLines(name string, modified time.Time, text []byte) {
	b.lines = lineCodes().pack(b.lines[:0], text)
	b.write(name, modified, text, b.lines, zip.Deflate)
}

func (b *backup) write(name string, modified time.Time, text, packed []byte, method uint16) {
	if b.err != nil {
		return
	}
	h := &zip.FileHeader{Name: name, Method: method, Extra: extra(modified), CRC32: crc32.ChecksumIEEE(text),
		UncompressedSize64: uint64(len(text)), CompressedSize64: uint64(len(packed))}
	w, err := b.zip.CreateRaw(h)
	if err == nil {
		_, err = w.Write(packed)
	}
	b.err = err
}

func (b *backup) pack(text []byte) []byte {
	b.packed.Reset()
	if b.packer == nil {
		b.packer, _ = flate.NewWriter(&b.packed, flate.DefaultCompression)
	} else {
		b.packer.Reset(&b.packed)
	}
	_, _ = b.packer.Write(text) // into memory
	_ = b.packer.Close()
	return b.packed.Bytes()
}

func (b *backup) games(ctx context.Context, games store.Games) error {
	list, err := games.List()
	if err != nil {
		return err
	}
	for _, g := range list {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		f, err := store.Open(games.Path(g.Name))
		if err != nil {
			continue // it was removed meanwhile, or nobody can read it
		}
		text, err := io.ReadAll(io.LimitReader(f, maxGame+1))
		f.Close()
		if err != nil || len(text) > maxGame {
			continue
		}
		b.put(gamesFolder+g.Name, g.Saved, text, zip.Deflate)
	}
	return b.err
}

// partSize is about how many bytes a part of a collection has.
const partSize = 1 << 20

func (b *backup) collections(ctx context.Context, l *Library) error {
	list, err := l.Collections(ctx)
	for _, c := range list {
		if err == nil {
			err = b.collection(ctx, l, c)
		}
	}
	return err
}

func (b *backup) collection(ctx context.Context, l *Library, c Collection) error {
	begin := head(c.Name)
	text := bytes.Clone(begin)
	put := func() {
		b.putLines(collectionsFolder+freeName(c.Name, b.used)+ext, b.when, text)
		text = append(text[:0], begin...)
	}
	err := l.db.query(ctx, puzzlesOf, []any{int64(c.ID)}, func(rows *sql.Rows) error {
		k, err := scan(rows)
		if err != nil {
			return err
		}
		if k.damaged() {
			l.damage.found(&k)
		}
		if text = k.appendLine(text); len(text) > partSize {
			put()
		}
		return b.err
	})
	put()
	if err == nil {
		err = b.err
	}
	return err
}

// head returns the first lines of a collection's text.
func head(name string) []byte {
	b := append([]byte(formName), strconv.Itoa(formVersion)...)
	b = append(b, '\n')
	start := len(b)
	b = strconv.AppendQuoteToGraphic(append(b, "name "...), name)
	return appendSum(b, start)
}

// freeName returns the name of a file for a collection, of the letters and digits of its name,
// that is not used yet.
func freeName(name string, used map[string]bool) string {
	base := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return '-'
	}, clip(name, 60))
	base = strings.Trim(base, "-")
	if base == "" || reserved[base] {
		base = "collection"
	}
	free := base
	for n := 2; used[free]; n++ {
		free = base + "-" + strconv.Itoa(n)
	}
	used[free] = true
	return free
}

// reserved is what Windows doesn't take for the name of a file.
var reserved = map[string]bool{"con": true, "prn": true, "aux": true, "nul": true, "com1": true, "lpt1": true}

// practice writes the answers to lessons. What can't be read must not keep the rest from
// being backed up.
func (b *backup) practice(path string) {
	answers, _, err := practice.Load(path)
	var text bytes.Buffer
	if err == nil && len(answers) > 0 && practice.Write(&text, answers) == nil {
		b.put(practice.FileName, b.when, text.Bytes(), zip.Store)
	}
}
