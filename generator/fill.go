package generator

import "sudoku/puzzle"

// fill returns a random full grid. All of them can come, about equally often: the
// first band and the first stack are drawn evenly, then the rest evenly from the
// ways to complete these, 2693 on average and seldom a quarter more or fewer.
func (c *random) fill() puzzle.Grid {
	prepareChuteWays()
	x := c.cross()
	return c.complete(&x)
}

// A cross is the first band and the first stack of a full grid, as the lines on
// from which the rest is completed.
type cross struct {
	corner box    // by rows
	right  [2]box // the boxes beside it, by columns
	down   [2]box // the boxes under it, by rows
}

// cross draws a cross; all are equally likely.
func (c *random) cross() (x cross) {
	x.corner = box{1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(c, x.corner[:])
	turned := x.corner.transposed()
	x.right = c.adjacentBoxes(&x.corner)
	x.down = c.adjacentBoxes(&turned)
	return x
}

// adjacentBoxes draws the other two boxes of the chute of b, transposed.
func (c *random) adjacentBoxes(b *box) (others [2]box) {
	way := c.intn(numChuteWays)
	for k := range others {
		o := &others[k]
		for l, places := range wayPlaces[way][k] {
			line := o[3*l : 3*l+3]
			for i, p := range places {
				line[i] = b[p]
			}
			shuffle(c, line)
		}
		*o = o.transposed()
	}
	return others
}

// maxCrossing is how many ways cross another at most; most have as many.
const maxCrossing = 8

// complete draws a grid with the cross x; all of them are equally likely. The two lower
// bands take a way each from x.down, the two right stacks a way each from x.right; they
// cross in four boxes. It draws one way and the index of each other way among those that
// cross it, until ways with these indices exist.
func (c *random) complete(x *cross) puzzle.Grid {
	var across, back [2][9]uint8 // from places in x.down[0] to x.right, then to x.down[1]
	low := x.down[1].places()
	for k := range x.right {
		at := x.right[k].places()
		for p := range 9 {
			across[k][p] = at[x.down[0][p]]
			back[k][p] = low[x.right[k][p]]
		}
	}
	for {
		n := c.intn(numChuteWays * maxCrossing * maxCrossing * maxCrossing)
		up := n / (maxCrossing * maxCrossing * maxCrossing)
		left, ok := crossingWays(up, 0, 0, &across[0]).at(n / (maxCrossing * maxCrossing) % maxCrossing)
		if !ok {
			continue
		}
		right, ok := crossingWays(up, 1, 0, &across[1]).at(n / maxCrossing % maxCrossing)
		if !ok {
			continue
		}
		both := crossingWays(left, 1, 0, &back[0]) & crossingWays(right, 1, 1, &back[1])
		if low, ok := both.at(n % maxCrossing); ok {
			return x.grid([2]int{up, low}, [2]int{left, right})
		}
	}
}

// grid returns the grid whose lower bands have the ways bands, and whose right stacks
// the ways stacks.
func (x *cross) grid(bands, stacks [2]int) (g puzzle.Grid) {
	corner, right := &boxCells[0], [2]box{x.right[0].transposed(), x.right[1].transposed()}
	for p, d := range x.corner {
		g[corner[p]] = d
	}
	for k := range 2 {
		beside, under := &boxCells[1+k], &boxCells[3+3*k]
		for p := range 9 {
			g[beside[p]] = right[k][p]
			g[under[p]] = x.down[k][p]
		}
	}
	for k, stack := range stacks {
		at := x.right[k].places()
		for i, band := range bands {
			cells, rows, cols := &boxCells[4+k+3*i], &wayLines[band][k], &wayLines[stack][i]
			for p, d := range x.down[i] {
				g[cells[3*rows[p]+cols[at[d]]]] = d
			}
		}
	}
	return g
}

// boxCells holds the cells of each box.
var boxCells = func() (cells [9][9]puzzle.Cell) {
	for b := range cells {
		cells[b] = puzzle.Box(b).Cells()
	}
	return cells
}()
