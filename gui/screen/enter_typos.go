package screen

import (
	"context"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/typo"
)

// fixes are the corrections that would leave exactly one solution, likeliest first: of one
// slip each, or of two.
type fixes struct {
	edits  []typo.Edit
	cut    bool // there may be others: the search was cut short
	chosen int
	keys   bool // their list has the focus
}

// findTypo searches for possible typing errors and lists their corrections; keys says
// that the list gets the focus.
func (s *Enter) findTypo(keys bool) {
	e := s.entry
	of, givens := e.Game.State(), e.Puzzle().Givens
	s.seeksTwo = false
	session.Start(s.typos, func(ctx context.Context, report func(struct{})) (*fixes, error) {
		f, err := findFixes(ctx, givens, func() { report(struct{}{}) })
		f.keys = keys
		return f, err
	}, func(struct{}) { s.seeksTwo = true; s.desk.Refresh() }, func(f *fixes, err error) {
		if err != nil || e.Game.State() != of {
			return
		}
		s.fixes = f
		s.updatePage()
		if keys {
			s.desk.FocusPage()
		}
		switch b := s.desk.Base(); {
		case len(f.edits) > 0:
		case f.cut:
			s.desk.Say(b.T("enter.nofixcut"))
		default:
			s.desk.Say(b.T("enter.nofix"))
		}
	})
}

// mostPairs is how many corrections of two slips are listed at most.
const mostPairs = 100

// findFixes finds the corrections of one slip, and if there are none, after a call of
// second, those of two.
func findFixes(ctx context.Context, givens puzzle.Grid, second func()) (*fixes, error) {
	var find typo.Finder
	edits, err := find.Find(ctx, givens, 0)
	f := &fixes{edits: edits, cut: find.Cut}
	if err != nil || len(edits) > 0 {
		return f, err
	}
	second()
	f.edits, err = find.FindPairs(ctx, givens, mostPairs)
	f.cut = f.cut || find.Cut
	return f, err
}

// askTypo gives the list of corrections the focus, and makes it first if needed.
func (s *Enter) askTypo() {
	if f := s.fixes; f != nil {
		f.keys = true
		s.updatePage()
		s.desk.FocusPage()
		return
	}
	s.findTypo(true)
}

// findIfWrong starts the search for typing errors once all has been typed, or read and
// nothing is in doubt.
func (s *Enter) findIfWrong() {
	e := s.entry
	p, photo := Top(s.desk).(*Photo)
	if (e.AtEnd || photo && len(p.doubts()) == 0) && s.fixes == nil && !s.verify.Busy() && e.Known() && lamp(e.Analysis()) != page.OneSolution && e.Typed() > 0 {
		e.AtEnd = false
		s.findTypo(false)
	}
}

// closeFixes closes the list, and reports whether there was one.
func (s *Enter) closeFixes() bool {
	s.typos.Stop()
	if s.fixes == nil {
		return false
	}
	s.fixes = nil
	s.updatePage()
	s.desk.FocusPage()
	return true
}

// count says how many corrections there are.
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
func (s *Enter) corrections() (o page.Corrections) {
	f := s.fixes
	if f == nil {
		return o
	}
	grid, l := s.entry.Game.State().Grid, s.desk.Base().Lang
	o = page.Corrections{Fixes: []page.Fix{}, Found: f.count(l), Chosen: f.chosen, Keys: f.keys}
	for _, e := range f.edits {
		o.Fixes = append(o.Fixes, page.Fix{Text: e.In(l), Why: whyMistyped(l, grid, e), Grid: e.Grid, Cells: e.Cells})
	}
	return o
}

// whyMistyped says what makes a correction likely.
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
		s.desk.ClearMessage()
		s.updatePage()
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
	s.desk.FocusPage()
	b := s.desk.Base()
	s.desk.Say(b.T("enter.taken", "edit", edit.In(b.Lang)))
	s.desk.Refresh()
}
