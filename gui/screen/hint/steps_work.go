package hint

import (
	"context"
	"errors"
	"slices"

	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// restart searches again on the current board.
func (s *Steps) restart() {
	r := Request(s.app)
	if h, ok := hint.Wrong(r); ok {
		s.app.Show(NewHint(s.app, h, hint.Where))
		return
	}
	s.pos = r.Position()
	s.busy, s.chosen, s.part, s.group, s.rows = true, -1, 0, nil, nil
	s.stepsFound = stepsFound{all: s.all}
	s.app.HintsUse(func(within func(*logic.Technique) bool) {
		if s.Closed() {
			return
		}
		r.Within = within
		session.Start(s.job, s.work(r, s.app.Session().Game.Puzzle()), func(f stepsFound) { s.take(f, true) }, func(f stepsFound, err error) {
			if err == nil {
				s.take(f, false)
			}
		})
	})
	s.update()
}

// take takes what was found over. A step that was chosen meanwhile stays chosen.
func (s *Steps) take(f stepsFound, busy bool) {
	was, chosen := s.step()
	if s.stepsFound, s.busy = f, busy; s.tab == AllSteps {
		logic.SortSteps(s.found, s.sort)
	}
	if chosen && s.tab == AllSteps {
		s.chosen = slices.IndexFunc(s.found, func(f logic.Found) bool { return f.Same(&was) })
	}
	if s.tab == StepsPath && s.chosen < 0 && len(f.path) > 0 {
		s.chosen = 0
	}
	s.sorted()
}

// work returns the func that computes the content of the chosen tab.
func (s *stepsState) work(r hint.Request, p puzzle.Puzzle) func(context.Context, func(stepsFound)) (stepsFound, error) {
	one := len(r.Solutions) == 1
	own := logic.Applicable(r.Techniques, one)
	snapshot := *s // the state may change meanwhile
	s = &snapshot
	return func(ctx context.Context, report func(stepsFound)) (f stepsFound, err error) {
		f.all = s.all
		switch s.tab {
		case AllSteps:
			f.found, err = hint.All(ctx, r, logic.StepTechniquesFor(p.Shape, s.slow), func(some []logic.Found) {
				report(stepsFound{all: s.all, found: some})
			})
		case StepsPath:
			if f.all == 0 {
				whole, _ := new(logic.Rater).RateShape(ctx, p.Shape, &p.Givens, own, 0, nil)
				f.all = whole.Score
			}
			_, rating, _ := logic.PathFrom(ctx, &s.pos, own)
			f.left = rating.Score
			f.path, err = hint.Path(ctx, r)
			if f.stuck = errors.Is(err, logic.ErrStuck); f.stuck {
				err = nil
			}
		case Backdoors:
			if !one {
				return f, nil
			}
			err = s.eachBackdoor(ctx, &r.Solutions[0], func(ks []puzzle.Candidate) bool {
				if f.more = len(f.backdoors) == maxBackdoors; f.more {
					return false
				}
				f.backdoors = append(f.backdoors, ks)
				report(f)
				return true
			})
		}
		return f, err
	}
}

// eachBackdoor calls yield for the backdoors of the chosen kind, those with the fewest
// candidates first, until yield returns false.
func (s *stepsState) eachBackdoor(ctx context.Context, solution *puzzle.Grid, yield func([]puzzle.Candidate) bool) error {
	search := logic.Backdoors
	if s.wrong {
		search = logic.WrongCandidates
	}
	return search(ctx, &s.pos, solution, nil, logic.MaxBackdoors, yield)
}
