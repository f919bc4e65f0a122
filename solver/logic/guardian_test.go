package logic

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

var guarding = []*Technique{oddagon, tridagon}

func TestGuardianCases(t *testing.T) { checkCases(t, "guardian.txt", guarding, 10, 2) }

func TestGuardianNothing(t *testing.T) { checkNothing(t, guarding) }

// TestGuardianSound: what these steps place and remove is so in the solution, on the ways through
// random puzzles and in grids made for tridagons.
func TestGuardianSound(t *testing.T) {
	seen := map[*Technique]int{}
	check := func(pos *puzzle.Position, solution *puzzle.Grid) {
		for _, s := range All(pos, guarding) {
			seen[s.Technique]++
			checkGuarded(t, pos, &s)
			for _, k := range slices.Concat(s.Place, s.Eliminate) {
				if right := solution[k.Cell()] == k.Digit(); right != (len(s.Place) > 0) || !pos.Has(k) {
					t.Fatalf("%v: %s is wrong about %v", pos.Grid, s.Notation(), k)
				}
			}
			if seen[s.Technique]%50 == 1 {
				checkTexts(t, s)
			}
		}
	}
	plainWalk(t, 41, sample(60, 10_000), func(b *Board, solution *puzzle.Grid) { check(&b.Position, solution) })
	rng := rand.New(rand.NewPCG(7, 41))
	for range sample(150, 10_000) {
		g, solution := tridagonGrid(rng)
		pos := puzzle.NewPosition(g)
		check(&pos, &solution)
	}
	if t.Log(seen[oddagon], seen[tridagon]); seen[oddagon] < sample(20, 1000) || seen[tridagon] < sample(20, 1000) {
		t.Error("too few were found")
	}
}

// checkGuarded: without its guardians the pattern of a step can't be filled, whatever is tried.
func checkGuarded(t *testing.T, pos *puzzle.Position, s *Step) {
	t.Helper()
	left := *pos
	for _, k := range s.guardians() {
		left.Cands[k.Cell()] &^= k.Digit().Set()
	}
	var cells []puzzle.Cell
	for _, k := range s.Diagram.Cells {
		cells = append(cells, k.Cell)
	}
	if s.Technique == oddagon && len(s.Diagram.Houses) > 1 {
		if onePerHouse(&left, s.Diagram.Houses, s.Diagram.Links[0].From[0].Digit(), puzzle.CellSet{}) {
			t.Errorf("%v: %s doesn't need its guardians", pos.Grid, s.Notation())
		}
		return
	}
	if fills(&left, cells, &puzzle.Grid{}) {
		t.Errorf("%v: %s doesn't need its guardians", pos.Grid, s.Notation())
	}
}

// fills reports whether cells can be filled so that none sees its own digit.
func fills(pos *puzzle.Position, cells []puzzle.Cell, with *puzzle.Grid) bool {
	if len(cells) == 0 {
		return true
	}
	for d := range pos.Cands[cells[0]].All() {
		ok := true
		for q := range cells[0].Peers().All() {
			ok = ok && with[q] != d
		}
		if with[cells[0]] = d; ok && fills(pos, cells[1:], with) {
			return true
		}
		with[cells[0]] = 0
	}
	return false
}

// onePerHouse reports whether a digit can be put into each of some houses.
func onePerHouse(pos *puzzle.Position, houses []puzzle.HouseRole, d puzzle.Digit, put puzzle.CellSet) bool {
	for _, h := range houses {
		if !put.And(h.House.Set()).Empty() {
			continue
		}
		for c := range holding(pos, h.House.Set(), d.Set()).All() {
			if put.And(c.Peers()).Empty() && onePerHouse(pos, houses, d, put.Or(puzzle.CellsOf(c))) {
				return true
			}
		}
		return false
	}
	return true
}

// TestOddagonComplete: each loop of five cells that is worth anything is found.
func TestOddagonComplete(t *testing.T) {
	missed, n := 0, 0
	plainWalk(t, 43, sample(6, 100), func(b *Board, _ *puzzle.Grid) {
		found := map[string]bool{}
		for _, s := range All(&b.Position, []*Technique{oddagon}) {
			found[effect(s.Place, s.Eliminate)] = true
		}
		for want := range refOddagon(&b.Position) {
			if n++; !found[want] {
				missed++
				t.Errorf("%v: %s is not found", b.Grid, want)
			}
		}
	})
	if n < 5 {
		t.Error(n, "loops")
	}
}

// refOddagon tries each five cells that hold two digits, with at most three other candidates.
func refOddagon(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for d := puzzle.Digit(1); d <= 9; d++ {
		for e := d + 1; e <= 9; e++ {
			both := holding(p, puzzle.AllCells, d.Set()).And(holding(p, puzzle.AllCells, e.Set()))
			choose(both, 5, func(cells puzzle.CellSet) {
				g := guardians(removing(p, cells, puzzle.AllDigits&^(d.Set()|e.Set())))
				for c := range cells.All() {
					if cells.And(c.Peers()).Len() != 2 {
						return
					}
				}
				if len(g) == 0 || len(g) > loopGuardians {
					return
				}
				g.found(NewBoard(p), func() puzzle.Diagram { return puzzle.Diagram{} }, func(s Step) bool {
					out[effect(s.Place, s.Eliminate)] = true
					return true
				})
			})
		}
	}
	return out
}

// TestTransversals: four boxes of which an odd number rise can't be filled with three digits, and
// others can.
func TestTransversals(t *testing.T) {
	pos := puzzle.NewPosition(puzzle.Grid{})
	for i := range 6 * 6 * 6 * 6 {
		var cells []puzzle.Cell
		odd := false
		for n, box := range []int{0, 1, 3, 4} {
			way := i
			for range n {
				way /= 6
			}
			var three puzzle.CellSet
			for r, c := range transversals[way%6] {
				cell := puzzle.CellAt(box/3*3+r, box%3*3+c)
				pos.Cands[cell] = 7
				cells = append(cells, cell)
				three.Add(cell)
			}
			if rises(three) != (way%6 > 2) {
				t.Fatal(transversals[way%6], "rises")
			}
			odd = odd != rises(three)
		}
		if fills(&pos, cells, &puzzle.Grid{}) == odd {
			t.Fatal(i, "rises an odd number of times:", odd)
		}
	}
}

// tridagonGrid returns a grid that has a tridagon, and a solution of it: three digits and the
// guardian's cell are empty, and some cells more.
func tridagonGrid(rng *rand.Rand) (g, solution puzzle.Grid) {
	for {
		solution, _ = solver.Random(puzzle.Grid{}, rng)
		digits := puzzle.DigitSet(0)
		for digits.Len() < 3 {
			digits |= puzzle.Digit(1 + rng.IntN(9)).Set()
		}
		for corners := range 9 {
			if cell, ok := nearTridagon(&solution, digits, corners); ok {
				g = solution
				for c := range g {
					if digits.Has(g[c]) || puzzle.Cell(c) == cell || rng.IntN(12) == 0 {
						g[c] = 0
					}
				}
				return g, solution
			}
		}
	}
}

// nearTridagon returns the cell of four boxes that alone keeps a solution from a tridagon.
func nearTridagon(solution *puzzle.Grid, digits puzzle.DigitSet, corners int) (cell puzzle.Cell, ok bool) {
	odd, short := false, 0
	for box := range 9 {
		if box/3 == corners/3 || box%3 == corners%3 {
			continue
		}
		best, at := 0, 0
		for i, way := range transversals {
			n := 0
			for r, c := range way {
				if digits.Has(solution[puzzle.CellAt(box/3*3+r, box%3*3+c)]) {
					n++
				}
			}
			if n > best {
				best, at = n, i
			}
		}
		if best < 2 || best == 2 && short > 0 {
			return 0, false
		}
		for r, c := range transversals[at] {
			if k := puzzle.CellAt(box/3*3+r, box%3*3+c); !digits.Has(solution[k]) {
				cell = k
				short++
			}
		}
		odd = odd != (at > 2)
	}
	return cell, odd && short == 1
}
