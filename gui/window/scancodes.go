package window

import (
	"runtime"
	"strings"

	"sudoku/gui/screen"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// The toolkit names the digits by their place, on the row and on the keypad alike,
// and letters by their label. Where that isn't enough the scan code tells, which
// each system numbers in its own way.

// A system is a way of numbering keys.
type system uint8

const (
	evdev  system = iota // Wayland; Windows has the same numbers for letters
	x11                  // 8 more
	darwin               // numbers of its own
)

// systemOf tells how the keys of a window are numbered.
func systemOf(w fyne.Window) (s system) {
	if runtime.GOOS == "darwin" {
		return darwin
	}
	if n, ok := w.(driver.NativeWindow); ok {
		n.RunNative(func(c any) {
			if _, ok := c.(driver.X11WindowContext); ok {
				s = x11
			}
		})
	}
	return s
}

// Letters from their first scan code on, as an American keyboard has them.
var (
	evdevRows = map[int]string{16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
	macRows   = map[int]string{0: "ASDFHGZXCV", 11: "BQWERYT", 31: "OU", 34: "IP", 37: "LJ", 40: "K", 45: "NM"}
)

// latin is the letter that an American keyboard has at that place: for a key
// whose label is no Latin letter, as on Russian and Greek keyboards.
func latin(scan int, s system) fyne.KeyName {
	rows := evdevRows
	switch s {
	case x11:
		scan -= 8
	case darwin:
		rows = macRows
	}
	for from, row := range rows {
		if i := scan - from; i >= 0 && i < len(row) {
			return fyne.KeyName(row[i : i+1])
		}
	}
	return fyne.KeyUnknown
}

// keypad reports whether a key that is named for a digit or a sign lies on the
// keypad: there scan codes are above those of the rest, on every system.
func keypad(name fyne.KeyName, scan int) bool {
	return len(name) == 1 && strings.Contains("0123456789.,+-*/", string(name)) &&
		(scan >= 62 || scan == 55 && name == fyne.KeyAsterisk)
}

// padKey names a key of the keypad that isn't a digit apart from its twin.
func padKey(name fyne.KeyName) fyne.KeyName {
	if screen.DigitOf(name) > 0 || name == fyne.Key0 {
		return name
	}
	return screen.PadPrefix + name
}

// padMoves is what the keypad means while NumLock is off.
var padMoves = map[fyne.KeyName]fyne.KeyName{
	"8": fyne.KeyUp, "2": fyne.KeyDown, "4": fyne.KeyLeft, "6": fyne.KeyRight, "7": fyne.KeyHome, "1": fyne.KeyEnd,
	"9": fyne.KeyPageUp, "3": fyne.KeyPageDown, "5": fyne.KeyUnknown, "0": fyne.KeyInsert,
	".": fyne.KeyDelete, ",": fyne.KeyDelete,
}

// holdPadKey keeps a digit of the keypad back: with NumLock on its character follows
// at once, and if none comes it was meant to move.
func (kb *keyboard) holdPadKey(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if _, moves := padMoves[name]; !moves || mod != 0 {
		return false
	}
	kb.pad = name
	kb.padTurn++
	turn := kb.padTurn
	kb.w.Later(func() {
		if turn == kb.padTurn {
			kb.movePadKey()
		}
	})
	return true
}

// movePadKey makes a move of the key that was kept back, for no character came.
func (kb *keyboard) movePadKey() {
	if kb.pad != "" {
		to := padMoves[kb.pad]
		kb.pad = ""
		kb.key(to, 0)
	}
}

// takePadKey is the key that was kept back, as its character came.
func (kb *keyboard) takePadKey() fyne.KeyName {
	name := kb.pad
	kb.pad = ""
	return padKey(name)
}

// char is a character, on whichever key it lies.
func char(r rune) Key { return Key{Name: fyne.KeyName(screen.CharPrefix + string(r))} }
