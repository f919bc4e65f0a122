package library

import (
	"bufio"
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"hash/crc32"
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
)

var errUnusable = errors.New("unusable")

// Limits of a record file, which docs/dev/library.md names.
const (
	maxGame       = 16 << 20 // bytes of a game
	maxCollection = 1 << 30  // bytes of a collection
	maxSettings   = 1 << 20
	maxFiles      = 200_000  // in the zip
	maxTotal      = 2 << 30  // bytes of all files, unpacked
	maxRatio      = 40       // times as much unpacked, beyond freeRatio: text is never packed so well
	freeRatio     = 16 << 20 // bytes
	maxFileName   = 200      // bytes of a file's name
)

// The folders of a record file.
const (
	gamesFolder       = "games/"
	collectionsFolder = "collections/"
)

// Restore merges a record file into what there is. Nothing is lost and nothing doubled: of
// a game that is there too, that with more moves stays if the other is its beginning, else
// both; of a puzzle that is in the collection of the same name with the same title, source
// and date, only what it lacks is taken. Of a record that is damaged or cut off, what can be
// read is taken. report, which may be nil, is called with how many puzzles are done.
func (l *Library) Restore(ctx context.Context, r io.ReaderAt, size int64, report func(int)) (m Merged, err error) {
	if l.fault != nil {
		return m, l.fault
	}
	a, err := openRecord(r, size)
	if err != nil {
		return m, err
	}
	return l.restore(ctx, a, report)
}

func (l *Library) restore(ctx context.Context, a *archive, report func(int)) (m Merged, err error) {
	defer l.widen(ctx)()
	in := &restore{filling: filling{l: l}, m: &m, a: a, lines: bufio.NewReaderSize(nil, maxLine), report: report}
	defer in.abandon()
	err = in.close(in.all(ctx))
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return m, err
	}
	if a.cut {
		m.Refused++
		m.Lost = append([]error{errCutOff}, m.Lost...)
	}
	return m, l.Sync(ctx)
}

// all merges all files, until ctx ends.
func (in *restore) all(ctx context.Context) error {
	seen := map[string]bool{}
	slices.SortStableFunc(in.a.files, func(a, b archived) int {
		x, n := partOf(a.name)
		y, m := partOf(b.name)
		return cmp.Or(strings.Compare(x, y), cmp.Compare(n, m), strings.Compare(a.name, b.name))
	})
	for i := range in.a.files {
		if ctx.Err() != nil {
			return nil
		}
		f := &in.a.files[i]
		fold := strings.ToLower(f.name) // one file on some systems
		if err := in.file(ctx, f, seen[fold]); err != nil {
			return err
		}
		seen[fold] = true
	}
	return nil
}

// partOf returns what the parts of a collection have in common in their names, and which one it is.
func partOf(name string) (common string, n int) {
	base := strings.TrimSuffix(name, ext)
	if at := strings.LastIndexByte(base, '-'); at >= 0 && strings.HasPrefix(name, collectionsFolder) {
		if n, err := strconv.Atoi(base[at+1:]); err == nil && n > 1 {
			return base[:at], n
		}
	}
	return base, 1
}

// close ends the bulk, unless there was an error, and counts what is there.
func (in *restore) close(err error) error {
	if err = in.end(err); err != nil {
		in.m.Puzzles -= in.lost
	}
	return err
}

// openRecord lists the files of a record file.
func openRecord(r io.ReaderAt, size int64) (*archive, error) {
	a := readArchive(r, size)
	at := slices.IndexFunc(a.files, func(f archived) bool { return f.name == recordName })
	some := slices.ContainsFunc(a.files, func(f archived) bool { return known(f.name) != 0 && f.name != recordName })
	if at < 0 && !some {
		return nil, ErrNoRecord
	}
	if at >= 0 {
		text := ""
		if in, err := a.open(&a.files[at]); err == nil {
			b, _ := io.ReadAll(io.LimitReader(in, 100))
			text = string(b)
		}
		value, ok := strings.CutPrefix(strings.TrimSpace(text), recordForm)
		version, bad := strconv.ParseUint(value, 10, 32)
		if !some && (!ok || bad != nil || version == 0) {
			return nil, ErrNoRecord
		}
		if ok && bad == nil && version > recordVersion && crc32.ChecksumIEEE([]byte(text)) == a.files[at].sum {
			return nil, ErrRecordNewer
		}
	}
	return a, nil
}

// known returns how many bytes a file of a name may have, 0 if none is called so.
func known(name string) int64 {
	folder, base := path.Split(name)
	switch {
	case name == recordName:
		return 100
	case name == csvName:
		return maxTotal
	case name == practice.FileName:
		return maxPractice
	case name == settingsName:
		return maxSettings
	case !plainName(base):
		return 0
	case folder == gamesFolder && store.IsGame(base):
		return maxGame
	case folder == collectionsFolder && strings.HasSuffix(base, ext):
		return maxCollection
	}
	return 0
}

// plainName reports whether a name can be that of a file on every system.
func plainName(name string) bool {
	if name == "" || len(name) > maxFileName || name[0] == '.' || !utf8.ValidString(name) || strings.TrimSpace(name) != name {
		return false
	}
	base, _, _ := strings.Cut(strings.ToLower(name), ".")
	return !reserved[base] && !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || strings.ContainsRune(`/\:*?"<>|`, r) || r == 0x7f })
}

// A restore merges one record file.
type restore struct {
	filling
	m      *Merged
	a      *archive
	used   int64 // bytes that were unpacked
	lines  *bufio.Reader
	report func(int)
}

// file merges a file of the record. One that can't be used is told; its name is never used as
// a path.
func (in *restore) file(ctx context.Context, f *archived, twice bool) error {
	limit := known(f.name)
	switch {
	case limit > 0 && (f.name == recordName || f.name == csvName) && !twice, f.isFolder():
		return nil
	case limit == 0, twice, in.used > maxTotal:
		in.m.lose(f.name, 1)
		return nil
	}
	err := in.content(ctx, f, limit)
	if errors.Is(err, errUnusable) || errors.Is(err, errNoCollectionFile) {
		in.m.lose(f.name, 1)
		return nil
	}
	return err
}

func (in *restore) content(ctx context.Context, f *archived, limit int64) error {
	packed, err := in.a.open(f)
	if err != nil {
		return err
	}
	left := min(limit, min(maxTotal, freeRatio+maxRatio*in.a.size)-in.used)
	c := &counted{in: packed, left: left, total: &in.used, sum: crc32.NewIEEE()}
	if strings.HasPrefix(f.name, collectionsFolder) {
		return in.collection(ctx, f, c, in.whole(f, packed, left))
	}
	if err := in.end(nil); err != nil { // reading games takes long
		return err
	}
	text, _ := io.ReadAll(c)
	if c.err != nil {
		return errUnusable
	}
	whole := c.sum.Sum32() == f.sum || f.n < 0
	switch {
	case f.name == practice.FileName:
		return in.practice(text, whole)
	case !whole:
		return errUnusable
	case f.name == settingsName:
		if json.Unmarshal(text, &in.m.Settings) != nil {
			in.m.Settings = nil
			return errUnusable
		}
		return nil
	}
	return in.game(path.Base(f.name), f, text)
}

// whole reports whether a file has its sum, or none is known. What is in memory is not read again.
func (in *restore) whole(f *archived, text io.Reader, most int64) bool {
	if f.n < 0 {
		return true
	}
	sum := crc32.NewIEEE()
	r, err := text, error(nil)
	if unpacked, ok := text.(*bytes.Reader); ok {
		defer unpacked.Seek(0, io.SeekStart)
	} else if r, err = in.a.open(f); err != nil {
		return false
	}
	_, err = io.Copy(sum, io.LimitReader(r, most))
	return err == nil && sum.Sum32() == f.sum
}

// collection merges the text of a collection into that of the same name.
func (in *restore) collection(ctx context.Context, f *archived, text *counted, whole bool) error {
	in.lines.Reset(text)
	staged, err := in.stage(ctx, in.lines, !whole)
	if err != nil {
		return err
	}
	if staged.name == "" {
		staged.name = strings.TrimSuffix(path.Base(f.name), ext)
	}
	in.m.lose(f.name, staged.bad, staged.lost...)
	if text.err != nil || !whole && staged.bad == 0 {
		in.m.lose(f.name, 1)
	}
	for last, left := uint32(0), true; left; {
		var to Collection
		n := len(staged.list)
		added, err := in.part(ctx, true, func(c *change) (added int, err error) {
			var made bool
			if to, made, err = c.of(staged.name); err != nil {
				return 0, err
			}
			if list := staged.list; list != nil {
				added, err = c.complete(to.ID, in.known.lacking(to.ID, list))
				left = false
			} else if last, added, left, err = c.addStaged(to.ID, last, lastBatch, &in.known); left {
				n = lastBatch
			}
			if made {
				in.m.Collections++
			}
			in.m.Puzzles += added
			return added, err
		})
		if err != nil {
			return err
		}
		if in.report != nil {
			in.report(in.m.Puzzles)
		}
		if in.open != nil {
			continue
		}
		if err := in.known.after(ctx, in.l, to.ID, n, added); err != nil {
			return err
		}
	}
	return nil
}
