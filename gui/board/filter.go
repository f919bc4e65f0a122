package board

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Filter selects cells by their candidates. The zero Filter selects none and hides
// nothing.
type Filter struct {
	Digits puzzle.DigitSet // cells that can hold one of these,
	All    bool            // or every one of them
	Two    bool            // cells with exactly two candidates
}

// On reports whether the filter is active.
func (f Filter) On() bool { return f.Digits != 0 || f.Two }

// Cells returns the empty cells that the filter selects.
func (f Filter) Cells(s *game.State) (picked puzzle.CellSet) {
	for c, can := range Possible(s) {
		if f.picks(can) {
			picked.Add(puzzle.Cell(c))
		}
	}
	return picked
}

func (f Filter) picks(can puzzle.DigitSet) bool {
	switch {
	case f.Two:
		return can.Len() == 2
	case f.All:
		return f.Digits != 0 && can&f.Digits == f.Digits
	}
	return can&f.Digits != 0
}

// Possible returns the candidates of each empty cell: those that the player keeps, if
// any, else what the digits around it and the eliminations by hints allow.
func Possible(s *game.State) (can [81]puzzle.DigitSet) {
	pos, noted := s.Shape.NewPosition(s.Grid), s.Candidates()
	for c := range can {
		switch {
		case s.Grid[c] != 0:
		case noted[c] != 0 || s.Auto:
			can[c] = noted[c]
		default:
			can[c] = pos.Cands[c] &^ s.RuledOut[c]
		}
	}
	return can
}

// filter marks the cells that the filter selects, which stay plain, and tints the others. Digits
// and marks of the filter are highlighted.
func (v *View) filter(looks *[81]Look) {
	picked := v.Filter.Cells(&v.State)
	for c := range puzzle.Cell(81) {
		l := &looks[c]
		d := v.Filter.Digits
		switch {
		case picked.Has(c):
			l.Picked = true
		case d.Has(l.Digit):
			l.Same = !l.Bad && !l.Changed
			continue
		default:
			l.Faded = true
		}
		l.Stress = (l.Corner | l.Centre) & d
	}
}

// filterOutline paints the outline of a coloured cell that a filter selects. It is inside the ring of the selection.
func (p *painter) filterOutline(dst *image.RGBA, c puzzle.Cell, selected bool) {
	inset := .05
	if selected {
		inset = .11
	}
	p.square(dst, c, inset, .1, max(1, math.Round(p.p()/40)), p.pal.Select)
}

// fadedGround returns the background of a cell that a filter does not select: darker than that
// of others in every theme.
func fadedGround(pal *theme.Palette) color.NRGBA {
	if pal.IsDark {
		return pal.Sunk
	}
	return pal.Peer
}
