package widget

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
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
	if l.Bar() != 0 {
		t.Error("room for a bar beside three rows")
	}
	if rows = 9; l.Bar() == 0 {
		t.Error("no room for the bar beside nine rows")
	}
}

// TestScrollInset: content ends a distance away from the focus ring.
func TestScrollInset(t *testing.T) {
	k, _ := testKit(t)
	content := k.NewPic(func(*Canvas) {})
	content.SetMin(80, 300)
	r := k.NewScrollView(content)
	r.SetInset(8)
	shown(t, r, 100, 100)
	if y, h := r.scroll.Position().Y, r.scroll.Size().Height; y != 8 || h != 84 {
		t.Errorf("it scrolls from %v, %v high", y, h)
	}
	r.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEnd})
	if end := 300 - r.At(); end != 84 {
		t.Errorf("at the end %v are in sight", end)
	}
}

// TestListMenu: the key of menus opens that of the chosen row, below it.
func TestListMenu(t *testing.T) {
	k, _ := testKit(t)
	l := k.NewList(40, func() int { return 3 }, func(*Canvas, int) {}, func(int) {})
	shown(t, l, 200, 180)
	var rows []int
	var y float32
	l.Menu = func(row int, at fyne.Position) { rows, y = append(rows, row), at.Y }
	for _, chosen := range []int{-1, 1, 3} {
		l.chosen = chosen
		l.TypedKey(&fyne.KeyEvent{Name: desktop.KeyMenu})
	}
	if !slices.Equal(rows, []int{1}) || y != 2*40+rowGap {
		t.Errorf("menus of %v, at %v", rows, y)
	}
}

// TestListWithoutRows: its focus is seen, too.
func TestListWithoutRows(t *testing.T) {
	k, _ := testKit(t)
	rows := 0
	l := k.NewList(40, func() int { return rows }, func(*Canvas, int) {}, func(int) {})
	shown(t, l, 200, 180)
	for _, c := range []struct {
		rows  int
		focus bool
	}{{0, true}, {0, false}, {2, true}} {
		rows = c.rows
		l.setFocus(c.focus)
		if l.ring.Visible() != (c.rows == 0 && c.focus) {
			t.Errorf("%+v: the ring is seen: %v", c, l.ring.Visible())
		}
	}
}
