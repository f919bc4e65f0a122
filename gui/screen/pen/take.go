package pen

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Take enters one of the two digits that are likeliest, as a digit or a mark.
func (p *Pen) Take(i int) {
	w := p.writing
	p.Wipe()
	d := w.guesses[i].Digit
	if d == 0 {
		return
	}
	if e := screen.EntryOf(p.app); e != nil {
		e.Input(game.Input{Kind: game.Tap, Cell: w.cell})
		e.Input(game.Input{Kind: game.Type, Digit: d})
		return
	}
	if w.game == p.app.Session().Game {
		p.enter(w.cell, p.mode(&w), d)
	}
	p.app.Refresh()
}

// mode returns what a digit is: a mark while marks are written, or if it is small and in a
// corner of its cell.
func (p *Pen) mode(w *writing) game.Mode {
	mode := p.app.Session().UI.Mode
	if mode == game.DigitMode && inCorner(w.strokes, w.cell) {
		return game.CornerMode
	}
	return mode
}

// enter writes a digit into a cell, wherever the cursor is. What the cell holds already stays.
func (p *Pen) enter(c puzzle.Cell, mode game.Mode, d puzzle.Digit) {
	at := p.app.Session()
	if mode == game.DigitMode && at.Game.State().Grid[c] == d {
		return
	}
	ui := at.UI
	ui.Cursor, ui.Selected = c, puzzle.CellsOf(c)
	if _, m, ok := game.Interpret(ui, game.Input{Kind: game.TypeAs, Mode: mode, Digit: d}); ok {
		p.app.Play().Move(m)
	}
}

// Saw remembers the colour that cells get by other means: the pen goes on with it.
func (p *Pen) Saw(m game.Move) {
	if m.Action == game.Colour {
		p.colour = m.Digit
	}
}

// A penAction is what strokes do that make no digit.
type penAction struct {
	erase  bool // the cells; else they are selected
	cells  puzzle.CellSet
	cursor puzzle.Cell
}

func (g penAction) do(a *screen.App) {
	e := screen.EntryOf(a)
	switch {
	case !g.erase:
		add := false
		for c := range g.cells.All() {
			a.Input(game.Input{Kind: game.Tap, Cell: c, Add: add})
			add = true
		}
	case e != nil:
		e.Input(game.Input{Kind: game.Tap, Cell: g.cursor})
		e.Input(game.Input{Kind: game.Delete})
	default:
		a.Play().Move(game.Move{Action: game.Erase, Cells: g.cells})
	}
}
