package window

import (
	"context"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// judged is what the solvers tell of what is typed.
type judged struct {
	done bool
	of   game.State // that was judged
	solver.Verdict
	mine   int            // digits of the player's own
	wrong  puzzle.CellSet // those of them that are wrong
	rated  bool
	rating logic.Rating
}

// verifyWait is how long a key waits for the lamp: nearly every answer comes within it, and
// is seen in the same frame as the digit.
const verifyWait = 4 * time.Millisecond

// verify asks the solvers about what is typed, in the background: first how many
// solutions it has, then how hard it is.
func (w *Window) verify() {
	e := w.entering
	w.closeFixes()
	of, p := e.Game.State(), e.puzzle()
	show := func(j judged) {
		if e := w.entering; e != nil && e.Game.State() == j.of {
			e.judged = j
			w.showLamp()
		}
	}
	first := make(chan judged, 1)
	session.Start(w.lampJob, func(ctx context.Context, report func(judged)) (judged, error) {
		j, err := judge(ctx, of, p)
		if err == nil {
			first <- j
		}
		if err != nil || j.Solutions != 1 {
			return j, err
		}
		report(j)
		j.rating, err = logic.Rate(ctx, p.Givens, logic.HoDoKu.Techniques)
		j.rated = err == nil
		return j, ctx.Err()
	}, show, func(j judged, err error) {
		if err == nil {
			show(j)
			w.findIfWrong()
		}
	})
	select {
	case j := <-first:
		show(j)
	case <-time.After(verifyWait):
	}
}

// judge tells how many solutions the givens have, and which of the player's own
// digits are wrong: those that differ from the one solution or, where there are
// several, those that leave none beside the ones before them.
func judge(ctx context.Context, of game.State, p puzzle.Puzzle) (judged, error) {
	j := judged{done: true, of: of, mine: p.Entries.Filled().Len()}
	var s solver.Searcher
	var err error
	if j.Verdict, err = s.Judge(ctx, &p.Givens); err != nil || j.Solutions == 0 {
		return j, err
	}
	one, _ := s.First(&p.Givens)
	right := p.Givens
	for c := range p.Entries.Filled().All() {
		if j.Solutions == 1 {
			if one[c] != p.Entries[c] {
				j.wrong.Add(c)
			}
			continue
		}
		right[c] = p.Entries[c]
		n, err := s.CountContext(ctx, &right, 1)
		if err != nil {
			return j, err
		}
		if n == 0 {
			right[c] = 0
			j.wrong.Add(c)
		}
	}
	return j, nil
}

// known reports whether what is typed has been judged.
func (e *entry) known() bool { return e.judged.done && e.judged.of == e.Game.State() }

// showLamp shows what is known on the page.
func (w *Window) showLamp() {
	e := w.entering
	s := page.EnterState{Lit: e.judged.lamp(), Sentence: w.lampSentence()}
	typed := e.typed()
	if typed == 0 {
		s.WhyNot = w.T("enter.nothing")
		s.NoFind, s.NotYet = s.WhyNot, s.WhyNot
	} else if s.Lit != page.One {
		s.NotYet = w.T("enter.notone")
	}
	if f := e.fixes; f != nil {
		s.Fixes, s.Chosen, s.Keys = w.fixRows(), f.chosen, f.keys
		if s.Lit == page.Impossible {
			s.WhyNot = w.T("enter.clash")
		}
	}
	if e.page.Show(s) {
		w.Relayout()
	}
	w.Refresh()
}

func (j *judged) lamp() page.Lamp {
	switch {
	case j.Solutions == 0:
		return page.Impossible
	case j.Solutions == 1:
		return page.One
	}
	return page.Many
}

// lampSentence is the answer in words: how many solutions, where they differ, how
// hard the puzzle is, and which of the player's own digits are wrong.
func (w *Window) lampSentence() string {
	j := &w.entering.judged
	var text string
	switch {
	case len(j.Conflicts) > 0:
		return w.conflictText(j.Conflicts)
	case j.Solutions == 0:
		return w.T("lamp.nosolution")
	case j.rated:
		text = w.T("lamp.rated", "level", w.T("level.score", "level", w.lang.Say(j.rating.Level.Text()), "score", j.rating.Score))
	case j.Solutions == 1:
		text = w.T("lamp.exactly")
	case w.entering.typed() == 0:
		return w.T("lamp.nothing")
	case j.Many():
		text = w.T("lamp.thousand", "n", solver.Counted)
	default:
		text = w.T("lamp.several", "n", j.Solutions, "cells", w.T("lamp.differ", "n", j.Differ.Len()))
	}
	switch {
	case j.mine == 0:
	case j.wrong.Empty():
		text += w.T("enter.right", "n", j.mine)
	default:
		text += w.T("enter.wrong", "cells", w.cellsText(j.wrong))
	}
	return text
}
