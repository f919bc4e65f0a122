package se

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A Step is a step of the path on which a rating is worked out.
type Step struct {
	ID        string // of its rule; never changes
	Value     Value
	Place     []puzzle.Candidate
	Eliminate []puzzle.Candidate // beside what placing a digit removes
}

// Name returns what the rule is called.
func (s *Step) Name() words.Key { return words.Key("se." + s.ID + ".name") }

// Why returns why steps of the rule hold.
func (s *Step) Why() words.Key { return words.Key("se." + s.ID + ".why") }

// Path returns the steps that are made to rate g, and the rating; errors are those of Rate.
func (r *Rater) Path(ctx context.Context, g *puzzle.Grid) (path []Step, rating Rating, err error) {
	rating, err = r.walk(ctx, g, Beyond, collect(&path))
	return path, rating, err
}

// PathFrom is Path for [Rater.RateFrom].
func (r *Rater) PathFrom(ctx context.Context, p *puzzle.Position) (path []Step, rating Rating, err error) {
	if !r.board.startFrom(p) {
		return nil, Rating{}, ErrInvalid
	}
	rating, err = r.run(ctx, Beyond, collect(&path))
	return path, rating, err
}

// collect returns a function that adds steps to path.
func collect(path *[]Step) func(*step) {
	return func(s *step) {
		if s.rule != nil {
			*path = append(*path, s.public())
		}
	}
}

// public returns s as others see it.
func (s *step) public() Step {
	t := Step{ID: s.rule.id, Value: s.value()}
	if s.places {
		t.Place = []puzzle.Candidate{puzzle.Cand(puzzle.Cell(s.cell), puzzle.Digit(s.digit+1))}
		return t
	}
	for _, r := range s.removes {
		for d := range puzzle.DigitSet(r.digits).All() {
			t.Eliminate = append(t.Eliminate, puzzle.Cand(puzzle.Cell(r.cell), d))
		}
	}
	slices.Sort(t.Eliminate)
	return t
}
