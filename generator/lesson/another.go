package lesson

import (
	"context"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// mostTries is how many positions are made at most for one that is unlike the last.
const mostTries = 3

// Another returns a position as New does, rather one that is unlike the last: elsewhere, of other
// digits, in another kind of house. The same seed and last position make the same one.
func Another(ctx context.Context, t *logic.Technique, seed uint64, last *Position) (best Position, err error) {
	least := 0
	for i := range uint64(mostTries) {
		p, err := New(ctx, t, seed+i)
		if err != nil {
			return best, err
		}
		n := p.like(last)
		if i == 0 || n < least {
			best, least = p, n
		}
		if least == 0 {
			break
		}
	}
	return best, nil
}

// like counts what a position has in common with another: a box with what its first step changes,
// a digit of that, and the kind of the first house.
func (p *Position) like(o *Position) (n int) {
	if o == nil || len(p.Steps) == 0 || len(o.Steps) == 0 {
		return 0
	}
	a, b := &p.Steps[0], &o.Steps[0]
	boxes, digits := changes(a)
	otherBoxes, otherDigits := changes(b)
	for _, same := range []bool{boxes&otherBoxes != 0, digits&otherDigits != 0, kindOf(a) >= 0 && kindOf(a) == kindOf(b)} {
		if same {
			n++
		}
	}
	return n
}

// changes returns the boxes and digits in which a step places or removes something.
func changes(s *logic.Step) (boxes uint16, digits puzzle.DigitSet) {
	for _, list := range [][]puzzle.Candidate{s.Place, s.Eliminate} {
		for _, k := range list {
			boxes |= 1 << k.Cell().Box()
			digits |= k.Digit().Set()
		}
	}
	return boxes, digits
}

// kindOf returns whether the first house of a step is a row, a column or a box; -1 without any.
func kindOf(s *logic.Step) int {
	if len(s.Diagram.Houses) == 0 {
		return -1
	}
	return int(s.Diagram.Houses[0].House) / 9
}
