package screen

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

const typedDiagonal = `shape: diagonal
......2.5
..67.3...
.........
...5.134.
.6..4....
..4..7...
...9.....
.......38
....8.97.
`

// typedKiller has 23 for the 22 at r2c3.
const typedKiller = `shape: killer
cage: 5 r1c1 r2c1
cage: 18 r1c2 r1c3 r2c2
cage: 13 r1c4 r2c4
cage: 17 r1c5 r1c6 r2c5 r2c6
cage: 20 r1c7 r1c8 r2c7 r2c8
cage: 8 r1c9 r2c9
cage: 23 r2c3 r3c3 r4c3
cage: 12 r3c1 r3c2 r4c2
cage: 8 r3c4 r3c5
cage: 20 r3c6 r3c7 r4c6 r4c7
cage: 25 r3c8 r3c9 r4c8 r5c8
cage: 15 r4c1 r5c1 r5c2 r5c3
cage: 23 r4c4 r4c5 r5c4 r5c5 r6c4
cage: 13 r4c9 r5c9
cage: 9 r5c6 r6c6
cage: 3 r5c7 r6c7
cage: 24 r6c1 r6c2 r7c1 r8c1
cage: 21 r6c3 r7c2 r7c3 r8c2
cage: 15 r6c5 r7c4 r7c5 r7c6
cage: 26 r6c8 r6c9 r7c8 r7c9
cage: 25 r7c7 r8c7 r8c8 r9c7
cage: 20 r8c3 r8c4 r8c5 r9c4
cage: 22 r8c6 r9c5 r9c6
cage: 6 r8c9 r9c8 r9c9
cage: 15 r9c1 r9c2 r9c3
` + emptyRows

const emptyRows = ".........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n.........\n"

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
			d := NewDesk(t, Easy)
			s := NewEnter(d.App)
			d.Show(s)
			s.entry.Set(list[0])
			s.analyse()
			d.Settle()
			if got := s.Status(); !strings.HasPrefix(got, tt.status) {
				t.Errorf("%s, want %s", got, tt.status)
			}
			if got := s.Sentence(); got != tt.sentence || s.shown.WhyNotFind != "" {
				t.Errorf("%s (%s), want %s", got, s.shown.WhyNotFind, tt.sentence)
			}
			s.typos.ask()
			d.Settle()
			i := slices.IndexFunc(s.shown.Fixes, func(f page.Fix) bool { return f.Text == tt.fix && f.Why == tt.why })
			if i < 0 {
				t.Fatalf("%+v", s.shown.Corrections)
			}
			s.typos.choose(i)
			edit := s.fixes.edits[i]
			if v := d.View(); !v.State.Shape.Equal(edit.Shape) || strings.HasPrefix(tt.name, "killer") && v.Lit != puzzle.CellsOf(edit.Cells...) {
				t.Errorf("the board shows %v, %v", v.State.Shape, v.Lit)
			}
			s.typos.take(i)
			d.Settle()
			if got := s.Sentence(); !strings.HasPrefix(got, "Exactly one solution.") || !s.entry.Shape().Equal(edit.Shape) {
				t.Errorf("%s, on %v", got, s.entry.Shape())
			}
		})
	}
}

// A cage whose cells don't touch is taken, and said to be in parts.
func TestCagesInParts(t *testing.T) {
	d := NewDesk(t, Easy)
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
