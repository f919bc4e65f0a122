package generator

import (
	"fmt"
	"maps"
	"math"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

func seeded(seed uint64) *random {
	c := &random{}
	c.Seed(seed, 0)
	return c
}

// isEven fails unless counts that stand for equal chances are about as equal as
// chance makes them: chi squared within six deviations.
func isEven(t *testing.T, what string, counts []int) {
	t.Helper()
	total := 0
	for _, n := range counts {
		total += n
	}
	share := float64(total) / float64(len(counts))
	sum := 0.0
	for _, n := range counts {
		sum += (float64(n) - share) * (float64(n) - share) / share
	}
	if free := float64(len(counts) - 1); math.Abs(sum-free) > 6*math.Sqrt(2*free) {
		t.Errorf("%s: chi squared %.0f for %.0f degrees of freedom, share %.0f", what, sum, free, share)
	}
}

func TestChance(t *testing.T) {
	c := seeded(1)
	for _, n := range []int{1, 2, 3, 9, 56, 81, 28672} {
		counts := make([]int, n)
		for range 30 * n {
			counts[c.intn(n)]++
		}
		isEven(t, fmt.Sprint("below ", n), counts)
	}
	for _, n := range []int{2, 3, 9, 81} {
		at := make([]int, n*n) // how often a thing comes to a place
		for range 100 * n {
			list := make([]int, n)
			for i := range list {
				list[i] = i
			}
			shuffle(c, list)
			for i, v := range list {
				at[n*i+v]++
			}
		}
		isEven(t, fmt.Sprint("shuffle ", n), at)
	}
}

// Every way shares out the digits of a box differently, three to a line.
func TestWays(t *testing.T) {
	seen := map[[9]uint8]bool{}
	prepareChuteWays()
	for w, lines := range wayLines {
		seen[lines[0]] = true
		if !threePerLine(&lines[0]) || !threePerLine(&lines[1]) {
			t.Errorf("way %d: %v", w, lines)
		}
		for p := range 9 {
			if own := uint8(p / 3); own+lines[0][p]+lines[1][p] != 3 || own == lines[0][p] || own == lines[1][p] {
				t.Errorf("way %d: %v", w, lines)
			}
		}
	}
	if len(seen) != numChuteWays {
		t.Errorf("%d different ways", len(seen))
	}
}

// Digits are spread evenly over the cells, and so are the ways in which bands and
// stacks are completed; but the two ways that keep lines together allow more grids.
func TestFillIsEven(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	c := seeded(2)
	var digits [81][9]int
	var ways [6][numChuteWays]int
	for range 20000 {
		g := c.fill()
		if !g.Solved() {
			t.Fatal(g)
		}
		for cell, d := range g {
			digits[cell][d-1]++
		}
		for chute := range ways {
			ways[chute][wayOf(&g, chute)]++
		}
	}
	for cell := range digits {
		isEven(t, puzzle.Cell(cell).String(), digits[cell][:])
	}
	for chute := range ways {
		var together int
		var rest []int
		for w, n := range ways[chute] {
			if l := &wayLines[w][0]; l[0] == l[1] && l[1] == l[2] && l[3] == l[4] && l[4] == l[5] {
				together += n
			} else {
				rest = append(rest, n)
			}
		}
		isEven(t, fmt.Sprint("ways of chute ", chute), rest)
		if len(rest) != 54 || together < 600 || together > 900 {
			t.Errorf("chute %d: %d ways, %d grids of the others", chute, len(rest), together)
		}
	}
}

// wayOf returns the way of a band (0 to 2) or a stack (3 to 5) of g.
func wayOf(g *puzzle.Grid, chute int) int {
	at := func(line, i int) puzzle.Digit { // along the chute
		if chute < 3 {
			return g[puzzle.CellAt(3*chute+line, i)]
		}
		return g[puzzle.CellAt(i, 3*(chute-3)+line)]
	}
	var lines [9]uint8
	for p := range lines {
		for line := range 3 {
			for i := 3; i < 6; i++ {
				if at(line, i) == at(p/3, p%3) {
					lines[p] = uint8(line)
				}
			}
		}
	}
	return slices.IndexFunc(wayLines[:], func(l [2][9]uint8) bool { return l[0] == lines })
}

// All completions of a cross come, equally often.
func TestCompletionsAreEven(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	for seed := range uint64(3) {
		c := seeded(seed)
		x := c.cross()
		g := c.complete(&x)
		for _, cell := range []int{30, 33, 57, 60} { // the corners of the boxes beside the cross
			for i := range 9 {
				g[cell+i/3*9+i%3] = 0
			}
		}
		n := map[puzzle.Grid]int{}
		all := solver.Count(g, 10000)
		for range 20 * all {
			n[c.complete(&x)]++
		}
		if len(n) != all {
			t.Errorf("%d completions of %d", len(n), all)
		}
		isEven(t, "completions", slices.Collect(maps.Values(n)))
	}
}
