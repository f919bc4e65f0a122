package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A playState is everything that decides how the page for playing looks.
type playState struct {
	mode       game.Mode
	left       [10]int      // how many of a digit are still to place
	chosen     puzzle.Digit // before the cell; 0: none
	undo, redo bool
	filtering  bool            // the digits of the pad filter, or a filter is on
	filtered   puzzle.DigitSet // by the filter that is on
	paused     bool
	advice     string // "" if there is none
	size       int    // how many digits the board has
	cages      bool   // it has some
	cage       cageState
}

func (p *Play) state() playState {
	at := p.app.Session()
	s := playState{mode: at.UI.Mode, chosen: at.UI.Digit, undo: p.CanUndo(), redo: p.CanRedo(), paused: p.Paused(),
		filtering: p.filter.pad || p.filter.On()}
	if p.Editable() {
		s.advice = adviceText(p.app)
	}
	shape := at.Game.State().Shape
	s.size, s.cages, s.cage = shape.Size(), len(shape.Cages()) > 0, cageAtHand(p.app)
	if p.filter.On() {
		s.filtered = p.filter.shown.Digits
	}
	for d := puzzle.Digit(1); d <= 9; d++ {
		s.left[d] = LeftToPlace(p.app, at, d)
	}
	return s
}

// A digitState decides how the button of a digit looks.
type digitState struct {
	left       int
	on, colour bool
}

func (s *playState) digit(d puzzle.Digit) digitState {
	return digitState{left: s.left[d], on: s.chosen == d || s.filtered.Has(d), colour: s.mode == game.ColourMode}
}

// uncounted is returned by left when the number of digits still to place is not to be shown.
const uncounted = -1

// LeftToPlace returns how often a digit is still to be placed, or uncounted if the player
// has switched that off or if not all of those that are placed can be right.
func LeftToPlace(a *App, s *session.Session, digit puzzle.Digit) int {
	if !a.Prefs().On(PrefLeft) {
		return uncounted
	}
	state := s.Game.State()
	size, placed := state.Shape.Size(), state.Grid.Of(digit)
	if placed.Len() >= size && !placed.And(state.Conflicts()).Empty() {
		return uncounted
	}
	return max(0, size-placed.Len())
}
