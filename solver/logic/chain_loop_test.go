package logic

import (
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// TestLoopRemovesAll: a continuous loop eliminates all that each of its weak links, and each
// almost locked set on the way, rules out, and no more. In some a set decides a cell of its own
// line and so eliminates a digit from that line.
func TestLoopRemovesAll(t *testing.T) {
	loops, decided := 0, 0
	chainPositions(t, 11, sample(60, 4000), func(b *Board, _ *puzzle.Grid) {
		for _, s := range All(&b.Position, []*Technique{continuousLoop, groupedContinuousLoop, setsContinuousLoop}) {
			loops++
			ps := chainPoints(&s)
			in := pointSets(&s, ps)
			if decidesInLine(&s, ps, in) {
				decided++
			}
			got := map[puzzle.Candidate]bool{}
			for _, k := range s.Eliminate {
				got[k] = true
			}
			if want := refLoop(b, ps, in); !maps.Equal(got, want) {
				t.Errorf("%v %v: %s, want %v", b.Grid, b.Cands, s.Notation(), slices.Sorted(maps.Keys(want)))
			}
		}
	})
	if loops < 100 || decided < 10 {
		t.Errorf("%d loops, %d in which a set decides a cell of its line", loops, decided)
	}
}

// decidesInLine reports whether a loop has a set that decides a cell of a line with it, and
// eliminates another digit of the set from that line.
func decidesInLine(s *Step, ps []chainPoint, in []pointSet) bool {
	for i, p := range ps[:len(ps)-1] {
		q := ps[i+1]
		if p.on || in[i].digits == 0 || in[i+1].digits != 0 {
			continue
		}
		for _, h := range boxesFirst[9:] {
			if in[i].set.Or(q.cells).In(h.Set()) && slices.ContainsFunc(s.Eliminate, func(k puzzle.Candidate) bool {
				return h.Set().Has(k.Cell()) && in[i].digits.Has(k.Digit()) && k.Digit() != p.digit && k.Cell() != q.cell()
			}) {
				return true
			}
		}
	}
	return false
}

// refLoop returns what a loop eliminates: what sees both ends of a weak link, other candidates
// of a cell with both ends of one, and what sees all places for a digit that a set has
// whichever way round the loop is true.
func refLoop(b *Board, ps []chainPoint, in []pointSet) map[puzzle.Candidate]bool {
	var own puzzle.CellSet // cells that the loop visits outside of sets lose nothing to links between others
	for i, p := range ps {
		if in[i].digits == 0 {
			own = own.Or(p.cells)
		}
	}
	out := map[puzzle.Candidate]bool{}
	add := func(cells puzzle.CellSet, d puzzle.Digit) {
		for c := range b.Of[d].And(cells).All() {
			out[puzzle.Cand(c, d)] = true
		}
	}
	for i, p := range ps {
		q := ps[(i+1)%len(ps)]
		switch {
		case p.on && p.cells == q.cells && p.digit != q.digit:
			for d := range (b.Cands[p.cell()] &^ p.digit.Set() &^ q.digit.Set()).All() {
				out[puzzle.Cand(p.cell(), d)] = true
			}
		case p.on:
			add(refSeeing(p.cells.Or(q.cells)).Without(own), p.digit)
		case in[i].digits != 0:
			var exits puzzle.DigitSet
			if in[(i+1)%len(ps)].digits != 0 {
				exits = q.digit.Set()
			}
			for d := range (in[i].digits &^ p.digit.Set() &^ exits).All() {
				places := b.Of[d].And(in[i].set)
				if exits == 0 && d != q.digit {
					places = places.Or(b.Of[d].And(q.cells))
				}
				add(refSeeing(places), d)
			}
		}
	}
	return out
}
