package generator

import (
	"math/bits"

	"sudoku/puzzle"
)

// A probe is a position in which singles are followed until they end or come to a
// contradiction: several hundred times as fast as a search for chains. A digit that is placed
// stays a candidate of its cell.
type probe struct {
	cands   [9]bandCells // of each digit
	placed  bandCells
	changed uint32        // the digits that have lost candidates, as bits
	wrong   *[9]bandCells // of each digit, the cells where the solution has another
	locks   bool          // locked candidates are followed, too
	left    int           // cells without a digit
	dead    bool          // a cell has no candidate, or a digit no place in a house
}

// solvedByTrial reports whether singles, and locked candidates if they are wanted, solve a puzzle
// with all the candidates taken out one after the other from which they come to a contradiction.
// Of hardly any such puzzle the value of Sudoku Explainer is trialValue or more, with locked
// candidates lockedTrialValue.
func solvedByTrial(g, solution *puzzle.Grid, locks bool) bool {
	p := newProbe(g, solution)
	if p.locks = locks; locks {
		p.changed = 1<<9 - 1
		p.follow()
	}
	for taken := true; taken && p.left > 0; {
		taken = p.tryAll()
	}
	return p.left == 0
}

// newProbe returns the position that singles come to in a puzzle.
func newProbe(g, solution *puzzle.Grid) probe {
	p := probe{left: 81, wrong: new([9]bandCells)}
	for d := range p.cands {
		p.cands[d] = bandCells{allCells, allCells, allCells}
	}
	*p.wrong = p.cands
	for c, d := range solution {
		p.wrong[d-1][c/27] &^= 1 << (c % 27)
	}
	for c, d := range g {
		if d != 0 {
			p.place(int(d-1), puzzle.Cell(c))
		}
	}
	p.follow()
	return p
}

// tryAll tries every candidate once, and reports whether any was taken out.
func (p *probe) tryAll() (taken bool) {
	taken, _, _ = p.tryWithin(81)
	return taken
}

// place puts a digit, counted from 0, into a cell.
func (p *probe) place(d int, c puzzle.Cell) {
	band, bit := c/27, uint32(1)<<(c%27)
	if p.cands[d][band]&bit == 0 {
		p.dead = true
		return
	}
	at := &peersOf[c]
	p.cands[d][0] &^= at[0]
	p.cands[d][1] &^= at[1]
	p.cands[d][2] &^= at[2]
	for e := range p.cands {
		p.changed |= (p.cands[e][band] & bit) >> (c % 27) << e
		p.cands[e][band] &^= bit
	}
	p.changed |= 1 << d
	p.cands[d][band] |= bit
	p.placed[band] |= bit
	p.left--
}

// follow makes all singles, and what locked candidates take if they are wanted.
func (p *probe) follow() {
	for !p.dead && p.changed != 0 {
		p.placeNaked()
		for p.changed != 0 && !p.dead {
			d := bits.TrailingZeros32(p.changed)
			p.changed &^= 1 << d
			p.placeHidden(d)
		}
		if p.locks && p.changed == 0 && !p.dead {
			p.lock()
		}
	}
}

// placeNaked fills the cells that have one candidate.
func (p *probe) placeNaked() {
	for band := range 3 {
		var once, more uint32
		for d := range p.cands {
			in := p.cands[d][band]
			more |= once & in
			once |= in
		}
		if once != allCells {
			p.dead = true
			return
		}
		for once &^= more | p.placed[band]; once != 0; once &= once - 1 {
			bit := once & -once
			for d := range p.cands {
				if p.cands[d][band]&bit != 0 {
					p.place(d, puzzle.Cell(27*band+bits.TrailingZeros32(bit)))
					break
				}
			}
		}
	}
}

// placeHidden fills the cells that are the only place of a digit in a house.
func (p *probe) placeHidden(d int) {
	const box = 7 * everyRow
	in := &p.cands[d]
	once, more := in[0]|in[1]|in[2], in[0]&in[1]|(in[0]|in[1])&in[2]
	high, mid, low := once>>18, once>>9&bandRow, once&bandRow // the rows of a band upon each other
	more = more | more>>9 | more>>18 | high&mid | (high|mid)&low
	if high|mid|low != bandRow {
		p.dead = true
		return
	}
	columns := (bandRow &^ more) * everyRow
	for band, x := range in {
		if x&bandRow == 0 || x>>9&bandRow == 0 || x>>18 == 0 || x&box == 0 || x>>3&box == 0 || x>>6&box == 0 {
			p.dead = true
			return
		}
		for at := x & (columns | alone(x)) &^ p.placed[band]; at != 0; at &= at - 1 {
			p.place(d, puzzle.Cell(27*band+bits.TrailingZeros32(at))) // dead if another took its place
		}
	}
}
