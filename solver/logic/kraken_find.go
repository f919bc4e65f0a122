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

	types [2]bool  // the types that are looked for
	off   []uint64 // for each candidate a row: those that chains from it rule out
	links []uint8  // and how many links the shortest of these chains have

	digit       puzzle.Digit
	units       [puzzle.NumHouses]puzzle.CellSet // where each house has the digit
	covers      uint32                           // houses that may be cover
	barred      uint32                           // of these, those excluded for now
	base, cover uint32
	cells       puzzle.CellSet  // the base's places
	want        [2][]uint64     // by type, candidates for which a fish is wanted
	eliminated  [2][]uint64     // what all fins rule out, and what the places of a cover house rule out too
	best        [2][]krakenFish // by type, the best fish so far for each candidate, if length is not 0
}

var krakenSearches idlePool[krakenSearch]

func (h *krakenSearch) release() {
	h.chainGraph.free()
	h.chainGraph = nil
	krakenSearches.put(h)
}

// knownKraken holds the fish of type two that were found together with those of type one.
type knownKraken struct {
	size int // up to so many houses
	fish []krakenFish
}

// findKraken finds what fish of up to size houses rule out by chains, for each
// candidate by the smallest fish with the shortest chains. In type one the fish alone
// rules out the candidate but for its fins; in type two it is any. The fish are the same, so
// that who looks for type one finds both.
func findKraken(b *Board, two bool, size int, found func(Step) bool) {
	h := krakenSearches.any()
	defer h.release()
	h.chainGraph = chainsOf(b, chainGrouped)
	known := &b.cache.kraken
	if two && known.stamp == b.stamp && known.value.size == size {
		for i := range known.value.fish {
			if !found(h.step(&known.value.fish[i])) {
				return
			}
		}
		return
	}
	h.types = [2]bool{!two, true}
	h.prepare()
	known.value.fish = known.value.fish[:0]
	for n := 2; n <= size; n++ {
		h.searchSize(n)
		for kind := range h.best {
			for k := range h.best[kind] {
				f := &h.best[kind][k]
				if f.length == 0 {
					continue
				}
				h.want[kind][k/64] &^= 1 << (k % 64)
				if kind == 1 && !two {
					known.value.fish = append(known.value.fish, *f)
				} else if !found(h.step(f)) {
					return
				}
			}
		}
	}
	if !two {
		known.stamp, known.value.size = b.stamp, size
	}
}

// prepare computes what chains from each candidate rule out, and wants all candidates.
func (h *krakenSearch) prepare() {
	h.off = chainZeros(h.off, h.cands*h.words)
	if n := h.cands * h.cands; len(h.links) < n {
		h.links = make([]uint8, n)
	}
	for kind := range h.best {
		h.want[kind] = chainZeros(h.want[kind], h.words)
		h.eliminated[kind] = chainZeros(h.eliminated[kind], h.words)
		if cap(h.best[kind]) < h.cands {
			h.best[kind] = make([]krakenFish, h.cands)
		}
		h.best[kind] = h.best[kind][:h.cands]
	}
	for n := range h.cands {
		for kind, wanted := range h.types {
			if wanted {
				h.want[kind][n/64] |= 1 << (n % 64)
			}
		}
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
	clear(h.best[0])
	clear(h.best[1])
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
	barred, c := h.barred, open.First()
	for _, house := range locations[c].houses {
		bit := uint32(1) << house
		if h.covers&^h.barred&bit == 0 {
			continue
		}
		if rest := open.Without(h.units[house]); left > 1 || left == 1 && rest.Len()+fins.Len() <= krakenFins {
			h.cover |= bit
			h.addCovers(rest, fins, left-1)
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
