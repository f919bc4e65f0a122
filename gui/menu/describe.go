package menu

import (
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/access"
	"sudoku/gui/widget"
)

// Describe describes the bar, and the menu that is open.
func (b *Bar) Describe() access.Node {
	n := access.Node{Key: "menus", Role: access.MenuBar, Name: b.t("access.menus")}
	if b.Words == nil {
		return n
	}
	b.Words.Each(func(i int, word string, x, wide float64) {
		menu := access.Node{Key: strconv.Itoa(i), Role: access.Menu, Name: word, State: access.Expandable | access.Focusable, Actions: []string{"press"},
			Bounds: widget.PixelsOf(widget.Rect{X: x, W: wide, H: b.Words.high}, b.scale()), Do: func(access.Request) { b.Open(i) }}
		if b.IsOpen() && b.Words.open == i {
			menu.State |= access.Expanded
			menu.Children = b.shown.Describe().Children
			menu.State |= access.Focused.If(!access.FocusIn(menu.Children))
		}
		n.Children = append(n.Children, menu)
	})
	return n
}

// Has reports whether an object is the menu of the bar that is open.
func (b *Bar) Has(o fyne.CanvasObject) bool { return b.IsOpen() && o == fyne.CanvasObject(b.shown) }
