package canon

import (
	"slices"

	"sudoku/puzzle"
)

// plainForm finds the canonical form with no cleverness about columns: it tries each of
// their 1,296 orders from both sides, and then each order of the rows that isn't worse
// than what has been found.
func plainForm(g puzzle.Grid) puzzle.Grid {
	best := slices.Repeat([]puzzle.Digit{10}, 81)
	for _, side := range []puzzle.Grid{g, transposed(g)} {
		for _, order := range lineOrders {
			var rows [9][]puzzle.Digit
			for r := range rows {
				for _, c := range order {
					rows[r] = append(rows[r], side[9*r+c])
				}
			}
			plainRows(rows, nil, nil, map[puzzle.Digit]puzzle.Digit{}, best)
		}
	}
	return puzzle.Grid(best)
}

// plainRows continues a form, of whose rows some are used, in every way that may be least.
func plainRows(rows [9][]puzzle.Digit, used []int, made []puzzle.Digit, label map[puzzle.Digit]puzzle.Digit, best []puzzle.Digit) {
	if len(used) == 9 {
		copy(best, made)
		return
	}
	for r := range rows {
		if slices.Contains(used, r) || len(used)%3 != 0 && r/3 != used[len(used)-1]/3 {
			continue
		}
		to := label
		line := slices.Clone(made)
		for _, d := range rows[r] {
			if d != 0 && to[d] == 0 {
				to = plainCopy(to)
				to[d] = puzzle.Digit(len(to) + 1)
			}
			line = append(line, to[d])
		}
		if slices.Compare(line, best[:len(line)]) <= 0 {
			plainRows(rows, append(slices.Clone(used), r), line, to, best)
		}
	}
}

func plainCopy(label map[puzzle.Digit]puzzle.Digit) map[puzzle.Digit]puzzle.Digit {
	to := map[puzzle.Digit]puzzle.Digit{}
	for d, e := range label {
		to[d] = e
	}
	return to
}

func transposed(g puzzle.Grid) (t puzzle.Grid) {
	for c, d := range g {
		t[c%9*9+c/9] = d
	}
	return t
}

// lineOrders has the 1,296 orders of the rows, or columns, that keep bands together.
var lineOrders = func() (orders [][9]int) {
	three := [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}}
	for _, bands := range three {
		for n := range 216 {
			var order [9]int
			for i, within := range [][3]int{three[n/36], three[n/6%6], three[n%6]} {
				for j, k := range within {
					order[3*i+j] = 3*bands[i] + k
				}
			}
			orders = append(orders, order)
		}
	}
	return orders
}()

// everyForm finds the canonical form by trying all 3,359,232 arrangements.
func everyForm(g puzzle.Grid) puzzle.Grid {
	best := puzzle.Grid{10}
	for _, side := range []puzzle.Grid{g, transposed(g)} {
		for _, rows := range lineOrders {
			for _, columns := range lineOrders {
				if a := arranged(side, rows, columns); slices.Compare(a[:], best[:]) < 0 {
					best = a
				}
			}
		}
	}
	return best
}

// arranged returns g with its rows and columns in an order, and digits numbered as they come.
func arranged(g puzzle.Grid, rows, columns [9]int) (a puzzle.Grid) {
	var label [10]puzzle.Digit
	last := puzzle.Digit(0)
	for i := range a {
		d := g[9*rows[i/9]+columns[i%9]]
		if d != 0 && label[d] == 0 {
			last++
			label[d] = last
		}
		a[i] = label[d]
	}
	return a
}
