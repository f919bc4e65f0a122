package puzzle_test

import (
	"errors"
	"testing"

	"sudoku/puzzle"
)

// The houses of small boards, and the peers of their cells.
func TestShapes(t *testing.T) {
	for _, tt := range []struct {
		shape         *puzzle.Shape
		cells, houses int
		peers         int // of r1c1
		box           string
	}{
		{nil, 81, 27, 20, "r1c123,r2c123,r3c123"},
		{puzzle.Diagonal, 81, 29, 26, "r1c123,r2c123,r3c123"},
		{puzzle.Mini6, 36, 18, 12, "r1c123,r2c123"},
		{puzzle.Mini4, 16, 12, 7, "r1c12,r2c12"},
	} {
		s := tt.shape
		if s.Cells().Len() != tt.cells || len(s.Houses()) != tt.houses || s.Peers(0).Len() != tt.peers {
			t.Errorf("%d x %d: %d cells, %d houses, %d peers", s.Size(), s.Size(), s.Cells().Len(), len(s.Houses()), s.Peers(0).Len())
		}
		if got := s.Set(s.BoxOf(0)).Notation(); got != tt.box {
			t.Errorf("%d x %d: the first box is %s", s.Size(), s.Size(), got)
		}
		for _, h := range s.Houses() {
			if s.Set(h).Len() != s.Size() || !s.Set(h).In(s.Cells()) {
				t.Errorf("%d x %d: %v has %d cells", s.Size(), s.Size(), h, s.Set(h).Len())
			}
			for c := range s.Set(h).All() {
				if !s.Set(h).Without(puzzle.CellsOf(c)).In(s.Peers(c)) {
					t.Errorf("%v does not see all of %v", c, h)
				}
			}
		}
	}
	for c := range puzzle.Cell(81) {
		var classic *puzzle.Shape
		if classic.Peers(c) != c.Peers() || classic.BoxOf(c) != puzzle.Box(c.Box()) {
			t.Errorf("%v has other peers on the classic board", c)
		}
	}
}

func cage(sum int, cells ...puzzle.Cell) puzzle.Cage {
	return puzzle.Cage{Cells: puzzle.CellsOf(cells...), Sum: sum}
}

func TestShapesAreEqual(t *testing.T) {
	for _, tt := range []struct {
		size      int
		diagonals bool
		want      *puzzle.Shape
	}{{9, false, nil}, {9, true, puzzle.Diagonal}, {6, false, puzzle.Mini6}, {4, false, puzzle.Mini4}} {
		if s, err := puzzle.NewShape(tt.size, tt.diagonals, nil); s != tt.want || err != nil {
			t.Errorf("%d %v: not the shape that is known, %v", tt.size, tt.diagonals, err)
		}
	}
	a, _ := puzzle.NewShape(9, false, []puzzle.Cage{cage(3, 0, 1), cage(17, 20, 29)})
	b, _ := puzzle.NewShape(9, false, []puzzle.Cage{cage(17, 29, 20), cage(3, 1, 0)})
	c, _ := puzzle.NewShape(9, true, []puzzle.Cage{cage(17, 29, 20), cage(3, 1, 0)})
	if !a.Equal(b) || a.Equal(nil) || a.Equal(c) || (*puzzle.Shape)(nil).Equal(a) || c.Equal(puzzle.Diagonal) {
		t.Error("equal shapes differ, or others don't")
	}
	if !a.Sees(20, 29) || a.Sees(0, 29) {
		t.Error("cells of a cage don't see each other")
	}
	if k, ok := a.CageOf(29); !ok || k.Sum != 17 || k.House().String() != "kr3c3" {
		t.Errorf("r4c3 is in %v", k)
	}
	if k, ok := a.CageAt(cage(0, 20).House()); !ok || k.Sum != 17 {
		t.Errorf("the house of r3c3 is %v", k)
	}
}

func TestCagesThatCannotBe(t *testing.T) {
	for _, tt := range []struct {
		size  int
		cages []puzzle.Cage
		want  puzzle.CageReason
	}{
		{9, []puzzle.Cage{{}}, puzzle.CageEmpty},
		{6, []puzzle.Cage{cage(3, 5, 6)}, puzzle.CageOutside},
		{9, []puzzle.Cage{{Cells: puzzle.AllCells}}, puzzle.CageLarge},
		{9, []puzzle.Cage{cage(3, 0, 1), cage(3, 1, 2)}, puzzle.CageOverlap},
		{9, []puzzle.Cage{cage(18, 0, 1)}, puzzle.CageSum},
		{6, []puzzle.Cage{cage(12, 0, 1)}, puzzle.CageSum},
		{9, []puzzle.Cage{cage(2, 0, 1)}, puzzle.CageSum},
	} {
		s, err := puzzle.NewShape(tt.size, false, tt.cages)
		if err == nil {
			err = s.CheckSums()
		}
		var e *puzzle.CageError
		if !errors.As(err, &e) || e.Reason != tt.want {
			t.Errorf("%v: %v, want reason %d", tt.cages, err, tt.want)
		}
	}
}

func TestConflictsOfShapes(t *testing.T) {
	killer, _ := puzzle.NewShape(9, false, []puzzle.Cage{cage(12, 30, 39, 48), cage(10, 0, 1, 9)})
	for _, tt := range []struct {
		shape *puzzle.Shape
		at    map[puzzle.Cell]puzzle.Digit
		want  []puzzle.Conflict
	}{
		{puzzle.Diagonal, map[puzzle.Cell]puzzle.Digit{0: 5, 80: 5}, []puzzle.Conflict{{House: puzzle.Falling, Digit: 5, Cells: puzzle.CellsOf(0, 80)}}},
		{nil, map[puzzle.Cell]puzzle.Digit{0: 5, 80: 5}, nil},
		{puzzle.Mini6, map[puzzle.Cell]puzzle.Digit{0: 5, 11: 5}, []puzzle.Conflict{{House: puzzle.Box(0), Digit: 5, Cells: puzzle.CellsOf(0, 11)}}},
		{puzzle.Mini6, map[puzzle.Cell]puzzle.Digit{0: 5, 12: 5}, nil},
		{killer, map[puzzle.Cell]puzzle.Digit{1: 4, 9: 4}, []puzzle.Conflict{{House: puzzle.Box(0), Digit: 4, Cells: puzzle.CellsOf(1, 9)}}},
		{killer, map[puzzle.Cell]puzzle.Digit{30: 4, 39: 8}, []puzzle.Conflict{{House: puzzle.FirstCage + 30, Cells: puzzle.CellsOf(30, 39), Sum: 12}}},
		{killer, map[puzzle.Cell]puzzle.Digit{30: 4, 39: 6, 48: 3}, []puzzle.Conflict{{House: puzzle.FirstCage + 30, Cells: puzzle.CellsOf(30, 39, 48), Sum: 13}}},
		{killer, map[puzzle.Cell]puzzle.Digit{30: 4, 39: 5, 48: 3}, nil},
	} {
		var g puzzle.Grid
		for c, d := range tt.at {
			g[c] = d
		}
		got := tt.shape.ConflictList(&g)
		if len(got) != len(tt.want) || len(got) == 1 && got[0] != tt.want[0] {
			t.Errorf("%v: %v, want %v", tt.at, got, tt.want)
		}
		if tt.shape.HasConflict(&g) != (len(tt.want) > 0) {
			t.Errorf("%v: a conflict or not", tt.at)
		}
	}
}

func TestSums(t *testing.T) {
	for _, tt := range []struct {
		sum, n int
		from   puzzle.DigitSet
		want   string
	}{
		{12, 3, puzzle.AllDigits, "129 138 147 156 237 246 345"},
		{3, 2, puzzle.AllDigits, "12"},
		{3, 2, puzzle.DigitsOf(1, 3), ""},
		{45, 9, puzzle.AllDigits, "123456789"},
		{11, 2, puzzle.Mini6.Digits(), "56"},
	} {
		got := ""
		for i, s := range puzzle.Sums(tt.sum, tt.n, tt.from) {
			if i > 0 {
				got += " "
			}
			got += s.String()
		}
		if got != tt.want {
			t.Errorf("%d of %d: %s, want %s", tt.sum, tt.n, got, tt.want)
		}
	}
}
