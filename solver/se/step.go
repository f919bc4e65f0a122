package se

import "sudoku/puzzle"

// A step is what a rule found.
type step struct {
	rule        *rule
	difficulty  float64
	places      bool
	cell, digit uint8 // what it places
	removes     []removal
}

// A removal is what a step takes from one cell.
type removal struct {
	cell   uint8
	digits digits
}

// value is the difficulty in tenths, rounded as Sudoku Explainer rounds it.
func (s *step) value() Value { return Value((s.difficulty + 0.05) * 10) }

// put makes s the step that places d in c.
func (s *step) put(difficulty float64, c, d int) {
	s.difficulty, s.places, s.cell, s.digit = difficulty, true, uint8(c), uint8(d)
	s.removes = s.removes[:0]
}

// begin makes s a step that removes nothing yet.
func (s *step) begin(difficulty float64) {
	s.difficulty, s.places = difficulty, false
	s.removes = s.removes[:0]
}

// take adds to what s removes, unless ds is empty.
func (s *step) take(c int, ds digits) {
	if ds != 0 {
		s.removes = append(s.removes, removal{uint8(c), ds})
	}
}

// takeAll adds the digit d of each of the cells.
func (s *step) takeAll(cells puzzle.CellSet, d int) {
	for c := range cells.All() {
		s.removes = append(s.removes, removal{uint8(c), 1 << d})
	}
}

func (s *step) found() bool { return s.places || len(s.removes) > 0 }
