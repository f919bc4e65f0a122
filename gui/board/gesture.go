package board

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

const (
	doubleClick = 400 * time.Millisecond
	longPress   = 500 * time.Millisecond

	// A finger comes to a cell and presses it at once, which a mouse does not.
	fingerTime = 50 * time.Millisecond
	// A finger that lies still moves by so many units.
	fingerSlop = 10
)

// doublePress handles a double press. It selects all that is alike, c last so that the cursor
// stays there: the colours of a cell while colours are chosen, else its digit, else its marks. A
// single mark is entered.
func (b *Board) doublePress(c puzzle.Cell) {
	s := &b.view.State
	marks := s.Candidates()
	var alike puzzle.CellSet
	switch d := s.Grid[c]; {
	case b.view.UI.Mode == game.ColourMode && s.Colours[c] != 0:
		alike = cellsLike(func(o puzzle.Cell) bool { return s.Colours[o] == s.Colours[c] })
	case d != 0:
		alike = s.Grid.Of(d)
	case marks[c].Len() == 1:
		b.send(game.Input{Kind: game.TypeAs, Mode: game.DigitMode, Digit: marks[c].Min()})
	case marks[c] != 0:
		alike = cellsLike(func(o puzzle.Cell) bool { return s.Grid[o] == 0 && marks[o] == marks[c] })
	}
	alike.Remove(c)
	add := false
	for o := range alike.All() {
		b.send(game.Input{Kind: game.Tap, Cell: o, Add: add})
		add = true
	}
	if add {
		b.send(game.Input{Kind: game.Tap, Cell: c, Add: true})
	}
}

func cellsLike(like func(puzzle.Cell) bool) (set puzzle.CellSet) {
	for c := range puzzle.Cell(81) {
		if like(c) {
			set.Add(c)
		}
	}
	return set
}

// lay opens the menu of a cell, as the secondary button does, when a finger lies on it.
func (b *Board) lay(c puzzle.Cell, e *desktop.MouseEvent) {
	b.pointer.letGo()
	if !b.pointer.finger(c, b.now()) || b.After == nil {
		return
	}
	at := e.AbsolutePosition
	b.pointer.held = e.Position
	b.pointer.unhold = b.After(longPress, func() {
		b.pointer.unhold = nil
		if b.pointer.down && b.OnPick == nil && b.OnMenu != nil {
			b.pointer.down, b.pointer.at = false, time.Time{}
			b.liftPen()
			b.OnMenu(c, at)
		}
	})
}

// finger reports whether a press on a cell is that of a finger.
func (p *pointer) finger(c puzzle.Cell, now time.Time) bool {
	return !p.over.Has(c) || now.Sub(p.came) < fingerTime
}

// letGo says that what was pressed is no longer held.
func (p *pointer) letGo() {
	if p.unhold != nil {
		p.unhold()
		p.unhold = nil
	}
}

// moved says that what presses is somewhere else.
func (p *pointer) moved(to fyne.Position) {
	if d := to.Subtract(p.held); max(d.X, -d.X, d.Y, -d.Y) > fingerSlop {
		p.letGo()
	}
}
