package window

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/gui/screen/results"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

func (d *desk) at(cell string) puzzle.Digit {
	c, ok := puzzle.ParseCell(cell)
	if !ok {
		d.t.Fatal(cell)
	}
	return d.app.Session().Game.State().Grid[c]
}

// says fails unless the status line contains the text.
func (d *desk) says(text string) {
	d.t.Helper()
	if got := d.status.label.Text(); !strings.Contains(got, text) {
		d.t.Errorf("%q, want %q", got, text)
	}
}

func TestUndoSaysWhatItTookBack(t *testing.T) {
	d := play(t)
	d.keys("right 4 shift+right shift+right ctrl+6")
	d.keys("ctrl+z")
	d.says("Undone: centre 6 at r1c2, r1c3 and r1c4.")
	d.keys("ctrl+z")
	d.says("Undone: 4 at r1c2.")
	d.keys("ctrl+y")
	d.says("Redone: 4 at r1c2.")
	d.keys("left")
	d.says("r1c3 is 3, given.")
}

// TestEveryMoveHasWords in few characters, for the status line and for branches.
func TestEveryMoveHasWords(t *testing.T) {
	d := play(t)
	seen := map[string]game.Action{}
	for a := game.Enter; a <= game.ClearDrawing; a++ {
		text := game.MoveText(d.lang, game.Move{Action: a, Digit: 5, Cells: puzzle.CellsOf(1, 2, 3), Cands: make([]puzzle.Candidate, 2), Grid: puzzle.Grid{1, 2}})
		if other, twice := seen[text]; twice || text == "" || len(text) > 40 {
			t.Errorf("action %d is called %q, as %d is", a, text, other)
		}
		seen[text] = a
	}
}

func TestSavepoints(t *testing.T) {
	d := play(t)
	d.keys("right 4 ctrl+k")
	d.says("Savepoint 1")
	d.keys("ctrl+k")
	d.says("already")
	d.keys("right right right 6 ctrl+k")
	m := d.app.Play().History().Map()
	if want := []page.MoveMark{{Name: "Savepoint 1", Node: 1, Move: 1}, {Name: "Savepoint 2", Node: 2, Move: 2}}; !slices.Equal(m.Savepoints, want) {
		t.Error(m.Savepoints)
	}
	d.app.Session().Game.RemoveSavepoint(1)
	d.keys("ctrl+z ctrl+k") // another number than the one that is there
	if m := d.app.Play().History().Map(); len(m.Savepoints) != 2 || m.Savepoints[0].Name != "Savepoint 3" {
		t.Error(m.Savepoints)
	}
}

// TestWhatIf: once announced it starts with the next digit, can be left for where it
// started, and stays as a branch.
func TestWhatIf(t *testing.T) {
	d := play(t)
	d.keys("right 4 right right ctrl+shift+k")
	d.says("the next digit begins a branch")
	d.keys("ctrl+6 left 1") // a mark begins none, nor does what a given refuses
	if d.app.Play().History().InWhatIf() {
		t.Fatal("a mark began it")
	}
	d.keys("right right 2")
	if !d.app.Play().History().InWhatIf() || d.app.Session().WhatIf {
		t.Fatal("no what-if after the digit")
	}
	d.says("What if r1c5 is 2?")
	d.keys("right 8")
	if m := d.app.Play().History().Map(); m.Line != "what if r1c5 = 2" || m.At != 4 || len(m.Branches) > 0 {
		t.Error(m)
	}
	d.app.Play().History().LeaveWhatIf()
	if d.at("r1c5") != 0 || d.at("r1c2") != 4 || d.app.Play().History().InWhatIf() || d.app.Session().UI.Cursor != 4 {
		t.Error("not back where it began")
	}
	m := d.app.Play().History().Map()
	if len(m.Branches) != 1 || m.Line != "main branch" {
		t.Fatal(m)
	}
	d.app.Play().History().Switch(m.Branches[0].Tip)
	if d.at("r1c6") != 8 || !d.app.Play().History().InWhatIf() {
		t.Error("the branch is not as it was")
	}
	d.app.Play().History().KeepWhatIf()
	if m := d.app.Play().History().Map(); d.app.Play().History().InWhatIf() || m.Line != "what if r1c5 = 2" {
		t.Error("kept, it is a what-if yet, or lost its name")
	}
}

func TestWhatIfIsCalledOff(t *testing.T) {
	for _, keys := range []string{"ctrl+shift+k", "esc"} {
		d := play(t)
		d.keys("right 4 right right ctrl+shift+k " + keys + " 2")
		if d.app.Play().History().InWhatIf() || d.app.Session().WhatIf {
			t.Error(keys, "does not call it off")
		}
	}
}

// TestWhatIfThatClashesAtOnce says so, and asks nobody to play on.
func TestWhatIfThatClashesAtOnce(t *testing.T) {
	d := play(t)
	d.keys("right 4 right right ctrl+shift+k 4")
	d.says("4 in r1c4 clashes with r1c2")
	if got := d.app.Play().History().Map().WhatIf; got.RuleOut != "r1c4 = 4" {
		t.Error(got)
	}
}

// TestWhatIfThatComesToNothing offers to rule out the candidate that it started with, at
// the position where it started: one undo.
func TestWhatIfThatComesToNothing(t *testing.T) {
	d := play(t)
	d.keys("right 4 right right 6 down right ctrl+shift+k 5")
	if d.app.Play().History().Map().WhatIf.RuleOut != "" {
		t.Fatal("nothing is wrong to see yet")
	}
	before := d.app.Play().History().Map()
	d.keys("up 5")
	if got := d.app.Play().History().Map().WhatIf; got.RuleOut != "r2c5 = 5" {
		t.Fatal(got)
	}
	d.status.notice = nil
	d.Refresh()
	d.says("r2c5 is not 5")
	d.app.Play().History().RuleOut()
	s := d.app.Session().Game.State()
	if d.at("r2c5") != 0 || d.at("r1c4") != 6 || !s.RuledOut[13].Has(5) || d.app.Play().History().InWhatIf() || d.app.Session().UI.Cursor != 13 {
		t.Error("not ruled out where it began")
	}
	d.undo()
	s = d.app.Session().Game.State()
	if d.at("r1c4") != 6 || s.RuledOut[13] != 0 {
		t.Error("it is more than one undo")
	}
	if m := d.app.Play().History().Map(); len(m.Branches) != 1 || m.At != before.At-1 {
		t.Error(m)
	}
}

// TestRestartLosesNothing and the next move keeps the old line as a branch.
func TestRestartLosesNothing(t *testing.T) {
	d := play(t)
	d.keys("right 4 right right 6")
	d.now = d.now.Add(100e9)
	d.app.Play().History().Restart()
	if at, of := d.app.Session().Game.MoveNumber(); at != 0 || of != 2 || d.app.Session().Game.Clock.Elapsed() != 100e9 || d.head.clock.Text() != "1:40" {
		t.Error(at, of, d.head.clock.Text())
	}
	d.says("Undo returns")
	if d.keys("ctrl+z"); d.app.Session().Game.Restarted() {
		t.Error("undone, it is restarted still")
	}
	if at, _ := d.app.Session().Game.MoveNumber(); at != 2 {
		t.Errorf("undo goes to: got %v, want %v", at, 2)
	}
	d.says("at move 2")
	d.app.Play().History().Restart()
	d.home()
	d.keys("right 8")
	m := d.app.Play().History().Map()
	if len(m.Branches) != 1 || m.Branches[0].From != 0 {
		t.Error(m)
	}
}

// TestOtherGameAfterBranches: the line of moves is never laid out for one game with the
// branches of another.
func TestOtherGameAfterBranches(t *testing.T) {
	for _, next := range []string{manyPuzzles(2)[82:163], strings.Repeat(".", 81)} {
		for _, size := range []fyne.Size{{Width: 1100, Height: 780}, {Width: 400, Height: 900}} {
			d := play(t)
			d.win.Resize(size)
			d.keys("right 4 right right 6 ctrl+z 8 ctrl+z ctrl+z 9 right right 4")
			d.Relayout()
			if n := len(d.app.Play().History().Map().Branches); n != 1 {
				t.Fatal(n, "branches")
			}
			p := puzzle.Puzzle{}
			p.Givens, _ = puzzle.ParseGrid(next)
			d.app.Start(p)
			if m := d.app.Play().History().Map(); m.Game != d.app.Session().Game || len(m.Branches) > 0 {
				t.Error(m)
			}
		}
	}
}

// TestTheMapShowsWhatLeavesTheLine: branches of other branches are not shown.
func TestTheMapShowsWhatLeavesTheLine(t *testing.T) {
	d := play(t)
	d.keys("right 4 right right 6 right 2 right 8") // a line of four
	d.app.Session().Game.SetSavepoint("far")
	d.app.Play().History().GoTo(2)
	d.keys("left 3 right 9") // what came after is a branch now
	d.app.Play().History().GoTo(3)
	d.keys("1")
	m := d.app.Play().History().Map()
	if m.At != 4 || len(m.Branches) != 2 || m.Branches[0].From+m.Branches[1].From != 5 || len(m.Savepoints) != 0 {
		t.Error(m)
	}
	for _, b := range m.Branches {
		if b.From == 2 {
			d.app.Play().History().Switch(b.Tip)
		}
	}
	m = d.app.Play().History().Map()
	if len(m.Branches) != 1 || m.Line == "main branch" || m.Branches[0].From != 2 || len(m.Savepoints) != 1 {
		t.Error(m)
	}
}

// TestReplayEndsQuietly: only the last move itself shows the summary, not a replay.
func TestReplayEndsQuietly(t *testing.T) {
	d := play(t)
	grid, _ := puzzle.ParseGrid(easySolution)
	last := puzzle.Cell(79)
	g := grid
	g[last] = 0
	d.app.Play().Move(game.Move{Action: game.Fill, Grid: g})
	d.app.Session().UI.Cursor, d.app.Session().UI.Selected = last, puzzle.CellsOf(last)
	d.keys("2")
	if _, ok := d.page().(*results.Done); !ok {
		t.Fatal("not summed up")
	}
	summary := d.app.Top()
	d.app.Play().History().GoTo(1)
	d.app.Play().History().GoTo(2)
	if d.app.Top() != summary || !d.app.Session().Game.Finished() {
		t.Error("the replay is summed up again")
	}
}

// TestPausedNothingMoves: keys resume the game, and nothing else has an effect.
func TestPausedNothingMoves(t *testing.T) {
	for _, key := range []string{"space", "enter", "p"} {
		d := play(t)
		d.keys("right 4 right right 6 p")
		before := d.app.Session().Game.State()
		d.keys("7 del ctrl+z ctrl+5 x ctrl+k ctrl+shift+k ctrl+j")
		d.app.Play().History().GoTo(0)
		d.app.Play().History().Switch(0)
		d.app.Play().History().Restart()
		if d.app.Session().Game.State() != before || d.app.Session().WhatIf || d.page() != page.Page(d.app.Play()) || len(d.app.Session().Game.Savepoints()) > 0 || !d.app.Session().Game.Clock.Paused() {
			t.Error("paused, something was done")
		}
		d.says("Paused.")
		if d.keys(key); d.app.Session().Game.Clock.Paused() {
			t.Error(key, "does not go on")
		}
	}
	d := play(t)
	d.keys("p")
	d.app.Input(game.Input{Kind: game.Tap, Cell: 9})
	if d.app.Session().Game.Clock.Paused() {
		t.Error("a press on the board does not go on")
	}
}

// TestWhatIfClashes: a what-if whose digit clashes at once says so, and what to do; where the board
// was wrong before, that would not rule the digit out, and isn't said.
func TestWhatIfClashes(t *testing.T) {
	for before, offers := range map[string]bool{"": true, "right right right 5 home ": false} {
		d := play(t)
		d.keys(before + "right ctrl+shift+k 1")
		says := d.label.Text()
		if offered := d.app.Play().History().Map().WhatIf.RuleOut != ""; offered != offers || strings.Contains(says, "clashes with r1c1") != offers {
			t.Errorf("after %q: ruling out is offered: %v; it says %q", before, offered, says)
		}
	}
}
