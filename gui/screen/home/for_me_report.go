package home

import (
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
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
