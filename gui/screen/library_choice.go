package screen

import (
	"sudoku/gui/page"
	"sudoku/puzzle/library"
)

// choice is which puzzles of the library are chosen: those of a set or, if it is empty, the
// one at the cursor.
type choice struct {
	cursor int // -1: there are none
	anchor int // where the cursor was before Shift
	ids    map[library.ID]bool
}

// Choose moves the cursor to a row and chooses rows.
func (s *Library) Choose(row int, how page.Choosing) {
	if s.result == nil {
		s.whenFound(func() { s.Choose(row, how) })
		return
	}
	s.used.now()
	if row < 0 || row >= s.result.Len() {
		return
	}
	if how != page.ChooseTo {
		s.anchor = row
	}
	switch how {
	case page.ChooseAlone, page.ChooseNone:
		clear(s.ids)
	case page.ChooseToggle:
		if id := s.id(row); s.ids[id] {
			delete(s.ids, id)
		} else {
			s.ids[id] = true
		}
	case page.ChooseTo:
		clear(s.ids)
		for _, id := range s.result.IDs(min(s.anchor, row), max(s.anchor, row)+1) {
			s.ids[id] = true
		}
	case page.ChooseAll:
		for _, id := range s.result.IDs(0, s.result.Len()) {
			s.ids[id] = true
		}
	}
	s.cursor = row
	s.show()
	s.desk.Refresh()
}

// id returns the ID of a row.
func (s *Library) id(row int) library.ID { return s.result.IDs(row, row+1)[0] }

// chosen returns the chosen puzzles, in the order of the list as far as they are in it.
func (s *Library) chosen() (list []library.ID) {
	if s.result == nil || s.cursor < 0 {
		return nil
	}
	if len(s.ids) == 0 {
		return []library.ID{s.id(s.cursor)}
	}
	for _, id := range s.result.IDs(0, s.result.Len()) {
		if s.ids[id] {
			list = append(list, id)
		}
	}
	return list
}

// keepChosen forgets what was chosen and is not found any more.
func (s *Library) keepChosen() {
	was := s.ids
	s.ids = map[library.ID]bool{}
	for _, id := range s.result.IDs(0, s.result.Len()) {
		if was[id] {
			s.ids[id] = true
		}
	}
}

// at0 returns the row at the cursor, if it was read.
func (s *Library) at0() (libraryRow, bool) { return s.rowAt(s.cursor) }
