package results

import (
	"sudoku/generator/daily"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/stats"
	"sudoku/puzzle"
	"sudoku/solver/review"
)

// reviewOnce finds out in the background who found the hardest step, once the solution is
// known.
func (s *Done) reviewOnce() {
	at := s.App.Session()
	if s.asked || at.Facts().Solutions() != 1 || at.Game.Outcome().ByProgram {
		return
	}
	s.asked = true
	at.Review(s.reviewing, func(int, int) {}, func(r *review.Review, err error) {
		if err == nil {
			s.review = r
			recordReview(s.App, r)
			s.Refresh()
		}
	})
}

// playDaily opens the game of a daily puzzle, or begins it.
func (s *Done) playDaily(date daily.Date, level puzzle.Level) {
	if o, ok := s.state().dailies()[stats.DailyKey(date, level)]; ok {
		s.App.OpenGame(o.Game)
		return
	}
	stats.MakeDaily(s.making, date, level, func(d daily.Daily, err error) {
		if err != nil {
			s.App.Warn(s.Lang.Error(err))
			return
		}
		s.App.Start(d.Puzzle)
	})
}

// A replay is the history of a finished game: going to a move only shows it.
type replay struct {
	screen.History
	done *Done
}

// Map implements page.History.
func (r replay) Map() page.MoveMap {
	m := r.History.Map()
	m.WhatIf = page.WhatIf{}
	return m
}

// GoTo implements page.History.
func (r replay) GoTo(move int) { r.done.Replay(move) }

// Replay shows the board as it was after a move.
func (s *Done) Replay(move int) {
	s.App.ClearMessage()
	s.App.StopMotion()
	s.App.Session().Game.GoTo(move)
	s.App.Refresh()
}

// showReplay shows the line of moves, or the buttons in its place and the end of the game.
func (s *Done) showReplay(show bool) {
	if s.replayed = show; !show {
		_, of := s.App.Session().Game.MoveNumber()
		s.Replay(of)
	}
	s.Refresh()
}

// Escape implements EscapeHandler: it closes the line of moves.
func (s *Done) Escape() bool {
	was := s.replayed || s.shown.back
	if was {
		s.showReplay(false)
	}
	return was
}

// Changed implements ChangeHandler: where the program solved the puzzle, undo leads back
// into the game. An earlier move is shown with the line of moves.
func (s *Done) Changed() {
	if !s.App.Session().Game.Finished() {
		s.App.Drop(s)
	} else if s.App.Play().History().LookingBack() {
		s.replayed = true
	}
}
