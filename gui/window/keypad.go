package window

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/key"
)

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
	return key.Pad(name)
}
