package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// HoDoKu's limits: up to four houses, and up to two fins, none of them in two base
// houses.
const (
	krakenSize = 4
	krakenFins = 2
)

// A krakenSearch looks for fish with fins in which chains do what the fish can't do
// alone. Either a fin has the digit, or in each cover house a place of the base has
// it: what chains from all of these rule out is eliminated.
type krakenSearch struct {
	forcingSearch

	two   bool
	off   []uint64 // for each candidate a row: those that chains from it rule out
	links []uint8  // and how many links the shortest of these chains have

	digit       puzzle.Digit
	units       [puzzle.NumHouses]puzzle.CellSet // where each house has the digit
	covers      uint32                           // houses that may be cover
	barred      uint32                           // of these, those excluded for now
	base, cover uint32
	cells       puzzle.CellSet // the base's places
	want        []uint64       // candidates for which a fish is wanted
	eliminated  [2][]uint64    // what all fins rule out, and what the places of a cover house rule out too
	best        []krakenFish   // the best fish so far for each candidate, if length is not 0
}

// A krakenFish is a fish and the starts of the chains that make it a kraken.
type krakenFish struct {
	digit       puzzle.Digit
	base, cover uint32
	fins, from  puzzle.CellSet
	length      int // links of all chains
}

var krakenSearches idlePool[krakenSearch]

func (h *krakenSearch) release() {
	h.chainGraph.free()
	h.chainGraph = nil
	krakenSearches.put(h)
}

// findKraken finds what fish of up to size houses rule out by chains, for each
// candidate by the smallest fish with the shortest chains. In type one the fish alone
// rules out the candidate but for its fins; in type two it is any.
func findKraken(b *Board, two bool, size int, found func(Step) bool) {
	h := krakenSearches.any()
	defer h.release()
	h.two = two
	h.chainGraph = chainsOf(b, chainGrouped)
	h.followAll()
	h.want = chainZeros(h.want, h.words)
	for n := range h.cands {
		h.want[n/64] |= 1 << (n % 64)
	}
	for i := range h.eliminated {
		h.eliminated[i] = chainZeros(h.eliminated[i], h.words)
	}
	for n := 2; n <= size; n++ {
		h.searchSize(n)
		for k := range h.best {
			if h.best[k].length == 0 {
				continue
			}
			h.want[k/64] &^= 1 << (k % 64)
			if !found(h.step(k)) {
				return
			}
		}
	}
}

// followAll computes what chains from each candidate rule out.
func (h *krakenSearch) followAll() {
	h.off = chainZeros(h.off, h.cands*h.words)
	if n := h.cands * h.cands; len(h.links) < n {
		h.links = make([]uint8, n)
	}
	if cap(h.best) < h.cands {
		h.best = make([]krakenFish, h.cands)
	}
	h.best = h.best[:h.cands]
	for n := range h.cands {
		h.walk(chainOn(n), anyLit)
		copy(h.row(h.off, n), h.seen[1])
		for k := range h.cands {
			h.links[n*h.cands+k] = uint8(min(h.distance[chainOff(k)], 255))
		}
	}
}

// searchSize looks through the fish of n houses: rows and boxes covered by columns and
// boxes, and the same with rows and columns exchanged.
func (h *krakenSearch) searchSize(n int) {
	clear(h.best)
	for h.digit = 1; h.digit <= 9; h.digit++ {
		var bases, covers uint32
		for house := range h.units {
			h.units[house] = h.b.In(puzzle.House(house), h.digit)
			if size := h.units[house].Len(); size > 0 {
				covers |= 1 << house
				if size > 1 {
					bases |= 1 << house
				}
			}
		}
		for _, lines := range [2]uint32{rowHouses, colHouses} {
			h.base, h.cells = 0, puzzle.CellSet{}
			h.covers = covers &^ lines
			h.extend(bases&(lines|boxHouses), n, n)
		}
	}
}

// extend completes a base of n houses with left houses of rest. No two of them have
// a place in common.
func (h *krakenSearch) extend(rest uint32, left, n int) {
	if left == 0 {
		h.barred = h.base
		h.addCovers(h.cells, puzzle.CellSet{}, n)
		return
	}
	base, cells := h.base, h.cells
	for ; bits.OnesCount32(rest) >= left; rest &= rest - 1 {
		unit := h.units[bits.TrailingZeros32(rest)]
		if !unit.And(cells).Empty() {
			continue
		}
		h.base, h.cells = base|rest&-rest, cells.Or(unit)
		h.extend(rest&(rest-1), left-1, n)
	}
	h.base, h.cells = base, cells
}

// addCovers completes the cover with left houses. Each place of the base that is open
// lies in one of them or is a fin; a house that was passed over for an earlier place
// stays out, so that no cover comes twice.
func (h *krakenSearch) addCovers(open, fins puzzle.CellSet, left int) {
	if open.Empty() {
		h.padCovers(h.covers&^h.barred&^h.cover, fins, left)
		return
	}
	if left == 0 && fins.Len()+open.Len() > krakenFins {
		return
	}
	barred, c := h.barred, open.First()
	for _, house := range c.Houses() {
		bit := uint32(1) << house
		if h.covers&^h.barred&bit == 0 {
			continue
		}
		if left > 0 {
			h.cover |= bit
			h.addCovers(open.Without(h.units[house]), fins, left-1)
			h.cover &^= bit
		}
		h.barred |= bit
	}
	if fins.Len() < krakenFins {
		open.Remove(c)
		fins.Add(c)
		h.addCovers(open, fins, left)
	}
	h.barred = barred
}

// padCovers completes a cover that lacks no place with left houses of rest.
func (h *krakenSearch) padCovers(rest uint32, fins puzzle.CellSet, left int) {
	if left == 0 {
		h.check(fins)
		return
	}
	cover := h.cover
	for ; bits.OnesCount32(rest) >= left; rest &= rest - 1 {
		if !h.units[bits.TrailingZeros32(rest)].And(h.cells).Empty() {
			h.cover = cover | rest&-rest
			h.padCovers(rest&(rest-1), fins, left-1)
		}
	}
	h.cover = cover
}

// check keeps what the fish eliminates, if it has fins.
func (h *krakenSearch) check(fins puzzle.CellSet) {
	copy(h.eliminated[0], h.want)
	if fins.Empty() || !h.rule(h.eliminated[0], fins) {
		return
	}
	var covered puzzle.CellSet
	for rest := h.cover; rest != 0; rest &= rest - 1 {
		covered = covered.Or(h.units[bits.TrailingZeros32(rest)])
	}
	for rest := h.cover; rest != 0; rest &= rest - 1 {
		unit := h.units[bits.TrailingZeros32(rest)]
		places := unit.And(h.cells)
		copy(h.eliminated[1], h.eliminated[0])
		if !h.rule(h.eliminated[1], places) {
			continue
		}
		for i, w := range h.eliminated[1] {
			for ; w != 0; w &= w - 1 {
				k := 64*i + bits.TrailingZeros64(w)
				node := &h.nodes[k]
				switch own := node.digit == h.digit; {
				case own && h.cells.Has(node.cell):
				case !h.two && own && unit.Has(node.cell):
					h.keep(k, fins, fins, places)
				case h.two && !(own && covered.Has(node.cell)):
					h.keep(k, fins, fins.Or(places), places)
				}
			}
		}
	}
}

// rule keeps in row what chains from all of cells rule out. It reports whether anything
// is left.
func (h *krakenSearch) rule(row []uint64, cells puzzle.CellSet) bool {
	var some uint64
	for c := range cells.All() {
		some = 0
		for i, w := range h.row(h.off, int(h.at[puzzle.Cand(c, h.digit)])) {
			row[i] &= w
			some |= row[i]
		}
		if some == 0 {
			return false
		}
	}
	return true
}

// keep makes the fish that of k if it is better than the one before. It needs a
// chain of more than one link, and a base of which no house alone does as much.
func (h *krakenSearch) keep(k int, fins, from, places puzzle.CellSet) {
	length := 0
	for c := range from.All() {
		length += int(h.links[int(h.at[puzzle.Cand(c, h.digit)])*h.cands+k])
	}
	if best := &h.best[k]; length == from.Len() || best.length != 0 && best.length <= length {
		return
	}
	for rest := h.base; rest != 0; rest &= rest - 1 {
		if h.units[bits.TrailingZeros32(rest)].In(fins.Or(places)) {
			return
		}
	}
	h.best[k] = krakenFish{h.digit, h.base, h.cover, fins, from, length}
}

// step makes the step in which candidate k is eliminated by its best fish.
func (h *krakenSearch) step(k int) Step {
	f, node := &h.best[k], &h.nodes[k]
	p := fishView{h.b}.step(foundFish{f.digit, f.base, f.cover, f.fins, puzzle.CellSet{}}).Diagram
	out := puzzle.Cand(node.cell, node.digit)
	role := map[puzzle.Candidate]puzzle.Role{out: puzzle.Eliminate}
	for _, c := range p.Cands {
		role[c.Cand] = c.Role
	}
	for c := range f.from.All() {
		h.shortestPath(chainOn(int(h.at[puzzle.Cand(c, f.digit)])), chainOff(k))
		h.cutPath()
		h.draw(&p, role)
	}
	return eliminate([]puzzle.Candidate{out}, p)
}
