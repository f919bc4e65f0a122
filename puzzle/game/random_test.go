package game

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

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
