package game

import (
	"errors"
	"math/rand/v2"
	"testing"

	"sudoku/puzzle"
)

// TestAuto turns automatic candidates off and on at random moments of play.
func TestAuto(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 8))
	s := State{Grid: grid(sample)}
	givens, turn := s.Grid.Filled(), Move{Action: SetAuto}
	for range 2000 {
		if next, err := s.Apply(givens, randomMove(rng)); err == nil {
			s = next
		}
		on := s
		if !on.Auto {
			on, _ = s.Apply(givens, turn)
			marks, rules := s.Centre, puzzle.NewPosition(s.Grid).Cands
			for c, got := range on.Candidates() {
				if want := marks[c] & rules[c]; want != 0 && got != want || want == 0 && got != rules[c]&^s.RuledOut[c] {
					t.Fatalf("marks %v, rules %v, ruled out %v: candidates %v", marks[c], rules[c], s.RuledOut[c], got)
				}
			}
		}
		off, _ := on.Apply(givens, turn)
		if off.Auto || off.Centre != on.Candidates() || off.Candidates() != on.Candidates() {
			t.Fatal("what was shown does not stay")
		}
		if again, _ := off.Apply(givens, turn); again.Candidates() != on.Candidates() {
			t.Fatal("off and on is another state")
		}
	}
}

// TestLinks compares Links with a map.
func TestLinks(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 9))
	var s Links
	want := map[Link]bool{}
	for range 3000 {
		l := Link{puzzle.Candidate(rng.IntN(4) * 242), puzzle.Candidate(1 + rng.IntN(4)*242), rng.IntN(2) == 0}
		if rng.IntN(2) == 0 {
			l.From, l.To = l.To, l.From
		}
		s = s.toggle(l)
		had := false
		for m := range want {
			if m.From == l.From && m.To == l.To || m.From == l.To && m.To == l.From {
				had = m.Weak == l.Weak
				delete(want, m)
			}
		}
		if !had {
			want[l] = true
		}
		n := 0
		for m := range s.All() {
			if n++; !want[m] || !s.Has(m) {
				t.Fatalf("there is a link %+v", m)
			}
		}
		if n != len(want) || s.Len() != n || s.Has(l) == had {
			t.Fatalf("%d links, want %d", n, len(want))
		}
	}
}

func TestTooManyLinks(t *testing.T) {
	var s State
	var err error
	n := 0
	for from := puzzle.Candidate(0); err == nil; from++ {
		for to := from + 1; to <= maxCand && err == nil; to++ {
			if s, err = s.Apply(puzzle.CellSet{}, Move{Action: Draw, Cands: []puzzle.Candidate{from, to}}); err == nil {
				n++
			}
		}
	}
	if !errors.Is(err, ErrLinks) || n != maxLinks || s.Links.Len() != maxLinks {
		t.Error(n, err)
	}
}
