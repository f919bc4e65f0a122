package solver

import (
	"math/rand/v2"

	"sudoku/puzzle"
)

// A query says what one search is for.
type query struct {
	limit int                     // stop at so many solutions
	found func(*puzzle.Grid) bool // nil, or called with each; false stops
	rng   *rand.Rand              // nil, or the order in which to guess
	done  <-chan struct{}         // nil, or closed to stop

	// For bands alone: maxDeadEnds, if not 0, is the number of dead ends at which it
	// gives up; exclude, if not nil, is a candidate to strike at the start; ordered says that
	// solutions come in the order that all machines have in common; inOrder, that dealing
	// finds none before them; unaided, without the oracle.
	maxDeadEnds int
	exclude     *puzzle.Candidate
	ordered     bool
	inOrder     bool
	unaided     bool

	keep *[81]puzzle.DigitSet // nil, or the candidates of the empty cells
}

// checkEvery is how many guesses lie between two looks at query.done.
const checkEvery = 4096
