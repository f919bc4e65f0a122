package board

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// TestKeysOfTheBoard: reached by Tab it has a frame until the next key, its cursor is thin while
// something else has the focus, and the key of menus opens the menu of the cursor's cell.
func TestKeysOfTheBoard(t *testing.T) {
	test.NewTempApp(t)
	b := New(testPainter, &theme.Light, func() float32 { return 1 })
	b.Resize(fyne.NewSize(400, 400))
	b.SetView(View{UI: game.UI{Cursor: 10, Selected: puzzle.CellsOf(10)}})
	var menu []puzzle.Cell
	b.OnMenu = func(c puzzle.Cell, _ fyne.Position) { menu = append(menu, c) }
	key := func(name fyne.KeyName) *fyne.KeyEvent { return &fyne.KeyEvent{Name: name} }
	for i, c := range []struct {
		do           func()
		framed, away bool
	}{
		{func() {}, false, true},
		{b.FocusGained, false, false},
		{b.FocusLost, false, true},
		{func() { b.FocusGained(); b.KeyUp(key(fyne.KeyTab)) }, true, false},
		{func() { b.KeyDown(key(fyne.KeyDown)) }, false, false},
		{func() { b.KeyUp(key(fyne.KeyTab)); b.FocusLost() }, false, true},
		{func() { b.FocusGained(); b.TypedKey(key(desktop.KeyMenu)) }, false, false},
	} {
		c.do()
		if b.surface.hasMargin(&b.view) != c.framed || b.looks[10].Away != c.away {
			t.Errorf("step %d: framed %v, thin %v", i, b.surface.hasMargin(&b.view), b.looks[10].Away)
		}
	}
	if len(menu) != 1 || menu[0] != 10 {
		t.Errorf("menus of %v", menu)
	}
}
