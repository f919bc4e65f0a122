package generator

import (
	"context"
	"errors"
	"os"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/logic"
	"sudoku/solver/variant/varianttest"
)

// made returns n puzzles of an order.
func made(t testing.TB, o Order, n, workers int) (list []Result) {
	t.Helper()
	for r, err := range Stream(t.Context(), o, n, workers, nil) {
		if err != nil {
			t.Fatalf("%s, %v: %v", o.Kind.Name(), o.Symmetry.Name(), err)
		}
		list = append(list, r)
	}
	return list
}

// checkBoard checks a puzzle against its order. A second search counts its solutions.
func checkBoard(t *testing.T, o *Order, r *Result) {
	t.Helper()
	shape, givens := r.Puzzle.Shape, r.Puzzle.Givens
	if n := varianttest.Count(shape, givens, 2); n != 1 {
		t.Errorf("%s: %d solutions of %v, %v", o.Kind.Name(), n, givens, shape.Cages())
	}
	if !shape.Solved(&r.Solution) || over(&r.Solution, &givens) != r.Solution {
		t.Errorf("%s: %v is no solution of %v", o.Kind.Name(), r.Solution, givens)
	}
	least, most := o.Kind.Givens()
	if o.MinGivens+o.MaxGivens > 0 {
		least, most = o.MinGivens, o.MaxGivens
	} else if o.Kind == Killer {
		most = 0
	}
	if n := givens.Count(); n < least || n > most {
		t.Errorf("%s: %d givens, want %d to %d", o.Kind.Name(), n, least, most)
	}
	for c := range givens.Filled().All() {
		if !o.Symmetry.orbitOn(shape.Size(), c).In(givens.Filled()) {
			t.Errorf("%s: %v has no %s symmetry", o.Kind.Name(), givens, o.Symmetry.Name())
		}
	}
	if KindOf(shape) != o.Kind {
		t.Errorf("%s: a puzzle of another kind, %s", o.Kind.Name(), KindOf(shape).Name())
	}
	if o.Kind == Killer {
		checkCages(t, o, shape)
	}
}

// checkCages checks that cages cover the board, look good and are symmetric if they should.
func checkCages(t *testing.T, o *Order, shape *puzzle.Shape) {
	t.Helper()
	var all puzzle.CellSet
	single := 0
	for _, c := range shape.Cages() {
		all = all.Or(c.Cells)
		if c.Cells.Len() > maxCage || span(c.Cells) > maxSpan || !connected(c.Cells) {
			t.Errorf("a cage at %s", c.Cells.Notation())
		}
		if c.Cells.Len() == 1 {
			single++
		}
		if o.Symmetry == HalfTurn {
			turned, _ := shape.CageOf(turnedCell(c.Cells.First()))
			if turned.Cells != image(c.Cells) {
				t.Errorf("the cage at %s is not turned", c.Cells.Notation())
			}
		}
	}
	if all != puzzle.AllCells || single > 4 {
		t.Errorf("cages on %d cells, %d of them single", all.Len(), single)
	}
}

// many is how many puzzles of each order tests make, more where time is no matter.
func many(short, long int) int {
	if os.Getenv("SUDOKU_LONG") != "" {
		return long
	}
	return short
}

func TestBoards(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	for _, k := range Kinds[1:] {
		for _, s := range k.Symmetries() {
			o := Order{Kind: k, Symmetry: s, Seed: 5}
			list := made(t, o, many(4, 1000), 2)
			for i := range list {
				checkBoard(t, &o, &list[i])
			}
			distinct := map[puzzle.Grid]bool{}
			for _, r := range list {
				distinct[r.Solution] = true
			}
			if k != Mini4 && len(distinct) < len(list)-1 {
				t.Errorf("%s: only %d solutions in %d puzzles", k.Name(), len(distinct), len(list))
			}
		}
	}
}

func TestGivensOfBoards(t *testing.T) {
	for _, o := range []Order{
		{Kind: Mini4, MinGivens: 6, MaxGivens: 6},
		{Kind: Mini6, MinGivens: 14, MaxGivens: 16, Symmetry: HalfTurn},
		{Kind: Mini6, Minimal: true, Symmetry: HalfTurn},
		{Kind: Mini6, Minimal: true},
		{Kind: Diagonals, MinGivens: 30, MaxGivens: 30, Symmetry: HalfTurn},
		{Kind: Diagonals, MaxGivens: 18},
		{Kind: Killer, MinGivens: 4, MaxGivens: 4, Symmetry: HalfTurn},
		{Kind: Killer, MinGivens: 3, MaxGivens: 9},
	} {
		o.Seed = 3
		if o.MinGivens == 0 && o.MaxGivens > 0 {
			o.MinGivens, _ = o.Kind.Givens()
		}
		list := made(t, o, 4, 1)
		for i := range list {
			checkBoard(t, &o, &list[i])
			p := madePuzzle{shape: o.Kind.Shape(), givens: list[i].Puzzle.Givens}
			if o.Minimal && !new(boardMaker).minimal(t.Context(), &p) {
				t.Errorf("%s: %v is not minimal", o.Kind.Name(), p.givens)
			}
		}
	}
}

// Equal orders make equal puzzles with any number of workers.
func TestBoardsAtAnyNumberOfWorkers(t *testing.T) {
	same := func(a, b Result) bool {
		return a.Puzzle.Givens == b.Puzzle.Givens && a.Puzzle.Shape.Equal(b.Puzzle.Shape) && a.Solution == b.Solution && a.Attempt == b.Attempt
	}
	for _, k := range Kinds[1:] {
		o := Order{Kind: k, Seed: 11}
		one := made(t, o, 12, 1)
		for _, workers := range []int{2, 5} {
			if other := made(t, o, 12, workers); !slices.EqualFunc(one, other, same) {
				t.Errorf("%s: other puzzles with %d workers", k.Name(), workers)
			}
		}
		if begin := made(t, o, 5, 2); !slices.EqualFunc(one[:5], begin, same) {
			t.Errorf("%s: fewer puzzles are others", k.Name())
		}
		o.Seed++
		if other := made(t, o, 12, 1); slices.EqualFunc(one, other, same) {
			t.Errorf("%s: the same puzzles of another seed", k.Name())
		}
	}
}

func TestUnsuitedOrders(t *testing.T) {
	single := logic.HoDoKu.Techniques[0]
	for _, tt := range []struct {
		order Order
		want  string
	}{
		{Order{Kind: Mini6, Explainer: &Range{12, 20}}, "se"},
		{Order{Kind: Killer, Score: &Range{1, 2}}, "score"},
		{Order{Kind: Killer, Minutes: &Range{1, 2}}, "minutes"},
		{Order{Kind: Diagonals, Hardest: single}, "hardest"},
		{Order{Kind: Diagonals, With: []*logic.Technique{single}}, "with"},
		{Order{Kind: Mini4, Level: puzzle.Medium}, "difficulty"},
		{Order{Kind: Mini6, Level: puzzle.Hard}, "difficulty"},
		{Order{Kind: Mini6, Pattern: &Pattern{Cells: puzzle.AllCells, Within: true}}, "pattern"},
		{Order{Kind: Mini6, Solution: puzzle.Grid{1}}, "row"},
		{Order{Kind: Killer, Symmetry: Vertical}, "symmetry"},
		{Order{Kind: Killer, Minimal: true}, "minimal"},
		{Order{Kind: Kind(len(kindRows))}, "shape"},
	} {
		var e *Unsuited
		if err := tt.order.Check(); !errors.As(err, &e) || e.Option != tt.want || e.Error() == "" {
			t.Errorf("%v: %v, want one about %s", tt.order.Kind, err, tt.want)
		}
	}
	for _, o := range []Order{{Kind: Mini6, MinGivens: 7}, {Kind: Mini4, MaxGivens: 16}, {Kind: Mini6, MinGivens: 9, MaxGivens: 9, Symmetry: QuarterTurn}, {Kind: Killer, MinGivens: 41}} {
		if err := o.Check(); !errors.Is(err, ErrGivens) {
			t.Errorf("%+v: %v", o, err)
		}
	}
	if err := (Order{Kind: Mini6, Level: puzzle.Extreme + 1}).Check(); !errors.Is(err, ErrLevel) {
		t.Error(err)
	}
	if (Order{Kind: Mini6}).Fits(t.Context(), &puzzle.Grid{}) {
		t.Error("an order for a small board asks for a classic puzzle")
	}
}

func TestBoardsEnd(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	n := 0
	for _, err := range Stream(ctx, Order{Kind: Killer, Seed: 1}, 100_000, 2, nil) {
		if n++; n == 3 {
			cancel()
		}
		if err != nil {
			if !errors.Is(err, context.Canceled) {
				t.Error(err)
			}
			break
		}
	}
	if n > 1000 {
		t.Errorf("%d puzzles before the end", n)
	}
}

func TestKinds(t *testing.T) {
	for _, k := range Kinds {
		if of, ok := ParseKind(k.Name()); of != k || !ok {
			t.Errorf("%s is %v", k.Name(), of)
		}
		if k != Killer && KindOf(k.Shape()) != k {
			t.Errorf("a board of %s is of %v", k.Name(), KindOf(k.Shape()))
		}
	}
	if _, ok := ParseKind("5x5"); ok {
		t.Error("there is a 5x5")
	}
}

// Of a board that has few puzzles no others are looked for without end.
func TestBoardsAreExhausted(t *testing.T) {
	n := 0
	for _, err := range Stream(t.Context(), Order{Kind: Mini4, Symmetry: QuarterTurn, Seed: 1}, 100_000, 2, nil) {
		if err == nil {
			n++
		} else if !errors.Is(err, ErrNoneFound) {
			t.Error(err)
		}
	}
	if n < 100 || n > 50_000 {
		t.Errorf("%d puzzles", n)
	}
}
