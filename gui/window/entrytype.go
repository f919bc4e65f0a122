package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// entryKey takes the keys that belong to typing: digits go on to the next cell,
// 0, point, space and Return skip one, Backspace goes back and clears.
func (w *Window) entryKey(name fyne.KeyName) bool {
	e := w.entering
	switch d := digitOf(name); {
	case d > 0:
		w.entryType(d)
	case name == fyne.Key0, name == char('.').Name, name == padPrefix+fyne.KeyPeriod, name == fyne.KeySpace, name == fyne.KeyReturn, name == fyne.KeyEnter:
		w.entryOn()
	case name == fyne.KeyBackspace:
		e.GoTo(max(e.UI.Cursor, 1) - 1)
		w.entryErase()
	case name == fyne.KeyDelete:
		w.entryErase()
	default:
		return len(name) == 1 && name[0] >= 'A' && name[0] <= 'Z' // letters are off
	}
	w.notice = nil
	w.Refresh()
	return true
}

// typing reports whether a page is open on which digits are typed from the paper.
func (w *Window) typing() bool {
	e := w.entering
	return e != nil && (w.page() == page.Page(e.page) || e.compare != nil && w.page() == page.Page(e.compare.page))
}

// entryOn goes on to the next cell. At the last one the puzzle is complete: if it is
// not right, the slips that explain it are looked for.
func (w *Window) entryOn() {
	e := w.entering
	if e.through = e.UI.Cursor == 80; e.through {
		w.findIfWrong()
		return
	}
	e.GoTo(e.UI.Cursor + 1)
}

func (w *Window) entryType(d puzzle.Digit) {
	e := w.entering
	s, c := e.Game.State(), e.UI.Cursor
	if s.Grid[c] != d || (s.Colours[c] != 0) != e.mine {
		e.become(func(givens, mine *puzzle.Grid) {
			givens[c], mine[c] = d, 0
			if e.mine {
				givens[c], mine[c] = 0, d
			}
		})
		w.verify()
	}
	w.entryOn()
}

func (w *Window) entryErase() {
	e := w.entering
	e.through = false
	if e.do(game.Move{Action: game.Erase, Cells: e.UI.Selected}) {
		w.verify()
	}
}

// entryInput is for the pointer, the arrows and the pad.
func (w *Window) entryInput(in game.Input) {
	switch in.Kind {
	case game.Type:
		w.entryType(in.Digit)
	case game.Delete:
		w.entryErase()
	case game.Tap, game.Up, game.Down, game.Left, game.Right, game.RowStart, game.RowEnd, game.ColumnStart, game.ColumnEnd:
		in.Add = false
		w.entering.UI, _, _ = game.Interpret(w.entering.UI, in)
	}
	w.Refresh()
}

// become changes what is typed, in one act.
func (e *entry) become(change func(givens, mine *puzzle.Grid)) {
	p := e.puzzle()
	change(&p.Givens, &p.Entries)
	s := e.Game.State()
	var erased, turned puzzle.CellSet
	to := p.Grid()
	for c, d := range to {
		c := puzzle.Cell(c)
		if d == 0 && s.Grid[c] != 0 {
			erased.Add(c)
		}
		if d != 0 && (s.Colours[c] != 0) != (p.Givens[c] == 0) {
			turned.Add(c)
		}
	}
	on := turned
	for c := range turned.All() {
		if s.Colours[c] != 0 {
			on.Remove(c)
		}
	}
	e.do(game.Move{Action: game.Erase, Cells: erased},
		game.Move{Action: game.Colour, Digit: pencil, Cells: on},
		game.Move{Action: game.Colour, Digit: pencil, Cells: turned.Without(on)},
		game.Move{Action: game.Fill, Grid: to})
}

// wipe empties the grid.
func (e *entry) wipe() {
	e.do(game.Move{Action: game.Erase, Cells: puzzle.AllCells}, game.Move{Action: game.ClearDrawing})
}

// do makes moves that are one undo, and reports whether they changed anything.
func (e *entry) do(moves ...game.Move) bool {
	from, _ := e.Game.MoveNumber()
	at := from
	for _, m := range moves {
		if e.Game.Do(m) == nil { // what changes nothing is no move
			at++
		}
	}
	for n := range e.inner {
		if n > from {
			delete(e.inner, n)
		}
	}
	for n := from + 1; n < at; n++ {
		e.inner[n] = true
	}
	return at > from
}

// undo takes the last act back, redo makes it again.
func (e *entry) undo() bool { return e.walk(e.Game.Undo) }
func (e *entry) redo() bool { return e.walk(e.Game.Redo) }

func (e *entry) walk(step func() bool) (moved bool) {
	for step() {
		moved = true
		if at, _ := e.Game.MoveNumber(); !e.inner[at] {
			break
		}
	}
	return moved
}
