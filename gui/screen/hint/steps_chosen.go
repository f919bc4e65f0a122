package hint

import (
	"math"

	"sudoku/gui/screen/learn"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// techniques lists the techniques of the path except singles, in order of first use.
func (s *stepsState) techniques() (list []*logic.Technique) {
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
func (s *stepsState) step() (logic.Step, bool) {
	switch {
	case s.chosen < 0:
	case s.tab == AllSteps && s.chosen < len(s.found):
		return s.found[s.chosen].Step, true
	case s.tab == StepsPath && s.chosen < len(s.path):
		return s.path[s.chosen], true
	}
	return logic.Step{}, false
}

// backdoor returns the backdoor that is chosen, if one is.
func (s *stepsState) backdoor() ([]puzzle.Candidate, bool) {
	if s.tab != Backdoors || s.chosen < 0 || s.chosen >= len(s.backdoors) {
		return nil, false
	}
	return s.backdoors[s.chosen], true
}

// diagram returns the diagram of the chosen row.
func (s *stepsState) diagram() (p puzzle.Diagram) {
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

// argument returns what is explained and shown of the chosen row.
func (s *stepsState) argument(l words.Lang) learn.Argument {
	var parts []logic.Part
	if step, ok := s.step(); ok {
		parts = step.Parts(l)
	}
	return learn.ArgumentOf(s.pos.Shape, s.diagram(), parts)
}

// before returns the position before the chosen step of the path.
func (s *stepsState) before() puzzle.Position {
	pos := s.pos
	for _, step := range s.path[:min(max(s.chosen, 0), len(s.path))] {
		step.Apply(&pos)
	}
	return pos
}

// count returns the number of rows.
func (s *stepsState) count() int {
	if s.tab == AllSteps && s.rows != nil {
		return len(s.rows)
	}
	return s.total()
}

// total returns the number of steps or backdoors.
func (s *stepsState) total() int {
	return [NumStepTabs]int{len(s.found), len(s.path), len(s.backdoors)}[s.tab]
}

func (s *stepsState) percent() int {
	if s.all == 0 {
		return 0
	}
	return max(0, 100-int(math.Round(100*float64(s.left)/float64(s.all))))
}
