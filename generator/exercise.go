package generator

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An Exercise is a puzzle with one solution and a position on the way to it in which
// a technique is due.
type Exercise struct {
	Puzzle   puzzle.Puzzle
	Position puzzle.Position
	Step     logic.Step // what the technique finds there
}

// exercises is how many puzzles are tried for an exercise.
const exercises = 2_000_000

// Practise looks for an exercise in a technique: a puzzle in which the techniques of
// the levels Easy and Medium that come before it lead to a position where they find
// nothing and it does. The same seed gives the same exercise. progress, which may be
// nil, is called with the number of puzzles so far. The errors are ErrNoneFound and that of ctx.
//
// Most techniques take milliseconds to seconds; fish of four lines and deep nets,
// up to minutes.
func Practise(ctx context.Context, t *logic.Technique, seed uint64, workers int, progress func(tried int)) (Exercise, error) {
	with := append(logic.EasierThan(t), t)
	tried := 0
	for r, err := range Stream(ctx, Order{Seed: seed}, exercises, workers, nil) {
		if err != nil {
			return Exercise{}, err
		}
		if tried++; progress != nil {
			progress(tried)
		}
		pos := puzzle.NewPosition(r.Puzzle.Givens)
		path, _, err := logic.PathFrom(ctx, &pos, with)
		if ctx.Err() != nil {
			return Exercise{}, err
		}
		for _, s := range path {
			if s.Technique == t {
				return Exercise{r.Puzzle, pos, s}, nil
			}
			s.Apply(&pos)
		}
	}
	return Exercise{}, ErrNoneFound
}
