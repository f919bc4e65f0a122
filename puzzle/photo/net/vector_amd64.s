//go:build !purego

#include "textflag.h"

// SSE, which every amd64 has. A slice is three words: its address, length, capacity.

// func dotLanes(lanes *[4][4]float32, x, a, b, c, d []float32)
TEXT ·dotLanes(SB), NOSPLIT, $0-128
	MOVQ   lanes+0(FP), DI
	MOVQ   x_base+8(FP), SI
	MOVQ   x_len+16(FP), CX
	MOVQ   a_base+32(FP), R8
	MOVQ   b_base+56(FP), R9
	MOVQ   c_base+80(FP), R10
	MOVQ   d_base+104(FP), R11
	MOVUPS 0(DI), X0
	MOVUPS 16(DI), X1
	MOVUPS 32(DI), X2
	MOVUPS 48(DI), X3
	XORQ   AX, AX

dot:
	CMPQ   AX, CX
	JGE    dotted
	MOVUPS (SI)(AX*4), X4
	MOVUPS (R8)(AX*4), X5
	MOVUPS (R9)(AX*4), X6
	MOVUPS (R10)(AX*4), X7
	MOVUPS (R11)(AX*4), X8
	MULPS  X4, X5
	MULPS  X4, X6
	MULPS  X4, X7
	MULPS  X4, X8
	ADDPS  X5, X0
	ADDPS  X6, X1
	ADDPS  X7, X2
	ADDPS  X8, X3
	ADDQ   $4, AX
	JMP    dot

dotted:
	MOVUPS X0, 0(DI)
	MOVUPS X1, 16(DI)
	MOVUPS X2, 32(DI)
	MOVUPS X3, 48(DI)
	RET

// func addLanes(to []float32, by *[4]float32, a, b, c, d []float32)
TEXT ·addLanes(SB), NOSPLIT, $0-128
	MOVQ   to_base+0(FP), DI
	MOVQ   to_len+8(FP), CX
	MOVQ   by+24(FP), DX
	MOVQ   a_base+32(FP), R8
	MOVQ   b_base+56(FP), R9
	MOVQ   c_base+80(FP), R10
	MOVQ   d_base+104(FP), R11
	MOVSS  0(DX), X0
	MOVSS  4(DX), X1
	MOVSS  8(DX), X2
	MOVSS  12(DX), X3
	SHUFPS $0, X0, X0
	SHUFPS $0, X1, X1
	SHUFPS $0, X2, X2
	SHUFPS $0, X3, X3
	XORQ   AX, AX

add:
	CMPQ   AX, CX
	JGE    added
	MOVUPS (R8)(AX*4), X4
	MOVUPS (R9)(AX*4), X5
	MOVUPS (R10)(AX*4), X6
	MOVUPS (R11)(AX*4), X7
	MOVUPS (DI)(AX*4), X8
	MULPS  X0, X4
	MULPS  X1, X5
	MULPS  X2, X6
	MULPS  X3, X7
	ADDPS  X5, X4
	ADDPS  X6, X4
	ADDPS  X7, X4
	ADDPS  X4, X8
	MOVUPS X8, (DI)(AX*4)
	ADDQ   $4, AX
	JMP    add

added:
	RET
