package generator

import (
	"cmp"
	"testing"

	"sudoku/puzzle"
)

// mini returns a puzzle on a board of 4 x 4 or 6 x 6.
func mini(cells string) *puzzle.Puzzle {
	p := &puzzle.Puzzle{Shape: puzzle.Mini4}
	if len(cells) == 36 {
		p.Shape = puzzle.Mini6
	}
	i := 0
	for c := range p.Shape.Cells().All() {
		p.Givens[c] = puzzle.Digit(max(cells[i], '0') - '0')
		i++
	}
	return p
}

func TestEase(t *testing.T) {
	for _, tt := range []struct {
		name   string
		cells  string
		want   Ease
		solved bool
	}{
		{"a cell is left in one box", ".234341221434321", Ease{LookBoxes, 100}, true},
		{"a cell is left in each of two boxes", ".23434122143432.", Ease{LookBoxes, 150}, true},
		{"in boxes", "1.....4..1.....3", Ease{LookBoxes, 366}, true},
		{"in lines", "....1...16.2..52.44.21..6.45...5....", Ease{LookLines, 463}, true},
		{"in both", "..2..5..5...6..3....3..6...4..4..2..", Ease{LookBoth, 426}, true},
		{"in cells", "......3..12..2.5....6.4..15..2......", Ease{LookCells, 523}, true},
		{"several solutions", "1...............", Ease{}, false},
	} {
		got, solved := EaseOf(mini(tt.cells))
		if solved != tt.solved || got != tt.want {
			t.Errorf("%s: %+v, %v, want %+v", tt.name, got, solved, tt.want)
		}
	}
	for _, tt := range []struct {
		a, b Ease
		want int
	}{
		{Ease{LookBoxes, 100}, Ease{LookLines, 900}, -1},
		{Ease{LookLines, 100}, Ease{LookLines, 900}, 1},
		{Ease{LookCells, 100}, Ease{LookCells, 100}, 0},
	} {
		if got := cmp.Compare(tt.a.Points(), tt.b.Points()); got != tt.want {
			t.Errorf("%+v and %+v: %d, want %d", tt.a, tt.b, got, tt.want)
		}
	}
}

// Easy small puzzles have an ease.
func TestEaseOfOrders(t *testing.T) {
	for _, k := range []Kind{Mini4, Mini6} {
		for _, r := range made(t, Order{Kind: k, Level: puzzle.Easy, Seed: 1}, 100, 2) {
			if e, ok := EaseOf(&r.Puzzle); !ok || e.Open < 100 {
				t.Errorf("%v: %+v, %v", r.Puzzle.Givens, e, ok)
			}
		}
	}
}
