package canon

import (
	"slices"

	"sudoku/puzzle"
)

// plainForm finds the canonical form with no cleverness about columns: it tries each of
// their 1,296 orders from both sides, and then each order of the rows that isn't worse
// than what has been found.
func plainForm(g puzzle.Grid) puzzle.Grid {
	best := puzzle.Grid{10}
	for _, side := range []puzzle.Grid{g, transposed(g)} {
		for _, order := range lineOrders {
			var p plain
			for i := range p.grid {
				p.grid[i] = side[i/9*9+order[i%9]]
			}
			p.rows(&best)
		}
	}
	return best
}

// plain is a form of which the first rows are made.
type plain struct {
	grid, form puzzle.Grid
	used       [9]bool
	made, last int // how many rows, and the last of them
	label      [10]puzzle.Digit
	labels     puzzle.Digit // how many
}

// rows continues the form in every way that may be the least.
func (p plain) rows(best *puzzle.Grid) {
	if p.made == 9 {
		*best = p.form
		return
	}
	for r := range 9 {
		if p.used[r] || p.made%3 != 0 && r/3 != p.last/3 {
			continue
		}
		q := p
		for c := range 9 {
			d := p.grid[9*r+c]
			if d != 0 && q.label[d] == 0 {
				q.labels++
				q.label[d] = q.labels
			}
			q.form[9*p.made+c] = q.label[d]
		}
		q.used[r], q.made, q.last = true, p.made+1, r
		if n := 9 * q.made; slices.Compare(q.form[:n], best[:n]) <= 0 {
			q.rows(best)
		}
	}
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
