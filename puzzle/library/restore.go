package library

import (
	"archive/zip"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"io"
	"path"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"sudoku/puzzle/practice"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// Errors of Restore.
var (
	ErrNoRecord    = words.Error("library.norecord")    // it is something else
	ErrRecordNewer = words.Error("library.recordnewer") // a later version of the program wrote it
	ErrTooLarge    = words.Error("library.toolarge")    // larger than any that Backup writes
)

// Limits of a record file, which docs/dev/library.md names.
const (
	maxGame       = 16 << 20 // bytes of a game
	maxCollection = 1 << 30  // bytes of a collection
	maxSettings   = 1 << 20
	maxFiles      = 200_000 // in the zip
	maxTotal      = 2 << 30 // bytes of all files, unpacked
	maxFileName   = 200     // bytes of a file's name
)

// The folders of a record file.
const (
	gamesFolder       = "games/"
	collectionsFolder = "collections/"
)

// Merged says what Restore did.
type Merged struct {
	Games       int            // new ones
	Continued   int            // games that the record has more moves of
	Both        int            // games kept beside one of the same name that went another way
	Puzzles     int            // new in the collections
	Collections int            // new ones
	Refused     int            // files in the record that can't be used
	Settings    map[string]any // of the record; the caller keeps those that it has none of. nil if there are none
}

// Restore merges a record file into what there is. Nothing is lost and nothing doubled: of
// a game that is there too, that with more moves stays if the other is its beginning, else
// both; of a puzzle that is in the collection of the same name with the same title, source
// and date, only what it lacks is taken.
func (l *Library) Restore(ctx context.Context, r io.ReaderAt, size int64) (m Merged, err error) {
	files, err := openRecord(r, size)
	if err != nil {
		return m, err
	}
	in := &restore{l: l, m: &m, left: maxTotal}
	seen := map[string]bool{}
	for _, f := range files {
		if ctx.Err() != nil {
			return m, ctx.Err()
		}
		fold := strings.ToLower(f.Name) // one file on some systems
		if err := in.file(ctx, f, seen[fold]); err != nil {
			return m, err
		}
		seen[fold] = true
	}
	return m, l.Sync(ctx)
}

// openRecord returns the files of a record file in the order of their names.
func openRecord(r io.ReaderAt, size int64) ([]*zip.File, error) {
	z, err := zip.NewReader(r, size)
	if errors.Is(err, zip.ErrFormat) || errors.Is(err, zip.ErrAlgorithm) || errors.Is(err, zip.ErrChecksum) || errors.Is(err, io.ErrUnexpectedEOF) {
		return nil, ErrNoRecord
	}
	if err != nil && !errors.Is(err, zip.ErrInsecurePath) {
		return nil, err
	}
	if len(z.File) > maxFiles {
		return nil, ErrTooLarge
	}
	at := slices.IndexFunc(z.File, func(f *zip.File) bool { return f.Name == recordName })
	if at < 0 {
		return nil, ErrNoRecord
	}
	text, err := unpack(z.File[at], 100)
	value, ok := strings.CutPrefix(strings.TrimSpace(string(text)), recordForm)
	version, bad := strconv.ParseUint(value, 10, 32)
	switch {
	case err != nil, !ok, bad != nil, version == 0:
		return nil, ErrNoRecord
	case version > recordVersion:
		return nil, ErrRecordNewer
	}
	files := slices.Clone(z.File)
	slices.SortStableFunc(files, func(a, b *zip.File) int { return cmp.Compare(a.Name, b.Name) })
	return files, nil
}

var errUnusable = errors.New("unusable")

// unpack returns what a file holds; the error is errUnusable if that is more than limit or
// damaged.
func unpack(f *zip.File, limit int64) ([]byte, error) {
	if !f.Mode().IsRegular() || f.UncompressedSize64 > uint64(limit) {
		return nil, errUnusable
	}
	in, err := f.Open()
	if err != nil {
		return nil, errUnusable
	}
	defer in.Close()
	text, err := io.ReadAll(io.LimitReader(in, limit+1)) // what the header says need not be true
	if err != nil || int64(len(text)) > limit {
		return nil, errUnusable
	}
	return text, nil
}

// A restore merges one record file.
type restore struct {
	l    *Library
	m    *Merged
	left int64 // bytes that may still be unpacked
}

// file merges a file of the record. One that can't be used is counted; its name is never
// used as a path.
func (in *restore) file(ctx context.Context, f *zip.File, twice bool) error {
	folder, name := path.Split(f.Name)
	limit := int64(0)
	switch {
	case f.Name == recordName && !twice, f.Name == csvName && !twice, strings.HasSuffix(f.Name, "/"):
		return nil
	case twice || !plainName(name):
	case folder == gamesFolder && store.IsGame(name):
		limit = maxGame
	case folder == collectionsFolder && strings.HasSuffix(name, ext):
		limit = maxCollection
	case f.Name == practice.FileName:
		limit = maxPractice
	case f.Name == settingsName:
		limit = maxSettings
	}
	text, err := []byte(nil), errUnusable
	if limit > 0 {
		text, err = unpack(f, min(limit, in.left))
	}
	if err == nil {
		in.left -= int64(len(text))
		switch {
		case folder == gamesFolder:
			err = in.game(name, f, text)
		case folder == collectionsFolder:
			err = in.collection(ctx, CollectionID(strings.TrimSuffix(name, ext)), text)
		case f.Name == practice.FileName:
			err = in.practice(ctx, text)
		default:
			err = json.Unmarshal(text, &in.m.Settings)
			if err != nil {
				in.m.Settings, err = nil, errUnusable
			}
		}
	}
	if errors.Is(err, errUnusable) {
		in.m.Refused++
		return nil
	}
	return err
}

// plainName reports whether a name can be that of a file on every system.
func plainName(name string) bool {
	if name == "" || len(name) > maxFileName || name[0] == '.' || !utf8.ValidString(name) || strings.TrimSpace(name) != name {
		return false
	}
	base, _, _ := strings.Cut(strings.ToLower(name), ".")
	return !reserved[base] && !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) || r == 0x7f })
}

// collection merges the text of a collection into that of the same name.
func (in *restore) collection(ctx context.Context, id CollectionID, text []byte) error {
	from, err := readCollection(ctx, id, text)
	if err != nil {
		return err
	}
	name := from.info().Name
	_, known := in.l.cat.named(name)
	to, err := in.l.Named(ctx, name)
	if err != nil {
		return err
	}
	if !known {
		in.m.Collections++
	}
	return in.l.change(ctx, func() error {
		c, err := in.l.cat.collection(to.ID)
		if err != nil {
			return err
		}
		e, added := in.joining(c, from)
		if err := e.write(); err != nil {
			return err
		}
		in.m.Puzzles += added
		return nil
	})
}

// readCollection reads a collection from its text, into a catalogue of its own.
func readCollection(ctx context.Context, id CollectionID, text []byte) (*collection, error) {
	cat := newCatalogue()
	f := bytes.NewReader(text)
	c, err := cat.begin(nil, id, f)
	if err != nil || c.newer {
		return nil, errUnusable
	}
	return c, cat.readLines(ctx, c, f)
}

// joining plans to add what from has and c lacks. Where a puzzle is in from several times,
// so it will be in c.
func (in *restore) joining(c, from *collection) (e *edit, added int) {
	e = &edit{l: in.l, now: map[*collection][]record{}}
	in.l.cat.RLock()
	defer in.l.cat.RUnlock()
	there := map[uint64][]*entry{}
	for _, en := range c.inOrder() {
		p := en.puzzle()
		there[identity(&p)] = append(there[identity(&p)], en)
	}
	for _, en := range from.inOrder() {
		r := en.record()
		k := identity(&r.puzzle)
		if same := there[k]; len(same) > 0 {
			there[k] = same[1:]
			before := same[0].record()
			after := before
			after.complete(&r)
			e.set(same[0], &before, after)
			continue
		}
		added++
		r.num = c.last + uint32(added)
		e.now[c] = append(e.now[c], r)
	}
	return e, added
}

// complete fills what r lacks from another record, and joins the tags.
func (r *record) complete(o *record) {
	note := r.puzzle.Note
	r.absorb(o)
	if note != "" {
		r.puzzle.Note = note // else each restoring would add the other
	}
	if own := r.stars; own != 0 {
		r.stars = own
	}
}
