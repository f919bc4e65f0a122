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
func Path(ctx context.Context, g puzzle.Grid) (path []Step, rating Rating, err error) {
	var r Rater
	rating, err = r.walk(ctx, &g, Beyond, func(s *step) {
		if s.rule != nil {
			path = append(path, s.public())
		}
	})
	return path, rating, err
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
