package window

import (
	"context"
	"slices"

	"sudoku/gui/session"
	"sudoku/puzzle"
)

// The pages that list games or puzzles learn in the background what their rows show:
// first the pictures of all that are seen, then how hard each is, one at a time.

// maxWant is how many rows are read at a time: those that are seen. maxPictures
// bounds what is kept.
const (
	maxWant     = 16
	maxPictures = 300
)

// wanted adds a row to those to be read, unless one is the same, and forgets those that
// were scrolled past.
func wanted[T any](list []T, row T, same func(T) bool) []T {
	if slices.ContainsFunc(list, same) {
		return list
	}
	list = append(list, row)
	return list[max(0, len(list)-maxWant):]
}

// rateRow finds how hard the puzzle of a row is.
func (w *Window) rateRow(givens puzzle.Grid, done func(session.Facts, error)) {
	session.Start(w.recentJob, func(ctx context.Context, _ func(int)) (session.Facts, error) {
		return session.FactsOf(ctx, givens)
	}, func(int) {}, done)
}
