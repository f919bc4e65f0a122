package home

import (
	"context"

	"sudoku/gui/screen"
	"sudoku/gui/screen/order"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/estimate"
	"sudoku/puzzle/library"
)

// PuzzleForMe makes a new puzzle at the level of the player, and says why it is that one.
func PuzzleForMe(a *screen.App) {
	s := NewHome(a)
	a.Show(s)
	s.forMe.whenKnown(func() {
		own := s.state.forMe.own
		makeNew(a, own.Level)
		a.NewGames().SayWhenMade(levelReason(s.Lang, own))
	})
}

// A forMeOffer offers a new puzzle of the player's level.
type forMeOffer struct {
	app     *screen.App
	state   *forMeState
	changed func()        // shows the state
	making  *session.Jobs // takes the puzzle that is played
	picking *session.Jobs // finds the one that is offered
	wanted  func()        // waits until the player's level is known
}

// whenKnown calls f once the player's level is known.
func (o *forMeOffer) whenKnown(f func()) {
	if o.state.own.Level == puzzle.Unrated {
		o.wanted = f
		return
	}
	f()
}

// take takes over the player's level, as the games say; seen says that the offer is shown.
func (o *forMeOffer) take(games []library.Outcome, seen bool) {
	other := o.state.set(estimate.LevelOf(playedOf(games, o.app.Session().Name)))
	if f := o.wanted; f != nil {
		o.wanted = nil
		f()
		return
	}
	if seen && (other || !o.state.ready && !o.picking.Busy()) {
		o.offer()
	}
}

// choose offers an easier or a harder puzzle, by 0 to 2.
func (o *forMeOffer) choose(i int) {
	st := o.state
	was, l := st.step, o.app.Base()
	if st.own.Level == puzzle.Unrated {
		return
	}
	switch st.step = i - 1; {
	case st.level() < puzzle.Easy:
		st.step = was
		o.app.Say(l.T("home.forme.easiest"))
	case st.level() > puzzle.Extreme:
		st.step = was
		o.app.Say(l.T("home.forme.hardest"))
	case st.step != was:
		st.chosen = true
		o.app.ClearMessage() // that there is nothing easier, or harder
		o.offer()
	}
}

// offer finds the puzzle that is offered: one that is ready or, without one, one that is made.
func (o *forMeOffer) offer() {
	o.state.ready = false
	o.changed()
	of, source := orderOf(o.app, o.state.level()), o.app.NewGames().Source
	session.Start(o.picking, func(ctx context.Context, _ func(int)) (puzzle.Grid, error) {
		return source.First(ctx, of)
	}, func(int) {}, func(g puzzle.Grid, err error) {
		if err == nil {
			o.state.puzzle, o.state.ready = g, true
			o.changed()
		}
	})
}

// play plays the puzzle that is offered or, while there is none yet, looks for one of its level.
func (o *forMeOffer) play() {
	o.whenKnown(func() {
		level := o.state.level()
		if !o.state.ready {
			o.picking.Stop()
			makeNew(o.app, level)
			return
		}
		o.app.NewGames().PlayStocked(o.making, orderOf(o.app, level), o.state.puzzle, func() { makeNew(o.app, level) })
	})
}

// orderOf returns an order of puzzles of a level alone, with the symmetry that was chosen: Home shows
// no other option, and what was set elsewhere may exclude the level.
func orderOf(a *screen.App, level puzzle.Level) session.PuzzleOrder {
	return session.PuzzleOrder{session.OptionLevel: level.Name(), session.OptionSymmetry: a.Prefs().Symmetry().Name()}
}

// makeNew looks for a new puzzle of a level.
func makeNew(a *screen.App, level puzzle.Level) { makeOrder(a, orderOf(a, level)) }

// makeOn looks for a new easy puzzle on another board.
func makeOn(a *screen.App, board string) {
	of := orderOf(a, puzzle.Easy)
	of[session.OptionShape] = board
	makeOrder(a, of)
}

func makeOrder(a *screen.App, of session.PuzzleOrder) {
	a.Prefs().SetPuzzleOrder(of)
	order.OpenNew(a)
	a.NewGames().Make()
}
