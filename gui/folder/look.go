package folder

import (
	"bytes"
	"context"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/print"
	"sudoku/puzzle/store"
	"sudoku/puzzle/words"
)

// Facts are what is found out about an entry.
type Facts struct {
	Kind    Kind
	Changed time.Time
	Size    int64
	Link    string // where it leads; "" if it is none
	Count   int    // of its puzzles or, in a folder, of its entries that aren't hidden
	More    bool   // there are more than Count, which weren't read
	First   []puzzle.Puzzle
	Folders int      // how many of these entries are folders
	Names   []string // the first of them, as they can be shown, folders with their slash
	Placed  int      // digits of a game, without the givens
	Of      int

	ReadOnly bool  // a file that isn't meant to be changed
	Err      error // why it can't be opened; nil if it can, as far as that is known
	Fault    error // what is wrong in the first line of a text without a puzzle; may be nil
}

// The limits of what is read of an entry.
const (
	MostRead    = 64 << 10               // bytes
	MostTime    = 200 * time.Millisecond // on what was read
	MostEntries = 5000                   // of a folder
	MostFirst   = 6                      // puzzles that are kept
	MostNames   = 12                     // of what is in a folder
)

// Look finds out what an entry is, of a link where it leads and what is there. It ends soon after
// ctx is done, but for what the system doesn't answer.
func Look(ctx context.Context, path string) Facts {
	info, err := os.Lstat(path)
	if err != nil {
		return Facts{Err: err}
	}
	f := Facts{Changed: info.ModTime(), Size: info.Size()}
	switch mode := info.Mode(); {
	case mode&fs.ModeSymlink != 0:
		return follow(ctx, path)
	case mode.IsDir():
		f.Kind = Folder
		f.Err = f.count(ctx, path)
	case mode.IsRegular():
		f.ReadOnly = mode.Perm()&0o222 == 0
		f.Err = f.read(ctx, path)
	default:
		f.Kind, f.Err = Special, store.ErrNotFile
	}
	return f
}

// follow finds out what is at the end of a link.
func follow(ctx context.Context, path string) (f Facts) {
	to, err := os.Readlink(path)
	if err == nil {
		_, err = os.Stat(path) // says in the system's words what is wrong
	}
	if err != nil {
		return Facts{Link: to, Err: err}
	}
	if path, err = filepath.EvalSymlinks(path); err != nil {
		return Facts{Link: to, Err: err}
	}
	f = Look(ctx, path)
	f.Link = to
	return f
}

// count counts the entries of a folder, as its list shows them, and keeps the first names.
func (f *Facts) count(ctx context.Context, path string) error {
	d, err := openFolder(path)
	if err != nil {
		return err
	}
	defer d.Close()
	var all []Entry
	for err == nil && len(all) < MostEntries && ctx.Err() == nil {
		var part []fs.DirEntry
		part, err = d.ReadDir(batch)
		for _, e := range part {
			all = append(all, EntryOf(e.Name(), e.Type()))
		}
	}
	all = slices.DeleteFunc(all, func(e Entry) bool { return e.Hidden() })
	slices.SortFunc(all, compare)
	for i := range all {
		name := all[i].Shown
		if all[i].IsDir() {
			f.Folders++
			name += slash
		}
		if len(f.Names) < MostNames {
			f.Names = append(f.Names, name)
		}
	}
	f.Count, f.More = len(all), err == nil
	return ctx.Err()
}

// read reads the beginning of a regular file.
func (f *Facts) read(ctx context.Context, path string) error {
	file, err := store.Open(path)
	if err != nil {
		return err
	}
	defer file.Close()
	text, err := io.ReadAll(io.LimitReader(file, MostRead))
	if err != nil {
		return err
	}
	ctx, stop := context.WithTimeout(ctx, MostTime)
	defer stop()
	f.More = f.Size > int64(len(text))
	switch f.Kind = KindOf(text[:min(len(text), HeadSize)]); f.Kind {
	case Game:
		return f.game(ctx, text)
	case Set:
		f.set(ctx, text)
	case Text:
		f.puzzles(ctx, text)
	}
	return nil
}

// set counts the puzzles of a set to print, and keeps the first.
func (f *Facts) set(ctx context.Context, text []byte) {
	for p := range print.ScanSet(reader{ctx, bytes.NewReader(text)}) {
		if f.Count++; len(f.First) < MostFirst {
			f.First = append(f.First, p)
		}
	}
	f.More = f.More || ctx.Err() != nil
}

// game reads a saved game.
func (f *Facts) game(ctx context.Context, text []byte) error {
	g, _, err := game.Load(reader{ctx, bytes.NewReader(text)}, time.Now)
	if err != nil {
		if f.More {
			return nil // it is long, and may be whole
		}
		return err
	}
	f.First = []puzzle.Puzzle{g.Current()}
	f.Placed, f.Of = g.Progress()
	return nil
}

// puzzles counts the puzzles of a text, and keeps the first.
func (f *Facts) puzzles(ctx context.Context, text []byte) {
	faults := 0
	var first, place *format.ParseError
	for it, err := range format.ScanContext(ctx, reader{ctx, bytes.NewReader(text)}) {
		if ctx.Err() != nil {
			f.More = true
			break
		}
		if err != nil {
			if faults++; faults > MostFaults {
				f.More = true
				break
			}
			if errors.As(err, &place) && first == nil {
				first = place
			}
			continue
		}
		if f.Count++; len(f.First) < MostFirst {
			f.First = append(f.First, it.Puzzle)
		}
	}
	switch {
	case f.Count > 0:
		f.Kind = Puzzles
	case first != nil && faults == 1 && first.Puzzle != nil: // it can be mended
		f.Kind, f.Count, f.First = Puzzles, 1, []puzzle.Puzzle{*first.Puzzle}
	case isBinary(text) && (f.More || first == nil): // no puzzle comes later, either
		f.More, f.Fault = false, &format.ParseError{Line: 1, Err: words.Error("format.binary")}
	case first != nil:
		f.Fault = first
	}
}

// isBinary reports whether what a file begins with is no text: it has bytes of 0, and not as UTF-16 has them.
func isBinary(text []byte) bool {
	wide := bytes.HasPrefix(text, []byte{0xff, 0xfe}) || bytes.HasPrefix(text, []byte{0xfe, 0xff})
	return !wide && bytes.IndexByte(text, 0) >= 0
}

// ReadPuzzles returns the puzzles in the part of a file that is read.
func ReadPuzzles(ctx context.Context, path string) (list []puzzle.Puzzle, err error) {
	file, err := store.Open(path)
	if err != nil {
		return nil, err
	}
	defer file.Close()
	for it, err := range format.ScanContext(ctx, reader{ctx, io.LimitReader(file, MostRead)}) {
		if err == nil {
			list = append(list, it.Puzzle)
		}
	}
	return list, ctx.Err()
}

// MostFaults is after how many lines that can't be read a text is left.
const MostFaults = 500

// A reader ends when its context is done.
type reader struct {
	ctx context.Context
	in  io.Reader
}

func (r reader) Read(b []byte) (int, error) {
	if err := r.ctx.Err(); err != nil {
		return 0, err
	}
	return r.in.Read(b[:min(len(b), 4096)])
}
