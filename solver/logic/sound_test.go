package logic

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// minimal returns a random puzzle, from which nothing can be taken away, and its
// solution.
func minimal(rng *rand.Rand) (g, solution puzzle.Grid) {
	solution, _ = solver.Random(puzzle.Grid{}, rng)
	g = solution
	for _, i := range rng.Perm(81) {
		d := g[i]
		g[i] = 0
		if solver.Count(g, 2) != 1 {
			g[i] = d
		}
	}
	return g, solution
}

// walk calls see with the positions of the paths of random puzzles, each with
// its solution, and with the board that came there step by step.
func walk(t *testing.T, seed uint64, puzzles int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1))
	for range puzzles {
		g, solution := minimal(rng)
		b, hunt := start(&g), newStepFinder()
		for {
			see(b, &solution)
			s, ok := hunt.first(b, HoDoKu.Techniques)
			if !ok {
				break
			}
			b.apply(&s)
		}
		if b.Empty.Empty() && b.Grid != solution {
			t.Errorf("%v is solved as %v", g, b.Grid)
		}
	}
}

// withReference are the techniques that are tested here; the others are by the tests
// of their families.
func withReference() []*Technique {
	return slices.DeleteFunc(slices.Clone(HoDoKu.Techniques), func(t *Technique) bool { return reference[t.ID] == nil })
}

// TestSound: no step places a wrong digit, removes a right one, does nothing, or
// is reported twice.
func TestSound(t *testing.T) {
	seen := map[string]int{}
	walk(t, 1, 40, func(b *Board, solution *puzzle.Grid) {
		twice := map[string]bool{}
		for _, s := range All(&b.Position, withReference()) {
			seen[s.Technique.ID]++
			line := s.Notation()
			if twice[line] {
				t.Errorf("%v: %s comes twice", b.Grid, line)
			}
			twice[line] = true
			for _, k := range s.Place {
				if solution[k.Cell()] != k.Digit() {
					t.Errorf("%v: %s is wrong", b.Grid, line)
				}
			}
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() || !b.Has(k) {
					t.Errorf("%v: %s is wrong about %v", b.Grid, line, k)
				}
			}
			if len(s.Place)+len(s.Eliminate) == 0 {
				t.Errorf("%v: %s does nothing", b.Grid, line)
			}
			before := b.Position
			if s.Apply(&before); before == b.Position {
				t.Errorf("%v: %s changes nothing", b.Grid, line)
			}
		}
	})
	for _, tech := range withReference() {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// TestBoardFollows: a board that followed the steps holds what one built from the
// position holds, and lists the same singles in whatever order.
func TestBoardFollows(t *testing.T) {
	singles := []*Technique{fullHouse, nakedSingle, hiddenSingle}
	walk(t, 2, 20, func(b *Board, _ *puzzle.Grid) {
		fresh := NewBoard(&b.Position)
		if b.Of != fresh.Of || b.Empty != fresh.Empty || b.places != fresh.places {
			t.Fatalf("%v: the views went astray", b.Grid)
		}
		for _, tech := range singles {
			if got, want := placements(tech, b), placements(tech, fresh); got != want {
				t.Fatalf("%v: %s: %v, want %v", b.Grid, tech.ID, got, want)
			}
		}
	})
}

func placements(tech *Technique, b *Board) (g puzzle.Grid) {
	tech.find(b, func(s Step) bool {
		for _, k := range s.Place {
			g[k.Cell()] = k.Digit()
		}
		return true
	})
	return g
}

// TestStopsWhenTold: a finder stops when found returns false.
func TestStopsWhenTold(t *testing.T) {
	walk(t, 3, sample(2, 50), func(b *Board, _ *puzzle.Grid) {
		for _, tech := range HoDoKu.Techniques {
			calls := 0
			tech.find(b, func(Step) bool { calls++; return false })
			if calls > 1 {
				t.Fatalf("%s went on", tech.ID)
			}
		}
	})
}
