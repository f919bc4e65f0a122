package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// stage writes the kernel that makes a block of the 32 grids that lie at grids,
// 81 bytes each: four cells at a time it gathers those of the even and those of
// the odd lanes, and looks up what the digits mean.
func stage() {
	TEXT("stage32", NOSPLIT, "func(to *uint16, grids *byte)")
	Pragma("noescape")
	to, grids := Load(Param("to"), GP64()), Load(Param("grids"), GP64())
	even, table := ZMM(), ZMM()
	VMOVDQU64(evenLanes, even)
	VMOVDQU64(givens(), table)
	odd := K()
	mask := GP32()
	MOVL(U32(0xAAAAAAAA), mask)
	KMOVD(mask, odd)
	left := GP64()
	MOVQ(U32(20), left)
	Label("cells")
	fourCells(to, grids, even, table, odd, 0)
	ADDQ(U32(4*rowBytes), to)
	ADDQ(U32(4), grids)
	DECQ(left)
	JNZ(LabelRef("cells"))
	fourCells(to, grids, even, table, odd, -3) // never a byte too far
	VZEROUPPER()
	RET()
}

// evenLanes is where the grids of every other lane begin.
var evenLanes = func() Mem {
	m := GLOBL("evenLanes", RODATA|NOPTR)
	for i := range 16 {
		DATA(4*i, U32(2*81*i))
	}
	return m
}()

// given is what digit d leaves in its cell: anything when there is none, nothing
// when there is no such digit.
func given(d int) uint16 {
	switch {
	case d == 0:
		return 511
	case d < 10:
		return 1 << (d - 1)
	}
	return 0
}

// byteOf is a constant of 64 equal bytes.
func byteOf(name string, v uint8) Mem { return words(name, uint16(v)*0x0101) }

func givens() Mem {
	m := GLOBL("givens", RODATA|NOPTR)
	for d := range 32 {
		DATA(2*d, U16(given(d)))
	}
	return m
}

func fourCells(to, grids Register, offsets, table VecVirtual, odd Register, back int) {
	var a, b VecVirtual
	for i, v := range []*VecVirtual{&a, &b} {
		*v = ZMM()
		all := K()
		KXNORW(all, all, all)
		VPGATHERDD(Mem{Base: grids, Index: offsets, Scale: 1, Disp: 81*i + back}, all, *v)
		VPMINUB(byteOf("noDigit", 15), *v, *v)
	}
	for k := range 4 {
		x, y := ZMM(), ZMM()
		VPSRLD(U8(8*k), a, x)
		if k < 2 {
			VPSLLD(U8(16-8*k), b, y)
		} else {
			VPSRLD(U8(8*k-16), b, y)
		}
		VMOVDQU16(y, odd, x)
		VPERMW(table, x, x)
		VMOVDQU64(x, Mem{Base: to, Disp: (k + back) * rowBytes})
	}
}

// read writes the kernel that turns a solved lane into digits.
func read() {
	TEXT("read", NOSPLIT, "func(lane *uint16, grid *byte)")
	Pragma("noescape")
	lane, grid := Load(Param("lane"), GP64()), Load(Param("grid"), GP64())
	left := GP64()
	MOVQ(U32(9), left)
	Label("row")
	for i := range 9 {
		d := GP32()
		MOVWLZX(Mem{Base: lane, Disp: i * rowBytes}, d)
		BSFL(d, d)
		INCL(d)
		MOVB(d.As8(), Mem{Base: grid, Disp: i})
	}
	ADDQ(U32(9*rowBytes), lane)
	ADDQ(U32(9), grid)
	DECQ(left)
	JNZ(LabelRef("row"))
	RET()
}
