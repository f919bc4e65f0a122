package library

import (
	"bufio"
	"context"
	"database/sql"
	"encoding/base64"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// A TakenOver is what was taken over from the collections of before, which were text files.
type TakenOver struct {
	Folder      string // where they are kept
	Collections int
	Puzzles     int
	Same        int     // puzzles that were in their collection twice, and are now once
	Faults      []error // what could not be read
}

// TakenOver returns what was taken over when l was opened, nil for nothing.
func (l *Library) TakenOver() *TakenOver { return l.taken }

// In says what was taken over in a language.
func (t *TakenOver) In(lang words.Lang) string {
	text := lang.T("library.takenover", "n", t.Puzzles, "count", lang.Number(t.Puzzles), "folder", t.Folder)
	parts := []string{text}
	if t.Same > 0 {
		parts = append(parts, lang.T("library.takenover.same", "n", t.Same, "count", lang.Number(t.Same)))
	}
	for _, err := range t.Faults {
		parts = append(parts, lang.Error(err))
	}
	return lang.Sentences(parts...)
}

// The fact that is there when nothing is left to take over, and where the text files are.
const (
	factTaken = "taken over"
	oldFolder = "collections"
	oldIndex  = "library.index"
	ext       = ".txt" // of a collection's text
)

// takeOver adds the collections of before, all or none.
func (l *Library) takeOver(ctx context.Context) error {
	var fact string
	if err := l.reader.QueryRowContext(ctx, readFact, factTaken).Scan(&fact); !errors.Is(err, sql.ErrNoRows) {
		return err
	}
	defer l.widen(ctx)()
	return l.transact(ctx, func(c *change) error {
		if there, err := c.value(readFact, &fact, factTaken); err != nil || there { // another program was faster
			return err
		}
		t := &TakenOver{Folder: filepath.Join(l.dir, oldFolder)}
		n := 0
		if _, err := c.value(countCollections, &n); err != nil {
			return err
		}
		if n > 0 { // the fact was lost
			return c.taken(t)
		}
		files, err := os.ReadDir(t.Folder)
		if err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		for _, f := range files {
			if filepath.Ext(f.Name()) == ext && f.Name()[0] != '.' {
				if err := c.takeFile(t, f.Name()); err != nil {
					return err
				}
			}
		}
		if err := c.takeRatings(filepath.Join(l.dir, oldIndex)); err != nil {
			return err
		}
		if t.Collections > 0 || len(t.Faults) > 0 {
			l.taken = t
		}
		return c.taken(t)
	})
}

// taken notes that nothing is left to take over.
func (c *change) taken(t *TakenOver) error {
	_, err := c.exec(putFact, factTaken, t.Folder)
	return err
}

// takeFile takes a collection over. One that can't be read is told.
func (c *change) takeFile(t *TakenOver, name string) error {
	told := func(err error) {
		t.Faults = append(t.Faults, &store.FileError{Name: name, Err: err})
	}
	f, err := store.Open(filepath.Join(t.Folder, name))
	if err != nil {
		told(err)
		return nil
	}
	defer f.Close()
	s := stager{change: c, in: bufio.NewReaderSize(f, maxLine)}
	if _, err := c.exec(emptyStaged); err != nil {
		return err
	}
	if err := s.begin(); err != nil {
		if info, e := f.Stat(); e == nil && info.Size() > 0 {
			told(err)
		}
		return nil
	}
	for more := true; more; {
		if more, err = s.part(stageLines); c.ctx.Err() != nil {
			return c.ctx.Err()
		}
		if err != nil {
			if codeOf(err) != 0 { // of the database; else of the disk
				return err
			}
			told(err)
			break
		}
	}
	if s.name == "" {
		s.name = strings.TrimSuffix(name, ext)
	}
	if s.bad > 0 {
		t.Faults = append(t.Faults, &DamageError{s.name, s.bad})
	}
	return c.takeStaged(t, s.name)
}

// takeStaged makes a collection of the staged puzzles, and checks it against them.
func (c *change) takeStaged(t *TakenOver, name string) error {
	name, err := c.free(cleanName(name))
	if err != nil {
		return err
	}
	to, err := c.create(name)
	if err != nil {
		return err
	}
	all := 0
	for last, left := uint32(0), true; left; {
		var added int
		if last, added, left, err = c.addStaged(to.ID, last, lastBatch, &present{}); err != nil {
			return err
		}
		all += added
	}
	var staged, there int
	_, err1 := c.value(countStaged, &staged)
	_, err2 := c.value(countOf, &there, int64(to.ID))
	if err := errors.Join(err1, err2); err != nil {
		return err
	}
	missing, err := c.missing(to.ID)
	if err != nil {
		return err
	}
	if missing > 0 || there != all {
		return words.Error("library.takenover.wrong", "name", name)
	}
	t.Collections++
	t.Puzzles += all
	t.Same += staged - all
	return nil
}

// missing counts the staged puzzles that are not in a collection with all that is said of them.
func (c *change) missing(to CollectionID) (n int, err error) {
	for last, left := uint32(0), true; left; {
		list, end, err := c.staged(last, lastBatch)
		if err != nil {
			return n, err
		}
		forms := formsOf(list)
		for i := range list {
			r := &list[i]
			k, ok, err := c.puzzle(puzzleBySame, forms[i], int64(to), identity(&r.puzzle))
			if err != nil {
				return n, err
			}
			whole := k.record
			if whole.complete(r); !ok || k.damaged() || k.puzzle.Givens != r.puzzle.Givens || differing(&k.record, &whole) != 0 {
				n++
			}
		}
		last, left = end, len(list) == lastBatch
	}
	return n, nil
}

// takeRatings takes over the ratings of games' puzzles from the index of before, a text of
// lines with sums. What is damaged is rated again.
func (c *change) takeRatings(path string) error {
	f, err := store.Open(path)
	if err != nil {
		return nil
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, maxLine)
	for lines.Scan() {
		text, ok := body(append(lines.Bytes(), '\n'))
		rest, is := strings.CutPrefix(string(text), "rating ")
		name, value, _ := strings.Cut(rest, " ")
		b, err := base64.RawStdEncoding.DecodeString(name)
		r, good := parseRating(value)
		if !ok || !is || err != nil || !good || len(b) != len(packed{}) {
			continue
		}
		if err := c.putRated(b, r); err != nil {
			return err
		}
	}
	return nil
}
