package caption

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// ShapeName says what kind of board a puzzle is on: "Killer", "Mini 6 × 6".
func ShapeName(l words.Lang, s *puzzle.Shape) string {
	small, name := s.Size() < 9, ""
	switch {
	case len(s.Cages()) > 0 && small:
		name = l.T("shape.killer.small", "n", s.Size())
	case len(s.Cages()) > 0:
		name = l.T("shape.killer")
	case small:
		name = l.T("shape.mini", "n", s.Size())
	case s.Diagonals():
		return l.T("shape.diagonal")
	default:
		return l.T("shape.classic")
	}
	if s.Diagonals() {
		return l.T("shape.with", "name", name)
	}
	return name
}

// ShapeLines says what is special about a board, in full and shorter: how many cages there are
// and what their sums make, which digits there are, that diagonals are houses.
func ShapeLines(l words.Lang, s *puzzle.Shape) (full, short string) {
	switch {
	case len(s.Cages()) > 0:
		sum := 0
		for _, c := range s.Cages() {
			sum += c.Sum
		}
		n := len(s.Cages())
		return l.T("shape.line.cages", "n", n, "sum", sum), l.T("shape.line.cages.short", "n", n)
	case s.Size() < 9:
		text := l.T("shape.line.digits", "n", s.Size())
		return text, text
	case s.Diagonals():
		return l.T("shape.line.diagonals", "n", s.Size()), l.T("shape.diagonal")
	}
	return "", ""
}

// Dotted joins what is said about a puzzle, with a dot between: "Easy · digits 1 to 6 · 14 givens".
// Empty parts are left out.
func Dotted(l words.Lang, parts ...string) (line string) {
	for _, p := range parts {
		switch {
		case line == "":
			line = p
		case p != "":
			line = l.T("shape.line", "a", line, "b", p)
		}
	}
	return line
}

// housesText names the houses of a cell by their kinds: "row, column, box and both diagonals".
func HousesText(l words.Lang, s *puzzle.Shape, c puzzle.Cell) string {
	list := []string{l.T("status.house.row"), l.T("status.house.column"), l.T("status.house.box")}
	switch falls, rises := s.Set(puzzle.Falling).Has(c), s.Set(puzzle.Rising).Has(c); {
	case falls && rises:
		list = append(list, l.T("status.house.both"))
	case falls:
		list = append(list, l.T("status.house.falling"))
	case rises:
		list = append(list, l.T("status.house.rising"))
	}
	if _, ok := s.CageOf(c); ok {
		list = append(list, l.T("status.house.cage"))
	}
	return l.List(list...)
}

// conflictOf says which rule of the board is broken.
func conflictOf(l words.Lang, s *puzzle.Shape, k puzzle.Conflict) string {
	count := l.T("count." + string(rune('0'+min(k.Cells.Len(), 9))))
	cage, caged := s.CageAt(k.House)
	switch {
	case caged && k.Digit == 0 && k.Cells == cage.Cells:
		return l.T("status.cage.full", "sum", cage.Sum, "makes", k.Sum)
	case caged && k.Digit == 0:
		return l.T("status.cage.over", "sum", cage.Sum, "makes", k.Sum)
	case caged && cage.Sum > 0:
		return l.T("status.cage.twice", "sum", cage.Sum, "count", count, "d", k.Digit)
	}
	return l.T("status.conflict", "count", count, "d", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All()))
}
