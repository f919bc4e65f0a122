package session

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// Facts is what the solvers found out about a puzzle.
type Facts struct {
	Solved bool          // the solutions are known
	Found  []puzzle.Grid // at most two solutions
	Known  bool          // the difficulty is, too, if there is exactly one solution
	Rated  bool          // the puzzle has exactly one solution and is rated
	Rating logic.Rating

	Explained bool // SE is known: of hard puzzles later than the rest
	SE        se.Rating
}

// Solutions returns the number of solutions: 0, 1, or 2 for several.
func (f Facts) Solutions() int { return len(f.Found) }

// Whole reports whether there is nothing more to find out.
func (f Facts) Whole() bool { return f.Known && (f.Explained || f.Solutions() != 1) }

// FactsOf finds how many solutions a puzzle has and, if it has exactly one, how hard it
// is.
func FactsOf(ctx context.Context, givens puzzle.Grid) (Facts, error) {
	return rated(ctx, solutionsOf(givens), givens)
}

func solutionsOf(givens puzzle.Grid) (f Facts) {
	f.Solved = true
	var s solver.Searcher
	s.Search(&givens, func(g *puzzle.Grid) bool {
		f.Found = append(f.Found, *g)
		return len(f.Found) < 2
	})
	return f
}

// rated adds the difficulty, if there is exactly one solution.
func rated(ctx context.Context, f Facts, givens puzzle.Grid) (Facts, error) {
	f.Known = true
	if f.Solutions() != 1 {
		return f, nil
	}
	var err error
	f.Rating, err = logic.Rate(ctx, givens, logic.HoDoKu.Techniques)
	f.Rated = err == nil
	return f, err
}

// Facts returns what is known so far.
func (s *Session) Facts() Facts { return s.facts }

// explained adds what Sudoku Explainer says of a puzzle that is rated. known is what was kept
// of that.
func explained(ctx context.Context, f Facts, givens puzzle.Grid, known string) (Facts, error) {
	if f.Solutions() != 1 {
		return f, nil
	}
	if f.SE, f.Explained = se.ParseRating(known); f.Explained {
		return f, nil
	}
	var err error
	f.SE, err = se.Rate(ctx, givens)
	f.Explained = err == nil
	return f, err
}

// Learn runs the solvers on the game in the background, as soon as the code now running
// on the window's goroutine has returned. changed is called after each new finding.
func (s *Session) LoadFacts(changed func()) {
	s.factsJob.Stop()
	s.facts = Facts{}
	s.sessions.Runner.Do(func() {
		if !s.closed {
			s.askSolvers(changed)
		}
	})
}

func (s *Session) askSolvers(changed func()) {
	take := func(f Facts) {
		s.facts = f
		if f.Explained {
			s.Game.Rating = f.SE.String() // saved with what comes next
		}
		changed()
		if f := s.onSolution; f != nil {
			s.onSolution = nil
			f()
		}
	}
	LoadFacts(s.factsJob, s.Game.Puzzle().Givens, s.Game.Rating, take)
}

// Learn finds the facts of a puzzle in the background: take gets the solutions first, then
// the difficulty, too, and then all. known is the SE that was kept, empty for none.
func LoadFacts(j *Jobs, givens puzzle.Grid, known string, take func(Facts)) {
	Start(j, func(ctx context.Context, report func(Facts)) (Facts, error) {
		f := solutionsOf(givens)
		report(f)
		f, err := rated(ctx, f, givens)
		if err != nil {
			return f, err
		}
		report(f)
		return explained(ctx, f, givens, known)
	}, take, func(f Facts, err error) {
		if err == nil {
			take(f)
		}
	})
}

// OnSolution calls f as soon as the solutions are known. It reports whether they were
// known already, so that f has been called. A later call replaces a waiting f.
func (s *Session) OnSolution(f func()) bool {
	if !s.facts.Solved {
		s.onSolution = f
		return false
	}
	f()
	return true
}

// Solved returns the facts with at least the solutions. If these are not known yet it
// computes them, which takes milliseconds.
func (s *Session) Solved() Facts {
	if !s.facts.Solved {
		s.facts = solutionsOf(s.Game.Puzzle().Givens)
	}
	return s.facts
}

// Solution returns a solution of the puzzle, one that agrees with the entries if there
// is one.
func (s *Session) Solution() (puzzle.Grid, bool) {
	g := s.Game.State().Grid
	var search solver.Searcher
	if solution, ok := search.First(&g); ok {
		return solution, true
	}
	if f := s.Solved(); len(f.Found) > 0 {
		return f.Found[0], true
	}
	return g, false
}

// Request returns what a hint is computed from.
func (s *Session) Request(techniques []*logic.Technique) hint.Request {
	return hint.Request{
		State: s.Game.State(), Givens: s.Game.Givens(), Solutions: s.Solved().Found, Techniques: techniques, Last: s.Game.LastCell(),
		Solvable: func(g puzzle.Grid) bool { return solver.Count(g, 1) == 1 },
	}
}

// FindHint searches for a hint in the background; StopHint ends the search.
func (s *Session) FindHint(r hint.Request, done func(hint.Hint, error)) {
	Start(s.hintJob, func(context.Context, func(int)) (hint.Hint, error) { return hint.Find(r) }, func(int) {}, done)
}

// FindCellHint is FindHint about one cell.
func (s *Session) FindCellHint(c puzzle.Cell, r hint.Request, done func(hint.Hint, error)) {
	Start(s.hintJob, func(ctx context.Context, _ func(int)) (hint.Hint, error) { return hint.ForCell(ctx, r, c) }, func(int) {}, done)
}

// StopHint ends the search for a hint.
func (s *Session) StopHint() { s.hintJob.Stop() }

// FindingHint reports whether a search for a hint is running.
func (s *Session) FindingHint() bool { return s.hintJob.Busy() }
