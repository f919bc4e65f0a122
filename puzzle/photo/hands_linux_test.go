package photo_test

import (
	"context"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
	"sudoku/puzzle/photo/phototest"
)

// hands are the ways in which pages are filled in by hand: how much of the rest is written, which
// share of that is wrong, and how. least is the share of pages read whole, in percent.
var hands = []struct {
	name         string
	share, wrong float64
	how          phototest.Writing
}{
	{"begun in pen", .4, 0, phototest.Writing{}},
	{"solved in pen", 1, 0, phototest.Writing{}},
	{"solved in pencil", 1, 0, phototest.Writing{Pencil: true}},
	{"pen, with mistakes", .7, .04, phototest.Writing{}},
	{"erased", .8, 0, phototest.Writing{Pencil: true, Erased: .2}},
	{"overwritten", .8, 0, phototest.Writing{Overwritten: .1}},
	{"all by hand", 0, 0, phototest.Writing{Alone: true}},
	{"all by hand, solved", 1, 0, phototest.Writing{Alone: true}},
}

// writtenIn returns a grid whose empty cells are filled in a share, of which some are wrong.
func writtenIn(rng *rand.Rand, share, wrong float64) (g phototest.Grid) {
	g = filled(puzzleOf(rng, 24+rng.IntN(8)), rng, share)
	for c, d := range g.Entries {
		if d != 0 && rng.Float64() < wrong {
			g.Entries[c] = puzzle.Digit(1 + (int(d)+rng.IntN(8))%9)
		}
	}
	return g
}

// A handScore counts pages: their givens, all that is on them, and what is said to be certain.
type handScore struct {
	pages, givens, whole, certain, wrong int
	reliable                             reliability
	spent                                time.Duration
}

func (s *handScore) page(t *testing.T, p *phototest.Page, alone bool) {
	start := cpu()
	page, err := photo.ReadPage(context.Background(), photo.NewPicture(p.Image), uniquely())
	if err != nil {
		t.Fatal(err)
	}
	s.spent += cpu() - start
	s.pages++
	first := page.First()
	if first < 0 {
		return
	}
	r, g := &page.Grids[first], p.Grids[0]
	givens, entries := r.Givens, r.Entries
	if alone { // nothing tells whose the digits are
		all := puzzle.Puzzle{Givens: givens, Entries: entries}
		truth := puzzle.Puzzle{Givens: g.Givens, Entries: g.Entries}
		givens, entries, g.Givens, g.Entries = all.Grid(), puzzle.Grid{}, truth.Grid(), puzzle.Grid{}
	} else {
		s.reliable.add(r, &g.Givens, &g.Entries)
	}
	count(&s.givens, givens == g.Givens)
	count(&s.whole, givens == g.Givens && entries == g.Entries)
	count(&s.certain, r.Certain())
	count(&s.wrong, r.Certain() && (givens != g.Givens || entries != g.Entries))
	if givens != g.Givens || entries != g.Entries || r.Certain() {
		t.Logf("%d givens and %d entries wrong, %d doubts, %d solutions, certain %v", unlike(&givens, &g.Givens), unlike(&entries, &g.Entries), r.Doubts().Len(), r.Solutions, r.Certain())
	}
}

// TestHands: grids filled in by hand are read. SUDOKU_HANDS says how many of each kind, and after a
// comma from which seed on.
func TestHands(t *testing.T) {
	many, from, _ := strings.Cut(os.Getenv("SUDOKU_HANDS"), ",")
	rounds, _ := strconv.Atoi(many)
	seed, _ := strconv.Atoi(from)
	if rounds == 0 {
		t.Skip("SUDOKU_HANDS says no number of pages")
	}
	faces := fonts(t)
	for k, h := range hands {
		var s handScore
		for i := range rounds {
			rng := rand.New(rand.NewPCG(uint64(seed+i), uint64(1000+k)))
			step := phototest.Easy + i%2
			s.page(t, phototest.Filled(rng, step, faces[i%len(faces)], writtenIn(rng, h.share, h.wrong), h.how), h.how.Alone)
		}
		t.Logf("%s: %d pages, givens of %d, all of %d, certain %d, of them wrong %d; %v a page", h.name, s.pages, s.givens, s.whole, s.certain, s.wrong, s.spent/time.Duration(rounds))
		s.reliable.tell(t)
		if s.wrong > 0 {
			t.Error("certain and wrong")
		}
	}
}
