package window

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
)

// cellStatus describes the cell at the cursor for screen readers: its digit and who
// placed it, marks, colours and the chosen digit.
func (st *status) cellStatus() string {
	text := ""
	if n := st.w.session.UI.Selected.Len(); n > 1 {
		text = st.w.T("status.many", "n", n)
	}
	text += st.digitStatus() + st.noteStatus()
	if d := st.w.session.UI.Digit; d != 0 {
		text += st.w.T("status.chosen", "d", d)
	}
	return text
}

// digitStatus describes the digit of the cell at the cursor.
func (st *status) digitStatus() string {
	c, g := st.w.session.UI.Cursor, st.w.session.Game.State().Grid
	args := []any{"cell", c, "d", g[c]}
	switch {
	case g[c] == 0:
		return st.w.T("status.empty", "cell", c)
	case st.w.session.Game.Givens().Has(c):
		return st.w.T("status.given", args...)
	case screen.Wrong(st.w).Has(c):
		return st.w.T("status.wrong", args...)
	case g.Conflicts().Has(c):
		return st.w.T("status.clashing", args...)
	}
	return st.w.T("status.entry", args...)
}

// noteStatus describes the marks and colours of the cell at the cursor.
func (st *status) noteStatus() (text string) {
	c, s := st.w.session.UI.Cursor, st.w.session.Game.State()
	if s.Grid[c] == 0 {
		key := "status.centre"
		if s.Auto {
			key = "status.candidates"
		}
		text += st.digits(key, s.Candidates()[c]) + st.digits("status.corner", s.Corner[c])
		var coloured puzzle.DigitSet
		for i, colour := range s.CandColours[c] {
			if d := puzzle.Digit(i + 1); colour != 0 && s.Candidates()[c].Has(d) {
				coloured |= d.Set()
			}
		}
		text += st.digits("status.coloured", coloured)
	}
	return text + st.digits("status.colours", puzzle.DigitSet(s.Colours[c]))
}

// digits returns a sentence about digits, or "" if there are none.
func (st *status) digits(key string, set puzzle.DigitSet) string {
	if set == 0 {
		return ""
	}
	var list []string
	for d := range set.All() {
		list = append(list, string(rune('0'+d)))
	}
	return st.w.T(key, "n", len(list), "digits", st.w.lang.List(list))
}
