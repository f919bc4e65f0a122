package photo_test

import (
	"context"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// A screenshot is a picture of SUDOKU_SCREENS and its truth, from truth.json there: what it
// shows as 81 digits each, and the marks of each cell.
type screenshot struct {
	File, Source, Givens, Entries string
	Marks                         [81][]puzzle.Digit
}

func (s *screenshot) grids(t *testing.T) (givens, entries puzzle.Grid) {
	t.Helper()
	givens, ok := puzzle.ParseGrid(s.Givens)
	entries, also := puzzle.ParseGrid(s.Entries)
	if !ok || !also {
		t.Fatal(s.File)
	}
	return givens, entries
}

// A tally is what was read off the screens of a source.
type tally struct {
	pages, found, whole, givens, certain, wrong int
	digits, told                                int // digits, and those told whose they are
	marked, asDigits, marks                     int // cells with marks, taken for digits, read rightly
	reliable                                    reliability
	spent                                       time.Duration
}

func (y *tally) add(t *testing.T, s *screenshot, folder string) {
	b, err := os.ReadFile(filepath.Join(folder, s.File))
	if err != nil {
		t.Fatal(err)
	}
	start := cpu()
	p, err := photo.Decode(b)
	if err != nil {
		t.Fatal(s.File, err)
	}
	all, _ := photo.Read(context.Background(), p, uniquely())
	y.spent += cpu() - start
	y.pages++
	if len(all) == 0 {
		t.Logf("%s: none", s.File)
		return
	}
	y.found++
	y.count(t, s, &all[0])
}

func (y *tally) count(t *testing.T, s *screenshot, r *photo.Reading) {
	givens, entries := s.grids(t)
	shown := puzzle.Puzzle{Givens: givens, Entries: entries}
	read := puzzle.Puzzle{Givens: r.Givens, Entries: r.Entries}
	is, got := shown.Grid(), read.Grid()
	y.reliable.add(r, &givens, &entries)
	off, told, digits, asDigits, marks := 0, 0, 0, 0, 0
	for c, d := range is {
		if d != got[c] {
			off++
		}
		if d != 0 {
			digits++
			if (givens[c] != 0) == (r.Givens[c] != 0) && got[c] != 0 {
				told++
			}
		}
		if len(s.Marks[c]) > 0 {
			y.marked++
			if got[c] != 0 {
				asDigits++
			}
			if r.Marks[c] == puzzle.DigitsOf(s.Marks[c]...) {
				marks++
			}
		} else if r.Marks[c] != 0 {
			t.Logf("%s: marks %v in %v, which has none", s.File, r.Marks[c], puzzle.Cell(c))
		}
	}
	y.digits, y.told, y.asDigits, y.marks = y.digits+digits, y.told+told, y.asDigits+asDigits, y.marks+marks
	if off == 0 {
		y.whole++
	}
	if r.Givens == givens {
		y.givens++
	}
	if r.Certain() {
		y.certain++
		if r.Givens != givens || off > 0 {
			y.wrong++
		}
	}
	if off > 0 || r.Givens != givens || asDigits > 0 || !r.Certain() {
		t.Logf("%s: %d cells off, %d of %d told, %d marked as digits, %d doubts, %d solutions, differ %q, certain %v", s.File, off, told, digits, asDigits,
			r.Doubts().Len(), r.Solutions, r.Differ, r.Certain())
	}
}

// TestScreens holds what is read off pictures of screens against the truth, by source.
func TestScreens(t *testing.T) {
	folder := os.Getenv("SUDOKU_SCREENS")
	if folder == "" {
		t.Skip("SUDOKU_SCREENS names no folder with pictures of screens")
	}
	b, err := os.ReadFile(filepath.Join(folder, "truth.json"))
	if err != nil {
		t.Fatal(err)
	}
	var all []screenshot
	if err := json.Unmarshal(b, &all); err != nil {
		t.Fatal(err)
	}
	by, order := map[string]*tally{}, []string{}
	for i := range all {
		s := &all[i]
		if by[s.Source] == nil {
			by[s.Source] = new(tally)
			order = append(order, s.Source)
		}
		by[s.Source].add(t, s, folder)
	}
	slices.Sort(order)
	for _, source := range order {
		y := by[source]
		t.Logf("%-12s %3d pages, %3d found, %3d whole, %3d with givens right, %3d certain, %d wrong; told %d of %d; %d cells with marks, %d as digits, %d right; %v a page",
			source, y.pages, y.found, y.whole, y.givens, y.certain, y.wrong, y.told, y.digits, y.marked, y.asDigits, y.marks, y.spent/time.Duration(y.pages))
		y.reliable.tell(t)
		if y.wrong > 0 {
			t.Errorf("%s: %d certain and wrong", source, y.wrong)
		}
	}
}
