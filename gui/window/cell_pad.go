package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A cellPad is the small pad that the secondary button opens over a cell.
type cellPad struct {
	part
	keyboard *keyboard
	popup    *widget.PopUp // nil: it was not opened yet
	pad      *page.CellPad // in it
}

// show selects a cell, unless it is selected already, and opens the pad over it, or while
// links and colours are drawn the menu of what can be drawn there.
func (p *cellPad) show(c puzzle.Cell, at fyne.Position) {
	_, ours := p.Top().(screen.GameScreen)
	switch _, draws := p.Top().(screen.BoardViewer); {
	case screen.Entering(p.App) != nil:
		p.Input(game.Input{Kind: game.Tap, Cell: c})
		return
	case !ours || !p.Play().Active() || draws && !screen.Drawing(p.App) && !screen.Hinting(p.App):
		return
	}
	if !p.Session().UI.Selected.Has(c) {
		p.Session().GoTo(c)
	}
	p.Session().UI.Cursor = c
	p.ClearMessage()
	p.Refresh()
	if screen.Drawing(p.App) {
		cellMenu{p.part}.show(at)
		return
	}
	p.open(at)
}

func (p *cellPad) open(at fyne.Position) {
	s, c := p.Session().Game.State(), p.Session().UI.Cursor
	p.pad = page.NewCellPad(p.Base(), s.Colours[c], page.CellPadFuncs{
		Digit: func(d puzzle.Digit) { p.do(func() { p.digit(d, p.keyboard.modifiers()) }) },
		Colour: func(n puzzle.Digit) {
			p.do(func() { p.Play().Move(game.Move{Action: game.Colour, Digit: n, Cells: p.Session().UI.Selected}) })
		},
		Erase: func() { p.do(func() { p.Input(game.Input{Kind: game.Delete}) }) },
		Hint:  func() { p.do(func() { screen.FindCellHint(p.App) }) },
		More:  func() { p.do(func() { cellMenu{p.part}.show(at) }) },
	}, float64(p.win.Canvas().Size().Width)-24)
	p.popup = widget.NewPopUp(p.pad.Object(), p.win.Canvas())
	p.popup.ShowAtPosition(p.place(at, p.popup.MinSize()))
	p.win.Canvas().Focus(p.pad.Keys)
}

// place returns where the pad goes: with its digits beside the pointer, inside the window.
func (p *cellPad) place(at fyne.Position, size fyne.Size) fyne.Position {
	all := p.win.Canvas().Size()
	return fyne.NewPos(max(0, min(at.X+8, all.Width-size.Width)), max(0, min(at.Y+8, all.Height-size.Height)))
}

// shown reports whether the pad is open.
func (p *cellPad) shown() bool { return p.popup != nil && p.popup.Visible() }

// do closes the pad and does what was chosen.
func (p *cellPad) do(what func()) {
	p.popup.Hide()
	p.pad.Close()
	p.FocusBoard()
	what()
	p.Refresh()
}

// digit enters a digit as the keyboard does, but never chooses it for later.
func (p *cellPad) digit(d puzzle.Digit, mod fyne.KeyModifier) {
	in := game.Input{Kind: game.TypeAs, Mode: p.Session().UI.Mode, Digit: d}
	switch mod {
	case shift:
		in.Mode = game.CornerMode
	case ctrl:
		in.Mode = game.CentreMode
	case ctrl | shift:
		in.Mode = game.ColourMode
	}
	p.Input(in)
}

// key handles a key while the pad is open, and reports whether it is open: Escape closes
// it, a digit is entered.
func (p *cellPad) key(name fyne.KeyName) bool {
	if !p.shown() {
		return false
	}
	if d := screen.DigitOf(name); d != 0 {
		p.do(func() { p.digit(d, p.keyboard.modifiers()) })
	} else if name == fyne.KeyEscape {
		p.do(func() {})
	}
	return true
}
