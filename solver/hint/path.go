package hint

import (
	"context"
	"slices"

	"sudoku/solver/logic"
)

// Path returns the steps from where the player is to the end, each the one that Find tells
// once those before it are made. It ends with logic.ErrStuck where Find knows no step, and
// with the error of ctx soon after that is done.
func Path(ctx context.Context, r Request) (steps []logic.Step, err error) {
	pos := r.Position()
	for !pos.Shape.Cells().In(pos.Grid.Filled()) {
		if err := ctx.Err(); err != nil {
			return steps, err
		}
		s, _, ok := r.told(&pos)
		if !ok {
			return steps, logic.ErrStuck
		}
		s.Apply(&pos)
		r.State.Grid = pos.Grid
		r.Last = slices.Concat(s.Place, s.Eliminate)[0].Cell() // as game.LastCell has it
		steps = append(steps, s.Step)
	}
	return steps, nil
}

// All returns all steps of some techniques, with what each unlocks. The one that Find tells
// is among them, whatever its technique, and comes first in the order of techniques.
func All(ctx context.Context, r Request, with []*logic.Technique) ([]logic.Found, error) {
	pos := r.Position()
	found, err := logic.AllFound(ctx, &pos, logic.Applicable(with, len(r.Solutions) == 1))
	if err != nil {
		return found, err
	}
	if s, _, ok := r.told(&pos); ok {
		next := logic.NewFound(&pos, s.Step)
		next.Next = true
		found = slices.DeleteFunc(found, func(f logic.Found) bool { return f.Same(&s.Step) })
		found = append([]logic.Found{next}, found...)
	}
	logic.SortSteps(found, logic.ByTechnique)
	return found, nil
}
