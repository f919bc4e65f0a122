package screen

import (
	"context"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// readList takes the puzzles of the opened files, if these are ordered. Their solutions and
// levels follow from the background.
func (s *Print) readList() {
	n := s.desk.Files().Count()
	if !s.order.List || len(s.list) == n {
		return
	}
	s.list = make(print.List, n)
	for i := range s.list {
		s.list[i].Puzzle = s.desk.Files().puzzle(i)
	}
	list := append(print.List(nil), s.list...)
	lang := s.desk.Base().Lang
	session.Start(s.listJob, func(ctx context.Context, _ func(struct{})) (print.List, error) {
		var (
			search solver.Searcher
			rater  logic.Rater
		)
		for i := range list {
			it := &list[i]
			g := it.Puzzle.Givens
			if n, err := search.CountContext(ctx, &g, 2); err != nil {
				return nil, err
			} else if n != 1 {
				continue
			}
			it.Solution, _ = search.First(&g)
			if r, err := rater.Rate(ctx, &g, logic.HoDoKu.Techniques); err == nil {
				it.Level, it.Rating = r.Level.Text(), lang.T("print.score", "score", r.Score)
				it.Rank, it.Points = int(r.Level), r.Score
			}
		}
		return list, ctx.Err()
	}, nil, func(rated print.List, err error) {
		if err != nil {
			s.desk.Warn(s.desk.Base().Lang.Error(err))
			return
		}
		s.list = rated
		s.refresh()
	})
}

// steps returns the solution path of the puzzle.
func (s *Print) steps(it *print.Item) []print.Step {
	if s.pathOf == it.Puzzle.Givens || it.Solution == (puzzle.Grid{}) {
		return s.path
	}
	lang := s.desk.Base().Lang
	pos := puzzle.NewPosition(it.Puzzle.Givens)
	steps, _, _ := logic.PathFrom(context.Background(), &pos, logic.Full.Techniques)
	s.path, s.pathOf = nil, it.Puzzle.Givens
	for _, step := range steps {
		s.path = append(s.path, print.Step{Title: step.Notation(lang), Text: step.Why(lang), Single: len(step.Place) > 0,
			Position: pos, Diagram: step.Diagram})
		step.Apply(&pos)
	}
	return s.path
}
