package words

import "strings"

// A Cell is one of the board: its row and column count from 0.
type Cell interface {
	Row() int
	Col() int
}

// Cell names a cell as the language does: r4c7 in English, Z4S7 in German.
func (l Lang) Cell(c Cell) string { return l.T("cell.name", "r", c.Row()+1, "c", c.Col()+1) }

// Short is the name of cells as files and notations have them, such as r4c78. In a sentence they
// have the letters of the language.
type Short string

// In implements [Sayer].
func (s Short) In(l Lang) string {
	row, rest, _ := strings.Cut(l.T("cell.name"), "{r}")
	col, _, _ := strings.Cut(rest, "{c}")
	if row == "r" && col == "c" {
		return string(s)
	}
	return strings.NewReplacer("r", row, "c", col).Replace(string(s))
}
