package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// blend writes the kernel that copies states to the same lanes of another block:
// those whose word in mask is all ones, not zero.
func blend() {
	TEXT("blendNarrow", NOSPLIT, "func(to, from, mask *uint16)")
	Pragma("noescape")
	to, from := Load(Param("to"), GP64()), Load(Param("from"), GP64())
	mask := Load(Param("mask"), GP64())
	in := [2]VecVirtual{load(Mem{Base: mask}), load(Mem{Base: mask, Disp: half})}
	left := GP64()
	MOVQ(U32(9), left)
	Label("rows")
	for i := range 9 {
		for h, in := range in {
			at := i*rowBytes + h*half
			was, diff := load(Mem{Base: to, Disp: at}), YMM()
			VPXOR(Mem{Base: from, Disp: at}, was, diff)
			VPAND(in, diff, diff)
			VPXOR(was, diff, diff)
			VMOVDQU(diff, Mem{Base: to, Disp: at})
		}
	}
	ADDQ(U32(9*rowBytes), to)
	ADDQ(U32(9*rowBytes), from)
	DECQ(left)
	JNZ(LabelRef("rows"))
	VZEROUPPER()
	RET()
}

// copyLane writes the kernel that copies one state to any lane.
func copyLane() {
	TEXT("copyLane", NOSPLIT, "func(to, from *uint16)")
	Pragma("noescape")
	to, from := Load(Param("to"), GP64()), Load(Param("from"), GP64())
	left := GP64()
	MOVQ(U32(9), left)
	Label("row")
	for i := range 9 {
		x := GP32()
		MOVWLZX(Mem{Base: from, Disp: i * rowBytes}, x)
		MOVW(x.As16(), Mem{Base: to, Disp: i * rowBytes})
	}
	ADDQ(U32(9*rowBytes), to)
	ADDQ(U32(9*rowBytes), from)
	DECQ(left)
	JNZ(LabelRef("row"))
	RET()
}

// stage writes the kernel of the same name of wide. Bytes of four cells of eight
// lanes are looked up, for the low and for the high half of words, and then
// transposed by three rounds of interleaving.
func (n narrow) stage() {
	TEXT("stageNarrow", NOSPLIT, "func(to *uint16, grids *byte)")
	Pragma("noescape")
	to, grids := Load(Param("to"), GP64()), Load(Param("grids"), GP64())
	k := tables{load(interleaved()), load(givenBytes("givenLow", 0)), load(givenBytes("givenHigh", 8))}
	left := GP64()
	MOVQ(U32(20), left)
	Label("cells")
	k.fourCells(to, grids, 0)
	ADDQ(U32(4*rowBytes), to)
	ADDQ(U32(4), grids)
	DECQ(left)
	JNZ(LabelRef("cells"))
	k.fourCells(to, grids, -3) // never a byte too far
	VZEROUPPER()
	RET()
}

type tables struct{ lanes, low, high VecVirtual }

// interleaved is where the grids of eight lanes begin, in the order that comes
// out right in the end.
func interleaved() Mem {
	m := GLOBL("interleaved", RODATA|NOPTR)
	for i, lane := range []int{0, 2, 1, 3, 8, 10, 9, 11} {
		DATA(4*i, U32(81*lane))
	}
	return m
}

// givenBytes is a byte of what each digit given in a cell leaves there, as a table
// for each half of a register.
func givenBytes(name string, shift int) Mem {
	m := GLOBL(name, RODATA|NOPTR)
	for i := range 32 {
		DATA(i, U8(given(i%16)>>shift))
	}
	return m
}

func (k tables) fourCells(to, grids Register, back int) {
	for h := range 2 {
		var q [4]VecVirtual // each holds four words of four lanes
		for i := range 2 {
			digits, all, high := YMM(), YMM(), YMM()
			VPCMPEQD(all, all, all)
			VPGATHERDD(all, Mem{Base: grids, Index: k.lanes, Scale: 1, Disp: 81*(16*h+4*i) + back}, digits)
			VPMINUB(byteOf("noDigit", 15), digits, digits)
			VPSHUFB(digits, k.high, high)
			VPSHUFB(digits, k.low, digits)
			q[2*i], q[2*i+1] = interleave(VPUNPCKLBW, VPUNPCKHBW, digits, high)
		}
		q[0], q[1] = interleave(VPUNPCKLWD, VPUNPCKHWD, q[0], q[1])
		q[2], q[3] = interleave(VPUNPCKLWD, VPUNPCKHWD, q[2], q[3])
		q[0], q[1] = interleave(VPUNPCKLDQ, VPUNPCKHDQ, q[0], q[1])
		q[2], q[3] = interleave(VPUNPCKLDQ, VPUNPCKHDQ, q[2], q[3])
		q[0], q[2] = interleave(VPUNPCKLQDQ, VPUNPCKHQDQ, q[0], q[2])
		q[1], q[3] = interleave(VPUNPCKLQDQ, VPUNPCKHQDQ, q[1], q[3])
		for c, i := range []int{0, 2, 1, 3} {
			VMOVDQU(q[i], Mem{Base: to, Disp: (c+back)*rowBytes + h*half})
		}
	}
}

func interleave(low, high func(...Op), a, b VecVirtual) (VecVirtual, VecVirtual) {
	l, h := YMM(), YMM()
	low(b, a, l)
	high(b, a, h)
	return l, h
}
