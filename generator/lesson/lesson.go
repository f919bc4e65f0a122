// Package lesson makes positions to learn a technique on, and judges what a learner
// answers there.
package lesson

import (
	"context"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A Position is a board on which a technique has a step and what is cheaper has none.
// Much of the rest is filled, as entries.
type Position struct {
	Technique *logic.Technique
	puzzle.Position
	Solution puzzle.Grid
	Steps    []logic.Step // all that the technique finds here, with their diagrams

	// Alone says that no other technique of hints at all has a step that costs less. Else that
	// holds of those of the levels Easy and Medium, or where the technique is a form
	// that has no cost of its own, these have no step at all.
	Alone bool

	// Beside says that even those have steps here: of a few techniques no position is
	// known where they don't.
	Beside bool

	// Easier is the technique that hints would give here before it, nil if there is none.
	Easier *logic.Technique
}

// Puzzle returns what is printed of p, and what is filled since.
func (p *Position) Puzzle() (q puzzle.Puzzle) {
	q.Shape = p.Shape
	for c, d := range p.Grid {
		if p.Given.Has(puzzle.Cell(c)) {
			q.Givens[c] = d
		} else {
			q.Entries[c] = d
		}
	}
	return q
}

// ErrNone means that no position of a technique was found.
var ErrNone = words.Error("lesson.none")

// tries is how many new puzzles are looked through for a position in which what is
// cheaper of Easy and Medium has no step, or if aloneTries, nothing that is cheaper.
const (
	tries      = 400
	aloneTries = 100
)

// New makes a position for a technique: on the way through a new puzzle, or of those that
// take long to find, from a known one in a disguise. The same seed makes the same position.
// The errors are ErrNone and that of ctx.
func New(ctx context.Context, t *logic.Technique, seed uint64) (Position, error) {
	if ofBoard(t) {
		return onBoard(ctx, t, seed)
	}
	p, err := made(ctx, widest(t), seed)
	if err == nil && !p.Alone {
		p.Easier = p.easier()
		p.Alone = p.Easier == nil && !p.Beside
	}
	return p, err
}

// easier returns the technique of a step that costs less than all of the lesson's, nil if there
// is none.
func (p *Position) easier() *logic.Technique {
	if s, ok := logic.Next(&p.Position, logic.Full.Techniques); ok && s.Cost() < p.cost() {
		return s.Technique
	}
	return nil
}

// cost returns what the easiest step of the lesson costs.
func (p *Position) cost() int {
	least := p.Steps[0].Cost()
	for i := range p.Steps {
		least = min(least, p.Steps[i].Cost())
	}
	return least
}

// made returns a position of the widest form of a technique, before what would be easier is known.
func made(ctx context.Context, t *logic.Technique, seed uint64) (Position, error) {
	if p, ok := newMaker(t, seed, false).stocked(ctx); ok || ctx.Err() != nil {
		return p, ctx.Err()
	}
	known := knownOf(t)
	for _, alone := range []bool{true, false} {
		m := newMaker(t, seed, alone)
		if alone && m.cheapest == nil {
			continue
		}
		ways := []func(context.Context) (Position, bool){m.disguised(known)}
		if common(t) {
			ways = []func(context.Context) (Position, bool){m.generated, m.disguised(known)}
		}
		for _, way := range ways {
			if p, ok := way(ctx); ok || ctx.Err() != nil {
				return p, ctx.Err()
			}
		}
	}
	if p, ok := newMaker(t, seed, false).beside(ctx, known); ok || ctx.Err() != nil {
		return p, ctx.Err()
	}
	return Position{}, ErrNone
}

// common reports whether positions of t are quickly found in new puzzles: steps of those that
// cost little are in most, and nets in all that nothing else moves. Of the others there is a
// stock, but for those that hardly any puzzle has.
func common(t *logic.Technique) bool {
	return t.Least() > 0 && t.Least() < 12 || t.Least() >= nets
}

// nets is what steps of nets cost at least.
const nets = 110

// knownOf returns positions that lead to a step of t: its example and the known puzzles.
func knownOf(t *logic.Technique) (known []puzzle.Position) {
	if pos, _, ok := t.Example(); ok {
		known = append(known, pos)
	}
	for _, g := range generator.Seeds(t) {
		known = append(known, puzzle.NewPosition(g))
	}
	return known
}
