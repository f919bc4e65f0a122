package window

import (
	"maps"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/key"
)

const digits = "1234567890"

// keyboards lists what keys print where that is not what they print on an American keyboard.
var keyboards = map[string]struct{ digits, keys, print string }{
	"us": {digits, "", ""},
	"de": {digits, "-=[]\\;'/YZ", "ß´ü+#öä-zy"},
	"fr": {"&é\"'(-è_çà", "`-[]\\;'M,./AQZW", "²)^$*mù,;:!qawz"},
	"cz": {"+ěščřžýáíé", "`-=[]\\;'/YZ", ";=´ú)¨ů§-zy"},
	"jp": {digits, "=[\\;'", "^@]:;"},
	"ru": {digits, "`,.", "ёбю"},
}

func printsOn(name string) func(rune) string {
	k := keyboards[name]
	print := map[rune]string{}
	for i, label := range []rune(k.digits) {
		print[rune(digits[i])] = string(label)
	}
	labels := []rune(k.print)
	for i, key := range k.keys {
		print[key] = string(labels[i])
	}
	return func(key rune) string {
		if label, ok := print[key]; ok {
			return label
		}
		return strings.ToLower(string(key))
	}
}

// takeKeyboard goes on with another keyboard.
func (d *desk) takeKeyboard(name string) {
	d.menus.Prints = printsOn(name)
	d.keyboard.down(&fyne.KeyEvent{Name: desktop.KeyControlLeft})
}

// TestKeysOnKeyboards: the menus show a key that works on the keyboard at hand, as soon as a
// key is pressed there.
func TestKeysOnKeyboards(t *testing.T) {
	d := play(t)
	was := labelsOf(d)
	for _, c := range []struct{ keyboard, smaller, larger, settings string }{
		{"us", "Ctrl+-", "Ctrl++", "Ctrl+,"},
		{"de", "Ctrl+-", "Ctrl++", "Ctrl+,"},
		{"fr", "Ctrl+Keypad -", "Ctrl++", "Ctrl+,"},
		{"cz", "Ctrl+-", "Ctrl+Keypad +", "Ctrl+,"},
		{"jp", "Ctrl+-", "Ctrl+Keypad +", "Ctrl+,"},
		{"ru", "Ctrl+-", "Ctrl++", ""},
		{"us", "Ctrl+-", "Ctrl++", "Ctrl+,"},
	} {
		d.takeKeyboard(c.keyboard)
		for id, want := range map[string]string{"smaller": c.smaller, "larger": c.larger, "settings": c.settings} {
			if got := labelsOf(d)[id]; got != want {
				t.Errorf("%s: %s has %q in the menu, want %q", c.keyboard, id, got, want)
			}
			if got := d.menus.Tip(id).Keys; got != want {
				t.Errorf("%s: %s has %q in its tooltip, want %q", c.keyboard, id, got, want)
			}
		}
	}
	if now := labelsOf(d); !maps.Equal(now, was) {
		t.Errorf("the keys are %v, they were %v", now, was)
	}
}

// labelsOf returns the keys that the menus show.
func labelsOf(d *desk) map[string]string {
	shown := map[string]string{}
	for _, a := range d.menus.Actions() {
		shown[a.ID] = d.menus.KeysOf(a)
	}
	return shown
}

// TestZeroWithShift: where 0 takes Shift it does what its key does, and nothing elsewhere.
func TestZeroWithShift(t *testing.T) {
	d := play(t)
	for keyboard, want := range map[string]string{"us": "", "de": "", "fr": "normal", "cz": "normal"} {
		d.takeKeyboard(keyboard)
		ran := ""
		undo := d.recorded(&ran)
		d.keyboard.typedShortcut(&desktop.CustomShortcut{KeyName: fyne.Key0, Modifier: key.Ctrl | key.Shift})
		if undo(); ran != want {
			t.Errorf("%s: Ctrl+Shift+0 runs %q, want %q", keyboard, ran, want)
		}
	}
}
