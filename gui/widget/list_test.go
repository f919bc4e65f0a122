package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
)

// TestListChooses: a list reports each choice once, and leaves room for its scroll bar
// only if it scrolls.
func TestListChooses(t *testing.T) {
	k, _ := testKit(t)
	var told []int
	rows := 3
	l := k.NewList(40, func() int { return rows }, func(*Canvas, int) {}, func(i int) { told = append(told, i) })
	shown(t, l, 200, 180)
	l.Pick(0)
	for _, key := range []fyne.KeyName{fyne.KeyDown, fyne.KeyDown, fyne.KeyDown, fyne.KeyHome} {
		l.TypedKey(&fyne.KeyEvent{Name: key})
	}
	l.Select(1) // as a press does
	l.Select(1)
	if !slices.Equal(told, []int{1, 2, 0, 1}) {
		t.Error("told of", told)
	}
	if l.bar() != 0 {
		t.Error("room for a bar beside three rows")
	}
	if rows = 9; l.bar() == 0 {
		t.Error("no room for the bar beside nine rows")
	}
}
