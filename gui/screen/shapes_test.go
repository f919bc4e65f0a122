package screen_test

import (
	"strings"
	"testing"

	"sudoku/generator"
	"sudoku/gui/caption"
	"sudoku/gui/screen"
	"sudoku/gui/screen/screentest"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// KillerWith returns a killer with some cages, each written as a sum and its cells.
func KillerWith(t testing.TB, cages ...string) *puzzle.Shape {
	t.Helper()
	var list []puzzle.Cage
	for _, text := range cages {
		c, ok := puzzle.ParseCage(text)
		if !ok {
			t.Fatal(text)
		}
		list = append(list, c)
	}
	s, err := puzzle.NewShape(9, false, list)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// What the card of a cage says: the digits that are there, then the sets that are possible, those
// that are not in brackets, and the sentence.
func TestCageCard(t *testing.T) {
	for line := range strings.Lines(`
		12 r4c4 r5c4 r6c4 | r4c4=4          | (129) (138) 147 (156) (237) 246 345 | r4c4 is 4, so the other two make 8
		12 r4c4 r5c4 r6c4 |                 | 129 138 147 156 237 246 345   | Its cells make 12: 7 ways.
		3 r1c1 r1c2       |                 | 12                            | Its cells make 3: 1 + 2.
		3 r1c1 r1c2       | r1c1=2          | 12                            | R1c1 is 2, so the other cell is 1.
		3 r1c1 r1c2       | r1c1=2 r1c2=1   | 12                            | All its cells are filled: 2 + 1.
		3 r1c1 r1c2       | r9c1=2 r9c2=2   | (12)                          | no set makes 3
		7 r5c5            |                 | 7                             | Its cell is 7.
		0 r5c5 r5c6       |                 |                               | isn't given`) {
		f := strings.Split(line, "|")
		if len(f) < 4 {
			continue
		}
		shape := KillerWith(t, strings.TrimSpace(f[0]))
		s := game.State{Shape: shape}
		for entry := range strings.FieldsSeq(f[1]) {
			cell, d, _ := strings.Cut(entry, "=")
			c, _ := puzzle.ParseCell(cell)
			s.Grid[c] = puzzle.Digit(d[0] - '0')
		}
		k := screen.CardOf(words.English, &s, shape.Cages()[0], false)
		said := strings.Replace(k.Why, "the other 2 make", "the other two make", 1)
		if got := strings.Join(k.Sets, " "); got != strings.Join(strings.Fields(f[2]), " ") || !strings.Contains(strings.ToLower(said), strings.ToLower(strings.TrimSpace(f[3]))) {
			t.Errorf("%s: %s, %q", strings.TrimSpace(line), got, k.Why)
		}
		if zh := screen.CardOf(words.Chinese, &s, shape.Cages()[0], true); strings.ContainsAny(zh.Why+zh.Title, "{}") {
			t.Errorf("%s %s", zh.Title, zh.Why)
		}
	}
}

// A killer is played: the card follows the cursor, a press on a set removes it, and the sums are
// shown when they are asked for.
func TestPlayKiller(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	shape := KillerWith(t, "12 r4c4 r5c4 r6c4", "3 r1c1 r1c2")
	d.Start(puzzle.Puzzle{Shape: shape})
	d.Settle()
	p := d.Play()
	at := func(name string) screen.Card {
		d.Session().GoTo(screentest.CellsNamed(t, name).First())
		p.Refresh()
		return p.Card()
	}
	if s := at("r9c9"); s.Title != "" {
		t.Errorf("a cell without a cage has %q", s.Title)
	}
	s := at("r5c4")
	if s.Title != "Cage 12, 3 cells" || s.Cells != "r4c4 r5c4 r6c4" || !s.Closed {
		t.Errorf("%+v", s)
	}
	p.PressCard(0) // asks for the sums
	if s = at("r5c4"); s.Closed || len(s.Sets) != 7 {
		t.Fatalf("%+v", s)
	}
	p.PressCard(2)
	if s = at("r5c4"); !s.Struck[2] || s.Struck[1] {
		t.Errorf("%+v", s.Struck)
	}
	p.PressCard(2)
	if s = at("r5c4"); s.Struck[2] {
		t.Error("a set does not come back")
	}
	d.Input(game.Input{Kind: game.Type, Digit: 9})
	if s = at("r5c4"); !strings.Contains(s.Why, "r5c4 is 9") && !strings.Contains(s.Why, "R5c4 is 9") {
		t.Errorf("after a digit: %q", s.Why)
	}
	d.Input(game.Input{Kind: game.Tap, Cell: screentest.CellsNamed(t, "r4c4").First()})
	d.Input(game.Input{Kind: game.Type, Digit: 4})
	var status []string
	for _, span := range p.StatusLine() {
		status = append(status, span.Text)
	}
	if text := strings.Join(status, " "); !strings.Contains(text, "Cage 12 already makes 13") {
		t.Errorf("the status line is %q", text)
	}
}

// The pad has the digits of the board, and each is to be placed as often as there are rows.
func TestPadOfSmallBoards(t *testing.T) {
	d := screentest.NewDesk(t, screentest.Easy)
	for shape, size := range map[*puzzle.Shape]int{puzzle.Mini4: 4, puzzle.Mini6: 6, puzzle.Diagonal: 9} {
		d.Start(puzzle.Puzzle{Shape: shape})
		d.Settle()
		p := d.Play()
		p.Refresh()
		if digits, left := p.Pad(); digits != size || left != size {
			t.Errorf("%d digits, %d of 1 are left, want %d", digits, left, size)
		}
		d.Input(game.Input{Kind: game.Type, Digit: 9})
		if g := d.Session().Game.State().Grid; (g[0] == 9) != (size == 9) {
			t.Errorf("9 on a board of %d: %v", size, g[0])
		}
		if size < 9 && !strings.Contains(d.Said, "only the digits 1 to") {
			t.Errorf("a digit that the board lacks: %q", d.Said)
		}
	}
}

// An order for another board has its levels, and keeps what was asked on the classic one.
func TestOrdersOfBoards(t *testing.T) {
	for line := range strings.Lines(`
		difficulty=hard symmetry=vertical se=7.0..7.9  | 6x6      | difficulty=medium shape=6x6 symmetry=vertical
		difficulty=hard symmetry=vertical              | killer   | difficulty=hard shape=killer symmetry=half-turn
		symmetry=none number=12                        | diagonal | shape=diagonal symmetry=none
		difficulty=extreme symmetry=none               | 4x4      | difficulty=easy shape=4x4 symmetry=none`) {
		f := strings.Split(line, "|")
		if len(f) < 3 {
			continue
		}
		o := session.ParsePuzzleOrder(strings.TrimSpace(f[0]))
		before := o.String()
		kind, ok := generator.ParseKind(strings.TrimSpace(f[1]))
		o.SetBoard(kind)
		if got := o.Kind(); !ok || got != strings.TrimSpace(f[2]) || o.Extra() != 0 || o.Number() != 1 {
			t.Errorf("%s on %s is %s", before, kind.Name(), got)
		}
		if _, wrong := o.Order(); wrong != nil {
			t.Errorf("%s on %s: %v", before, kind.Name(), wrong)
		}
		if o.SetBoard(generator.Classic); o.String() != before {
			t.Errorf("%s is lost: %s", before, o)
		}
	}
}

// Names and lines of boards, in both languages without a gap.
func TestShapeTexts(t *testing.T) {
	small, err := puzzle.NewShape(6, true, []puzzle.Cage{{Cells: puzzle.CellsOf(0, 1), Sum: 5}})
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		shape      *puzzle.Shape
		name, line string
	}{
		{nil, "Classic", ""},
		{puzzle.Diagonal, "Diagonal", "each diagonal holds 1 to 9, too"},
		{puzzle.Mini6, "Mini 6 × 6", "digits 1 to 6"},
		{small, "Killer 6 × 6 with diagonals", "1 cage, sums 5 in all"},
	} {
		line, _ := caption.ShapeLines(words.English, tt.shape)
		if got := caption.ShapeName(words.English, tt.shape); got != tt.name || line != tt.line {
			t.Errorf("%q, %q", got, line)
		}
		if zh, _ := caption.ShapeLines(words.Chinese, tt.shape); strings.ContainsAny(caption.ShapeName(words.Chinese, tt.shape)+zh, "{}") {
			t.Error(zh)
		}
	}
	if got := caption.HousesText(words.English, puzzle.Diagonal, 40); got != "row, column, box and both diagonals" {
		t.Error(got)
	}
	if got := caption.Dotted(words.English, "", "digits 1 to 6", "14 givens"); got != "Digits 1 to 6 · 14 givens" {
		t.Error(got)
	}
}
