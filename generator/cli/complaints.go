package cli

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// maxAlike is how many errors of the same kind are told before the others are counted only.
const maxAlike = 10

// complaints are the errors about puzzles, those of the same kind folded. A zero or nil
// value tells all of them.
type complaints struct {
	fold  bool
	mu    sync.Mutex
	kinds []*kind // in the order in which they came
}

// A kind of errors are those with the same sentence but for its arguments.
type kind struct {
	key  string
	n    int
	last []byte  // the last one that was not told; empty if that is late
	late failure // it, without a sentence yet
}

// A kindCount counts the errors of a kind in a block.
type kindCount struct {
	key          string
	told, folded int
	last         failure // the last one that was not told
}

// A failure is an error about an item, or about the grid of a simple line.
type failure struct {
	err  error // nil for a simple line
	file string
	line int
	grid puzzle.Grid
	why  func(*puzzle.Grid) error
}

// append appends the line that tells it.
func (f failure) append(b []byte, l words.Lang) []byte {
	if f.err != nil {
		return appendError(b, l, f.err)
	}
	it := lineItem(f.file, f.line)
	return appendError(b, l, it.place(f.why(&f.grid)))
}

// folds reports whether errors of a kind are no longer told, so that their sentences need
// not be made.
func (k *complaints) folds(key string) bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	i := slices.IndexFunc(k.kinds, func(of *kind) bool { return of.key == key })
	return i >= 0 && k.kinds[i].n >= maxAlike
}

// tell writes an error, unless ten of its kind have been told. Those without a key are
// always told.
func (k *complaints) tell(to io.Writer, key string, text []byte) {
	if k == nil {
		to.Write(text)
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.fold && key != "" {
		if of := k.kind(key, 1); of.n > maxAlike {
			of.last = append(of.last[:0], text...)
			return
		}
	}
	to.Write(text)
}

// count counts the errors of a block that are not to be told.
func (k *complaints) count(all []kindCount) {
	if k == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for i := range all {
		if t := &all[i]; t.folded > 0 {
			of := k.kind(t.key, t.folded)
			of.last, of.late = of.last[:0], t.last
		}
	}
}

// kind counts n errors of a kind, and returns the kind.
func (k *complaints) kind(key string, n int) *kind {
	for _, of := range k.kinds {
		if of.key == key {
			of.n += n
			return of
		}
	}
	k.kinds = append(k.kinds, &kind{key: key, n: n})
	return k.kinds[len(k.kinds)-1]
}

// end tells how many errors of each kind have not been told, and the last of them.
func (k *complaints) end(to io.Writer, l words.Lang) {
	if k == nil {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, of := range k.kinds {
		if of.n > maxAlike && len(of.last) == 0 {
			of.last = of.late.append(of.last, l)
		}
		switch more := of.n - maxAlike; {
		case more == 1:
			to.Write(of.last)
		case more > 1:
			last := strings.TrimPrefix(string(of.last), name+": ")
			fmt.Fprintf(to, "%s: %s", name, l.T("cli.more", "n", more, "count", grouped(more), "last", told(last)))
		}
	}
	k.kinds = nil
}

// appendError appends the line that tells an error.
func appendError(b []byte, l words.Lang, err error) []byte {
	return fmt.Appendf(b, "%s: %s\n", name, l.Error(err))
}

// told is an argument of a message that has been made visible before, with its line end.
type told string

func (r told) In(words.Lang) string { return string(r) }

// grouped writes a number with a comma before every three digits.
func grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// keyOf returns the key of an error's sentence, of the innermost one; "" without one. What says why a
// grid has no solution is of one kind.
func keyOf(err error) string {
	var m words.Message
	switch errors.As(err, &m); m.Key {
	case "cli.clash", "cli.clash.sum":
		return noSolution
	}
	return m.Key
}
