// Package pad is what the secondary button opens over a cell.
package pad

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	fynewidget "fyne.io/fyne/v2/widget"

	"sudoku/gui/key"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
	hints "sudoku/gui/screen/hint"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Pad is a small pad over a cell: digits, beside them colours, below them tools.
type Pad struct {
	app *screen.App
	win fyne.Window

	popup *fynewidget.PopUp // nil: it was not opened yet
	menu  *widget.Menu      // in its place, or opened from it; nil as well
	base  page.Base         // for what lies over the window
	at    fyne.Position     // of the pointer
	has   game.ColourSet    // the colours of the cell
	side  float64           // of a digit
	keys  *widget.Control
}

// Show selects a cell, unless it is selected already, and opens the pad over it, or while
// links and colours are drawn the menu of what can be drawn there.
func (p *Pad) Show(c puzzle.Cell, at fyne.Position) {
	_, ours := p.app.Top().(screen.GameScreen)
	switch _, draws := p.app.Top().(screen.BoardViewer); {
	case enter.Entering(p.app) != nil:
		p.app.Input(game.Input{Kind: game.Tap, Cell: c})
		return
	case !ours || !p.app.Play().Active() || draws && !screen.Drawing(p.app) && !hints.Hinting(p.app):
		return
	}
	if !p.app.Session().UI.Selected.Has(c) {
		p.app.Session().GoTo(c)
	}
	p.app.Session().UI.Cursor = c
	p.app.ClearMessage()
	p.app.Refresh()
	if screen.Drawing(p.app) {
		p.menu = cellMenu{p.app}.show(p.win, at)
		return
	}
	p.open(at)
}

// New makes a pad, which is not shown yet.
func New(app *screen.App, win fyne.Window) *Pad { return &Pad{app: app, win: win} }

// Control returns what is on the pad and takes its keys, nil before it was shown.
func (p *Pad) Control() *widget.Control { return p.keys }

// Tooltip returns the tooltip over the pad.
func (p *Pad) Tooltip() *widget.Tooltip { return p.base.Kit.Tooltip }

// Measures of the pad, in sides of a digit.
const (
	padColour = .68 // a colour
	padGap    = .2
	padTool   = .8 // height of the tools
	padWide   = 3 + 3*padColour + padGap
	padHigh   = 3 + padGap + padTool
)

// Zones of the pad: the digits, the colours and the tools, row by row.
const (
	firstColour = 9
	firstTool   = 18
	eraseZone   = firstTool
	hintZone    = firstTool + 1
)

func (p *Pad) open(at fyne.Position) {
	win := p.win.Canvas()
	p.at, p.base, p.has = at, p.app.Base(), p.app.Session().Game.State().Colours[p.app.Session().UI.Cursor]
	over, tip := p.base.Kit.Over()
	p.base.Kit = over
	p.side = min(over.Size(40), (float64(win.Size().Width)-24)/padWide)
	p.keys = over.NewControl(func(float64, float64) []widget.Rect { return p.zones() }, p.paint, func(zone int) {
		p.do(func() { p.press(zone) })
	})
	p.keys.Across = 3
	p.keys.Tip = p.tipOf
	size := fyne.NewSize(float32(p.side*padWide), float32(p.side*padHigh))
	p.popup = fynewidget.NewPopUp(container.NewStack(container.NewGridWrap(size, p.keys), tip), win)
	p.popup.ShowAtPosition(p.place(at, p.popup.MinSize()))
	win.Focus(p.keys)
}

// press does what a zone is for.
func (p *Pad) press(zone int) {
	switch {
	case zone < firstColour:
		p.digit(puzzle.Digit(zone+1), key.Modifiers())
	case zone < firstTool:
		p.app.Play().Move(game.Move{Action: game.Colour, Digit: puzzle.Digit(zone - firstColour + 1), Cells: p.app.Session().UI.Selected})
	case zone == eraseZone:
		p.app.Input(game.Input{Kind: game.Delete})
	case zone == hintZone:
		hints.FindCellHint(p.app)
	default:
		p.menu = cellMenu{p.app}.show(p.win, p.at)
	}
}

// tipOf names colours, and the keys of tools.
func (p *Pad) tipOf(zone int) widget.Tip {
	switch {
	case zone < firstColour:
		return widget.Tip{}
	case zone < firstTool:
		return page.ColourTip(p.base, zone-firstColour+1)
	}
	return p.base.Kit.Tips("erase", "cellhint")(zone - firstTool)
}

// place returns where the pad goes: with its digits beside the pointer, inside the window.
func (p *Pad) place(at fyne.Position, size fyne.Size) fyne.Position {
	all := p.win.Canvas().Size()
	return fyne.NewPos(max(0, min(at.X+8, all.Width-size.Width)), max(0, min(at.Y+8, all.Height-size.Height)))
}

// Shown reports whether the pad is open.
func (p *Pad) Shown() bool { return p.popup != nil && p.popup.Visible() }

// Close closes the pad and the menu: the cell is elsewhere.
func (p *Pad) Close() {
	if p.Shown() {
		p.popup.Hide()
		p.base.Kit.Tooltip.Clear()
	}
	if p.menu != nil {
		p.menu.Hide()
	}
}

// do closes the pad and does what was chosen.
func (p *Pad) do(what func()) {
	p.popup.Hide()
	p.base.Kit.Tooltip.Clear()
	p.app.FocusBoard()
	what()
	p.app.Refresh()
}

// digit enters a digit as the keyboard does, but never chooses it for later.
func (p *Pad) digit(d puzzle.Digit, mod fyne.KeyModifier) {
	in := game.Input{Kind: game.TypeAs, Mode: p.app.Session().UI.Mode, Digit: d}
	switch mod {
	case key.Shift:
		in.Mode = game.CornerMode
	case key.Ctrl:
		in.Mode = game.CentreMode
	case key.Ctrl | key.Shift:
		in.Mode = game.ColourMode
	}
	p.app.Input(in)
}

// Key handles a key while the pad is open, and reports whether it is open: Escape closes
// it, a digit is entered.
func (p *Pad) Key(name fyne.KeyName) bool {
	if !p.Shown() {
		return false
	}
	if d := screen.DigitOf(name); d != 0 {
		p.do(func() { p.digit(d, key.Modifiers()) })
	} else if name == fyne.KeyEscape {
		p.do(func() {})
	}
	return true
}
