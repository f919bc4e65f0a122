package generator

import (
	"context"
	"math/rand/v2"

	"sudoku/puzzle"
)

// Where the givens of a pattern may be is known, and their digits are not. A climb begins with those
// of a random grid, which have many solutions, and changes a few at a time, as some solution of the
// others has them, where that leaves no more. Half of the patterns of 20 cells with half-turn symmetry
// that have puzzles at all have one after a climb or two.
const (
	maxTaken = 2       // how many digits are changed at most
	maxSteps = 10_000  // how many changes are tried
	maxFlat  = 3_000   // and how many in a row that lead to no fewer solutions
	maxWays  = 100_000 // up to how many solutions are counted
	maxCount = 2e6     // and how many in all
)

// hopelessClimbs is how many climbs must fail, and none lead to a puzzle, for there to be probably none.
const hopelessClimbs = 48

// startPattern begins to make a puzzle of a pattern: from a random grid that has the
// chosen digits, it climbs to one whose digits in the pattern have no other solution.
func (d *digger) startPattern(ctx context.Context) {
	if digits := over(&d.order.Pattern.Digits, &d.order.Solution); digits == (puzzle.Grid{}) {
		d.solution = d.fill()
	} else {
		d.solution, _ = d.search.Random(&digits, rand.New(&d.PCG)) // complete has found one
	}
	d.failed = !d.climb(ctx)
	d.prepare()
}

// climb changes the solution step by step, so that the grid of its digits in the cells of
// the order has fewer and fewer solutions, and reports whether there is one in the end.
func (d *digger) climb(ctx context.Context) bool {
	cells := d.order.shape.cells
	d.grid = only(&d.solution, cells)
	d.ways, _ = d.search.CountContext(ctx, &d.grid, maxWays)
	var change []puzzle.Cell
	for c := range cells.Without(d.order.Pattern.Digits.Filled()).All() {
		change = append(change, c)
	}
	if len(change) == 0 {
		return d.ways == 1
	}
	flat, counted := 0, 0
	for step := 0; step < maxSteps && flat < maxFlat && counted < maxCount && d.ways > 1 && ctx.Err() == nil; step++ {
		was := d.ways
		counted += d.stepUp(ctx, change)
		if flat++; d.ways < was {
			flat = 0
		}
	}
	return d.ways == 1
}

// stepUp changes the digits in a few of some cells, unless the grid has more solutions then. It
// returns how many it has counted.
func (d *digger) stepUp(ctx context.Context, change []puzzle.Cell) int {
	kept := d.grid
	n := min(len(change), 1+d.intn(maxTaken))
	for i := range n {
		j := i + d.intn(len(change)-i)
		change[i], change[j] = change[j], change[i]
		kept[change[i]] = 0
	}
	kept = over(&kept, &d.order.Solution)
	solution, _ := d.search.Guess(&kept, rand.New(&d.PCG))
	grid := only(&solution, d.order.shape.cells)
	if grid == d.grid {
		return 0
	}
	ways, err := d.search.CountContext(ctx, &grid, min(d.ways+1, maxWays))
	if err == nil && ways <= d.ways {
		d.solution, d.grid, d.ways = solution, grid, ways
	}
	return ways
}

// only returns the digits of g in some cells.
func only(g *puzzle.Grid, cells puzzle.CellSet) (in puzzle.Grid) {
	for c := range cells.All() {
		in[c] = g[c]
	}
	return in
}
