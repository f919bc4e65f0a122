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

	"sudoku/puzzle/practice"
	"sudoku/puzzle/words"
)

// Errors of Restore.
var (
	ErrNoRecord    = words.Error("library.norecord")    // it is something else
	ErrRecordNewer = words.Error("library.recordnewer") // a later version of the program wrote it
)

var errUnusable = errors.New("unusable")

// Restore merges a record file into what there is. Nothing is lost and nothing doubled: of
// a game that is there too, that with more moves stays if the other is its beginning, else
// both; of a puzzle that is in the collection of the same name with the same title, source
// and date, only what it lacks is taken. Of a record that is damaged or cut off, what can be
// read is taken. report, which may be nil, is called with how many puzzles are done.
func (l *Library) Restore(ctx context.Context, r io.ReaderAt, size int64, report func(int)) (m Merged, err error) {
	if l.db.fault != nil {
		return m, l.db.fault
	}
	a, err := openRecord(r, size)
	if err != nil {
		return m, err
	}
	return l.restore(ctx, a, report)
}

func (l *Library) restore(ctx context.Context, a *archive, report func(int)) (m Merged, err error) {
	defer l.db.widen(ctx)()
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
	if err := l.Sync(ctx); err != nil {
		return m, err
	}
	return m, in.completeOfGames(ctx)
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

// A restore merges one record file.
type restore struct {
	filling
	m       *Merged
	a       *archive
	used    int64 // bytes that were unpacked
	lines   *bufio.Reader
	ofGames []record // what was said of games' puzzles
	report  func(int)
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
	case f.name == ofGamesName:
		in.readOfGames(text, whole)
		return nil
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
