package generator

import "sudoku/puzzle"

// fill returns a random full grid. All of them can come, about equally often: the
// first band and the first stack are drawn evenly, then the rest evenly from the
// ways to complete these, 2693 on average and seldom a quarter more or fewer.
func (c *chance) fill() puzzle.Grid {
	prepareWays()
	x := c.cross()
	return c.complete(&x)
}

// A cross is the first band and the first stack of a full grid, as the lines on
// which to go on.
type cross struct {
	corner box    // by rows
	right  [2]box // the boxes beside it, by columns
	down   [2]box // the boxes under it, by rows
}

// cross draws a cross; all are equally likely.
func (c *chance) cross() (x cross) {
	x.corner = box{1, 2, 3, 4, 5, 6, 7, 8, 9}
	shuffle(c, x.corner[:])
	turned := x.corner.turned()
	x.right = c.beside(&x.corner)
	x.down = c.beside(&turned)
	return x
}

// beside draws the two boxes that go with b along its lines, and turns them.
func (c *chance) beside(b *box) (others [2]box) {
	way := c.below(numWays)
	for k := range others {
		o := &others[k]
		for l, places := range placesOf[way][k] {
			line := o[3*l : 3*l+3]
			for i, p := range places {
				line[i] = b[p]
			}
			shuffle(c, line)
		}
		*o = o.turned()
	}
	return others
}

// mostCrossing is how many ways cross another at most; few are crossed by fewer.
const mostCrossing = 8

// complete draws a grid with the cross x; all of them are equally likely. The
// lower bands go on in two ways from x.down, the stacks to the right in two from
// x.right, so that they cross in four boxes. One way is drawn, and the numbers of
// the others among those that cross, until there are ways of these numbers.
func (c *chance) complete(x *cross) puzzle.Grid {
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
		n := c.below(numWays * mostCrossing * mostCrossing * mostCrossing)
		up := n / (mostCrossing * mostCrossing * mostCrossing)
		left, ok := crossing(up, 0, 0, &across[0]).at(n / (mostCrossing * mostCrossing) % mostCrossing)
		if !ok {
			continue
		}
		right, ok := crossing(up, 1, 0, &across[1]).at(n / mostCrossing % mostCrossing)
		if !ok {
			continue
		}
		both := crossing(left, 1, 0, &back[0]) & crossing(right, 1, 1, &back[1])
		if low, ok := both.at(n % mostCrossing); ok {
			return x.grid([2]int{up, low}, [2]int{left, right})
		}
	}
}

// grid returns the grid in which the lower bands go on in the ways of bands, and
// the stacks to the right in those of stacks.
func (x *cross) grid(bands, stacks [2]int) (g puzzle.Grid) {
	corner, right := &boxCells[0], [2]box{x.right[0].turned(), x.right[1].turned()}
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
			cells, rows, cols := &boxCells[4+k+3*i], &lineOf[band][k], &lineOf[stack][i]
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
