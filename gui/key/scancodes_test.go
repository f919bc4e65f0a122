package key

import (
	"testing"

	"fyne.io/fyne/v2"
)

// TestLatin: system, scan code, and the letter at that position; - for none.
func TestLatin(t *testing.T) {
	for _, c := range []struct {
		system System
		scan   int
		want   fyne.KeyName
	}{
		{X11, 52, "Z"}, {X11, 53, "X"}, {X11, 54, "C"}, {X11, 55, "V"}, {X11, 43, "H"}, {X11, 33, "P"}, {X11, 24, "Q"}, {X11, 58, "M"},
		{Evdev, 44, "Z"}, {Evdev, 45, "X"}, {Evdev, 46, "C"}, {Evdev, 47, "V"}, {Evdev, 35, "H"}, {Evdev, 25, "P"},
		{Darwin, 6, "Z"}, {Darwin, 7, "X"}, {Darwin, 8, "C"}, {Darwin, 9, "V"}, {Darwin, 4, "H"}, {Darwin, 35, "P"}, {Darwin, 0, "A"}, {Darwin, 46, "M"},
		{X11, 61, ""}, {Evdev, 39, ""}, {Darwin, 10, ""}, {Darwin, 41, ""}, {X11, 0, ""},
	} {
		if got := Latin(c.scan, c.system); got != c.want {
			t.Errorf("%d, %d: %q, want %q", c.system, c.scan, got, c.want)
		}
	}
}

// TestKeypadByScanCode: the same names are used on the main row and on the keypad.
func TestKeypadByScanCode(t *testing.T) {
	for _, c := range []struct {
		system      string
		row, pad    []int // of 1 to 9 and 0
		signs, main map[fyne.KeyName]int
	}{
		{"x11", []int{10, 11, 12, 13, 14, 15, 16, 17, 18, 19}, []int{87, 88, 89, 83, 84, 85, 79, 80, 81, 90},
			map[fyne.KeyName]int{"*": 63, "/": 106, "-": 82, "+": 86, ".": 91}, map[fyne.KeyName]int{"-": 20, "/": 61, ".": 60, "+": 35}},
		{"wayland", []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, []int{79, 80, 81, 75, 76, 77, 71, 72, 73, 82},
			map[fyne.KeyName]int{"*": 55, "/": 98, "-": 74, "+": 78, ".": 83}, map[fyne.KeyName]int{"-": 12, "/": 53, ".": 52, "*": 43}},
		{"windows", []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11}, []int{79, 80, 81, 75, 76, 77, 71, 72, 73, 82},
			map[fyne.KeyName]int{"*": 55, "/": 309, "-": 74, "+": 78, ".": 83}, map[fyne.KeyName]int{"-": 12, "/": 53, ".": 52}},
		{"darwin", []int{18, 19, 20, 21, 23, 22, 26, 28, 25, 29}, []int{83, 84, 85, 86, 87, 88, 89, 91, 92, 82},
			map[fyne.KeyName]int{"*": 67, "/": 75, "-": 78, "+": 69, ".": 65}, map[fyne.KeyName]int{"-": 27, "/": 44, ".": 47}},
	} {
		for i := range 10 {
			name := fyne.KeyName(rune('0' + (i+1)%10))
			if OnKeypad(name, c.row[i]) || !OnKeypad(name, c.pad[i]) {
				t.Errorf("%s: %s is told to lie elsewhere", c.system, name)
			}
		}
		for name, scan := range c.signs {
			if !OnKeypad(name, scan) {
				t.Errorf("%s: %s of the keypad lies elsewhere", c.system, name)
			}
		}
		for name, scan := range c.main {
			if OnKeypad(name, scan) {
				t.Errorf("%s: %s lies on the keypad", c.system, name)
			}
		}
	}
}
