// Package rate rates puzzles for the library, on both scales.
package rate

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
	"sudoku/solver/variant"
)

// A Rater rates puzzles one after the other in the same memory. Only one goroutine may use
// it at a time. The zero value is ready.
type Rater struct {
	levels logic.Rater
	values se.Rater
	boards variant.Searcher
}

// Rate rates g on both scales. A grid that is complete, or has not exactly one solution, has
// no rating, which is the zero value. The error is that of ctx.
func (r *Rater) Rate(ctx context.Context, g puzzle.Grid) (library.Rating, error) {
	out, err := r.Level(ctx, g)
	if err != nil || !ratable(g) {
		return out, err
	}
	if v, err := r.values.Rate(ctx, &g); err == nil {
		out.SE = float64(v.ER) / 10
	}
	return out, ctx.Err()
}

// Level is Rate without the scale of Sudoku Explainer, which takes longest. A puzzle that the
// techniques can't finish has no level.
func (r *Rater) Level(ctx context.Context, g puzzle.Grid) (out library.Rating, err error) {
	if !ratable(g) {
		return out, ctx.Err()
	}
	if l, err := r.levels.Rate(ctx, &g, logic.HoDoKu.Techniques); err == nil {
		out.Level, out.Score, out.Hardest = l.Level, l.Score, l.Hardest.ID
	}
	return out, ctx.Err()
}

// Board is Level for a puzzle on another board than the classic one, by the levels of that.
func (r *Rater) Board(ctx context.Context, p *puzzle.Puzzle) (out library.Rating, err error) {
	n, err := r.boards.Count(ctx, p.Shape, &p.Givens, 2)
	if err != nil || n != 1 || p.Givens.Filled() == p.Shape.Cells() {
		return out, ctx.Err()
	}
	if l, err := r.levels.RateShape(ctx, p.Shape, &p.Givens, logic.For(p.Shape).Techniques, 0, nil); err == nil {
		out.Level, out.Score, out.Hardest = l.Level, l.Score, l.Hardest.ID
	}
	return out, ctx.Err()
}

// Puzzle is Level for a puzzle on any board.
func (r *Rater) Puzzle(ctx context.Context, p *puzzle.Puzzle) (library.Rating, error) {
	if p.Shape == nil {
		return r.Level(ctx, p.Givens)
	}
	return r.Board(ctx, p)
}

// ratable reports whether g is a puzzle.
func ratable(g puzzle.Grid) bool { return g.Filled() != puzzle.AllCells && solver.Count(g, 2) == 1 }
