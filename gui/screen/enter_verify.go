package screen

import (
	"context"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// verifyWait is how long a key press waits for the analysis: nearly every answer comes
// within it, and so is visible in the same frame as the digit.
const verifyWait = 4 * time.Millisecond

// analyse runs the solvers on the typed puzzle in the background: first for the number
// of solutions, then for the difficulty.
func (s *Enter) analyse() {
	e := s.entry
	s.closeFixes()
	of, p := e.Game.State(), e.Puzzle()
	show := func(j session.Analysis) {
		if e.SetAnalysis(j) {
			if p, ok := Top(s.desk).(*Photo); ok {
				p.toWrong()
			}
			s.updatePage()
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

// updatePage shows the analysis on the page.
func (s *Enter) updatePage() {
	e, b := s.entry, s.desk.Base()
	state := page.EnterState{Lamp: lamp(e.Analysis()), Sentence: s.Sentence()}
	if e.Typed() == 0 {
		state.WhyNot = b.T("enter.nothing")
		state.NoFind, state.NotYet = state.WhyNot, state.WhyNot
	} else if state.Lamp != page.OneSolution {
		state.NotYet = b.T("enter.notone")
	}
	if e.Typed() > 0 && state.Lamp == page.NoSolution {
		state.WhyNot = b.T("enter.clash")
	}
	state.Before, state.OfPhoto = s.offersBefore(), s.reading != nil
	state.Corrections = s.corrections()
	if s.page.Show(state) {
		s.desk.Relayout()
	}
	s.desk.Refresh()
}

func lamp(j *session.Analysis) page.SolutionCount {
	switch {
	case j.Cut && j.Solutions == 0:
		return page.SolutionsUnknown
	case j.Solutions == 0:
		return page.NoSolution
	case j.Solutions == 1:
		return page.OneSolution
	}
	return page.ManySolutions
}

// Sentence says the analysis in words: how many solutions, where they differ, how hard
// the puzzle is, and which pencilled digits are wrong.
func (s *Enter) Sentence() string {
	l := s.desk.Base().Lang
	j := s.entry.Analysis()
	var text string
	switch {
	case len(j.Conflicts) > 0:
		return conflictText(l, j.Conflicts)
	case j.Cut && j.Solutions == 0:
		return l.T("lamp.cut")
	case j.Solutions == 0:
		return l.T("lamp.nosolution")
	case j.Rated:
		text = l.T("lamp.rated", "level", l.T("level.score", "level", l.Say(j.Rating.Level.Text()), "score", j.Rating.Score))
	case j.Solutions == 1:
		text = l.T("lamp.exactly")
	case s.entry.Typed() == 0:
		return l.T("lamp.nothing")
	case j.Many():
		text = l.T("lamp.thousand", "n", min(j.Solutions, solver.MaxCounted))
	default:
		text = l.T("lamp.several", "n", j.Solutions, "cells", l.T("lamp.differ", "n", j.Differ.Len()))
	}
	switch {
	case j.Mine == 0:
	case j.Wrong.Empty():
		text += l.T("enter.right", "n", j.Mine)
	default:
		text += l.T("enter.wrong", "cells", CellsText(l, j.Wrong))
	}
	return text
}

// conflictText names the first conflict and how many more there are.
func conflictText(l words.Lang, list []puzzle.Conflict) string {
	k := list[0]
	text := l.T("status.conflict", "count", l.T("count."+string(rune('0'+min(k.Cells.Len(), 9)))),
		"d", k.Digit, "house", words.House(k.House), "cells", words.And(k.Cells.All()))
	if n := len(list) - 1; n > 0 {
		text += l.T("status.conflicts", "n", n)
	}
	return text
}

// Busy reports whether the solvers are running, or typing errors are being searched.
func (s *Enter) Busy() bool { return !s.entry.Known() || s.verify.Busy() || s.typos.Busy() }
