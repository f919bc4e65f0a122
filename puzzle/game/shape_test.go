package game

import (
	"errors"
	"strings"
	"testing"

	"sudoku/puzzle"
)

func killerShape(t testing.TB) *puzzle.Shape {
	s, err := puzzle.NewShape(9, true, []puzzle.Cage{
		{Cells: puzzle.CellsOf(0, 1), Sum: 8}, {Cells: puzzle.CellsOf(30, 39, 48), Sum: 12}, {Cells: puzzle.CellsOf(80)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Games on other boards read back as they were saved.
func TestSavesOfShapes(t *testing.T) {
	for name, shape := range map[string]*puzzle.Shape{"6": puzzle.Mini6, "4": puzzle.Mini4, "x": puzzle.Diagonal, "killer": killerShape(t)} {
		p := puzzle.Puzzle{Shape: shape, Title: name}
		p.Givens[0] = 1
		g := New(p, newWatch().now)
		for _, m := range []Move{{Action: Enter, Digit: 4, Cells: puzzle.CellsOf(10)}, {Action: Centre, Digit: 2, Cells: puzzle.CellsOf(1, 2)}, {Action: FillMarks, Cells: puzzle.AllCells}} {
			if err := g.Do(m); err != nil {
				t.Fatalf("%s: %v", name, err)
			}
		}
		text := textOf(t, g)
		if !strings.HasPrefix(text, "sudoku-desk game 4\nboard ") {
			t.Errorf("%s: saved as\n%s", name, text)
		}
		again, cut, err := load(text)
		if err != nil || cut != nil {
			t.Fatalf("%s: %v %v", name, cut, err)
		}
		if was, is := g.State(), again.State(); !was.Shape.Equal(is.Shape) || was.Grid != is.Grid || was.Centre != is.Centre || textOf(t, again) != text {
			t.Errorf("%s: read as\n%s, want\n%s", name, textOf(t, again), text)
		}
	}
}

// TestVersion4 reads a killer game of the version that has boards. The file must never change.
func TestVersion4(t *testing.T) {
	text := file(t, "version-4.sudoku")
	g, cut, err := load(text)
	if err != nil || cut != nil {
		t.Fatal(cut, err)
	}
	if !g.State().Shape.Equal(killerShape(t)) || textOf(t, g) != text {
		t.Errorf("read as\n%s", textOf(t, g))
	}
}

// What is said of a board must be right, else nothing after it is read.
func TestDamagedBoards(t *testing.T) {
	text := file(t, "version-4.sudoku")
	for _, tt := range [][2]string{
		{"board 9", "board 8"}, {"board 9", "board"}, {"diagonals", "diagonal"}, {"12=", "99="}, {"12=", "="},
		{"12=r4c4", "12=r1c1"}, {"r4c4,", "r4c4,r4c4,"}, {"board 9 diagonals 8", "board diagonals 9 8"}, {"board 9", "board 6"},
	} {
		changed := strings.Replace(text, tt[0], tt[1], 1)
		if changed == text {
			t.Fatalf("%q is not there", tt[0])
		}
		if _, cut, err := load(changed); !errors.Is(err, ErrNoPuzzle) && cut == nil {
			t.Errorf("%q for %q: read as if nothing were wrong", tt[1], tt[0])
		}
	}
}

// TestShapesInPlay: peers along diagonals and in cages, and cells and digits that a board lacks.
func TestShapesInPlay(t *testing.T) {
	killer := killerShape(t)
	for _, tt := range []struct {
		shape *puzzle.Shape
		move  string
		want  string // r1c1's centre marks after all were filled, and the move was made
	}{
		{puzzle.Mini4, "enter 1 r4c4 clean", "1234"},
		{puzzle.Mini6, "enter 1 r1c6 clean", "23456"},
		{puzzle.Diagonal, "enter 1 r9c9 clean", "23456789"},
		{nil, "enter 1 r9c9 clean", "123456789"},
		{killer, "enter 7 r1c2 clean", "12345689"},
	} {
		s := State{Shape: tt.shape}
		s, _ = s.Apply(puzzle.CellSet{}, Move{Action: FillMarks, Cells: puzzle.AllCells})
		if marked := cellsWith(&s.Centre); marked != tt.shape.Cells() {
			t.Errorf("%s: marks in %v", tt.move, marked.Notation())
		}
		m, _ := ParseMove(tt.move)
		s, err := s.Apply(puzzle.CellSet{}, m)
		if err != nil || s.Centre[0].String() != tt.want {
			t.Errorf("%s: %v, %v", tt.move, s.Centre[0], err)
		}
	}
	for _, line := range []string{"enter 7 r1c1", "enter 1 r7c1", "centre 9 r1c1", "colour 1 r9c9", "rule-out r1c1=7"} {
		m, _ := ParseMove(line)
		if _, err := (State{Shape: puzzle.Mini6}).Apply(puzzle.CellSet{}, m); err == nil {
			t.Errorf("%s is made on a board of 6 x 6", line)
		}
	}
	m, _ := ParseMove("enter 7 r1c1")
	if _, err := (State{Shape: puzzle.Mini6}).Apply(puzzle.CellSet{}, m); !errors.Is(err, ErrDigit) {
		t.Errorf("a 7 on a board of 6 x 6: %v", err)
	}
}

func cellsWith(marks *[81]puzzle.DigitSet) (cells puzzle.CellSet) {
	for c, set := range marks {
		if set != 0 {
			cells.Add(puzzle.Cell(c))
		}
	}
	return cells
}

// The cursor stays on the board.
func TestCursorOnSmallBoards(t *testing.T) {
	for keys, want := range map[string]puzzle.Cell{"u": 45, "l": 5, "dddddd": 0, "E": 5, "D": 45, "Er": 0} {
		ui := UI{Shape: puzzle.Mini6, Selected: puzzle.CellsOf(0)}
		for _, k := range keys {
			kind := map[rune]InputKind{'u': Up, 'd': Down, 'l': Left, 'r': Right, 'E': RowEnd, 'D': ColumnEnd}[k]
			ui, _, _ = Interpret(ui, Input{Kind: kind})
		}
		if ui.Cursor != want {
			t.Errorf("%s leads to %v, want %v", keys, ui.Cursor, want)
		}
	}
	ui, _, _ := Interpret(UI{Shape: puzzle.Mini4}, Input{Kind: SelectAll})
	if ui.Selected != puzzle.Mini4.Cells() {
		t.Errorf("all is %v", ui.Selected.Notation())
	}
}

// A finished small board is finished, a full one with a wrong sum isn't.
func TestFinishedShapes(t *testing.T) {
	p := puzzle.Puzzle{Shape: puzzle.Mini4}
	for i, d := range "1234341221434321" {
		p.Givens[9*(i/4)+i%4] = puzzle.Digit(d - '0')
	}
	p.Givens[0] = 0
	g := New(p, newWatch().now)
	if g.Finished() {
		t.Fatal("finished before the last digit")
	}
	if err := g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(0)}); err != nil || !g.Finished() {
		t.Errorf("not finished: %v", err)
	}
	wrong, _ := puzzle.NewShape(4, false, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 4}})
	p.Shape = wrong
	g = New(p, newWatch().now)
	if _ = g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(0)}); g.Finished() {
		t.Error("finished with a wrong sum")
	}
}

// While a puzzle is entered its board can change: what there is no room for goes, undo brings it
// back, and the game reads back.
func TestReshape(t *testing.T) {
	g := New(puzzle.Puzzle{}, newWatch().now)
	do := func(line string) {
		t.Helper()
		m, ok := ParseMove(line)
		if err := g.Do(m); !ok || err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	if !strings.HasPrefix(textOf(t, g), "sudoku-desk game 3\n") {
		t.Error("a game that programs of before can read is not written for them")
	}
	do("enter 7 r1c1")
	do("enter 5 r1c2")
	do("enter 1 r9c9")
	do("centre 7 r2c2")
	before := g.State()
	do("reshape 6 11=r1c1,r2c1")
	s := g.State()
	if s.Shape.Size() != 6 || s.Grid[0] != 0 || s.Grid[1] != 5 || s.Grid[80] != 0 || s.Centre[10] != 0 {
		t.Errorf("the board is now %v, marks %v", s.Grid, s.Centre[10])
	}
	text := textOf(t, g)
	again, cut, err := load(text)
	if err != nil || cut != nil || !again.State().Shape.Equal(s.Shape) || !strings.HasPrefix(text, "sudoku-desk game 4\n") {
		t.Errorf("%v %v, read from\n%s", cut, err, text)
	}
	if g.Undo(); g.State() != before {
		t.Error("undo does not give the board back")
	}
	if m, _ := ParseMove("reshape 9"); g.Do(m) == nil {
		t.Error("the same board again counts as a change")
	}
	for _, line := range []string{"reshape", "reshape 5", "reshape 9 diagonal", "reshape 6 11=r1c1,r1c7", "reshape 9 3=r1c1,r1c1", "reshape 9 1=r1c1 2=r1c1"} {
		if m, ok := ParseMove(line); ok {
			t.Errorf("%s reads as %v", line, m)
		}
	}
}
