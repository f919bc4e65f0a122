package enter

import (
	"slices"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// Key implements KeyHandler: a digit goes into the cell at the cursor and, if that was in
// doubt, on to the next doubt; Space and Return find the cell right and go on likewise.
// Once nothing is in doubt Return plays, or takes the correction that is marked.
func (s *Photo) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod != 0 {
		return false
	}
	s.fresh = false
	switch d := screen.DigitOf(name); {
	case d > 0:
		s.set(d)
	case name == fyne.Key0, name == fyne.KeyDelete, name == fyne.KeyBackspace, name == screen.CharPrefix+".", name == screen.PadPrefix+".", name == fyne.KeyPeriod:
		s.set(0)
	case screen.IsReturn(name) && s.enter.Marked():
		return false // it is taken
	case screen.IsReturn(name) && len(s.doubts()) == 0:
		s.Play()
		return true
	case screen.IsReturn(name), name == fyne.KeySpace:
		s.keep()
	case name == fyne.KeyPageDown && s.nextDoubt(1), name == fyne.KeyPageUp && s.nextDoubt(-1):
	case name == fyne.KeyPageDown, name == fyne.KeyPageUp:
		s.enter.app.Say(s.T("photo.count", "n", 0))
	default:
		return false
	}
	s.enter.app.ClearMessage()
	s.update()
	return true
}

// Input implements InputHandler: the pad of digits, and presses on the board.
func (s *Photo) Input(in game.Input) bool {
	s.fresh = false
	switch in.Kind {
	case game.Type:
		s.set(in.Digit)
	case game.Delete:
		s.set(0)
	default:
		s.enter.Input(in)
	}
	s.update()
	return true
}

// set puts a digit into the cell at the cursor, 0 for none: a given, or handwriting where
// that was read. From a doubtful cell it goes on to the next.
func (s *Photo) set(d puzzle.Digit) {
	e := s.enter.entry
	c := e.UI.Cursor
	doubtful := s.doubtsHave(c)
	if e.Game.State().Grid[c] == d {
		s.keep()
		return
	}
	e.Change(func(givens, mine *puzzle.Grid) {
		if mine[c] != 0 || givens[c] == 0 && s.current().shot.Entries[c] != 0 {
			mine[c] = d
		} else {
			givens[c] = d
		}
	})
	s.enter.Checks.analyse()
	if doubtful {
		s.toFirst()
	}
}

// keep finds the cell at the cursor right, and goes on to the next doubt.
func (s *Photo) keep() {
	c := s.enter.entry.UI.Cursor
	s.kept.Add(c)
	s.toFirst()
	s.enter.Checks.findIfWrong()
}

// toFirst goes to the least certain cell; without one the cursor stays.
func (s *photoState) toFirst() {
	if list := s.doubts(); len(list) > 0 {
		s.typed.entry.GoTo(list[0])
	}
}

// nextDoubt goes to the next doubtful cell, or the last; it reports whether there is any.
func (s *photoState) nextDoubt(by int) bool {
	list := s.doubts()
	if len(list) == 0 {
		return false
	}
	at := slices.Index(list, s.typed.entry.UI.Cursor)
	if at < 0 && by < 0 {
		at = 0
	}
	s.typed.entry.GoTo(list[(at+by+len(list))%len(list)])
	return true
}

func (s *Photo) goToDoubt(i int) {
	if list := s.doubts(); i < len(list) {
		s.enter.entry.GoTo(list[i])
		s.update()
	}
}

// takeChoice takes an alternative for the cell at the cursor.
func (s *Photo) takeChoice(i int) {
	c := s.enter.entry.UI.Cursor
	if s.asksKind(c) {
		own := s.current().shot.Own[c] >= .5
		s.setKind(c, own == (i == 1))
		return
	}
	if list := s.alternatives(c); i < len(list) {
		s.set(list[i].Digit)
		s.enter.app.ClearMessage()
		s.update()
	}
}

// press puts the cursor on the cell at a part of the picture.
func (s *Photo) press(x, y float64) {
	if s.whole {
		return
	}
	col, row := int(x*11), int(y*11)
	if col >= 1 && col <= 9 && row >= 1 && row <= 9 {
		s.enter.entry.GoTo(puzzle.CellAt(row-1, col-1))
		s.update()
	}
}
