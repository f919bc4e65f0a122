package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/key"
	"sudoku/gui/menu"
	"sudoku/gui/readout"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// readActions returns the commands that read the board out and go to what is to be seen on it,
// wherever there is a board. Their words stand in the status line, too.
func (as *actions) readActions() *menu.Menu {
	action := func(id string, name fyne.KeyName, run func()) *menu.Action {
		return &menu.Action{ID: id, Keys: key.With(key.Alt|key.Shift, name), Enabled: func() bool { return as.board.Visible() }, Run: run}
	}
	say := func(id string, name fyne.KeyName, text func(readout.Readout) string) *menu.Action {
		return action("read."+id, name, func() { as.tell(text(as.readout())) })
	}
	next := func(id string, name fyne.KeyName, holds func(readout.Readout, puzzle.Cell) bool) *menu.Action {
		return action("next."+id, name, func() { as.goToNext(id, holds) })
	}
	house := func(i int) func(readout.Readout) string {
		return func(r readout.Readout) string { return r.House(i) }
	}
	again := action("read.again", fyne.KeyS, as.sayAgain)
	again.Enabled = nil
	return menu.New("reading",
		say("row", fyne.KeyR, house(0)),
		say("column", fyne.KeyC, house(1)),
		say("box", fyne.KeyB, house(2)),
		say("missing", fyne.KeyM, readout.Readout.Missing),
		say("places", fyne.KeyW, readout.Readout.Places),
		say("allplaces", fyne.KeyG, readout.Readout.AllPlaces),
		say("marks", fyne.KeyK, readout.Readout.Marks),
		action("read.here", fyne.KeyL, as.sayHere),
		again,
		next("empty", fyne.KeyE, readout.Readout.Empty),
		next("bad", fyne.KeyX, readout.Readout.Bad),
		next("hinted", fyne.KeyN, readout.Readout.Hinted),
	)
}

// readout reads out what the board shows now.
func (as *actions) readout() readout.Readout { return readout.NewReadout(as.lang, as.board.View()) }

// tell says what was asked for: aloud, too, where no reader listens and rows are read out.
func (as *actions) tell(text string) {
	as.app.Say(text)
	if (as.reader == nil || !as.reader.On()) && as.app.Prefs().On(screen.PrefAloud) {
		as.app.Quiet()
		as.app.ReadOut(text)
	}
}

// sayHere says where the cursor is, and on which page.
func (as *actions) sayHere() {
	page := titleOf(as.app.Top())
	if page == "" && as.app.HasGame() {
		page = as.status.title()
	}
	if page != "" {
		page = as.T("read.page", "page", page)
	}
	as.tell(as.lang.Statements(as.readout().Here(), page))
}

// sayAgain says again what was said last.
func (as *actions) sayAgain() {
	if as.said == "" {
		as.app.Say(as.T("read.nothing"))
	} else {
		as.tell(as.said)
	}
}

// goToNext moves the cursor to the next cell for which something holds. Such a cell is read
// when it gets the focus; only what is not so is said.
func (as *actions) goToNext(id string, holds func(readout.Readout, puzzle.Cell) bool) {
	r := as.readout()
	c, ok := r.Next(func(c puzzle.Cell) bool { return holds(r, c) })
	if !ok {
		as.app.Say(as.T("read.none." + id))
		return
	}
	at, _ := as.board.Cursor()
	as.app.FocusBoard()
	as.moveTo(c)
	if c == at {
		as.app.Say(as.T("read.only"))
	}
}

// moveTo moves the cursor to a cell of the board that is shown.
func (p part) moveTo(c puzzle.Cell) { p.app.Input(game.Input{Kind: game.MoveTo, Cell: c}) }

// titleOf returns the title of a page, "" for one without.
func titleOf(s screen.Screen) string {
	if l, _ := headingOf(s); l != nil {
		return l.Text()
	}
	return ""
}

// headingOf returns the title of a page that is to be seen, nil if there is none, and whether it is in
// what scrolls, where the page itself places it.
func headingOf(s screen.Screen) (title *widget.Label, scrolls bool) {
	for _, o := range s.Objects() {
		switch o := o.(type) {
		case *widget.Label:
			if o.Heading && o.Visible() {
				return o, false
			}
		case *widget.ScrollView:
			if in, ok := o.Content().(*fyne.Container); ok {
				for _, part := range in.Objects {
					if l, ok := part.(*widget.Label); ok && l.Heading {
						return l, true
					}
				}
			}
		}
	}
	return nil, false
}
