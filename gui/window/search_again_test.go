package window

import (
	"slices"
	"time"

	"sudoku/gui/board"
)

// again builds everything again, as for another theme; it must say the same.
func (s *trial) again() {
	if !s.hurry {
		s.readRows()
		for s.motion.endFlash != nil { // cells are highlighted for a moment
			s.wait(time.Millisecond)
		}
		s.settle()   // what a timer began
		s.readRows() // that came with it, which are rated
		s.settle()
	}
	before, looks := s.texts(), withoutPointer(s.looks())
	s.rebuild()
	s.drain()
	if s.busy || s.hurry || s.win.Canvas().Overlays().Top() != nil {
		return
	}
	if after := s.texts(); !slices.Equal(before, after) {
		s.tb.Fatalf("another text after building again\non %T\n%s", s.app.Top(), difference(before, after))
	}
	if looks != withoutPointer(s.looks()) {
		s.tb.Fatalf("another board after building again\non %T", s.app.Top())
	}
}

// withoutPointer returns looks as they are where the pointer is not over the board: of a new one
// it is told when it moves. So it is of the focus, which may come back to the board alone.
func withoutPointer(looks [81]board.Look) [81]board.Look {
	for c := range looks {
		looks[c].Hover, looks[c].Away = false, false
	}
	return looks
}
