package hint

import "sudoku/solver/hint"

// Spoken implements Speaker: the depth, and what the card says.
func (s *Hint) Spoken() []string {
	return append([]string{s.T("hint.depth", "n", s.depth, "of", hint.Done)}, s.shown.Spoken()...)
}
