package review

import (
	"context"
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A disclosed is what the program has shown in a game, whatever was undone then: a player who does it
// by hand has not found it.
type disclosed struct {
	cells  puzzle.CellSet // whose digits it placed, listed or told
	hinted puzzle.CellSet // of these those that hints told
	out    []puzzle.Candidate
}

func disclosedIn(h *game.History) (s disclosed) {
	s.hinted, s.out = h.Help.Hinted()
	s.cells = h.Help.Placed.Or(h.Help.Listed).Or(s.hinted)
	return s
}

// without returns the digits that the program hasn't shown.
func (s *disclosed) without(entered []puzzle.Candidate) (own []puzzle.Candidate) {
	for _, k := range entered {
		if !s.cells.Has(k.Cell()) {
			own = append(own, k)
		}
	}
	return own
}

// removes reports whether hints removed all of some candidates.
func (s *disclosed) removes(ks []puzzle.Candidate) bool {
	return !slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return !slices.Contains(s.out, k) })
}

// disclosedDigit looks at a right digit that the program has shown. It tells nothing of the player.
func (w *walk) disclosedDigit(ctx context.Context, m *Move, pos puzzle.Position, k puzzle.Candidate) error {
	m.Label, m.Cell, m.Digit = Hint, k.Cell(), k.Digit()
	w.failed = -1
	l, err := w.ask(ctx, &pos, k, func(p *puzzle.Position) bool { return shown(p, k) })
	m.note(&l)
	return err
}

// digits are the cells whose right digits the moves of a game entered, and whose they are.
type digits struct {
	right puzzle.CellSet // all of them
	found puzzle.CellSet // found by looking
	shown puzzle.CellSet // placed by the program, or shown before
}

// countDigits goes through the moves that led on. A cell that was filled several times is found
// if it was so each time.
func (r *Review) countDigits() (d digits) {
	other := r.disclosed.cells
	for i := range r.Moves {
		m := &r.Moves[i]
		if m.Digit == 0 || !m.Line || m.Label == Mistake {
			continue
		}
		cells := r.rightIn(m)
		d.right = d.right.Or(cells)
		switch m.Label {
		case Single, Pattern:
			d.found = d.found.Or(cells)
			continue
		case Hint:
			d.shown = d.shown.Or(cells)
		}
		other = other.Or(cells)
	}
	d.found = d.found.Without(other)
	return d
}

// rightIn returns the cells that a move filled with right digits.
func (r *Review) rightIn(m *Move) (cells puzzle.CellSet) {
	before, after := r.history.Before(&m.Played), r.history.After(&m.Played)
	for c := range after.Since(&before).All() {
		if after.Grid[c] == r.solution[c] {
			cells.Add(c)
		}
	}
	return cells
}
