package logic

import (
	"testing"

	"sudoku/puzzle"
)

func TestBruteCases(t *testing.T) { checkCases(t, "brute.txt", []*Technique{bruteForce}, 10, 4) }

// TestBrutePlaces: it places the digit of the solution in the middle one of the empty
// cells.
func TestBrutePlaces(t *testing.T) {
	seen := 0
	walk(t, 31, 5, func(b *Board, solution *puzzle.Grid) {
		if b.Empty.Empty() {
			return
		}
		var empty []puzzle.Cell
		for c := range b.Empty.All() {
			empty = append(empty, c)
		}
		c := empty[len(empty)/2]
		s, ok := newStepFinder().first(b, []*Technique{bruteForce})
		if seen++; !ok || len(s.Eliminate) > 0 || len(s.Place) != 1 || s.Place[0] != puzzle.Cand(c, solution[c]) {
			t.Errorf("%v: %v, want %v", b.Grid, s.Place, puzzle.Cand(c, solution[c]))
		}
	})
	if seen < 200 {
		t.Errorf("%d positions", seen)
	}
}

// TestBruteNothing: without a solution, with several, or nothing to do, nothing is found and nothing allocated.
func TestBruteNothing(t *testing.T) {
	for _, tt := range []struct {
		name, grid string
	}{
		{"full", "123456789456789123789123456231564897564897231897231564312645978645978312978312645"},
		{"several", "1................................................................................"},
		{"empty", "................................................................................."},
		{"none", "1....2....1......................................................................"},
		{"impossible", ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4........."},
	} {
		g, ok := puzzle.ParseGrid(tt.grid)
		if !ok {
			t.Fatal(tt.grid)
		}
		b, hunt := start(&g), newStepFinder()
		if n := testing.AllocsPerRun(2, func() {
			if s, ok := hunt.first(b, []*Technique{bruteForce}); ok {
				t.Errorf("%s: %v", tt.name, s.Place)
			}
		}); n != 0 {
			t.Errorf("%s: %v allocations", tt.name, n)
		}
	}
}

// TestBruteEnds: a search for which it is too much gives up.
func TestBruteEnds(t *testing.T) {
	g, _ := puzzle.ParseGrid(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........")
	b := start(&g)
	var whole bruteSearch
	whole.search(b)
	if whole.tries < 100 || whole.tries == bruteTries || whole.found != 0 {
		t.Errorf("%d tries, %d found", whole.tries, whole.found)
	}
	late := bruteSearch{tries: bruteTries - 10}
	if late.search(b); late.tries != bruteTries {
		t.Errorf("%d tries", late.tries)
	}
}

func TestBruteWords(t *testing.T) {
	checkWords(t, []*Technique{bruteForce}, [][3]string{
		{
			"brute-force ...84..2.24......8.78215..41293.47..783.524.14561....2..24.15...17529.435.47..219 r1c9-6,r2c5-36,r2c7-9,r2c8-369,r6c5-8,r7c5-8,r9c6-3",
			"Look at box 6. The digit of r4c9 comes from trying. / None of the techniques in use leads on from here, so r4c9 was tried with each of its digits and all that can follow. / Only with 5 is there a solution. / So r4c9 is 5. It was found by trying; there is no argument to follow.",
			"看第 6 宫。r4c9 的数字靠试数得出。 / 所用的技巧都无法从这里继续，于是把 r4c9 的每个数字连同此后的各种可能都试了一遍。 / 只有填 5 才有解。 / 因此 r4c9 是 5。这是试出来的，没有可供核对的推理。",
		},
	})
}
