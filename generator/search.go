package generator

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An attempt is named by the number of its puzzle, from 0, and its own, from 1.
type attempt struct{ puzzle, number int }

// A madePuzzle is the puzzle of an attempt that fits; the zero one stands for none.
type madePuzzle struct {
	attemptNumber    int // the number of the attempt
	givens, solution puzzle.Grid
	shape            *puzzle.Shape
	rating           logic.Rating
	noPattern        bool // there is none: no attempt came to a puzzle of the pattern
}

// An outcome is the result of an attempt: its puzzle, and whether that fits. If not, and
// progress is reported, closest says what it misses.
type outcome struct {
	attempt
	madePuzzle
	fits    bool
	climbed bool // it has come to a puzzle of the pattern
	closest Closest
}

// A search is the search for one puzzle: for the lowest attempt that fits.
type search struct {
	puzzle int
	last   int   // the attempt given out last
	limit  int   // the highest attempt that can still matter
	open   []int // the attempts under way that can
	misses int   // attempts that did not fit
	wanted int   // attempts to make as soon as a worker is free
	best   madePuzzle
	hoped  bool // some attempt came to a puzzle of the pattern
}

// begin makes h the search for another puzzle.
func (h *search) begin(puzzle, attempts int) {
	*h = search{puzzle: puzzle, limit: attempts, open: h.open[:0], wanted: 1}
}

// more reports whether there are attempts not yet given out that can still matter.
func (h *search) more() bool { return h.last < h.limit }

// done reports whether best is known to be the best.
func (h *search) done() bool { return len(h.open) == 0 && !h.more() }

// next gives out an attempt.
func (h *search) next() attempt {
	h.wanted = max(0, h.wanted-1)
	h.last++
	h.open = append(h.open, h.last)
	return attempt{h.puzzle, h.last}
}

// miss says that attempt n does not fit. If it is one of the last searches, one more
// attempt is made at the same time with every fourth miss: rare puzzles come soon enough,
// and few attempts are made in vain.
func (h *search) miss(n int, last bool) {
	h.close(n)
	h.misses++
	h.wanted++
	if last && h.misses%4 == 0 {
		h.wanted++
	}
}

// hope says that there are puzzles of the pattern, so that more attempts are worth it.
func (h *search) hope(attempts int) {
	h.hoped = true
	if h.best.attemptNumber == 0 {
		h.limit = attempts
	}
}

// hit says that f fits. It reports whether attempts under way have become useless.
func (h *search) hit(f *madePuzzle) bool {
	h.close(f.attemptNumber)
	h.best, h.limit, h.wanted = *f, f.attemptNumber-1, 0
	n := len(h.open)
	h.open = slices.DeleteFunc(h.open, func(n int) bool { return n > h.limit })
	return len(h.open) < n
}

func (h *search) close(n int) {
	i := slices.Index(h.open, n)
	h.open = slices.Delete(h.open, i, i+1)
}
