package screen

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/desktop"

	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle/library"
)

// makeCollections makes the list of collections, and the choice that takes its place.
func (s *Library) makeCollections() {
	b, one := s.Base, func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	s.collectionList = b.NewList(s.collectionHeight(), func() int { return len(s.shown.collections) }, s.paintCollection, s.collect)
	s.collectionList.Own, s.collectionList.Zones = true, one
	s.collectionList.Tap = func(row, _ int) { s.collect(row) }
	s.collectionList.Down = func(row int, e *desktop.MouseEvent) {
		if e.Button == desktop.MouseButtonSecondary {
			s.collect(row)
			s.popUpAt(s.collectionList, e, s.collectionMenu())
		}
	}
	s.collectionChoice = b.DropDown(func() string { return s.shown.here().count }, func() string { return s.shown.here().name }, s.collectionItems, true)
}

func (s *Library) makeList() {
	s.list = s.NewList(s.rowHeight(), s.Len, s.paintRow, func(i int) { s.Choose(i, ChooseAlone) })
	s.list.Own = true
	s.list.Zones = func(w, h float64) []widget.Rect { return []widget.Rect{{W: w, H: h}} }
	s.list.Act = func() { s.press(libraryOpen) }
	s.list.Down = s.down
	s.list.Double = func(int) { s.press(libraryOpen) }
}

// down handles a button of the pointer that goes down on a row.
func (s *Library) down(row int, e *desktop.MouseEvent) {
	switch {
	case e.Button == desktop.MouseButtonSecondary:
		if !s.row(row).chosen {
			s.Choose(row, ChooseAlone)
		}
		s.popUpAt(s.list, e, s.menu())
	case e.Modifier&fyne.KeyModifierShift != 0:
		s.Choose(row, ChooseTo)
	case e.Modifier&fyne.KeyModifierShortcutDefault != 0:
		s.Choose(row, ChooseToggle)
	default:
		s.Choose(row, ChooseAlone)
	}
}

// popUpAt opens a menu where the pointer is.
func (s *Library) popUpAt(in fyne.CanvasObject, e *desktop.MouseEvent, items []page.MenuItem) {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(in)
	s.PopUp(in, e.AbsolutePosition.Subtract(at), items)
}

// pageRows returns how many rows a page of the list has.
func (s *Library) pageRows() int { return max(1, int(float64(s.list.Size().Height)/(s.rowHeight()+4))) }

// collect shows another collection.
func (s *Library) collect(i int) {
	if i >= 0 && i < len(s.collections) && i != s.at {
		s.at = i
		s.update()
		s.find()
	}
}

// showCopies lists the puzzles that have duplicates.
func (s *Library) showCopies() {
	for i, k := range s.collections {
		if k.view == library.Duplicates {
			s.collect(i)
		}
	}
}
