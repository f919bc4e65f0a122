package screen

import (
	"context"

	"sudoku/generator"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/se"
)

// make makes a puzzle of a level for the set in the background.
func (s *Print) make(level puzzle.Level) {
	order := generator.Order{Level: level, Symmetry: s.app.Prefs().Symmetry(), Seed: s.seed + uint64(level)<<32 + uint64(len(s.made[level]))}
	from := s.app.NewGames().source
	session.Start(s.jobs, func(ctx context.Context, report func(generator.Progress)) (made madePuzzle, err error) {
		if made.Result, err = from.Make(ctx, order, false, searchers(), report); err != nil {
			return made, err
		}
		made.explainer, err = se.Rate(ctx, made.Puzzle.Givens)
		return made, err
	}, func(generator.Progress) {}, func(r madePuzzle, err error) {
		if err != nil {
			s.app.Warn(makingError(s.app.Base().Lang, err))
			return
		}
		s.made[level] = append(s.made[level], r)
		s.changed()
	})
}
