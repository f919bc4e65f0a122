package learn

import "sudoku/gui/screen"

// find searches for techniques, and chooses the first unless the chosen one is among them.
func (g *Guide) find(text string) {
	g.search = screen.SearchText(text)
	g.layRows(g.Lang)
	if g.family = -1; g.row() < 0 {
		for _, r := range g.rows {
			if !r.heading {
				g.choose(r.at)
				return
			}
		}
	}
	g.update()
}

// chooseRow shows a technique, or chooses a family.
func (g *Guide) chooseRow(i int) {
	if r := g.rows[i]; !r.heading {
		g.choose(r.at)
	} else {
		g.family = r.family
		g.update()
	}
}

// setOpen opens or closes the family of row i, and reports whether there is one. While the
// player searches all are open.
func (g *Guide) setOpen(i int, open bool) bool {
	if i < 0 || i >= len(g.rows) || g.search != "" {
		return false
	}
	f := g.rows[i].family
	if g.open[f] != open {
		g.open[f], g.family = open, f
		g.layRows(g.Lang)
		g.update()
	}
	return true
}

// fold opens the family of row i, or closes it.
func (g *Guide) fold(i int) {
	if i >= 0 && i < len(g.rows) {
		g.setOpen(i, !g.open[g.rows[i].family])
	}
}
