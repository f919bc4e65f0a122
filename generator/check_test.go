package generator

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A puzzle fits the order that it was made for, and not one that asks for something else.
func TestFits(t *testing.T) {
	with := func(change func(*Order)) Order {
		o := Order{Level: puzzle.Medium, Symmetry: HalfTurn, MaxGivens: 32, Seed: 1}
		change(&o)
		return o
	}
	made := with(func(*Order) {})
	r, err := Generate(t.Context(), made, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	g := r.Puzzle.Givens
	cells := g.Filled()
	one := puzzle.Grid{}
	one[cells.First()] = g[cells.First()]
	other := one
	other[cells.First()] = other[cells.First()]%9 + 1
	for name, tt := range map[string]struct {
		order Order
		fits  bool
	}{
		"its own":       {made, true},
		"any":           {Order{}, true},
		"a level":       {with(func(o *Order) { o.Level = puzzle.Hard }), false},
		"a score":       {with(func(o *Order) { o.Score = &Range{1, r.Rating.Score - 1} }), false},
		"its score":     {with(func(o *Order) { o.Score = &Range{1, r.Rating.Score} }), true},
		"a symmetry":    {with(func(o *Order) { o.Symmetry = QuarterTurn }), false},
		"more givens":   {with(func(o *Order) { o.MinGivens, o.MaxGivens = 60, 70 }), false},
		"its pattern":   {with(func(o *Order) { o.Pattern = &Pattern{Cells: cells} }), true},
		"a given":       {with(func(o *Order) { o.Pattern = &Pattern{Cells: cells, Digits: one} }), true},
		"another given": {with(func(o *Order) { o.Pattern = &Pattern{Cells: cells, Digits: other} }), false},
		"within":        {with(func(o *Order) { o.Symmetry, o.Pattern = None, &Pattern{Cells: puzzle.AllCells, Within: true} }), true},
	} {
		if tt.order.Fits(t.Context(), &g) != tt.fits {
			t.Errorf("%s: fits is %v", name, !tt.fits)
		}
	}
	if r.Puzzle.Givens = (puzzle.Grid{}); (Order{}).Fits(t.Context(), &r.Puzzle.Givens) {
		t.Error("an empty grid fits")
	}
	least, _ := Generate(t.Context(), Order{Minimal: true, Seed: 1}, 1, nil)
	full := least.Puzzle.Givens
	for c := range full {
		if full[c] == 0 {
			full[c] = least.Solution[c]
			break
		}
	}
	if o := (Order{Minimal: true}); !o.Fits(t.Context(), &least.Puzzle.Givens) || o.Fits(t.Context(), &full) {
		t.Error("minimal is not checked")
	}
}

// What is impossible is known without a search.
func TestCheck(t *testing.T) {
	if err := (Order{Level: puzzle.Easy, Hardest: logic.HoDoKu.Techniques[20]}).Check(); err == nil {
		t.Error("it is possible")
	}
	if err := (Order{Level: puzzle.Hard}).Check(); err != nil {
		t.Error(err)
	}
}
