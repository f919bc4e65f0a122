package game

import (
	"io"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// A watch is a clock that tests advance.
type watch struct{ t time.Time }

func newWatch() *watch                { return &watch{time.Date(2026, 7, 1, 9, 0, 0, 0, time.UTC)} }
func (w *watch) now() time.Time       { return w.t }
func (w *watch) pass(d time.Duration) { w.t = w.t.Add(d) }
func textOf(t *testing.T, g interface{ Save(io.Writer) error }) string {
	t.Helper()
	var b strings.Builder
	if err := g.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

const (
	sample   = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
)

func grid(s string) puzzle.Grid {
	g, ok := puzzle.ParseGrid(s)
	if !ok {
		panic(s)
	}
	return g
}

// begun returns a puzzle with entries and marks.
func begun() puzzle.Puzzle {
	p := puzzle.Puzzle{Givens: grid(sample), Title: "Sunday", Note: "two\nlines, \"quoted\" \\ 数独"}
	p.Entries[2] = 4
	p.Centre[3], p.Corner[5] = puzzle.DigitsOf(2, 6), puzzle.DigitsOf(8)
	return p
}

func TestDoTakesNoSliceOfTheCaller(t *testing.T) {
	g := New(puzzle.Puzzle{}, time.Now)
	cands := []puzzle.Candidate{5, 4}
	g.Do(Move{Action: RuleOut, Cands: cands})
	g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(80)})
	want := g.State()
	cands[0] = 700
	g.Moves()[0].Cands[0] = 600
	g.Undo()
	g.Redo()
	if g.State() != want {
		t.Error("a move changed after it was made")
	}
}

func TestNewTidies(t *testing.T) {
	p := puzzle.Puzzle{Title: strings.Repeat("数", maxText), Author: "a\xffb"}
	p.Givens[0], p.Givens[1], p.Entries[0], p.Entries[2], p.Entries[3] = 1, 200, 2, 99, 4
	for c := range p.Centre {
		p.Centre[c], p.Corner[c] = 0xffff, 1
	}
	s := New(p, time.Now).State()
	if s.Grid.String() != "1..4"+strings.Repeat(".", 77) {
		t.Error(s.Grid)
	}
	givens := puzzle.Grid{1}
	sound(t, s, givens)
	if q := New(p, time.Now).Puzzle(); q.Author != "a\uFFFDb" || len(q.Title) != maxText/3*3 {
		t.Error(q.Author, len(q.Title))
	}
}

func TestCurrent(t *testing.T) {
	g := New(begun(), time.Now)
	if g.Current() != begun() {
		t.Error("a bare puzzle is not on paper as it came")
	}
	g.Do(Move{Action: Enter, Digit: 7, Cells: puzzle.CellsOf(80, 79, 3)})
	p := g.Current()
	if h := New(p, time.Now); h.State() != g.State() || p.Entries[3] != 7 || p.Title != "Sunday" {
		t.Error("the paper is not what was written")
	}
	g.Do(Move{Action: SetAuto})
	if s := g.State(); g.Current().Centre != s.Candidates() || g.Current().Centre == p.Centre {
		t.Error("automatic candidates are not on the paper")
	}
}

func TestFinished(t *testing.T) {
	w := newWatch()
	g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
	w.pass(time.Minute)
	if err := g.Do(Move{Action: Fill, Grid: grid(solution)}); err != nil || !g.Finished() {
		t.Fatal("not finished:", err)
	}
	w.pass(time.Hour)
	if g.Clock.Elapsed() != time.Minute {
		t.Errorf("the clock ran on after the end: got %v, want %v", g.Clock.Elapsed(), time.Minute)
	}
	g.Undo()
	w.pass(time.Second)
	if g.Finished() || g.Clock.Elapsed() != time.Minute+time.Second {
		t.Error("undo does not play on:", g.Clock.Elapsed())
	}
	wrong := grid(solution)
	wrong[2], wrong[3] = wrong[3], wrong[2]
	g.Do(Move{Action: Fill, Grid: wrong})
	if s := g.State(); g.Finished() || s.Grid.Count() != 81 {
		t.Error("a full grid with a conflict is no end")
	}
}

func TestWatch(t *testing.T) {
	w := newWatch()
	g := New(begun(), w.now)
	n := 0
	g.Watch(func() { n++ })
	m := Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(80, 79, 40)}
	for i, step := range []struct {
		do    func()
		calls int
	}{
		{func() { g.Do(m) }, 1}, {func() { g.Do(Move{}) }, 0}, {func() { g.Undo() }, 1}, {func() { g.Undo() }, 0},
		{func() { g.Redo() }, 1}, {func() { g.Redo() }, 0}, {func() { g.GoTo(9) }, 0}, {func() { g.GoTo(-1) }, 0},
		{func() { g.Clock.Pause() }, 1}, {func() { g.Clock.Pause() }, 0}, {func() { g.Clock.Resume() }, 1}, {func() { g.Clock.Resume() }, 0},
		{func() { g.SetTitle("x") }, 1}, {g.Restart, 1},
	} {
		n = 0
		if step.do(); n != step.calls {
			t.Errorf("step %d: %d calls, want %d", i, n, step.calls)
		}
	}
	if g.Puzzle().Title != "x" || g.Puzzle().Note != begun().Note {
		t.Error("SetTitle sets more or less than the title")
	}
}

func TestLastCell(t *testing.T) {
	g := New(puzzle.Puzzle{Givens: grid(sample)}, time.Now)
	for i, step := range []struct {
		do   func()
		want puzzle.Cell
	}{
		{func() {}, 2}, // the first empty one
		{func() { g.Do(Move{Action: Centre, Digit: 1, Cells: puzzle.CellsOf(60, 50)}) }, 50},
		{func() { g.Do(Move{Action: RuleOut, Cands: []puzzle.Candidate{puzzle.Cand(30, 3), puzzle.Cand(22, 3)}}) }, 22},
		{func() { g.Do(Move{Action: Fill, Grid: grid(solution)}) }, 22},
		{func() { g.GoTo(1) }, 50},
		{g.Restart, 2},
	} {
		if step.do(); g.LastCell() != step.want {
			t.Errorf("step %d: %v, want %v", i, g.LastCell(), step.want)
		}
	}
}
