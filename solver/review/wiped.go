package review

import (
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// gone returns the candidates that the player's board lacks beyond what its digits rule out.
func gone(s *game.State) [81]puzzle.DigitSet {
	out := s.RuledOut
	if s.Auto {
		return out
	}
	for c, marks := range s.Centre {
		if marks != 0 {
			out[c] |= ^marks
		}
	}
	return out
}

// wipe keeps which candidates are gone after a move for no reason but a digit that their cell saw
// when they went. Where that digit was wrong, or is taken back, nothing rules them out.
func (w *walk) wipe(p *game.Played, before, after *game.State) {
	wiped, had, has := w.wiped[p.Parent], gone(before), gone(after)
	for c := range has {
		if lost := has[c] &^ had[c]; lost != 0 {
			wiped[c] |= lost & digitsSeen(after, puzzle.Cell(c))
		}
		wiped[c] &= has[c]
	}
	w.wiped[p.Node] = wiped
}

// digitsSeen returns the digits that a cell sees.
func digitsSeen(s *game.State, c puzzle.Cell) (seen puzzle.DigitSet) {
	for q := range s.Shape.Peers(c).All() {
		seen |= s.Grid[q].Set()
	}
	return seen
}
