package board

import (
	"time"

	"fyne.io/fyne/v2"

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

// doublePress returns what a double press does. It selects all that is alike, c last so that the cursor
// stays there: the colours of a cell while colours are chosen, else its digit, else its marks. A
// single mark is entered.
func (v *View) doublePress(c puzzle.Cell) (out []game.Input) {
	s := &v.State
	marks := s.Candidates()
	var alike puzzle.CellSet
	switch d := s.Grid[c]; {
	case v.UI.Mode == game.ColourMode && s.Colours[c] != 0:
		alike = cellsLike(func(o puzzle.Cell) bool { return s.Colours[o] == s.Colours[c] })
	case d != 0:
		alike = s.Grid.Of(d)
	case marks[c].Len() == 1:
		return []game.Input{{Kind: game.TypeAs, Mode: game.DigitMode, Digit: marks[c].Min()}}
	case marks[c] != 0:
		alike = cellsLike(func(o puzzle.Cell) bool { return s.Grid[o] == 0 && marks[o] == marks[c] })
	}
	alike.Remove(c)
	for o := range alike.All() {
		out = append(out, game.Input{Kind: game.Tap, Cell: o, Add: len(out) > 0})
	}
	if len(out) > 0 {
		out = append(out, game.Input{Kind: game.Tap, Cell: c, Add: true})
	}
	return out
}

func cellsLike(like func(puzzle.Cell) bool) (set puzzle.CellSet) {
	for c := range puzzle.Cell(81) {
		if like(c) {
			set.Add(c)
		}
	}
	return set
}

// lay calls held when a finger has lain on a cell, where it was at, for as long as a long press takes.
func (p *pointer) lay(at fyne.Position, after func(time.Duration, func()) (stop func()), held func()) {
	p.held = at
	p.unhold = after(longPress, func() {
		p.unhold = nil
		if p.down {
			held()
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
