package game

import (
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// shapeText writes a board: its size, whether diagonals are houses, and its cages, such as
// "9 diagonals 12=r4c4,r5c4,r6c4 0=r1c1,r1c2". A cage without a sum has 0.
func shapeText(s *puzzle.Shape) string {
	var b strings.Builder
	b.WriteString(strconv.Itoa(s.Size()))
	if s.Diagonals() {
		b.WriteString(" diagonals")
	}
	for _, c := range s.Cages() {
		b.WriteByte(' ')
		b.WriteString(strconv.Itoa(c.Sum))
		sign := byte('=')
		for cell := range c.Cells.All() {
			b.WriteByte(sign)
			b.WriteString(cell.String())
			sign = ','
		}
	}
	return b.String()
}

// parseShape reads what shapeText writes; ok is false for a board that can't be.
func parseShape(text string) (s *puzzle.Shape, ok bool) {
	f := strings.Fields(text)
	if len(f) == 0 || !strings.Contains(" 4 6 9 ", " "+f[0]+" ") {
		return nil, false
	}
	size, f := int(f[0][0]-'0'), f[1:]
	diagonals := len(f) > 0 && f[0] == "diagonals"
	if diagonals {
		f = f[1:]
	}
	var cages []puzzle.Cage
	for _, part := range f {
		c, ok := parseCage(part)
		if !ok || len(cages) == 81 {
			return nil, false
		}
		cages = append(cages, c)
	}
	s, err := puzzle.NewShape(size, diagonals, cages)
	return s, err == nil
}

func parseCage(text string) (c puzzle.Cage, ok bool) {
	sum, names, _ := strings.Cut(text, "=")
	n, err := strconv.ParseUint(sum, 10, 8)
	if err != nil {
		return c, false
	}
	c.Sum = int(n)
	for name := range strings.SplitSeq(names, ",") {
		cell, ok := puzzle.ParseCell(name)
		if !ok || c.Cells.Has(cell) {
			return c, false
		}
		c.Cells.Add(cell)
	}
	return c, true
}
