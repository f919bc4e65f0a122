package solver

import (
	"math/bits"
	"testing"

	"sudoku/puzzle"
)

// What propagate leaves must hold no further conclusion, whichever digit it looks
// at: else a digit was not marked as dirty.
func TestPropagateLeavesNothing(t *testing.T) {
	for _, name := range sampleFiles {
		for _, want := range readSamples(t, name) {
			var st bandState
			if !st.start(&want.grid) || !st.propagate() {
				continue
			}
			again := st
			again.dirty = allDigits
			ok := again.propagate()
			again.dirty = st.dirty
			if !ok || again != st {
				t.Errorf("%s: more to conclude", want.line)
			}
		}
	}
}

// One digit alone: in a band what is kept is where it can stand, so it is the
// union of the ways to place it in each row and box, and in every way are the
// minirows without which there is none.
func TestRowKeepIsExact(t *testing.T) {
	rng := newRand(12)
	for range 20_000 {
		cells := rng.Uint64() & rng.Uint64() & band
		if rng.IntN(2) == 0 {
			cells |= rng.Uint64() & band
		}
		pattern := (cells | cells>>9 | cells>>18) & minirows
		want := bandWays(cells)
		if got := cells & rowKeep[pattern]; got != want {
			t.Fatalf("%027b: kept %027b, want %027b", cells, got, want)
		}
		for m := range 9 {
			must := want != 0 && bandWays(cells&^(fill<<m)) == 0
			if got := rowKeep[pattern]>>(32+m)&1 == 1; got != must {
				t.Fatalf("%027b: must minirow %d hold it? %v, want %v", cells, m, got, must)
			}
		}
	}
}

// bandWays returns the cells of all ways to have one minirow in each row and box.
func bandWays(cells uint64) (all uint64) {
	for _, boxes := range [][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		way, full := uint64(0), true
		for row, b := range boxes {
			minirow := cells & (fill << (3*row + b))
			full = full && minirow != 0
			way |= minirow
		}
		if full {
			all |= way
		}
	}
	return all
}

func TestTablesOfCells(t *testing.T) {
	for c := range puzzle.Cell(81) {
		w, i := 0, bits.TrailingZeros64(cellBit[c][0])
		if i == 64 {
			w, i = 1, bits.TrailingZeros64(cellBit[c][1])
		}
		if n := w<<6 | i; n > 127 || bitCell[n] != uint8(c) {
			t.Fatalf("%v has bit %d", c, n)
		}
		var peers [2]uint64
		for q := range c.Peers().All() {
			peers[0] |= cellBit[q][0]
			peers[1] |= cellBit[q][1]
		}
		if bitPeers[w<<6|i] != peers {
			t.Errorf("%v has other peers", c)
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		var cells [2]uint64
		for _, c := range h.Cells() {
			cells[0] |= cellBit[c][0]
			cells[1] |= cellBit[c][1]
		}
		if bandHouses[h] != cells {
			t.Errorf("%v has other cells", h)
		}
	}
}

func TestFilledCells(t *testing.T) {
	rng := newRand(13)
	for range 2000 {
		var g puzzle.Grid
		var want [2]uint64
		for c := range g {
			if rng.IntN(3) == 0 {
				g[c] = puzzle.Digit(1 + rng.IntN(9))
				want[c>>6] |= 1 << (c & 63)
			}
		}
		if filled, ok := filledCells(&g); !ok || filled != want {
			t.Fatalf("%v: %x %v, want %x", g, filled, ok, want)
		}
	}
}

// What chance alone says, without counting first: every solution can come.
func TestShuffledSearchReachesEverySolution(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	var b bands
	rng := newRand(14)
	for _, full := range readSamples(t, "easy")[:10] {
		g := full.solution
		for c, d := range g {
			if d <= 3 {
				g[c] = 0
			}
		}
		want := b.run(&g, query{limit: 1000})
		seen := map[puzzle.Grid]bool{}
		for range 100 * want {
			b.run(&g, query{limit: 1, rng: rng})
			seen[b.last()] = true
		}
		if want < 2 || len(seen) != want {
			t.Errorf("%v: %d of %d solutions came up", g, len(seen), want)
		}
	}
}
