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
func (s *Enter) analyse() {
	e := s.entry
	s.typos.close()
	s.asked = false
	of, p := e.Game.State(), e.Puzzle()
	show := func(j session.Analysis) {
		if e.SetAnalysis(j) {
			if p, ok := s.app.Top().(*Photo); ok {
				p.toWrong()
			}
			s.update()
		}
	}
	first := make(chan session.Analysis, 1)
	session.Start(s.verify, func(ctx context.Context, report func(session.Analysis)) (session.Analysis, error) {
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
			s.findIfWrong()
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
func (s *Enter) findIfWrong() {
	e := s.entry
	p, photo := s.app.Top().(*Photo)
	if (e.AtEnd || s.sumsDone() || photo && len(p.doubts()) == 0) && s.fixes == nil && !s.verify.Busy() && e.Known() && solutionCount(e.Analysis()) != page.OneSolution && !e.Blank() {
		e.AtEnd = false
		s.typos.find(false)
	}
}

// Busy reports whether the solvers are running, or typing errors are being searched.
func (s *Enter) Busy() bool { return !s.entry.Known() || s.verify.Busy() || s.typos.job.Busy() }
