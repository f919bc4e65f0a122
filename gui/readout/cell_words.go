package readout

import (
	"strconv"

	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// CellWords says what is seen of a cell: what is in it, and then where it is and all that is
// marked there. The two are apart, so that who hears what is in a cell can go on at once.
func CellWords(l words.Lang, c puzzle.Cell, k board.Look) (name, description string) {
	w := cellWords{l, k}
	return w.name(), l.Sentences(append([]string{l.T("access.place", "r", c.Row()+1, "c", c.Col()+1)}, w.marked()...)...)
}

// MarksWords says which marks and colours are seen in a cell, "" for none.
func MarksWords(l words.Lang, k board.Look) string { return l.Sentences(cellWords{l, k}.marks()...) }

// cellWords describe one look.
type cellWords struct {
	words.Lang
	board.Look
}

func (w cellWords) name() string {
	switch {
	case w.Paused:
		return w.T("board.paused")
	case w.Digit != 0:
		return strconv.Itoa(int(w.Digit))
	case w.Tile:
		return w.T("access.filled")
	}
	return w.T("access.empty")
}

// when returns a sentence if something is so.
func (w cellWords) when(is bool, key string) string {
	if !is {
		return ""
	}
	return w.T(key)
}

// marked returns sentences on what is marked in the cell, the more important first.
func (w cellWords) marked() []string {
	if w.Paused {
		return nil
	}
	list := []string{w.when(w.Wrong, "access.wrong"), w.when(w.Bad, "access.conflict"), w.when(w.Given && w.Digit != 0, "access.given"),
		w.when(w.Tried, "access.tried"), w.when(w.Doubt, "access.doubt"), w.change(), w.when(w.Picked, "access.picked")}
	list = append(list, w.hint()...)
	return append(list, w.marks()...)
}

func (w cellWords) change() string {
	switch {
	case !w.Changed:
		return ""
	case w.Change == 0:
		return w.T("access.clear")
	}
	return w.T("access.change", "d", w.Change)
}

// hint says what the cell is in a hint.
func (w cellWords) hint() []string {
	var places, removes, part puzzle.DigitSet
	for i, r := range w.Roles {
		switch d := puzzle.Digit(i + 1).Set(); r {
		case 0:
		case puzzle.Placement:
			places |= d
		case puzzle.Eliminate:
			removes |= d
		default:
			part |= d
		}
	}
	return []string{w.digits("access.places", places), w.digits("access.removes", removes), w.digits("access.part", part),
		w.when(w.Role != 0, "access.incell"), w.when(w.House != 0, "access.inhouse")}
}

// marks says which marks and colours the cell has.
func (w cellWords) marks() []string {
	if w.Digit != 0 {
		return []string{w.digits("status.colours", puzzle.DigitSet(w.Colours))}
	}
	corner, centre := w.Corner, w.Centre
	if w.Fixed {
		corner, centre = w.Under, w.Centre&^w.Under|w.Over
	}
	var coloured puzzle.DigitSet
	for i, colour := range w.CandColours {
		if colour != 0 {
			coloured |= puzzle.Digit(i + 1).Set()
		}
	}
	return []string{w.digits("status.corner", corner), w.digits("status.centre", centre),
		w.digits("status.coloured", coloured), w.digits("status.colours", puzzle.DigitSet(w.Colours))}
}

// digits returns a sentence about digits, "" for none.
func (w cellWords) digits(key string, set puzzle.DigitSet) string {
	if set == 0 {
		return ""
	}
	var list []string
	for d := range set.All() {
		list = append(list, strconv.Itoa(int(d)))
	}
	return w.T(key, "n", len(list), "digits", w.List(list...))
}
