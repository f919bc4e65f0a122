package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// walkStrong goes from k along strong links, nearest first; within cells too, if that is
// wanted. It calls see with each link to what it has not seen yet, and the colour of that: k
// has colour 0, and the two ends of a link differ.
func walkStrong(b *Board, k puzzle.Candidate, inCell bool, see func(from, to puzzle.Candidate, colour int)) {
	type stop struct {
		puzzle.Candidate
		colour uint8
	}
	var room [81]stop
	var seen [10]puzzle.CellSet
	queue := append(room[:0], stop{k, 0})
	seen[k.Digit()].Add(k.Cell())
	for i := 0; i < len(queue); i++ {
		from := queue[i]
		ends, n := strongEnds(b, from.Candidate, inCell)
		for _, to := range ends[:n] {
			if of := &seen[to.Digit()]; !of.Has(to.Cell()) {
				of.Add(to.Cell())
				see(from.Candidate, to, int(1-from.colour))
				queue = append(queue, stop{to, 1 - from.colour})
			}
		}
	}
}

// strongEnds returns the candidates that are right if and only if k is not: the other
// one of its cell, if that is wanted, and the other places of its digit. Where two places of a box are in one
// line, they are linked only if the line has no more.
func strongEnds(b *Board, k puzzle.Candidate, inCell bool) (ends [4]puzzle.Candidate, n int) {
	c, d := k.Cell(), k.Digit()
	if inCell && b.Cands[c].Len() == 2 {
		ends[0] = puzzle.Cand(c, (b.Cands[c] &^ d.Set()).Min())
		n++
	}
	for i, h := range c.Houses() {
		if bits.OnesCount16(b.places[h][d]) != 2 {
			continue
		}
		other := b.In(h, d).Without(puzzle.CellsOf(c)).First()
		if i < 2 || c.Row() != other.Row() && c.Col() != other.Col() {
			ends[n] = puzzle.Cand(other, d)
			n++
		}
	}
	return ends, n
}
