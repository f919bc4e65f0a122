package hint

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// ForCell chooses a hint about one cell: what is wrong, else the simplest step that
// places its digit, else the simplest one that removes a candidate from it. If no quick
// technique finds either, it says so and gives the next step elsewhere. For a cell that
// is right it returns an error that says so.
func ForCell(ctx context.Context, r Request, c puzzle.Cell) (Hint, error) {
	if r.State.Shape.Solved(&r.State.Grid) {
		return Hint{}, ErrFinished
	}
	if h, ok := Wrong(r); ok {
		return h, nil
	}
	if d := r.State.Grid[c]; d != 0 {
		return Hint{}, words.Error("hint.cell.filled", "cell", c, "d", d)
	}
	pos, known := r.Position(), r.within()
	steps, err := logic.AllContext(ctx, &pos, logic.Applicable(known.quick(), len(r.Solutions) == 1))
	if err != nil {
		return Hint{}, err
	}
	for _, about := range []func(*logic.Step) []puzzle.Candidate{
		func(s *logic.Step) []puzzle.Candidate { return s.Place },
		func(s *logic.Step) []puzzle.Candidate { return s.Eliminate },
	} {
		for i := range steps {
			s := &steps[i]
			if slices.ContainsFunc(about(s), func(k puzzle.Candidate) bool { return k.Cell() == c }) && r.holdsInAll(s) {
				return Hint{step{*s, r.keepsCandidates(), c, true}}, nil
			}
		}
	}
	next, err := Find(r)
	return Hint{elsewhere{c, pos.Cands[c], next.advice}}, err
}

// quick returns the quick techniques among those of the request.
func (r *Request) quick() []*logic.Technique {
	quick := logic.StepTechniquesFor(r.State.Shape, false)
	if r.Techniques == nil {
		return quick
	}
	return slices.DeleteFunc(slices.Clone(quick), func(t *logic.Technique) bool {
		return !slices.ContainsFunc(r.techniques(), func(own *logic.Technique) bool { return own.ID == t.ID })
	})
}

// An elsewhere says that nothing is known about a cell yet, and goes on with what is
// known elsewhere.
type elsewhere struct {
	cell  puzzle.Cell
	cands puzzle.DigitSet
	next  advice
}

func (e elsewhere) title(depth int, l words.Lang) string { return e.next.title(depth, l) }

func (e elsewhere) say(depth int, l words.Lang) ([]string, puzzle.Diagram) {
	text, diagram := e.next.say(depth, l)
	if depth == Where {
		text = append([]string{l.T("hint.cell.open", "cell", e.cell, "digits", words.And(e.cands.All()))}, text...)
	}
	return text, diagram
}

func (e elsewhere) move() (game.Move, bool) { return e.next.move() }
