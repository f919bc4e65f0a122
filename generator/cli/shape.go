package cli

import (
	"context"
	"slices"

	"github.com/spf13/cobra"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/variant"
)

// A boardOption is what a verb takes besides puzzles on the classic board.
type boardOption struct {
	any  bool            // puzzles on any board
	name string          // of --shape; "" without it
	kind *generator.Kind // that --shape names; nil without it
}

func shapeNames() (names []string) {
	for _, k := range generator.Kinds {
		names = append(names, k.Name())
	}
	return names
}

// shapeOption declares the option --shape, and returns the job that heeds it.
func (c *call) shapeOption(cmd *cobra.Command, do job) job {
	b := boardOption{any: true}
	c.usage(cmd.Flags().VarPF(choice{&b.name, "KIND", shapeNames()}, "shape", "", ""), "cli.flag.shape.read")
	_ = cmd.RegisterFlagCompletionFunc("shape", completeFrom(shapeNames()))
	return func(ctx context.Context, args []string) error {
		if kind, ok := generator.ParseKind(b.name); ok {
			b.kind = &kind
		}
		c.boards = b
		return do(ctx, args)
	}
}

// lines reports whether lines of 81 cells are puzzles as they stand.
func (b *boardOption) lines() bool { return b.kind == nil || *b.kind == generator.Classic }

// board makes a puzzle one on the board that --shape names, if its text says nothing of that.
// The error says that it isn't for the verb.
func (b *boardOption) board(p *puzzle.Puzzle) error {
	switch {
	case p.Shape != nil && !b.any:
		return words.Error("cli.shape.classic", "shape", p.Shape.Name())
	case b.kind == nil || generator.KindOf(p.Shape) == *b.kind:
	case p.Shape == nil && *b.kind == generator.Diagonals:
		p.Shape = b.kind.Shape()
	default:
		return words.Error("cli.shape.other", "shape", p.Shape.Name(), "asked", b.name)
	}
	return nil
}

// notOn is the error for an option that says nothing for the board of a puzzle.
func notOn(shape *puzzle.Shape, option string) error {
	return words.Error("cli.shape.option", "shape", shape.Name(), "option", option)
}

// boardLine returns a grid as a line of the cells that its board has.
func boardLine(shape *puzzle.Shape, g *puzzle.Grid) string {
	if shape.Size() == 9 {
		return g.String()
	}
	line := make([]byte, 0, 36)
	for c := range shape.Cells().All() {
		line = append(line, ".123456789"[g[c]])
	}
	return string(line)
}

// solutionOn returns a solution as a line of the cells of its board.
func solutionOn(shape *puzzle.Shape, g *puzzle.Grid) *shownPuzzle {
	s := shownPuzzle(boardLine(shape, g))
	return &s
}

// showOn returns a puzzle as a line: its cells and, where these don't tell its board, that.
func showOn(shape *puzzle.Shape, g *puzzle.Grid) *shownPuzzle {
	s := shownPuzzle(boardLine(shape, g))
	if shape != nil && !slices.Contains([]*puzzle.Shape{puzzle.Mini4, puzzle.Mini6}, shape) {
		s += shownPuzzle(" " + shape.String())
	}
	return &s
}

// A searcher searches for solutions of positions on any board.
type searcher struct {
	solver.Searcher
	boards variant.Searcher
}

// countFrom counts the solutions that keep to the candidates of a position, up to limit.
func (s *searcher) countFrom(ctx context.Context, p *puzzle.Position, limit int) (int, error) {
	if p.Shape == nil {
		return s.CountFrom(ctx, p, limit)
	}
	return s.boards.CountFrom(ctx, p, limit)
}

// searchFrom calls found with these solutions, until it returns false.
func (s *searcher) searchFrom(ctx context.Context, p *puzzle.Position, found func(*puzzle.Grid) bool) {
	if p.Shape == nil {
		s.SearchFrom(p, found)
		return
	}
	_ = s.boards.SearchFrom(ctx, p, found) // after an interrupt nothing more is written
}

// firstFrom returns the solution that searchFrom finds first, or an empty grid.
func (s *searcher) firstFrom(ctx context.Context, p *puzzle.Position) (first puzzle.Grid) {
	s.searchFrom(ctx, p, func(g *puzzle.Grid) bool {
		first = *g
		return false
	})
	return first
}

// boardPosition returns the position from which logic begins on a board with other rules: the
// givens or, without any, the entries.
func (it *item) boardPosition(ctx context.Context, search *searcher) (p position, err error) {
	grid := gridToSolve(&it.Puzzle)
	p.Position = it.Puzzle.Shape.NewPosition(grid)
	n, err := search.countFrom(ctx, &p.Position, 2)
	switch {
	case err != nil:
		return p, err
	case n == 0:
		return p, whyNoneOn(p.Shape, &grid)
	case n > 1:
		return p, words.Error("cli.many")
	}
	p.unique = true
	p.solution = search.firstFrom(ctx, &p.Position)
	return p, nil
}

// appendBoard appends a puzzle on a board with other rules so that it can be read again, with
// the candidates that are left.
func appendBoard(dst []byte, p *puzzle.Position, cands bool) []byte {
	to := puzzle.Puzzle{Shape: p.Shape, Givens: p.Grid}
	if cands {
		to.Centre = p.Cands
	}
	return format.Text.Append(dst, &to)
}

// whyNoneOn returns the reason why a grid has no solution on a board.
func whyNoneOn(shape *puzzle.Shape, g *puzzle.Grid) error {
	if list := shape.ConflictList(g); len(list) > 0 {
		return whyClash(list[0])
	}
	if totals := game.WrongTotals(shape); totals != nil {
		return totals
	}
	return words.Error("cli.none")
}
