package logic

import (
	"slices"
	"testing"

	"sudoku/puzzle"
)

// TestLegend: it names each role once, in the order in which they occur, and then sets and each kind of link;
// what is on or off is so in a chain only where there is one.
func TestLegend(t *testing.T) {
	role := func(c puzzle.Cell, r puzzle.Role) puzzle.CandRole {
		return puzzle.CandRole{Cand: puzzle.Cand(c, 1), Role: r}
	}
	link := func(from, to puzzle.Cell, strong bool) puzzle.Link {
		return puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(from, 1)}, To: []puzzle.Candidate{puzzle.Cand(to, 1)}, Strong: strong}
	}
	three := []puzzle.Link{link(1, 2, true), link(2, 3, false), link(3, 4, true)}
	on, off := puzzle.On, puzzle.Off
	for _, tt := range []struct {
		of    *Technique
		cands []puzzle.CandRole
		links []puzzle.Link
		want  []string
	}{
		{nil, []puzzle.CandRole{role(1, puzzle.Base), role(2, puzzle.Base), role(3, puzzle.Eliminate), role(4, puzzle.Set+1)}, nil, []string{"base", "eliminate", "set"}},
		{skyscraper, []puzzle.CandRole{role(1, on), role(2, off), role(3, off), role(4, on)}, three, []string{"on", "off", "strong", "weak"}},
		{xChain, []puzzle.CandRole{role(1, off), role(2, on), role(3, off), role(4, on)}, three, []string{"off.chain", "on.chain", "strong", "weak"}},
		{xyWing, []puzzle.CandRole{role(1, on), role(2, on)}, nil, []string{"on"}},
		{bugPlusOne, []puzzle.CandRole{role(1, on)}, nil, []string{"on.true"}},
		{simpleColorsWrap, []puzzle.CandRole{role(1, on), role(2, on)}, three[:1], []string{"on.true", "strong"}},
		{simpleColorsTrap, []puzzle.CandRole{role(1, on), role(2, off)}, three[:1], []string{"on.colours", "off.colours", "strong"}},
		{nil, []puzzle.CandRole{role(1, on), role(2, off)}, nil, nil},
		{nil, []puzzle.CandRole{role(1, on), role(2, off)}, three[:1], []string{"strong"}},
	} {
		var got []string
		for _, entry := range tt.of.Legend(puzzle.Diagram{Cands: tt.cands, Links: tt.links}, puzzle.Diagram{}, nil) {
			got = append(got, string(entry.Text)[len("legend."):])
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%v: %q, want %q", tt.cands, got, tt.want)
		}
	}
}

// TestLegendOfHouses: those of a step have an entry for each of the two tints; while one link is spoken of,
// where it holds has one.
func TestLegendOfHouses(t *testing.T) {
	d := puzzle.Diagram{Houses: []puzzle.HouseRole{{House: puzzle.Row(0), Role: puzzle.Base}, {House: puzzle.Box(0), Role: puzzle.Cover}, {House: puzzle.Row(2), Role: puzzle.Cover}}}
	k := puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(0, 1)}, To: []puzzle.Candidate{puzzle.Cand(4, 1)}, House: puzzle.Row(0)}
	for _, tt := range []struct {
		lit  []puzzle.Link
		want []LegendEntry
	}{
		{nil, []LegendEntry{{Text: "legend.house.base", Sign: HouseSign, Role: puzzle.Base, Lines: true}, {Text: "legend.house.cover", Sign: HouseSign, Role: puzzle.Cover, Lines: true, Boxes: true}}},
		{[]puzzle.Link{k}, []LegendEntry{{Text: "legend.house.link", Sign: HouseSign, Role: puzzle.Base, Lines: true}}},
		{[]puzzle.Link{{From: k.From, To: []puzzle.Candidate{puzzle.Cand(0, 2)}}}, []LegendEntry{{Text: "legend.house.link", Sign: HouseSign, Role: puzzle.Base}}},
	} {
		if got := skyscraper.Legend(d, puzzle.Diagram{Links: tt.lit}, nil); !slices.Equal(got, tt.want) {
			t.Errorf("%v: %+v, want %+v", tt.lit, got, tt.want)
		}
	}
}

// TestLegendOfCages: a cage is called one, not a house.
func TestLegendOfCages(t *testing.T) {
	cage, box := puzzle.HouseRole{House: puzzle.FirstCage, Role: puzzle.Base}, puzzle.HouseRole{House: puzzle.Box(0), Role: puzzle.Base}
	other := puzzle.HouseRole{House: puzzle.FirstCage + 5, Role: puzzle.Cover}
	for _, tt := range []struct {
		houses []puzzle.HouseRole
		want   []string
	}{
		{[]puzzle.HouseRole{cage}, []string{"house.base.cage"}},
		{[]puzzle.HouseRole{box, other}, []string{"house.base", "house.cover.cage"}},
		{[]puzzle.HouseRole{cage, box}, []string{"house.base"}},
	} {
		var got []string
		for _, entry := range cagePair.Legend(puzzle.Diagram{Houses: tt.houses}, puzzle.Diagram{}, nil) {
			got = append(got, string(entry.Text)[len("legend."):])
		}
		if !slices.Equal(got, tt.want) {
			t.Errorf("%v: %q, want %q", tt.houses, got, tt.want)
		}
	}
}

// TestLegendOfFilled: what the board doesn't show of filled cells isn't in the legend.
func TestLegendOfFilled(t *testing.T) {
	d := puzzle.Diagram{Cells: []puzzle.CellRole{{Cell: 0, Role: puzzle.Base}, {Cell: 9, Role: puzzle.Fin}}, Cands: []puzzle.CandRole{{Cand: puzzle.Cand(0, 1), Role: puzzle.Base}}}
	for _, e := range avoidableRectangle1.Legend(d, puzzle.Diagram{}, nil) {
		if e.Sign == ShapeSign {
			t.Errorf("%+v", e)
		}
	}
}
