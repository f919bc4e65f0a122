package hint

import (
	"context"
	"slices"
	"time"

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

// firstReport is how long All looks before it first reports what it has.
const firstReport = 50 * time.Millisecond

// All returns all steps of some techniques, with what each unlocks. The one that Find tells
// is among them, whatever its technique, and comes first in the order of techniques. Meanwhile it calls
// report, which may be nil, with those so far in their order, each time after twice as long.
func All(ctx context.Context, r Request, with []*logic.Technique, report func([]logic.Found)) (found []logic.Found, err error) {
	pos := r.Position()
	next, _, told := r.told(&pos)
	if told {
		f := logic.NewFound(&pos, next.Step)
		f.Next = true
		found = append(found, f)
	}
	last, pause := time.Now(), firstReport
	err = logic.EachFound(ctx, &pos, logic.Applicable(with, len(r.Solutions) == 1), func(f logic.Found) {
		if told && f.Same(&next.Step) {
			return
		}
		if found = append(found, f); report != nil && time.Since(last) > pause {
			some := slices.Clone(found)
			logic.SortSteps(some, logic.ByTechnique)
			report(some)
			last, pause = time.Now(), 2*pause
		}
	})
	logic.SortSteps(found, logic.ByTechnique)
	return found, err
}
