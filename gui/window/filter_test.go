package window

import (
	"strings"
	"testing"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// Each line: keys, then which digits the filter has, whether it needs all of them or two
// candidates, and how the status line starts.
const filtered = `
alt+5                    | 5     | r1c1 is 1, given.  Cells in white can still take a 5.
alt+8                    | 8     | r1c1 is 1, given.  Cells in white can still take an 8.
alt+5 alt+5              | -     | r1c1 is 1, given.
alt+5 esc                | -     | r1c1 is 1, given.
alt+5 alt+7              | 7     | r1c1 is 1, given.  Cells in white can still take a 7.
alt+5 alt+shift+7        | 57    | r1c1 is 1, given.  Cells in white can still take one of 5 and 7.
alt+5 alt+shift+5        | -     | r1c1 is 1, given.
alt+0                    | two   | r1c1 is 1, given.  Cells in white have two candidates.
alt+0 alt+0              | -     | r1c1 is 1, given.
alt+0 alt+5              | 5     | r1c1 is 1, given.  Cells in white can still take a 5.
alt+5 right ctrl+5       | 5     | r1c2 is empty. Centre mark 5.  Cells in white can still take a 5.
alt+5 p                  | 5     | Paused. P, Space, Enter or a click on the board goes on.
alt+5 ctrl+e             | 5     |
`

func TestFilters(t *testing.T) {
	d := play(t)
	for line := range strings.Lines(filtered) {
		f := strings.Split(strings.TrimSpace(line), "|")
		if len(f) != 3 {
			continue
		}
		keys, want, status := f[0], strings.TrimSpace(f[1]), strings.TrimSpace(f[2])
		d.games.setSession(d.app.Session())
		d.app.Play().History().Restart()
		d.home()
		d.keys(keys)
		got := d.app.Play().Filter().Shown().Digits.String()
		switch {
		case d.app.Play().Filter().Shown().Two:
			got = "two"
		case got == "":
			got = "-"
		}
		if text := d.status.label.Text(); got != want || !strings.HasPrefix(text, status) {
			t.Errorf("%s: shows %s, says %q", keys, got, text)
		}
		if shown := screen.BoardView(d.app).Filter.On(); shown != (strings.Contains(status, "white")) {
			t.Errorf("%s: the board is filtered: %v", keys, shown)
		}
		d.app.Session().Game.Clock.Resume()
	}
}

// TestShowOnly: the commands that other keys call.
func TestShowOnly(t *testing.T) {
	d := play(t)
	d.app.Play().Filter().Only(puzzle.DigitsOf(5))
	if d.app.Play().Filter().Digit() != 5 {
		t.Error("5 is not the digit shown")
	}
	d.app.Play().Filter().Also(7)
	d.app.Play().Filter().All()
	if want := (board.Filter{Digits: puzzle.DigitsOf(5, 7), All: true}); screen.BoardView(d.app).Filter != want || d.app.Play().Filter().Digit() != 0 {
		t.Errorf("%+v", screen.BoardView(d.app).Filter)
	}
	d.app.Play().Filter().Only(puzzle.DigitsOf(5, 7))
	if screen.BoardView(d.app).Filter.On() {
		t.Error("the same again does not end it")
	}
}

// Each line: a puzzle, the keys, the cells with a cross after the check, the message.
func TestCheck(t *testing.T) {
	d := play(t)
	at := func(names ...string) (s puzzle.CellSet) {
		for _, n := range names {
			c, _ := puzzle.ParseCell(n)
			s.Add(c)
		}
		return s
	}
	for _, c := range []struct {
		puzzle, keys string
		crosses      puzzle.CellSet
		says         string
	}{
		{easy, "", at(), "There is no entry to check yet."},
		{easy, "right 4", at(), "The only entry is right."},
		{easy, "right 4 down 8", at("r2c2"), "1 of 2 entries is wrong: r2c2."},
		{easy, "right 6 down 8", at("r1c2", "r2c2"), "2 of 2 entries are wrong: r1c2 and r2c2."},
		{easy, "right 4 down ctrl+6 ctrl+8", at(), "The only entry is right. The right digit is missing from the marks of r2c2."},
		{easy, "right 4 down ctrl+6 ctrl+7", at(), "The only entry is right."},
		{strings.Repeat("0", 80) + "1", "4", at(), "This puzzle has several solutions, so no digit can be called wrong."},
		{"11" + strings.Repeat("0", 79), "right right 4", at(), "This puzzle has no solution, so no digit can be checked."},
	} {
		g, _ := puzzle.ParseGrid(c.puzzle)
		d.app.Start(puzzle.Puzzle{Givens: g})
		d.until(func() bool { return d.app.Session().Facts().Known })
		d.home()
		d.keys(c.keys)
		if crosses := screen.BoardView(d.app).Wrong; !crosses.Empty() {
			t.Errorf("%s: crosses before they are asked for: %v", c.keys, crosses)
		}
		screen.Check(d.app)
		if got := screen.BoardView(d.app).Wrong; got != c.crosses || d.status.label.Text() != c.says {
			t.Errorf("%s: %v, %q", c.keys, got, d.status.label.Text())
		}
	}
}

// TestCrossesGo: a cross goes when its cell is changed, and stays away.
func TestCrossesGo(t *testing.T) {
	d := play(t)
	d.keys("right 6 down 8")
	screen.Check(d.app)
	d.keys("up 4")
	if got := screen.BoardView(d.app).Wrong; got != puzzle.CellsOf(10) {
		t.Errorf("after one was written over: got %v, want %v", got, puzzle.CellsOf(10))
	}
	d.keys("ctrl+z")
	if got := screen.BoardView(d.app).Wrong; got != puzzle.CellsOf(10) {
		t.Errorf("after it was taken back: got %v, want %v", got, puzzle.CellsOf(10))
	}
}

func TestCheckAsIPlay(t *testing.T) {
	d := play(t)
	d.app.Prefs().Toggle(screen.PrefCheck)
	d.keys("right 6")
	if got := screen.BoardView(d.app).Wrong; got != puzzle.CellsOf(1) {
		t.Errorf("got %v, want %v", got, puzzle.CellsOf(1))
	}
	d.keys("4")
	if got := screen.BoardView(d.app).Wrong; !got.Empty() {
		t.Error(got)
	}
}

// TestCheckWaits: a check before the solver has finished is answered afterwards.
func TestCheckWaits(t *testing.T) {
	d := play(t)
	d.keys("right 6")
	d.app.Session().LoadFacts(d.Refresh)
	screen.Check(d.app)
	if got := d.status.label.Text(); got != "Looking for the solution…" {
		t.Errorf("got %q, want %q", got, "Looking for the solution…")
	}
	d.until(func() bool { return d.app.Session().Facts().Known })
	if got := d.status.label.Text(); got != "Your only entry, r1c2, is wrong." {
		t.Errorf("got %q, want %q", got, "Your only entry, r1c2, is wrong.")
	}
}

// TestFilterOnThePad: with the funnel on, the digits of the pad filter and enter nothing;
// off again, they enter, and the filter has ended. Escape ends it too.
func TestFilterOnThePad(t *testing.T) {
	d := play(t)
	before := d.app.Session().Game.State()
	d.keys("right")
	funnel, five := d.padKey("Filter"), d.padKey("5")
	funnel.Press(0)
	five.Press(0)
	if f := d.app.Play().Filter().Shown(); f.Digits != puzzle.DigitsOf(5) || d.app.Session().Game.State() != before {
		t.Errorf("the filter is %v", f)
	}
	funnel.Press(0)
	if d.app.Play().Filter().Shown().On() {
		t.Error("the filter goes on")
	}
	five.Press(0)
	if got := holds(d.app.Session().Game.State(), 1); got != "5" {
		t.Errorf("r1c2 holds %q", got)
	}
	funnel.Press(0)
	five.Press(0)
	d.keys("esc")
	if funnel.AccessibilityLabel() != "Filter" || d.app.Play().Filter().Shown().On() {
		t.Error("Escape does not end it:", funnel.AccessibilityLabel())
	}
}

// padKey returns the control of the play page with a name.
func (d *desk) padKey(name string) *widget.Control {
	d.t.Helper()
	for _, o := range d.app.Play().Objects() {
		if c, ok := o.(*widget.Control); ok && strings.HasPrefix(c.AccessibilityLabel(), name) {
			return c
		}
	}
	d.t.Fatal("no ", name)
	return nil
}
