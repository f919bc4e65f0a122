package window

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"
	"fyne.io/fyne/v2/test"

	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A touch screen sends the toolkit what a mouse sends: a press where the finger is,
// without the pointer before it, drags in long steps, and scrolling in small ones.

// touched presses an object as a finger does.
func touched(o fyne.CanvasObject, at fyne.Position) {
	e := &desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: at}, Button: desktop.MouseButtonPrimary}
	if m, ok := o.(desktop.Mouseable); ok {
		m.MouseDown(e)
		m.MouseUp(e)
	}
	if tap, ok := o.(fyne.Tappable); ok {
		tap.Tapped(&e.PointEvent)
	}
}

// spot returns the middle of a cell on the board.
func (d *desk) spot(c puzzle.Cell) fyne.Position {
	side, m := float32(d.side())/9, float32(d.board.Margin())
	return fyne.NewPos(m+(float32(c.Col())+.5)*side, m+(float32(c.Row())+.5)*side)
}

// TestTouch: a tap, a drag and scrolling by two fingers do what a mouse does, on the
// board, the pad, the line of moves and in lists.
func TestTouch(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(1100, 780))
	write(d.board) // its size in pixels

	touched(d.board, d.spot(1))
	if d.app.Session().UI.Cursor != 1 {
		t.Errorf("a tap on r1c2 selected: got %v, want %v", d.app.Session().UI.Cursor, 1)
	}
	pad := d.page().Objects()[5].(*widget.Control) // 5
	touched(pad, fyne.NewPos(20, 20))
	if got := d.app.Session().Game.State().Grid[1]; got != 5 {
		t.Errorf("a tap on the pad wrote: got %v, want %v", got, 5)
	}

	d.board.MouseDown(&desktop.MouseEvent{PointEvent: fyne.PointEvent{Position: d.spot(9)}, Button: desktop.MouseButtonPrimary})
	d.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: d.spot(13)}}) // at once
	d.board.DragEnd()
	if got := d.app.Session().UI.Selected; got != puzzle.CellsOf(9, 10, 11, 12, 13) {
		t.Errorf("a drag selected: got %v, want %v", got, puzzle.CellsOf(9, 10, 11, 12, 13))
	}

	var track *widget.Track
	for _, o := range d.page().Objects() {
		if k, ok := o.(*widget.Track); ok {
			track = k
		}
	}
	at := func(x float32) fyne.PointEvent { return fyne.PointEvent{Position: fyne.NewPos(x, 14)} }
	track.MouseDown(&desktop.MouseEvent{PointEvent: at(track.Size().Width - 9), Button: desktop.MouseButtonPrimary})
	track.Dragged(&fyne.DragEvent{PointEvent: at(8)})
	track.DragEnd()
	if n, _ := d.app.Session().Game.MoveNumber(); n != 0 {
		t.Errorf("a drag along the moves leads to move: got %v, want %v", n, 0)
	}
}

// TestTouchScrolls: small steps add up, in a text and in a list, and on the board to
// whole links of a chain.
func TestTouchScrolls(t *testing.T) {
	d := play(t)
	d.win.Resize(fyne.NewSize(760, 500))
	small := &fyne.ScrollEvent{Scrolled: fyne.NewDelta(0, -1.25)}
	for name, open := range map[string]func(){"keys": d.openKeys, "techniques": d.openTechniques, "settings": d.openSettings} {
		open()
		pane := scrollable(d.page().Objects())
		if pane == nil {
			t.Fatal(name, "does not scroll")
		}
		before := offset(d.page().Objects())
		for range 40 {
			pane.Scrolled(small)
		}
		if moved := offset(d.page().Objects()) - before; moved < 30 || moved > 60 {
			t.Errorf("%s: 50 units of small steps scroll by %v", name, moved)
		}
		d.app.ShowPlay()
	}
	turns := 0
	d.board.OnWheel = func(by int) { turns += by }
	for range 40 {
		d.board.Scrolled(small)
	}
	if turns != 5 {
		t.Error("50 units of small steps are", turns, "turns on the board")
	}
}

// scrollable returns the innermost object that scrolls.
func scrollable(list []fyne.CanvasObject) (found fyne.Scrollable) {
	walk(list, func(o fyne.CanvasObject) {
		field := o.Size().Height < 60 // or what is in one
		if s, ok := o.(fyne.Scrollable); ok && found == nil && !field {
			found = s
		}
	})
	return found
}

// offset returns how far the page is scrolled.
func offset(list []fyne.CanvasObject) (y float32) {
	walk(list, func(o fyne.CanvasObject) {
		if s, ok := o.(interface{ At() float32 }); ok {
			y = max(y, s.At())
		}
	})
	return y
}

// walk calls each for each visible object, and those within it.
func walk(list []fyne.CanvasObject, each func(fyne.CanvasObject)) {
	for _, o := range list {
		if !o.Visible() {
			continue
		}
		each(o)
		if c, ok := o.(*fyne.Container); ok {
			walk(c.Objects, each)
		} else if w, ok := o.(fyne.Widget); ok {
			walk(test.WidgetRenderer(w).Objects(), each)
		}
	}
}
