package window

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// cellMenu opens the context menu of the cell at the cursor.
func (w *Window) cellMenu(at fyne.Position) {
	_, draws := w.top().(screen.BoardViewer)
	if w.Playing() && (!draws || w.drawing()) {
		widget.ShowPopUpMenuAtPosition(w.candMenu(), w.win.Canvas(), at)
	}
}

func (w *Window) candMenu() *fyne.Menu {
	s, c := w.session.Game.State(), w.session.UI.Cursor
	m := fyne.NewMenu("")
	for d := range board.Possible(&s)[c].All() {
		k := puzzle.Cand(c, d)
		item := fyne.NewMenuItem(w.T("cell.cand", "cand", k), nil)
		item.ChildMenu = w.oneCandMenu(k)
		m.Items = append(m.Items, item)
	}
	if len(m.Items) > 0 {
		m.Items = append(m.Items, fyne.NewMenuItemSeparator())
	}
	cell := fyne.NewMenuItem(w.T("cell.colour"), nil)
	cell.ChildMenu = w.colourMenu(func(n puzzle.Digit) bool { return s.Colours[c]&game.ColourSet(n.Set()) != 0 },
		func(n puzzle.Digit) game.Move {
			return game.Move{Action: game.Colour, Digit: n, Cells: w.session.UI.Selected}
		})
	m.Items = append(m.Items, cell, w.choice("action.draw", func() {
		w.draw()
	}))
	return m
}

// oneCandMenu returns the menu of one candidate.
func (w *Window) oneCandMenu(k puzzle.Candidate) *fyne.Menu {
	s := w.session.Game.State()
	m := w.colourMenu(func(n puzzle.Digit) bool { return s.CandColours[k.Cell()][k.Digit()-1] == uint8(n) },
		func(n puzzle.Digit) game.Move {
			return game.Move{Action: game.ColourCand, Digit: n, Cands: []puzzle.Candidate{k}}
		})
	m.Items = append([]*fyne.MenuItem{
		w.choice("cell.strong", func() { w.linkFrom(k, page.StrongLink) }),
		w.choice("cell.weak", func() { w.linkFrom(k, page.WeakLink) }),
		fyne.NewMenuItemSeparator(),
	}, m.Items...)
	return m
}

// linkFrom opens the page Draw with a link started at a candidate.
func (w *Window) linkFrom(k puzzle.Candidate, tool page.DrawTool) { w.draw().Link(tool, k) }

// draw opens the page for colours and links, if it isn't open.
func (w *Window) draw() *screen.Draw {
	d, ok := w.top().(*screen.Draw)
	if !ok {
		d = screen.NewDraw(w)
		w.Show(d)
	}
	return d
}

func (w *Window) drawing() bool {
	_, ok := w.top().(*screen.Draw)
	return ok
}

// toggleDraw opens the page for colours and links, or closes it.
func (w *Window) toggleDraw() {
	if w.drawing() {
		w.Back()
	} else {
		w.draw()
	}
}

// colourMenu lists the nine colours, with a tick at those in use.
func (w *Window) colourMenu(on func(puzzle.Digit) bool, move func(puzzle.Digit) game.Move) *fyne.Menu {
	m := fyne.NewMenu("")
	for n := puzzle.Digit(1); n <= 9; n++ {
		item := w.choice("colour."+string(rune('0'+n)), func() { w.Move(move(n)) })
		item.Checked = on(n)
		m.Items = append(m.Items, item)
	}
	return m
}

// choice returns an item of a context menu.
func (w *Window) choice(key string, run func()) *fyne.MenuItem {
	return fyne.NewMenuItem(w.T(key), func() {
		w.notice = nil
		run()
		w.FocusBoard()
		w.Refresh()
	})
}
