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

// TestWalks: a chain has a start and an end, a closed one and a net only a start, and a few
// links have neither.
func TestWalks(t *testing.T) {
	at := func(k Candidate) []Candidate { return []Candidate{k} }
	chain := func(n uint8, ks ...Candidate) (links []Link) {
		for i := 1; i < len(ks); i++ {
			links = append(links, Link{From: at(ks[i-1]), To: at(ks[i]), Chain: n})
		}
		return links
	}
	net := append(chain(1, 1, 2, 3), chain(1, 2, 4, 5, 6)...)
	for _, c := range []struct {
		name  string
		links []Link
		want  []Walk
	}{
		{"three links", chain(0, 1, 2, 3, 4), nil},
		{"a chain", chain(0, 1, 2, 3, 4, 5), []Walk{{at(1), at(5)}}},
		{"a ring", chain(0, 1, 2, 3, 4, 1), []Walk{{Start: at(1)}}},
		{"a net", net, []Walk{{Start: at(1)}}},
		{"links without order", append(chain(0, 1, 2, 3), chain(0, 5, 6, 7)...), nil},
		{"two chains", append(chain(1, 1, 2, 3, 4, 5), chain(2, 1, 7, 8, 9, 10)...), []Walk{{at(1), at(5)}, {at(1), at(10)}}},
	} {
		if got := (Diagram{Links: c.links}).Walks(); !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}
