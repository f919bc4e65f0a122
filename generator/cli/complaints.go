package cli

import (
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"
	"sync"

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
	last []byte // the last one that was not told
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
		if of := k.kind(key); of.n > maxAlike {
			of.last = append(of.last[:0], text...)
			return
		}
	}
	to.Write(text)
}

// kind counts an error of a kind, and returns the kind.
func (k *complaints) kind(key string) *kind {
	for _, of := range k.kinds {
		if of.key == key {
			of.n++
			return of
		}
	}
	k.kinds = append(k.kinds, &kind{key: key, n: 1})
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

// keyOf returns the key of an error's sentence, of the innermost one; "" without one.
func keyOf(err error) string {
	var m words.Message
	if errors.As(err, &m) {
		return m.Key
	}
	return ""
}
