package session

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/variant"
)

// A boards searches boards of any shape: classic ones with package solver, which is faster.
// The zero boards is ready; one goroutine may use it at a time.
type boards struct {
	classic solver.Searcher
	others  variant.Searcher
}

// search calls found with each solution until it returns false.
func (b *boards) search(ctx context.Context, on *puzzle.Shape, g *puzzle.Grid, found func(*puzzle.Grid) bool) error {
	if on == nil {
		b.classic.Search(g, found)
		return ctx.Err()
	}
	return b.others.Search(ctx, on, g, found)
}

// first returns the first solution, if there is one.
func (b *boards) first(ctx context.Context, on *puzzle.Shape, g *puzzle.Grid) (solution puzzle.Grid, ok bool) {
	_ = b.search(ctx, on, g, func(s *puzzle.Grid) bool { // without one, nothing is found
		solution, ok = *s, true
		return false
	})
	return solution, ok
}

// count counts the solutions up to a limit.
func (b *boards) count(ctx context.Context, on *puzzle.Shape, g *puzzle.Grid, limit int) (int, error) {
	if on == nil {
		return b.classic.CountContext(ctx, g, limit)
	}
	return b.others.Count(ctx, on, g, limit)
}

// judge says what is known of a grid while it is entered.
func (b *boards) judge(ctx context.Context, on *puzzle.Shape, g *puzzle.Grid) (solver.Verdict, error) {
	if on == nil {
		return b.classic.Judge(ctx, g)
	}
	return b.others.Judge(ctx, on, g)
}

// Rate says how hard a puzzle is: on the classic board as HoDoKu does.
func Rate(ctx context.Context, on *puzzle.Shape, g puzzle.Grid) (logic.Rating, error) {
	if on == nil {
		return logic.Rate(ctx, g, logic.HoDoKu.Techniques)
	}
	var r logic.Rater
	return r.RateShape(ctx, on, &g, logic.For(on).Techniques, 0, nil)
}
