package logic

import (
	"slices"
	"testing"

	"sudoku/puzzle"
)

// TestLegend: it names each role once, in the order in which they occur, and then each kind of link;
// what is on or off is so in a chain only where there is one.
func TestLegend(t *testing.T) {
	role := func(k puzzle.Candidate, r puzzle.Role) puzzle.CandRole { return puzzle.CandRole{Cand: k, Role: r} }
	link := func(from, to puzzle.Candidate, strong bool) puzzle.Link {
		return puzzle.Link{From: []puzzle.Candidate{from}, To: []puzzle.Candidate{to}, Strong: strong}
	}
	three := []puzzle.Link{link(1, 2, true), link(2, 3, false), link(3, 4, true)}
	on, off := puzzle.On, puzzle.Off
	for _, tt := range []struct {
		of    *Technique
		cands []puzzle.CandRole
		links []puzzle.Link
		want  []string
	}{
		{nil, []puzzle.CandRole{role(1, puzzle.Base), role(2, puzzle.Base), role(3, puzzle.Eliminate), role(4, puzzle.Set+1)}, nil, []string{"base", "eliminate"}},
		{skyscraper, []puzzle.CandRole{role(1, on), role(2, off), role(3, off), role(4, on)}, three, []string{"on", "off", "strong", "weak"}},
		{xChain, []puzzle.CandRole{role(1, off), role(2, on), role(3, off), role(4, on)}, three, []string{"off.chain", "on.chain", "strong", "weak"}},
		{xyWing, []puzzle.CandRole{role(1, on)}, nil, []string{"on"}},
		{simpleColorsTrap, []puzzle.CandRole{role(1, on), role(2, off)}, three[:1], []string{"on.colours", "off.colours", "strong"}},
		{nil, []puzzle.CandRole{role(1, on), role(2, off)}, nil, nil},
		{nil, []puzzle.CandRole{role(1, on), role(2, off)}, three[:1], []string{"strong"}},
	} {
		var got []string
		for _, entry := range tt.of.Legend(puzzle.Diagram{Cands: tt.cands, Links: tt.links}) {
			got = append(got, string(entry.Text)[len("legend."):])
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%v: %q, want %q", tt.cands, got, tt.want)
		}
	}
}
