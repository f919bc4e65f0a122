package screen

import (
	"sudoku/gui/caption"
	"sudoku/puzzle"
)

// A cellStatus describes the cell at the cursor in words.
type cellStatus struct{ *App }

// text describes the cell at the cursor for screen readers: its digit and who
// placed it, marks, colours and the chosen digit.
func (st cellStatus) text() string {
	var many, chosen string
	if n := st.Session().UI.Selected.Len(); n > 1 {
		many = st.Base().T("status.many", "n", n)
	}
	if d := st.Session().UI.Digit; d != 0 {
		chosen = st.Base().T("status.chosen", "d", d)
	}
	return st.Base().Lang.Sentences(many, st.digit(), st.notes(), chosen)
}

// digit describes the digit of the cell at the cursor.
func (st cellStatus) digit() string {
	c, s := st.Session().UI.Cursor, st.Session().Game.State()
	g := s.Grid
	args := []any{"cell", c, "d", g[c]}
	switch {
	case g[c] == 0:
		return st.Base().T("status.empty", "cell", c)
	case st.Session().Game.Givens().Has(c):
		return st.Base().T("status.given", args...)
	case Wrong(st.App).Has(c):
		return st.Base().T("status.wrong", args...)
	case s.Conflicts().Has(c):
		return st.Base().T("status.clashing", args...)
	case s.Shape != nil:
		return st.Base().T("status.entry.fits", append(args, "houses", caption.HousesText(st.Base().Lang, s.Shape, c))...)
	}
	return st.Base().T("status.entry", args...)
}

// notes describes the marks and colours of the cell at the cursor.
func (st cellStatus) notes() (text string) {
	c, s := st.Session().UI.Cursor, st.Session().Game.State()
	if s.Grid[c] == 0 {
		key := "status.centre"
		if s.Auto {
			key = "status.candidates"
		}
		marks, corner := st.digits(key, s.Candidates()[c]), st.digits("status.corner", s.Corner[c])
		var coloured puzzle.DigitSet
		for i, colour := range s.CandColours[c] {
			if d := puzzle.Digit(i + 1); colour != 0 && s.Candidates()[c].Has(d) {
				coloured |= d.Set()
			}
		}
		text = st.Base().Lang.Sentences(marks, corner, st.digits("status.coloured", coloured))
	}
	return st.Base().Lang.Sentences(text, st.digits("status.colours", puzzle.DigitSet(s.Colours[c])))
}

// digits returns a sentence about digits, or "" if there are none.
func (st cellStatus) digits(key string, set puzzle.DigitSet) string {
	if set == 0 {
		return ""
	}
	var list []string
	for d := range set.All() {
		list = append(list, string(rune('0'+d)))
	}
	return st.Base().T(key, "n", len(list), "digits", st.Base().Lang.List(list...))
}

// links describes the player's links that start or end in a cell.
func (st cellStatus) links(c puzzle.Cell) string {
	s := st.Session().Game.State()
	var list []string
	for l := range s.Links.All() {
		key := "status.strong"
		if l.Weak {
			key = "status.weak"
		}
		if s.Grid[c] == 0 && (l.From.Cell() == c || l.To.Cell() == c) {
			list = append(list, st.Base().T(key, "from", l.From, "to", l.To))
		}
	}
	if len(list) == 0 {
		return ""
	}
	return st.Base().T("status.links", "list", st.Base().Lang.List(list...))
}
