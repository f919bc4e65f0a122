package screen

import (
	"context"
	"errors"

	"sudoku/gui/page"
	"sudoku/gui/session"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// Steps lists the possible steps, the path to the solution, or the backdoors of the
// current game.
type Steps struct {
	desk Desk
	pageOf[*page.Steps]
	job *session.Jobs

	tab    page.StepsTab
	sort   logic.Order
	slow   bool // include the slow techniques
	wrong  bool // list backdoors of candidates to remove
	chosen int  // of the steps or backdoors; -1: none
	part   int  // part of the chosen step's diagram that is shown, from 0

	group *logic.Technique // the group of steps that is chosen, in place of a step
	open  map[string]bool  // groups that are open, by the ID of their technique
	rows  []stepsRow       // of all steps in groups; nil: each step is a row

	pos  puzzle.Position
	busy bool
	stepsFound
}

// stepsFound is the result of the background work.
type stepsFound struct {
	found     []logic.Found
	path      []logic.Step
	stuck     bool
	left      int // score of the path
	all       int // score of the path from the givens; 0: not known
	backdoors [][]puzzle.Candidate
	more      bool // there are more backdoors than are listed
}

// maxBackdoors is the greatest number of backdoors listed; those with the fewest
// candidates come first.
const maxBackdoors = 500

// ListSteps opens a list of steps; on a board with mistakes it says so instead.
func ListSteps(d Desk, tab page.StepsTab, shown Screen) {
	if d.Session().Game.Finished() {
		d.Play().History().SayFinished()
		return
	}
	if h, ok := hint.Wrong(request(d)); ok {
		d.Show(NewHint(d, h, hint.Where))
		return
	}
	if s, ok := shown.(*Steps); ok {
		s.setTab(tab)
		return
	}
	s := &Steps{desk: d, job: d.Jobs(), tab: tab, sort: logic.ByTechnique, chosen: -1}
	s.Again()
	d.Show(s)
	s.restart()
}

// Close implements Screen.
func (s *Steps) Close() { s.job.Stop() }

// OfGame implements GameScreen.
func (s *Steps) OfGame() {}

// Again implements Screen.
func (s *Steps) Again() Screen {
	s.page = page.NewSteps(s.desk.Base(), page.StepsFuncs{
		Tab:    s.setTab,
		Sort:   func(by int) { s.sort = logic.Order(by); s.sorted() },
		Slow:   func() { s.slow = !s.slow; s.restart() },
		Wrong:  func(wrong bool) { s.wrong = wrong; s.restart() },
		UpTo:   s.upTo,
		Choose: s.chooseRow,
		Fold:   s.fold,
		Open:   s.setOpen,
		Part:   func(by int) { s.Step(by) },
		Do:     s.do,
		Close:  s.desk.Back,
	})
	return s
}

// Shown implements ShownHandler.
func (s *Steps) Shown() { s.updatePage() }

// Changed implements ChangeHandler.
func (s *Steps) Changed() {
	if !s.desk.Session().Game.Finished() {
		s.restart()
	}
}

func (s *Steps) setTab(t page.StepsTab) {
	s.tab = t
	s.restart()
}

// restart searches again on the current board.
func (s *Steps) restart() {
	r := request(s.desk)
	if h, ok := hint.Wrong(r); ok {
		s.desk.Show(NewHint(s.desk, h, hint.Where))
		return
	}
	s.pos = r.Position()
	s.busy, s.chosen, s.part, s.group, s.rows = true, -1, 0, nil, nil
	s.stepsFound = stepsFound{all: s.all}
	session.Start(s.job, s.work(r), func(f stepsFound) { s.take(f, true) }, func(f stepsFound, err error) {
		if err == nil {
			s.take(f, false)
		}
	})
	s.updatePage()
}

func (s *Steps) take(f stepsFound, busy bool) {
	s.stepsFound, s.busy = f, busy
	if s.tab == page.StepsPath && s.chosen < 0 && len(f.path) > 0 {
		s.chosen = 0
	}
	s.sorted()
}

// work returns the func that computes the content of the chosen tab.
func (s *Steps) work(r hint.Request) func(context.Context, func(stepsFound)) (stepsFound, error) {
	givens := s.desk.Session().Game.Puzzle().Givens
	one := len(r.Solutions) == 1
	own := logic.Applicable(r.Techniques, one)
	snapshot := *s // the screen may change meanwhile
	s = &snapshot
	return func(ctx context.Context, report func(stepsFound)) (f stepsFound, err error) {
		f.all = s.all
		switch s.tab {
		case page.AllSteps:
			f.found, err = hint.All(ctx, r, logic.StepTechniques(s.slow))
		case page.StepsPath:
			if f.all == 0 {
				whole, _ := logic.Rate(ctx, givens, own)
				f.all = whole.Score
			}
			_, rating, _ := logic.PathFrom(ctx, &s.pos, own)
			f.left = rating.Score
			f.path, err = hint.Path(ctx, r)
			if f.stuck = errors.Is(err, logic.ErrStuck); f.stuck {
				err = nil
			}
		case page.Backdoors:
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
func (s *Steps) eachBackdoor(ctx context.Context, solution *puzzle.Grid, yield func([]puzzle.Candidate) bool) error {
	search := logic.Backdoors
	if s.wrong {
		search = logic.WrongCandidates
	}
	return search(ctx, &s.pos, solution, nil, logic.MaxBackdoors, yield)
}

func (s *Steps) sorted() {
	logic.SortSteps(s.found, s.sort)
	s.layRows()
	if s.rows == nil {
		s.group = nil
	}
	s.updatePage()
}

// chooseRow shows a row of the list: a step, or a group of them.
func (s *Steps) chooseRow(i int) {
	switch tech := s.groupAt(i); {
	case tech != nil:
		s.group, s.chosen, s.part = tech, -1, 0
		s.updatePage()
	case s.rows != nil && i < len(s.rows):
		s.choose(s.rows[i].at)
	default:
		s.choose(i)
	}
}

// choose shows a step or a backdoor.
func (s *Steps) choose(at int) {
	if at != s.chosen {
		s.chosen, s.part, s.group = at, 0, nil
		if step, ok := s.step(); ok && s.tab == page.AllSteps && len(step.Place) == 1 {
			s.desk.Session().GoTo(step.Place[0].Cell()) // a digit typed then goes there
		}
		s.updatePage()
	}
}

// upTo chooses the first step of the path that uses the i-th technique.
func (s *Steps) upTo(i int) {
	names := s.techniques()
	for at, step := range s.path {
		if i < len(names) && step.Technique.ID == names[i].ID {
			s.choose(at)
			s.desk.FocusPage()
			return
		}
	}
}

// do applies the chosen step, all steps of the path up to it, or the digits of the
// backdoor, in one undoable step.
func (s *Steps) do() {
	if s.offersSlow() {
		s.slow = true
		s.restart()
		return
	}
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	take := func(step *logic.Step) {
		for _, k := range step.Place {
			m.Grid[k.Cell()] = k.Digit()
		}
		m.Cands = append(m.Cands, step.Eliminate...)
	}
	if step, ok := s.step(); ok && (s.tab == page.AllSteps || s.chosen == 0) {
		take(&step)
	} else if ok {
		for i := range s.path[:s.chosen] {
			take(&s.path[i])
		}
	}
	if door, ok := s.backdoor(); ok {
		step := logic.Step{Place: door}
		if s.wrong {
			step = logic.Step{Eliminate: door}
		}
		take(&step)
	}
	s.desk.Play().Move(m)
	s.desk.Refresh()
}

// Busy reports whether the search is still running.
func (s *Steps) Busy() bool { return s.busy }
