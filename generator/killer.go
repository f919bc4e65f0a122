package generator

import (
	"context"

	"sudoku/puzzle"
)

// maxMends is how often the cages of an attempt are changed to leave one solution.
const maxMends = 40

// killer lays cages over a random solution, and changes them until no other is left. It
// reports whether that worked.
func (m *boardMaker) killer(ctx context.Context, o *Order, p *madePuzzle) bool {
	p.solution = m.fill()
	if !m.chooseGivens(o, p) {
		return false
	}
	l := &m.cages
	l.lay(&m.random, &p.solution, o.Symmetry == HalfTurn, o.Level)
	for range maxMends {
		shape, err := puzzle.NewShape(9, false, l.sums())
		if err != nil {
			return false
		}
		other, ok := m.other(ctx, shape, &p.givens, &p.solution)
		if !ok {
			p.shape = shape
			return ctx.Err() == nil
		}
		if !l.mend(&m.random, &other) {
			return false
		}
	}
	return false
}

// chooseGivens takes givens from the solution, as many as the order wants, and reports
// whether its symmetry allowed that.
func (m *boardMaker) chooseGivens(o *Order, p *madePuzzle) bool {
	p.givens = puzzle.Grid{}
	left := o.MinGivens + m.intn(o.MaxGivens-o.MinGivens+1)
	if left == 0 {
		return true
	}
	list := o.Symmetry.orbitsOn(nil)
	shuffle(&m.random, list)
	for _, orbit := range list {
		if len(orbit) > left {
			continue
		}
		left -= len(orbit)
		for _, c := range orbit {
			p.givens[c] = p.solution[c]
		}
	}
	n := p.givens.Count()
	return n >= o.MinGivens && n <= o.MaxGivens
}

// other returns a solution beside the known one.
func (m *boardMaker) other(ctx context.Context, shape *puzzle.Shape, g, known *puzzle.Grid) (other puzzle.Grid, ok bool) {
	_ = m.search.Search(ctx, shape, g, func(h *puzzle.Grid) bool {
		other, ok = *h, *h != *known
		return !ok
	})
	return other, ok
}
