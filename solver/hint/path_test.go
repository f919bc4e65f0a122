package hint

import (
	"math/rand/v2"
	"reflect"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// walkGames plays random puzzles by the hints, in each way to keep marks, and calls see before
// every so many moves.
func walkGames(t *testing.T, puzzles, every int, see func(r Request)) {
	t.Helper()
	for name, keep := range players {
		rng := rand.New(rand.NewPCG(11, 11))
		for range puzzles {
			g := minimal(rng)
			solution, err := solver.Solve(g)
			if err != nil {
				t.Fatal(err)
			}
			r := Request{State: game.State{Grid: g}, Givens: g.Filled(), Solutions: []puzzle.Grid{solution}, Last: puzzle.AllCells.Without(g.Filled()).First()}
			for moves := 0; !r.State.Grid.Solved() && moves < 400; moves++ {
				keep(&r.State, rng)
				if _, wrong := Wrong(r); !wrong && moves%every == 0 {
					see(r)
				}
				m, ok := mustFind(t, r).Move()
				if !ok {
					t.Fatalf("%s: %v: nothing to do", name, r.State.Grid)
				}
				if r, err = r.after(m); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// after returns the request once m is made.
func (r Request) after(m game.Move) (Request, error) {
	next, err := r.State.Apply(r.Givens, m)
	r.State = next
	if m.Action == game.RuleOut {
		r.Last = m.Cands[0].Cell()
	} else {
		r.Last = m.Cells.First()
	}
	return r, err
}

// TestOneNextStep: a hint, the path and the list of all steps begin with one step, also where hints may
// not use everything; once that is made, the path goes on as it said.
func TestOneNextStep(t *testing.T) {
	seen := 0
	walkGames(t, 2, 9, func(r Request) {
		if seen%2 == 1 {
			r.Within = func(t *logic.Technique) bool {
				return t.Level <= puzzle.Medium && t.Family() != logic.LockedCandidates && t.ID != "hidden-single"
			}
		}
		h := mustFind(t, r)
		s, ok := h.Step()
		if !ok {
			return
		}
		seen++
		path, err := Path(t.Context(), r)
		if err != nil || !reflect.DeepEqual(path[0], s) {
			t.Fatalf("%v: %v, the path begins with %s, not %s", r.State.Grid, err, path[0].Notation(), s.Notation())
		}
		all, err := All(t.Context(), r, logic.StepTechniques(false), nil)
		if err != nil || !reflect.DeepEqual(all[0].Step, s) {
			t.Fatalf("%v: %v, all steps begin with %s, not %s", r.State.Grid, err, all[0].Notation(), s.Notation())
		}
		for _, f := range all[1:] {
			if f.Same(&s) {
				t.Errorf("%s is listed twice", s.Notation())
			}
		}
		m, _ := h.Move()
		if next, err := r.after(m); err == nil && next.keepsCandidates() == r.keepsCandidates() && len(path) > 1 {
			if rest, _ := Path(t.Context(), next); len(rest) == 0 || !reflect.DeepEqual(rest[0], path[1]) {
				t.Errorf("%v: after %s the path changes from %s", r.State.Grid, s.Notation(), path[1].Notation())
			}
		}
	})
	if seen < 20 {
		t.Errorf("only %d positions", seen)
	}
}

// TestSingleAsShown: where a player who keeps candidates sees one in a cell, that is what the
// hint says.
func TestSingleAsShown(t *testing.T) {
	naked := 0
	walkGames(t, 4, 1, func(r Request) {
		pos := r.Position()
		s, ok := mustFind(t, r).Step()
		if !ok || len(s.Place) == 0 || !r.keepsCandidates() {
			return
		}
		alone := pos.Cands[s.Place[0].Cell()].Len() == 1
		if s.Technique.ID == "hidden-single" && alone {
			t.Errorf("%v: %s, where the cell has one candidate", r.State.Grid, s.Notation())
		}
		if s.Technique.ID == "naked-single" && alone {
			naked++
		}
	})
	if naked == 0 {
		t.Error("no naked single")
	}
}

// TestFactsOfHints: what a hint says of a step is so by the candidates that the player keeps.
func TestFactsOfHints(t *testing.T) {
	facts := 0
	walkGames(t, 8, 1, func(r Request) {
		s, ok := mustFind(t, r).Step()
		if !ok {
			return
		}
		pos := r.Position()
		for _, f := range s.Facts() {
			if facts++; !f.Holds(&pos) {
				t.Errorf("%v %v: %s: %T %v", pos.Grid, pos.Cands, s.Notation(), f, f)
			}
		}
	})
	if facts < 2000 {
		t.Errorf("only %d facts", facts)
	}
}
