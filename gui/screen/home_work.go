package screen

import (
	"context"

	"sudoku/generator/daily"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
)

// load finds out how the games went.
func (s *Home) load(l *library.Library, err error) {
	if err != nil {
		s.setPast(past{}, err)
		return
	}
	games, has, today := s.app.Sessions().Store, s.state.last, s.state.today
	session.Start(s.reading, func(ctx context.Context, _ func(int)) (past, error) {
		if err := l.Sync(ctx); err != nil {
			return past{}, err
		}
		list, err := l.Outcomes(ctx)
		if err != nil {
			return past{}, err
		}
		return pastOf(list, games, has, today), nil
	}, func(int) {}, s.setPast)
}

// setPast shows how the games went, and does what waited for it.
func (s *Home) setPast(p past, err error) {
	if s.wanted != nil {
		defer s.wanted()
	}
	if s.state.known = true; err != nil {
		s.app.Warn(s.Lang.Error(err))
	} else {
		s.state.setPast(p)
	}
	if !s.state.last.known {
		s.state.last.daily = s.state.played.next(s.state.today)
	}
	s.card.picture = nil
	s.changed()
	if !s.state.last.known && s.wanted == nil {
		s.offerDaily()
	}
}

// offerDaily makes the puzzle of today that is offered, which the card shows.
func (s *Home) offerDaily() {
	s.makeDaily(s.state.today, s.state.last.daily, func(d daily.Daily, err error) {
		if err == nil && !s.state.last.known {
			s.state.offer(d)
			s.card.picture = nil
			s.changed()
		}
	})
}

// openLevel opens the game of a daily puzzle, or begins it. Whether there is a game may not be
// known yet.
func (s *Home) openLevel(date daily.Date, level puzzle.Level) {
	if !s.state.known {
		s.wanted = func() { s.openLevel(date, level) }
		return
	}
	if o, ok := s.state.played[dailyKey(date, level)]; ok {
		s.app.OpenGame(o.Game)
		return
	}
	s.makeDaily(date, level, func(d daily.Daily, err error) {
		if err != nil {
			s.app.Warn(s.Lang.Error(err))
			return
		}
		s.app.Start(d.Puzzle)
	})
}

// makeDaily makes a daily puzzle in the background.
func (s *Home) makeDaily(date daily.Date, level puzzle.Level, made func(daily.Daily, error)) {
	session.Start(s.making, func(ctx context.Context, _ func(int)) (daily.Daily, error) {
		d, err := daily.Make(ctx, date, level)
		if err == nil {
			game.SetDaily(&d.Puzzle, date.String(), level.Name())
		}
		return d, err
	}, func(int) {}, made)
}

// Shown implements ShownHandler: the page says of which levels puzzles are ready.
func (s *Home) Shown() {
	s.follow(func() {})
	s.app.Sessions().Answers.Use(func(list []practice.Answer) {
		if !s.Closed() {
			s.due = dueOf(s.app, list)
			s.update()
			s.app.Relayout()
		}
	})
	var orders []session.PuzzleOrder
	for _, level := range levels() {
		orders = append(orders, s.plain(level))
	}
	s.count(orders, func() { s.levels.Repaint() })
}

// plain returns the order of a level alone, with the symmetry that was chosen: the page shows
// no other option, and what was set elsewhere may exclude the level.
func (s *Home) plain(level puzzle.Level) session.PuzzleOrder {
	return session.PuzzleOrder{session.OptionLevel: level.Name(), session.OptionSymmetry: s.app.Prefs().Symmetry().Name()}
}

func (s *Home) isReady(level puzzle.Level) bool { return s.stocked[s.plain(level).Kind()] > 0 }

// makeNew looks for a new puzzle of a level.
func (s *Home) makeNew(level puzzle.Level) {
	s.app.Prefs().SetPuzzleOrder(s.plain(level))
	OpenNew(s.app)
	s.app.NewGames().Make()
}
