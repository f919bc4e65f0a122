package screen

// An OnState is something that the player turned on, and that changes what the board shows or what
// keys and presses do there. A chip shows it.
type OnState struct {
	Name string // what is on
	Ends string // what a press on the chip does
	end  func()
}

// End ends the state.
func (s OnState) End() { s.end() }

// States lists what is on, where the board shows the game or a puzzle that is typed.
func States(a *App) (list []OnState) {
	b, h, f := a.Base(), a.Play().History(), a.Play().Filter()
	add := func(on bool, name, ends string, end func()) {
		if on {
			list = append(list, OnState{name, ends, end})
		}
	}
	e := EntryOf(a)
	game := e == nil && OfGame(a) && !OwnBoard(a)
	add(a.Prefs().On(PrefPen) && (game || e != nil && a.Top() == Screen(e)), b.T("state.pen"), b.T("state.pen.ends"), func() { TogglePen(a) })
	if game {
		add(f.pad || f.shown.On(), f.Name(), b.T("state.filter.ends"), f.End)
		_, _, trying := h.game().InWhatIf()
		add(h.Session().WhatIf || trying && !h.play.Finished(), b.T("action.whatif"), b.T("action.trial.back"), h.EndWhatIf)
		add(h.LookingBack(), b.T("state.back"), b.T("state.back.ends"), h.ToFinish)
	}
	return list
}
