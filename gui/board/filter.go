package board

import (
	"image"
	"image/color"
	"math"

	"sudoku/gui/theme"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// A Filter picks cells by what they can hold. The zero Filter picks none and
// hides nothing.
type Filter struct {
	Digits puzzle.DigitSet // cells that can hold one of these,
	All    bool            // or every one of them
	Two    bool            // cells that can hold two digits and no more
}

// On reports whether f picks anything.
func (f Filter) On() bool { return f.Digits != 0 || f.Two }

// Cells returns the empty cells that f picks.
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

// Possible returns what each empty cell can hold: the candidates that the player
// keeps, where there are any, else what the digits around it allow and no hint
// has ruled out.
func Possible(s *game.State) (can [81]puzzle.DigitSet) {
	pos, noted := puzzle.NewPosition(s.Grid), s.Candidates()
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

// filter marks the cells that the filter picks and fades the others. A digit
// asked for stands out where it stands.
func (v *View) filter(looks *[81]Look) {
	picked := v.Filter.Cells(&v.State)
	for c := range puzzle.Cell(81) {
		l := &looks[c]
		d := v.Filter.Digits
		switch {
		case picked.Has(c):
			l.Picked, l.Fade = true, d != 0
		case d.Has(l.Digit):
			l.Same = !l.Bad && !l.Changed
			continue
		default:
			l.Faded, l.Fade = true, true
		}
		l.Stress = (l.Corner | l.Centre) & d
	}
}

// hollow paints the outline of a cell that a filter picks: where the digit stands
// already there is a filled tile. It lies within the ring of the selection.
func (p *painter) hollow(dst *image.RGBA, c puzzle.Cell, selected bool) {
	inset := .05
	if selected {
		inset = .11
	}
	p.square(dst, c, inset, .1, max(1, math.Round(p.p()/40)), p.pal.Select)
}

// fadedGround is the ground of a cell that a filter does not pick: one on which
// faint marks can still be read.
func fadedGround(pal *theme.Palette) color.NRGBA {
	if pal.IsDark {
		return pal.Sunk
	}
	return pal.Peer
}
