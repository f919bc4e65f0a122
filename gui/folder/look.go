package folder

import (
	"bytes"
	"context"
	"io"
	"io/fs"
	"os"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/store"
)

// Facts are what is found out about an entry.
type Facts struct {
	Kind    Kind
	Changed time.Time
	Size    int64
	Link    string // where it leads; "" if it is none
	Count   int    // of its puzzles or, in a folder, of its entries
	More    bool   // there are more than Count, which weren't read
	First   []puzzle.Puzzle
	Placed  int // digits of a game, without the givens
	Of      int
	Err     error // why it can't be opened; nil if it can, as far as that is known
}

// The limits of what is read of an entry.
const (
	MostRead    = 64 << 10               // bytes
	MostTime    = 200 * time.Millisecond // on what was read
	MostEntries = 5000                   // of a folder
	MostFirst   = 6                      // puzzles that are kept
)

// Look finds out what an entry is. Of a link it says where it leads, and doesn't read that. It
// ends soon after ctx is done, but for what the system doesn't answer.
func Look(ctx context.Context, path string) Facts {
	info, err := os.Lstat(path)
	if err != nil {
		return Facts{Err: err}
	}
	f := Facts{Changed: info.ModTime(), Size: info.Size()}
	switch mode := info.Mode(); {
	case mode&fs.ModeSymlink != 0:
		f.follow(path)
	case mode.IsDir():
		f.Kind = Folder
		f.Count, f.More, f.Err = count(ctx, path)
	case mode.IsRegular():
		f.Err = f.read(ctx, path)
	default:
		f.Kind, f.Err = Special, store.ErrNotFile
	}
	return f
}

// follow says where a link leads, and whether there is something that can be opened.
func (f *Facts) follow(path string) {
	if f.Link, f.Err = os.Readlink(path); f.Err != nil {
		return
	}
	switch info, err := os.Stat(path); {
	case err != nil:
		f.Err = err
	case info.IsDir():
		f.Kind = Folder
	case !info.Mode().IsRegular():
		f.Kind, f.Err = Special, store.ErrNotFile
	}
}

// count counts the entries of a folder.
func count(ctx context.Context, path string) (n int, more bool, err error) {
	d, err := openFolder(path)
	if err != nil {
		return 0, false, err
	}
	defer d.Close()
	for ctx.Err() == nil {
		part, err := d.ReadDir(batch)
		if n += len(part); err != nil {
			return n, false, nil
		}
		if n >= MostEntries {
			return n, true, nil
		}
	}
	return n, true, ctx.Err()
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
	case Text:
		f.puzzles(ctx, text)
	}
	return nil
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
	for it, err := range format.ScanContext(ctx, reader{ctx, bytes.NewReader(text)}) {
		if ctx.Err() != nil {
			f.More = true
			break
		}
		if err != nil {
			if faults++; faults > MostFaults {
				break
			}
			continue
		}
		if f.Count++; len(f.First) < MostFirst {
			f.First = append(f.First, it.Puzzle)
		}
	}
	if f.Count > 0 {
		f.Kind = Puzzles
	}
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
