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

// readKeys read the board out, and go to what is to be seen on it.
type readKeys struct {
	part
	status *status
}

// actions returns the commands that read the board out and go to what is to be seen on it,
// wherever there is a board. Their words stand in the status line, too.
func (rk *readKeys) actions() *menu.Menu {
	action := func(id string, name fyne.KeyName, run func()) *menu.Action {
		return &menu.Action{ID: id, Keys: key.With(key.Alt|key.Shift, name), Enabled: func() bool { return rk.board.Visible() }, Run: run}
	}
	say := func(id string, name fyne.KeyName, text func(readout.Readout) string) *menu.Action {
		return action("read."+id, name, func() { rk.tell(text(rk.readout())) })
	}
	next := func(id string, name fyne.KeyName, holds func(readout.Readout, puzzle.Cell) bool) *menu.Action {
		return action("next."+id, name, func() { rk.goToNext(id, holds) })
	}
	house := func(i int) func(readout.Readout) string {
		return func(r readout.Readout) string { return r.House(i) }
	}
	again := action("read.again", fyne.KeyS, rk.sayAgain)
	again.Enabled = nil
	return menu.New("reading",
		say("row", fyne.KeyR, house(0)),
		say("column", fyne.KeyC, house(1)),
		say("box", fyne.KeyB, house(2)),
		say("missing", fyne.KeyM, readout.Readout.Missing),
		say("places", fyne.KeyW, readout.Readout.Places),
		say("allplaces", fyne.KeyG, readout.Readout.AllPlaces),
		say("marks", fyne.KeyK, readout.Readout.Marks),
		action("read.here", fyne.KeyL, rk.sayHere),
		again,
		next("empty", fyne.KeyE, readout.Readout.Empty),
		next("bad", fyne.KeyX, readout.Readout.Bad),
		next("hinted", fyne.KeyN, readout.Readout.Hinted),
	)
}

// readout reads out what the board shows now.
func (rk *readKeys) readout() readout.Readout { return readout.NewReadout(rk.lang, rk.board.View()) }

// tell says what was asked for: aloud, too, where no reader listens and rows are read out.
func (rk *readKeys) tell(text string) {
	rk.app.Say(text)
	if (rk.reader == nil || !rk.reader.On()) && rk.app.Prefs().On(screen.PrefAloud) {
		rk.app.Quiet()
		rk.app.ReadOut(text)
	}
}

// sayHere says where the cursor is, and on which page.
func (rk *readKeys) sayHere() {
	page := titleOf(rk.app.Top())
	if page == "" && rk.app.HasGame() {
		page = rk.status.title()
	}
	if page != "" {
		page = rk.T("read.page", "page", page)
	}
	rk.tell(rk.lang.Statements(rk.readout().Here(), page))
}

// sayAgain says again what was said last.
func (rk *readKeys) sayAgain() {
	if rk.said == "" {
		rk.app.Say(rk.T("read.nothing"))
	} else {
		rk.tell(rk.said)
	}
}

// goToNext moves the cursor to the next cell for which something holds. Such a cell is read
// when it gets the focus; only what is not so is said.
func (rk *readKeys) goToNext(id string, holds func(readout.Readout, puzzle.Cell) bool) {
	r := rk.readout()
	c, ok := r.Next(func(c puzzle.Cell) bool { return holds(r, c) })
	if !ok {
		rk.app.Say(rk.T("read.none." + id))
		return
	}
	at, _ := rk.board.Cursor()
	rk.app.FocusBoard()
	rk.moveTo(c)
	if c == at {
		rk.app.Say(rk.T("read.only"))
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
