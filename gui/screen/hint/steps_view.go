package hint

import (
	"sudoku/gui/board"
	"sudoku/puzzle"
)

// Step implements Stepper.
func (s *Steps) Step(by int) bool {
	why := s.argument(s.Lang)
	if why.Count() < 2 {
		return false
	}
	s.part = why.Turn(s.part, by)
	s.update()
	return true
}

// View implements BoardViewer: it draws the chosen row; a step of the path is drawn on
// the position it applies to.
func (s *Steps) View(v board.View) board.View {
	if v.Paused != "" {
		return v
	}
	s.argument(s.Lang).Show(&v, s.part)
	v.Filter = board.Filter{}
	v.Flags &^= board.Peers | board.SameDigit
	if s.tab == StepsPath && s.chosen >= 0 {
		v.UI.Selected = puzzle.CellSet{}
		pos := s.before()
		v.State.Grid, v.State.Centre, v.State.Corner = pos.Grid, pos.Cands, [81]puzzle.DigitSet{}
		v.State.Auto = false
		v.Flags |= board.FixedPlaces
	}
	return v
}

// Status implements StatusProvider.
func (s *Steps) Status() string {
	if s.tab == StepsPath && s.chosen > 0 {
		return s.T("steps.status.ahead", "n", s.chosen)
	}
	return s.T("steps.status")
}

// Spoken implements Speaker: what was found, and the step that is chosen.
func (s *Steps) Spoken() []string {
	if s.busy {
		return nil
	}
	list := []string{s.shown.info}
	if s.chosen >= 0 {
		list = append(list, s.shown.card.Spoken()...)
	}
	return list
}
