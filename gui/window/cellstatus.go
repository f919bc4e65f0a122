package window

import (
	"sudoku/gui/screen"
	"sudoku/puzzle"
)

// cellStatus says what can be seen at the cursor, for those who can't: the digit
// and whose it is, marks, colours and the digit that is chosen.
func (w *Window) cellStatus() string {
	text := ""
	if n := w.session.UI.Selected.Len(); n > 1 {
		text = w.T("status.many", "n", n)
	}
	text += w.digitStatus() + w.noteStatus()
	if d := w.session.UI.Digit; d != 0 {
		text += w.T("status.chosen", "d", d)
	}
	return text
}

// digitStatus says what the cell with the cursor holds.
func (w *Window) digitStatus() string {
	c, g := w.session.UI.Cursor, w.session.Game.State().Grid
	args := []any{"cell", c, "d", g[c]}
	switch {
	case g[c] == 0:
		return w.T("status.empty", "cell", c)
	case w.session.Game.Givens().Has(c):
		return w.T("status.given", args...)
	case screen.Wrong(w).Has(c):
		return w.T("status.wrong", args...)
	case g.Conflicts().Has(c):
		return w.T("status.clashing", args...)
	}
	return w.T("status.entry", args...)
}

// noteStatus tells the marks and the colours of the cell with the cursor.
func (w *Window) noteStatus() (text string) {
	c, s := w.session.UI.Cursor, w.session.Game.State()
	if s.Grid[c] == 0 {
		key := "status.centre"
		if s.Auto {
			key = "status.candidates"
		}
		text += w.digits(key, s.Candidates()[c]) + w.digits("status.corner", s.Corner[c])
		var coloured puzzle.DigitSet
		for i, colour := range s.CandColours[c] {
			if d := puzzle.Digit(i + 1); colour != 0 && s.Candidates()[c].Has(d) {
				coloured |= d.Set()
			}
		}
		text += w.digits("status.coloured", coloured)
	}
	return text + w.digits("status.colours", puzzle.DigitSet(s.Colours[c]))
}

// digits says a sentence about digits, and nothing where there are none.
func (w *Window) digits(key string, set puzzle.DigitSet) string {
	if set == 0 {
		return ""
	}
	var list []string
	for d := range set.All() {
		list = append(list, string(rune('0'+d)))
	}
	return w.T(key, "n", len(list), "digits", w.lang.List(list))
}
