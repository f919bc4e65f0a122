package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/puzzle"
)

// Names of keys that are not letters or digits.
const (
	CharPrefix = "char " // a character, on any key
	PadPrefix  = "pad "  // a key of the keypad other than a digit
)

// DigitOf returns the digit of a key, 0 if it has none.
func DigitOf(name fyne.KeyName) puzzle.Digit {
	if len(name) == 1 && name[0] >= '1' && name[0] <= '9' {
		return puzzle.Digit(name[0] - '0')
	}
	return 0
}

// IsModifier reports whether a key does nothing alone.
func IsModifier(name fyne.KeyName) bool {
	switch name {
	case desktop.KeyShiftLeft, desktop.KeyShiftRight, desktop.KeyControlLeft, desktop.KeyControlRight,
		desktop.KeyAltLeft, desktop.KeyAltRight, desktop.KeySuperLeft, desktop.KeySuperRight, desktop.KeyCapsLock:
		return true
	}
	return false
}

// IsReturn reports whether a key is Return or Enter.
func IsReturn(name fyne.KeyName) bool { return name == fyne.KeyReturn || name == fyne.KeyEnter }

// EmptiesCell reports whether a key leaves a cell empty where a puzzle is typed.
func EmptiesCell(name fyne.KeyName) bool {
	return name == fyne.Key0 || name == CharPrefix+"." || name == PadPrefix+fyne.KeyPeriod || name == fyne.KeySpace
}

// ArrowStep returns by how many parts an arrow key steps through an argument, 0 if it is
// no arrow key.
func ArrowStep(name fyne.KeyName) int {
	switch name {
	case fyne.KeyRight, fyne.KeyDown:
		return 1
	case fyne.KeyLeft, fyne.KeyUp:
		return -1
	}
	return 0
}
