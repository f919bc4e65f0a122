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
// union of the ways to place it in each row and box.
func TestRowKeepIsExact(t *testing.T) {
	rng := newRand(12)
	for range 20_000 {
		band := uint32(rng.Uint64() & rng.Uint64() & band1)
		if rng.IntN(2) == 0 {
			band |= uint32(rng.Uint64() & band1)
		}
		want := uint32(0)
		for box1, order := range [][2]int{{1, 2}, {2, 1}, {0, 2}, {2, 0}, {0, 1}, {1, 0}} {
			want |= oneWay(band, [3]int{box1 / 2, order[0], order[1]})
		}
		pattern := (band | band>>1 | band>>2) & minirow1
		if got := band & rowKeep[pattern*magic>>23]; got != want {
			t.Fatalf("%027b: kept %027b, want %027b", band, got, want)
		}
	}
}

// oneWay returns the cells of a band in box[row] of each row, if none is empty.
func oneWay(band uint32, box [3]int) (cells uint32) {
	for row, b := range box {
		minirow := band & (7 << (9*b + 3*row))
		if minirow == 0 {
			return 0
		}
		cells |= minirow
	}
	return cells
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
