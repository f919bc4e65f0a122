package lesson

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// TestJudge gives every answer that there is in some positions: of what is wrong the
// solver agrees, and what is right is never refused.
func TestJudge(t *testing.T) {
	want, techniques := 60, sample
	if long {
		want, techniques = 25_000, nil
		for _, l := range onClassic() {
			techniques = append(techniques, l.Technique.ID)
		}
	}
	wrong, right, refuted := 0, 0, 0
	for seed := uint64(0); wrong < want || right < want; seed++ {
		tech, _ := logic.ByID(techniques[int(seed*37)%len(techniques)])
		p, err := New(t.Context(), tech, seed)
		if err != nil {
			t.Fatal(tech.ID, err)
		}
		for k := range puzzle.Candidate(729) {
			for _, place := range []bool{false, true} {
				if !p.Has(k) {
					continue
				}
				a := Answer{k, place}
				if v := Judge(&p, a); (v.Worth == Wrong) != (wayOut(&p, a) == 0) {
					t.Fatalf("%v %v %v: %v", p.Grid, k, place, v.Worth)
				} else if v.Worth == Wrong {
					if v.Instead != p.Solution[k.Cell()] {
						t.Fatalf("%v %v: the solution doesn't have %d there", p.Grid, k, v.Instead)
					}
					if wrong++; v.Refuted {
						refuted++
						checkLine(t, &p, a, &v)
					}
				} else {
					right++
				}
			}
		}
	}
	t.Logf("%d wrong, %d of them refuted by singles; %d right", wrong, refuted, right)
}

// wayOut counts the solutions that agree with an answer.
func wayOut(p *Position, a Answer) (n int) {
	for d := range puzzle.AllDigits.All() {
		if (d == a.Cand.Digit()) == a.Place {
			g := p.Grid
			if g[a.Cand.Cell()] = d; !g.HasConflict() {
				n += solver.Count(g, 1)
			}
		}
	}
	return n
}

// checkLine follows a line of singles by counting alone.
func checkLine(t *testing.T, p *Position, a Answer, v *Verdict) {
	t.Helper()
	pos := p.Position
	a.suppose(&pos)
	for _, s := range v.Line {
		k := s.Place[0]
		last := pos.Cands[k.Cell()] == k.Digit().Set()
		for _, h := range k.Cell().Houses() {
			n := 0
			for _, c := range h.Cells() {
				if pos.Cands[c].Has(k.Digit()) {
					n++
				}
			}
			last = last || n == 1
		}
		if !last || !pos.Has(k) {
			t.Fatalf("%v %v: %v doesn't follow", p.Grid, a, k)
		}
		pos.Place(k)
	}
	if v.Stuck.Digit == 0 {
		if c := v.Stuck.Cell; pos.Grid[c] != 0 || pos.Cands[c] != 0 {
			t.Fatalf("%v %v: %v has a digit", p.Grid, a, c)
		}
		return
	}
	for _, c := range v.Stuck.House.Cells() {
		if pos.Grid[c] == v.Stuck.Digit || pos.Cands[c].Has(v.Stuck.Digit) {
			t.Fatalf("%v %v: %v takes %v", p.Grid, a, c, v.Stuck)
		}
	}
}

func TestSay(t *testing.T) {
	tech, _ := logic.ByID("skyscraper")
	p, err := New(t.Context(), tech, 3)
	if err != nil {
		t.Fatal(err)
	}
	for k := range puzzle.Candidate(729) {
		for _, a := range []Answer{{k, false}, {k, true}} {
			v := Judge(&p, a)
			for _, l := range words.Langs {
				for _, s := range append(v.Say(a, l), p.notFound(k.Cell(), puzzle.CellSet{}, l)...) {
					if s == "" || strings.ContainsAny(s, "{}") || strings.Contains(s, "lesson.") {
						t.Fatalf("%v %v: %q", k, v.Worth, s)
					}
				}
			}
		}
	}
	k := p.Steps[0].Eliminate[0]
	if v := Judge(&p, Answer{Cand: k}); v.Worth != Right || v.Step.Technique.ID != tech.ID {
		t.Error("the technique's own step is", v.Worth)
	}
}
