package cli

import (
	"context"
	"math"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// solve is the verb that writes solutions, in the layout of the puzzle.
func solve(c *call, cmd *cobra.Command) job {
	s, to := solveOptions{all: 1}, ""
	unique := c.boolOption(cmd, "unique")
	c.option(cmd, number{&s.all, "N", 1, math.MaxInt}, "all", "")
	c.layoutOption(cmd, &to)
	form := c.formOption(cmd, asText)
	c.workersOption(cmd)
	return func(ctx context.Context, names []string) error {
		s.unique, s.several, s.form = *unique, cmd.Flags().Changed("all"), *form
		switch {
		case s.unique && s.several:
			return newUsageError(cmd, "cli.exclude", "one", "--unique", "other", "--all")
		case to != "" && s.form != asText:
			return newUsageError(cmd, "cli.exclude", "one", "--to", "other", "--format "+s.form)
		}
		if to == "" {
			return s.run(ctx, c, names)
		}
		f, _ := format.ByName(to)
		s.layout = &layoutWriter{Format: f}
		return s.layout.frame(ctx, c, func(c *call) error { return s.run(ctx, c, names) })
	}
}

// solveOptions are the options of the verb solve.
type solveOptions struct {
	unique  bool // write no solution of a puzzle that has several
	several bool // write several solutions, up to all
	all     int
	form    string        // "" is text
	layout  *layoutWriter // nil for that of the puzzle
}

// records reports whether answers are records and not only solutions.
func (s solveOptions) records() bool { return s.form == asTSV || s.form == asJSON }

func (s solveOptions) run(ctx context.Context, c *call, names []string) error {
	if s.several {
		return c.stream(ctx, names, s.answerer)
	}
	return c.streamBatches(ctx, names, linesChunk, s.batchAnswerer)
}

// batchAnswerer writes one solution of each puzzle.
func (s solveOptions) batchAnswerer(ctx context.Context) batchAnswerer {
	var batch solver.Batch
	plain := s.layout == nil && !s.records()
	return func(q *gridBatch, to *answer) {
		if q.solve(ctx, &batch, 2, q.solutions) != nil {
			return
		}
		to.out = slices.Grow(to.out, (81+len("\n"))*len(q.grids))
		for i, it := range q.all() {
			switch {
			case it == nil && plain:
				s.line(q, i, to)
			case it == nil:
				s.one(q, i, q.item(i), to)
			case it.err != nil:
				s.none(it, nil, 0, it.err, to)
			default:
				s.one(q, i, it, to)
			}
		}
	}
}

// line writes the result for grid i, a simple line, as such a line.
func (s solveOptions) line(q *gridBatch, i int, to *answer) {
	switch n := q.counts[i]; {
	case n == 0:
		to.failLine(q, i, noSolution, whyNone)
	case n > 1 && s.unique:
		to.failLine(q, i, "cli.many", func(*puzzle.Grid) error { return words.Error("cli.many") })
	case n > 1:
		to.failLine(q, i, "cli.manyone", func(*puzzle.Grid) error { return words.Error("cli.manyone") })
		fallthrough
	default:
		to.out = format.AppendSolution(to.out, &q.solutions[i])
		return
	}
	to.out = append(to.out, '\n')
}

// one writes the result for grid i, which is an item's.
func (s solveOptions) one(q *gridBatch, i int, it *item, to *answer) {
	to.noteRules(it)
	var g *shownPuzzle
	if s.records() {
		g = q.shown(i, it)
	}
	switch n := q.counts[i]; {
	case n == 0:
		s.none(it, g, n, q.whyNone(i), to)
	case n > 1 && s.unique:
		s.none(it, g, n, words.Error("cli.many"), to)
	case n > 1:
		to.fail(it, words.Error("cli.manyone"))
		fallthrough
	default:
		s.solution(it, g, n, &q.solutions[i], to)
	}
}

// answerer writes several solutions of each puzzle.
func (s solveOptions) answerer(ctx context.Context) answerer {
	var search searcher
	return func(it *item, to *answer) {
		if it.err != nil {
			s.none(it, nil, 0, it.err, to)
			return
		}
		to.noteRules(it)
		p, own := it.start()
		if !own {
			p = puzzle.NewPosition(gridToSolve(&it.Puzzle))
		}
		n, count := 0, 2
		var grid *shownPuzzle
		if s.records() {
			count, _ = search.countFrom(ctx, &p, 2)
			if grid = showOn(p.Shape, &p.Grid); it.isSukaku(&search.Searcher) {
				grid = it.shown()
			}
		}
		search.searchFrom(ctx, &p, func(g *puzzle.Grid) bool {
			s.solution(it, grid, count, g, to)
			n++
			return n < s.all && to.more()
		})
		switch {
		case n > 0:
		case p.Shape != nil:
			s.none(it, grid, 0, whyNoneOn(p.Shape, &p.Grid), to)
		case own && search.Count(&p.Grid, 1) > 0:
			s.none(it, grid, 0, words.Error("cli.none.candidates"), to)
		default:
			s.none(it, grid, 0, whyNone(&p.Grid), to)
		}
	}
}

// solution writes a solution of a grid that has count solutions, 2 for more.
func (s solveOptions) solution(it *item, of *shownPuzzle, count int, g *puzzle.Grid, to *answer) {
	switch {
	case s.layout != nil && !s.layout.Carries(it.Puzzle.Shape):
		to.fail(it, s.layout.Refuses(&it.Puzzle))
	case s.layout != nil:
		p := it.Puzzle
		s.layout.put(to, &puzzle.Puzzle{Shape: p.Shape, Givens: *g, Title: p.Title, Author: p.Author, Source: p.Source, Date: p.Date})
	case s.records():
		to.record(s.form, &solved{it.at(), of, result(count), solutionOn(it.Puzzle.Shape, g)})
	default:
		to.answers(it, *g)
	}
}

// none reports why there is no solution to write of a grid, nil if that is unknown. If the
// item is a line it writes an empty one, to keep the lines of input and output aligned.
func (s solveOptions) none(it *item, of *shownPuzzle, count int, why error, to *answer) {
	to.fail(it, why)
	switch {
	case it.unread:
	case s.records():
		r := &solved{place: it.at(), Puzzle: of}
		if of != nil {
			r.Result = result(count)
		}
		to.record(s.form, r)
	case s.layout == nil:
		to.answers(it)
	case s.layout.Format == format.Line:
		to.out = append(to.out, '\n')
	}
}

// A solved is the answer of solve for each solution; what is unknown is nil.
type solved struct {
	place
	Puzzle   *shownPuzzle `json:"puzzle"`
	Result   *string      `json:"result"`
	Solution *shownPuzzle `json:"solution"`
}

func (r *solved) columns(dst []byte, p pen) []byte {
	said := "-"
	if r.Result != nil {
		said = p.paint(resultColours[*r.Result], *r.Result)
	}
	return tabbed(dst, r.place.column(), r.Puzzle.column(), said, r.Solution.column())
}

// gridToSolve returns the givens or, if there are none, the entries: then the input does
// not tell givens from entries.
func gridToSolve(p *puzzle.Puzzle) puzzle.Grid {
	if p.Givens != (puzzle.Grid{}) {
		return p.Givens
	}
	return p.Entries
}

// noSolution is the key of the kind of errors that say why a grid has no solution.
const noSolution = "cli.none"

// whyNone returns the reason why a grid has no solution.
func whyNone(g *puzzle.Grid) error {
	if clashes := g.ConflictList(); len(clashes) > 0 {
		return whyClash(clashes[0])
	}
	return words.Error(noSolution)
}

// whyClash returns the reason that a conflict is.
func whyClash(k puzzle.Conflict) error {
	if k.Digit == 0 {
		return words.Error("cli.clash.sum", "house", words.House(k.House), "sum", k.Sum)
	}
	return words.Error("cli.clash", "digit", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All()))
}
