package session

import (
	"bytes"
	"context"
	"io"
	"path/filepath"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/store"
	"sudoku/solver"
)

// A Shot is a grid of a picture, as it was read. It does not change.
type Shot struct {
	Name    string // of the picture's file; "" if it was pasted
	Picture *photo.Picture
	photo.Reading
	Overview photo.Preview // all of the picture, small
	Straight photo.Preview // as if taken from straight above, ShotCell pixels a cell, with a margin of a cell
	Missed   []photo.Place // the grids of the picture that could not be read
	First    bool          // the grid of the picture to show first
}

// PhotoOverview returns a picture's file, small, without reading what it shows.
func PhotoOverview(ctx context.Context, path string) (photo.Preview, error) {
	return Detached(ctx, decoding, func() (photo.Preview, error) {
		f, err := store.Open(path)
		if err != nil {
			return nil, err
		}
		defer f.Close()
		b, err := photo.ReadFile(contextReader{ctx, f}, 0)
		if err != nil {
			return nil, err
		}
		p, err := photo.Decode(b)
		if err != nil {
			return nil, err
		}
		return p.Overview(overviewSide), nil
	})
}

// ShotCell is how many pixels a cell has in a straightened picture.
const ShotCell = 72

// decoding is held while a picture is decoded, so that memory is bounded whatever is opened
// meanwhile.
var decoding = make(Semaphore, 1)

// ReadPhoto reads the grids of a picture, in reading order. It returns an error if there are
// none, and soon after ctx is done, though a decoder can't be interrupted.
func ReadPhoto(ctx context.Context, name string, file []byte) ([]*Shot, error) {
	return Detached(ctx, decoding, func() ([]*Shot, error) { return readPhoto(ctx, name, file) })
}

func readPhoto(ctx context.Context, name string, file []byte) (all []*Shot, err error) {
	p, err := photo.Decode(file)
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		return nil, err
	}
	page, err := photo.ReadPage(ctx, p, counting())
	if err != nil {
		return nil, err
	}
	if len(page.Grids) == 0 {
		return nil, photo.ErrNone
	}
	small := p.Overview(overviewSide)
	for i, r := range page.Grids {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		s := &Shot{Name: name, Picture: p, Overview: small, Reading: r, Missed: page.Missed, First: i == page.First()}
		all = append(all, s.straightened())
	}
	return all, nil
}

// counting returns the solver as the reader of pictures needs it.
func counting() photo.Solver {
	s := new(solver.Searcher)
	return func(g *puzzle.Grid) (solution puzzle.Grid, n int) {
		if n = s.Count(g, 2); n > 0 {
			solution, _ = s.First(g)
		}
		return solution, n
	}
}

func (s *Shot) straightened() *Shot {
	s.Straight = s.Picture.Preview(&s.Nodes, ShotCell, 1)
	return s
}

// MovedCorners returns the grid as it reads with other corners.
func (s *Shot) MovedCorners(q photo.Quad) *Shot { return s.at(s.Nodes.Moved(q)) }

// Turned returns the grid as it reads after a quarter turn to the right.
func (s *Shot) Turned() *Shot {
	n := s.Nodes
	for range 3 { // to the left
		n = n.Turned()
	}
	return s.at(n)
}

func (s *Shot) at(n photo.Nodes) *Shot {
	o := *s
	read := photo.ReadUp
	if s.Screen {
		read = photo.ReadScreen
	}
	o.Reading = read(s.Picture, n, counting())
	o.Place = s.Place
	return o.straightened()
}

// Puzzle returns what was read: printed digits as givens, the player's as entries, and marks.
func (s *Shot) Puzzle() puzzle.Puzzle {
	return puzzle.Puzzle{Givens: s.Givens, Entries: s.Entries, Centre: s.Marks}
}

// pasted reads the picture on the clipboard.
func (t *requestReader) pasted(picture func(context.Context) ([]byte, error)) error {
	b, err := picture(t.ctx)
	if err == nil && len(b) == 0 {
		err = ErrNothing
	}
	if err != nil {
		return err
	}
	return t.photo(bytes.NewReader(b), "")
}

// pictureNames are the endings of pictures' files.
var pictureNames = []string{".jpg", ".jpeg", ".png", ".webp", ".gif", ".tif", ".tiff", ".bmp", ".heic", ".heif", ".avif", ".pdf"}

// PictureNames returns the endings of the names of pictures' files.
func PictureNames() []string { return slices.Clone(pictureNames) }

// notPicture says of what is named like a picture and holds no puzzle that it is none.
func notPicture(name string, err error) error {
	if err != nil && slices.Contains(pictureNames, strings.ToLower(filepath.Ext(name))) {
		return photo.ErrUnknown
	}
	return err
}

// photo reads a picture.
func (t *requestReader) photo(r io.Reader, name string) error {
	b, err := photo.ReadFile(contextReader{t.ctx, r}, 0)
	if err != nil {
		return err
	}
	t.size += int64(len(b))
	shots, err := ReadPhoto(t.ctx, name, b)
	t.Shots = append(t.Shots, shots...)
	return err
}

// overviewSide is how many pixels the long side of an overview has at most.
const overviewSide = 700
