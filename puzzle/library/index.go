package library

import (
	"bufio"
	"bytes"
	"context"
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"io/fs"
	"maps"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// indexName is the name of the index in the data folder.
const indexName = "library.index"

// An index keeps what would take long to find again: how games went, ratings of their
// puzzles, and forms. Everything in it is found by what it was made from, so that it can be
// old but never wrong, and several programs may replace it. It is lines with sums, as a
// collection has; one that is damaged is as if it were not there.
//
//	sudoku-desk index 1
//	outcome {"Game":"20261123-043000-abcd1234.sudoku",...} ~12ab34cd
//	rating GIVENS 3/1234/x-wing/4.2 ~12ab34cd
//	form GIVENS NUMBER ~12ab34cd
type index struct {
	path string
	dir  string // of the collections
	cat  *catalogue

	mu    sync.Mutex
	dirty bool
	newer bool  // of a later version: left alone
	err   error // of the last time it was written
}

const (
	indexForm    = "sudoku-desk index "
	indexVersion = 1
)

// ErrIndexNewer means that a later version of the program wrote the index.
var ErrIndexNewer = words.Error("library.indexnewer")

// A keptGame is a game in the index.
type keptGame struct {
	Outcome
	Size  int64
	Saved time.Time
}

// readIndex reads the index for a catalogue whose collections, of the folder dir, are read.
func readIndex(ctx context.Context, path, dir string, cat *catalogue) *index {
	x := &index{path: path, dir: dir, cat: cat}
	f, err := store.Open(path)
	if err != nil {
		if !errors.Is(err, fs.ErrNotExist) {
			x.err = err
		}
		return x
	}
	defer f.Close()
	in := bufio.NewReaderSize(f, maxLine)
	first, err := in.ReadSlice('\n')
	value, ok := strings.CutPrefix(strings.TrimSpace(string(first)), indexForm)
	version, bad := strconv.ParseUint(value, 10, 32)
	if err != nil || !ok || bad != nil {
		x.dirty = true
		return x
	}
	if x.newer = version > indexVersion; x.newer || version != indexVersion {
		x.dirty = !x.newer // an older form would be read here
		return x
	}
	cat.Lock()
	defer cat.Unlock()
	forms := formsOf{cat: cat, others: map[packed]uint64{}}
	for ctx.Err() == nil {
		line, err := in.ReadSlice('\n')
		text, ok := body(line)
		if err != nil && len(line) == 0 {
			break
		}
		if !ok || err != nil || !x.line(string(text), &forms) {
			x.dirty = true
			break
		}
	}
	forms.give()
	cat.findPlayed()
	return x
}

// A formsOf gives forms to entries. Most come in the order of the entries, so that few have
// to be remembered.
type formsOf struct {
	cat    *catalogue
	at     int
	others map[packed]uint64
}

func (f *formsOf) add(givens packed, form uint64) {
	for f.at < len(f.cat.entries) && f.cat.entries[f.at].gone {
		f.at++
	}
	if f.at == len(f.cat.entries) || f.cat.entries[f.at].givens != givens {
		f.others[givens] = form
		return
	}
	f.set(f.cat.entries[f.at], form)
	f.at++
}

func (f *formsOf) set(e *entry, form uint64) {
	if form != 0 && e.form == 0 && !e.gone {
		e.form = form
		f.cat.count(e, 1)
	}
}

// give gives the forms that came in another order.
func (f *formsOf) give() {
	if len(f.others) > 0 {
		for _, e := range f.cat.entries {
			f.set(e, f.others[e.givens])
		}
	}
}

// line reads a line.
func (x *index) line(text string, forms *formsOf) bool {
	kind, rest, _ := strings.Cut(text, " ")
	switch kind {
	case "game": // by a program that knew no finish: the game is read again
		return true
	case "outcome":
		var k keptGame
		if json.Unmarshal([]byte(rest), &k) != nil || k.Game == "" {
			return false
		}
		x.cat.outcomes[k.Game] = &played{k.Outcome, k.Size, k.Saved}
		return true
	}
	name, value, _ := strings.Cut(rest, " ")
	b, err := base64.RawStdEncoding.DecodeString(name)
	if err != nil || len(b) != len(packed{}) {
		return false
	}
	givens := packed(b)
	switch kind {
	case "rating":
		r, ok := parseRating(value)
		x.cat.rated[givens] = r
		return ok
	case "form":
		n, err := strconv.ParseUint(value, 16, 64)
		forms.add(givens, n)
		return err == nil
	}
	return false
}

// changed says that there is more to keep.
func (x *index) changed() {
	x.mu.Lock()
	defer x.mu.Unlock()
	x.dirty = true
}

// keep replaces the file if there is more to keep. What fails costs only time at the next
// start; IndexFault tells it.
func (x *index) keep() {
	x.mu.Lock()
	defer x.mu.Unlock()
	if !x.dirty || x.newer {
		return
	}
	if _, x.err = os.Stat(x.dir); errors.Is(x.err, fs.ErrNotExist) && x.nothing() {
		x.err = nil
		return
	}
	if x.err = store.WriteFile(x.path, 0o600, x.write); x.err == nil {
		x.dirty = false
	}
}

// nothing reports whether there is nothing to keep.
func (x *index) nothing() bool {
	x.cat.RLock()
	defer x.cat.RUnlock()
	return len(x.cat.outcomes) == 0 && len(x.cat.entries) == 0
}

func (x *index) write(w io.Writer) error {
	b := bytes.NewBufferString(indexForm + strconv.Itoa(indexVersion) + "\n")
	for line := range x.lines {
		b.Write(appendSum(line, 0))
		if b.Len() > 64<<10 {
			if _, err := b.WriteTo(w); err != nil {
				return err
			}
		}
	}
	_, err := b.WriteTo(w)
	return err
}

// lines yields the lines, without their sums.
func (x *index) lines(yield func([]byte) bool) {
	cat := x.cat
	cat.RLock()
	defer cat.RUnlock()
	for _, name := range slices.Sorted(maps.Keys(cat.outcomes)) {
		p := cat.outcomes[name]
		text, err := json.Marshal(keptGame{p.Outcome, p.size, p.saved})
		if err == nil && !yield(append([]byte("outcome "), text...)) {
			return
		}
	}
	for givens, r := range cat.rated {
		if !yield(r.append(givens.append([]byte("rating ")))) {
			return
		}
	}
	for _, e := range cat.entries {
		if e.form != 0 && !e.gone && !yield(strconv.AppendUint(e.givens.append([]byte("form ")), e.form, 16)) {
			return
		}
	}
}

// append appends a grid as the index has it, and a space.
func (p *packed) append(dst []byte) []byte {
	return append(base64.RawStdEncoding.AppendEncode(dst, p[:]), ' ')
}

func (x *index) fault() error {
	x.mu.Lock()
	defer x.mu.Unlock()
	if x.newer {
		return ErrIndexNewer
	}
	return x.err
}
