package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// A doneState is what a summary is about. report says all that its page shows.
type doneState struct {
	game    *game.Game
	known   session.Facts
	earlier []library.Outcome // of the other games, once they are counted
	back    bool              // an earlier move is on the board
}

// A doneReport is what the page shows.
type doneReport struct {
	lead  string
	facts []fact
	back  bool
}

func (s doneState) report(l words.Lang) doneReport {
	return doneReport{s.lead(l), s.facts(l), s.back}
}

// lead introduces the summary.
func (s doneState) lead(l words.Lang) string {
	if o, ok := s.first(); ok {
		return l.T("done.again", "time", game.Clock(o.Elapsed))
	}
	if s.known.Solutions() > 1 {
		return l.T("done.onesolution")
	}
	return l.T("done.lead")
}

// first returns an earlier game in which the player solved the same puzzle.
func (s doneState) first() (library.Outcome, bool) {
	givens := s.game.Puzzle().Givens
	f, _ := s.game.Finish()
	for _, o := range s.earlier {
		if o.Givens == givens && o.Counts() && (f.When.IsZero() || o.FinishedAt().Before(f.When)) {
			return o, true
		}
	}
	return library.Outcome{}, false
}

// facts returns the lines of the summary; the difficulty is added when it is known.
func (s doneState) facts(l words.Lang) (list []fact) {
	add := func(key, value string) { list = append(list, fact{Name: l.T(key), Value: value}) }
	add("done.time", game.Clock(s.game.Clock.Elapsed()))
	if t := library.SumOf(library.AtLevel(s.earlier, s.known.Rating.Level)); s.known.Rated && t.Games > 0 {
		add("done.compare", l.T("done.times", "average", game.Clock(t.Mean), "best", game.Clock(t.Best)))
	}
	if s.known.Known {
		add("done.level", LevelOf(l, s.known))
	}
	if s.known.Explained {
		add("level.explainer", gradedOf(l, s.known.SE))
	}
	if t := s.known.Rating.Hardest; t != nil && s.known.Rated {
		add("done.hardest", l.Say(t.Name()))
	}
	add("done.hints", l.T("done.count", "n", s.game.Outcome().Hints))
	add("done.moves", l.T("done.count", "n", s.game.Outcome().Moves))
	return list
}

// status says which move is on the board, and how to go on.
func (s doneState) status(l words.Lang) string {
	at, of := s.game.MoveNumber()
	switch m, ok := s.game.LastMove(); {
	case !s.back:
		return l.T("done.status")
	case ok:
		return l.T("done.looking", "at", at, "of", of, "move", game.MoveText(l, m))
	}
	return l.T("done.start", "of", of)
}
