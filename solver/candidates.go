package solver

import (
	"context"
	"math"

	"sudoku/puzzle"
)

// A puzzle may be given by candidates beside its digits, or by them alone: a Sukaku. Its
// solutions have one of the candidates in each cell.

// Start returns the position from which a puzzle with candidates, as its centre marks, is solved: its
// givens or, without any, its entries, and of each cell that has marks these. ok is false if that
// leaves all candidates that the digits allow.
func Start(p *puzzle.Puzzle) (from puzzle.Position, ok bool) {
	g := p.Givens
	if g == (puzzle.Grid{}) {
		g = p.Entries
	}
	from = puzzle.NewPosition(g)
	all := from.Cands
	for c, marks := range p.Centre {
		if marks != 0 {
			from.Cands[c] &= marks
		}
	}
	return from, from.Cands != all
}

// IsSukaku reports whether the candidates of a puzzle are part of it: its digits alone don't have
// exactly one solution.
func (s *Searcher) IsSukaku(p *puzzle.Puzzle) bool {
	from, ok := Start(p)
	return ok && s.Count(&from.Grid, 2) != 1
}

// CountFrom is CountContext for the solutions of p's grid that keep to its candidates.
func (s *Searcher) CountFrom(ctx context.Context, p *puzzle.Position, limit int) (int, error) {
	if err := ctx.Err(); err != nil {
		return 0, err
	}
	n := s.bands.run(&p.Grid, query{limit: limit, keep: &p.Cands, done: ctx.Done()})
	if s.bands.stopped {
		return n, ctx.Err()
	}
	return n, nil
}

// SearchFrom is Search for the solutions of p's grid that keep to its candidates.
func (s *Searcher) SearchFrom(p *puzzle.Position, found func(*puzzle.Grid) bool) {
	s.bands.run(&p.Grid, query{limit: math.MaxInt, found: found, ordered: true, keep: &p.Cands})
}

// FirstFrom returns the solution that SearchFrom finds first, or false when there is none.
func (s *Searcher) FirstFrom(p *puzzle.Position) (puzzle.Grid, bool) {
	n := s.bands.run(&p.Grid, query{limit: 1, ordered: true, keep: &p.Cands})
	return s.bands.last(), n > 0
}

// keep strikes what is no candidate of an empty cell of g.
func (st *bandState) keep(g *puzzle.Grid, cands *[81]puzzle.DigitSet) {
	for c, d := range g {
		if d != 0 {
			continue
		}
		bit := &cellBit[c]
		for gone := range (puzzle.AllDigits &^ cands[c]).All() {
			open := &st.digits[gone-1].open
			open[0] &^= bit[0]
			open[1] &^= bit[1]
		}
	}
}
