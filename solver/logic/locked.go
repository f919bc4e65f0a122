package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var pointing = &Technique{
	ID: "pointing", Code: "0100", Term: "Locked Candidates Type 1 (Pointing)", Level: puzzle.Medium, Score: 50,
	find:        func(b *Board, found func(Step) bool) { findLocked(b, puzzle.Box(0), puzzle.NumHouses, found) },
	explanation: lockedExplanation,
}

var claiming = &Technique{
	ID: "claiming", Code: "0101", Term: "Locked Candidates Type 2 (Claiming)", Level: puzzle.Medium, Score: 50,
	find:        func(b *Board, found func(Step) bool) { findLocked(b, puzzle.Row(0), puzzle.Box(0), found) },
	explanation: lockedExplanation,
}

var lockedExplanation = explanation{
	texts: []string{"locked"},
	args: func(s *Step) []any {
		cells, digits := s.base()
		other := s.Diagram.Houses[1].House
		return []any{
			"facts", facts(OnlyPlaces{s.house(), digits, cells}, InHouse{other, cells}),
			"other", words.House(other), "short", s.house(),
		}
	},
}

// findLocked looks in the houses from first to before end for a digit whose
// places, two or three, all lie in one house of the other kind.
func findLocked(b *Board, first, end puzzle.House, found func(Step) bool) {
	clean := b.cleanIn(cleanLocked)
	for houses := ^uint32(*clean) & (1<<end - 1<<first); houses != 0; houses &= houses - 1 {
		h := puzzle.House(bits.TrailingZeros32(houses))
		some := false
		for d := puzzle.Digit(1); d <= 9; d++ {
			at := b.places[h][d]
			other := crossing[h][inLine[at]]
			if other == h || b.places[other][d] == 0 {
				continue
			}
			in := b.In(h, d)
			out := b.In(other, d).Without(in)
			if out.Empty() {
				continue
			}
			some = true
			if !found(lockedStep(b, h, other, in, out, d)) {
				return
			}
		}
		if !some {
			*clean |= 1 << h
		}
	}
	if b.rules != nil {
		b.lockedInExtra(first, end, found)
	}
}

// inLine says of two or three cells of a box, or of a line, whether all lie in its first
// three, next three or last three cells (1 to 3), or in every third (4 to 6).
var inLine = func() (t [512]uint8) {
	for at := range t {
		if bits.OnesCount(uint(at)) < 2 {
			continue
		}
		for i := range 3 {
			if at&^(0b111<<(3*i)) == 0 {
				t[at] = uint8(1 + i)
			}
			if at&^(0b1001001<<i) == 0 {
				t[at] = uint8(4 + i)
			}
		}
	}
	return t
}()

// crossing holds the house of the other kind in which the cells lie that inLine says,
// or the house itself where there is none.
var crossing = func() (t [puzzle.NumHouses][7]puzzle.House) {
	for h := range puzzle.House(puzzle.NumHouses) {
		cells := h.Cells()
		for i := range t[h] {
			t[h][i] = h
		}
		for i := range 3 {
			if h < puzzle.Box(0) {
				t[h][1+i] = puzzle.Box(cells[3*i].Box())
			} else {
				t[h][1+i], t[h][4+i] = puzzle.Row(cells[3*i].Row()), puzzle.Col(cells[i].Col())
			}
		}
	}
	return t
}()

// lockedStep makes the step in which d, which h has only in in, is eliminated from out, the
// rest of other.
func lockedStep(b *Board, h, other puzzle.House, in, out puzzle.CellSet, d puzzle.Digit) Step {
	ks := b.eliminations(d.Set(), out)
	if b.noDiagrams {
		return Step{Eliminate: ks}
	}
	p := show(h)
	p.Houses = append(p.Houses, puzzle.HouseRole{House: other, Role: puzzle.Cover})
	p.Cands = addRole(p.Cands, b.within(in, d.Set()), puzzle.Base)
	return eliminate(ks, p)
}
