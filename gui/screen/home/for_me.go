package home

import (
	"context"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/library"
	"sudoku/solver/rate"
)

// PuzzleForMe makes a new puzzle at the level of the player, and says why it is that one.
func PuzzleForMe(a *screen.App) {
	s := NewHome(a)
	a.Show(s)
	a.Library().Use(func(l *library.Library, err error) {
		switch {
		case s.Closed():
		case err != nil:
			a.Warn(s.Lang.Error(err))
		default:
			s.makeForMe(l)
		}
	})
}

// makeForMe finds out the level of the player and makes a puzzle at it.
func (s *Home) makeForMe(l *library.Library) {
	playing := s.app.Session().Name
	session.Start(s.leveling, func(ctx context.Context, _ func(int)) (estimate.PlayerLevel, error) {
		list, err := l.Played(ctx)
		if err == nil {
			classic := func(o *library.Outcome) bool { return o.Shape == nil && o.Unrated() } // others don't count
			list, err = l.RateGames(ctx, list, classic, new(rate.Rater).Puzzle, nil)
		}
		return estimate.LevelOf(playedOf(list, playing)), err
	}, func(int) {}, func(level estimate.PlayerLevel, err error) {
		if err != nil {
			s.app.Warn(s.Lang.Error(err))
			return
		}
		s.makeNew(level.Level)
		s.app.NewGames().SayWhenMade(levelReason(s.Lang, level))
	})
}
