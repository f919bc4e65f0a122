package window

import (
	"strings"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/pad"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// drawnText lists colours of cells and candidates, and links, as "r1c2:3
// r1c2=4:1 r1c2=4-r1c4=6 r1c2=4~r1c4=8": - is strong, ~ weak.
func drawnText(s game.State) string {
	var out []string
	for c := range puzzle.Cell(81) {
		if s.Colours[c] != 0 {
			out = append(out, c.String()+":"+puzzle.DigitSet(s.Colours[c]).String())
		}
		for i, n := range s.CandColours[c] {
			if n != 0 {
				out = append(out, puzzle.Cand(c, puzzle.Digit(i+1)).String()+":"+string(rune('0'+n)))
			}
		}
	}
	for l := range s.Links.All() {
		sign := "-"
		if l.Weak {
			sign = "~"
		}
		out = append(out, l.From.String()+sign+l.To.String())
	}
	return strings.Join(out, " ")
}

// Each line: keys on the page of colours and links, then what is drawn.
const drawnByKeys = `
right d 4                                  | r1c2=4:1
right d 4 4                                |
right d 4 ctrl+z                           |
right d 4 ctrl+z ctrl+y                    | r1c2=4:1
right d shift+3 4 shift+7 8                | r1c2=4:3 r1c2=8:7
right d 6                                  |
right d space 5                            | r1c2:5
right d space 5 shift+right 6              | r1c2:56 r1c3:6
right d space space 4 right right 6        | r1c2=4-r1c4=6
right d space space 4 4                    |
right d space space 4 8                    | r1c2=4-r1c2=8
right d space space space 4 right right 6  | r1c2=4~r1c4=6
right d space space 4 esc right right 6 esc |
right d 4 space space space space 4        |
right d space space 4 right right 6 space space 6 |
d 4                                        |
right d space space 4 right 6              |
right d 4 d 4                              | r1c2=4:1
right ctrl+shift+2 ctrl+4                  | r1c2:2
`

func TestDrawByKeys(t *testing.T) {
	d := play(t)
	for line := range strings.Lines(drawnByKeys) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		d.app.ShowPlay()
		d.app.Play().History().Restart()
		d.home()
		d.keys(keys)
		if got := drawnText(d.app.Session().Game.State()); got != strings.TrimSpace(want) {
			t.Errorf("%s: drawn is %q, want %q", keys, got, want)
		}
	}
}

// press presses on a candidate, drag drags from one to another.
func (d *desk) press(k puzzle.Candidate) {
	d.app.Input(game.Input{Kind: game.Tap, Cell: k.Cell()})
	d.app.Top().(*table.Draw).Pick(board.Pick{Candidate: k, Phase: board.Press})
}

func (d *desk) drag(from, to puzzle.Candidate) {
	d.press(from)
	d.app.Top().(*table.Draw).Pick(board.Pick{Candidate: to, Phase: board.Over})
	d.app.Top().(*table.Draw).Pick(board.Pick{Candidate: to, Phase: board.Release})
}

func TestDrawByPointer(t *testing.T) {
	d := play(t)
	table.ToggleDraw(d.app)
	a, b, filled := puzzle.Cand(1, 4), puzzle.Cand(3, 6), puzzle.Cand(0, 1)
	check := func(what, want string) {
		t.Helper()
		if got := drawnText(d.app.Session().Game.State()); got != want {
			t.Errorf("%s: drawn is %q, want %q", what, got, want)
		}
	}
	d.press(a)
	check("a press", "r1c2=4:1")
	d.app.Input(game.Input{Kind: game.TypeAs, Mode: game.CornerMode, Digit: 6})
	d.press(a)
	check("another colour", "r1c2=4:6")
	d.press(filled)
	check("a filled cell", "r1c2=4:6")
	if !strings.Contains(d.status.label.Text(), "r1c1 has a digit") {
		t.Errorf("a filled cell: %q", d.status.label.Text())
	}
	d.app.Top().(*table.Draw).SetTool(table.StrongLink)
	d.drag(a, b)
	check("a drag", "r1c2=4:6 r1c2=4-r1c4=6")
	d.press(a)
	if v := screen.BoardView(d.app); v.Draft == nil || v.Draft.From != a {
		t.Error("the first end is not marked")
	}
	d.press(puzzle.Cand(1, 8))
	check("two presses", "r1c2=4:6 r1c2=4-r1c2=8 r1c2=4-r1c4=6")
	d.app.Top().(*table.Draw).SetTool(table.WeakLink)
	d.drag(b, a)
	check("the other kind", "r1c2=4:6 r1c2=4-r1c2=8 r1c4=6~r1c2=4")
	d.drag(a, filled)
	check("to a filled cell", "r1c2=4:6 r1c2=4-r1c2=8 r1c4=6~r1c2=4")
	d.app.Top().(*table.Draw).SetTool(table.EraseDrawing)
	for _, want := range []string{"r1c2=4-r1c2=8 r1c4=6~r1c2=4", "r1c4=6~r1c2=4", ""} {
		d.press(a)
		check("rubbed out", want)
	}
	d.undo()
	d.undo()
	table.ClearDrawing(d.app)
	check("cleared", "")
	d.undo()
	check("one undo", "r1c2=4-r1c2=8 r1c4=6~r1c2=4")
}

// TestDrawPage: the page shows all candidates at fixed places, survives a change of
// theme, and is closed by Escape.
func TestDrawPage(t *testing.T) {
	d := play(t)
	d.keys("d shift+5 space")
	v := screen.BoardView(d.app)
	if looks := board.Looks(&v); looks[1].Centre.String() != "478" || !looks[1].Fixed {
		t.Errorf("r1c2 shows %v", looks[1].Centre)
	}
	d.rebuild()
	if !screen.Drawing(d.app) || screen.BoardView(d.app).Cands[1] == 0 {
		t.Error("the page did not outlive another theme")
	}
	if d.board.OnPick == nil {
		t.Error("after it the pointer picks no candidates")
	}
	d.keys("esc")
	if screen.Drawing(d.app) || d.board.OnPick != nil || d.page() != page.Page(d.app.Play()) {
		t.Error("Escape does not leave the page")
	}
}

// TestCellMenu: the menu has the candidates of the cell, and does what it says.
func TestCellMenu(t *testing.T) {
	d := play(t)
	d.keys("right")
	m := pad.Menu(d.app)
	var names []string
	for _, it := range m {
		if it.Items != nil {
			names = append(names, it.Text)
		}
	}
	if got := strings.Join(names, ", "); got != "Candidate r1c2=4, Candidate r1c2=7, Candidate r1c2=8, Colour the cell" {
		t.Errorf("got %q, want %q", got, "Candidate r1c2=4, Candidate r1c2=7, Candidate r1c2=8, Colour the cell")
	}
	one := m[0].Items
	for _, it := range one {
		if it.Text == "Pink" {
			it.Run()
		}
	}
	if got := drawnText(d.app.Session().Game.State()); got != "r1c2=4:6" {
		t.Errorf("drawn is %q", got)
	}
	one[1].Run()
	d.keys("right right 6")
	if got := drawnText(d.app.Session().Game.State()); got != "r1c2=4:6 r1c2=4~r1c4=6" {
		t.Errorf("drawn is %q", got)
	}
}

// Each line: keys, then a cell and its candidates as they are shown.
const kept = `
ctrl+m                        | r1c2 478
right shift+right ctrl+m      | r1c4 -
right shift+down ctrl+m       | r1c2 478
right shift+down ctrl+m       | r2c2 578
right AUTO                    | r1c2 478
right AUTO ctrl+8             | r1c2 47
right AUTO ctrl+8 ctrl+8      | r1c2 478
right AUTO ctrl+1             | r1c2 478
right AUTO down 8             | r1c2 47
right AUTO down 8 8           | r1c2 478
right AUTO ctrl+8 AUTO        | r1c2 47
right AUTO ctrl+8 ctrl+m      | r1c2 478
right AUTO ctrl+z             | r1c2 -
`

func TestKeptCandidates(t *testing.T) {
	d := play(t)
	for line := range strings.Lines(kept) {
		keys, want, ok := strings.Cut(strings.TrimSpace(line), "|")
		if !ok {
			continue
		}
		d.app.Play().History().Restart()
		d.home()
		for i, part := range strings.Split(keys, "AUTO") {
			if i > 0 {
				d.app.Play().Marks().ToggleAuto()
			}
			d.keys(part)
		}
		f := strings.Fields(want)
		c, _ := puzzle.ParseCell(f[0])
		v := screen.BoardView(d.app)
		if got := board.Looks(&v)[c].Centre.String(); got != strings.Trim(f[1], "-") {
			t.Errorf("%s: %v has %q, want %s", keys, c, got, f[1])
		}
	}
}

// TestForbidden: a candidate excluded by a digit is rejected with the reason.
func TestForbidden(t *testing.T) {
	d := play(t)
	d.app.Play().Marks().ToggleAuto()
	d.keys("right ctrl+1")
	if got, want := d.status.label.Text(), d.lang.Error(game.ErrForbidden); got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestNewGamesKeepCandidates(t *testing.T) {
	d := play(t)
	d.app.Prefs().Toggle(screen.PrefAuto)
	d.pasteText(easy[:80] + "0")
	if !d.app.Session().Game.State().Auto {
		t.Error("the new game does not keep its candidates")
	}
}

// TestLinksInWords: the status line names the links of the cell.
func TestLinksInWords(t *testing.T) {
	d := play(t)
	d.keys("right d space space space 4 right right 6 left left esc")
	if got, want := d.status.label.Text(), "Links: r1c2=4 weak to r1c4=6."; !strings.HasSuffix(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	d.keys("7")
	if got := d.status.label.Text(); strings.Contains(got, "Links") {
		t.Errorf("of a filled cell: %q", got)
	}
}

// TestWrongInWords: the status line says that the digit is wrong, after a check.
func TestWrongInWords(t *testing.T) {
	d := play(t)
	d.keys("right 7")
	screen.Check(d.app)
	d.keys("right left")
	if got, want := d.status.label.Text(), d.T("status.wrong", "cell", "r1c2", "d", 7); !strings.HasPrefix(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
