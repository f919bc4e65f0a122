package photo_test

import (
	"context"
	"image"
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
	"sudoku/puzzle/print"
)

// A printedSheet is a page that print has made, and the puzzles on it in their order.
type printedSheet struct {
	page    print.Page
	puzzles []puzzle.Grid
}

// printedSheets are the numbers of grids of the sheets; those of more than twelve have small
// digits.
var printedSheets = []int{1, 2, 4, 6, 9, 12, 16, 30}

func newSheet(t testing.TB, rng *rand.Rand, n int, code bool) printedSheet {
	var s printedSheet
	var list print.List
	for range n {
		g := puzzleOf(rng, 24+rng.IntN(8)).Givens
		s.puzzles = append(s.puzzles, g)
		list = append(list, print.Item{Puzzle: puzzle.Puzzle{Givens: g}})
	}
	o := print.Options{PerPage: n, Paper: print.A4, QR: rng.IntN(3) == 0 || code, Ink: print.Ink(rng.IntN(3))}
	if rng.IntN(2) == 0 {
		o.Labels = print.DefaultLabels
	}
	if n > 12 {
		o.PerPage, o.DigitSize, o.QR = 0, 7, false
		if n > 16 {
			o.DigitSize, o.Labels = 5, print.DefaultLabels
		}
	}
	d, err := print.Sheet{Items: list, Options: o}.Document()
	if err != nil {
		t.Fatal(err)
	}
	s.page = d.PageAt(0)
	return s
}

// fill writes about half of the solutions into the grids of a picture of the page.
func (s *printedSheet) fill(t testing.TB, rng *rand.Rand, m *image.Gray) {
	read, err := photo.Read(context.Background(), photo.NewPicture(m), uniquely())
	if n, order := s.inOrder(read); err != nil || n != len(s.puzzles) || !order {
		t.Fatalf("%d of %d grids of the page, %v", n, len(s.puzzles), err)
	}
	for i, g := range s.puzzles {
		q := read[i].Nodes.Corners()
		entries := filled(phototest.Grid{Givens: g}, rng, 0.5).Entries
		phototest.Sheet{Image: m, X: q[0].X, Y: q[0].Y, Cell: (q[1].X - q[0].X) / 9}.Fill(rng, &entries)
	}
}

// inOrder is how many of the puzzles of a sheet were read, and whether in their order.
func (s *printedSheet) inOrder(read []photo.Reading) (n int, order bool) {
	last, order := -1, true
	at := map[puzzle.Grid]int{}
	for i, g := range s.puzzles {
		at[g] = i
	}
	for _, r := range read {
		if i, ok := at[r.Givens]; ok {
			n++
			order = order && i > last
			last = i
		}
	}
	return n, order
}

// TestSheets: all grids of printed sheets are read, in the order of the page, off clean pages and
// off photos of them. SUDOKU_SHEETS says how many of each are looked at, and from which seed on:
// 20,1000.
func TestSheets(t *testing.T) {
	rounds, seed := 1, uint64(1)
	if s := os.Getenv("SUDOKU_SHEETS"); s != "" {
		rounds, _ = strconv.Atoi(s)
		seed = 1000
	}
	for _, n := range printedSheets {
		for _, kind := range []string{"clean", "photo", "far", "pen"} {
			if kind == "pen" && n > 12 {
				continue // no room for codes
			}
			right, grids, ordered, wrong := 0, 0, 0, 0
			var spent time.Duration
			for i := range rounds {
				rng := rand.New(rand.NewPCG(seed+uint64(i), uint64(n)))
				s := newSheet(t, rng, n, kind == "pen")
				var m *image.Gray
				if kind == "clean" {
					m = s.page.Image(6)
				} else {
					long := 3200
					if kind == "far" {
						long = 2200
					}
					quarters := 0
					if i%4 == 3 {
						quarters = 1 + rng.IntN(3)
					}
					p := s.page.Image(10)
					if kind == "pen" {
						s.fill(t, rng, p)
					}
					m = phototest.Freehand(rng, p, long, quarters)
				}
				start := cpu()
				page, err := photo.ReadPage(context.Background(), photo.NewPicture(m), uniquely())
				spent += cpu() - start
				if err != nil {
					t.Fatal(err)
				}
				read := page.Grids
				k, order := s.inOrder(read)
				right, grids = right+k, grids+n
				if order {
					ordered++
				}
				for _, r := range read {
					if r.Certain() {
						if one, _ := s.inOrder([]photo.Reading{r}); one == 0 {
							wrong++
						}
					}
				}
				if k < n || !order || len(read) != n || len(page.Missed) > 0 {
					t.Logf("%s sheet of %d, seed %d: %d right, %d read, order %v, missed %v", kind, n, seed+uint64(i), k, len(read), order, page.Missed)
				}
			}
			t.Logf("%2d %s: %d of %d grids, %d of %d in order, %d certain and wrong, %v a page", n, kind, right, grids, ordered, rounds, wrong, spent/time.Duration(rounds))
		}
	}
}
