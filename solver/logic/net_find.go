package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A netSearch looks for what nets force. For each literal it computes what follows by
// chains and by a few rounds of singles, and what follows from that in turn.
type netSearch struct {
	forcingSearch

	size     int      // words for one candidate each
	implied  []uint64 // by literal: size words for what is true, size words for what is false
	chained  []bool   // by literal: chains alone refute it
	agreed   []uint64 // what follows from all candidates of a place
	position Board    // the board after a literal
	round    []puzzle.Candidate

	netTrace
}

var netSearches idlePool[netSearch]

func (h *netSearch) release() {
	h.chainGraph.free()
	h.chainGraph, h.position.cache = nil, nil
	netSearches.put(h)
}

// netRounds is how many rounds of singles follow from a literal, as HoDoKu has it.
const netRounds = 4

// findForcingNets finds what nets force and chains don't, in the order of
// findForcingChains. For each the shortest reason of a form is given.
func findForcingNets(b *Board, form forcingForm, found func(verity bool, s Step) bool) {
	h := netSearches.any()
	defer h.release()
	h.chainGraph = chainsOf(b, chainGrouped)
	h.listPlaces()
	for i := range h.then {
		h.then[i] = chainZeros(h.then[i], h.words)
	}
	h.imply()
	h.connect()
	h.listForced()
	for _, l := range h.forced {
		if r := h.netReason(l, form); len(r.ends) > 0 && !found(r.verity, h.netStep(l, r)) {
			return
		}
	}
}

// imply computes what follows from each literal, by chains and by singles.
func (h *netSearch) imply() {
	h.size = (h.cands + 63) / 64
	h.implied = chainZeros(h.implied, 2*h.cands*2*h.size)
	h.chained = h.chained[:0]
	for l := range chainLit(2 * h.cands) {
		h.chained = append(h.chained, h.fails(l))
		on, off := h.follows(l)
		copy(on, h.then[0])
		copy(off, h.then[1])
		if n := h.cands % 64; n != 0 { // groups lie beyond
			on[h.size-1] &= 1<<n - 1
			off[h.size-1] &= 1<<n - 1
		}
		h.singles(l, on, off)
	}
}

// follows returns the candidates that are true, and those that are false, if l is true.
func (h *netSearch) follows(l chainLit) (on, off []uint64) {
	row := h.implied[2*h.size*int(l):][:2*h.size]
	return row[:h.size], row[h.size:]
}

// singles adds what follows from l by rounds of singles: each round places those that
// exist when it begins, even if one contradicts another.
func (h *netSearch) singles(l chainLit, on, off []uint64) {
	h.position = *h.b
	node := &h.nodes[l.node()]
	if k := puzzle.Cand(node.cell, node.digit); l.on() {
		h.placeSingle(k, on, off)
	} else {
		h.position.Eliminate(k)
	}
	for range netRounds {
		h.listSingles()
		for _, k := range h.round {
			if h.position.Grid[k.Cell()] == 0 {
				h.placeSingle(k, on, off)
			}
		}
	}
}

// placeSingle places k and adds what that makes true and false.
func (h *netSearch) placeSingle(k puzzle.Candidate, on, off []uint64) {
	c, d := k.Cell(), k.Digit()
	netMark(on, h.at[k])
	for q := range h.position.Of[d].And(c.Peers()).All() {
		netMark(off, h.at[puzzle.Cand(q, d)])
	}
	for e := range (h.position.Cands[c] &^ d.Set()).All() {
		netMark(off, h.at[puzzle.Cand(c, e)])
	}
	h.position.Place(k)
}

func netMark(row []uint64, n uint16) { row[n/64] |= 1 << (n % 64) }

// listSingles lists the singles that have arisen: the naked ones by cell, then the
// hidden ones by house and digit.
func (h *netSearch) listSingles() {
	h.round = h.round[:0]
	for c := range h.position.Empty.All() {
		if left := h.position.Cands[c]; one(uint16(left)) && left != h.b.Cands[c] {
			h.round = append(h.round, puzzle.Cand(c, left.Min()))
		}
	}
	for house := range puzzle.House(puzzle.NumHouses) {
		for d := puzzle.Digit(1); d <= 9; d++ {
			if left := h.position.places[house][d]; one(left) && left != h.b.places[house][d] {
				h.round = append(h.round, puzzle.Cand(house.Cells()[bits.TrailingZeros16(left)], d))
			}
		}
	}
}

// connect adds to each literal what follows from what follows from it.
func (h *netSearch) connect() {
	width := 2 * h.size
	for via := range 2 * h.cands {
		through := h.implied[width*via:][:width]
		word, bit := via/2/64, via/2%64
		if via%2 != 0 {
			word += h.size
		}
		for at := 0; at < len(h.implied); at += width {
			if h.implied[at+word]>>bit&1 != 0 {
				row := h.implied[at:][:width]
				for i, w := range through {
					row[i] |= w
				}
			}
		}
	}
}

// listForced lists what is true because its opposite contradicts itself or because it
// follows from all candidates of a place.
func (h *netSearch) listForced() {
	h.forced = h.forced[:0]
	h.agreed = chainZeros(h.agreed, 2*h.size)
	for i := range h.places {
		h.agree(h.row(h.members, i))
	}
	for _, sign := range [...]chainLit{0, 1} {
		for n := range h.cands {
			l := chainOn(n) + sign
			if !h.chained[l.not()] && (h.contradicts(l.not()) || chainHas(h.agreed[h.size*int(sign):], n)) {
				h.forced = append(h.forced, l)
			}
		}
	}
}

// agree adds what follows from all candidates of a place.
func (h *netSearch) agree(members []uint64) {
	width := 2 * h.size
	for word := range width {
		all := ^uint64(0)
		for i, w := range members {
			for ; w != 0 && all != 0; w &= w - 1 {
				all &= h.implied[width*int(chainOn(64*i+bits.TrailingZeros64(w)))+word]
			}
		}
		h.agreed[word] |= all
	}
}

// contradicts reports whether l contradicts itself: something is true and false, or a
// place is left without candidates.
func (h *netSearch) contradicts(l chainLit) bool {
	on, off := h.follows(l)
	if chainMeet(on, off) {
		return true
	}
	for i := range h.places {
		if chainWithin(h.row(h.members, i)[:h.size], off) {
			return true
		}
	}
	return false
}
