package cli

import (
	"context"
	"errors"
	"strconv"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/typo"
	"sudoku/solver/variant"
)

// A mender finds the edits that would mend a puzzle.
type mender struct {
	checkOptions
	find   typo.Finder
	cut    bool // the last search was cut short
	boards variant.Searcher

	search solver.Searcher
}

// mender writes the edits that would mend each puzzle that hasn't exactly one solution.
func (k checkOptions) mender(ctx context.Context) answerer {
	m := &mender{checkOptions: k}
	m.find.Count = m.boards.CountWithin
	return func(it *item, to *answer) {
		edits, err := m.edits(ctx, it)
		if ctx.Err() != nil {
			return
		}
		if err == nil && len(edits) > 0 {
			err = it.err
			to.failed.Store(true)
		}
		if err != nil {
			to.fail(it, err)
		}
		if m.cut && len(edits) > 0 {
			to.note(it, words.Error("cli.typos.cut"))
		}
		for i, e := range edits {
			r := &slip{it.at(), &it.number, i + 1, e.In(to.Lang), showOn(e.Shape, &e.Grid), m.cut}
			if it.err != nil {
				r.Number = nil
			}
			to.record(k.form, r)
		}
	}
}

// edits returns the edits for a puzzle, or for a line that is a cell too long or too short.
// The error says why there are none, nil if the puzzle has exactly one solution.
func (m *mender) edits(ctx context.Context, it *item) ([]typo.Edit, error) {
	var edits []typo.Edit
	var err error
	m.cut = false
	if it.err != nil {
		var parse *format.ParseError
		if errors.As(it.err, &parse) {
			edits, err = m.refused(ctx, parse)
		}
		if err != nil || len(edits) > 0 {
			return edits, err
		}
		return nil, it.err
	}
	if it.isSukaku(&m.search) {
		return nil, errSukaku
	}
	board, g := it.Puzzle.Shape, gridToSolve(&it.Puzzle)
	if n, err := m.find.Solutions(ctx, board, g); err != nil || n == 1 {
		return nil, err
	}
	edits, err = m.upTo(ctx, board, g)
	switch {
	case err != nil || len(edits) > 0:
	case m.cut:
		err = words.Error("cli.typos.none")
	case m.pairs:
		err = words.Error("cli.notypos")
	default:
		err = words.Error("cli.notypo")
	}
	return edits, err
}

// refused returns the edits for what is no puzzle, but would be one without a typo.
func (m *mender) refused(ctx context.Context, e *format.ParseError) ([]typo.Edit, error) {
	if e.Puzzle != nil {
		return m.upTo(ctx, e.Puzzle.Shape, gridToSolve(e.Puzzle))
	}
	edits, err := m.find.FindLine(ctx, e.Cells, m.typos)
	m.cut = m.find.Cut
	return edits, err
}

// upTo returns the edits of one typo, and if they are asked for those of two.
func (m *mender) upTo(ctx context.Context, board *puzzle.Shape, g puzzle.Grid) ([]typo.Edit, error) {
	edits, err := m.find.Find(ctx, board, g, m.typos)
	m.cut = m.find.Cut
	if err != nil || !m.pairs || len(edits) >= m.typos {
		return edits, err
	}
	two, err := m.find.FindPairs(ctx, board, g, m.typos-len(edits))
	m.cut = m.cut || m.find.Cut
	return append(edits, two...), err
}

// A slip is what may have been mistyped in a puzzle, and the puzzle without it.
type slip struct {
	place
	Number *int         `json:"number"` // nil for a line that is no puzzle
	Rank   int          `json:"rank"`
	Slip   string       `json:"slip"`
	Puzzle *shownPuzzle `json:"puzzle"`
	Cut    bool         `json:"cut"` // the search for typos was cut short
}

func (r *slip) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, numberColumn(r.Number), strconv.Itoa(r.Rank), r.Slip, r.Puzzle.column())
}

func (r *slip) text(dst []byte, p pen) []byte {
	if r.Number == nil {
		return append(dst, p.T("cli.slip.line", "line", r.Line, "slip", r.Slip)...)
	}
	return append(dst, p.T("cli.slip", "number", *r.Number, "slip", r.Slip)...)
}
