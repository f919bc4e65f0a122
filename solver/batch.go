package solver

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/lanes"
)

// A Batch is scratch space for asking about many grids at once. On a CPU with AVX2
// or AVX-512 that is several times faster than one by one, from some dozens of
// grids a call. The zero Batch is ready. One goroutine may use it at a time; give
// each worker one of its own.
type Batch struct {
	search Searcher
	engine *lanes.Engine
}

// fewGrids is the number of grids from which lanes are faster.
const fewGrids = 8

// Count sets counts[i] to the number of solutions of grids[i], giving up at
// limit; with a limit of zero or less they are 0. Soon after ctx is done it
// returns ctx's error, and counts means nothing. It panics when counts is shorter
// than grids.
func (b *Batch) Count(ctx context.Context, grids []puzzle.Grid, limit int, counts []int) error {
	return b.run(ctx, lanes.Job{Grids: grids, Limit: limit, Counts: counts})
}

// CountOthers is Count of the solutions of grids[i] that do not have the digit of
// not[i] in its cell, which is empty in the grid.
func (b *Batch) CountOthers(ctx context.Context, grids []puzzle.Grid, not []puzzle.Candidate, limit int, counts []int) error {
	return b.run(ctx, lanes.Job{Grids: grids, Exclude: not[:len(grids)], Limit: limit, Counts: counts})
}

// Solve is Count that also sets solutions[i] to the solution of grids[i] that
// Searcher.First finds, the zero Grid where there is none.
func (b *Batch) Solve(ctx context.Context, grids []puzzle.Grid, limit int, counts []int, solutions []puzzle.Grid) error {
	err := b.run(ctx, lanes.Job{Grids: grids, Limit: max(limit, 2), Counts: counts, Solutions: solutions[:len(grids)]})
	for i := range grids {
		if err != nil {
			return err
		}
		if counts[i] > 1 && (solutions[i][0] == 0 || limit > 2 && grids[i].Count() < minGivens) {
			solutions[i], _ = b.search.First(&grids[i]) // lanes weren't sure, or didn't deal
		}
		if counts[i] > limit {
			counts[i] = max(limit, 0)
		}
		if i%fewGrids == 0 {
			err = ctx.Err()
		}
	}
	return err
}

// Unknown is the count of a grid that CountWithin didn't come to the end of.
const Unknown = lanes.GivenUp

// maxQuickGuesses is after how many guesses of lanes CountWithin leaves a grid to the
// search by bands, whose guesses it counts grid by grid.
const maxQuickGuesses = 500

// cheapGuesses is how many guesses of lanes cost as much as one by bands, or as a grid.
const cheapGuesses = 4

// CountWithin is Count for grids whose search may be long. It lowers *budget by what the
// search costs, about a guess a microsecond, and once that is used up the counts that it
// doesn't know are Unknown. Equal grids and budgets have equal counts on equal CPUs.
func (b *Batch) CountWithin(ctx context.Context, grids []puzzle.Grid, limit int, counts []int, budget *int) error {
	counts = counts[:len(grids)]
	for i := range counts {
		counts[i] = Unknown
	}
	if lanes.Best() != lanes.None && *budget > 0 {
		b.makeEngine()
		err := b.engine.Run(ctx, lanes.Job{Grids: grids, Limit: limit, Counts: counts, MaxGuesses: maxQuickGuesses})
		if err != nil {
			return err
		}
		*budget -= len(grids) + b.engine.Guesses/cheapGuesses
	}
	for i := range grids {
		if counts[i] != Unknown || *budget <= 0 {
			continue
		}
		n, err := b.search.countBands(ctx, &grids[i], query{limit: limit, maxDeadEnds: *budget})
		if err != nil {
			return err
		}
		if !b.search.bands.stopped {
			counts[i] = n
		}
		*budget -= 1 + b.search.bands.nodes
	}
	return nil
}

func (b *Batch) makeEngine() {
	if b.engine == nil {
		b.engine = lanes.New(lanes.Best())
	}
}

func (b *Batch) run(ctx context.Context, j lanes.Job) error {
	_ = j.Counts[:len(j.Grids)]
	switch {
	case j.Limit <= 0:
		clear(j.Counts[:len(j.Grids)])
		return ctx.Err()
	case lanes.Best() == lanes.None || len(j.Grids) < fewGrids:
		return b.oneByOne(ctx, &j)
	}
	b.makeEngine()
	j.MaxGuesses = maxLaneGuesses
	if len(j.Exclude) == 0 {
		j.MinGivens = dealtGivens(j.Limit)
	}
	err := b.engine.Run(ctx, j)
	for i := range j.Grids {
		if err == nil && j.Counts[i] == lanes.GivenUp {
			err = b.one(ctx, &j, i)
		}
	}
	return err
}

// oneByOne does a job without lanes.
func (b *Batch) oneByOne(ctx context.Context, j *lanes.Job) error {
	for i := range j.Grids {
		if i%fewGrids == 0 && ctx.Err() != nil {
			return ctx.Err()
		}
		if err := b.one(ctx, j, i); err != nil {
			return err
		}
	}
	return nil
}

// one answers about the grid of a number.
func (b *Batch) one(ctx context.Context, j *lanes.Job, i int) error {
	g, limit, n := &j.Grids[i], j.Limit, 0
	var err error
	switch {
	case len(j.Exclude) > 0:
		n, err = b.search.countBands(ctx, g, query{limit: limit, exclude: &j.Exclude[i]})
	case j.MaxGuesses != 0: // lanes have given up
		n, err = b.search.countBands(ctx, g, query{limit: limit})
	case lanes.Best() == lanes.None:
		n, err = b.search.countBands(ctx, g, query{limit: limit, ordered: len(j.Solutions) > 0})
	default:
		n, err = b.search.count(ctx, g, query{limit: limit})
	}
	j.Counts[i] = n
	if len(j.Solutions) > 0 {
		j.Solutions[i] = puzzle.Grid{}
		if n == 1 || n > 1 && (lanes.Best() == lanes.None || b.search.lastBy == byBands && b.search.bands.isDealt) {
			j.Solutions[i] = b.search.last()
		}
	}
	return err
}
