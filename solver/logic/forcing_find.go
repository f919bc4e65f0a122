package logic

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// A forcingPlace is a cell, one of whose candidates is true, or a digit in a
// house, one of whose places is.
type forcingPlace struct {
	cell  puzzle.Cell
	house puzzle.House // if digit is not 0
	digit puzzle.Digit
}

// A forcingSearch looks for literals that contradict themselves. Whatever follows from all
// candidates of a place is the opposite of such a literal: if it were false, none of them
// would be left.
type forcingSearch struct {
	*chainGraph

	places  []forcingPlace
	members []uint64    // the candidates of each place, a row of words each
	then    [2][]uint64 // the nodes that are true, and those that are false, if the current literal is
	forced  []chainLit
}

var forcingSearches idlePool[forcingSearch]

func (h *forcingSearch) release() {
	h.chainGraph.free()
	h.chainGraph = nil
	forcingSearches.put(h)
}

// A forcingForm says which reasons are wanted.
type forcingForm uint8

const (
	forcingAny forcingForm = iota
	forcingContradiction
	forcingVerity
)

// findForcingChains finds what chains force: placements first, then cell by cell,
// as HoDoKu has it. For each the shortest reason of a form is given.
func findForcingChains(b *Board, form forcingForm, found func(verity bool, s Step) bool) {
	h := forcingSearches.any()
	defer h.release()
	h.chainGraph = chainsOf(b, chainGrouped)
	h.listPlaces()
	for i := range h.then {
		h.then[i] = chainZeros(h.then[i], h.words)
	}
	h.forced = h.forced[:0]
	for l := range chainLit(2 * h.cands) {
		if h.fails(l) {
			h.forced = append(h.forced, l.not())
		}
	}
	slices.SortFunc(h.forced, func(l, m chainLit) int { return cmp.Or(cmp.Compare(l&1, m&1), cmp.Compare(l, m)) })
	for _, l := range h.forced {
		if r := h.reason(l, form); len(r.ends) > 0 && !found(r.verity, h.step(l, r)) {
			return
		}
	}
}

// listPlaces lists the places that are open: cells, and digits in houses.
func (h *forcingSearch) listPlaces() {
	h.places, h.members = h.places[:0], h.members[:0]
	for c := range h.b.Empty.All() {
		if h.b.Cands[c].Len() > 1 {
			h.addPlace(forcingPlace{cell: c})
			for d := range h.b.Cands[c].All() {
				h.join(puzzle.Cand(c, d))
			}
		}
	}
	for house := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if m := h.b.places[house][d]; m == 0 || one(m) {
				continue
			}
			h.addPlace(forcingPlace{house: house, digit: d})
			for c := range h.b.In(house, d).All() {
				h.join(puzzle.Cand(c, d))
			}
		}
	}
	for _, p := range h.b.extraPlaces() {
		h.addPlace(forcingPlace{house: p.house, digit: p.digit})
		for c := range h.b.Of[p.digit].And(h.b.rules.set(p.house)).All() {
			h.join(puzzle.Cand(c, p.digit))
		}
	}
}

func (h *forcingSearch) addPlace(p forcingPlace) {
	h.places = append(h.places, p)
	for range h.words {
		h.members = append(h.members, 0)
	}
}

// join puts k into the last place.
func (h *forcingSearch) join(k puzzle.Candidate) {
	n := int(h.at[k])
	h.row(h.members, len(h.places)-1)[n/64] |= 1 << (n % 64)
}

// follow computes what follows from l by chains.
func (h *forcingSearch) follow(l chainLit) {
	on, off, n := h.then[0], h.then[1], l.node()
	clear(off)
	if l.on() {
		copy(on, h.row(h.reach, n))
		on[n/64] |= 1 << (n % 64)
	} else {
		copy(on, h.row(h.strong, n))
		h.union(on, h.row(h.strong, n), h.reach)
		off[n/64] |= 1 << (n % 64)
	}
	h.union(off, on, h.weak)
}

// fails reports whether l contradicts itself: something is true and false, or a place is
// left without candidates.
func (h *forcingSearch) fails(l chainLit) bool {
	h.follow(l)
	if chainMeet(h.then[0], h.then[1]) {
		return true
	}
	for i := range h.places {
		if chainWithin(h.row(h.members, i), h.then[1]) {
			return true
		}
	}
	return false
}

// chainWithin reports whether a is a part of b.
func chainWithin(a, b []uint64) bool {
	for i, w := range a {
		if w&^b[i] != 0 {
			return false
		}
	}
	return true
}
