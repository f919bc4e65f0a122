package generator

import (
	"context"
	"math/rand/v2"

	"sudoku/puzzle"
	"sudoku/solver/variant"
)

// A boardMaker makes attempts for boards other than the classic one, one after the other.
// The zero boardMaker is ready.
type boardMaker struct {
	random
	rng    *rand.Rand // that draws from random
	search variant.Searcher
	cages  cageMaker
	rater  boardRater
	steps  [][]puzzle.Cell // of digging: what was taken out together
}

// makeBoards makes the attempts that were assigned, unless ctx is done.
func (w *worker) makeBoards(ctx context.Context, q *queue) {
	w.boards.rater.rater = &w.rater
	for _, a := range w.next {
		if ctx.Err() != nil {
			break
		}
		w.over = append(w.over, w.boards.attempt(ctx, q.order, a))
		w.report(ctx, q)
	}
	w.next = w.next[:0]
}

// attempt makes an attempt. Once ctx is done it means nothing.
func (m *boardMaker) attempt(ctx context.Context, o *Order, a attempt) outcome {
	m.Seed(o.Seed, uint64(a.puzzle)<<32|uint64(a.number))
	if m.rng == nil {
		m.rng = rand.New(&m.random)
	}
	r := outcome{attempt: a, madePuzzle: madePuzzle{attemptNumber: a.number, shape: o.Kind.Shape()}}
	switch p := &r.madePuzzle; {
	case o.Kind == Killer:
		r.fits = m.killer(ctx, o, p) && (!o.rated() || m.rater.fits(ctx, o, p))
	case o.rated() && !o.Minimal:
		r.fits = m.dig(ctx, o, p) && m.ease(ctx, o, p)
	default:
		r.fits = m.dig(ctx, o, p) && (!o.rated() || m.rater.fits(ctx, o, p))
	}
	return r
}

// dig takes givens out of a random solution, as far as the order allows, and reports whether
// what is left fits it but for its level.
func (m *boardMaker) dig(ctx context.Context, o *Order, p *madePuzzle) bool {
	p.solution, _, _ = m.search.Random(ctx, p.shape, &puzzle.Grid{}, m.rng)
	p.givens, m.steps = p.solution, m.steps[:0]
	low, goal := o.depth(&m.random)
	list := o.Symmetry.orbitsOn(p.shape)
	shuffle(&m.random, list)
	left := p.shape.Cells().Len()
	for _, orbit := range list {
		if left <= goal || left-len(orbit) < low {
			continue
		}
		less := p.givens
		for _, c := range orbit {
			less[c] = 0
		}
		if m.unique(ctx, p.shape, &less) {
			p.givens = less
			left -= len(orbit)
			m.steps = append(m.steps, orbit)
		}
	}
	return left >= o.MinGivens && left <= o.MaxGivens && (!o.Minimal || o.Symmetry == None || m.minimal(ctx, p))
}

// ease puts back what was taken out last until the puzzle is no harder than the order wants,
// and reports whether it fits then. Each given makes a puzzle easier, or nearly always, so
// that half of them can be put back at once.
func (m *boardMaker) ease(ctx context.Context, o *Order, p *madePuzzle) bool {
	if r, solved := m.rater.rate(ctx, o, p); solved && r.Level < o.Level {
		return false // more givens make it no harder
	}
	deepest := p.givens
	low, high := 0, len(m.steps)+1 // with low of the steps it is solved, with high it is not
	for high-low > 1 {
		middle := (low + high) / 2
		p.givens = m.after(middle, &deepest, &p.solution)
		if _, solved := m.rater.rate(ctx, o, p); solved {
			low = middle
		} else {
			high = middle
		}
	}
	p.givens = m.after(low, &deepest, &p.solution)
	return p.givens.Count() <= o.MaxGivens && m.rater.fits(ctx, o, p)
}

// after returns what is left after the first steps of digging.
func (m *boardMaker) after(n int, deepest, solution *puzzle.Grid) puzzle.Grid {
	g := *deepest
	for _, orbit := range m.steps[n:] {
		for _, c := range orbit {
			g[c] = solution[c]
		}
	}
	return g
}

func (m *boardMaker) unique(ctx context.Context, shape *puzzle.Shape, g *puzzle.Grid) bool {
	n, err := m.search.Count(ctx, shape, g, 2)
	return n == 1 && err == nil
}

// minimal reports whether no given can be left out.
func (m *boardMaker) minimal(ctx context.Context, p *madePuzzle) bool {
	for c := range p.givens.Filled().All() {
		less := p.givens
		less[c] = 0
		if m.unique(ctx, p.shape, &less) {
			return false
		}
	}
	return true
}
