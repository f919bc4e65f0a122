package lanes

import (
	"math/bits"

	"sudoku/puzzle"
)

// A state is one lane of a block.
type state [81]uint16

func (b *block) lane(l int) (s state) {
	for c := range s {
		s[c] = b[c][l]
	}
	return
}

// sweep is what every kernel must do to every lane, said in plain words.
func (s *state) sweep() (dead, done bool) {
	single := *s
	for c, x := range s {
		dead = dead || x == 0
		if x&(x-1) != 0 {
			single[c] = 0
		}
	}
	for stack := range 3 {
		cell := func(col, band, i int) int { return 27*band + 9*i + 3*stack + col }
		dead = !s.match(&single, cell) || dead
	}
	for band := range 3 {
		cell := func(row, stack, i int) int { return 27*band + 9*row + 3*stack + i }
		dead = !s.match(&single, cell) || dead
	}
	done = !dead
	for r := range 9 {
		solved := uint16(0)
		for c := range 9 {
			solved |= single[9*r+c]
		}
		done = done && solved == 511
		s.hidden(r)
	}
	return
}

// match strikes what lies on none of the six ways of its digit to match three
// lines with three crossing lines, whose three common cells are cell(line,
// crossing, i). It reports whether every digit has a way.
func (s *state) match(single *state, cell func(line, crossing, i int) int) bool {
	var open, solved, keep [3][3]uint16
	for l := range 3 {
		for x := range 3 {
			for i := range 3 {
				open[l][x] |= s[cell(l, x, i)]
				solved[l][x] |= single[cell(l, x, i)]
			}
		}
	}
	any := uint16(0)
	for _, way := range [][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}} {
		w := uint16(511)
		for l, x := range way {
			w &= open[l][x] &^ (solved[l][(x+1)%3] | solved[l][(x+2)%3])
		}
		any |= w
		for l, x := range way {
			keep[l][x] |= w
		}
	}
	for l := range 3 {
		for x := range 3 {
			for i := range 3 {
				s[cell(l, x, i)] &= keep[l][x]
			}
		}
	}
	return any == 511
}

// hidden places the digits that have one cell left in row r.
func (s *state) hidden(r int) {
	var count [9]int
	for c := range 9 {
		for x := s[9*r+c]; x != 0; x &= x - 1 {
			count[bits.TrailingZeros16(x)]++
		}
	}
	once := uint16(0)
	for d, n := range count {
		if n == 1 {
			once |= 1 << d
		}
	}
	for c := range 9 {
		if x := &s[9*r+c]; *x&once != 0 {
			*x &= once
		}
	}
}

// key is the best key of a state's pairs: unsolved peers times 128, plus 80 less
// the cell.
func (s *state) key() (best uint16) {
	for c, x := range s {
		if bits.OnesCount16(x) != 2 {
			continue
		}
		n := 0
		for q := range s {
			sameBox := q/27 == c/27 && q%9/3 == c%9/3
			if (q/9 == c/9 || q%9 == c%9 || sameBox) && s[q]&(s[q]-1) != 0 {
				n++
			}
		}
		best = max(best, uint16(128*n+80-c))
	}
	return
}

// first returns the solution that comes first if guesses are taken one after the other:
// what Run says is the first of several.
func (s state) first() (solution state, ok bool) {
	for before := (state{}); before != s; {
		before = s
		dead, done := s.sweep()
		if dead || done {
			return s, done
		}
	}
	e := &Engine{work: new(work)}
	for c, x := range s {
		e.block[c][0] = x
	}
	e.keys[0] = s.key()
	var g guess
	if !e.choose(&g, 0) {
		return s, false
	}
	with := s
	with[g.cell] = g.digit
	if solution, ok = with.first(); ok {
		return solution, true
	}
	s[g.cell] &^= g.digit
	return s.first()
}

func stateOf(g *puzzle.Grid) (s state) {
	for c, d := range g {
		if s[c] = 511; d != 0 {
			s[c] = 1 << (d - 1)
		}
	}
	return
}
