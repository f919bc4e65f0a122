package key

import (
	"strings"

	"fyne.io/fyne/v2"

	"sudoku/gui/screen"
)

// Keyboards have signs in different places. Where one shares its key with a digit, as - does
// with 6 on a French keyboard, that key enters a mark; where one takes Shift the toolkit names
// the key for another sign. The menus show keys that work on the keyboard at hand.

// The keys that print, by what they have on an American keyboard.
const (
	digitKeys = "1234567890"
	otherKeys = "`-=[]\\;',./ABCDEFGHIJKLMNOPQRSTUVWXYZ"
)

// Labels are what the keys print without Shift.
type Labels struct{ digits, others string }

// American is what they print on an American keyboard.
var American = Labels{digitKeys, otherKeys}

// ReadLabels asks what the keys print. Without a window that has had the focus nobody knows
// yet.
func ReadLabels(prints func(rune) string) Labels {
	if prints == nil {
		return American
	}
	row := func(keys string) string {
		var out strings.Builder
		for _, k := range keys {
			out.WriteString(prints(k))
		}
		return out.String()
	}
	return Labels{row(digitKeys), row(otherKeys)}
}

// has reports whether a key that is none of the digits' has a sign: without Shift, or + beside =.
func (l Labels) has(sign string) bool {
	beside := sign == "+" && strings.Contains(l.others, "=") && !strings.Contains(l.digits, sign)
	return beside || strings.Contains(l.others, sign)
}

// Shown returns the keys that the menus show for those of an action: a sign of the keypad, which
// the toolkit names alike, in place of one that is not to be had, or none.
func (l Labels) Shown(keys []Key) (list []Key) {
	for _, k := range keys {
		name := string(k.Name)
		switch {
		case len(name) > 1 || !strings.Contains("`-=[]\\;',./+*", name) || l.has(name):
			list = append(list, k)
		case strings.Contains("+-*/", name) && k.Command():
			list = append(list, Key{screen.PadPrefix + k.Name, k.Mod})
		}
	}
	return list
}

// Bound returns the keys that run an action: also with the Shift that 0 takes on some keyboards.
func (l Labels) Bound(keys []Key) (list []Key) {
	list = append(list, keys...)
	for _, k := range keys {
		if k.Name == fyne.Key0 && !strings.Contains(l.digits, "0") {
			list = append(list, Key{k.Name, k.Mod | Shift})
		}
	}
	return list
}
