package game

import (
	"fmt"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// shapeLines returns the lines that a saved game has about its board:
//
//	board 9 diagonals
//	cages 12=r4c4,r5c4,r6c4 0=r1c1,r1c2
//
// A cage without a sum has 0.
func shapeLines(s *puzzle.Shape) string {
	var b strings.Builder
	fmt.Fprintf(&b, "board %d", s.Size())
	if s.Diagonals() {
		b.WriteString(" diagonals")
	}
	b.WriteByte('\n')
	for i, c := range s.Cages() {
		if i == 0 {
			b.WriteString("cages")
		}
		fmt.Fprintf(&b, " %d=", c.Sum)
		comma := ""
		for cell := range c.Cells.All() {
			b.WriteString(comma + cell.String())
			comma = ","
		}
	}
	if len(s.Cages()) > 0 {
		b.WriteByte('\n')
	}
	return b.String()
}

// A shape collects what these lines say.
type shape struct {
	size      int
	diagonals bool
	cages     []puzzle.Cage
}

// of returns the shape that the lines say, which setBoard and setCages have checked.
func (s *shape) of() *puzzle.Shape {
	if s.size == 0 {
		return nil
	}
	of, _ := puzzle.NewShape(s.size, s.diagonals, s.cages)
	return of
}

func (s *shape) setBoard(text string) bool {
	size, rest, _ := strings.Cut(text, " ")
	switch size {
	case "4", "6", "9":
		s.size = int(size[0] - '0')
	default:
		return false
	}
	s.diagonals = rest == "diagonals"
	return rest == "" || s.diagonals
}

// setCages takes cages of the board, whose line comes before.
func (s *shape) setCages(text string) bool {
	for part := range strings.FieldsSeq(text) {
		sum, names, _ := strings.Cut(part, "=")
		n, err := strconv.ParseUint(sum, 10, 8)
		if err != nil {
			return false
		}
		cage := puzzle.Cage{Sum: int(n)}
		for name := range strings.SplitSeq(names, ",") {
			c, ok := puzzle.ParseCell(name)
			if !ok || cage.Cells.Has(c) {
				return false
			}
			cage.Cells.Add(c)
		}
		s.cages = append(s.cages, cage)
	}
	if s.size == 0 || len(s.cages) == 0 {
		return false
	}
	_, err := puzzle.NewShape(s.size, s.diagonals, s.cages)
	return err == nil
}
