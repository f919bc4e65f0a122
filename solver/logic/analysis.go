package logic

import (
	"context"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ErrUnused means that a technique has no step on the path to the solution.
var ErrUnused = words.Error("logic.never")

// PathFrom returns the steps that [Rate] takes, with their diagrams, from a position and
// its candidates. For the givens of a puzzle the ratings are equal.
func PathFrom(ctx context.Context, pos *puzzle.Position, with []*Technique) ([]Step, Rating, error) {
	b := follow(pos)
	steps := make([]Step, 0, b.Empty.Len()+8)
	r, err := b.solve(ctx, with, func(s *Step) { steps = append(steps, b.rules.told(*s)) })
	return steps, r, err
}

// UpTo returns the steps that lead from pos to where the next one is of t, or of
// another form of t: those of PathFrom before it. When none of them is, it returns
// them all and ErrUnused.
func UpTo(ctx context.Context, pos *puzzle.Position, with []*Technique, t *Technique) ([]Step, error) {
	b, finder := follow(pos), newStepFinder()
	var steps []Step
	for !b.Empty.Empty() {
		if err := ctx.Err(); err != nil {
			return steps, err
		}
		s, ok := finder.first(b, with)
		if !ok {
			break
		}
		if s.Technique.ID == t.ID || finder.technique.ID == t.ID {
			return steps, nil
		}
		b.apply(&s)
		steps = append(steps, b.rules.told(s))
	}
	return steps, ErrUnused
}

// follow returns the board of a position, on which singles arose in the order of
// [start]. Candidates that a peer's digit excludes are removed.
func follow(pos *puzzle.Position) *Board {
	if pos.Shape != nil {
		all := pos.Shape.NewPosition(pos.Grid)
		all.Given = pos.Given
		for c := range all.Cands {
			all.Cands[c] &= pos.Cands[c]
		}
		return NewBoard(&all)
	}
	b := start(&pos.Grid)
	b.Given = pos.Given
	for c := range b.Empty.All() {
		for d := range (b.Cands[c] &^ pos.Cands[c]).All() {
			b.Eliminate(puzzle.Cand(c, d))
		}
	}
	return b
}
