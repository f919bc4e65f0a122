package window

import (
	"sudoku/gui/page"
	"sudoku/puzzle"
)

// A comparison is the page on which what was typed is held against the paper. A row
// stays ticked as long as it stays as it was then.
type comparison struct {
	page   *page.Compare
	ticked [9]*[9]puzzle.Digit
}

// openCompare turns to the page.
func (w *Window) openCompare() {
	e := w.entering
	w.closeFixes()
	e.compare = &comparison{}
	e.GoTo(puzzle.CellAt(0, 0))
	w.showCompare()
}

func (w *Window) showCompare() {
	e := w.entering
	k := e.compare
	k.page = page.NewCompare(w.Base(), page.CompareFuncs{
		Grid:   func() puzzle.Grid { return e.Game.State().Grid },
		Ticked: e.ticked,
		Tick:   w.tickRow,
		Choose: w.chooseRow,
		Go:     func(row int) { w.chooseRow(row); w.focusBoard() },
		Chosen: func() int { return e.UI.Cursor.Row() },
		Play:   w.playEntry,
		Back:   w.openEnter,
	})
	w.turn(k.page)
	w.Refresh()
}

// ticked reports whether a row is ticked and still as it was then.
func (e *entry) ticked(row int) bool {
	was := e.compare.ticked[row]
	return was != nil && *was == e.row(row)
}

// row is what stands in a row.
func (e *entry) row(i int) (row [9]puzzle.Digit) {
	grid := e.Game.State().Grid
	copy(row[:], grid[9*i:])
	return row
}

// tickRow ticks a row and goes on to the next, or takes the tick away.
func (w *Window) tickRow(i int) {
	e := w.entering
	if e.ticked(i) {
		e.compare.ticked[i] = nil
	} else {
		now := e.row(i)
		e.compare.ticked[i] = &now
		w.chooseRow(min(i+1, 8))
	}
	w.Refresh()
}

// chooseRow shows a row on the board.
func (w *Window) chooseRow(i int) {
	e := w.entering
	if e.UI.Cursor.Row() != i {
		e.GoTo(puzzle.CellAt(i, 0))
		w.Refresh()
	}
}
