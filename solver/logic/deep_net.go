package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A deepHow says how a fact of a net follows.
type deepHow uint8

const (
	deepAssumed   deepHow = iota
	deepSeen              // it shares a house or a cell with the candidate by, which is true
	deepCell              // it is all that is left in its cell
	deepHouse             // it is the only place left in the house by
	deepByPattern         // it is ruled out by the pattern by
	deepByNest            // it was assumed, and the net by showed that it can't be
)

// A deepFact is a literal of a net. Facts follow from earlier ones and from what the
// board lacks; which these are can be read off how.
type deepFact struct {
	lit chainLit // its node is a candidate
	how deepHow
	by  uint16
}

// A deepState is what assumptions leave of a board.
type deepState struct {
	cands  [81]puzzle.DigitSet
	places [puzzle.NumHouses][10]uint16
	open   int // cells whose digit is not known
	done   int // facts whose consequences are known
}

// A deepNet follows assumptions until nothing more follows or a place is left without
// candidates. It keeps the facts in the order found, nearest first.
type deepNet struct {
	deepState
	deepKind
	b        *Board
	facts    []deepFact
	at       [2 * 729]int16 // the number of a literal's fact, from 1; 0 if it has none
	clash    forcingPlace   // where nothing is left
	patterns []deepPattern

	nests     []deepNest
	keep      bool // nests are kept for the explanation
	rounds    int  // how often all candidates may be tried within the first assumption
	truncated bool // more rounds might find more
	solved    bool // the assumptions led to a solution, so they can't be refuted
	triesLeft int  // how many assumptions may still be tried

	saved [4]deepState
	depth int // how many assumptions hold
	need  []bool
	base  deepState
	start []deepFact // singles of the board itself
	deepSearch
}

// build makes n the net of a board without an assumption.
func (n *deepNet) build(b *Board, kind deepKind) {
	n.b, n.deepKind, n.triesLeft = b, kind, maxDeepTries
	n.base = deepState{cands: b.Cands, places: b.places, open: b.Empty.Len()}
	n.start = n.start[:0]
	for c := range b.Empty.All() {
		if s := b.Cands[c]; one(uint16(s)) {
			n.start = append(n.start, deepFact{chainOn(int(puzzle.Cand(c, s.Min()))), deepCell, 0})
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d, m := range b.places[h] {
			if one(m) {
				k := puzzle.Cand(h.Cells()[bits.TrailingZeros16(m)], puzzle.Digit(d))
				n.start = append(n.start, deepFact{chainOn(int(k)), deepHouse, uint16(h)})
			}
		}
	}
	n.forget(0)
}

// assume starts from one assumption, and reports whether no clash was found.
func (n *deepNet) assume(l chainLit) bool {
	n.forget(0)
	n.deepState = n.base
	n.patterns, n.nests = n.patterns[:0], n.nests[:0]
	n.depth, n.solved, n.truncated = 0, false, false
	if !l.on() && !n.off(puzzle.Candidate(l.node()), deepAssumed, 0) {
		return false
	}
	if l.on() {
		n.on(puzzle.Candidate(l.node()), deepAssumed, 0)
	}
	for _, f := range n.start {
		n.on(puzzle.Candidate(f.lit.node()), f.how, f.by)
	}
	return n.run(n.nested)
}

// forget drops all facts from the given one on.
func (n *deepNet) forget(from int) {
	for _, f := range n.facts[from:] {
		n.at[f.lit] = 0
	}
	n.facts = n.facts[:from]
}

func (n *deepNet) note(l chainLit, how deepHow, by uint16) {
	n.facts = append(n.facts, deepFact{l, how, by})
	n.at[l] = int16(len(n.facts))
}

// on adds that k is true, if that is new.
func (n *deepNet) on(k puzzle.Candidate, how deepHow, by uint16) {
	if l := chainOn(int(k)); n.at[l] == 0 {
		n.note(l, how, by)
		n.open--
	}
}

// off eliminates k, and reports whether its cell and its houses keep candidates.
func (n *deepNet) off(k puzzle.Candidate, how deepHow, by uint16) bool {
	c, d := k.Cell(), k.Digit()
	n.note(chainOff(int(k)), how, by)
	n.cands[c] &^= d.Set()
	switch left := n.cands[c]; {
	case left == 0:
		n.clash = forcingPlace{cell: c}
		return false
	case one(uint16(left)):
		n.on(puzzle.Cand(c, left.Min()), deepCell, 0)
	}
	at := &locations[c]
	for i, h := range at.houses {
		left := n.places[h][d] &^ at.masks[i]
		n.places[h][d] = left
		switch {
		case left == 0:
			n.clash = forcingPlace{house: h, digit: d}
			return false
		case one(left):
			n.on(puzzle.Cand(h.Cells()[bits.TrailingZeros16(left)], d), deepHouse, uint16(h))
		}
	}
	return true
}

// follow follows singles as far as they lead.
func (n *deepNet) follow() bool {
	for ; n.done < len(n.facts); n.done++ {
		if l := n.facts[n.done].lit; l.on() && !n.fill(puzzle.Candidate(l.node())) {
			return false
		}
	}
	return true
}

// fill eliminates what is false if k is true.
func (n *deepNet) fill(k puzzle.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	for rest := n.cands[c] &^ d.Set(); rest != 0; rest &= rest - 1 {
		if !n.off(puzzle.Cand(c, rest.Min()), deepSeen, uint16(k)) {
			return false
		}
	}
	at := &locations[c]
	for i, h := range at.houses {
		cells := h.Cells()
		for rest := n.places[h][d] &^ at.masks[i]; rest != 0; rest &= rest - 1 {
			if !n.off(puzzle.Cand(cells[bits.TrailingZeros16(rest)], d), deepSeen, uint16(k)) {
				return false
			}
		}
	}
	return true
}

// run follows all that the kind of net can use, and reports whether no clash was found.
func (n *deepNet) run(nested int) bool {
	for round := 0; ; {
		if !n.follow() {
			return false
		}
		if n.open == 0 {
			n.solved = true
		}
		if n.solved {
			return true
		}
		if n.plus {
			if more, ok := n.findPatterns(); !ok {
				return false
			} else if more {
				continue
			}
		}
		if nested == 0 {
			return true
		}
		if n.depth == 0 && round == n.rounds {
			n.truncated = true
			return true
		}
		if more, ok := n.refute(nested - 1); !ok {
			return false
		} else if !more {
			return true
		}
		round++
	}
}
