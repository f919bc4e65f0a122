package puzzle

import (
	"errors"
	"slices"
	"strconv"
	"strings"
)

// Name returns the kind of the board in a word or some: classic, 4x4, 6x6, diagonal, killer,
// or several of these, as in "killer 6x6 diagonal". Boards that differ in their cages alone
// have the same name.
func (s *Shape) Name() string {
	var parts []string
	if len(s.Cages()) > 0 {
		parts = append(parts, "killer")
	}
	if n := s.Size(); n < 9 {
		parts = append(parts, strconv.Itoa(n)+"x"+strconv.Itoa(n))
	}
	if s.Diagonals() {
		parts = append(parts, "diagonal")
	}
	if len(parts) == 0 {
		return "classic"
	}
	return strings.Join(parts, " ")
}

// String returns the name of the board and its cages, a semicolon before each, as
// [ParseShape] reads them.
func (s *Shape) String() string {
	text := s.Name()
	for _, c := range s.Cages() {
		text += "; " + c.String()
	}
	return text
}

// ParseShape reads what Shape.String writes. ok is false for anything else, a killer
// without cages among it, and for cages that can't be.
func ParseShape(text string) (s *Shape, ok bool) {
	parts := strings.Split(text, ";")
	size, diagonals, killer, ok := ParseShapeName(parts[0])
	var cages []Cage
	for _, part := range parts[1:] {
		c, known := ParseCage(part)
		ok = ok && known
		cages = append(cages, c)
	}
	if !ok || killer != (len(cages) > 0) {
		return nil, false
	}
	s, err := NewShape(size, diagonals, cages)
	return s, err == nil
}

// ParseShapeName reads what Shape.Name returns, its words in any order and in any case.
func ParseShapeName(name string) (size int, diagonals, killer, ok bool) {
	size = 9
	words := strings.Fields(strings.ToLower(name))
	for i, w := range words {
		if slices.Contains(words[:i], w) {
			return 0, false, false, false
		}
		switch w {
		case "classic", "9x9":
		case "4x4", "6x6":
			if size != 9 {
				return 0, false, false, false
			}
			size = int(w[0] - '0')
		case "diagonal":
			diagonals = true
		case "killer":
			killer = true
		default:
			return 0, false, false, false
		}
	}
	return size, diagonals, killer, len(words) > 0
}

// String returns the sum of the cage and its cells, such as "12 r4c4 r5c4 r6c4".
func (c Cage) String() string {
	text := strconv.Itoa(c.Sum)
	for cell := range c.Cells.All() {
		text += " " + cell.String()
	}
	return text
}

// ParseCage reads what Cage.String writes. Whether the cage is possible depends on the
// board: see [NewShape].
func ParseCage(text string) (c Cage, ok bool) {
	fields := strings.Fields(text)
	if len(fields) < 2 || len(fields) > 82 {
		return Cage{}, false
	}
	sum, err := strconv.ParseUint(fields[0], 10, 8)
	if err != nil {
		return Cage{}, false
	}
	c.Sum = int(sum)
	for _, f := range fields[1:] {
		cell, ok := ParseCell(f)
		if !ok || c.Cells.Has(cell) {
			return Cage{}, false
		}
		c.Cells.Add(cell)
	}
	return c, true
}

// MarshalText returns what String does.
func (s *Shape) MarshalText() ([]byte, error) { return []byte(s.String()), nil }

// UnmarshalText reads what MarshalText returns, into a shape that nothing else has yet.
func (s *Shape) UnmarshalText(text []byte) error {
	read, ok := ParseShape(string(text))
	if !ok {
		return errors.New("no shape of a board")
	}
	*s = *read.use()
	return nil
}

// Fits reports whether all digits and marks of the puzzle are on its board.
func (p *Puzzle) Fits() bool {
	cells, digits := p.Shape.Cells(), p.Shape.Digits()
	for c := range Cell(81) {
		all := p.Givens[c].Set() | p.Entries[c].Set() | p.Centre[c] | p.Corner[c]
		if all&^digits != 0 || all != 0 && !cells.Has(c) {
			return false
		}
	}
	return true
}
