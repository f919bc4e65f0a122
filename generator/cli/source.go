package cli

import (
	"bufio"
	"errors"
	"io"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"time"

	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// An item is what stood at one place of the input.
type item struct {
	format.Item
	number int    // which puzzle of the whole input it is, from 1
	file   string // as it was named; "" is standard input when nothing else was named
	err    error  // what keeps it from being a puzzle
	unread bool   // err is about the file: nothing stands at this place
}

// stdin is how standard input is named among files.
const stdin = "-"

// A source reads the items of some files, each sniffed for itself.
type source struct {
	in    io.Reader // standard input
	names []string
	idle  func() // called before each wait for more input; may be nil
	// lines takes what format.ScanLines hands on, and the file's name; may be nil.
	lines func(string, *format.Lines) bool
	as    *format.Format // how all stands; nil: as it looks
}

// read hands on the items in order until hand returns false.
func (s *source) read(hand func(item) bool) {
	if len(s.names) == 0 {
		s.readOne("", s.in, hand)
		return
	}
	for _, n := range s.names {
		if !s.readNamed(n, hand) {
			return
		}
	}
}

func (s *source) readNamed(name string, hand func(item) bool) bool {
	if name == stdin {
		return s.readOne(name, s.in, hand)
	}
	f, err := open(name)
	if err != nil {
		return hand(item{file: name, err: bare(err), unread: true})
	}
	defer f.Close()
	return s.readOne(name, f, hand)
}

// open opens a file, a pipe or whatever else has the name. A saved game is a file: what
// only has the name of one is not waited for.
func open(name string) (*os.File, error) {
	if strings.EqualFold(filepath.Ext(name), store.Ext) {
		return store.Open(name)
	}
	return os.Open(name)
}

func (s *source) readOne(name string, from io.Reader, hand func(item) bool) bool {
	r := bufio.NewReader(patient{from, s.idle})
	if s.as == nil && beginsGame(r) {
		return s.readGame(name, r, hand)
	}
	over := false
	for i, err := range s.scan(name, r, &over) {
		if !hand(newItem(name, i, err)) {
			return false
		}
	}
	return !over
}

// scan reads puzzles. It sets over when s wants no more lines.
func (s *source) scan(name string, r io.Reader, over *bool) iter.Seq2[format.Item, error] {
	switch {
	case s.as != nil:
		return s.as.ScanAs(r)
	case s.lines == nil:
		return format.Scan(r)
	}
	return format.ScanLines(r, func(l *format.Lines) bool {
		*over = !s.lines(name, l)
		return !*over
	})
}

// newItem makes an item of what was read from a file.
func newItem(file string, i format.Item, err error) item {
	return item{Item: i, file: file, err: bare(err), unread: err != nil && (i.Line == 0 || !isPlace(err))}
}

// isPlace reports whether err is about what stands at a place of the input, not
// about reading it.
func isPlace(err error) bool {
	var e *format.ParseError
	return errors.As(err, &e)
}

// beginsGame looks at what has come so far; it does not wait for more.
func beginsGame(r *bufio.Reader) bool {
	if _, err := r.Peek(1); err != nil {
		return false
	}
	b, _ := r.Peek(min(r.Buffered(), 256))
	return game.IsSavedGame(string(b))
}

// readGame hands on the puzzle of a saved game, with what the player has written.
func (s *source) readGame(name string, r io.Reader, hand func(item) bool) bool {
	g, cut, err := game.Load(r, time.Now)
	if err != nil {
		return hand(item{file: name, err: bare(err), unread: true})
	}
	it := item{file: name}
	it.Puzzle = g.Current()
	it.Line = 1
	if !hand(it) {
		return false
	}
	if cut == nil {
		return true
	}
	return hand(item{file: name, err: damageError{cut}, unread: true})
}

// A damageError says that a saved game could be read only in part.
type damageError struct{ *game.Damage }

func (e damageError) Error() string { return e.In(words.English) }

// bare drops the file's name from an error of the system: we name it ourselves.
func bare(err error) error {
	var p *os.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	return err
}

// A patient reader tells before it waits for more input, so that what came
// before can be answered meanwhile.
type patient struct {
	r    io.Reader
	idle func()
}

func (p patient) Read(b []byte) (int, error) {
	if p.idle != nil {
		p.idle()
	}
	return p.r.Read(b)
}
