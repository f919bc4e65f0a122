package library

import (
	"cmp"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// An Outcome is how a game went.
type Outcome struct {
	Game string // its name
	game.Outcome
	Rating Rating // if Rate or RateGames has found it
	Begun  time.Time
	Ended  time.Time // when it was saved last
	Repeat bool      // the player had solved the puzzle in another game before
}

// puzzle returns the puzzle without its texts.
func (o *Outcome) puzzle() *puzzle.Puzzle { return &puzzle.Puzzle{Shape: o.Shape, Givens: o.Givens} }

// unread reports whether there is no game: its file can't be read. A killer needs no givens.
func (o *Outcome) unread() bool { return o.Shape == nil && o.Givens == (puzzle.Grid{}) }

// Unrated reports whether the level of the puzzle wasn't looked for yet.
func (o *Outcome) Unrated() bool { return o.Rating == Rating{} }

// FinishedAt returns when the game was finished or, where that is unknown, when it was begun.
func (o *Outcome) FinishedAt() time.Time {
	if o.When.IsZero() {
		return o.Begun
	}
	return o.When
}

// before reports whether o was finished before another game.
func (o *Outcome) before(other *Outcome) bool {
	return cmp.Or(o.FinishedAt().Compare(other.FinishedAt()), cmp.Compare(o.Game, other.Game)) < 0
}

// Farther reports whether o counts for its puzzle rather than another game of it: the one in
// which the player solved it first, from its start if there is such a one, else one that can be gone on with, else one whose solution
// was shown; of several the one saved last.
func (o *Outcome) Farther(other *Outcome) bool {
	rank := [...]int{New: 0, Shown: 1, Begun: 2, Solved: 3}
	a, b := o.Stage(), other.Stage()
	switch {
	case a != b:
		return rank[a] > rank[b]
	case a == Solved && o.InMiddle != other.InMiddle:
		return other.InMiddle
	case a == Solved:
		return o.before(other)
	}
	return cmp.Or(o.Ended.Compare(other.Ended), cmp.Compare(o.Game, other.Game)) > 0
}
