package window

import (
	"context"

	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// facts is what the solvers know of the puzzle at hand.
type facts struct {
	solved bool          // its solutions are known
	found  []puzzle.Grid // two at most
	known  bool          // all of it
	rated  bool          // it has one solution, and so a level
	rating logic.Rating
}

// solutions returns how many solutions there are: 0, 1, or 2 for several.
func (f facts) solutions() int { return len(f.found) }

// learn asks the solvers about the game at hand, in the background; when the
// program starts, not before the window is there.
func (w *Window) learn() {
	w.factsJob.Stop()
	w.facts = facts{}
	w.later(w.askSolvers)
}

func (w *Window) askSolvers() {
	givens := w.game.Puzzle().Givens
	take := func(f facts) {
		w.facts = f
		w.refreshHead()
		if p, ok := w.page.(*page.Done); ok {
			p.Refresh()
		}
		w.answer()
	}
	Start(w.factsJob, func(ctx context.Context, report func(facts)) (facts, error) {
		f := solutionsOf(givens)
		report(f)
		return rated(ctx, f, givens)
	}, take, func(f facts, err error) {
		if err == nil {
			take(f)
		}
	})
}

// solved returns the facts with the solutions at least, which are a moment's work.
func (w *Window) solved() facts {
	if !w.facts.solved {
		w.facts = solutionsOf(w.game.Puzzle().Givens)
	}
	return w.facts
}

func solutionsOf(givens puzzle.Grid) (f facts) {
	f.solved = true
	var s solver.Searcher
	s.Search(&givens, func(g *puzzle.Grid) bool {
		f.found = append(f.found, *g)
		return len(f.found) < 2
	})
	return f
}

// rated adds how hard the puzzle is, if it has one solution.
func rated(ctx context.Context, f facts, givens puzzle.Grid) (facts, error) {
	f.known = true
	if f.solutions() != 1 {
		return f, nil
	}
	var err error
	f.rating, err = logic.Rate(ctx, givens, logic.HoDoKu.Techniques)
	f.rated = err == nil
	return f, err
}

// levelLine is what stands under the title: level, score, givens.
func (w *Window) levelLine() string {
	givens := w.T("level.givens", "n", w.game.Givens().Len())
	if !w.facts.known {
		return givens
	}
	return w.T("level.line", "level", w.levelText(), "givens", givens)
}

// levelText is the level with its score, or why there is none.
func (w *Window) levelText() string { return w.levelOf(w.facts) }

func (w *Window) levelOf(f facts) string {
	switch {
	case f.solutions() == 0:
		return w.T("level.none")
	case f.solutions() > 1:
		return w.T("level.many")
	}
	return w.T("level.score", "level", w.lang.Say(f.rating.Level.Text()), "score", f.rating.Score)
}

// sayRating says how hard the puzzle is and what its hardest step is.
func (w *Window) sayRating() {
	switch f := w.facts; {
	case !f.known:
		w.say(w.T("rate.looking"))
	case f.rated && f.rating.Hardest != nil:
		w.say(w.T("rate.line", "level", w.levelText(), "technique", w.lang.Say(f.rating.Hardest.Name)))
	default:
		w.say(w.levelText())
	}
}
