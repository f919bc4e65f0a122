package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
)

// move writes the kernel that copies states from lane to lane of two blocks,
// which may be the same one.
func move() {
	TEXT("move32", NOSPLIT, "func(to, from, lane *uint16, mask uint32)")
	Pragma("noescape")
	to, from := Load(Param("to"), GP64()), Load(Param("from"), GP64())
	lane := ZMM()
	VMOVDQU64(Mem{Base: Load(Param("lane"), GP64())}, lane)
	k := K()
	KMOVD(Load(Param("mask"), GP32()), k)
	left := GP64()
	MOVQ(U32(9), left)
	Label("rows")
	for i := range 9 {
		v := ZMM()
		VMOVDQU64(Mem{Base: to, Disp: i * rowBytes}, v)
		VPERMW(Mem{Base: from, Disp: i * rowBytes}, lane, k, v)
		VMOVDQU64(v, Mem{Base: to, Disp: i * rowBytes})
	}
	ADDQ(U32(9*rowBytes), to)
	ADDQ(U32(9*rowBytes), from)
	DECQ(left)
	JNZ(LabelRef("rows"))
	VZEROUPPER()
	RET()
}
