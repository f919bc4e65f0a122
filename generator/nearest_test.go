package generator

import (
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// TestNearest: what comes nearest to orders that hardly anything fits has one solution and the
// symmetry; it misses what is asked for, by what is said, and fits an order that asks for that
// instead.
func TestNearest(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	for _, tt := range []struct {
		text  string
		order Order
	}{
		{"score=5000..5001", Order{Symmetry: HalfTurn}},
		{"se=7.1 score=900..901", Order{}},
		{"difficulty=extreme without=naked-single,hidden-single", Order{}},
		{"first=locked-triple singles=3..3", Order{}},
		{"once=jellyfish", Order{}},
		{"with=avoidable-rectangle-2,hidden-quadruple", Order{}},
		{"hardest=x-wing", Order{MinGivens: 19, MaxGivens: 19}},
		{"", Order{MinGivens: 19, MaxGivens: 19}},
		{"", Order{MinGivens: 80, MaxGivens: 80, Minimal: true, Symmetry: HalfTurn}},
		{"", Order{Pattern: mustParsePattern(t, eighteen)}},
	} {
		o := parsedOrder(t, tt.text)
		o.Symmetry, o.Minimal, o.MinGivens, o.MaxGivens = tt.order.Symmetry, tt.order.Minimal, tt.order.MinGivens, tt.order.MaxGivens
		o.Pattern, o.Attempts, o.Seed = tt.order.Pattern, 30, 1
		if o.Pattern != nil {
			o.Attempts = 2
		}
		var closest Closest
		for range Stream(t.Context(), o, 1, 2, func(p Progress) { closest = p.Closest }) {
		}
		n, ok, err := o.Nearest(t.Context(), &closest)
		if !ok || err != nil {
			t.Errorf("%s %+v: %t, %v", tt.text, tt.order, ok, err)
			continue
		}
		if solver.Count(n.Givens, 2) != 1 {
			t.Errorf("%s: %v has not one solution", tt.text, n.Givens)
		}
		if fits := o.Fits(t.Context(), &n.Givens); fits != (len(n.Misses) == 0) {
			t.Errorf("%s: %v fits: %t, it misses %+v", tt.text, n.Givens, fits, n.Misses)
		}
		for c := range n.Givens.Filled().All() {
			if !o.Symmetry.Orbit(c).In(n.Givens.Filled()) {
				t.Errorf("%s: %v lacks the symmetry", tt.text, n.Givens)
			}
		}
		if wider := o.without(n.Misses); !wider.Fits(t.Context(), &n.Givens) {
			t.Errorf("%s: %v misses more than %+v", tt.text, n.Givens, n.Misses)
		}
	}
}

// TestNearestOfTooMuch: a puzzle that was seen to have too high a score is farther than one whose
// score is known to be near: how much comes after that was not looked at.
func TestNearestOfTooMuch(t *testing.T) {
	o := parsedOrder(t, "score=900..901")
	o.Attempts, o.Seed = 60, 7
	var closest Closest
	for range Stream(t.Context(), o, 1, 2, func(p Progress) { closest = p.Closest }) {
	}
	n, ok, err := o.Nearest(t.Context(), &closest)
	if !ok || err != nil || len(n.Misses) != 1 || n.Misses[0].Number < 600 || n.Misses[0].Number > 1200 {
		t.Errorf("%+v, %t, %v", n, ok, err)
	}
}

// without returns the order without what a puzzle misses of it.
func (o Order) without(misses []Miss) Order {
	for _, m := range misses {
		switch m.Name {
		case "difficulty":
			o.Level = m.Level
		case "score":
			o.Score = &Range{m.Number, m.Number}
		case "se":
			o.Explainer = &Range{m.Number, m.Number}
		case "singles":
			o.Singles = &Range{m.Number, m.Number}
		case "hardest":
			o.Hardest = m.Techniques[0]
		case "first":
			o.First = m.Techniques[0]
		case "once":
			o.Once = nil
		case "with":
			o.With = slices.DeleteFunc(slices.Clone(o.With), func(t *logic.Technique) bool { return slices.Contains(m.Techniques, t) })
		case "without":
			o.Without = slices.DeleteFunc(slices.Clone(o.Without), func(t *logic.Technique) bool { return slices.Contains(m.Techniques, t) })
		case "clues":
			o.MinGivens, o.MaxGivens = m.Number, m.Number
		case "minimal":
			o.Minimal = false
		case "pattern":
			o.Pattern = nil
		}
	}
	return o
}

// TestNearestNeedsAPuzzle: without one that came closest there is nothing, and of a grid without a
// solution there can be none.
func TestNearestNeedsAPuzzle(t *testing.T) {
	twice := puzzle.Grid{5, 5}
	for _, c := range []Closest{{}, {Givens: twice, missed: 1}} {
		if n, ok, err := (Order{}).Nearest(t.Context(), &c); ok || err != nil {
			t.Errorf("%v: got %v, %v", c.Givens, n.Givens, err)
		}
	}
}
