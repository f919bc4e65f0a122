package main

import (
	"fmt"

	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// pick writes the kernel that chooses the cell to guess in: of those with two
// candidates the one with the most unsolved peers. A lane's key is that number
// times 128, plus 80 less the cell; it is 0 where no cell has two candidates.
//
// What the last sweep found solved tells how many cells of a row or a column are
// unsolved in a box.
func (w wide) pick() {
	TEXT("pick"+w.name, NOSPLIT, "func(w, keys *uint16)")
	Pragma("noescape")
	base := Load(Param("w"), GP64())
	w.across(base)
	w.down(base)
	w.best(base)
}

// across works out what a box's row adds to the keys of its cells.
func (w wide) across(base Register) {
	three := w.load(threes)
	at := func(off, n int) Mem { return Mem{Base: base, Disp: off + n*rowBytes} }
	for band := range 3 {
		var n [3][3]VecVirtual
		var row, box [3]VecVirtual
		for i := range 3 {
			for s := range 3 {
				n[i][s] = w.unsolved(three, at(offInRow, 9*band+3*i+s))
			}
			row[i] = w.add3(n[i][0], n[i][1], n[i][2])
		}
		for s := range 3 {
			box[s] = w.add3(n[0][s], n[1][s], n[2][s])
		}
		for i := range 3 {
			index := w.load(words(fmt.Sprintf("row%d", 3*band+i), uint16(72-9*(3*band+i))))
			for s := range 3 {
				v := n[i][s]
				VPSUBW(v, row[i], v)
				VPADDW(box[s], v, v)
				VPSLLW(U8(7), v, v)
				VPADDW(index, v, v)
				VMOVDQU64(v, at(offAcross, 9*band+3*i+s))
			}
		}
	}
}

// down works out what the rest of a column adds to the keys of its cells.
func (w wide) down(base Register) {
	three := w.load(threes)
	at := func(off, n int) Mem { return Mem{Base: base, Disp: off + n*rowBytes} }
	for c := range 9 {
		var n [3]VecVirtual
		for band := range 3 {
			n[band] = w.unsolved(three, at(offInCol, 9*band+c))
		}
		index := w.load(words(fmt.Sprintf("col%d", c), uint16(8-c)))
		col := w.add3(n[0], n[1], n[2])
		for band, v := range n {
			VPSUBW(v, col, v)
			VPSLLW(U8(7), v, v)
			VPADDW(index, v, v)
			VMOVDQU64(v, at(offDown, 9*band+c))
		}
	}
}

func (w wide) unsolved(three VecVirtual, placed Mem) VecVirtual {
	v := w.vec()
	popcount(placed, v)
	VPSUBW(v, three, v)
	return v
}

func (w wide) add3(a, b, c VecVirtual) VecVirtual {
	v := w.vec()
	VPADDW(a, b, v)
	VPADDW(c, v, v)
	return v
}

// best keeps the highest key of the cells with two candidates.
func (w wide) best(base Register) {
	two, best := w.load(twos), w.zero()
	p, a, left := GP64(), GP64(), GP64()
	MOVQ(base, p)
	MOVQ(base, a)
	MOVQ(U32(3), left)
	Label("best")
	for i := range 3 {
		for s := range 3 {
			across := w.load(Mem{Base: a, Disp: offAcross + (3*i+s)*rowBytes})
			for j := 3 * s; j < 3*s+3; j++ {
				k, v := K(), w.vec()
				popcount(Mem{Base: p, Disp: (9*i + j) * rowBytes}, v)
				VPCMPUW(U8(0), v, two, k)
				VPADDW(Mem{Base: a, Disp: offDown + j*rowBytes}, across, v)
				VPMAXUW(v, best, k, best)
			}
		}
	}
	ADDQ(U32(27*rowBytes), p)
	ADDQ(U32(9*rowBytes), a)
	DECQ(left)
	JNZ(LabelRef("best"))
	VMOVDQU64(best, Mem{Base: Load(Param("keys"), GP64())})
	VZEROUPPER()
	RET()
}
