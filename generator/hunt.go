package generator

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// An attempt is named by the number of its puzzle, from 0, and its own, from 1.
type attempt struct{ puzzle, number int }

// A find is what was made in an attempt that fits; the zero find stands for none.
type find struct {
	by               int // the number of the attempt
	givens, solution puzzle.Grid
	rating           logic.Rating
}

// An outcome says what has come of an attempt: what it found, if that fits.
type outcome struct {
	attempt
	find
	fits bool
}

// A hunt is the search for one puzzle: for the lowest attempt that fits.
type hunt struct {
	puzzle int
	last   int   // the attempt given out last
	limit  int   // the highest attempt that can still matter
	open   []int // the attempts under way that can
	misses int   // attempts that did not fit
	wanted int   // attempts to make as soon as somebody can
	best   find
}

// begin makes h the search for another puzzle.
func (h *hunt) begin(puzzle, attempts int) {
	*h = hunt{puzzle: puzzle, limit: attempts, open: h.open[:0], wanted: 1}
}

// more reports whether there are attempts that nobody makes and that can matter.
func (h *hunt) more() bool { return h.last < h.limit }

// over reports whether best is known to be the best.
func (h *hunt) over() bool { return len(h.open) == 0 && !h.more() }

// next gives out an attempt.
func (h *hunt) next() attempt {
	h.wanted = max(0, h.wanted-1)
	h.last++
	h.open = append(h.open, h.last)
	return attempt{h.puzzle, h.last}
}

// miss says that attempt n does not fit. With every fourth miss, one more attempt
// is made at the same time: what is rare is not far behind the rest, and few
// attempts turn out to be needless.
func (h *hunt) miss(n int) {
	h.close(n)
	h.misses++
	h.wanted++
	if h.misses%4 == 0 {
		h.wanted++
	}
}

// hit says that f fits. It reports whether attempts under way have lost their use.
func (h *hunt) hit(f *find) bool {
	h.close(f.by)
	h.best, h.limit, h.wanted = *f, f.by-1, 0
	n := len(h.open)
	h.open = slices.DeleteFunc(h.open, func(n int) bool { return n > h.limit })
	return len(h.open) < n
}

func (h *hunt) close(n int) {
	i := slices.Index(h.open, n)
	h.open = slices.Delete(h.open, i, i+1)
}
