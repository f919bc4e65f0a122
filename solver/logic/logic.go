// Package logic solves puzzles the way people do and can say why.
//
// A [Technique] is a row in a list; its family's file holds the functions that find it and
// what is put into the sentences of the catalogue that explain it. Finders report [Step]s and
// never change the [Board]; what those of a family share is on a view of it. The package knows no solution, and only
// brute force, the last resort of HoDoKu's profile, tries digits.
package logic

import (
	"context"

	"sudoku/puzzle"
)

// A Technique is one way of reasoning.
type Technique struct {
	ID    string       // never changes; for flags and files
	Code  string       // HoDoKu's number for it, if it has one
	Term  string       // what HoDoKu calls it; begins the notation
	Level puzzle.Level // as HoDoKu rates it
	Score int          // what one use adds to a puzzle's score, as HoDoKu counts

	// OneSolution says that it holds only in puzzles with exactly one solution.
	OneSolution bool

	// find calls found with each step of the board until found says false. A step
	// places or eliminates something that is there. Its Technique is filled in by
	// the caller.
	find func(b *Board, found func(Step) bool)

	// simpler, if not nil, says of a step that a simpler technique has it too. On a way to the
	// solution that one comes first; where all steps are shown, such a step is left out.
	simpler func(*Step) bool

	// least is what its steps cost at least, if the easiest of them is to be taken, and 0 if
	// the first.
	least int

	// next returns what the first step places, for those that place a digit: faster
	// than find where no diagram is needed.
	next func(b *Board) (puzzle.Candidate, bool)

	// on says which boards have it, for those that the classic one lacks.
	on func(boardKind) bool

	explanation
}

// Next returns the first step of the first technique in the list that has one. Where the
// list has techniques as [Full] has them, in its order, it is of all their steps the one
// with the least cost. It depends on the position alone.
func Next(pos *puzzle.Position, with []*Technique) (Step, bool) {
	b := NewBoard(pos)
	s, ok := newStepFinder().first(b, with)
	return b.rules.told(s), ok
}

// All returns every step that the techniques find now, in their order, but for nested nets that
// nest nothing: a simpler technique has those.
func All(pos *puzzle.Position, with []*Technique) []Step {
	steps, _ := AllContext(context.Background(), pos, with)
	return steps
}
