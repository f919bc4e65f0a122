//go:build amd64 && !purego

package lanes

import (
	"math/bits"

	"golang.org/x/sys/cpu"

	"sudoku/puzzle"
)

//go:generate go -C avo run . -out ../kernels_amd64.s -stubs ../kernels_amd64.go -pkg lanes

// best is the form for this CPU.
var best = func() InstructionSet {
	switch x := &cpu.X86; {
	case x.HasAVX512F && x.HasAVX512BW && x.HasAVX512DQ && x.HasAVX512VL && x.HasBMI2:
		return AVX512
	case x.HasAVX2:
		return AVX2
	}
	return None
}()

// sweep strikes candidates. It returns the lanes that have no solution, those
// that have come to one, and those where nothing was struck since the last sweep.
func (e *Engine) sweep() (dead, done, stalled uint32) {
	switch {
	case e.set != AVX512:
		return sweepNarrow(&e.block[0][0])
	case e.single:
		return sweep16(&e.block[0][0])
	}
	return sweep32(&e.block[0][0])
}

// pick sets keys to what says where to guess: 80 less the cell is in the low seven
// bits; a key of 0 says nothing.
func (e *Engine) pick() {
	switch {
	case e.set != AVX512 || !cpu.X86.HasAVX512BITALG:
		pickNarrow(&e.block[0][0], &e.keys[0])
	case e.single:
		pick16(&e.block[0][0], &e.keys[0])
	default:
		pick32(&e.block[0][0], &e.keys[0])
	}
}

// move copies from[lane[i]] to to[i] for each lane i in mask. The blocks may be
// the same one. With AVX2 it is quicker where lane[i] is i.
func (e *Engine) move(to, from *block, lane *[width]uint16, mask uint32) {
	if e.set == AVX512 {
		move32(&to[0][0], &from[0][0], &lane[0], mask)
		return
	}
	var same [width]uint16
	n := 0
	for ; mask != 0; mask &= mask - 1 {
		l := bits.TrailingZeros32(mask) % width
		if int(lane[l]) == l {
			same[l] = 1<<16 - 1
			n++
		} else {
			copyLane(&to[0][l], &from[0][lane[l]%width])
		}
	}
	if n > 0 {
		blendNarrow(&to[0][0], &from[0][0], &same[0])
	}
}

// stage makes states of grids.
func (e *Engine) stage(to *block, grids *[width]puzzle.Grid) {
	if e.set == AVX512 {
		stage32(&to[0][0], (*byte)(&grids[0][0]))
	} else {
		stageNarrow(&to[0][0], (*byte)(&grids[0][0]))
	}
}

// read turns a solved lane into a grid.
func (e *Engine) read(l int, g *puzzle.Grid) {
	read(&e.block[0][l%width], (*byte)(&g[0]))
}

func (s *Solo) load(g *puzzle.Grid) { loadGrid((*byte)(&g[0]), &s.stack[0][0][0]) }

// propagate strikes candidates until nothing is left to strike. When it stalls,
// it sets open to the cells of each band that have several candidates, and then to
// those that have two.
func (s *Solo) propagate(st *soloState) uint32 { return propagate(&st[0][0], &s.open[0]) }

// branch makes next the state with the lowest candidate of a cell in it, and st the
// one without it.
func (s *Solo) branch(st, next *soloState, band int, cell uint32) {
	branch(&st[0][0], &next[0][0], band, cell)
}
