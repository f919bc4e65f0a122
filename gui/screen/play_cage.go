package screen

import (
	"sudoku/gui/session"
	"sudoku/puzzle"
)

// cageAtHand returns what the card says of the cage of the cursor; its title is empty if there
// is none.
func (p *Play) cageAtHand() (s cageState) {
	at := p.app.Session()
	state := at.Game.State()
	cage, ok := state.Shape.CageOf(at.UI.Cursor)
	if !ok || !at.UI.Selected.Has(at.UI.Cursor) || p.Paused() {
		return s
	}
	s = cageOf(p.app.Base().Lang, &state, cage, func(set puzzle.DigitSet) bool {
		return at.Struck[session.CageSet{Cage: cage.House(), Digits: set}]
	})
	s.closed = !at.ShowSums && !p.sumsAtOnce() && cage.Sum > 0
	return s
}

// sumsAtOnce reports whether the sums of cages are shown before the player asks for them: in
// harder puzzles they say too much.
func (p *Play) sumsAtOnce() bool {
	f := p.app.Session().Facts()
	return p.app.Prefs().On(PrefSums) && f.Rated && f.Rating.Level <= puzzle.Medium
}

// showSums shows the sums of cages in this game.
func (p *Play) showSums() {
	p.app.Session().ShowSums = true
	p.app.Refresh()
}

// strike strikes a set of the cage at hand out, or brings it back.
func (p *Play) strike(set puzzle.DigitSet) {
	struck, k := p.app.Session().Struck, session.CageSet{Cage: p.shown.cage.house, Digits: set}
	if struck[k] {
		delete(struck, k)
	} else {
		struck[k] = true
	}
	p.app.Refresh()
}
