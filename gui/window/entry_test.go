package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	hints "sudoku/gui/screen/hint"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// spoiled is the easy puzzle with 8 for the 3 in r1c3: no two digits clash.
const spoiled = "108000509002109400000704000300502006060000050700803004000401000009205800804000107"

// spoiledTwice is the easy puzzle with 7 for the 1 in r1c1 and 3 for the 7 in r9c9: no
// single change leaves one solution.
const spoiledTwice = "703000509002109400000704000300502006060000050700803004000401000009205800804000103"

// solutions waits for the analysis and returns how many solutions there are.
func (d *desk) solutions() page.SolutionCount {
	d.t.Helper()
	d.until(func() bool {
		return !d.entering().Checks.Busy()
	})
	return d.entering().Report().Solutions
}

// typed returns the rows of the typed puzzle up to the last one that has a digit.
func (d *desk) typed() string {
	p := d.entering().Entry().Puzzle()
	g := p.Grid()
	var rows []string
	for row := range 9 {
		text := ""
		for _, k := range g[9*row : 9*row+9] {
			text += string('0' + rune(k))
		}
		rows = append(rows, text)
	}
	for len(rows) > 0 && rows[len(rows)-1] == "000000000" {
		rows = rows[:len(rows)-1]
	}
	return strings.Join(rows, "\n")
}

func rowsOf(g string) string {
	var rows []string
	for row := range slices.Chunk([]byte(g), 9) {
		rows = append(rows, string(row))
	}
	return strings.Join(rows, "\n")
}

func TestEntryTyping(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	const row, next = "103000509", "002109400"
	for _, tt := range []struct{ clipboard, keys, want string }{
		{"", "1 0 3 0 0 0 5 0 9", row},
		{"", "1 . 3 space space enter 5 . 9", row},
		{"", "1 2 back 0 3 0 0 0 5 0 9", row},
		{"", "1 2 3 left left left 7 0 .", "700000000"}, // over what was there
		{"", "1 2 3 left left left 0 4", "143000000"},   // the cursor was put on r1c1
		{"", "1 2 3 4 left left left space enter", "120400000"},
		{"", "1 0 3 0 0 0 5 0 9 0 0 2 1 0 9 4", row + "\n" + next},
		{"", "1 0 4 left 3 right right right 5 0 9", row},
		{"", "down end 4 home 1 back", "000000000\n000000004"},
		{row, "ctrl+v", row},
		{row, "down right right ctrl+v", "000000000\n" + row},
		{"103|000|509", "ctrl+v", row},
		{"1.3 ... 5.9\n------+------\n..2 1.9 4..", "ctrl+v", row + "\n" + next},
		{"1 3   5 9", "ctrl+v", row},
		{row + "\r\n" + next + "\r\n", "7 7 ctrl+v", row + "\n" + next},
		{"103", "right right ctrl+v", "001030000"},
		{row, "5 6 ctrl+v ctrl+z", "560000000"},
		{row, "5 6 ctrl+v ctrl+z ctrl+z ctrl+y ctrl+y", row},
		{easy, "5 ctrl+v", rowsOf(easy)},
		{rowsOf(easy), "2 2 ctrl+v ctrl+z ctrl+y", rowsOf(easy)},
	} {
		d := play(t)
		d.navigation.openEnter()
		d.toolkit.Clipboard().SetContent(tt.clipboard)
		d.keys(tt.keys)
		if got := d.typed(); got != tt.want {
			t.Errorf("%q with %q: %q, want %q", tt.keys, tt.clipboard, got, tt.want)
		}
		d.app.ShowPlay()
	}
}

func TestPasteThatHasNoRoomIsRefused(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.toolkit.Clipboard().SetContent("103000509\n002109400")
	d.keys("up ctrl+v")
	if d.typed() != "" || !strings.Contains(d.status.label.Text(), "18 cells") {
		t.Error(d.typed(), d.status.label.Text())
	}
}

// TestLamp: typed digits, and what the page says about them.
func TestLamp(t *testing.T) {
	for _, tt := range []struct {
		typed          string
		solutions, lit page.SolutionCount
		says           string
	}{
		{"", page.ManySolutions, page.SolutionsUnknown, "An empty grid"},
		{"5", page.ManySolutions, page.SolutionsUnknown, "1000"},
		{"55", page.NoSolution, page.NoSolution, "two 5s in row 1"},
		{easy[:45], page.ManySolutions, page.SolutionsUnknown, "1000"}, // 16 digits
		{easy[:46], page.ManySolutions, page.ManySolutions, "1000"},
		{easy, page.OneSolution, page.OneSolution, "Easy"},
		{spoiled, page.NoSolution, page.NoSolution, "although no two digits clash"},
		{strings.ReplaceAll(easy, "1", "0"), page.ManySolutions, page.ManySolutions, "Marked: 6 cells"},
	} {
		d := play(t)
		d.navigation.openEnter()
		d.entryTyped(tt.typed)
		if got := d.solutions(); got != tt.solutions || d.entering().Report().Lit != tt.lit || !strings.Contains(d.entryText(), tt.says) {
			t.Errorf("%s: solutions %d, %q", tt.typed, got, d.entryText())
		}
		d.app.ShowPlay()
	}
}

func (d *desk) entryTyped(digits string) {
	for _, k := range digits {
		d.keyboard.key(fyne.KeyName(string(k)), 0)
	}
}

// TestTypoTaken: after a puzzle with a typing error the corrections are listed
// automatically; the right one is shown on the board, applied and undone.
func TestTypoTaken(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(spoiled)
	d.solutions()
	d.until(func() bool { return d.entering().Report().Fixes != nil })
	if d.win.Canvas().Focused() != fyne.Focusable(d.board) {
		t.Error("the list takes the keys while one is typing")
	}
	d.keys("ctrl+enter")
	d.until(func() bool {
		return d.entering().Report().Fixes != nil && d.app.Focused() != fyne.Focusable(d.board)
	})
	list := d.entering().Focus()
	if d.win.Canvas().Focused() != list {
		t.Fatal("asked for, the list has not the keys")
	}
	right := slices.IndexFunc(d.entering().Report().Fixes, func(f page.Fix) bool { return f.Text == "r1c3: 3, not 8" })
	if right < 0 {
		t.Fatalf("%+v", d.entering().Report().Fixes)
	}
	for range right {
		list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	if v := screen.BoardView(d.app); len(v.Changes) != 1 || v.Changes[0].Cell != 2 || v.Changes[0].Digit != 3 {
		t.Errorf("the board shows %v", v.Changes)
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := d.solutions(); got != page.OneSolution || d.typed() != rowsOf(easy) {
		t.Error(got, d.typed())
	}
	d.keys("ctrl+z")
	if d.typed() != rowsOf(spoiled) {
		t.Error("one undo does not take the change back")
	}
}

// TestTwoSlipsTaken: where no single correction leaves one solution, those of two slips are
// listed, the board shows both changes, and taking one is one step.
func TestTwoSlipsTaken(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(spoiledTwice)
	d.until(func() bool { return len(d.entering().Report().Fixes) > 0 })
	d.keys("ctrl+enter")
	fixes := d.entering().Report().Fixes
	right := slices.IndexFunc(fixes, func(f page.Fix) bool { return f.Text == "r1c1: 1, not 7; and r9c9: 7, not 3" })
	if right < 0 || right >= 10 {
		t.Fatalf("number %d of %d: %+v", right, len(fixes), fixes)
	}
	list := d.entering().Focus()
	for range right {
		list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyDown})
	}
	if v := screen.BoardView(d.app); len(v.Changes) != 2 || v.Changes[0].Cell != 0 || v.Changes[1].Cell != 80 {
		t.Errorf("the board shows %v", v.Changes)
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if got := d.solutions(); got != page.OneSolution || d.typed() != rowsOf(easy) {
		t.Error(got, d.typed())
	}
	d.keys("ctrl+z")
	if d.typed() != rowsOf(spoiledTwice) {
		t.Error("one undo does not take both changes back")
	}
}

// TestReturnGoesOn: once all is typed Return takes the likeliest correction, and then
// plays.
func TestReturnGoesOn(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.keys(strings.Join(strings.Split(spoiled, ""), " "))
	d.until(func() bool { return !d.entering().Checks.Busy() })
	if r := d.entering().Report(); len(r.Fixes) == 0 || r.WhyNotPlay == "" {
		t.Fatalf("%d corrections; it can't be played: %q", len(r.Fixes), r.WhyNotPlay)
	}
	d.keys("enter")
	if d.solutions() != page.OneSolution {
		t.Fatal("Return does not take the correction")
	}
	d.keys("enter")
	if d.entering() != nil || d.app.Session().Game.Givens().Len() == 0 {
		t.Error("Return does not play")
	}
}

// TestPrintedDigitStays: a printed digit that is typed again under My digits stays printed.
func TestPrintedDigitStays(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.keys("1 2 home")
	d.entering().Entry().Mine = true
	d.keys("1 3")
	p := d.entering().Entry().Puzzle()
	if p.Givens[0] != 1 || p.Entries[1] != 3 {
		t.Errorf("printed are %v, pencilled %v", p.Givens[:2], p.Entries[:2])
	}
}

// TestKeysWhileTyping: the sheet of keys leads back to what is typed and to its cursor,
// and F6 goes from the board to the page and back.
func TestKeysWhileTyping(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.keys("1 2 f1 esc 3 ? esc 4")
	if got := d.typed(); got != "123400000" {
		t.Errorf("typed is %s", got)
	}
	c := d.win.Canvas()
	key := func() { c.Focused().TypedKey(&fyne.KeyEvent{Name: fyne.KeyF6}) }
	key()
	if c.Focused() == fyne.Focusable(d.board) {
		t.Fatal("F6 does not leave the board")
	}
	key()
	if c.Focused() != fyne.Focusable(d.board) {
		t.Errorf("F6 leads to %T", c.Focused())
	}
}

// TestOwnDigits: pencilled digits are distinct from the givens, are undone as one, and
// the wrong ones are named and left out of the game.
func TestOwnDigits(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(easy)
	d.entering().Entry().Mine = true
	d.goToEntry(1)
	d.entryTyped("4")
	d.goToEntry(3)
	d.entryTyped("8")
	d.keys("ctrl+z ctrl+y")
	if d.solutions() != page.OneSolution || d.entering().Entry().Analysis().Wrong != puzzle.CellsOf(3) || !strings.Contains(d.entryText(), "r1c4") {
		t.Error(d.entering().Entry().Analysis().Wrong, d.entryText())
	}
	p := d.entering().Entry().Puzzle()
	if p.Entries[1] != 4 || p.Entries[3] != 8 || p.Givens[1] != 0 || screen.BoardView(d.app).Givens.Has(3) {
		t.Error("own digits are givens")
	}
	d.entering().PlayThen(hints.FindHint)
	d.until(func() bool { return d.hint() != nil })
	if g := d.app.Session().Game.State().Grid; g[1] != 4 || g[3] != 0 || d.app.Session().Game.Givens().Has(1) {
		t.Error("the game has", g)
	}
}

// TestOwnDigitsAmongMany: with several solutions the first pencilled digit that leaves
// none together with those before it is the wrong one.
func TestOwnDigitsAmongMany(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped("12345678")
	d.entering().Entry().Mine = true
	d.goToEntry(17)
	d.entryTyped("9") // r2c9, so that r1c9 has none left
	if d.solutions() != page.ManySolutions || d.entering().Entry().Analysis().Wrong != puzzle.CellsOf(17) {
		t.Error(d.entering().Entry().Analysis().Wrong)
	}
}

// TestCompare: rows are ticked by keys, stay ticked only while unchanged, and can be
// corrected on the page.
func TestCompare(t *testing.T) {
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(spoiled)
	d.entering().Compare()
	k := d.app.Top().(*enter.Compare)
	list := k.Focus()
	for range 3 {
		list.TypedKey(&fyne.KeyEvent{Name: fyne.KeySpace})
	}
	if row := d.entering().Entry().UI.Cursor.Row(); row != 3 || screen.BoardView(d.app).Lit != puzzle.Row(3).Set() {
		t.Error("three rows on it is in row", row+1)
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyHome})
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if d.win.Canvas().Focused() != fyne.Focusable(d.board) {
		t.Fatal("Return does not lead to the board")
	}
	d.keys("right right 3")
	for row, want := range []bool{false, true, true, false} {
		if got := k.Ticked(row); got != want {
			t.Errorf("row %d is ticked: %v", row+1, got)
		}
	}
	if d.solutions(); d.typed() != rowsOf(easy) {
		t.Errorf("got %v, want %v", d.typed(), rowsOf(easy))
	}
	d.keys("esc")
	if d.page() != page.Page(d.entering()) {
		t.Errorf("Escape leads to %T", d.page())
	}
}

// TestFillEasy: singles are filled in, and the next harder step is named.
func TestFillEasy(t *testing.T) {
	const hard = "000704005020010070000080002090006250600070008053200010400090000030060090200407000"
	d := play(t)
	d.navigation.openEnter()
	d.entryTyped(hard)
	if d.solutions() != page.OneSolution {
		t.Fatal(d.entryText())
	}
	d.entering().PlayThen(enter.FillEasy)
	d.until(func() bool { return d.hint() != nil })
	g := d.app.Session().Game.State().Grid
	if step, ok := d.hint().Hinted().Step(); g.Count() <= d.app.Session().Game.Givens().Len() || !ok || step.Technique.Level <= 1 {
		t.Error("it stops at", g.String())
	}
	d.undo()
	if d.app.Session().Game.State().Grid != d.app.Session().Game.Puzzle().Givens {
		t.Error("it is not one undo")
	}
}

// TestPasteKeepsMarks: marks of both kinds that are pasted on the page for entering are in the game.
func TestPasteKeepsMarks(t *testing.T) {
	d := play(t)
	s := enter.NewEnter(d.app)
	d.app.Show(s)
	p := puzzle.Puzzle{Givens: d.app.Session().Game.Puzzle().Givens}
	p.Centre[1], p.Corner[1], p.Corner[3] = puzzle.Digit(4).Set(), puzzle.Digit(8).Set(), puzzle.Digit(2).Set()
	d.pasteText(format.Text.Text(p))
	s.Play()
	if got := d.app.Session().Game.State(); d.app.Top() != screen.Screen(d.app.Play()) || got.Centre != p.Centre || got.Corner != p.Corner {
		t.Errorf("on %T: centre marks %v, corner marks %v", d.app.Top(), got.Centre[:4], got.Corner[:4])
	}
}
