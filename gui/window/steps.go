package window

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

// shownSteps is the page of steps and what it lists, about a position of the game.
type shownSteps struct {
	page   *page.Steps
	tab    page.StepsTab
	sort   logic.Order
	slow   bool // the slow techniques too
	wrong  bool // backdoors of candidates to remove
	chosen int  // -1: none
	part   int  // of the chosen step's picture, from 0

	pos  puzzle.Position
	busy bool
	studied
}

// studied is what the background finds out.
type studied struct {
	found []logic.Found
	path  []logic.Step
	stuck bool
	left  int // scores of the path
	all   int // of the path from the givens; 0 if not known
	doors [][]puzzle.Candidate
}

// mostDoors is how many backdoors are listed: those with the fewest members.
const mostDoors = 500

func (w *Window) listAll()   { w.listSteps(page.AllSteps) }
func (w *Window) listPath()  { w.listSteps(page.StepsPath) }
func (w *Window) listDoors() { w.listSteps(page.Backdoors) }

// listSteps lists steps, or says what is wrong on the board first.
func (w *Window) listSteps(tab page.StepsTab) {
	if w.session.Game.Finished() {
		w.say(w.T("hint.finished"))
		return
	}
	r := w.request()
	if h, ok := hint.Wrong(r); ok {
		w.showHint(h, hint.Where)
		return
	}
	s := w.steps
	if s == nil {
		s = &shownSteps{sort: logic.ByTechnique}
	}
	s.tab = tab
	w.showSteps(s)
	w.restudy()
}

// showSteps turns to the page of s.
func (w *Window) showSteps(s *shownSteps) {
	w.leaveEntry()
	w.hint, w.preview = nil, nil
	s.page = page.NewSteps(w.base(), page.StepsFuncs{
		Tab:    func(t page.StepsTab) { s.tab = t; w.restudy() },
		Sort:   func(by int) { s.sort = logic.Order(by); w.sorted() },
		Slow:   func() { s.slow = !s.slow; w.restudy() },
		Wrong:  func(wrong bool) { s.wrong = wrong; w.restudy() },
		UpTo:   w.upTo,
		Choose: w.chooseStep,
		Part:   func(by int) { s.part = turned(s.part, by, len(s.picture().Parts())); w.tellSteps() },
		Do:     w.doStep,
		Close:  w.backToGame,
	})
	w.steps = s
	w.turn(s.page)
	w.tellSteps()
}

// leaveSteps ends what the page of steps looks for.
func (w *Window) leaveSteps() {
	w.stepsJob.Stop()
	w.steps = nil
}

// restudy looks for the steps of the board as it is now.
func (w *Window) restudy() {
	s := w.steps
	if s == nil {
		return
	}
	r := w.request()
	if h, ok := hint.Wrong(r); ok {
		w.showHint(h, hint.Where)
		return
	}
	s.pos = r.Position()
	s.busy, s.chosen, s.part = true, -1, 0
	s.studied = studied{all: s.all}
	session.Start(w.stepsJob, w.study(*s, r), func(f studied) { w.takeStudied(f, true) }, func(f studied, err error) {
		if err == nil {
			w.takeStudied(f, false)
		}
	})
	w.tellSteps()
}

func (w *Window) takeStudied(f studied, busy bool) {
	s := w.steps
	s.studied, s.busy = f, busy
	if s.tab == page.StepsPath && s.chosen < 0 && len(f.path) > 0 {
		s.chosen = 0
	}
	w.sorted()
}

// study returns what finds out what the tab lists.
func (w *Window) study(s shownSteps, r hint.Request) func(context.Context, func(studied)) (studied, error) {
	givens := w.session.Game.Puzzle().Givens
	one := len(r.Solutions) == 1
	own := logic.Holding(w.techniques(), one)
	return func(ctx context.Context, report func(studied)) (f studied, err error) {
		f.all = s.all
		switch s.tab {
		case page.AllSteps:
			f.found, err = logic.AllFound(ctx, &s.pos, logic.Holding(logic.Steps(s.slow), one))
		case page.StepsPath:
			if f.all == 0 {
				whole, _ := logic.Rate(ctx, givens, own)
				f.all = whole.Score
			}
			var rating logic.Rating
			f.path, rating, err = logic.PathFrom(ctx, &s.pos, own)
			f.left = rating.Score
			if f.stuck = errors.Is(err, logic.ErrStuck); f.stuck {
				err = nil
			}
		case page.Backdoors:
			if !one {
				return f, nil
			}
			err = s.eachDoor(ctx, &r.Solutions[0], func(ks []puzzle.Candidate) bool {
				f.doors = append(f.doors, ks)
				report(f)
				return len(f.doors) < mostDoors
			})
		}
		return f, err
	}
}

// eachDoor yields the backdoors of the kind that is listed, those with the fewest
// members first, until yield is false.
func (s *shownSteps) eachDoor(ctx context.Context, solution *puzzle.Grid, yield func([]puzzle.Candidate) bool) error {
	search := logic.Backdoors
	if s.wrong {
		search = logic.WrongCandidates
	}
	return search(ctx, &s.pos, solution, nil, logic.MaxBackdoors, yield)
}

func (w *Window) sorted() {
	logic.SortSteps(w.steps.found, w.steps.sort)
	w.tellSteps()
}

// chooseStep shows a row of the list.
func (w *Window) chooseStep(row int) {
	if s := w.steps; s != nil && row != s.chosen {
		s.chosen, s.part = row, 0
		w.tellSteps()
	}
}

// upTo goes to the first step of a technique of the path.
func (w *Window) upTo(i int) {
	s := w.steps
	names := s.techniques()
	for at, step := range s.path {
		if i < len(names) && step.Technique.ID == names[i].ID {
			w.chooseStep(at)
			w.focusPage()
			return
		}
	}
}

// doStep makes the chosen step, all steps of the path before it, or the digits of
// the backdoor: one undo.
func (w *Window) doStep() {
	s := w.steps
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
	if door, ok := s.door(); ok {
		step := logic.Step{Place: door}
		if s.wrong {
			step = logic.Step{Eliminate: door}
		}
		take(&step)
	}
	w.do(m)
	w.refresh()
}

// turned goes from one of several parts to the next.
func turned(part, by, of int) int { return (part + by + of) % of }
