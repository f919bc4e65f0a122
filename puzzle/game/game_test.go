package game

import (
	"errors"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// A watch is a clock that tests move on by hand.
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

// begun is a puzzle that came with entries and marks.
func begun() puzzle.Puzzle {
	p := puzzle.Puzzle{Givens: grid(sample), Title: "Sunday", Note: "two\nlines, \"quoted\" \\ 数独"}
	p.Entries[2] = 4
	p.Centre[3], p.Corner[5] = puzzle.DigitsOf(2, 6), puzzle.DigitsOf(8)
	return p
}

// randomMove returns a move of any kind, some of them nonsense.
func randomMove(rng *rand.Rand) Move {
	m := Move{Action: Action(rng.IntN(8)), Digit: puzzle.Digit(rng.IntN(11)), Clean: rng.IntN(2) == 0}
	for range 1 + rng.IntN(3) {
		m.Cells.Add(puzzle.Cell(rng.IntN(85)))
		m.Cands = append(m.Cands, puzzle.Candidate(rng.IntN(740)))
	}
	for range 1 + rng.IntN(3) {
		m.Grid[rng.IntN(81)] = puzzle.Digit(rng.IntN(11))
	}
	return m
}

// TestRandomPlay plays beside the simplest model of undo, a list of all states.
func TestRandomPlay(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 1))
		g := New(begun(), newWatch().now)
		states, at := []State{g.State()}, 0
		for range 400 {
			switch rng.IntN(12) {
			case 0, 1:
				if g.Undo() != (at > 0) {
					t.Fatal("undo at", at)
				}
				at = max(at-1, 0)
			case 2:
				if g.Redo() != (at+1 < len(states)) {
					t.Fatal("redo at", at)
				}
				at = min(at+1, len(states)-1)
			case 3:
				if rng.IntN(10) == 0 {
					at = rng.IntN(len(states))
					g.GoTo(at)
				}
			default:
				if g.Do(randomMove(rng)) == nil {
					at++
					states = append(states[:at], g.State())
				}
			}
			if i, n := g.MoveNumber(); i != at || n != len(states)-1 || g.State() != states[at] {
				t.Fatalf("seed %d: at %d of %d, want %d of %d", seed, i, n, at, len(states)-1)
			}
		}
		if g.CanUndo() != (at > 0) || g.CanRedo() != (at < len(states)-1) {
			t.Error("CanUndo or CanRedo is wrong")
		}
		sound(t, states, g.Givens())
		for g.Undo() {
		}
		if g.State() != states[0] || g.State() != New(begun(), time.Now).State() {
			t.Error("undoing everything does not give the bare puzzle")
		}
	}
}

// sound checks what holds in every state.
func sound(t *testing.T, states []State, givens puzzle.CellSet) {
	for i, s := range states {
		for c, d := range s.Grid {
			switch {
			case d > 9, s.Centre[c]|s.Corner[c]|s.Ruled[c]|puzzle.DigitSet(s.Colours[c]) > puzzle.AllDigits:
				t.Fatal("state", i, "holds what is no digit")
			case d != 0 && s.Centre[c]|s.Corner[c] != 0:
				t.Fatal("state", i, "has marks on a digit")
			case givens.Has(puzzle.Cell(c)) && (d != states[0].Grid[c] || s.Ruled[c] != 0):
				t.Fatal("state", i, "touches a given")
			case i > 0 && s == states[i-1]:
				t.Fatal("move", i, "changes nothing")
			}
		}
	}
}

// TestSaveRandomPlay saves and loads games at random points, those that can be
// redone included, and looks at every state of both.
func TestSaveRandomPlay(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 2))
		w := newWatch()
		g := New(begun(), w.now)
		for range rng.IntN(100) {
			g.Do(randomMove(rng))
			w.pass(time.Second)
		}
		_, n := g.MoveNumber()
		g.GoTo(rng.IntN(n + 1))
		h := reload(t, g, w)
		same(t, g, h)
		for g.Undo() {
		}
		for h.Undo() {
		}
		for {
			same(t, g, h)
			if more := g.Redo(); more != h.Redo() {
				t.Fatal("one game has more to redo")
			} else if !more {
				break
			}
		}
	}
}

func reload(t *testing.T, g *Game, w *watch) *Game {
	t.Helper()
	h, cut, err := Load(strings.NewReader(textOf(t, g)), w.now)
	if err != nil || cut != nil {
		t.Fatalf("%v %+v\n%.2000s", err, cut, textOf(t, g))
	}
	return h
}

func same(t *testing.T, g, h *Game) {
	t.Helper()
	i, n := g.MoveNumber()
	j, m := h.MoveNumber()
	switch {
	case g.State() != h.State(), g.Puzzle() != h.Puzzle(), g.Givens() != h.Givens():
		t.Fatal("the games differ")
	case i != j, n != m:
		t.Fatalf("at %d of %d, %d of %d", i, n, j, m)
	case g.Elapsed() != h.Elapsed(), g.Paused() != h.Paused(), g.Finished() != h.Finished(), g.LastCell() != h.LastCell():
		t.Fatal("clock, end or last cell differ")
	case textOf(t, g) != textOf(t, h):
		t.Fatalf("the texts differ:\n%.2000s\n%.2000s", textOf(t, g), textOf(t, h))
	}
}

// TestSnapshot plays on and back after taking snapshots, which must not change.
func TestSnapshot(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	g := New(begun(), newWatch().now)
	var snaps []*Snapshot
	var texts []string
	for range 500 {
		if g.Do(randomMove(rng)); rng.IntN(3) == 0 {
			g.Undo()
		}
		snaps, texts = append(snaps, g.Snapshot()), append(texts, textOf(t, g))
	}
	for i, s := range snaps {
		if textOf(t, s) != texts[i] {
			t.Fatalf("snapshot %d changed:\n%s\n%s", i, texts[i], textOf(t, s))
		}
	}
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
	sound(t, []State{s}, puzzle.CellsOf(0))
	if q := New(p, time.Now).Puzzle(); q.Author != "a\uFFFDb" || len(q.Title) != maxText/3*3 {
		t.Error(q.Author, len(q.Title))
	}
}

func TestPaper(t *testing.T) {
	g := New(begun(), time.Now)
	if g.Paper() != begun() {
		t.Error("a bare puzzle is not on paper as it came")
	}
	g.Do(Move{Action: Enter, Digit: 7, Cells: puzzle.CellsOf(80, 79, 3)})
	p := g.Paper()
	if h := New(p, time.Now); h.State() != g.State() || p.Entries[3] != 7 || p.Title != "Sunday" {
		t.Error("the paper is not what was written")
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
	if g.Elapsed() != time.Minute {
		t.Error("the clock ran on after the end:", g.Elapsed())
	}
	g.Undo()
	w.pass(time.Second)
	if g.Finished() || g.Elapsed() != time.Minute+time.Second {
		t.Error("undo does not play on:", g.Elapsed())
	}
	wrong := grid(solution)
	wrong[2], wrong[3] = wrong[3], wrong[2]
	g.Do(Move{Action: Fill, Grid: wrong})
	if s := g.State(); g.Finished() || s.Grid.Filled().Len() != 81 {
		t.Error("a full grid with a conflict is no end")
	}
}

func TestTooManyMoves(t *testing.T) {
	g := New(puzzle.Puzzle{}, newWatch().now)
	m := Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(40)}
	for range MaxMoves {
		if err := g.Do(m); err != nil {
			t.Fatal(err)
		}
	}
	if err := g.Do(m); !errors.Is(err, ErrFull) {
		t.Error(err)
	}
	if g.Undo(); g.Do(m) != nil {
		t.Error("undo makes no room")
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
		{func() { g.Pause() }, 1}, {func() { g.Pause() }, 0}, {func() { g.Resume() }, 1}, {func() { g.Resume() }, 0},
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
