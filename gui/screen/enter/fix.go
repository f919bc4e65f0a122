package enter

import (
	"context"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/typo"
	"sudoku/solver/variant"
)

// A typoSearch searches a typed grid for possible errors, lists their corrections, and makes
// those that are taken.
type typoSearch struct {
	app *screen.App
	*state
	screen typoScreen
	job    *session.Jobs
}

// A typoScreen shows the list, and looks at a grid that was corrected.
type typoScreen interface {
	update()
	analyse()
}

// ask gives the list of corrections the focus, and makes it first if needed.
func (t *typoSearch) ask() {
	if f := t.fixes; f != nil {
		f.keys = true
		t.screen.update()
		t.app.FocusPage()
		return
	}
	t.find(true)
}

// close closes the list, and reports whether there was one.
func (t *typoSearch) close() bool {
	t.job.Stop()
	if t.fixes == nil {
		return false
	}
	t.fixes = nil
	t.screen.update()
	t.app.FocusPage()
	return true
}

// find searches for possible typing errors and lists their corrections; keys says that
// the list gets the focus.
func (t *typoSearch) find(keys bool) {
	e := t.entry
	of, p := e.Game.State(), e.Puzzle()
	t.seeksTwo = false
	session.Start(t.job, func(ctx context.Context, report func(struct{})) (*fixes, error) {
		f, err := findFixes(ctx, &p, func() { report(struct{}{}) })
		f.keys = keys
		return f, err
	}, func(struct{}) { t.seeksTwo = true; t.app.Refresh() }, func(f *fixes, err error) {
		if err != nil || e.Game.State() != of {
			return
		}
		if f.none {
			t.app.Say(t.app.Base().T("enter.one"))
			return
		}
		t.fixes = f
		t.screen.update()
		if keys {
			t.app.FocusPage()
		}
		switch {
		case len(f.edits) > 0:
		case p.Note != "" && session.Several(p):
			t.app.Say(t.againText(t.app.Base().Lang))
		case f.cut:
			t.app.Say(t.app.Base().T("enter.nofixcut"))
		default:
			t.app.Say(t.app.Base().T("enter.nofix"))
		}
	})
}

// choose shows a correction on the board.
func (t *typoSearch) choose(i int) {
	if f := t.fixes; f != nil && i >= 0 && i < len(f.edits) {
		f.chosen = i
		t.app.ClearMessage()
		t.screen.update()
	}
}

// take applies a correction in one undoable step.
func (t *typoSearch) take(i int) {
	if t.fixes == nil || i < 0 || i >= len(t.fixes.edits) {
		return
	}
	edit := t.fixes.edits[i]
	p := t.entry.Puzzle()
	p.Shape, p.Givens = edit.Shape, edit.Grid
	for c := range p.Givens.Filled().All() {
		p.Entries[c] = 0
	}
	t.entry.Set(p)
	t.entry.GoTo(edit.Cells[0])
	t.chosen, t.mended = true, true
	t.screen.analyse()
	t.app.FocusPage()
	t.app.Say(t.app.Base().T("enter.taken", "edit", edit.In(t.app.Base().Lang)))
	t.app.Refresh()
}

// mostPairs is how many corrections of two errors are listed at most.
const mostPairs = 100

// findFixes finds the corrections of one error in the givens and the cages of a puzzle, and if
// there are none, after a call of second, those of two.
func findFixes(ctx context.Context, p *puzzle.Puzzle, second func()) (*fixes, error) {
	find := typo.Finder{Count: new(variant.Searcher).CountWithin}
	edits, err := find.Find(ctx, p.Shape, p.Givens, 0)
	f := &fixes{edits: edits, cut: find.Cut}
	if err != nil || len(edits) > 0 {
		return f, err
	}
	n, err := find.Solutions(ctx, p.Shape, p.Givens)
	if f.none = n == 1; err != nil || f.none {
		return f, err
	}
	second()
	f.edits, err = find.FindPairs(ctx, p.Shape, p.Givens, mostPairs)
	f.cut = f.cut || find.Cut
	return f, err
}
