package screen

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
	chosen int
	keys   bool // their list has the focus
}

// marked returns the correction that is marked; there must be one.
func (f *fixes) marked() typo.Edit { return f.edits[f.chosen] }

// askTypo gives the list of corrections the focus, and makes it first if needed.
func (s *Enter) askTypo() {
	if f := s.fixes; f != nil {
		f.keys = true
		s.update()
		s.app.FocusPage()
		return
	}
	s.findTypo(true)
}

// closeFixes closes the list, and reports whether there was one.
func (s *Enter) closeFixes() bool {
	s.typos.Stop()
	if s.fixes == nil {
		return false
	}
	s.fixes = nil
	s.update()
	s.app.FocusPage()
	return true
}

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
func (s *enterState) corrections(l words.Lang) (o page.Corrections) {
	f := s.fixes
	if f == nil {
		return o
	}
	grid := s.entry.Game.State().Grid
	o = page.Corrections{Fixes: []page.Fix{}, Found: f.count(l), Chosen: f.chosen, Keys: f.keys}
	for _, e := range f.edits {
		o.Fixes = append(o.Fixes, page.Fix{Text: e.In(l), Why: whyMistyped(l, grid, e), Grid: e.Grid, Cells: e.Cells})
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
	case typo.Shifted:
		return l.T("enter.why.shifted")
	}
	return l.T("enter.why.swapped")
}

// chooseFix shows a correction on the board.
func (s *Enter) chooseFix(i int) {
	if f := s.fixes; f != nil && i >= 0 && i < len(f.edits) {
		f.chosen = i
		s.app.ClearMessage()
		s.update()
	}
}

// takeFix applies a correction in one undoable step.
func (s *Enter) takeFix(i int) {
	if s.fixes == nil || i < 0 || i >= len(s.fixes.edits) {
		return
	}
	edit := s.fixes.edits[i]
	s.entry.Change(func(givens, mine *puzzle.Grid) {
		*givens = edit.Grid
		for c := range givens.Filled().All() {
			mine[c] = 0
		}
	})
	s.entry.GoTo(edit.Cells[0])
	s.chosen, s.mended = true, true
	s.analyse()
	s.app.FocusPage()
	s.app.Say(s.T("enter.taken", "edit", edit.In(s.Lang)))
	s.app.Refresh()
}
