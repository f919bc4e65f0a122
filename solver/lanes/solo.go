package lanes

import (
	"math/bits"

	"sudoku/puzzle"
)

// A Solo searches one grid at a time, with a digit in each lane. One goroutine may
// use it at a time; it needs AVX-512.
type Solo struct {
	Guesses int // of the last search
	open    [6]uint32
	solved  soloState
	stack   [82]soloState
}

// A soloState holds for each band where each digit can go: bit 10*row+column of
// the band's word for the digit. The words from 9 on are 0.
type soloState [3][16]uint32

// How propagation ends.
const (
	soloDead = iota
	soloSolved
	soloStalled
)

// Count counts the solutions of g up to limit. It gives up, with GivenUp, when it would
// guess after so many dead ends.
func (s *Solo) Count(g *puzzle.Grid, limit, maxDeadEnds int) (count int) {
	s.load(g)
	s.Guesses = 0
	ends := 0
	for top := 0; top >= 0; {
		st := &s.stack[top]
		switch s.propagate(st) {
		case soloDead:
			ends++
			top--
		case soloSolved:
			s.solved = *st
			if count++; count >= limit {
				return count
			}
			top--
		case soloStalled:
			if ends >= maxDeadEnds {
				return GivenUp
			}
			s.Guesses++
			b, cell := s.choose(st, ends > 0 || s.Guesses == 1)
			top++
			s.branch(st, &s.stack[top%len(s.stack)], b, cell)
		}
	}
	return count
}

// Solution returns the solution found last.
func (s *Solo) Solution() (g puzzle.Grid) {
	for b := range s.solved {
		for d, set := range s.solved[b][:9] {
			for ; set != 0; set &= set - 1 {
				at := bits.TrailingZeros32(set)
				g[(27*b+at/10*9+at%10)%81] = puzzle.Digit(d + 1)
			}
		}
	}
	return g
}

// choose returns the band and the bit of the cell to guess in: of those with two
// candidates the one with the most unsolved peers, else the one with the fewest
// candidates. If not careful it is the first with two: grids with many
// solutions need no more.
func (s *Solo) choose(st *soloState, care bool) (b int, cell uint32) {
	if !care {
		for i, pairs := range s.open[3:] {
			if pairs != 0 {
				return i, pairs & -pairs
			}
		}
	}
	most := -1
	for i, pairs := range s.open[3:] {
		here, next, after := s.open[i], s.open[(i+1)%3], s.open[(i+2)%3]
		for ; pairs != 0; pairs &= pairs - 1 {
			at := bits.TrailingZeros32(pairs) & 31
			p := &soloPeers[at]
			n := bits.OnesCount32(here&p[0]) + bits.OnesCount64(uint64(next&p[1])|uint64(after&p[1])<<32)
			if n > most {
				most, b, cell = n, i, pairs&-pairs
			}
		}
	}
	if most < 0 {
		return s.fewestCandidates(st)
	}
	return b, cell
}

// soloPeers are the peers of a cell, and itself, in its band and in another band.
var soloPeers = func() (list [32][2]uint32) {
	for at := range list {
		row, col := at/10, at%10
		down := uint32(1|1<<10|1<<20) << col
		list[at] = [2]uint32{0x1FF<<(10*row) | (7|7<<10|7<<20)<<(col/3*3), down}
	}
	return
}()

func (s *Solo) fewestCandidates(st *soloState) (b int, cell uint32) {
	least := 10
	for i, open := range s.open[:3] {
		for ; open != 0; open &= open - 1 {
			n := 0
			for _, set := range st[i][:9] {
				n += int(set >> (bits.TrailingZeros32(open) & 31) & 1)
			}
			if n < least {
				least, b, cell = n, i, open&-open
			}
		}
	}
	return b, cell
}
