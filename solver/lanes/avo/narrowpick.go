package main

import (
	"fmt"

	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// pick writes the kernel of the same name of wide. It counts solved cells down
// from zero and adds the 21 peers of a grid without any to the keys.
func (n narrow) pick() {
	TEXT("pickNarrow", NOSPLIT, "func(w, keys *uint16)")
	Pragma("noescape")
	n.base = Load(Param("w"), GP64())
	keys := Load(Param("keys"), GP64())
	halves := GP64()
	MOVQ(U32(2), halves)
	Label("half")
	n.count()
	n.across()
	n.down()
	n.best()
	best := load(n.row(offPairs, 0))
	VMOVDQU(best, Mem{Base: keys})
	ADDQ(U32(half), n.base)
	ADDQ(U32(half), keys)
	DECQ(halves)
	JNZ(LabelRef("half"))
	VZEROUPPER()
	RET()
}

// count counts the solved cells of a box's rows and columns and marks the cells
// that do not have two candidates.
func (n narrow) count() {
	ones, zero := load(minusOne), YMM()
	VPXOR(zero, zero, zero)
	p, a, left := GP64(), GP64(), GP64()
	MOVQ(n.base, p)
	MOVQ(n.base, a)
	MOVQ(U32(3), left)
	Label("count")
	var down [9]VecVirtual
	for i := range 3 {
		for s := range 3 {
			var across VecVirtual
			for j := 3 * s; j < 3*s+3; j++ {
				x, y, solved := load(Mem{Base: p, Disp: (9*i + j) * rowBytes}), YMM(), YMM()
				VPADDW(ones, x, y)
				VPAND(x, y, y)
				VPCMPEQW(zero, y, solved)
				VPADDW(ones, y, x)
				VPXOR(x, y, x) // less than y where y has two bits or more, or none
				VPCMPGTW(x, y, y)
				VMOVDQU(y, Mem{Base: p, Disp: offPairs + (9*i+j)*rowBytes})
				across = plus(solved, across)
				down[j] = plus(solved, down[j])
			}
			VMOVDQU(across, Mem{Base: a, Disp: offAcross + (3*i+s)*rowBytes})
		}
	}
	for j := range 9 {
		VMOVDQU(down[j], Mem{Base: a, Disp: offDown + j*rowBytes})
	}
	ADDQ(U32(27*rowBytes), p)
	ADDQ(U32(9*rowBytes), a)
	DECQ(left)
	JNZ(LabelRef("count"))
}

// plus returns the sum of a and b, which is nil at first.
func plus(a, b VecVirtual) VecVirtual {
	if b == nil {
		return a
	}
	v := YMM()
	VPADDW(a, b, v)
	return v
}

func add3(a, b, c Op) Op {
	v := load(a)
	VPADDW(b, v, v)
	VPADDW(c, v, v)
	return v
}

func (n narrow) across() {
	for band := range 3 {
		at := func(i, s int) Mem { return n.row(offAcross, 9*band+3*i+s) }
		var row [3]Op
		for i := range 3 {
			row[i] = add3(at(i, 0), at(i, 1), at(i, 2))
		}
		for s := range 3 {
			box := add3(at(0, s), at(1, s), at(2, s))
			for i := range 3 {
				v := YMM()
				VPSUBW(at(i, s), row[i], v)
				VPADDW(box, v, v)
				VPSLLW(U8(7), v, v)
				r := 3*band + i
				VPADDW(words(fmt.Sprintf("high%d", r), uint16(21*128+72-9*r)), v, v)
				VMOVDQU(v, at(i, s))
			}
		}
	}
}

func (n narrow) down() {
	for c := range 9 {
		at := func(band int) Mem { return n.row(offDown, 9*band+c) }
		col := add3(at(0), at(1), at(2))
		for band := range 3 {
			v := YMM()
			VPSUBW(at(band), col, v)
			VPSLLW(U8(7), v, v)
			VPADDW(words(fmt.Sprintf("col%d", c), uint16(8-c)), v, v)
			VMOVDQU(v, at(band))
		}
	}
}

// best leaves the highest key in the first row of pairs.
func (n narrow) best() {
	best := YMM()
	VPXOR(best, best, best)
	p, a, left := GP64(), GP64(), GP64()
	MOVQ(n.base, p)
	MOVQ(n.base, a)
	MOVQ(U32(3), left)
	Label("best")
	for i := range 3 {
		for s := range 3 {
			across := load(Mem{Base: a, Disp: offAcross + (3*i+s)*rowBytes})
			for j := 3 * s; j < 3*s+3; j++ {
				v := YMM()
				VPADDW(Mem{Base: a, Disp: offDown + j*rowBytes}, across, v)
				VPANDN(v, load(Mem{Base: p, Disp: offPairs + (9*i+j)*rowBytes}), v)
				VPMAXUW(v, best, best)
			}
		}
	}
	ADDQ(U32(27*rowBytes), p)
	ADDQ(U32(9*rowBytes), a)
	DECQ(left)
	JNZ(LabelRef("best"))
	VMOVDQU(best, n.row(offPairs, 0))
}
