package photo

import (
	"strconv"

	"sudoku/puzzle/words"
)

// A Place is where a grid stands on its page, which is read row by row.
type Place struct {
	Number        int // in reading order, from 1; a grid that could not be read has one too
	Row, Column   int // from 1
	Rows, Columns int // of the page, and of this row
}

// Error says that the grid there could not be read.
func (p Place) Error() error { return words.Error("photo.missed", "place", p) }

// In says the place: grid 7, third row, left.
func (p Place) In(l words.Lang) string {
	key := "photo.place"
	switch {
	case p.Rows > 1 && p.Columns > 1:
		key = "photo.place.both"
	case p.Rows > 1:
		key = "photo.place.row"
	case p.Columns > 1:
		key = "photo.place.column"
	}
	return l.T(key, "n", p.Number, "row", p.row(l), "column", p.column(l))
}

// namedRows is how many rows have a name.
const namedRows = 6

func (p Place) row(l words.Lang) string {
	if p.Row <= namedRows {
		return l.T("photo.row." + strconv.Itoa(p.Row))
	}
	return l.T("photo.row", "n", p.Row)
}

func (p Place) column(l words.Lang) string {
	switch {
	case p.Columns > 3:
		return l.T("photo.column", "n", p.Column)
	case p.Column == 1:
		return l.T("photo.left")
	case p.Column == p.Columns:
		return l.T("photo.right")
	}
	return l.T("photo.middle")
}
