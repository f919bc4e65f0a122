package session

import (
	"context"
	"time"

	"sudoku/puzzle"
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
func FactsOf(ctx context.Context, p *puzzle.Puzzle) (Facts, error) {
	f, err := solutionsOf(ctx, p)
	if err != nil {
		return f, err
	}
	return rated(ctx, f, p)
}

// solutionsOf finds the solutions, which takes milliseconds but with few cages or givens.
func solutionsOf(ctx context.Context, p *puzzle.Puzzle) (f Facts, err error) {
	var b boards
	err = b.search(ctx, p.Shape, &p.Givens, func(g *puzzle.Grid) bool {
		f.Found = append(f.Found, *g)
		return len(f.Found) < 2
	})
	f.Solved = err == nil
	return f, err
}

// rated adds the difficulty, if there is exactly one solution.
func rated(ctx context.Context, f Facts, p *puzzle.Puzzle) (Facts, error) {
	f.Known = true
	if f.Solutions() != 1 {
		return f, nil
	}
	var err error
	f.Rating, err = Rate(ctx, p.Shape, p.Givens)
	f.Rated = err == nil
	return f, err
}

// Facts returns what is known so far.
func (s *Session) Facts() Facts { return s.facts }

// explained adds what Sudoku Explainer says of a puzzle that is rated, if it is one on the
// classic board. known is what was kept of that.
func explained(ctx context.Context, f Facts, p *puzzle.Puzzle, known string) (Facts, error) {
	if f.Solutions() != 1 || p.Shape != nil {
		return f, nil
	}
	if f.SE, f.Explained = se.ParseRating(known); f.Explained {
		return f, nil
	}
	var err error
	f.SE, err = se.Rate(ctx, p.Givens)
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
	LoadFacts(s.factsJob, s.Game.Puzzle(), s.Game.Rating, take)
}

// LoadFacts finds the facts of a puzzle in the background: take gets the solutions first, then
// the difficulty, too, and then all. known is the SE that was kept, empty for none.
func LoadFacts(j *Jobs, p puzzle.Puzzle, known string, take func(Facts)) {
	Start(j, func(ctx context.Context, report func(Facts)) (Facts, error) {
		f, err := solutionsOf(ctx, &p)
		if err != nil {
			return f, err
		}
		report(f)
		if f, err = rated(ctx, f, &p); err != nil {
			return f, err
		}
		report(f)
		return explained(ctx, f, &p, known)
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

// solveTime is how long the window waits for solutions at most.
const solveTime = time.Second

// Solved returns the facts with at least the solutions. If these are not known yet it
// computes them, which takes milliseconds; after solveTime it does without.
func (s *Session) Solved() Facts {
	if !s.facts.Solved {
		p := s.Game.Puzzle()
		ctx, stop := context.WithTimeout(context.Background(), solveTime)
		defer stop()
		s.facts, _ = solutionsOf(ctx, &p) // what isn't known by then is looked for in the background
	}
	return s.facts
}

// Solution returns a solution of the puzzle, one that agrees with the entries if there
// is one.
func (s *Session) Solution() (puzzle.Grid, bool) {
	state := s.Game.State()
	g := state.Grid
	ctx, stop := context.WithTimeout(context.Background(), solveTime)
	defer stop()
	if solution, ok := new(boards).first(ctx, state.Shape, &g); ok {
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
		Solvable: s.solvable,
	}
}

// solvable reports whether a grid on the board of the game has a solution.
func (s *Session) solvable(g puzzle.Grid) bool {
	n, _ := new(boards).count(context.Background(), s.Game.Puzzle().Shape, &g, 1)
	return n == 1
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
