package cli

import (
	"bufio"
	"context"
	"errors"
	"io"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"time"

	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// An item is a puzzle of the input, or an error in it.
type item struct {
	format.Item
	number int    // of the puzzle in the whole input, from 1
	file   string // its name as given; "" for standard input when no file was given
	err    error  // why it could not be read
	unread bool   // err is about the file, not about a puzzle

	drawing *print.Drawing // of a saved game; nil for none
}

// stdin is the name of standard input in a list of files.
const stdin = "-"

// A source reads the items of some files. The layout is detected for each file.
type source struct {
	in    io.Reader // standard input
	names []string
	idle  func() // called before each wait for more input; may be nil
	// lines gets the unparsed lines of format.ScanLines and the file's name; may be nil.
	lines  func(string, *format.Lines) bool
	as     *format.Format // the layout of all files; nil to detect it
	boards boardOption
	typed  func() // called before standard input is read, if it is a terminal; else nil
}

// source returns the source of some files.
func (c *call) source(names []string) *source {
	s := &source{in: c.in, names: names, as: c.from, boards: c.boards}
	if c.typed {
		s.typed = func() { c.say(words.Error("cli.typed", "end", endOfInput)) }
	}
	return s
}

// read passes on the items in order until to returns false.
func (s *source) read(to func(item) bool) {
	yield := func(it item) bool {
		if it.err == nil {
			it.err = s.boards.board(&it.Puzzle)
		}
		return to(it)
	}
	if len(s.names) == 0 {
		s.readOne("", s.in, yield)
		return
	}
	for _, n := range s.names {
		if !s.readNamed(n, yield) {
			return
		}
	}
}

// readUntil is read that ends with ctx too, even while it waits for more input. Items are passed on some at
// once: to wake another goroutine for each takes longer than to read it.
func (s *source) readUntil(ctx context.Context, yield func(item) bool) {
	items, left, broken := make(chan []item), make(chan struct{}), make(chan error, 1)
	defer close(left)
	go func() {
		broken <- catch(func() {
			var list, spare []item // who gets one has done with the other
			pass := func() bool {
				select {
				case items <- list:
					list, spare = spare[:0], list
					return true
				case <-left:
					return false
				}
			}
			s.idle = func() { pass() }
			s.read(func(it item) bool {
				list = append(list, it)
				return len(list) < defaultChunk.items || pass()
			})
			pass()
		})
	}()
	for ctx.Err() == nil {
		select {
		case list := <-items:
			for _, it := range list {
				if !yield(it) {
					return
				}
			}
		case err := <-broken:
			if err != nil {
				panic(err)
			}
			return
		case <-ctx.Done():
		}
	}
}

func (s *source) readNamed(name string, yield func(item) bool) bool {
	if name == stdin {
		return s.readOne(name, s.in, yield)
	}
	f, err := open(name)
	if err != nil {
		return yield(item{file: name, err: withoutPath(err), unread: true})
	}
	defer f.Close()
	return s.readOne(name, f, yield)
}

// open opens a file, a pipe or a device. What has the name of a saved game must be a
// regular file: anything else is refused without waiting for it.
func open(name string) (*os.File, error) {
	if strings.EqualFold(filepath.Ext(name), store.Ext) {
		return store.Open(name)
	}
	return os.Open(name)
}

func (s *source) readOne(name string, from io.Reader, yield func(item) bool) bool {
	if s.typed != nil && from == s.in {
		s.typed()
		return s.readTyped(name, from, yield)
	}
	r := bufio.NewReader(notifyingReader{from, s.idle})
	if s.as == nil && beginsGame(r) {
		return s.readGame(name, r, yield)
	}
	over := false
	for i, err := range s.scan(name, r, &over) {
		if !yield(newItem(name, i, err)) {
			return false
		}
	}
	return !over
}

// scan reads puzzles. It sets over when s.lines returns false.
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

// newItem returns the item for a puzzle or an error that was read from a file.
func newItem(file string, i format.Item, err error) item {
	return item{Item: i, file: file, err: withoutPath(err), unread: err != nil && (i.Line == 0 || !isParseError(err))}
}

// isParseError reports whether err is about the contents of the input, not about reading
// it.
func isParseError(err error) bool {
	var e *format.ParseError
	return errors.As(err, &e)
}

// beginsGame reports whether the input begins like a saved game. It waits for the first
// byte only.
func beginsGame(r *bufio.Reader) bool {
	if _, err := r.Peek(1); err != nil {
		return false
	}
	b, _ := r.Peek(min(r.Buffered(), 256))
	return game.IsSavedGame(string(b))
}

// readGame yields the puzzle of a saved game, with entries and marks.
func (s *source) readGame(name string, r io.Reader, yield func(item) bool) bool {
	g, damage, err := game.Load(r, time.Now)
	if err != nil {
		return yield(item{file: name, err: withoutPath(err), unread: true})
	}
	it := item{file: name}
	it.Puzzle = g.Current()
	it.drawing = drawingOf(g)
	it.Line = 1
	if !yield(it) {
		return false
	}
	if damage == nil {
		return true
	}
	return yield(item{file: name, err: damageError{damage}, unread: true})
}

// A damageError means that a saved game is damaged.
type damageError struct{ *game.Damage }

func (e damageError) Error() string { return e.In(words.English) }

// withoutPath removes the path from an error of the system: our messages have it already.
func withoutPath(err error) error {
	var p *os.PathError
	if errors.As(err, &p) {
		return p.Err
	}
	var l *os.LinkError
	if errors.As(err, &l) {
		return l.Err
	}
	return err
}

// A notifyingReader calls idle before each read, so that the input so far can be answered
// before waiting for more.
type notifyingReader struct {
	r    io.Reader
	idle func()
}

func (p notifyingReader) Read(b []byte) (int, error) {
	if p.idle != nil {
		p.idle()
	}
	return p.r.Read(b)
}
