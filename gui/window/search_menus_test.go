package window

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
)

// holdsStates: what the player turned on is in sight: where the board shows the game, each of the
// states that are on has a chip inside the window, with room for its words.
func (s *trial) holdsStates() {
	if s.win.Canvas().Overlays().Top() != nil || s.busy || !s.board.Visible() && !s.playing() {
		return
	}
	for _, name := range s.turnedOn() {
		if !s.chipShown(name) {
			s.tb.Fatalf("nothing shows what is on\n%s on %T, %v", name, s.app.Top(), s.win.Canvas().Size())
		}
	}
}

func (s *trial) playing() bool { return s.app.Top() == screen.Screen(s.app.Play()) }

// turnedOn names what is on, by what does it and not by what the chips are made from.
func (s *trial) turnedOn() (list []string) {
	_, typing := s.app.Top().(*enter.Enter)
	game := screen.OfGame(s.app) && !screen.OwnBoard(s.app) && enter.Entering(s.app) == nil
	if s.app.Prefs().On(screen.PrefPen) && (game || typing) {
		list = append(list, s.T("state.pen"))
	}
	if !game {
		return list
	}
	g := s.app.Session().Game
	f, finished := g.Finish()
	if d := s.app.Play().Filter().Shown().Digits; d.Len() == 1 {
		list = append(list, s.T("state.filter", "d", d.Min()))
	}
	if _, _, trying := g.InWhatIf(); s.app.Session().WhatIf || trying && !finished {
		list = append(list, s.T("action.whatif"))
	}
	if finished && g.Node() != f.Node {
		list = append(list, s.T("state.back"))
	}
	return list
}

// chipShown reports whether a chip with a name is inside the window.
func (s *trial) chipShown(name string) bool {
	c := s.head.chips
	at, size, all := c.Position(), c.Size(), s.win.Canvas().Size()
	i := slices.IndexFunc(c.on, func(on screen.OnState) bool { return on.Name == name })
	if i < 0 || !c.Visible() || at.X < 0 || at.Y < 0 || at.X+size.Width > all.Width+1 || at.Y+size.Height > all.Height+1 {
		return false
	}
	r := c.Zones()[i]
	return r.W >= chipHit && r.H >= chipHit && s.shows(fyne.CanvasObject(c.Control))
}
