package game

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// randomMove returns a random move, perhaps an invalid one.
func randomMove(rng *rand.Rand) Move {
	m := Move{
		Action: Action(rng.IntN(len(verbs) + 1)), Digit: puzzle.Digit(rng.IntN(11)),
		Clean: rng.IntN(2) == 0, Weak: rng.IntN(2) == 0, Hint: rng.IntN(9) == 0,
	}
	for range 1 + rng.IntN(3) {
		m.Cells.Add(puzzle.Cell(rng.IntN(85)))
		m.Cands = append(m.Cands, puzzle.Candidate(rng.IntN(740)))
	}
	for range 1 + rng.IntN(3) {
		m.Grid[rng.IntN(81)] = puzzle.Digit(rng.IntN(11))
	}
	return m
}

// sound checks the invariants of a state of a game with those givens.
func sound(t *testing.T, s State, givens puzzle.Grid) {
	t.Helper()
	for c, d := range s.Grid {
		given := givens[c] != 0
		switch {
		case d > 9, s.Centre[c]|s.Corner[c]|s.RuledOut[c]|puzzle.DigitSet(s.Colours[c]) > puzzle.AllDigits, slices.Max(s.CandColours[c][:]) > 9:
			t.Fatal("a state holds what is no digit")
		case d != 0 && s.Centre[c]|s.Corner[c]|s.Candidates()[c] != 0:
			t.Fatal("a state has marks on a digit")
		case given && (d != givens[c] || s.RuledOut[c] != 0 || s.CandColours[c] != [9]uint8{}):
			t.Fatal("a state touches a given")
		case s.Auto && (s.Centre[c] != 0 || s.Candidates()[c]&^puzzle.NewPosition(s.Grid).Cands[c] != 0):
			t.Fatal("a state has candidates that a digit forbids")
		}
	}
	for l := range s.Links.All() {
		if from, to := l.From.Cell(), l.To.Cell(); l.From == l.To || to > 80 || givens[from]+givens[to] != 0 || !s.Links.Has(l) {
			t.Fatalf("a state has a link %+v", l)
		}
	}
}

// TestSaveRandomPlay saves and loads games at random points, also with moves to redo, and
// compares all states.
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
	shape, state := g.Puzzle().Shape, h.State()
	state.Shape = shape
	p := h.Puzzle()
	p.Shape = shape
	switch {
	case !shape.Equal(h.Puzzle().Shape), !shape.Equal(h.State().Shape):
		t.Fatal("the boards differ")
	case g.State() != state, g.Puzzle() != p, g.Givens() != h.Givens():
		t.Fatal("the games differ")
	case i != j, n != m:
		t.Fatalf("at %d of %d, %d of %d", i, n, j, m)
	case g.Clock.Elapsed() != h.Clock.Elapsed(), g.Clock.Paused() != h.Clock.Paused(), g.Finished() != h.Finished(), g.LastCell() != h.LastCell():
		t.Fatal("clock, end or last cell differ")
	case textOf(t, g) != textOf(t, h):
		t.Fatalf("the texts differ:\n%.2000s\n%.2000s", textOf(t, g), textOf(t, h))
	}
}

// TestSnapshot checks that snapshots don't change when play continues.
func TestSnapshot(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 3))
	g := New(begun(), newWatch().now)
	var snaps []*Snapshot
	var texts []string
	g.Watch(func() { snaps, texts = append(snaps, g.Snapshot()), append(texts, textOf(t, g)) })
	wander(t, rng, g, 300)
	for i, s := range snaps {
		if textOf(t, s) != texts[i] {
			t.Fatalf("snapshot %d changed:\n%s\n%s", i, texts[i], textOf(t, s))
		}
	}
}
