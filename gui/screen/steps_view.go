package screen

import (
	"math"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// techniques lists the techniques of the path except singles, in order of first use.
func (s *Steps) techniques() (list []*logic.Technique) {
	seen := map[string]bool{}
	for _, step := range s.path {
		if t := step.Technique; t.Level > puzzle.Easy && !seen[t.ID] {
			seen[t.ID] = true
			list = append(list, t)
		}
	}
	return list
}

// step returns the step that is chosen, if one is.
func (s *Steps) step() (logic.Step, bool) {
	switch {
	case s.chosen < 0:
	case s.tab == page.AllSteps && s.chosen < len(s.found):
		return s.found[s.chosen].Step, true
	case s.tab == page.StepsPath && s.chosen < len(s.path):
		return s.path[s.chosen], true
	}
	return logic.Step{}, false
}

// backdoor returns the backdoor that is chosen, if one is.
func (s *Steps) backdoor() ([]puzzle.Candidate, bool) {
	if s.tab != page.Backdoors || s.chosen < 0 || s.chosen >= len(s.backdoors) {
		return nil, false
	}
	return s.backdoors[s.chosen], true
}

// diagram returns the diagram of the chosen row.
func (s *Steps) diagram() (p puzzle.Diagram) {
	if step, ok := s.step(); ok {
		return step.Diagram
	}
	role := puzzle.Placement
	if s.wrong {
		role = puzzle.Eliminate
	}
	door, _ := s.backdoor()
	for _, k := range door {
		p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: role})
	}
	return p
}

// argument returns what is said and shown of the chosen row.
func (s *Steps) argument() argument {
	var said []logic.Part
	if step, ok := s.step(); ok {
		said = step.Parts(s.desk.Base().Lang)
	}
	return argumentOf(s.diagram(), said)
}

// Step implements Stepper.
func (s *Steps) Step(by int) bool {
	why := s.argument()
	if why.count() < 2 {
		return false
	}
	s.part = why.turn(s.part, by)
	s.updatePage()
	return true
}

// View implements BoardViewer: it draws the chosen row; a step of the path is drawn on
// the position it applies to.
func (s *Steps) View(v board.View) board.View {
	if v.Paused != "" {
		return v
	}
	s.argument().show(&v, s.part)
	v.Filter = board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	if s.tab == page.StepsPath && s.chosen >= 0 {
		v.UI.Selected = puzzle.CellSet{}
		pos := s.before()
		v.State.Grid, v.State.Centre, v.State.Corner = pos.Grid, pos.Cands, [81]puzzle.DigitSet{}
		v.State.Auto = false
		v.Flags |= board.FixedPlaces
	}
	return v
}

// before returns the position before the chosen step of the path.
func (s *Steps) before() puzzle.Position {
	pos := s.pos
	for _, step := range s.path[:min(max(s.chosen, 0), len(s.path))] {
		step.Apply(&pos)
	}
	return pos
}

// updatePage shows the list and the chosen row on the page.
func (s *Steps) updatePage() {
	l := s.desk.Base().Lang
	t := page.StepsText{Tab: s.tab, Sort: int(s.sort), Slow: s.slow, Wrong: s.wrong, Chosen: s.chosenRow(),
		Info: s.info(l), Do: s.doText(l), Count: s.count(), Row: func(i int) page.StepRow { return s.row(l, i) },
		Card: s.card(l)}
	for _, tech := range s.techniques() {
		t.UpTo = append(t.UpTo, l.Say(tech.Name))
	}
	s.page.Show(t)
	s.desk.Relayout()
	s.desk.Refresh()
}

// count returns the number of rows.
func (s *Steps) count() int {
	if s.tab == page.AllSteps && s.rows != nil {
		return len(s.rows)
	}
	return s.total()
}

// total returns the number of steps or backdoors.
func (s *Steps) total() int {
	return [page.NumStepTabs]int{len(s.found), len(s.path), len(s.backdoors)}[s.tab]
}

func (s *Steps) percent() int {
	if s.all == 0 {
		return 0
	}
	return max(0, 100-int(math.Round(100*float64(s.left)/float64(s.all))))
}

// Status implements StatusProvider.
func (s *Steps) Status() string {
	b := s.desk.Base()
	if s.tab == page.StepsPath && s.chosen > 0 {
		return b.T("steps.status.ahead", "n", s.chosen)
	}
	return b.T("steps.status")
}
