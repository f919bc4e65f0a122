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
	Name, Why words.Text // of the rule: what it is called, and why its steps hold
	Place     []puzzle.Candidate
	Eliminate []puzzle.Candidate // beside what placing a digit removes
}

// Path returns the steps that are made to rate g, and the rating; errors are those of Rate.
func Path(ctx context.Context, g puzzle.Grid) (path []Step, rating Rating, err error) {
	var r Rater
	rating, err = r.walk(ctx, &g, Beyond, func(s *step) {
		if s.rule != nil {
			path = append(path, s.told())
		}
	})
	return path, rating, err
}

// told returns s as others see it.
func (s *step) told() Step {
	t := Step{ID: s.rule.id, Value: s.value(), Name: s.rule.name, Why: s.rule.why}
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
