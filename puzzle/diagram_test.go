package puzzle

import (
	"reflect"
	"testing"
)

// TestParts: of two chains one is shown at a time, with its own roles, and what the
// step changes either way.
func TestParts(t *testing.T) {
	a, b, c, gone := Cand(0, 1), Cand(1, 1), Cand(2, 1), Cand(3, 1)
	one := func(ks ...Candidate) []Candidate { return ks }
	p := Diagram{
		Cands: []CandRole{{a, On}, {b, Off}, {c, On}, {gone, Eliminate}},
		Links: []Link{
			{From: one(a), To: one(b), Chain: 1},
			{From: one(a), To: one(c), Strong: true, Chain: 2},
			{From: one(c), To: one(gone)},
		},
	}
	want := []Diagram{
		{Cands: []CandRole{{a, On}, {b, Off}, {c, On}, {gone, Eliminate}}, Links: []Link{p.Links[0], p.Links[2]}},
		{Cands: []CandRole{{a, Off}, {c, On}, {gone, Eliminate}}, Links: []Link{p.Links[1], p.Links[2]}},
	}
	if got := p.Parts(); p.Chains() != 2 || !reflect.DeepEqual(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
	p.Links = p.Links[2:]
	if got := p.Parts(); !reflect.DeepEqual(got, []Diagram{p}) {
		t.Errorf("%v, want %v alone", got, p)
	}
	if got := (Diagram{}).Parts(); len(got) != 1 {
		t.Error(len(got), "parts of nothing")
	}
}

// TestLongParts: a long chain is shown in stretches, each link once, and nothing
// before it has come out.
func TestLongParts(t *testing.T) {
	var p Diagram
	for n := range Candidate(37) {
		p.Links = append(p.Links, Link{From: []Candidate{n}, To: []Candidate{n + 1}, Strong: n%2 == 0, Chain: 1})
		p.Cands = append(p.Cands, CandRole{n, On})
	}
	p.Cands = append(p.Cands, CandRole{37, Off}, CandRole{700, Base})
	var links []Link
	for _, part := range p.Parts() {
		links = append(links, part.Links...)
		if n := len(part.Links); n < partLinks/2 || n > 2*partLinks {
			t.Error(n, "links in a part")
		}
		if len(part.Cands) != len(links)+2 { // with the first one and the base
			t.Errorf("%d candidates after %d links", len(part.Cands), len(links))
		}
	}
	if !reflect.DeepEqual(links, p.Links) {
		t.Error("the parts are not the whole")
	}
}
