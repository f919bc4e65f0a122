package lesson

import (
	"context"
	"math/rand/v2"
	"slices"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// boardTries is how many puzzles are looked through for a step of a technique of other boards.
const boardTries = 300

// ofBoard reports whether only boards with diagonals or cages have a technique.
func ofBoard(t *logic.Technique) bool {
	return slices.ContainsFunc(logic.ShapeTechniques(), func(o *logic.Technique) bool { return o.ID == t.ID })
}

// onBoard makes a position for such a technique: where hints give a step of it on the way through
// a new puzzle of its level. The same seed makes the same one.
func onBoard(ctx context.Context, t *logic.Technique, seed uint64) (Position, error) {
	rng := rand.New(rand.NewPCG(seed, 1))
	order := generator.Order{Kind: generator.Killer}
	if pos, _, ok := t.Example(); ok && len(pos.Shape.Cages()) == 0 {
		order.Kind = generator.Diagonals
	}
	for range boardTries {
		order.Level, order.Seed = t.Level, rng.Uint64()
		r, err := generator.Generate(ctx, order, 1, nil)
		if err != nil {
			return Position{}, err
		}
		if t.ID == "cage-of-one" {
			if err := splitCage(&r, rng); err != nil {
				return Position{}, err
			}
		}
		if p, ok := wayTo(ctx, t, &r); ok {
			return p, nil
		}
	}
	return Position{}, ErrNone
}

// wayTo solves a puzzle by hints until one is a step of a technique that leaves something to find.
func wayTo(ctx context.Context, t *logic.Technique, r *generator.Result) (p Position, ok bool) {
	techs := logic.For(r.Puzzle.Shape).Techniques
	pos := r.Puzzle.Shape.NewPosition(r.Puzzle.Givens)
	for ctx.Err() == nil {
		s, ok := logic.Next(&pos, techs)
		if !ok {
			return p, false
		}
		if s.Technique.ID == t.ID {
			p = Position{Technique: s.Technique, Position: pos, Solution: r.Solution, Alone: true}
			p.Steps, _ = logic.AllContext(ctx, &pos, []*logic.Technique{s.Technique})
			return p, len(p.Steps) > 0 && ctx.Err() == nil
		}
		s.Apply(&pos)
	}
	return p, false
}

// splitCage makes a cage of two cells two of one: new puzzles hardly have any.
func splitCage(r *generator.Result, rng *rand.Rand) (err error) {
	cages := slices.Clone(r.Puzzle.Shape.Cages())
	for _, i := range rng.Perm(len(cages)) {
		if cages[i].Cells.Len() != 2 {
			continue
		}
		first := cages[i].Cells.First()
		d := int(r.Solution[first])
		cages[i].Cells.Remove(first)
		cages[i].Sum -= d
		cages = append(cages, puzzle.Cage{Cells: puzzle.CellsOf(first), Sum: d})
		break
	}
	r.Puzzle.Shape, err = puzzle.NewShape(r.Puzzle.Shape.Size(), r.Puzzle.Shape.Diagonals(), cages)
	return err
}
