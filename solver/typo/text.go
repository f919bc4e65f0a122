package typo

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// In says what the edit does, such as "r3c9: 6, not 8".
func (e Edit) In(l words.Lang) string {
	if e.second == nil {
		return e.typo.in(l)
	}
	return l.T("typo.two", "first", e.typo.in(l), "second", e.second.in(l))
}

func (s *typo) in(l words.Lang) string {
	if s.form.kind() == WrongSum {
		return l.T("typo.sum", "cell", s.at, "sum", s.sum, "typed", s.typedSum)
	}
	args := []any{"cell", s.at, "other", s.from, "digit", s.digit, "typed", s.typed}
	if s.form.kind() == Shifted {
		args = append(args, "shift", s.shift(l))
	}
	return l.T("typo."+names[s.form], args...)
}

// names are the keys of the forms in the catalogue.
var names = [...]string{
	changed: "wrong", extra: "extra", missing: "missing",
	moved: "moved", movedAcross: "moved", movedOnto: "upon",
	shiftedBack: "shift", shiftedBackDouble: "dropped", shiftedBackDigit: "dropped",
	shiftedOn: "shift", shiftedOnDigit: "added",
	rotatedBack: "around", rotatedOn: "around", partShiftedBack: "shift", partShiftedOn: "shift",
	swapped: "swapped", swappedDown: "swapped", swappedApart: "swapped", swappedAcross: "swapped",
	cutOff: "cut", tooLong: "long",
}

// shift says which cells move where, such as "r3c4 to r3c9: one cell to the left".
func (s *typo) shift(l words.Lang) string {
	first, ways := s.at, onward
	switch s.form {
	case shiftedBack, shiftedBackDouble, shiftedBackDigit, partShiftedBack:
		first += s.of.step()
		fallthrough
	case rotatedBack:
		ways = backward
	}
	span := first.String()
	if first != s.from {
		span = l.T("typo.span", "first", first, "last", s.from)
	}
	key := "typo.move"
	if ends := s.form == shiftedBack || s.form == shiftedBackDouble || s.form == shiftedBackDigit; ends && s.digit != 0 {
		key = "typo.moveend"
	}
	return l.T(key, "span", span, "way", l.T("typo.way."+ways[s.of]), "digit", s.digit)
}

// onward and backward are the ways in which digits of a sequence can move.
var (
	onward   = [...]string{row: "right", column: "down", whole: "on"}
	backward = [...]string{row: "left", column: "up", whole: "back"}
)

// step is the distance from one cell of a sequence to the next.
func (d direction) step() puzzle.Cell {
	if d == column {
		return 9
	}
	return 1
}
