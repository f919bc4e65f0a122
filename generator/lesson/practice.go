package lesson

import (
	"context"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// positions is how many positions are looked at for one of a puzzle of the technique's level,
// and patience for one that needs nothing harder.
const positions, patience = 6, 24

// Practise makes an exercise in a technique at once, in a position of a lesson: in a puzzle of
// the level of the technique, or else one that needs nothing harder from there on. Of a few
// techniques there is none; of these it is one that does, or in which something easier moves,
// too. The same seed makes the same one. The errors are those of [New].
func Practise(ctx context.Context, t *logic.Technique, seed uint64) (best generator.Exercise, err error) {
	if ofBoard(t) {
		p, err := New(ctx, t, seed)
		if err != nil {
			return best, err
		}
		return p.exercise(p.Given), nil
	}
	have := none
	for n := range uint64(patience) {
		if have == reduced && n >= positions {
			break
		}
		p, err := New(ctx, t, seed+n<<32)
		if err != nil && (have == none || ctx.Err() != nil) {
			return best, err
		} else if err != nil {
			break
		}
		e, is := p.offer(ctx)
		if is == ofLevel {
			return e, nil
		}
		if is > have {
			best, have = e, is
		}
		if p.Beside {
			break // others of the technique are no better
		}
	}
	return best, nil
}

// How well an exercise suits, the best last.
const (
	none    = iota
	harder  // something harder is needed, or something easier moves
	suits   // nothing harder is needed from there on
	reduced // the digits that are there already are givens
	ofLevel // the puzzle is of the technique's level
)

// offer makes p an exercise, and says how well it suits.
func (p *Position) offer(ctx context.Context) (generator.Exercise, int) {
	e := p.exercise(p.Given)
	switch {
	case p.Beside || p.beyond(ctx):
		return e, harder
	case p.ofLevel(ctx, &e.Puzzle.Givens):
		return e, ofLevel
	}
	if given, ok := p.reduced(); ok {
		return p.exercise(given), reduced
	}
	return e, suits
}

// beyond reports whether something harder than the technique is needed from p on.
func (p *Position) beyond(ctx context.Context) bool {
	var with []*logic.Technique
	for _, t := range logic.Full.Techniques {
		if t.Level <= p.Technique.Level || t.ID == p.Technique.ID {
			with = append(with, t)
		}
	}
	_, _, err := logic.PathFrom(ctx, &p.Position, with)
	return err != nil
}

// ofLevel reports whether a puzzle has the level of the technique.
func (p *Position) ofLevel(ctx context.Context, g *puzzle.Grid) bool {
	r, err := logic.Rate(ctx, *g, logic.HoDoKu.Techniques)
	return err == nil && r.Level == p.Technique.Level
}

// reduced returns the digits that are there already, to be the givens of an exercise, unless
// the technique depends on which of them are given.
func (p *Position) reduced() (puzzle.CellSet, bool) {
	full := p.Position
	full.Given = full.Grid.Filled()
	s, ok := logic.Next(&full, []*logic.Technique{p.Technique})
	return full.Given, ok && (s.Same(&p.Steps[0]) || len(p.Steps) > 1)
}

// exercise returns p as an exercise in a puzzle with some of its digits as givens.
func (p *Position) exercise(givens puzzle.CellSet) (e generator.Exercise) {
	e.Puzzle.Shape = p.Shape
	for c := range givens.All() {
		e.Puzzle.Givens[c] = p.Grid[c]
	}
	e.Position, e.Step = p.Position, p.Steps[0]
	e.Position.Given = givens
	return e
}
