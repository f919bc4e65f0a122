// Package hint decides what to tell a player now: first what is wrong, else a
// step that leads on, each in five depths from where to look to the move itself.
//
// It solves nothing: what the solver knows comes in with the request. The same
// request gives the same hint. PrintedSteps tells a whole path in the same words.
package hint

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// The depths of a hint.
const (
	Where   = 1 + iota // a house or a digit to look at
	What               // what is to be found there
	Pattern            // which cells it is
	Why                // the argument
	Done               // what the move did
)

// ErrFinished means that the grid is full and right: there is nothing to say.
var ErrFinished = words.Error("hint.finished")

// A Request is what a hint works on.
type Request struct {
	State  game.State
	Givens puzzle.CellSet

	// Solutions are those of the givens: none, the one, or any two or more.
	Solutions []puzzle.Grid

	// Solvable reports whether a grid has a solution. It is called only when the
	// givens have several: then an entry is wrong when no solution is left, and a
	// step is right when it is so in every solution that is left.
	Solvable func(puzzle.Grid) bool

	// Techniques are what steps are looked for with, in their order; nil is all that
	// the program knows. On another board than the classic one they are those of the board
	// that are among them, see [logic.On].
	Techniques []*logic.Technique

	// Within says which of them hints may use; nil for all. Where these lead no further, a hint
	// says what does.
	Within func(*logic.Technique) bool

	Last puzzle.Cell // where the player was last; of equal steps the nearest is chosen
}

// A Hint is what to tell the player.
type Hint struct{ advice }

// advice is one kind of hint.
type advice interface {
	title(depth int, l words.Lang) string
	say(depth int, l words.Lang) ([]string, puzzle.Diagram)
	move() (game.Move, bool)
}

// Find chooses the hint: a puzzle without a solution, an entry that is wrong, a mark
// that is missing, the next step, or that no step is known. It returns
// ErrFinished when the grid is full and right.
func Find(r Request) (Hint, error) {
	if r.State.Shape.Solved(&r.State.Grid) {
		return Hint{}, ErrFinished
	}
	if h, ok := Wrong(r); ok {
		return h, nil
	}
	pos := r.Position()
	switch s, beyond, ok := r.told(&pos); {
	case !ok:
		return Hint{r.stuck(&pos)}, nil
	case beyond:
		return Hint{harder{s}}, nil
	default:
		return Hint{s}, nil
	}
}

// told picks the step to tell: one that hints may use, or where there is none, one beyond.
func (r *Request) told(pos *puzzle.Position) (s step, beyond, ok bool) {
	known := r.within()
	if s, ok = known.next(pos); ok || r.Within == nil {
		return s, false, ok
	}
	s, ok = r.next(pos)
	return s, true, ok
}

// Wrong returns a hint that comes before any step: that the puzzle has no solution, an
// entry that is wrong, or a mark that is missing.
func Wrong(r Request) (Hint, bool) {
	if len(r.Solutions) == 0 {
		return Hint{r.noSolution()}, true
	}
	if m, ok := r.mistake(); ok {
		return Hint{m}, true
	}
	if m, ok := r.missingMark(); ok {
		return Hint{m}, true
	}
	return Hint{}, false
}

// Depth says the hint at a depth, 1 to 5, in a few short paragraphs, and returns
// what to show on the board beside it.
func (h Hint) Depth(n int, l words.Lang) ([]string, puzzle.Diagram) {
	return h.say(min(max(n, Where), Done), l)
}

// Parts says the argument of depth 4 in the parts in which to follow it: link by link
// where it is a chain or a net, else a paragraph each.
func (h Hint) Parts(l words.Lang) (parts []logic.Part) {
	if s, ok := h.Step(); ok {
		return s.Parts(l)
	}
	texts, _ := h.Depth(Why, l)
	for _, t := range texts {
		parts = append(parts, logic.Part{Text: t})
	}
	return parts
}

// Title names what was found, at a depth from 2 on: the digits too as soon as the text of
// that depth says them.
func (h Hint) Title(depth int, l words.Lang) string { return h.title(depth, l) }

// Move returns the move that does what the hint says, in one undo, if there is
// anything to do.
func (h Hint) Move() (game.Move, bool) { return h.move() }

// Step returns the step of logic that the hint explains, if there is one.
func (h Hint) Step() (logic.Step, bool) {
	about := h.advice
	if e, ok := about.(elsewhere); ok {
		about = e.next
	}
	if b, ok := about.(harder); ok {
		about = b.step
	}
	s, ok := about.(step)
	return s.Step, ok
}

// Level returns the level of the step's technique, Unrated if there is no step.
func (h Hint) Level() puzzle.Level {
	if s, ok := h.Step(); ok {
		return s.Technique.Level
	}
	return puzzle.Unrated
}

// Score returns the score of the step's technique, 0 if there is no step.
func (h Hint) Score() int {
	if s, ok := h.Step(); ok {
		return s.Technique.Score
	}
	return 0
}

// Notation writes the step in one line, "" if there is no step.
func (h Hint) Notation() string {
	if s, ok := h.Step(); ok {
		return s.Notation()
	}
	return ""
}
