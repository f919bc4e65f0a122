package library

import (
	"sudoku/puzzle/library"
)

// choice is which puzzles of the library are chosen: those of a set or, if it is empty, the
// one at the cursor.
type choice struct {
	cursor int // -1: there are none
	anchor int // where the cursor was before Shift
	ids    map[library.ID]bool
}

// Choosing says how a row is chosen.
type Choosing uint8

const (
	ChooseAlone  Choosing = iota // and no other; the arrows only move the cursor
	ChooseToggle                 // or no longer
	ChooseTo                     // with all between it and where the cursor was
	ChooseMove                   // only the cursor moves
	ChooseAll
	ChooseNone
)

// Choose moves the cursor to a row and chooses rows.
func (s *Library) Choose(row int, how Choosing) {
	if s.result == nil || how == ChooseAll && !s.result.Counted() {
		s.reader.whenFound(func() { s.Choose(row, how) })
		return
	}
	if row < 0 || row >= s.result.Len() {
		return
	}
	if how != ChooseTo {
		s.anchor = row
	}
	switch how {
	case ChooseAlone, ChooseNone:
		clear(s.ids)
	case ChooseToggle:
		if id := s.id(row); s.ids[id] {
			delete(s.ids, id)
		} else {
			s.ids[id] = true
		}
	case ChooseTo:
		clear(s.ids)
		for _, id := range s.result.IDs(min(s.anchor, row), max(s.anchor, row)+1) {
			s.ids[id] = true
		}
	case ChooseAll:
		for _, id := range s.result.IDs(0, s.result.Len()) {
			s.ids[id] = true
		}
	}
	s.cursor, s.reader.sought = row, 0
	s.update()
	s.app.Refresh()
}

// id returns the ID of a row.
func (s *state) id(row int) library.ID { return s.result.IDs(row, row+1)[0] }

// chosen returns the chosen puzzles, in the order of the list as far as they are in it.
func (s *state) chosen() (list []library.ID) {
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
func (s *state) keepChosen() {
	was := s.ids
	s.ids = map[library.ID]bool{}
	for _, id := range s.result.IDs(0, s.result.Len()) {
		if was[id] {
			s.ids[id] = true
		}
	}
}

// atCursor returns the row at the cursor, if it was read.
func (s *state) atCursor() (libraryRow, bool) { return s.rowAt(s.cursor) }
