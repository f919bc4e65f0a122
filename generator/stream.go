package generator

import (
	"context"
	"iter"
	"math"

	"sudoku/puzzle"
	"sudoku/puzzle/fault"
)

// remembered is how many puzzles a Stream compares with: two random grids being
// equal is next to impossible, and memory must not grow with the order.
const remembered = 1 << 16

// Progress says how far a Stream has come. Puzzles made ahead of their turn count.
type Progress struct {
	Made     int // puzzles that fit
	Attempts int
	Closest  Closest // since the last of them
}

// A progressCount counts for Progress; report may be nil.
type progressCount struct {
	sofar  Progress
	report func(Progress)
}

func (t *progressCount) add(made, attempts int) {
	t.sofar.Made += made
	t.sofar.Attempts += attempts
	if made > 0 {
		t.sofar.Closest = Closest{}
	}
	if t.report != nil {
		t.report(t.sofar)
	}
}

// Stream yields n different puzzles of the order, each as soon as it and those
// before it are there. The i-th comes from o.Seed and i alone, so the sequence is
// the same for any number of workers, and that of a smaller n begins it. A puzzle
// that equals one of the first 65,536 is passed over.
//
// Workers share the attempts, those for the first puzzles first. They run ahead
// of the caller by a bounded number of puzzles. Stream ends after an error, which
// comes with the zero Result: ErrNoneFound, ErrLevel, ErrGivens or that of ctx. Once the
// loop is left, nothing runs on.
//
// progress, which may be nil, is called as by Generate.
func Stream(ctx context.Context, o Order, n, workers int, progress func(Progress)) iter.Seq2[Result, error] {
	return StreamPart(ctx, o, Part{End: n}, workers, progress)
}

// A Part of the puzzles that Stream yields are those with the numbers from First, counted
// from 0, up to End.
type Part struct {
	First, End int
	Before     []puzzle.Grid // puzzles of an earlier part, which don't come again
	Rising     int           // of how many in all that rise evenly; 0 if they don't
}

// StreamPart yields a part: parts one after the other are the whole, unless it has equal
// puzzles, which are looked for within the part and Before.
//
// With Rising the range of the order's score, else minutes, else values of Sudoku Explainer is divided
// into as many equal parts as there are puzzles in all, and each puzzle is of its own; without such
// a range the error is ErrRising.
func StreamPart(ctx context.Context, o Order, p Part, workers int, progress func(Progress)) iter.Seq2[Result, error] {
	o, err := o.complete()
	if err != nil {
		return func(yield func(Result, error) bool) { yield(Result{}, err) }
	}
	return func(yield func(Result, error) bool) {
		t := &progressCount{report: progress}
		if p.Rising > 0 {
			o.runRising(ctx, p, max(workers, 1), t)(yield)
			return
		}
		most := math.MaxInt
		if o.Kind != Classic {
			most = maxAgain
		}
		p.distinct(most, func(first, end int) iter.Seq2[Result, error] {
			return o.run(ctx, first, end, max(workers, 1), t)
		})(yield)
	}
}

// maxAgain is after how many puzzles in a row that were there before it is given up to find
// others on a board that may be so small that there are none.
const maxAgain = 2000

// distinct yields the puzzles that run yields for the numbers of the part. For each that was
// there before it takes one more number; after so many in a row it yields ErrNoneFound.
func (p Part) distinct(most int, run func(first, end int) iter.Seq2[Result, error]) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		seen := map[puzzle.Grid]bool{}
		for _, g := range p.Before[:min(len(p.Before), remembered)] {
			seen[g] = true
		}
		inRow := 0
		for first, end := p.First, p.End; first < end; {
			again := 0
			for r, err := range run(first, end) {
				if err == nil && seen[r.known()] {
					again++
					if inRow++; inRow <= most {
						continue
					}
					r, err = Result{}, ErrNoneFound
				}
				inRow = 0
				if len(seen) < remembered {
					seen[r.known()] = true
				}
				if !yield(r, err) || err != nil {
					return
				}
			}
			first, end = end, end+again
		}
	}
}

// known returns what a puzzle is known by: its givens, or of a killer the solution, for most have
// no givens.
func (r *Result) known() puzzle.Grid {
	if len(r.Puzzle.Shape.Cages()) > 0 {
		return r.Solution
	}
	return r.Puzzle.Givens
}

// run yields the puzzles of o from first up to end, in order. When the loop is left
// it stops its workers and waits for them.
func run(ctx context.Context, o *Order, first, end, workers int, t *progressCount) iter.Seq2[Result, error] {
	return func(yield func(Result, error) bool) {
		if o.alwaysFits() {
			workers = min(workers, end-first)
		}
		q := newQueue(o, first, end, workers, t)
		ctx, cancel := context.WithCancel(ctx)
		context.AfterFunc(ctx, q.close)
		wg := fault.Group{Stop: cancel}
		defer wg.Wait()
		defer cancel()
		for range workers {
			wg.Go(func() { work(ctx, q) })
		}
		for finds := []madePuzzle(nil); first < end; {
			finds = q.collect(finds[:0])
			for i := range finds {
				r, err := finds[i].result(o)
				r.More = i < len(finds)-1
				if ctx.Err() != nil {
					break
				}
				if !yield(r, err) || err != nil {
					return
				}
				first++
			}
			if ctx.Err() != nil {
				yield(Result{}, ctx.Err())
				return
			}
		}
	}
}

// result is what o gets for f.
func (f *madePuzzle) result(o *Order) (Result, error) {
	if f.noPattern {
		return Result{}, ErrNoPattern
	}
	if f.attemptNumber == 0 {
		return Result{}, ErrNoneFound
	}
	r := Result{Puzzle: puzzle.Puzzle{Shape: f.shape, Givens: f.givens}, Solution: f.solution, Attempt: f.attemptNumber}
	if r.Rated = o.rated() && !o.NoRating; r.Rated {
		r.Rating = f.rating
	}
	return r, nil
}
