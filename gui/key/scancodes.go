package key

import (
	"runtime"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"

	"sudoku/gui/screen"
)

// The toolkit names digit keys by their position, on the main row and on the keypad
// alike, and letter keys by their label. Where that is not enough the scan code decides,
// which each system numbers in its own way.

// A System is a numbering of scan codes.
type System uint8

const (
	Evdev  System = iota // Wayland; Windows has the same numbers for letters
	X11                  // 8 more
	Darwin               // its own numbers
)

// SystemOf returns the numbering of a window's scan codes.
func SystemOf(w fyne.Window) (s System) {
	if runtime.GOOS == "darwin" {
		return Darwin
	}
	if n, ok := w.(driver.NativeWindow); ok {
		n.RunNative(func(c any) {
			if _, ok := c.(driver.X11WindowContext); ok {
				s = X11
			}
		})
	}
	return s
}

// Letters on an American keyboard, from the first scan code of each row on.
var (
	evdevRows = map[int]string{16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
	macRows   = map[int]string{0: "ASDFHGZXCV", 11: "BQWERYT", 31: "OU", 34: "IP", 37: "LJ", 40: "K", 45: "NM"}
)

// Latin returns the letter at that position of an American keyboard: for keys whose
// label is no Latin letter, as on Russian and Greek keyboards.
func Latin(scan int, s System) fyne.KeyName {
	rows := evdevRows
	switch s {
	case X11:
		scan -= 8
	case Darwin:
		rows = macRows
	}
	for from, row := range rows {
		if i := scan - from; i >= 0 && i < len(row) {
			return fyne.KeyName(row[i : i+1])
		}
	}
	return fyne.KeyUnknown
}

// OnKeypad reports whether a key named for a digit or a sign is on the keypad, whose scan
// codes are above the others on every system.
func OnKeypad(name fyne.KeyName, scan int) bool {
	return len(name) == 1 && strings.Contains("0123456789.,+-*/", string(name)) &&
		(scan >= 62 || scan == 55 && name == fyne.KeyAsterisk)
}

// Pad returns a distinct name for a key of the keypad, except for digits.
func Pad(name fyne.KeyName) fyne.KeyName {
	if screen.DigitOf(name) > 0 || name == fyne.Key0 {
		return name
	}
	return screen.PadPrefix + name
}
