package library

import (
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/page"
	"sudoku/gui/screen"
	"sudoku/gui/widget"
)

// A libraryList lists the puzzles that were found.
type libraryList struct {
	page.Base
	state  *state
	now    func() time.Time
	screen chooser
	list   *widget.List
}

// A chooser does what is asked for in the list.
type chooser interface {
	Choose(row int, how Choosing)
	press(button int)
	menu() []page.MenuItem
}

func newLibraryList(b page.Base, state *state, now func() time.Time, owner chooser) *libraryList {
	f := &libraryList{Base: b, state: state, now: now, screen: owner}
	f.list = b.Kit.NewList(f.rowHeight(), state.Len, f.paintRow, func(i int) { owner.Choose(i, ChooseAlone) })
	f.list.Own, f.list.Zones = true, screen.WholeRow
	f.list.Act = func() { owner.press(libraryOpen) }
	f.list.Down = f.down
	f.list.Menu = func(row int, at fyne.Position) {
		if !f.row(row).chosen {
			owner.Choose(row, ChooseAlone)
		}
		page.PopUp(b, f.list, at, owner.menu())
	}
	f.list.Double = func(int) { owner.press(libraryOpen) }
	return f
}

// down handles a button of the pointer that goes down on a row.
func (f *libraryList) down(row int, e *desktop.MouseEvent) {
	switch {
	case e.Button == desktop.MouseButtonSecondary:
		if !f.row(row).chosen {
			f.screen.Choose(row, ChooseAlone)
		}
		popUpAt(f.Base, f.list, e, f.screen.menu())
	case e.Modifier&fyne.KeyModifierShift != 0:
		f.screen.Choose(row, ChooseTo)
	case e.Modifier&fyne.KeyModifierShortcutDefault != 0:
		f.screen.Choose(row, ChooseToggle)
	default:
		f.screen.Choose(row, ChooseAlone)
	}
}

// popUpAt opens a menu where the pointer is.
func popUpAt(b page.Base, in fyne.CanvasObject, e *desktop.MouseEvent, items []page.MenuItem) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(in)
	page.PopUp(b, in, e.AbsolutePosition.Subtract(at), items)
}

// pageRows returns how many rows a page of the list has.
func (f *libraryList) pageRows() int {
	return max(1, int(float64(f.list.Size().Height)/(f.rowHeight()+4)))
}

// row returns what the list shows of a puzzle.
func (f *libraryList) row(i int) libraryLine { return f.state.line(f.Lang, f.now(), i) }
