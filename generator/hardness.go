package generator

import (
	"math"
	"math/bits"

	"sudoku/puzzle"
)

const (
	easyTrial  = 14 // contradictions that so few placements lead to are easily seen
	wider      = 3  // by how many more placements the next may be away
	farBehind  = 4  // what falls so far behind the bound is given up
	perRung    = 14 // what a kind of trial adds that does not solve a puzzle
	fewUnknown = 40 // cells without a digit after the singles of the givens
)

// Hardness says how hard a puzzle is to solve by trial, in about a millisecond: how far away, and
// how few, the contradictions are where it is hardest to go on; more if trial by singles does not
// solve it, and still more if locked candidates don't help. Of ER 9 and more are most puzzles
// from 6 on. If it is below bound, so may be the answer.
func Hardness(g, solution *puzzle.Grid, bound float64) float64 {
	p := newProbe(g, solution)
	if p.left < fewUnknown {
		return 0
	}
	value, stuck := p.rung(bound)
	if !stuck {
		return value
	}
	p.locks, p.changed = true, 1<<9-1
	if p.follow(); p.left == 0 {
		return perRung
	}
	value, stuck = p.rung(bound - perRung)
	if !stuck {
		return perRung + value
	}
	return 2*perRung + float64(p.candidates())/25
}

// rung is resist; where only a puzzle that is stuck can come to the bound it tries in any order,
// which is faster.
func (p *probe) rung(bound float64) (value float64, stuck bool) {
	if bound < perRung {
		return p.resist(bound)
	}
	for taken := true; taken && p.left > 0; {
		taken = p.tryAll()
	}
	return 0, p.left > 0
}

// resist takes out candidates from which trial comes to a contradiction, those first where it is
// near. It returns how hard that was where it was hardest, and whether nothing is left to try.
func (p *probe) resist(bound float64) (value float64, stuck bool) {
	for limit := easyTrial; p.left > 0; {
		taken, nearest, away := p.tryWithin(limit)
		switch {
		case taken:
			continue
		case away == 0:
			return value, true
		}
		limit = nearest + wider
		if value = max(value, float64(nearest)/8-math.Log2(float64(away))+8); value > 0 && value < bound-farBehind {
			break
		}
	}
	return value, false
}

// tryWithin takes out the candidates from which up to limit placements come to a contradiction. It
// reports whether there were any, how many others there are, and how near the nearest is.
func (p *probe) tryWithin(limit int) (taken bool, nearest, away int) {
	nearest = math.MaxInt
	for d := range p.cands {
		for band := range 3 {
			for at := p.cands[d][band] & p.wrong[d][band]; at != 0; at &= at - 1 {
				bit := at & -at
				if p.cands[d][band]&bit == 0 {
					continue // it has gone meanwhile
				}
				try := *p
				try.place(d, puzzle.Cell(27*band+bits.TrailingZeros32(bit)))
				if try.follow(); !try.dead {
					continue
				}
				if n := p.left - try.left; n > limit {
					away++
					nearest = min(nearest, n)
					continue
				}
				p.cands[d][band] &^= bit
				p.changed |= 1 << d
				p.follow()
				taken = true
			}
		}
	}
	return taken, nearest, away
}

// candidates returns how many candidates are left in cells without a digit.
func (p *probe) candidates() (n int) {
	for d := range p.cands {
		for band := range 3 {
			n += bits.OnesCount32(p.cands[d][band] &^ p.placed[band])
		}
	}
	return n
}
