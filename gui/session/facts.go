package session

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Facts is what the solvers know of a puzzle.
type Facts struct {
	Solved bool          // its solutions are known
	Found  []puzzle.Grid // two at most
	Known  bool          // all of it
	Rated  bool          // it has one solution, and so a level
	Rating logic.Rating
}

// Solutions returns how many solutions there are: 0, 1, or 2 for several.
func (f Facts) Solutions() int { return len(f.Found) }

// FactsOf asks the solvers about a puzzle: how many solutions it has and, if it is one,
// how hard it is.
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

// rated adds how hard the puzzle is, if it has one solution.
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

// Facts is what is known by now.
func (s *Session) Facts() Facts { return s.facts }

// Learn asks the solvers about the game in the background, but not before what is under
// way has ended; told hears of each thing that is found out.
func (s *Session) Learn(told func()) {
	s.factsJob.Stop()
	s.facts = Facts{}
	s.keeper.Runner.Do(func() {
		if !s.closed {
			s.askSolvers(told)
		}
	})
}

func (s *Session) askSolvers(told func()) {
	givens := s.Game.Puzzle().Givens
	take := func(f Facts) {
		s.facts = f
		told()
		if f := s.onSolution; f != nil {
			s.onSolution = nil
			f()
		}
	}
	Start(s.factsJob, func(ctx context.Context, report func(Facts)) (Facts, error) {
		f := solutionsOf(givens)
		report(f)
		return rated(ctx, f, givens)
	}, take, func(f Facts, err error) {
		if err == nil {
			take(f)
		}
	})
}

// OnSolution calls f as soon as the solutions are known, and reports whether they are
// known already and f was called. Of several that wait the last is called.
func (s *Session) OnSolution(f func()) bool {
	if !s.facts.Solved {
		s.onSolution = f
		return false
	}
	f()
	return true
}

// Solved returns the facts with the solutions at least, which are a moment's work.
func (s *Session) Solved() Facts {
	if !s.facts.Solved {
		s.facts = solutionsOf(s.Game.Puzzle().Givens)
	}
	return s.facts
}

// Solution returns a solution of the puzzle, one that keeps the entries if there is one.
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

// Request is what a hint works on.
func (s *Session) Request(techniques []*logic.Technique) hint.Request {
	return hint.Request{
		State: s.Game.State(), Givens: s.Game.Givens(), Solutions: s.Solved().Found, Techniques: techniques, Last: s.Game.LastCell(),
		Solvable: func(g puzzle.Grid) bool { return solver.Count(g, 1) == 1 },
	}
}

// FindHint looks for a hint in the background. A move ends the search by StopHint.
func (s *Session) FindHint(techniques []*logic.Technique, done func(hint.Hint, error)) {
	r := s.Request(techniques)
	Start(s.hintJob, func(context.Context, func(int)) (hint.Hint, error) { return hint.Find(r) }, func(int) {}, done)
}

// StopHint ends the search for a hint.
func (s *Session) StopHint() { s.hintJob.Stop() }

// FindingHint reports whether a hint is being looked for.
func (s *Session) FindingHint() bool { return s.hintJob.Busy() }
