package enter

import (
	"context"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/session"
)

// verifyWait is how long a key press waits for the analysis: nearly every answer comes
// within it, and so is visible in the same frame as the digit.
const verifyWait = 4 * time.Millisecond

// analyse runs the solvers on the typed puzzle in the background: first for the number
// of solutions, then for the difficulty.
func (c *checks) analyse() {
	e := c.entry
	c.close()
	c.asked = false
	of, p := e.Game.State(), e.Puzzle()
	show := func(j session.Analysis) {
		if e.SetAnalysis(j) {
			if p, ok := c.app.Top().(*Photo); ok {
				p.toWrong()
			}
			c.update()
		}
	}
	first := make(chan session.Analysis, 1)
	session.Start(c.verify, func(ctx context.Context, report func(session.Analysis)) (session.Analysis, error) {
		j, err := session.Analyse(ctx, of, p)
		if err == nil {
			first <- j
		}
		if err != nil || j.Solutions != 1 {
			return j, err
		}
		report(j)
		return j, j.Rate(ctx, p.Givens)
	}, show, func(j session.Analysis, err error) {
		if err == nil {
			show(j)
			c.findIfWrong()
		}
	})
	select {
	case j := <-first:
		show(j)
	case <-time.After(verifyWait):
	}
}

// findIfWrong starts the search for typing errors once all has been typed, or read and
// nothing is in doubt.
func (c *checks) findIfWrong() {
	e := c.entry
	p, photo := c.app.Top().(*Photo)
	if (e.AtEnd || c.sumsDone() || photo && len(p.doubts()) == 0) && c.fixes == nil && !c.verify.Busy() && e.Known() && solutionCount(e.Analysis()) != page.OneSolution && !e.Blank() {
		e.AtEnd = false
		c.find(false)
	}
}

// Busy reports whether the solvers are running, or typing errors are being searched.
func (c *checks) Busy() bool { return !c.entry.Known() || c.verify.Busy() || c.search.Busy() }
