package window

import (
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/access"
	"sudoku/gui/key"
	"sudoku/gui/screen"
	"sudoku/gui/screen/enter"
)

// symbols are keys that type no character, with their X11 keysyms.
var symbols = map[fyne.KeyName]access.Key{
	fyne.KeyBackspace: {Symbol: 0xff08, Name: "BackSpace"}, fyne.KeyTab: {Symbol: 0xff09, Name: "Tab"},
	fyne.KeyReturn: {Symbol: 0xff0d, Name: "Return"}, fyne.KeyEscape: {Symbol: 0xff1b, Name: "Escape"},
	fyne.KeyHome: {Symbol: 0xff50, Name: "Home"}, fyne.KeyLeft: {Symbol: 0xff51, Name: "Left"}, fyne.KeyUp: {Symbol: 0xff52, Name: "Up"},
	fyne.KeyRight: {Symbol: 0xff53, Name: "Right"}, fyne.KeyDown: {Symbol: 0xff54, Name: "Down"},
	fyne.KeyPageUp: {Symbol: 0xff55, Name: "Page_Up"}, fyne.KeyPageDown: {Symbol: 0xff56, Name: "Page_Down"},
	fyne.KeyEnd: {Symbol: 0xff57, Name: "End"}, fyne.KeyInsert: {Symbol: access.SymbolInsert, Name: "Insert"},
	fyne.KeyDelete: {Symbol: 0xffff, Name: "Delete"}, fyne.KeySpace: {Symbol: ' ', Name: "space", Text: true},
	desktop.KeyShiftLeft: {Symbol: 0xffe1, Name: "Shift_L"}, desktop.KeyShiftRight: {Symbol: 0xffe2, Name: "Shift_R"},
	desktop.KeyControlLeft: {Symbol: 0xffe3, Name: "Control_L"}, desktop.KeyControlRight: {Symbol: 0xffe4, Name: "Control_R"},
	desktop.KeyCapsLock: {Symbol: access.SymbolCapsLock, Name: "Caps_Lock"},
	desktop.KeyAltLeft:  {Symbol: 0xffe9, Name: "Alt_L"}, desktop.KeyAltRight: {Symbol: 0xffea, Name: "Alt_R"},
	desktop.KeySuperLeft: {Symbol: 0xffeb, Name: "Super_L"}, desktop.KeySuperRight: {Symbol: 0xffec, Name: "Super_R"},
	desktop.KeyMenu: {Symbol: 0xff67, Name: "Menu"},
	fyne.KeyF1:      {Symbol: 0xffbe, Name: "F1"}, fyne.KeyF2: {Symbol: 0xffbf, Name: "F2"}, fyne.KeyF3: {Symbol: 0xffc0, Name: "F3"},
	fyne.KeyF4: {Symbol: 0xffc1, Name: "F4"}, fyne.KeyF5: {Symbol: 0xffc2, Name: "F5"}, fyne.KeyF6: {Symbol: 0xffc3, Name: "F6"},
	fyne.KeyF7: {Symbol: 0xffc4, Name: "F7"}, fyne.KeyF8: {Symbol: 0xffc5, Name: "F8"}, fyne.KeyF9: {Symbol: 0xffc6, Name: "F9"},
	fyne.KeyF10: {Symbol: 0xffc7, Name: "F10"}, fyne.KeyF11: {Symbol: 0xffc8, Name: "F11"}, fyne.KeyF12: {Symbol: 0xffc9, Name: "F12"},
}

// tellKey tells the reader of a key before it is used. Keys of the keypad are left out:
// whether they type digits, nobody says, and readers take them for commands otherwise.
func (kb *keyboard) tellKey(e *fyne.KeyEvent, down bool) {
	if kb.reader == nil || key.OnKeypad(e.Name, e.Physical.ScanCode) {
		return
	}
	mod := key.Modifiers()
	k, known := symbols[e.Name]
	if !known {
		runes := []rune(string(e.Name))
		if len(runes) != 1 {
			return
		}
		k = access.Key{Symbol: uint32(runes[0]), Name: string(runes), Text: mod&^key.Shift == 0}
		if mod&key.Shift == 0 {
			k.Name = strings.ToLower(k.Name)
			k.Symbol = uint32([]rune(k.Name)[0])
		}
	}
	k.Down, k.Code = down, e.Physical.ScanCode
	if key.SystemOf(kb.win) == key.Evdev {
		k.Code += 8
	}
	k.Shift, k.Ctrl, k.Alt, k.Super = mod&key.Shift != 0, mod&key.Ctrl != 0, mod&key.Alt != 0, mod&fyne.KeyModifierSuper != 0
	k.Echo = kb.typesElsewhere()
	kb.taken = kb.reader.Key(k)
}

// typesElsewhere reports whether characters go where the focus is not, or not any more: into the cell
// that it leaves, or the field of a page that finds.
func (kb *keyboard) typesElsewhere() bool {
	switch kb.app.Top().(type) {
	case *enter.Enter, screen.Finder:
		return true
	}
	return false
}
