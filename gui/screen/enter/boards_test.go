package enter

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen/screentest"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// What is typed has a 6 for the 5 at r2c3, and 23 for the cage of 22.
var (
	typedDiagonal = strings.Replace(screentest.Diagonal, "..57.3", "..67.3", 1)
	typedKiller   = strings.Replace(screentest.Killer, "cage: 22 r2c3", "cage: 23 r2c3", 1)
)

// On every board the page for entering finds what was mistyped by the rules of the board, shows it
// there, and mends it.
func TestFindOnBoards(t *testing.T) {
	for i, tt := range []struct{ name, text, status, sentence, fix, why string }{
		{"diagonal", typedDiagonal, "19 digits. The cursor is on r1c1.", "29 solutions. Marked: 4 cells in which two of them differ.", "r2c3: 5, not 6", "5 and 6 look alike"},
		{"killer", typedKiller, "25 cages, 0 digits. The cursor is on r1c1.", "The cages make 406; all cells make 405.", "The cage at r2c3: 22, not 23", "one more or less"},
		{"killer, a sum that can't be", strings.NewReplacer("23 r2c3", "22 r2c3", "13 r1c4", "31 r1c4").Replace(typedKiller), "25 cages, 0 digits. The cursor is on r1c1.",
			"The cages make 423; all cells make 405.", "The cage at r1c4: 13, not 31", "its figures swapped"},
		{"6x6", "...4.......5......23..1.1...366..1..\n", "10 digits. The cursor is on r1c1.", "No solution, although no two digits clash.", "r4c1 and r4c2: 3 and 2, not 2 and 3", "two neighbours swapped"},
	} {
		if testing.Short() && i > 0 { // the same by other rules
			break
		}
		t.Run(tt.name, func(t *testing.T) {
			list, err := format.Parse(tt.text)
			var parse *format.ParseError
			if errors.As(err, &parse) && parse.Puzzle != nil {
				list = []puzzle.Puzzle{*parse.Puzzle}
			} else if err != nil {
				t.Fatal(err)
			}
			d := screentest.NewDesk(t, screentest.Easy)
			s := NewEnter(d.App)
			d.Show(s)
			s.entry.Set(list[0])
			s.Checks.analyse()
			d.Settle()
			if got := s.Status(); !strings.HasPrefix(got, tt.status) {
				t.Errorf("%s, want %s", got, tt.status)
			}
			if got := s.Sentence(); got != tt.sentence || s.shown.WhyNotFind != "" {
				t.Errorf("%s (%s), want %s", got, s.shown.WhyNotFind, tt.sentence)
			}
			s.Checks.ask()
			d.Settle()
			i := slices.IndexFunc(s.shown.Fixes, func(f page.Fix) bool { return f.Text == tt.fix && f.Why == tt.why })
			if i < 0 {
				t.Fatalf("%+v", s.shown.Corrections)
			}
			s.Checks.choose(i)
			edit := s.fixes.edits[i]
			if v := d.View(); !v.State.Shape.Equal(edit.Shape) || strings.HasPrefix(tt.name, "killer") && v.Lit != puzzle.CellsOf(edit.Cells...) {
				t.Errorf("the board shows %v, %v", v.State.Shape, v.Lit)
			}
			s.Checks.take(i)
			d.Settle()
			if got := s.Sentence(); !strings.HasPrefix(got, "Exactly one solution.") || !s.entry.Shape().Equal(edit.Shape) {
				t.Errorf("%s, on %v", got, s.entry.Shape())
			}
		})
	}
}

// A cage whose cells don't touch is taken, and said to be in parts.
func TestCagesInParts(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	s := NewEnter(d.App)
	d.Show(s)
	s.setBoard(generator.Killer)
	for _, tt := range []struct {
		cells []puzzle.Cell
		says  string
	}{
		{[]puzzle.Cell{0, 10}, "The cells of this cage don't all touch: it is in 2 parts. If that is meant, go on."},
		{[]puzzle.Cell{0, 1}, ""},
		{[]puzzle.Cell{60, 61, 70, 80}, "The cells of this cage don't all touch: it is in 2 parts. If that is meant, go on."},
	} {
		s.entry.UI.Cursor, s.entry.UI.Selected, s.draws.sum = tt.cells[0], puzzle.CellsOf(tt.cells...), ""
		s.typedSum("9")
		if d.Said != tt.says {
			t.Errorf("%v: %q, want %q", tt.cells, d.Said, tt.says)
		}
		d.Settle()
	}
	if v := d.View(); v.Flags&board.Touching == 0 {
		t.Error("a drag may cross corners")
	}
}
