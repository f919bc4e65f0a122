package photo_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/color/palette"
	"image/draw"
	"image/jpeg"
	"math/rand/v2"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goitalic"
	"golang.org/x/image/font/gofont/gomedium"
	"golang.org/x/image/font/gofont/gomono"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
)

// An ink is a font and a colour.
type ink struct {
	font   []byte
	colour uint32
}

func (i ink) set(t testing.TB) phototest.Ink {
	f, err := sfnt.Parse(i.font)
	if err != nil {
		t.Fatal(err)
	}
	return phototest.Ink{Font: f, Colour: rgb(i.colour), Height: 0.55}
}

func rgb(v uint32) color.RGBA { return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 255} }

// inks are those of givens and entries, and what tells them apart.
var inks = []struct {
	given, entry ink
	differ       photo.Difference
}{
	{ink{goregular.TTF, 0x344861}, ink{goregular.TTF, 0x325aaf}, photo.InColour},
	{ink{goregular.TTF, 0x222222}, ink{goregular.TTF, 0x2b7a3b}, photo.InColour},
	{ink{gobold.TTF, 0}, ink{gobold.TTF, 0x1d6ae5}, photo.InColour},
	{ink{gobold.TTF, 0x333333}, ink{goregular.TTF, 0xc03020}, photo.InColour},
	{ink{goregular.TTF, 0}, ink{goregular.TTF, 0x666666}, photo.InInk},
	{ink{goregular.TTF, 0x555555}, ink{goregular.TTF, 0x111111}, photo.InInk},
	{ink{gobold.TTF, 0}, ink{goregular.TTF, 0}, photo.InInk},
	{ink{goregular.TTF, 0}, ink{gobold.TTF, 0}, photo.InInk},
	{ink{gomedium.TTF, 0}, ink{goregular.TTF, 0}, photo.InInk},
	{ink{goregular.TTF, 0}, ink{goitalic.TTF, 0}, photo.InInk},
	{ink{goregular.TTF, 0}, ink{gomono.TTF, 0}, photo.InInk},
	{ink{goregular.TTF, 0}, ink{goregular.TTF, 0}, photo.NoDifference},
	{ink{gobold.TTF, 0x344861}, ink{gobold.TTF, 0x344861}, photo.NoDifference},
}

// board returns a board with a selected cell, whose line, column and digit are tinted.
func board(rng *rand.Rand, g phototest.Grid, given, entry phototest.Ink, cell float64) *phototest.Board {
	b := &phototest.Board{Grid: g, Printed: given, Typed: entry, Cell: cell}
	at := rng.IntN(81)
	for c := range b.Paper {
		switch d := g.Givens[c] + g.Entries[c]; {
		case c == at:
			b.Paper[c] = rgb(0xbbdefb)
		case d != 0 && d == g.Givens[at]+g.Entries[at]:
			b.Paper[c] = rgb(0xc3d7ea)
		case c%9 == at%9 || c/9 == at/9:
			b.Paper[c] = rgb(0xe2ebf3)
		}
	}
	return b
}

// TestMixedInk: a board on a screen whose entries are taken for givens is never certain, and
// its doubt has the reason; one on which all digits look alike is.
func TestMixedInk(t *testing.T) {
	cells, shares := []float64{37.3}, []float64{0.15}
	if long {
		cells, shares = []float64{28, 37.3, 50, 63}, []float64{0.08, 0.5, 0.9}
	}
	n, taken := uint64(0), 0
	for _, k := range inks {
		for _, cell := range cells {
			for _, share := range shares {
				n++
				rng := rand.New(rand.NewPCG(n, 36))
				g := filled(puzzleOf(rng, 26+rng.IntN(8)), rng, share)
				b := board(rng, g, k.given.set(t), k.entry.set(t), cell)
				all, err := photo.Read(context.Background(), photo.NewPicture(b.Draw()), uniquely())
				if err != nil || len(all) == 0 {
					t.Fatal(n, len(all), err)
				}
				r := &all[0]
				if r.Givens == g.Givens {
					continue // print and entries were told apart
				}
				taken++
				said := r.Differ != photo.NoDifference || r.Doubts().Len() > 0
				if want := k.differ; said != (want != photo.NoDifference) || r.Certain() != (want == photo.NoDifference) {
					t.Errorf("%06x and %06x, %v pixels a cell, %d entries: certain %v, differ %q, want %q", k.given.colour, k.entry.colour, cell,
						g.Entries.Count(), r.Certain(), r.Differ, want)
				}
			}
		}
	}
	t.Logf("%d pages, entries taken for givens on %d", n, taken)
}

// TestMixedInkKinds: colour is seen in every kind of picture that has it.
func TestMixedInkKinds(t *testing.T) {
	for _, k := range []int{0, 2, 11} {
		rng := rand.New(rand.NewPCG(uint64(k), 12))
		g := filled(puzzleOf(rng, 28), rng, 0.4)
		from := board(rng, g, inks[k].given.set(t), inks[k].entry.set(t), 52).Draw()
		r := from.Bounds()
		for name, m := range map[string]draw.Image{"RGBA": image.NewRGBA(r), "NRGBA": image.NewNRGBA(r), "RGBA64": image.NewRGBA64(r),
			"NRGBA64": image.NewNRGBA64(r), "CMYK": image.NewCMYK(r), "palette": image.NewPaletted(r, palette.Plan9)} {
			draw.Draw(m, r, from, r.Min, draw.Src)
			all, _ := photo.Read(context.Background(), photo.NewPicture(m), uniquely())
			if len(all) != 1 || all[0].Givens != g.Givens && all[0].Certain() != (inks[k].differ == photo.NoDifference) {
				t.Errorf("inks %d, %s: %d grids, certain %v, differ %q", k, name, len(all), all[0].Certain(), all[0].Differ)
			}
		}
	}
}

// TestMixedInkJPEG: the noise of a JPEG file hides no difference, and is none.
func TestMixedInkJPEG(t *testing.T) {
	for i, k := range inks {
		if i%3 != 1 && !long && k.differ != photo.NoDifference {
			continue
		}
		rng := rand.New(rand.NewPCG(uint64(i), 75))
		g := filled(puzzleOf(rng, 28), rng, 0.4)
		var file bytes.Buffer
		if err := jpeg.Encode(&file, board(rng, g, k.given.set(t), k.entry.set(t), 44).Draw(), &jpeg.Options{Quality: 75}); err != nil {
			t.Fatal(err)
		}
		p, err := photo.Decode(file.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		all, _ := photo.Read(context.Background(), p, uniquely())
		if len(all) == 0 || all[0].Givens != g.Givens && all[0].Certain() != (k.differ == photo.NoDifference) {
			t.Errorf("inks %d: %d grids, certain %v", i, len(all), all[0].Certain())
		}
	}
}
