package puzzle

import (
	"strings"
	"testing"
)

func TestGeometry(t *testing.T) {
	for h := range House(NumHouses) {
		if n := h.Set().Len(); n != 9 {
			t.Errorf("%v has %d cells", h, n)
		}
	}
	for c := range Cell(81) {
		if n := c.Peers().Len(); n != 20 {
			t.Errorf("%v has %d peers", c, n)
		}
		if got, ok := ParseCell(c.String()); !ok || got != c {
			t.Errorf("%v reads back as %v", c, got)
		}
	}
	if AllCells.Len() != 81 {
		t.Error(AllCells.Len())
	}
}

// Each line: grid, then its conflicts as house=digit:cells.
const conflictCases = `
11.............................................................................. r1=1:r1c12
1........1...................................................................... c1=1:r12c1
1.........1..................................................................... b1=1:r1c1,r2c2
1.1.1............................................................................ r1=1:r1c135
................................................................................. 
`

func TestConflicts(t *testing.T) {
	for line := range strings.Lines(conflictCases) {
		grid, want, ok := strings.Cut(strings.TrimRight(line, "\n"), " ")
		if !ok {
			continue
		}
		g, ok := ParseGrid((grid + strings.Repeat(".", 81))[:81])
		if !ok {
			t.Fatal(line)
		}
		var got []string
		for _, k := range g.ConflictList() {
			got = append(got, k.House.String()+"="+DigitSet(k.Digit.Set()).String()+":"+k.Cells.Notation())
		}
		if s := strings.Join(got, " "); s != want {
			t.Errorf("%s: %s, want %s", grid, s, want)
		}
		if g.HasConflict() != (want != "") {
			t.Errorf("%s: %v, want %s", grid, g.HasConflict(), want)
		}
	}
}

func TestPosition(t *testing.T) {
	var g Grid
	g[0] = 5
	p := NewPosition(g)
	if p.Has(Cand(1, 5)) || p.Has(Cand(10, 5)) || !p.Has(Cand(80, 5)) || p.Cands[0] != 0 {
		t.Error("5 at r1c1 goes from its peers and from nowhere else")
	}
}

func TestNotation(t *testing.T) {
	for _, tt := range []struct {
		cells CellSet
		want  string
	}{
		{CellsOf(0, 80), "r1c1,r9c9"},
		{CellsOf(0, 2), "r1c13"},
		{CellsOf(0, 18), "r13c1"},
	} {
		if got := tt.cells.Notation(); got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
