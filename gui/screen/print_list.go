package screen

import (
	"context"
	"errors"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/print"
	"sudoku/puzzle/words"
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

// A toldPath is the solution path of a puzzle in a language, as it is printed.
type toldPath struct {
	puzzle puzzle.Grid
	lang   words.Lang
	steps  []print.Step
}

// findPath looks for the solution path of the puzzle in the background, unless it is known
// or the puzzle hasn't exactly one solution.
func (s *Print) findPath() {
	find := toldPath{puzzle: s.what.Givens, lang: s.desk.Base().Lang}
	known := s.path.puzzle == find.puzzle && s.path.lang == find.lang
	if known || s.pathJob.Busy() || s.what.Facts.Solutions() != 1 {
		return
	}
	session.Start(s.pathJob, func(ctx context.Context, _ func(struct{})) (toldPath, error) {
		pos := puzzle.NewPosition(find.puzzle)
		steps, _, err := logic.PathFrom(ctx, &pos, logic.Full.Techniques)
		if errors.Is(err, logic.ErrStuck) {
			err = nil // as far as it goes
		}
		for _, step := range steps {
			find.steps = append(find.steps, print.Step{Title: step.Notation(find.lang), Text: step.Why(find.lang), Single: len(step.Place) > 0,
				Position: pos, Diagram: step.Diagram})
			step.Apply(&pos)
		}
		return find, err
	}, nil, func(found toldPath, err error) {
		if err != nil {
			s.desk.Warn(s.desk.Base().Lang.Error(err))
			return
		}
		s.path = found
		s.refresh()
	})
}
