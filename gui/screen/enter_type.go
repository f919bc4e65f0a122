package screen

import (
	"fyne.io/fyne/v2"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// The names of keys that are no letters or digits.
const (
	CharPrefix = "char " // a character, on whichever key it lies
	PadPrefix  = "pad "  // a key of the keypad that isn't a digit
)

// DigitOf is the digit of a key, 0 where it has none.
func DigitOf(name fyne.KeyName) puzzle.Digit {
	if len(name) == 1 && name[0] >= '1' && name[0] <= '9' {
		return puzzle.Digit(name[0] - '0')
	}
	return 0
}

// Key implements Keyer: digits go on to the next cell, 0, point, space and Return skip
// one, Backspace goes back and clears.
func (s *Enter) Key(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if mod&^fyne.KeyModifierShift != 0 {
		return false
	}
	e := s.entry
	switch d := DigitOf(name); {
	case d > 0:
		s.digit(d)
	case name == fyne.Key0, name == CharPrefix+".", name == PadPrefix+fyne.KeyPeriod, name == fyne.KeySpace, isReturn(name):
		s.next()
	case name == fyne.KeyBackspace:
		e.GoTo(max(e.UI.Cursor, 1) - 1)
		s.erase()
	case name == fyne.KeyDelete:
		s.erase()
	default:
		return len(name) == 1 && name[0] >= 'A' && name[0] <= 'Z' // letters are off
	}
	s.desk.Hush()
	s.desk.Refresh()
	return true
}

// Typing implements Typist.
func (s *Enter) Typing() {}

// next goes on to the next cell. At the last one the puzzle is complete: if it is not
// right, the slips that explain it are looked for.
func (s *Enter) next() {
	e := s.entry
	if e.Through = e.UI.Cursor == 80; e.Through {
		s.findIfWrong()
		return
	}
	e.GoTo(e.UI.Cursor + 1)
}

func (s *Enter) digit(d puzzle.Digit) {
	if s.entry.Type(d) {
		s.judge()
	}
	s.next()
}

func (s *Enter) erase() {
	if s.entry.Erase() {
		s.judge()
	}
}

// Input implements Inputter, for the pointer, the arrows and the pad.
func (s *Enter) Input(in game.Input) bool {
	switch in.Kind {
	case game.Type:
		s.digit(in.Digit)
	case game.Delete:
		s.erase()
	case game.Tap, game.Up, game.Down, game.Left, game.Right, game.RowStart, game.RowEnd, game.ColumnStart, game.ColumnEnd:
		in.Add = false
		s.entry.UI, _, _ = game.Interpret(s.entry.UI, in)
	}
	s.desk.Refresh()
	return true
}
