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
	Unlocks int  // how many more digits singles can place once it is made, with its own
	Next    bool // a hint tells it
}

// NewFound returns a step of a position with what it unlocks.
func NewFound(pos *puzzle.Position, s Step) Found {
	return Found{Step: s, Unlocks: unlocks(pos, &s, filled(pos))}
}

// Same reports whether two steps of a position are of one technique and change the same.
func (s *Step) Same(other *Step) bool {
	return s.Technique.ID == other.Technique.ID && slices.Equal(s.Place, other.Place) && slices.Equal(s.Eliminate, other.Eliminate)
}

// AllContext is [All] that ends soon after ctx is done, with the steps so far.
func AllContext(ctx context.Context, pos *puzzle.Position, with []*Technique) (steps []Step, err error) {
	err = eachStep(ctx, pos, with, func(s Step) { steps = append(steps, s) })
	return steps, err
}

// eachStep calls yield for each step as it is found, technique by technique.
func eachStep(ctx context.Context, pos *puzzle.Position, with []*Technique, yield func(Step)) error {
	b := NewBoard(pos)
	b.ctx = ctx
	for _, t := range with {
		if err := ctx.Err(); err != nil {
			return err
		}
		t.find(b, func(s Step) bool {
			if s.Technique == nil {
				s.Technique = t
			}
			if t.simpler == nil || !t.simpler(&s) {
				yield(b.rules.told(s))
			}
			return ctx.Err() == nil
		})
	}
	return ctx.Err()
}

// EachFound calls yield for each step of a position as it is found, technique by technique, until ctx is
// done. What a step unlocks takes longer than finding it.
func EachFound(ctx context.Context, pos *puzzle.Position, with []*Technique, yield func(Found)) error {
	before := filled(pos)
	return eachStep(ctx, pos, with, func(s Step) { yield(Found{Step: s, Unlocks: unlocks(pos, &s, before)}) })
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
	return pos.Shape.Cells().Len() - b.Empty.Len()
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
	ByTechnique Order = iota // in which techniques are tried, that of the next step first
	ByEffect                 // placements first, then most eliminations
	ByUnlocks                // most unlocked digits
)

// SortSteps sorts steps. Those that are equal in an order stay as they were.
func SortSteps(found []Found, by Order) {
	first := ""
	for _, f := range found {
		if f.Next {
			first = f.Technique.ID
		}
	}
	rank := func(f *Found) (n int) {
		if f.Technique.ID != first {
			n = 1 + ranks()[f.Technique.ID]
		}
		return 2*n + count(!f.Next)
	}
	slices.SortStableFunc(found, func(a, b Found) int {
		switch by {
		case ByEffect:
			return cmp.Or(cmp.Compare(len(b.Place), len(a.Place)), cmp.Compare(len(b.Eliminate), len(a.Eliminate)))
		case ByUnlocks:
			return cmp.Compare(b.Unlocks, a.Unlocks)
		}
		return cmp.Compare(rank(&a), rank(&b))
	})
}

// ranks holds where each technique stands in the list.
var ranks = sync.OnceValue(func() map[string]int {
	m := map[string]int{}
	for i, row := range slices.Concat(rows, shapeRows) {
		if _, twice := m[row.ID]; !twice {
			m[row.ID] = i
		}
	}
	return m
})
