package se

import (
	"context"
	"slices"
	"testing"
)

// With the help of reach exactly the same chains are found, in the same order.
func TestReach(t *testing.T) {
	fast, plain := &unarySearch{out: &hints{}}, &unarySearch{out: &hints{}, plain: true}
	found := 0
	for _, p := range ratedPuzzles(t) {
		var r Rater
		if !r.board.start(&p.grid) {
			t.Fatal(p.grid)
		}
		r.search.start(context.Background(), &r.board, Beyond)
		for r.board.unsolved > 0 {
			if r.board.unsolved%4 == 0 { // each position would take long
				fast.out.start(true)
				fast.look(&r.board)
				plain.out.start(true)
				plain.look(&r.board)
				a, b := fast.out.sorted(), plain.out.sorted()
				found += len(a)
				if !slices.EqualFunc(a, b, sameHint) {
					t.Fatalf("%v: %d hints, without reach %d", p.grid, len(a), len(b))
				}
				fast.out.start(false)
				fast.look(&r.board)
				plain.out.start(false)
				plain.look(&r.board)
				if fast.out.any != plain.out.any || fast.out.any && !sameHint(fast.out.best, plain.out.best) {
					t.Fatalf("%v: best hint %v, without reach %v", p.grid, fast.out.best, plain.out.best)
				}
			}
			s, err := r.search.next()
			if err != nil || !r.board.apply(s) {
				t.Fatal(err)
			}
		}
	}
	if found < 1000 {
		t.Errorf("only %d hints", found)
	}
}

func sameHint(a, b hint) bool {
	return a.difficulty == b.difficulty && a.complexity == b.complexity && a.key == b.key && slices.Equal(a.path, b.path) && slices.Equal(a.removes, b.removes)
}
