package lesson

import (
	"testing"

	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestLessonsOfBoards: each technique of other boards has positions in which hints give it first,
// of which every step agrees with the solution, and what is answered there is judged.
func TestLessonsOfBoards(t *testing.T) {
	seeds := uint64(1)
	if long {
		seeds = 10
	}
	n := 0
	for _, l := range Path() {
		if !ofBoard(l.Technique) {
			continue
		}
		n++
		for seed := range seeds {
			p, err := New(t.Context(), l.Technique, seed)
			if err != nil {
				t.Errorf("%s, seed %d: %v", l.Technique.ID, seed, err)
				continue
			}
			again, err := New(t.Context(), l.Technique, seed)
			if err != nil || !again.Shape.Equal(p.Shape) || again.Grid != p.Grid {
				t.Errorf("%s, seed %d: another the second time", l.Technique.ID, seed)
			}
			if first, ok := logic.Next(&p.Position, logic.For(p.Shape).Techniques); !ok || first.Technique.ID != l.Technique.ID {
				t.Errorf("%s, seed %d: hints give %v first", l.Technique.ID, seed, first.Technique)
			}
			for _, s := range p.Steps {
				for _, k := range s.Eliminate {
					if v := Judge(&p, Answer{Cand: k}); p.Solution[k.Cell()] == k.Digit() || v.Worth != Right || len(v.Say(Answer{Cand: k}, words.English)) == 0 {
						t.Errorf("%s: %v is %v", l.Technique.ID, k, v.Worth)
					}
				}
				for _, k := range s.Place {
					if v := Judge(&p, Answer{Cand: k, Place: true}); p.Solution[k.Cell()] != k.Digit() || v.Worth != Right {
						t.Errorf("%s: %v is %v", l.Technique.ID, k, v.Worth)
					}
				}
				if Pattern(&s).Empty() {
					t.Errorf("%s: no cells to find", l.Technique.ID)
				}
			}
			if e, err := Practise(t.Context(), l.Technique, seed); err != nil || !e.Puzzle.Shape.Equal(p.Shape) || e.Position.Grid != p.Grid {
				t.Errorf("%s, seed %d: practised in %v: %v", l.Technique.ID, seed, e.Position.Grid, err)
			}
			if mixed := l.Mixed(Path()); len(mixed) == 0 || !ofBoard(mixed[0]) {
				t.Errorf("%s is mixed with %v", l.Technique.ID, mixed)
			}
		}
	}
	if n < 13 {
		t.Errorf("only %d lessons", n)
	}
}
