package logic

import "sudoku/puzzle"

// A bugView is a board with what the finders of bivalue universal graves share.
type bugView struct{ *Board }

// A grave is a board in which, apart from some extra candidates, each empty cell has two
// candidates and each digit two places in each house that lacks it. If none of the extra
// candidates were right, taking the other candidate in every cell would give a second
// solution.
type grave struct {
	surplus
	extra [81]puzzle.DigitSet // the extra candidates of each cell
}

// grave finds the extra candidates: in a cell that has more than two candidates, those
// that have other than two places in a house where no other cell has more.
func (b bugView) grave() (g grave, ok bool) {
	if g.cells, ok = b.cells(); !ok {
		return g, false
	}
	left := b.Of
	for rest := g.cells; !rest.Empty(); {
		c, h, ok := graveAlone(rest)
		if !ok {
			return g, false
		}
		rest.Remove(c)
		for d := range b.Cands[c].All() {
			if left[d].And(h.Set()).Len() != 2 {
				left[d].Remove(c)
				g.extra[c] |= d.Set()
			}
		}
		g.digits |= g.extra[c]
		if (b.Cands[c] &^ g.extra[c]).Len() != 2 {
			return g, false
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if b.places[h][d] != 0 && left[d].And(h.Set()).Len() != 2 {
				return g, false
			}
		}
	}
	return g, true
}

// cells returns the cells with more than two candidates, if there are several
// and no cell has fewer than two.
func (b bugView) cells() (more puzzle.CellSet, ok bool) {
	for c := range b.Empty.All() {
		switch n := b.Cands[c].Len(); {
		case n < 2:
			return more, false
		case n > 2:
			more.Add(c)
		}
	}
	return more, more.Len() > 1
}

// graveAlone returns one of the cells that has a house to itself among them, and that
// house.
func graveAlone(cells puzzle.CellSet) (puzzle.Cell, puzzle.House, bool) {
	for c := range cells.All() {
		for _, h := range c.Houses() {
			if cells.And(h.Set()).Len() == 1 {
				return c, h, true
			}
		}
	}
	return 0, 0, false
}

func findBUG2(board *Board, found func(Step) bool) {
	b := bugView{board}
	if g, ok := b.grave(); ok {
		if out := g.surplus.seen(board); len(out) > 0 {
			found(b.step(&g, out, show(puzzle.Box(g.cells.First().Box()))))
		}
	}
}

func findBUG3(board *Board, found func(Step) bool) {
	b := bugView{board}
	if g, ok := b.grave(); ok {
		g.surplus.subsets(board, func(out []puzzle.Candidate, p puzzle.Diagram) bool {
			return found(b.step(&g, out, p))
		})
	}
}

// findBUG4 looks for two cells of one house that have one digit in common beside the
// extra ones, which has no other place in that house.
func findBUG4(board *Board, found func(Step) bool) {
	b := bugView{board}
	g, ok := b.grave()
	if !ok || g.cells.Len() != 2 {
		return
	}
	p := g.cells.First()
	rest := g.cells
	rest.Remove(p)
	q := rest.First()
	mine, other := b.Cands[p]&^g.extra[p], b.Cands[q]&^g.extra[q]
	link := mine & other
	if !p.Sees(q) || !one(uint16(link)) {
		return
	}
	out := append(b.within(puzzle.CellsOf(p), mine&^link), b.within(puzzle.CellsOf(q), other&^link)...)
	pic := show(wingHouse(p, q))
	pic.Cands = addRole(nil, b.within(g.cells, link), puzzle.On)
	ks := b.within(g.cells, link)
	pic.Links = []puzzle.Link{{From: ks[:1:1], To: ks[1:], Strong: true}}
	found(b.step(&g, out, pic))
}

// step adds the cells with extra candidates to the diagram, and these as fins.
func (b bugView) step(g *grave, out []puzzle.Candidate, p puzzle.Diagram) Step {
	for c := range g.cells.All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		p.Cands = addRole(p.Cands, b.within(puzzle.CellsOf(c), g.extra[c]), puzzle.Fin)
	}
	return eliminate(out, p)
}
