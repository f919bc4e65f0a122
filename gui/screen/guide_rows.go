package screen

import (
	"cmp"
	"slices"
	"strings"

	"sudoku/gui/page"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A guideRow is a row of the list: a family, or one of its techniques.
type guideRow struct {
	heading bool
	family  logic.Family
	n       int // techniques of the family
	at      int // index of the technique, of a family that of its first
}

// byFamily sorts techniques by family, and within one by level.
func byFamily(list []*logic.Technique) {
	slices.SortStableFunc(list, func(a, b *logic.Technique) int {
		return cmp.Or(cmp.Compare(a.Family(), b.Family()), cmp.Compare(a.Level, b.Level))
	})
}

// layRows lists the families, with the techniques of those that are open, or all that the
// player searches for.
func (g *Guide) layRows() {
	g.rows = nil
	for at, t := range g.list {
		if !g.matches(t) {
			continue
		}
		f := t.Family()
		if n := len(g.rows); n == 0 || g.rows[n-1].family != f {
			g.rows = append(g.rows, guideRow{heading: true, family: f, at: at})
		}
		i := len(g.rows) - 1
		for !g.rows[i].heading {
			i--
		}
		g.rows[i].n++
		if g.search != "" || g.open[f] {
			g.rows = append(g.rows, guideRow{family: f, at: at})
		}
	}
}

// matches reports whether the name of a technique, in the language or in English, or that
// of its family, has the text that is searched for.
func (g *Guide) matches(t *logic.Technique) bool { return namedLike(g.desk.Base().Lang, t, g.search) }

// namedLike is matches for a text in lower case.
func namedLike(l words.Lang, t *logic.Technique, text string) bool {
	for _, name := range []string{l.Say(t.Name), t.Name.En, t.ID, l.Say(t.Family().Text())} {
		if strings.Contains(strings.ToLower(name), text) {
			return true
		}
	}
	return false
}

// find searches for techniques, and chooses the first unless the chosen one is among them.
func (g *Guide) find(text string) {
	g.search = strings.ToLower(strings.TrimSpace(text))
	g.layRows()
	if g.family = -1; g.row() < 0 {
		for _, r := range g.rows {
			if !r.heading {
				g.choose(r.at)
				return
			}
		}
	}
	g.updatePage()
}

// row returns the row that is chosen, -1 if it is not in the list.
func (g *Guide) row() int {
	return slices.IndexFunc(g.rows, func(r guideRow) bool {
		if g.family >= 0 {
			return r.heading && r.family == g.family
		}
		return !r.heading && r.at == g.chosen
	})
}

// chooseRow shows a technique, or chooses a family.
func (g *Guide) chooseRow(i int) {
	if r := g.rows[i]; !r.heading {
		g.choose(r.at)
	} else {
		g.family = r.family
		g.updatePage()
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
		g.layRows()
		g.updatePage()
	}
	return true
}

// fold opens the family of row i, or closes it.
func (g *Guide) fold(i int) {
	if i >= 0 && i < len(g.rows) {
		g.setOpen(i, !g.open[g.rows[i].family])
	}
}

// rowText returns the text of row i.
func (g *Guide) rowText(l words.Lang, i int) page.TechniqueRow {
	r := g.rows[i]
	if r.heading {
		return page.TechniqueRow{Heading: true, Open: g.search != "" || g.open[r.family],
			Name: l.Say(r.family.Text()), Grade: l.T("done.count", "n", r.n)}
	}
	t := g.list[r.at]
	return page.TechniqueRow{Name: l.Say(t.Name), Grade: l.Say(t.Level.Text())}
}
