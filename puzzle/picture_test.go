package puzzle

import (
	"reflect"
	"testing"
)

// TestChain: of two chains one is shown, with its own roles, and what the step
// changes either way.
func TestChain(t *testing.T) {
	a, b, c, gone := Cand(0, 1), Cand(1, 1), Cand(2, 1), Cand(3, 1)
	one := func(ks ...Candidate) []Candidate { return ks }
	p := Picture{
		Cands: []CandRole{{a, On}, {b, Off}, {c, On}, {gone, Eliminate}},
		Links: []Link{
			{From: one(a), To: one(b), Chain: 1},
			{From: one(a), To: one(c), Strong: true, Chain: 2},
			{From: one(c), To: one(gone)},
		},
	}
	if p.Chains() != 2 {
		t.Error(p.Chains(), "chains")
	}
	for n, want := range map[int]Picture{
		1: {Cands: []CandRole{{a, On}, {b, Off}, {c, On}, {gone, Eliminate}}, Links: []Link{p.Links[0], p.Links[2]}},
		2: {Cands: []CandRole{{a, Off}, {c, On}, {gone, Eliminate}}, Links: []Link{p.Links[1], p.Links[2]}},
	} {
		if got := p.Chain(n); !reflect.DeepEqual(got, want) {
			t.Errorf("chain %d: %v, want %v", n, got, want)
		}
	}
}
