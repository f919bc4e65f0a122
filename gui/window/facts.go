package window

import (
	"context"
	"errors"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// facts is what the solvers know of the puzzle at hand.
type facts struct {
	known  bool
	found  []puzzle.Grid // its solutions, two at most
	rated  bool          // by the techniques that there are
	rating logic.Rating
}

// solutions returns how many solutions there are: 0, 1, or 2 for several.
func (f facts) solutions() int { return len(f.found) }

// learn asks the solvers about the game at hand, in the background.
func (w *Window) learn() {
	w.facts = facts{}
	givens := w.game.Puzzle().Givens
	Start(w.factsJob, func(ctx context.Context, _ func(int)) (facts, error) { return study(ctx, givens) },
		func(int) {}, func(f facts, err error) {
			if err == nil {
				w.facts = f
				w.refreshHead()
			}
		})
}

func study(ctx context.Context, givens puzzle.Grid) (f facts, err error) {
	f.known = true
	var s solver.Searcher
	s.Search(&givens, func(g *puzzle.Grid) bool {
		f.found = append(f.found, *g)
		return len(f.found) < 2 && ctx.Err() == nil
	})
	if f.solutions() != 1 {
		return f, ctx.Err()
	}
	f.rating, err = logic.Rate(ctx, givens, logic.HoDoKu.Techniques)
	if f.rated = err == nil; errors.Is(err, logic.ErrStuck) {
		err = nil
	}
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
func (w *Window) levelText() string {
	f := w.facts
	switch {
	case f.solutions() == 0:
		return w.T("level.none")
	case f.solutions() > 1:
		return w.T("level.many")
	case !f.rated:
		return w.T("level.beyond")
	}
	return w.T("level.score", "level", w.lang.Say(f.rating.Level.Text()), "score", f.rating.Score)
}
