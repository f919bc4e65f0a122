package pad

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A cellMenu is the context menu of the cell at the cursor.
type cellMenu struct{ app *screen.App }

// Menu makes the context menu of the cell at the cursor.
func Menu(app *screen.App) *fyne.Menu { return cellMenu{app}.menu() }

// show opens it in a window so that its submenus are inside the window.
func (m cellMenu) show(win fyne.Window, at fyne.Position) *widget.PopUpMenu {
	menu := widget.NewPopUpMenu(m.menu(), win.Canvas())
	all, size := win.Canvas().Size(), menu.MinSize()
	widest := widget.NewMenu(m.candidate(0)).MinSize()
	menu.ShowAtPosition(fyne.NewPos(max(0, min(at.X, all.Width-size.Width-widest.Width)), max(0, min(at.Y, all.Height-max(size.Height, widest.Height)))))
	return menu
}

func (m cellMenu) menu() *fyne.Menu {
	menu := fyne.NewMenu("")
	s, c := m.app.Session().Game.State(), m.app.Session().UI.Cursor
	for d := range board.Possible(&s)[c].All() {
		k := puzzle.Cand(c, d)
		item := fyne.NewMenuItem(m.app.Base().T("cell.cand", "cand", k), nil)
		item.ChildMenu = m.candidate(k)
		menu.Items = append(menu.Items, item)
	}
	if len(menu.Items) > 0 {
		menu.Items = append(menu.Items, fyne.NewMenuItemSeparator())
	}
	cell := fyne.NewMenuItem(m.app.Base().T("cell.colour"), nil)
	cell.ChildMenu = m.colours(func(n puzzle.Digit) bool { return s.Colours[c]&game.ColourSet(n.Set()) != 0 },
		func(n puzzle.Digit) game.Move {
			return game.Move{Action: game.Colour, Digit: n, Cells: m.app.Session().UI.Selected}
		})
	menu.Items = append(menu.Items, cell, m.choice("action.draw", func() {
		table.OpenDraw(m.app)
	}))
	return menu
}

// candidate returns the menu of one candidate.
func (m cellMenu) candidate(k puzzle.Candidate) *fyne.Menu {
	s := m.app.Session().Game.State()
	menu := m.colours(func(n puzzle.Digit) bool { return s.CandColours[k.Cell()][k.Digit()-1] == uint8(n) },
		func(n puzzle.Digit) game.Move {
			return game.Move{Action: game.ColourCand, Digit: n, Cands: []puzzle.Candidate{k}}
		})
	menu.Items = append([]*fyne.MenuItem{
		m.choice("cell.strong", func() { table.OpenDraw(m.app).Link(table.StrongLink, k) }),
		m.choice("cell.weak", func() { table.OpenDraw(m.app).Link(table.WeakLink, k) }),
		fyne.NewMenuItemSeparator(),
	}, menu.Items...)
	return menu
}

// colours lists the nine colours, with a tick at those in use.
func (m cellMenu) colours(on func(puzzle.Digit) bool, move func(puzzle.Digit) game.Move) *fyne.Menu {
	menu := fyne.NewMenu("")
	for n := puzzle.Digit(1); n <= 9; n++ {
		item := m.choice("colour."+string(rune('0'+n)), func() { m.app.Play().Move(move(n)) })
		item.Checked = on(n)
		menu.Items = append(menu.Items, item)
	}
	return menu
}

// choice returns an item that does something.
func (m cellMenu) choice(key string, run func()) *fyne.MenuItem {
	return fyne.NewMenuItem(m.app.Base().T(key), func() {
		m.app.ClearMessage()
		run()
		m.app.FocusBoard()
		m.app.Refresh()
	})
}
