package window

import (
	"math"

	"sudoku/gui/board"
	"sudoku/gui/page"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// techniques lists those of the path, but for singles, in order of first use.
func (s *shownSteps) techniques() (list []*logic.Technique) {
	seen := map[string]bool{}
	for _, step := range s.path {
		if t := step.Technique; t.Level > logic.Easy && !seen[t.ID] {
			seen[t.ID] = true
			list = append(list, t)
		}
	}
	return list
}

// step returns the step that is chosen, if one is.
func (s *shownSteps) step() (logic.Step, bool) {
	switch {
	case s.chosen < 0:
	case s.tab == page.AllSteps && s.chosen < len(s.found):
		return s.found[s.chosen].Step, true
	case s.tab == page.StepsPath && s.chosen < len(s.path):
		return s.path[s.chosen], true
	}
	return logic.Step{}, false
}

// door returns the backdoor that is chosen, if one is.
func (s *shownSteps) door() ([]puzzle.Candidate, bool) {
	if s.tab != page.Backdoors || s.chosen < 0 || s.chosen >= len(s.doors) {
		return nil, false
	}
	return s.doors[s.chosen], true
}

// picture is that of what is chosen.
func (s *shownSteps) picture() (p puzzle.Picture) {
	if step, ok := s.step(); ok {
		return step.Picture
	}
	role := puzzle.Placement
	if s.wrong {
		role = puzzle.Eliminate
	}
	door, _ := s.door()
	for _, k := range door {
		p.Cands = append(p.Cands, puzzle.CandRole{Cand: k, Role: role})
	}
	return p
}

// view draws what is chosen; a step of the path on the board as it will be then.
func (s *shownSteps) view(v board.View) board.View {
	v.Hint = partOf(s.picture(), s.part)
	v.Flags &^= board.Peers | board.SameDigit
	v.UI.Selected = puzzle.CellSet{}
	if s.tab == page.StepsPath && s.chosen >= 0 {
		pos := s.before()
		v.State.Grid, v.State.Centre, v.State.Corner = pos.Grid, pos.Cands, [81]puzzle.DigitSet{}
		v.State.Auto = false
		v.Flags |= board.FixedPlaces
	}
	return v
}

// before is the position before the chosen step of the path.
func (s *shownSteps) before() puzzle.Position {
	pos := s.pos
	for _, step := range s.path[:min(max(s.chosen, 0), len(s.path))] {
		step.Apply(&pos)
	}
	return pos
}

// partOf is a part of a picture that is shown one part at a time.
func partOf(p puzzle.Picture, n int) puzzle.Picture {
	parts := p.Parts()
	return parts[min(n, len(parts)-1)]
}

// tellSteps shows on the page what there is to list and what is chosen.
func (w *Window) tellSteps() {
	s := w.steps
	t := page.StepsText{Tab: s.tab, Sort: int(s.sort), Slow: s.slow, Wrong: s.wrong, Chosen: s.chosen,
		Info: s.info(w.lang), Do: s.doText(w.lang), Count: s.count(), Row: func(i int) page.StepRow { return s.row(w.lang, i) },
		Card: s.card(w.lang)}
	for _, tech := range s.techniques() {
		t.UpTo = append(t.UpTo, w.lang.Say(tech.Name))
	}
	s.page.Show(t)
	w.relayout()
	w.refresh()
}

func (s *shownSteps) count() int {
	return [page.NumStepTabs]int{len(s.found), len(s.path), len(s.doors)}[s.tab]
}

func (s *shownSteps) percent() int {
	if s.all == 0 {
		return 0
	}
	return max(0, 100-int(math.Round(100*float64(s.left)/float64(s.all))))
}

func (s *shownSteps) status(l words.Lang) string {
	if s.tab == page.StepsPath && s.chosen > 0 {
		return l.T("steps.status.ahead", "n", s.chosen)
	}
	return l.T("steps.status")
}
