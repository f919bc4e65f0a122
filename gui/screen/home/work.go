package home

import (
	"context"
	"slices"
	"time"

	"sudoku/generator/daily"
	"sudoku/gui/screen"
	"sudoku/gui/screen/learn"
	"sudoku/gui/screen/stats"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/library"
	"sudoku/puzzle/practice"
	"sudoku/solver/rate"
)

// reload finds out how the games went.
func (s *Home) reload() {
	s.app.Library().Use(func(l *library.Library, err error) {
		switch {
		case s.Closed():
		case err != nil:
			s.setPast(nil, err)
		default:
			s.load(l)
		}
	})
}

func (s *Home) load(l *library.Library) {
	games, has, opened := s.app.Sessions().Store, currentGame(s.app), s.app.Sessions().Opened()
	aside := s.app.Prefs().Aside()
	var shown *past
	show := func(p *past, err error) {
		if shown == p && err == nil {
			return
		}
		shown = p
		s.setPast(p, err)
		s.follow() // the game may have gone on while the others were read
	}
	session.Start(s.reading, func(ctx context.Context, report func(*past)) (p *past, err error) {
		return p, l.PlayedSoon(ctx, opened, func(list []library.Outcome) {
			p = pastOf(list, games, has, aside)
			report(p)
		})
	}, func(p *past) { show(p, nil) }, func(p *past, err error) {
		if show(p, err); err == nil {
			s.rate(l, p.games)
		}
	})
}

// rate finds out of which levels the games are whose level isn't known yet, and so what is usual.
func (s *Home) rate(l *library.Library, list []library.Outcome) {
	if !slices.ContainsFunc(list, func(o library.Outcome) bool { return o.Unrated() }) {
		s.forMe.take(list, s.first == nil)
		return
	}
	session.Start(s.rating, func(ctx context.Context, _ func(int)) ([]library.Outcome, error) {
		return l.RateGames(ctx, list, (*library.Outcome).Unrated, new(rate.Rater).Puzzle, nil)
	}, func(int) {}, func(list []library.Outcome, err error) {
		if err != nil { // levels and times stay unsaid
			if s.forMe.wanted != nil {
				s.app.Warn(s.Lang.Error(err))
			}
			return
		}
		if s.state.rate(list) {
			s.changed()
		}
		s.forMe.take(list, s.first == nil)
	})
}

// setPast shows how the games went, and does what waited for it.
func (s *Home) setPast(p *past, err error) {
	wanted := s.wanted
	if s.wanted = nil; wanted != nil {
		defer wanted()
	}
	if s.state.known = true; err != nil {
		s.app.Warn(s.Lang.Error(err))
	} else {
		s.state.setPast(p)
	}
	if err == nil && p.finished && s.state.first { // by a game of before
		s.app.Prefs().Settle()
		s.app.Later(s.again)
		return
	}
	if next := s.state.offers(); s.state.last.name == "" && next != s.state.last.daily {
		s.state.last = lastGame{daily: next}
	}
	s.card.picture = nil
	s.changed()
	if !s.state.last.known && wanted == nil {
		s.offerDaily()
	}
}

// offerDaily makes the puzzle of today that is offered, which the card shows.
func (s *Home) offerDaily() {
	stats.MakeDaily(s.offering, s.state.today, s.state.last.daily, func(d daily.Daily, err error) {
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
	if o, ok := s.state.played[stats.DailyKey(date, level)]; ok {
		s.app.OpenGame(o.Game)
		return
	}
	stats.MakeDaily(s.making, date, level, func(d daily.Daily, err error) {
		if err != nil {
			s.app.Warn(s.Lang.Error(err))
			return
		}
		s.app.Start(d.Puzzle)
	})
}

// Shown implements ShownHandler: a lesson that was open may have added to what is known, and a page
// beside the board to the game.
func (s *Home) Shown() {
	if s.was != nil {
		s.Reveal(s.was)
		s.was = nil
	}
	s.follow()
	s.learnt()
}

// follow shows how far the game of the card has come.
func (s *Home) follow() {
	last, current := &s.state.last, s.app.Session()
	if last.name == "" || last.name != current.Name {
		return
	}
	switch yours, _ := current.Game.Progress(); {
	case current.Game.Finished():
		s.reload()
	case yours != last.yours:
		*last = currentGame(s.app)
		s.card.picture = nil
		s.changed()
	}
}

// learnt finds out what is to be learnt.
func (s *Home) learnt() {
	s.app.Sessions().Answers.Use(func(list []practice.Answer) {
		if s.Closed() {
			return
		}
		s.state.learn = learnOf(list, learn.DueOf(s.app, list))
		s.update()
		s.app.Relayout()
	})
}

// again shows the page anew, as it is for who is no beginner.
func (s *Home) again() {
	if !s.Closed() && s.app.Top() == screen.Screen(s) {
		s.app.Show(NewHome(s.app))
	}
}

// reoffer finds out anew which game is to be gone on with.
func (s *Home) reoffer() {
	s.state.last = currentGame(s.app)
	s.card.picture = nil
	s.changed()
	s.reload()
}

// reofferForMe shows another new puzzle that is offered, or that one is looked for.
func (s *Home) reofferForMe() {
	if s.offer != nil {
		s.offer.free()
	}
	s.changed()
}

// awaitDay looks once a minute whether another day has begun: a timer until midnight would be
// late where the computer slept. Nothing is painted unless one has.
func (s *Home) awaitDay() {
	s.stop = s.app.Sessions().Runner.After(time.Minute, func() {
		if s.Closed() {
			return
		}
		s.CheckDay()
		s.awaitDay()
	})
}

// CheckDay shows the page of today if it is of another day.
func (s *Home) CheckDay() {
	now := s.app.Sessions().Now()
	today := daily.DateOf(now)
	if today == s.state.today {
		return
	}
	st := &s.state
	if st.date() == st.today { // the day that was chosen is today
		st.monday, st.day = today.Monday(), stats.WeekdayOf(today)
	}
	st.now, st.today = now, today
	if st.last.name == "" { // a puzzle of yesterday was offered
		st.last = lastGame{}
	}
	s.changed()
	s.reload()
}
