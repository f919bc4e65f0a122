package pad

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/screen"
	"sudoku/gui/screen/table"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A cellMenu is the context menu of the cell at the cursor.
type cellMenu struct{ app *screen.App }

// Menu returns the lines of the context menu of the cell at the cursor.
func Menu(app *screen.App) []widget.MenuItem { return cellMenu{app}.items() }

// show opens it in a window.
func (m cellMenu) show(win fyne.Window, at fyne.Position) *widget.Menu {
	menu := m.app.Base().Kit.NewMenu(m.items())
	menu.Open(win.Canvas(), at)
	return menu
}

func (m cellMenu) items() (items []widget.MenuItem) {
	t := m.app.Base().T
	s, c := m.app.Session().Game.State(), m.app.Session().UI.Cursor
	for d := range board.Possible(&s)[c].All() {
		k := puzzle.Cand(c, d)
		items = append(items, widget.MenuItem{Text: t("cell.cand", "cand", k), Items: m.candidate(k)})
	}
	if len(items) > 0 {
		items = append(items, widget.MenuItem{})
	}
	colours := m.colours(func(n puzzle.Digit) bool { return s.Colours[c]&game.ColourSet(n.Set()) != 0 },
		func(n puzzle.Digit) game.Move {
			return game.Move{Action: game.Colour, Digit: n, Cells: m.app.Session().UI.Selected}
		})
	return append(items, widget.MenuItem{Text: t("cell.colour"), Items: colours}, m.choice("action.draw", func() { table.OpenDraw(m.app) }))
}

// candidate returns the menu of one candidate.
func (m cellMenu) candidate(k puzzle.Candidate) []widget.MenuItem {
	s := m.app.Session().Game.State()
	colours := m.colours(func(n puzzle.Digit) bool { return s.CandColours[k.Cell()][k.Digit()-1] == uint8(n) },
		func(n puzzle.Digit) game.Move {
			return game.Move{Action: game.ColourCand, Digit: n, Cands: []puzzle.Candidate{k}}
		})
	return append([]widget.MenuItem{
		m.choice("cell.strong", func() { table.OpenDraw(m.app).Link(table.StrongLink, k) }),
		m.choice("cell.weak", func() { table.OpenDraw(m.app).Link(table.WeakLink, k) }),
		{},
	}, colours...)
}

// colours lists the nine colours, with a tick at those in use.
func (m cellMenu) colours(on func(puzzle.Digit) bool, move func(puzzle.Digit) game.Move) (items []widget.MenuItem) {
	for n := puzzle.Digit(1); n <= 9; n++ {
		item := m.choice("colour."+string(rune('0'+n)), func() { m.app.Play().Move(move(n)) })
		item.Checked = on(n)
		items = append(items, item)
	}
	return items
}

// choice returns an item that does something.
func (m cellMenu) choice(key string, run func()) widget.MenuItem {
	return widget.MenuItem{Text: m.app.Base().T(key), Run: func() {
		m.app.ClearMessage()
		run()
		m.app.FocusBoard()
		m.app.Refresh()
	}}
}
