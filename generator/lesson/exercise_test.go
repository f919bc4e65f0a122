package lesson

import (
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestTaskStays: while the cells of a pattern are pressed as many are asked for as at first, in nets, too,
// whose patterns have different numbers of cells; and what is shown has those that were found.
func TestTaskStays(t *testing.T) {
	for _, id := range []string{"dynamic-forcing-net", "xy-chain", "skyscraper"} {
		tech, _ := logic.ByID(id)
		p, err := New(t.Context(), tech, 3)
		if err != nil {
			t.Fatal(id, err)
		}
		f := NewExercise(Seek, p, time.Time{}).Finding()
		n := f.Missing.Len()
		for i := range p.Steps {
			x := NewExercise(Seek, p, time.Time{})
			for c := range Pattern(&p.Steps[i]).All() {
				x.Press(c)
				f := x.Finding()
				if got := f.Found.Len() + f.Missing.Len(); got != n {
					t.Errorf("%s: %d cells are asked for, then with %s found %d", id, n, x.Found.Notation(), got)
				}
				if x.Over() {
					break
				}
				shown := *x
				if shown.Show(); !x.Found.In(Pattern(shown.Step)) {
					t.Errorf("%s: %s is found, %s shown", id, x.Found.Notation(), Pattern(shown.Step).Notation())
				}
			}
			if Pattern(&p.Steps[i]).Len() == n && !x.Over() {
				t.Errorf("%s: %s is not taken", id, Pattern(&p.Steps[i]).Notation())
			}
		}
	}
}

// TestWrongIsNotOn: a wrong answer isn't drawn as what is true, and each line of what follows has its sign.
func TestWrongIsNotOn(t *testing.T) {
	tech, _ := logic.ByID("skyscraper")
	p, err := New(t.Context(), tech, 3)
	if err != nil {
		t.Fatal(err)
	}
	for _, k := range candidates(&p) {
		for _, place := range []bool{false, true} {
			x, a := NewExercise(Do, p, time.Time{}), Answer{k, place}
			v := Judge(&p, a)
			if x.Judged(a, v); v.Worth != Wrong {
				continue
			}
			if slices.ContainsFunc(x.Picture().Cands, func(r puzzle.CandRole) bool { return r.Cand == k }) {
				t.Errorf("%v: %v", a, x.Picture().Cands)
			}
			if n := len(x.Signs()); n != 0 && n != len(v.Say(a, words.English)) || (n != 0) != v.Refuted {
				t.Errorf("%v: %d signs of %q", a, n, v.Say(a, words.English))
			}
		}
	}
}
