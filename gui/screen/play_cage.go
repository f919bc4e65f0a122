package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// cageAtHand returns what the card says of the cage of the cursor; its title is empty if there
// is none.
func cageAtHand(a *App) (s cageState) {
	at := a.Session()
	state := at.Game.State()
	cage, ok := state.Shape.CageOf(at.UI.Cursor)
	if !ok || !at.UI.Selected.Has(at.UI.Cursor) || at.Game.Clock.Paused() {
		return s
	}
	s = cageOf(a.Base().Lang, &state, cage, func(set puzzle.DigitSet) bool {
		return at.Struck[session.CageSet{Cage: cage.House(), Digits: set}]
	})
	s.closed = !at.ShowSums && !sumsAtOnce(a) && cage.Sum > 0
	return s
}

// sumsAtOnce reports whether the sums of cages are shown before the player asks for them: in
// harder puzzles they say too much.
func sumsAtOnce(a *App) bool {
	f := a.Session().Facts()
	return a.Prefs().On(PrefSums) && f.Rated && f.Rating.Level <= puzzle.Medium
}

// open shows the sums of cages in this game.
func (k *cageCard) open() {
	k.app.Session().ShowSums = true
	k.app.Refresh()
}

// strike strikes a set of the cage at hand out, or brings it back.
func (k *cageCard) strike(set puzzle.DigitSet) {
	struck, one := k.app.Session().Struck, session.CageSet{Cage: k.shown.house, Digits: set}
	if struck[one] {
		delete(struck, one)
	} else {
		struck[one] = true
	}
	k.app.Refresh()
}
