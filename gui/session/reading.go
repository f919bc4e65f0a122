package session

import (
	"bufio"
	"context"
	"errors"
	"io"
	"io/fs"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// MaxText is how large a file or text may be that is read for the window.
const MaxText = 16 << 20

// What keeps a text from being opened, beside what is wrong with its puzzles.
var (
	ErrTooLarge = words.Error("file.large")
	ErrNoPuzzle = words.Error("file.nopuzzle")
)

// A Request is what is to be opened together: files, links that were dropped, a text that
// was pasted.
type Request struct {
	Paths []string
	Links []string
	Text  string
}

// Found is what a Request holds.
type Found struct {
	Games  []Opened // of each text that holds one
	Failed []Failure
	Puzzles
}

// An Opened is a game that is begun or gone on with. It has one of three.
type Opened struct {
	Name   string     // a game that lies in the store
	Game   *game.Game // one that was saved elsewhere
	Puzzle puzzle.Puzzle

	Damage *game.Damage // the game could be read in part
}

// A Failure says why something was not opened.
type Failure struct {
	Path string // of the file, else it is a link or a text
	Link string
	Err  error
}

// A Reader reads requests. It does not touch the window: it may run anywhere.
type Reader struct {
	Store store.Games
	Now   func() time.Time
	Open  func(path string) (fs.File, error)
}

// Read reads a request to its end or until ctx is done. It reports puzzles of texts that
// hold several as they come. What is read is bounded: files by their size, texts without a
// puzzle by the number of faults, links by what they unpack to.
func (r Reader) Read(ctx context.Context, q Request, report func(Found)) (Found, error) {
	t := &taking{Reader: r, ctx: ctx, report: report}
	for _, path := range q.Paths {
		t.failed(Failure{Path: path}, t.file(path))
	}
	for _, link := range q.Links {
		p, err := format.ParseLink(link)
		if err == nil {
			t.Games = append(t.Games, Opened{Puzzle: p})
		}
		t.failed(Failure{Link: link}, err)
	}
	if q.Text != "" {
		t.failed(Failure{}, t.sized(strings.NewReader(q.Text), int64(len(q.Text)), ""))
	}
	if t.size > large {
		debug.FreeOSMemory() // what reading took is many times what stays of it
	}
	return t.Found, ctx.Err()
}

// A taking is the reading of one request.
type taking struct {
	Reader
	Found
	ctx    context.Context
	report func(Found)
	size   int64 // of all that was read
}

// large is how much is read, in bytes, before memory is given back to the system. That
// takes some milliseconds.
const large = 1 << 20

func (t *taking) failed(f Failure, err error) {
	if f.Err = err; err != nil {
		t.Failed = append(t.Failed, f)
	}
}

func (t *taking) file(path string) error {
	if t.ctx.Err() != nil {
		return t.ctx.Err()
	}
	if filepath.Dir(path) == filepath.Clean(t.Store.Dir) && filepath.Ext(path) == store.Ext {
		t.Games = append(t.Games, Opened{Name: filepath.Base(path)})
		return nil
	}
	f, err := t.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return err
	}
	return t.sized(f, info.Size(), filepath.Base(path))
}

// sized reads a text of a size, which may grow while it is read.
func (t *taking) sized(r io.Reader, size int64, name string) error {
	if size > MaxText {
		return ErrTooLarge
	}
	t.size += size
	in := bufio.NewReader(io.LimitReader(stoppable{t.ctx, r}, MaxText))
	if head, _ := in.Peek(in.Size()); game.IsSavedGame(string(head)) {
		g, cut, err := game.Load(in, t.Now)
		if err == nil {
			t.Games = append(t.Games, Opened{Game: g, Damage: cut})
		}
		return err
	}
	return t.puzzles(in, name)
}

// puzzles reads a text in any layout: one puzzle is a game, several are listed.
func (t *taking) puzzles(r io.Reader, name string) error {
	var first *puzzle.Puzzle
	var fault error // the first
	faults, row, listed := 0, 0, false
	for it, err := range format.Scan(r) {
		switch place := (*format.ParseError)(nil); {
		case t.ctx.Err() != nil:
			return t.ctx.Err()
		case err != nil && !errors.As(err, &place):
			return err // of the disk
		case err != nil:
			if fault == nil {
				fault = err
			}
			faults, row = faults+1, row+1
		case first == nil:
			first, row = &it.Puzzle, 0
		default:
			if !listed {
				t.add(*first, name)
				listed = true
			}
			t.add(it.Puzzle, name)
			row = 0
			t.tell()
		}
		if row == format.MaxFaults {
			break
		}
	}
	switch {
	case listed:
		t.Faulty += faults
	case first != nil:
		t.Games = append(t.Games, Opened{Puzzle: named(*first, name)})
	case fault != nil:
		return fault
	default:
		return ErrNoPuzzle
	}
	return nil
}

// tell reports now and then.
func (t *taking) tell() {
	if len(t.List)%256 == 8 {
		t.report(t.Found)
	}
}

// named gives a puzzle without a title the name that its file has.
func named(p puzzle.Puzzle, file string) puzzle.Puzzle {
	if p.Title == "" && file != "" {
		p.Title = strings.TrimSuffix(file, filepath.Ext(file))
	}
	return p
}

// A stoppable reader ends with its context.
type stoppable struct {
	ctx context.Context
	io.Reader
}

func (s stoppable) Read(b []byte) (int, error) {
	if err := s.ctx.Err(); err != nil {
		return 0, err
	}
	return s.Reader.Read(b)
}
