package window

import (
	"fmt"
	"slices"

	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// An announcer says what happened where the focus is not: what a sighted player sees at a
// glance. Messages of the status line say themselves.
type announcer struct {
	part
	game *game.Game
	grid puzzle.Grid
	page string // the page that is shown
	said string // what it says of itself
}

// look says what has changed since it looked last.
func (a *announcer) look() {
	if a.reader == nil || !a.reader.On() {
		a.game, a.page = nil, ""
		return
	}
	a.lookAtPage()
	a.lookAtBoard()
}

// lookAtPage says the title of a page that came up, and what a page says of itself.
func (a *announcer) lookAtPage() {
	top := a.Top()
	text := ""
	if s, ok := top.(screen.Speaker); ok {
		text = s.Spoken()
	}
	page := fmt.Sprintf("%T", top)
	if a.page != "" && page != a.page {
		a.reader.Say(a.title(top), false)
	}
	if text != a.said {
		a.reader.Say(text, false)
	}
	a.page, a.said = page, text
}

// title returns the title of a page, "" for one without.
func (a *announcer) title(s screen.Screen) string {
	for _, o := range s.Objects() {
		if l, ok := o.(*widget.Label); ok && l.Heading && l.Visible() {
			return l.Text()
		}
	}
	return ""
}

// lookAtBoard says how many of a digit are left when one was written, and which houses
// are complete.
func (a *announcer) lookAtBoard() {
	g := a.Session().Game
	was, is := a.grid, g.State().Grid
	if same := a.game == g; !same || was == is {
		a.game, a.grid = g, is
		return
	}
	a.grid = is
	if c, ok := written(&was, &is); ok && !is.Conflicts().Has(c) {
		a.reader.Say(a.lang.Sentences(append(a.complete(&is, c), a.left(&is, is[c]))...), false)
	}
}

// written returns the cell in which a digit was written, if that is all that happened.
func written(was, is *puzzle.Grid) (at puzzle.Cell, ok bool) {
	n := 0
	for c := range puzzle.Cell(81) {
		if was[c] != is[c] {
			at, n = c, n+1
		}
	}
	return at, n == 1 && is[at] != 0
}

// left says how many of a digit are to be placed.
func (a *announcer) left(g *puzzle.Grid, d puzzle.Digit) string {
	n := 9
	for _, is := range g {
		if is == d {
			n--
		}
	}
	if n < 0 {
		return ""
	}
	return a.T("access.left", "n", n, "d", d)
}

// complete says which houses of a cell are full without a conflict.
func (a *announcer) complete(g *puzzle.Grid, c puzzle.Cell) (list []string) {
	bad := g.Conflicts()
	for h := range puzzle.House(27) {
		cells := h.Cells()
		open := func(c puzzle.Cell) bool { return g[c] == 0 || bad.Has(c) }
		if h.Set().Has(c) && !slices.ContainsFunc(cells[:], open) {
			list = append(list, a.T("access.complete", "house", h))
		}
	}
	return list
}
