package photo_test

import (
	"context"
	"image"
	"image/color"
	"math/rand/v2"
	"os"
	"testing"

	"golang.org/x/image/font/gofont/gobold"
	"golang.org/x/image/font/gofont/goregular"
	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
	"sudoku/solver"
)

// long selects all the data of a test: "make long" sets it, "make test" uses a sample.
var long = os.Getenv("SUDOKU_LONG") != ""

// uniquely is the solver as the reader needs it.
func uniquely() photo.Solver {
	s := new(solver.Searcher)
	return func(g *puzzle.Grid) (puzzle.Grid, int) {
		n := s.Count(g, 2)
		solution, _ := s.First(g)
		return solution, n
	}
}

// The fonts of the drawn pages are none of those that the net was trained with.
func fonts(t testing.TB) (list []*sfnt.Font) {
	for _, b := range [][]byte{goregular.TTF, gobold.TTF} {
		f, err := sfnt.Parse(b)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, f)
	}
	return list
}

// puzzleOf returns a puzzle of about so many givens with one solution.
func puzzleOf(rng *rand.Rand, givens int) phototest.Grid {
	s := new(solver.Searcher)
	full, _ := s.Random(&puzzle.Grid{}, rng)
	g := full
	for _, c := range rng.Perm(81) {
		if g.Count() <= givens {
			break
		}
		d := g[c]
		if g[c] = 0; s.Count(&g, 2) != 1 {
			g[c] = d
		}
	}
	return phototest.Grid{Givens: g}
}

// filled adds entries, the digits of the solution.
func filled(g phototest.Grid, rng *rand.Rand, share float64) phototest.Grid {
	solution, _ := solver.Solve(g.Givens)
	for c, d := range solution {
		if g.Givens[c] == 0 && rng.Float64() < share {
			g.Entries[c] = d
		}
	}
	return g
}

// drawn returns the n-th page of a step of difficulty.
func drawn(t testing.TB, step, n int) *phototest.Page {
	all := fonts(t)
	return drawnIn(step, n, all[n%len(all)])
}

// drawnIn returns the n-th page printed in a font: every third has two grids, and every
// fourth is filled in by hand.
func drawnIn(step, n int, f *sfnt.Font) *phototest.Page {
	rng := rand.New(rand.NewPCG(uint64(step), uint64(n)))
	sheets := []phototest.Grid{puzzleOf(rng, 24+rng.IntN(8))}
	if n%3 == 2 {
		sheets = append(sheets, puzzleOf(rng, 28))
	}
	if n%4 == 3 {
		sheets[0] = filled(sheets[0], rng, 0.7)
	}
	return phototest.New(rng, step, f, sheets...)
}

// whole reports whether each grid of a page was read, in whatever order.
func whole(p *phototest.Page, read []photo.Reading) (n int) {
	for _, g := range p.Grids {
		for _, r := range read {
			if r.Givens == g.Givens {
				n++
				break
			}
		}
	}
	return n
}

// TestPages: drawn pages are read, at each step of difficulty as many as can be expected,
// and none is certain and wrong. Without SUDOKU_LONG the last pages of most steps are left out.
func TestPages(t *testing.T) {
	for _, c := range []struct {
		step  int
		pages []int
		few   int // how many of them without SUDOKU_LONG
		lost  int // how many grids may be
	}{
		{phototest.Easy, []int{2, 0, 1}, 2, 0},
		{phototest.Middle, []int{2, 0, 1}, 2, 0},
		{phototest.Hard, []int{0, 1}, 2, 1},
		{phototest.Hard, []int{1000, 1014, 1026, 1042}, 2, 1}, // faint, or with a pen across
	} {
		right, grids := 0, 0
		if !long {
			c.pages = c.pages[:c.few]
		}
		for _, n := range c.pages {
			p := drawn(t, c.step, n)
			read, err := photo.Read(context.Background(), photo.NewPicture(p.Image), uniquely())
			if err != nil {
				t.Fatal(err)
			}
			k := whole(p, read)
			right, grids = right+k, grids+len(p.Grids)
			if k < len(p.Grids) {
				t.Logf("step %d, page %d: %d of %d grids right, %d read", c.step, n, k, len(p.Grids), len(read))
			}
			for _, r := range read {
				if r.Certain() && whole(&phototest.Page{Grids: []phototest.Grid{{Givens: r.Givens}}}, readings(p)) == 0 {
					t.Errorf("step %d, page %d: certain and wrong\n%v", c.step, n, r.Givens)
				}
			}
		}
		t.Logf("step %d: %d of %d grids", c.step, right, grids)
		if grids-right > c.lost {
			t.Errorf("step %d: only %d of %d grids", c.step, right, grids)
		}
	}
}

// readings is what a page shows, as if it had been read.
func readings(p *phototest.Page) (all []photo.Reading) {
	for _, g := range p.Grids {
		all = append(all, photo.Reading{Givens: g.Givens})
	}
	return all
}

// A picture without a Sudoku has none: paper, noise, stripes, checks.
func TestNoGrid(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 1))
	for name, light := range map[string]func(x, y int) uint8{
		"paper":   func(x, y int) uint8 { return 230 },
		"noise":   func(x, y int) uint8 { return uint8(rng.IntN(256)) },
		"stripes": func(x, y int) uint8 { return uint8(255 * (x / 9 % 2)) },
		"squared": func(x, y int) uint8 { return uint8(min(255, 255*min(x%30, y%30))) },
		"checks":  func(x, y int) uint8 { return uint8(255 * ((x/40 + y/40) % 2)) },
	} {
		m := image.NewGray(image.Rect(0, 0, 640, 480))
		for i := range m.Pix {
			m.SetGray(i%640, i/640, color.Gray{light(i%640, i/640)})
		}
		if all, err := photo.Read(context.Background(), photo.NewPicture(m), uniquely()); len(all) > 0 || err != nil {
			t.Errorf("%s: %d grids, %v, %v", name, len(all), all[0].Givens, err)
		}
	}
}

// TestStops: reading ends soon after it is interrupted.
func TestStops(t *testing.T) {
	ctx, stop := context.WithCancel(context.Background())
	stop()
	p := drawn(t, phototest.Easy, 0)
	if all, err := photo.Read(ctx, photo.NewPicture(p.Image), uniquely()); err == nil || len(all) > 0 {
		t.Error(len(all), "grids, ", err)
	}
}
