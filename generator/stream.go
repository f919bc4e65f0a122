package generator

import (
	"context"
	"iter"
	"sync"

	"sudoku/puzzle"
)

// remembered is how many puzzles a Stream compares with: two random grids being
// equal is next to impossible, and memory must not grow with the order.
const remembered = 1 << 16

// Stream yields n different puzzles of the order, each as soon as it and those
// before it are there. The i-th comes from o.Seed and i alone, so the sequence is
// the same for any number of workers, and that of a smaller n begins it. A puzzle
// that equals one of the first 65,536 is passed over.
//
// Workers share out the puzzles; where they are more than the puzzles, they share
// out the attempts for each. They run ahead of the caller by a bounded number of
// puzzles. Stream ends after an error, which comes with the zero Result: ErrRare,
// ErrLevel, ErrClues or that of ctx. Once the loop is left, nothing runs on.
//
// progress, which may be nil, is called as Generate calls it.
func Stream(ctx context.Context, o Order, n, workers int, progress func(Progress)) iter.Seq2[Result, error] {
	o, err := o.complete()
	if err != nil {
		return func(yield func(Result, error) bool) { yield(Result{}, err) }
	}
	return func(yield func(Result, error) bool) {
		s := series{order: &o, workers: max(workers, 1), tally: &tally{report: progress}}
		distinct(n, func(first, end int) iter.Seq2[Result, error] { return s.run(ctx, first, end) })(yield)
	}
}

// distinct yields n puzzles of run, which yields those of the numbers from first
// up to end. For each that was there before it takes one more number.
func distinct(n int, run func(first, end int) iter.Seq2[Result, error]) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		seen := map[puzzle.Grid]bool{}
		for first, end := 0, n; first < end; {
			again := 0
			for r, err := range run(first, end) {
				if err == nil && seen[r.Puzzle.Givens] {
					again++
					continue
				}
				if len(seen) < remembered {
					seen[r.Puzzle.Givens] = true
				}
				if !yield(r, err) || err != nil {
					return
				}
			}
			first, end = end, end+again
		}
	}
}

// A series makes puzzles by their numbers.
type series struct {
	order   *Order
	workers int
	tally   *tally
}

// An answer is one puzzle of a series, or why there is none.
type answer struct {
	result Result
	err    error
}

// A job is the puzzle of a number and where its answer goes.
type job struct {
	number int
	done   chan<- answer
}

// run yields the puzzles from first up to end, in order. When the loop is left
// it stops its workers and waits for them.
func (s *series) run(ctx context.Context, first, end int) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		ctx, cancel := context.WithCancel(ctx)
		var wg sync.WaitGroup
		defer wg.Wait()
		defer cancel()

		outer := min(s.workers, end-first)
		jobs := make(chan job)
		inOrder := make(chan (<-chan answer), 32*outer)
		wg.Go(func() { hand(ctx, first, end, inOrder, jobs) })
		for i := range outer {
			inner := (s.workers + i) / outer // they add up to all workers
			wg.Go(func() {
				for j := range jobs {
					r, err := s.order.find(ctx, j.number, inner, s.tally)
					j.done <- answer{r, err}
				}
			})
		}
		for range end - first {
			a := await(ctx, inOrder)
			if !yield(a.result, a.err) || a.err != nil {
				return
			}
		}
	}
}

// await returns the next answer in order, or ctx's error.
func await(ctx context.Context, inOrder <-chan (<-chan answer)) answer {
	select {
	case done := <-inOrder:
		select {
		case a := <-done:
			return a
		case <-ctx.Done():
		}
	case <-ctx.Done():
	}
	return answer{err: ctx.Err()}
}

// hand gives out a job for each number and promises its answer in order. The
// room in inOrder bounds how far the workers run ahead.
func hand(ctx context.Context, first, end int, inOrder chan<- (<-chan answer), jobs chan<- job) {
	defer close(jobs)
	for i := first; i < end; i++ {
		done := make(chan answer, 1)
		select {
		case inOrder <- done:
		case <-ctx.Done():
			return
		}
		select {
		case jobs <- job{i, done}:
		case <-ctx.Done():
			return
		}
	}
}
