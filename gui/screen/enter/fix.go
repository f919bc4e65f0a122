package enter

import (
	"context"

	"sudoku/gui/screen"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/typo"
	"sudoku/solver/variant"
)

// checks are what the solvers are asked about a typed grid: how many solutions it has, and what may be
// mistyped. They list the corrections, and make those that are taken.
type checks struct {
	app *screen.App
	*state
	update func() // shows what was found out
	verify *session.Jobs
	search *session.Jobs // for typing errors
}

// ask gives the list of corrections the focus, and makes it first if needed.
func (c *checks) ask() {
	if f := c.fixes; f != nil {
		f.keys = true
		c.update()
		c.app.FocusPage()
		return
	}
	c.find(true)
}

// close closes the list, and reports whether there was one.
func (c *checks) close() bool {
	c.search.Stop()
	if c.fixes == nil {
		return false
	}
	c.fixes = nil
	c.update()
	c.app.FocusPage()
	return true
}

// find searches for possible typing errors and lists their corrections; keys says that
// the list gets the focus.
func (c *checks) find(keys bool) {
	e := c.entry
	of, p := e.Game.State(), e.Puzzle()
	c.seeksTwo = false
	session.Start(c.search, func(ctx context.Context, report func(struct{})) (*fixes, error) {
		f, err := findFixes(ctx, &p, func() { report(struct{}{}) })
		f.keys = keys
		return f, err
	}, func(struct{}) { c.seeksTwo = true; c.app.Refresh() }, func(f *fixes, err error) {
		if err != nil || e.Game.State() != of {
			return
		}
		if f.none {
			c.app.Say(c.app.Base().T("enter.one"))
			return
		}
		c.fixes = f
		c.update()
		if keys {
			c.app.FocusPage()
		}
		switch {
		case len(f.edits) > 0:
		case p.Note != "" && session.Several(p):
			c.app.Say(c.againText(c.app.Base().Lang))
		case f.cut:
			c.app.Say(c.app.Base().T("enter.nofixcut"))
		default:
			c.app.Say(c.app.Base().T("enter.nofix"))
		}
	})
}

// choose shows a correction on the board.
func (c *checks) choose(i int) {
	if f := c.fixes; f != nil && i >= 0 && i < len(f.edits) {
		f.chosen = i
		c.app.ClearMessage()
		c.update()
	}
}

// take applies a correction in one undoable step.
func (c *checks) take(i int) {
	if c.fixes == nil || i < 0 || i >= len(c.fixes.edits) {
		return
	}
	edit := c.fixes.edits[i]
	p := c.entry.Puzzle()
	p.Shape, p.Givens = edit.Shape, edit.Grid
	for cell := range p.Givens.Filled().All() {
		p.Entries[cell] = 0
	}
	c.entry.Set(p)
	c.entry.GoTo(edit.Cells[0])
	c.chosen, c.mended = true, true
	c.analyse()
	c.app.FocusPage()
	c.app.Say(c.app.Base().T("enter.taken", "edit", edit.In(c.app.Base().Lang)))
	c.app.Refresh()
}

// FindTypo lists possible typing errors.
func (c *checks) FindTypo() {
	if c.entry.Blank() {
		c.app.Say(c.app.Base().T("enter.nothing"))
		return
	}
	c.ask()
}

// TakeMarked takes the correction that is marked.
func (c *checks) TakeMarked() {
	if c.Marked() {
		c.take(c.fixes.chosen)
	}
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
