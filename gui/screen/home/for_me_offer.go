package home

import (
	"context"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A forMeState is the new puzzle that Home offers: of the player's level, or of the one beside it.
type forMeState struct {
	own    estimate.PlayerLevel // the player's; without a Level while it isn't known
	step   int                  // how much harder the puzzle is to be, -1 to 1; kept until Home is left
	chosen bool                 // the player has chosen that
	puzzle puzzle.Grid          // what Play opens
	ready  bool                 // it is there
}

// A forMeReport is what the page shows of it.
type forMeReport struct{ line, level, takes, why string }

// level returns the level of the puzzle, Unrated while the player's isn't known.
func (s *forMeState) level() puzzle.Level {
	if s.own.Level == puzzle.Unrated {
		return puzzle.Unrated
	}
	return s.own.Level + puzzle.Level(s.step)
}

// set takes over the player's level, unless the player has chosen by the one before, and reports
// whether that asks for another puzzle.
func (s *forMeState) set(own estimate.PlayerLevel) bool {
	was := s.level()
	if s.chosen && s.own.Level != puzzle.Unrated {
		return false
	}
	s.own = own
	return s.level() != was
}

// report returns what the page shows. minutes is the usual time at the level, 0 where there are too
// few games to say.
func (s *forMeState) report(l words.Lang, usual UsualTimes) (r forMeReport) {
	level := s.level()
	if level == puzzle.Unrated {
		return forMeReport{line: l.T("home.forme.finding")}
	}
	r = forMeReport{line: l.T("home.forme.finding"), level: l.Level(level.Name()), why: levelReason(l, s.own)}
	if s.ready {
		r.line = l.T("home.forme.new")
	}
	if d := usual[level-puzzle.Easy]; d > 0 {
		r.takes = l.T("home.forme.takes", "n", MinutesOf(d))
	}
	if s.step != 0 {
		r.why = l.T([...]string{"home.forme.easier.why", "", "home.forme.harder.why"}[s.step+1])
	}
	return r
}

// setLevel takes over the player's level, as the games say.
func (s *Home) setLevel(games []library.Outcome) {
	if s.first != nil {
		return
	}
	level := estimate.LevelOf(playedOf(games, s.app.Session().Name))
	if s.state.forMe.set(level) || !s.state.forMe.ready && !s.picking.Busy() {
		s.offerForMe()
	}
}

// chooseStep offers an easier or a harder puzzle, by 0 to 2.
func (s *Home) chooseStep(i int) {
	st := &s.state.forMe
	was := st.step
	if st.own.Level == puzzle.Unrated {
		return
	}
	switch st.step = i - 1; {
	case st.level() < puzzle.Easy:
		st.step = was
		s.app.Say(s.T("home.forme.easiest"))
	case st.level() > puzzle.Extreme:
		st.step = was
		s.app.Say(s.T("home.forme.hardest"))
	case st.step != was:
		st.chosen = true
		s.app.ClearMessage() // that there is nothing easier, or harder
		s.offerForMe()
	}
}

// orderOf returns an order of puzzles of a level alone, with the symmetry that was chosen: the page
// shows no other option, and what was set elsewhere may exclude the level.
func (s *Home) orderOf(level puzzle.Level) session.PuzzleOrder {
	return session.PuzzleOrder{session.OptionLevel: level.Name(), session.OptionSymmetry: s.app.Prefs().Symmetry().Name()}
}

// offerForMe finds the puzzle that is offered: one that is ready or, without one, one that is made.
func (s *Home) offerForMe() {
	st := &s.state.forMe
	st.ready = false
	s.forMe.free()
	s.changed()
	of, source := s.orderOf(st.level()), s.app.NewGames().Source
	session.Start(s.picking, func(ctx context.Context, _ func(int)) (puzzle.Grid, error) {
		return source.First(ctx, of)
	}, func(int) {}, func(g puzzle.Grid, err error) {
		if err == nil {
			st.puzzle, st.ready = g, true
			s.forMe.free()
			s.changed()
		}
	})
}

// playForMe plays the puzzle that is offered or, while there is none yet, looks for one of its level.
func (s *Home) playForMe() {
	st := &s.state.forMe
	level := st.level()
	switch {
	case level == puzzle.Unrated:
		s.wanted = s.playForMe
	case !st.ready:
		s.picking.Stop()
		s.makeNew(level)
	default:
		s.app.NewGames().PlayStocked(s.making, s.orderOf(level), st.puzzle, func() { s.makeNew(level) })
	}
}
