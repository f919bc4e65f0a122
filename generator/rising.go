package generator

import (
	"context"
	"errors"
	"iter"
	"slices"

	"sudoku/puzzle"
	"sudoku/solver/se"
)

// ErrRising means that puzzles can't rise evenly, for lack of two numbers to rise between.
var ErrRising = errors.New("no range to rise in")

// CheckRising returns the error that says why n puzzles of o can't rise evenly, nil if none is
// known: ErrRising or one that Check returns.
func (o Order) CheckRising(n int) error {
	if o.scale() == nil {
		return ErrRising
	}
	for _, i := range []int{0, n - 1} {
		if err := o.rung(i, n).Check(); err != nil {
			return err
		}
	}
	return nil
}

// scale returns the range in which the puzzles of o can rise, nil if it has none with two ends.
func (o *Order) scale() *Range {
	switch {
	case o.Score != nil && o.Score.bounded():
		return o.Score
	case o.Minutes != nil && o.Minutes.bounded():
		return o.Minutes
	case o.Explainer != nil && o.Explainer.To < int(se.Beyond):
		return o.Explainer
	}
	return nil
}

// rung returns the order for the i-th of n puzzles that rise evenly: its range is the i-th of n
// equal parts, or the nearest number that puzzles have.
func (o Order) rung(i, n int) Order {
	switch r := o.scale(); r {
	case o.Score: // all are even
		half := Range{(r.From + 1) / 2, r.To / 2}.part(i, n)
		o.Score = &Range{2 * half.From, 2 * half.To}
	case o.Minutes:
		part := r.part(i, n)
		o.Minutes = &part
	case o.Explainer:
		part := usual(r.part(i, n), *r)
		o.Explainer = &part
	}
	return o
}

// part returns the i-th of n equal parts of r. Each has a number, which several may share.
func (r Range) part(i, n int) Range {
	width := r.To - r.From + 1
	from := r.From + share(width, i, n)
	return Range{from, max(from, r.From+share(width, i+1, n)-1)}
}

// share returns n*i/of for numbers up to 2^31.
func share(n, i, of int) int { return int(int64(n) * int64(i) / int64(of)) }

// usualValues are the values of Sudoku Explainer, in tenths, below rareValue that at least one of a
// thousand random puzzles has. Of 5,163 few or none have the others.
var usualValues = []int{12, 15, 17, 20, 23, 25, 26, 28, 30, 32, 34, 36, 42, 44, 45, 46, 56, 57, 66, 67, 68, 69,
	70, 71, 72, 73, 74, 75, 76, 77, 78, 82, 83, 84, 85, 89}

// usual returns the part of a range that ends in usual values; if it has none, the usual value below
// it, or else above it, within another range.
func usual(part, within Range) Range {
	is := func(v int) bool { return v >= rareValue || slices.Contains(usualValues, v) }
	var in []int
	for v := within.From; v <= within.To; v++ {
		if is(v) && (v <= part.To || len(in) == 0) {
			in = append(in, v)
		}
	}
	if len(in) == 0 {
		return part
	}
	to := in[len(in)-1]
	from := to
	for _, v := range slices.Backward(in) {
		if v >= part.From {
			from = v
		}
	}
	return Range{from, to}
}

// runRising yields the puzzles of a part of p.Rising that rise evenly. For each that was there
// before it takes another number, which is so many further on.
func (o *Order) runRising(ctx context.Context, p Part, workers int, t *progressCount) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		seen := map[puzzle.Grid]bool{}
		for _, g := range p.Before[:min(len(p.Before), remembered)] {
			seen[g] = true
		}
		if err := o.CheckRising(p.Rising); err != nil {
			yield(Result{}, err)
			return
		}
		for i := p.First; i < p.End; i++ {
			r, err := o.onRung(ctx, i, p.Rising, workers, t, seen)
			if len(seen) < remembered {
				seen[r.known()] = true
			}
			if !yield(r, err) || err != nil {
				return
			}
		}
	}
}

// onRung returns the puzzle with the number i of n that rise evenly.
func (o *Order) onRung(ctx context.Context, i, n, workers int, t *progressCount, seen map[puzzle.Grid]bool) (r Result, err error) {
	rung, err := o.rung(i%n, n).complete()
	if err != nil {
		return Result{}, err
	}
	for range o.Attempts {
		for r, err = range run(ctx, rung.withSeeds(), i, i+1, workers, t) {
		}
		if err != nil || !seen[r.known()] {
			return r, err
		}
		i += n
	}
	return Result{}, ErrNoneFound
}
