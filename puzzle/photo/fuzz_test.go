package photo

import (
	"bytes"
	"context"
	"encoding/binary"
	"errors"
	"image"
	"math"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/photo/phototest"
	"sudoku/solver"
)

// Whatever a file of a format holds, it is decoded or refused, and a small picture is read
// to the end. There is a test for each decoder, so that each is given its time.

func FuzzJPEG(f *testing.F) { fuzz(f, "jpeg") }
func FuzzPNG(f *testing.F)  { fuzz(f, "png") }
func FuzzWebP(f *testing.F) { fuzz(f, "webp") }
func FuzzGIF(f *testing.F)  { fuzz(f, "gif") }
func FuzzTIFF(f *testing.F) { fuzz(f, "tiff") }
func FuzzBMP(f *testing.F)  { fuzz(f, "bmp") }
func FuzzPDF(f *testing.F)  { fuzz(f, "scan as pdf") }
func FuzzHEIC(f *testing.F) { fuzz(f, "heic") }
func FuzzAVIF(f *testing.F) { fuzz(f, "avif") }

// fuzz tests files that begin as those of a format do.
func fuzz(f *testing.F, format string) {
	all := samples()
	k := kindOf(all[format])
	for name, b := range all {
		if strings.HasSuffix(name, format) {
			f.Add(b[len(k.magic):])
		}
	}
	if format == "jpeg" {
		f.Add(exif(all[format], binary.BigEndian, 6)[len(k.magic):])
	}
	head := strings.ReplaceAll(k.magic, "?", "\x00")
	f.Fuzz(func(t *testing.T, rest []byte) {
		b := append([]byte(head), rest...)
		if k.name == "WebP" {
			binary.LittleEndian.PutUint32(b[4:], uint32(len(b)-8))
		}
		if k.config == nil {
			b = append(b, all["jpeg"]...)
		} else if c, err := k.config(bytes.NewReader(b)); err == nil && c.Width*c.Height > 1<<22 {
			return // it would only take long
		}
		p, err := Decode(b)
		if err == nil && p.g.w*p.g.h < 1<<16 {
			_, _ = Read(t.Context(), p, none)
		}
	})
}

// fuzzPatience is after how long a reading is left: go takes an input for a hang after ten seconds, and what counts its
// coverage runs several times as long.
const fuzzPatience = time.Second

// FuzzRead reads a small picture of any pixels to the end, and keeps what a reading
// promises. The pixels that are not given repeat those that are.
func FuzzRead(f *testing.F) {
	rng := rand.New(rand.NewPCG(8, 8))
	face, err := sfnt.Parse(goregular.TTF)
	if err != nil {
		f.Fatal(err)
	}
	g, _ := puzzle.ParseGrid("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
	for _, step := range []int{phototest.Easy, phototest.Middle} {
		p := NewPicture(phototest.New(rng, step, face, phototest.Grid{Givens: g}).Image).g.reduced(6)
		f.Add(uint16(p.w), uint16(p.h), p.p)
	}
	f.Add(uint16(1), uint16(1), []byte{7})
	f.Fuzz(func(t *testing.T, w, h uint16, pixels []byte) {
		m := image.NewGray(image.Rect(0, 0, int(w%112)+1, int(h%112)+1))
		for i := range m.Pix {
			if len(pixels) > 0 {
				m.Pix[i] = pixels[i%len(pixels)]
			}
		}
		ctx, stop := context.WithTimeout(t.Context(), fuzzPatience)
		defer stop()
		all, err := Read(ctx, NewPicture(m), countTwo())
		if errors.Is(err, context.DeadlineExceeded) {
			return
		}
		if err != nil {
			t.Fatal(err)
		}
		for i := range all {
			all[i].check(t)
		}
	})
}

// check holds a reading against what it promises.
func (r *Reading) check(t *testing.T) {
	if r.Solutions > 0 && r.Givens.HasConflict() {
		t.Error("a solution in spite of a conflict")
	}
	for c := range puzzle.Cell(81) {
		if r.Givens[c] != 0 && r.Entries[c] != 0 {
			t.Error(c, "is given and entered")
		}
		if !(r.Sure[c] >= 0 && r.Sure[c] <= 1+1e-9) || len(r.Alternatives(c)) == 0 {
			t.Error(c, "is sure by", r.Sure[c])
		}
	}
	for _, row := range r.Nodes {
		for _, n := range row {
			if math.IsNaN(n.X+n.Y) || math.IsInf(n.X+n.Y, 0) {
				t.Error("a node is at", n)
			}
		}
	}
}

// countTwo is the solver as the reader needs it.
func countTwo() Solver {
	s := new(solver.Searcher)
	return func(g *puzzle.Grid) (puzzle.Grid, int) {
		n := s.Count(g, 2)
		solution, _ := s.First(g)
		return solution, n
	}
}
