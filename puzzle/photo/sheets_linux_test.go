package photo_test

import (
	"context"
	"image"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
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
// off photos of them, near and far, and filled in. SUDOKU_SHEETS says how many of each are looked
// at, and after a comma from which seed on; without it a few are.
func TestSheets(t *testing.T) {
	many, from, _ := strings.Cut(os.Getenv("SUDOKU_SHEETS"), ",")
	rounds, _ := strconv.Atoi(many)
	seed, _ := strconv.Atoi(from)
	if rounds == 0 {
		if testing.Short() {
			t.Skip("reading is slow under the race detector")
		}
		measureSheets(t, "pen", 4, 1, 1).check(t)
		far := 6
		if long {
			far = 12
		}
		measureSheets(t, "far", far, 1, 1).check(t)
		return
	}
	for _, n := range printedSheets {
		for _, kind := range []string{"clean", "photo", "far", "pen"} {
			if kind == "pen" && n > 12 {
				continue // no room for codes
			}
			m := measureSheets(t, kind, n, rounds, uint64(seed))
			t.Logf("%2d %s: %d of %d grids, %d of %d in order, %d missed, %d certain and wrong, %v of processor time a page",
				n, kind, m.right, n*rounds, m.ordered, rounds, m.missed, m.wrong, m.spent/time.Duration(rounds))
		}
	}
}

// measured is how well sheets were read.
type measured struct {
	right, grids, ordered, sheets, missed, wrong int
	spent                                        time.Duration
}

// check reports what is not right.
func (m measured) check(t *testing.T) {
	if m.right < m.grids || m.ordered < m.sheets || m.wrong > 0 || m.missed > 0 {
		t.Errorf("%+v", m)
	}
}

// measureSheets reads sheets of n grids.
func measureSheets(t *testing.T, kind string, n, rounds int, seed uint64) (m measured) {
	for i := range rounds {
		rng := rand.New(rand.NewPCG(seed+uint64(i), uint64(n)))
		s := newSheet(t, rng, n, kind == "pen")
		p := photo.NewPicture(s.taken(t, rng, kind, i))
		start := cpu()
		page, err := photo.ReadPage(context.Background(), p, uniquely())
		if err != nil {
			t.Fatal(err)
		}
		m.spent += cpu() - start
		k, order := s.inOrder(page.Grids)
		m.right, m.grids, m.sheets, m.missed = m.right+k, m.grids+n, m.sheets+1, m.missed+len(page.Missed)
		if order {
			m.ordered++
		}
		for _, r := range page.Grids {
			if one, _ := s.inOrder([]photo.Reading{r}); r.Certain() && one == 0 {
				m.wrong++
			}
		}
		if k < n || !order || len(page.Grids) != n {
			t.Logf("%s sheet of %d, seed %d: %d right, %d read, order %v, missed %v", kind, n, seed+uint64(i), k, len(page.Grids), order, page.Missed)
		}
	}
	return m
}

// taken is a picture of the sheet: clean as a file, or a photo of the i-th round.
func (s *printedSheet) taken(t *testing.T, rng *rand.Rand, kind string, i int) *image.Gray {
	if kind == "clean" {
		return s.page.Image(6)
	}
	p, long, quarters := s.page.Image(10), 3200, 0
	if kind == "far" {
		long = 2200
	}
	if i%4 == 3 {
		quarters = 1 + rng.IntN(3)
	}
	if kind == "pen" {
		s.fill(t, rng, p)
	}
	return phototest.Freehand(rng, p, long, quarters)
}

// TestTwoOnAPage: a page has room for a second large grid above or below the first.
func TestTwoOnAPage(t *testing.T) {
	rng := rand.New(rand.NewPCG(901, 4))
	s := newSheet(t, rng, 2, false)
	page, err := photo.ReadPage(context.Background(), photo.NewPicture(s.page.Image(9)), uniquely())
	if n, order := s.inOrder(page.Grids); err != nil || n != 2 || !order {
		t.Error(n, "of 2 grids,", err)
	}
}
