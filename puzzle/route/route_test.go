package route

import (
	"math"
	"slices"
	"testing"

	"sudoku/puzzle"
)

func cand(row, col int, d puzzle.Digit) puzzle.Candidate {
	return puzzle.Cand(puzzle.CellAt(row-1, col-1), d)
}

func one(a, b puzzle.Candidate) []puzzle.Link {
	return []puzzle.Link{{From: []puzzle.Candidate{a}, To: []puzzle.Candidate{b}}}
}

func board() *Field { return &Field{Pitch: .27, Radius: .142} }

// TestStraight: a way is straight where nothing is in it, and goes from shape to shape.
func TestStraight(t *testing.T) {
	f, a, b := board(), cand(5, 1, 5), cand(5, 7, 5)
	pts := f.Find(one(a, b)).Links[0].Points
	for _, q := range pts {
		if math.Abs(q.Y-4.5) > 1e-9 {
			t.Fatalf("it passes %v", q)
		}
	}
	for i, k := range []puzzle.Candidate{a, b} {
		if d := distance(pts[i*(len(pts)-1)], f.Spot(k)); math.Abs(d-.142-Gap) > .003 {
			t.Errorf("it ends %.3f from %v", d, k)
		}
	}
}

// TestRound: a way goes round a digit, a disc and a candidate.
func TestRound(t *testing.T) {
	for name, add := range map[string]func(*Field){
		"a digit":     func(f *Field) { f.Digit(puzzle.CellAt(4, 3)) },
		"a disc":      func(f *Field) { f.Disc(puzzle.CellAt(4, 3)) },
		"a candidate": func(f *Field) { f.Candidate(cand(5, 4, 5), true) },
		"a mark":      func(f *Field) { f.Mark(puzzle.CellAt(4, 3), 0, .05) },
	} {
		f := board()
		add(f)
		for _, q := range f.Find(one(cand(5, 1, 5), cand(5, 7, 5))).Links[0].Points {
			if math.Hypot(q.X-3.5, q.Y-4.5) < 9*unit {
				t.Errorf("%s: it passes %v", name, q)
			}
		}
	}
}

// TestLane: in a full row the way follows the line between the rows.
func TestLane(t *testing.T) {
	f := board()
	for c := range puzzle.Cell(81) {
		for d := range puzzle.AllDigits.All() {
			f.Candidate(puzzle.Cand(c, d), false)
		}
	}
	pts := f.Find(one(cand(5, 1, 2), cand(5, 9, 2))).Links[0].Points
	for _, q := range pts {
		if q.X > 1.2 && q.X < 7.8 && math.Abs(q.Y-4) > .1 {
			t.Fatalf("it passes %v", q)
		}
	}
}

// TestApart: two links between the same cells do not run into each other.
func TestApart(t *testing.T) {
	f := board()
	links := append(one(cand(5, 1, 5), cand(5, 7, 5)), one(cand(5, 2, 5), cand(5, 8, 5))...)
	ways := f.Find(links).Links
	for _, q := range ways[0].Points {
		for _, r := range ways[1].Points {
			if distance(q, r) < 3*unit && q.X > 2.2 && q.X < 6 {
				t.Fatalf("both pass %v", q)
			}
		}
	}
}

// TestShort: neighbours in a cell touch; farther ones have a line without a head or with one.
func TestShort(t *testing.T) {
	for _, c := range []struct {
		to         puzzle.Digit
		none, stub bool
	}{{5, true, false}, {4, true, false}, {2, false, true}, {1, false, false}} {
		way := board().Find(one(cand(5, 5, 4), cand(5, 5, c.to)))
		if c.to == 1 {
			way = board().Find(one(cand(5, 5, 7), cand(5, 5, 1)))
		}
		if w := way.Links[0]; (len(w.Points) == 0) != c.none || w.Stub != c.stub {
			t.Errorf("to %d: %d points, stub: %v", c.to, len(w.Points), w.Stub)
		}
	}
}

// TestBar: the members of a group are joined in order, and a link meets the nearest.
func TestBar(t *testing.T) {
	group := []puzzle.Candidate{cand(7, 4, 1), cand(9, 4, 1), cand(8, 4, 1)}
	k := puzzle.Link{From: []puzzle.Candidate{cand(2, 4, 1)}, To: group, Strong: true}
	ways := board().Find([]puzzle.Link{k})
	if len(ways.Bars) != 1 || len(ways.Bars[0].Pieces) != 2 {
		t.Fatalf("%d bars", len(ways.Bars))
	}
	pts := ways.Links[0].Points
	if d := distance(pts[len(pts)-1], board().Spot(group[0])); d > .2 {
		t.Errorf("the link ends %.2f from the nearest member", d)
	}
}

// TestSame: the same field and links give the same ways, and what has no two ends has none.
func TestSame(t *testing.T) {
	f := board()
	f.Digit(puzzle.CellAt(4, 3))
	links := one(cand(5, 1, 5), cand(5, 7, 5))
	if a, b := f.Find(links), f.Find(links); !slices.Equal(a.Links[0].Points, b.Links[0].Points) {
		t.Error("they differ")
	}
	g := board()
	if g.Digit(puzzle.CellAt(4, 3)); !f.Equal(g) {
		t.Error("equal fields differ")
	}
	if g.Digit(puzzle.CellAt(4, 4)); f.Equal(g) {
		t.Error("other fields are equal")
	}
	for _, k := range []puzzle.Link{{}, {To: []puzzle.Candidate{1}}, {From: []puzzle.Candidate{1}, To: []puzzle.Candidate{1}}} {
		if w := f.Find([]puzzle.Link{k}); len(w.Links[0].Points) > 0 {
			t.Errorf("%v has a way", k)
		}
	}
}

func BenchmarkFind(b *testing.B) {
	f := board()
	var links []puzzle.Link
	for c := range puzzle.Cell(81) {
		if c%4 == 0 {
			f.Digit(c)
			continue
		}
		for d := range puzzle.DigitsOf(1, 3, 4, 8, 9).All() {
			f.Candidate(puzzle.Cand(c, d), d == 1)
		}
	}
	at := puzzle.CellAt(0, 1)
	for i := range 16 {
		to := puzzle.CellAt(at.Row(), (at.Col()+5)%9)
		if i%2 == 1 {
			to = puzzle.CellAt((at.Row()+4)%9, at.Col())
		}
		links = append(links, one(puzzle.Cand(at, 1), puzzle.Cand(to, 1))...)
		at = to
	}
	for b.Loop() {
		f.Find(links)
	}
}
