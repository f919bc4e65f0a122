package solver

import (
	"slices"
	"testing"

	"sudoku/puzzle"
)

// fewGivens returns n grids with solutions and up to 16 givens.
func fewGivens(n int) (grids []puzzle.Grid) {
	rng := newRand(51)
	var s Searcher
	for i := range n {
		g, _ := s.Random(&puzzle.Grid{}, rng)
		for _, c := range rng.Perm(81)[:81-i%minGivens] {
			g[c] = 0
		}
		grids = append(grids, g)
	}
	return grids
}

// Where givens are few, dealing nearly always finds two solutions, in few guesses.
func TestDealingFindsSolutions(t *testing.T) {
	var b bands
	const n = 3400
	dealt, guesses := 0, 0
	for _, g := range fewGivens(n) {
		b.begin(query{limit: 2})
		if b.stack[0].start(&g); b.deal() {
			dealt++
			guesses += b.nodes
		}
		if first := solvedGrid(&b.first); b.isDealt && !solves(&first, &g) {
			t.Fatalf("%v: %v", &g, &first)
		}
		if b.run(&g, query{limit: 2}) != 2 {
			t.Errorf("%v: not two solutions", &g)
		}
	}
	if dealt < n*95/100 || guesses > 20*n {
		t.Errorf("%d of %d dealt, with %d guesses", dealt, n, guesses)
	}
}

// The solution that dealing finds comes first, the others in order, and each once.
func TestSearchBeginsWithWhatIsDealt(t *testing.T) {
	collect := func(search func(*puzzle.Grid, func(*puzzle.Grid) bool), g *puzzle.Grid) (list []puzzle.Grid) {
		search(g, func(x *puzzle.Grid) bool {
			list = append(list, *x)
			return len(list) < 40
		})
		return list
	}
	var s Searcher
	var b Batch
	grids := fewGivens(170)
	counts, solutions := make([]int, len(grids)), make([]puzzle.Grid, len(grids))
	for _, limit := range []int{1, 2, 30} {
		if err := b.Solve(t.Context(), grids, limit, counts, solutions); err != nil {
			t.Fatal(err)
		}
		for i, g := range grids {
			first, _ := s.First(&g)
			all, inOrder := collect(s.Search, &g), collect(s.InOrder, &g)
			inOrder = slices.DeleteFunc(inOrder, func(x puzzle.Grid) bool { return x == first })
			if all[0] != first || solutions[i] != first || !slices.Equal(all[1:len(inOrder)], inOrder[:len(inOrder)-1]) {
				t.Fatalf("%v: first %v, written %v, searched %v, in order %v", &g, &first, &solutions[i], all, inOrder)
			}
		}
	}
}
