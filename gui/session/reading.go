package session

import (
	"bufio"
	"context"
	"errors"
	"io"
	"io/fs"
	"path"
	"path/filepath"
	"runtime/debug"
	"strings"
	"time"

	"sudoku/gui/folder"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// MaxText is the greatest size of a file or text that the window reads.
const MaxText = 16 << 20

// Reasons why a text can't be opened, besides errors in its puzzles.
var (
	ErrTooLarge = words.Error("file.large")
	ErrNoPuzzle = words.Error("file.nopuzzle")
	ErrNothing  = words.Error("paste.nothinghere")
)

// A Request is a set of things to open together: files, dropped links, a pasted text.
type Request struct {
	Paths []string
	Links []string
	Text  string

	// Picture returns the file of the picture on the clipboard, nil if there is none.
	Picture func(context.Context) ([]byte, error)
}

// Found is the content of a Request.
type Found struct {
	Games  []Opened // from each text that holds exactly one
	Shots  []*Shot  // from each picture that shows grids
	Failed []Failure
	Sets   []string // the files that keep sets for printing
	Backup string   // the last file that is a backup
	Puzzles
}

// An Opened is a game to start or to resume. One of Name, Game and Puzzle is set, or Name
// and Game of a long game.
type Opened struct {
	Name   string     // the file of a game in the store
	Game   *game.Game // a game saved elsewhere, or the one of that name if it is long
	Puzzle puzzle.Puzzle

	Damage *game.Damage // not nil: only part of the game could be read

	file fs.FileInfo // of a long game when it was read
}

// A Failure says why something was not opened.
type Failure struct {
	Path   string // the file; empty for a link or a text
	Link   string
	Pasted bool // a picture on the clipboard
	Err    error
}

// A Reader reads requests. It does not touch the window and can run on any goroutine.
type Reader struct {
	Store store.Games
	Now   func() time.Time
	Open  func(path string) (fs.File, error)
}

// Read reads a whole request, or until ctx is done. It reports the puzzles of texts that
// hold several as they arrive. Input is bounded: files by their size, texts without a
// puzzle by the number of errors, links by their unpacked size.
func (r Reader) Read(ctx context.Context, q Request, report func(Found)) (Found, error) {
	t := &requestReader{Reader: r, ctx: ctx, report: report, files: len(q.Paths)}
	for _, path := range q.Paths {
		t.failed(Failure{Path: path}, t.file(path))
	}
	for _, link := range q.Links {
		if ctx.Err() != nil {
			break
		}
		p, err := format.ParseLink(t.ctx, link)
		if err == nil {
			p.Origin = puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Linked}
			t.Games = append(t.Games, Opened{Puzzle: p})
		}
		t.failed(Failure{Link: link}, err)
	}
	if q.Picture != nil {
		t.failed(Failure{Pasted: true}, t.pasted(q.Picture))
	}
	if q.Text != "" {
		t.failed(Failure{}, t.readText(strings.NewReader(q.Text), int64(len(q.Text)), ""))
	}
	if t.size > freeAfter {
		debug.FreeOSMemory() // reading uses many times the memory of its result
	}
	return t.Found, ctx.Err()
}

// A requestReader reads one request.
type requestReader struct {
	Reader
	Found
	ctx    context.Context
	report func(Found)
	size   int64 // in bytes, of all input
	files  int
}

// freeAfter is how many bytes a request must have read for memory to be given back to
// the operating system afterwards, which takes some milliseconds.
const freeAfter = 1 << 20

func (t *requestReader) failed(f Failure, err error) {
	if f.Err = err; err != nil {
		t.Failed = append(t.Failed, f)
	}
}

func (t *requestReader) file(path string) error {
	if t.ctx.Err() != nil {
		return t.ctx.Err()
	}
	if filepath.Dir(path) == filepath.Clean(t.Store.Dir) && filepath.Ext(path) == store.Ext {
		return t.stored(filepath.Base(path))
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
	name, head := filepath.Base(path), bufio.NewReaderSize(f, folder.HeadSize)
	switch begin, _ := head.Peek(folder.HeadSize); folder.KindOf(begin) {
	case folder.Photo, folder.PDF:
		return t.photo(head, name)
	case folder.Backup:
		t.Backup = path
		return nil
	case folder.Set:
		t.Sets = append(t.Sets, path)
		return nil
	}
	return notPicture(name, t.readText(head, info.Size(), name))
}

// LongGame is the size of a file of the store that takes noticeable time to read: thousands
// of moves.
const LongGame = 64 << 10

// stored reads a long game of the store. Others, and those with an error, are read when
// they are resumed.
func (t *requestReader) stored(name string) error {
	o := Opened{Name: name}
	if f, err := store.Open(t.Store.Path(name)); err == nil {
		defer f.Close()
		if info, err := f.Stat(); err == nil && info.Size() >= LongGame {
			g, damage, err := game.Load(contextReader{t.ctx, f}, t.Now)
			if t.ctx.Err() != nil {
				return t.ctx.Err()
			}
			if err == nil {
				o.Game, o.Damage, o.file = g, damage, info
			}
		}
	}
	t.Games = append(t.Games, o)
	return nil
}

// readText reads a text of a given size, which may still grow.
func (t *requestReader) readText(r io.Reader, size int64, name string) error {
	if size > MaxText {
		return ErrTooLarge
	}
	t.size += size
	in := bufio.NewReader(io.LimitReader(contextReader{t.ctx, r}, MaxText))
	if head, _ := in.Peek(in.Size()); game.IsSavedGame(string(head)) {
		g, cut, err := game.Load(in, t.Now)
		if err == nil {
			t.Games = append(t.Games, Opened{Game: g, Damage: cut})
		}
		return err
	}
	return t.puzzles(in, name)
}

// puzzles reads a text in any format: a single puzzle becomes a game, several become a
// list.
func (t *requestReader) puzzles(r io.Reader, name string) error {
	var first *puzzle.Puzzle
	var fault error // the first one
	var mistyped *puzzle.Puzzle
	faults, row, listed := 0, 0, false
	for it, err := range format.ScanContext(t.ctx, r) {
		switch place := (*format.ParseError)(nil); {
		case t.ctx.Err() != nil:
			return t.ctx.Err()
		case err != nil && !errors.As(err, &place):
			return err // from the disk
		case err != nil:
			if fault == nil {
				fault, mistyped = err, place.Puzzle
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
			t.reportProgress()
		}
		if row == format.MaxFaults {
			break
		}
	}
	switch {
	case listed:
		t.unread(faults, fault, name)
	case first != nil:
		t.unread(faults, fault, name)
		t.Games = append(t.Games, Opened{Puzzle: named(*first, name)})
	case mistyped != nil && faults == 1: // it is opened to be mended, as any puzzle without a solution
		t.Games = append(t.Games, Opened{Puzzle: named(*mistyped, name)})
	case fault != nil:
		return fault
	default:
		return ErrNoPuzzle
	}
	return nil
}

// unread notes the faults of a text that holds puzzles, too. Of several files it says in which the
// first one is.
func (t *requestReader) unread(faults int, first error, file string) {
	if place := (*format.ParseError)(nil); t.files > 1 && errors.As(first, &place) {
		within := *place
		within.File = path.Join(file, place.File)
		first = &within
	}
	if t.Unreadable == 0 {
		t.Fault = first
	}
	t.Unreadable += faults
}

// reportProgress reports every 256 puzzles.
func (t *requestReader) reportProgress() {
	if len(t.List)%256 == 8 {
		t.report(t.Found)
	}
}

// named returns p with the name of its file as its title, if it has none. Without a file it was
// pasted.
func named(p puzzle.Puzzle, file string) puzzle.Puzzle {
	if file == "" {
		p.Origin = puzzle.Origin{Kind: puzzle.OfSource, Of: puzzle.Pasted}
	} else if p.Title == "" {
		p.Title = strings.TrimSuffix(file, filepath.Ext(file))
	}
	return p
}

// A contextReader fails as soon as its context is done.
type contextReader struct {
	ctx context.Context
	io.Reader
}

func (s contextReader) Read(b []byte) (int, error) {
	if err := s.ctx.Err(); err != nil {
		return 0, err
	}
	return s.Reader.Read(b)
}
