package logic

import (
	"cmp"
	"context"
	"slices"
	"sync"

	"sudoku/puzzle"
)

// A Found is one of all the steps of a position.
type Found struct {
	Step
	Unlocks int // how many more digits singles can place once it is made, with its own
}

// AllContext is [All] that ends soon after ctx is done, with the steps so far.
func AllContext(ctx context.Context, pos *puzzle.Position, with []*Technique) (steps []Step, err error) {
	b := NewBoard(pos)
	for _, t := range with {
		if err := ctx.Err(); err != nil {
			return steps, err
		}
		t.find(b, func(s Step) bool {
			if s.Technique == nil {
				s.Technique = t
			}
			steps = append(steps, s)
			return ctx.Err() == nil
		})
	}
	return steps, ctx.Err()
}

// AllFound is AllContext with what each step unlocks.
func AllFound(ctx context.Context, pos *puzzle.Position, with []*Technique) ([]Found, error) {
	steps, err := AllContext(ctx, pos, with)
	found, before := make([]Found, len(steps)), filled(pos)
	for i := range steps {
		if ctx.Err() != nil {
			return found[:i], ctx.Err()
		}
		found[i] = Found{steps[i], unlocks(pos, &steps[i], before)}
	}
	return found, err
}

// unlocks returns how many digits singles can place once s is made, as far as they lead
// and with what s itself places, less those that they could before.
func unlocks(pos *puzzle.Position, s *Step, before int) int {
	after := *pos
	s.Apply(&after)
	return filled(&after) - before
}

// filled returns how many cells hold a digit after all singles are placed.
func filled(pos *puzzle.Position) int {
	b := NewBoard(pos)
	b.singles()
	return 81 - b.Empty.Len()
}

// singles fills all cells that naked and hidden singles lead to.
func (b *Board) singles() {
	for b.placeNext(singleRows) != nil {
	}
}

var singleRows = []*Technique{nakedSingle, hiddenSingle}

// An Order is one in which to show all steps of a position.
type Order uint8

const (
	ByTechnique Order = iota // in which techniques are tried
	ByEffect                 // placements first, then most eliminations
	ByUnlocks                // most unlocked digits
)

// SortSteps sorts steps. Those that are equal in an order stay as they were.
func SortSteps(found []Found, by Order) {
	slices.SortStableFunc(found, func(a, b Found) int {
		switch by {
		case ByEffect:
			return cmp.Or(cmp.Compare(len(b.Place), len(a.Place)), cmp.Compare(len(b.Eliminate), len(a.Eliminate)))
		case ByUnlocks:
			return cmp.Compare(b.Unlocks, a.Unlocks)
		}
		return cmp.Compare(ranks()[a.Technique.ID], ranks()[b.Technique.ID])
	})
}

// ranks holds where each technique stands in the list.
var ranks = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for i, row := range rows {
		if _, twice := m[row.ID]; !twice {
			m[row.ID] = i
		}
	}
	return m
})
