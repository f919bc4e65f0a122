package hint

import (
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// foldFrom is the number of steps from which on they are listed in groups.
const foldFrom = 40

// A stepsRow is a row of the list of all steps: a group of steps of one technique, or one
// step.
type stepsRow struct {
	group *logic.Technique // nil: a step
	n     int              // steps of the group
	at    int              // index of the step, of a group that of its first
}

// layRows groups the steps by technique if there are many; those of groups that are not
// open are left out.
func (s *stepsState) layRows() {
	s.rows = nil
	if s.tab != AllSteps || s.sort != logic.ByTechnique || len(s.found) < foldFrom {
		return
	}
	for from := 0; from < len(s.found); {
		tech, to := s.found[from].Technique, from
		for to < len(s.found) && s.found[to].Technique.ID == tech.ID {
			to++
		}
		s.rows = append(s.rows, stepsRow{tech, to - from, from})
		for at := from; s.open[tech.ID] && at < to; at++ {
			s.rows = append(s.rows, stepsRow{at: at})
		}
		from = to
	}
}

// named returns the steps that the list names: not those of closed groups.
func (s *stepsState) named() (list []*logic.Step) {
	for i := range s.path {
		list = append(list, &s.path[i])
	}
	for i := range s.found {
		if s.rows == nil {
			list = append(list, &s.found[i].Step)
		}
	}
	for _, r := range s.rows {
		if r.group == nil {
			list = append(list, &s.found[r.at].Step)
		}
	}
	return list
}

// groupAt returns the group that row i is.
func (s *stepsState) groupAt(i int) *logic.Technique {
	if i < 0 || i >= len(s.rows) {
		return nil
	}
	return s.rows[i].group
}

// chosenGroup returns the group that is chosen, nil if none is.
func (s *stepsState) chosenGroup() *logic.Technique {
	if s.tab != AllSteps {
		return nil
	}
	return s.group
}

// chosenRow returns the row that is chosen, -1 if none is.
func (s *stepsState) chosenRow() int {
	if s.rows == nil {
		return s.chosen
	}
	for i, r := range s.rows {
		if r.group != nil && r.group == s.group || r.group == nil && s.group == nil && r.at == s.chosen {
			return i
		}
	}
	return -1
}

// fold opens or closes the group of row i, and chooses it.
func (s *Steps) fold(i int) {
	if tech := s.groupAt(i); tech != nil {
		s.setOpen(i, !s.open[tech.ID])
	}
}

// setOpen opens or closes the group of row i, which may be one of its steps, and reports
// whether there is one. A step of a group that is closed gives way to the group.
func (s *Steps) setOpen(i int, open bool) bool {
	if s.rows == nil || i < 0 || i >= len(s.rows) {
		return false
	}
	for s.rows[i].group == nil {
		if open {
			return true // it is open
		}
		i--
	}
	tech := s.rows[i].group
	if s.open == nil {
		s.open = map[string]bool{}
	}
	s.open[tech.ID] = open
	s.group, s.chosen, s.part = tech, -1, 0
	s.layRows()
	showList(s.app, &s.stepsState)
	s.update()
	return true
}

// groupRow returns the text of a group.
func (s *stepsState) groupRow(l words.Lang, r stepsRow) stepRow {
	return stepRow{group: true, open: s.open[r.group.ID], name: l.Say(r.group.Name()),
		note: l.T("level.score", "level", l.Level(r.group.Level.Name()), "score", r.group.Score), line: l.T("steps.n", "n", r.n)}
}
