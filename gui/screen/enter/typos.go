package enter

import (
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/typo"
)

// fixes are the corrections that would leave exactly one solution, likeliest first: of one
// error each, or of two.
type fixes struct {
	edits  []typo.Edit
	cut    bool // there may be others: the search was cut short
	none   bool // there is nothing to correct: the puzzle has exactly one solution
	chosen int
	keys   bool // their list has the focus
}

// marked returns the correction that is marked; there must be one.
func (f *fixes) marked() typo.Edit { return f.edits[f.chosen] }

// count returns in words how many corrections there are.
func (f *fixes) count(l words.Lang) string {
	n := len(f.edits)
	switch {
	case n == mostPairs && f.edits[0].Two():
		return l.T("enter.fixeslikeliest", "n", n)
	case f.cut:
		return l.T("enter.fixescut", "n", n)
	case n > 0 && f.edits[0].Two():
		return l.T("enter.fixestwo", "n", n)
	}
	return l.T("enter.fixes", "n", n)
}

// corrections returns what the page lists.
func (s *state) corrections(l words.Lang) (o page.Corrections) {
	f := s.fixes
	if f == nil {
		return o
	}
	grid := s.entry.Game.State().Grid
	o = page.Corrections{Fixes: []page.Fix{}, Found: f.count(l), Chosen: f.chosen, Keys: f.keys}
	for _, e := range f.edits {
		o.Fixes = append(o.Fixes, page.Fix{Text: e.In(l), Why: whyMistyped(l, grid, e), Shape: e.Shape, Grid: e.Grid, Cells: e.Cells})
	}
	return o
}

// whyMistyped explains what makes a correction likely.
func whyMistyped(l words.Lang, grid puzzle.Grid, e typo.Edit) string {
	if e.Two() {
		return l.T("enter.why.two")
	}
	switch e.Kind {
	case typo.Wrong:
		a, b := grid[e.Cells[0]], e.Grid[e.Cells[0]]
		a, b = min(a, b), max(a, b)
		switch {
		case typo.LookAlike(a, b):
			return l.T("enter.why.alike", "a", a, "b", b)
		case typo.AdjacentKeys(a, b):
			return l.T("enter.why.beside", "a", a, "b", b)
		}
		return l.T("enter.why.other")
	case typo.Extra:
		return l.T("enter.why.extra")
	case typo.Missing:
		return l.T("enter.why.missing")
	case typo.Moved:
		return l.T("enter.why.moved")
	case typo.WrongSum:
		return whyWrongSum(l, e)
	case typo.Shifted:
		return l.T("enter.why.shifted")
	}
	return l.T("enter.why.swapped")
}

// whyWrongSum explains what makes another sum of a cage likely.
func whyWrongSum(l words.Lang, e typo.Edit) string {
	printed, typed := e.Sums()
	switch by := printed - typed; {
	case by == 1 || by == -1:
		return l.T("enter.why.sum.one")
	case by == 10 || by == -10:
		return l.T("enter.why.sum.ten")
	case printed == typed%10*10+typed/10:
		return l.T("enter.why.sum.swapped")
	}
	return l.T("enter.why.sum.other")
}
