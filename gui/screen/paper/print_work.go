package paper

import (
	"context"
	"time"

	"sudoku/generator"
	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/se"
)

// make makes a puzzle of a level for the set in the background.
func (s *Print) make(level puzzle.Level) {
	sym := s.app.Prefs().Symmetry()
	of := screen.LevelOrder(level, sym)
	of.SetBoard(s.Order.Board)
	order, _ := of.Order() // levels and symmetries are those of the board
	order.Seed = s.seed + uint64(level)<<32 + uint64(len(s.made[level]))
	from := s.app.NewGames().Source
	session.Start(s.jobs, func(ctx context.Context, report func(generator.Progress)) (made madePuzzle, err error) {
		if made.Result, err = from.Look(ctx, of, order, screen.Searchers(), report); err != nil || made.Puzzle.Shape != nil {
			return made, err
		}
		made.explainer, err = se.Rate(ctx, made.Puzzle.Givens)
		return made, err
	}, func(generator.Progress) {}, func(r madePuzzle, err error) {
		if err != nil {
			s.app.Warn(screen.MakingError(s.app.Base().Lang, err))
			return
		}
		s.made[level] = append(s.made[level], r)
		s.changed()
	})
}

// left returns about how long it takes to make the puzzles of the set that are lacking, as far as that
// is known.
func (s *Print) left() (left time.Duration) {
	for _, level := range s.Order.Board.Levels() {
		n := s.Order.Counts[level] - len(s.made[level])
		of := screen.LevelOrder(level, s.app.Prefs().Symmetry())
		of.SetBoard(s.Order.Board)
		yield := s.app.NewGames().Source.Yields.Of(of)
		if n > 0 && yield.Made > 0 {
			left += time.Duration(n) * yield.Each(screen.Searchers())
		}
	}
	return left
}
