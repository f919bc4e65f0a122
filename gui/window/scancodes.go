package window

import (
	"runtime"
	"strings"

	"sudoku/gui/screen"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// The toolkit names digit keys by their position, on the main row and on the keypad
// alike, and letter keys by their label. Where that is not enough the scan code decides,
// which each system numbers in its own way.

// A system is a numbering of scan codes.
type system uint8

const (
	evdev  system = iota // Wayland; Windows has the same numbers for letters
	x11                  // 8 more
	darwin               // its own numbers
)

// systemOf returns the numbering of a window's scan codes.
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

// Letters on an American keyboard, from the first scan code of each row on.
var (
	evdevRows = map[int]string{16: "QWERTYUIOP", 30: "ASDFGHJKL", 44: "ZXCVBNM"}
	macRows   = map[int]string{0: "ASDFHGZXCV", 11: "BQWERYT", 31: "OU", 34: "IP", 37: "LJ", 40: "K", 45: "NM"}
)

// latin returns the letter at that position of an American keyboard: for keys whose
// label is no Latin letter, as on Russian and Greek keyboards.
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

// keypad reports whether a key named for a digit or a sign is on the keypad, whose scan
// codes are above the others on every system.
func keypad(name fyne.KeyName, scan int) bool {
	return len(name) == 1 && strings.Contains("0123456789.,+-*/", string(name)) &&
		(scan >= 62 || scan == 55 && name == fyne.KeyAsterisk)
}

// padKey returns a distinct name for a key of the keypad, except for digits.
func padKey(name fyne.KeyName) fyne.KeyName {
	if screen.DigitOf(name) > 0 || name == fyne.Key0 {
		return name
	}
	return screen.PadPrefix + name
}

// padMoves maps keypad keys to what they mean while NumLock is off.
var padMoves = map[fyne.KeyName]fyne.KeyName{
	"8": fyne.KeyUp, "2": fyne.KeyDown, "4": fyne.KeyLeft, "6": fyne.KeyRight, "7": fyne.KeyHome, "1": fyne.KeyEnd,
	"9": fyne.KeyPageUp, "3": fyne.KeyPageDown, "5": fyne.KeyUnknown, "0": fyne.KeyInsert,
	".": fyne.KeyDelete, ",": fyne.KeyDelete,
}

// holdPadKey delays a digit key of the keypad: with NumLock on its rune follows at once;
// if none comes the key moves the cursor.
func (kb *keyboard) holdPadKey(name fyne.KeyName, mod fyne.KeyModifier) bool {
	if _, moves := padMoves[name]; !moves || mod != 0 {
		return false
	}
	kb.pad = name
	kb.padTurn++
	turn := kb.padTurn
	kb.app.Later(func() {
		if turn == kb.padTurn {
			kb.movePadKey()
		}
	})
	return true
}

// movePadKey handles the delayed key as a cursor key, because no rune came.
func (kb *keyboard) movePadKey() {
	if kb.pad != "" {
		to := padMoves[kb.pad]
		kb.pad = ""
		kb.key(to, 0)
	}
}

// takePadKey returns the delayed key, because its rune came.
func (kb *keyboard) takePadKey() fyne.KeyName {
	name := kb.pad
	kb.pad = ""
	return padKey(name)
}

// char returns the Key of a character, on any key.
func char(r rune) Key { return Key{Name: fyne.KeyName(screen.CharPrefix + string(r))} }
