package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// narrow writes kernels for AVX2. With 16 lanes in a register it takes a block by
// halves, and what 16 registers can't hold goes to scratch.
type narrow struct {
	base Register // of the half
}

const half = rowBytes / 2

func (n narrow) row(off, i int) Mem { return Mem{Base: n.base, Disp: off + i*rowBytes} }

// Rows of scratch: what is open in the columns of stacks and in the rows of bands,
// the ways of bands, and what a sweep finds.
const (
	offOpen    = offScratch
	offRowOpen = offOpen + 3*9*rowBytes
	offClosed  = offRowOpen + 3*9*rowBytes
	offWays    = offClosed + 3*9*rowBytes
	offOK      = offWays + 3*9*rowBytes
	offFull    = offOK + rowBytes
	offFound   = offFull + rowBytes // dead, done, stalled
)

func load(m Op) VecVirtual {
	v := YMM()
	VMOVDQU(m, v)
	return v
}

// or returns the union of all.
func or(a Op, more ...Op) VecVirtual {
	v := load(a)
	for _, m := range more {
		VPOR(m, v, v)
	}
	return v
}

func (n narrow) sweep() {
	TEXT("sweepNarrow", NOSPLIT, "func(w *uint16) (dead, done, stalled uint32)")
	Pragma("noescape")
	start := Load(Param("w"), GP64())
	n.base = GP64()
	MOVQ(start, n.base)
	halves := GP64()
	MOVQ(U32(2), halves)
	Label("half")
	VMOVDQU(load(allDigits), n.row(offOK, 0))
	empty := n.stacks()
	sum := YMM()
	VPXOR(sum, sum, sum)
	n.bands(sum)

	alive, done := load(n.row(offOK, 0)), load(n.row(offFull, 0))
	VPCMPEQW(allDigits, alive, alive)
	VPSRAW(U8(15), empty, empty)
	VPANDN(alive, empty, alive)
	VPCMPEQW(allDigits, done, done)
	VPAND(alive, done, done)
	VMOVDQU(alive, n.row(offFound, 0))
	VMOVDQU(done, n.row(offFound, 1))
	stalled := YMM()
	VPCMPEQW(n.row(offSum, 0), sum, stalled)
	VMOVDQU(stalled, n.row(offFound, 2))
	VMOVDQU(sum, n.row(offSum, 0))
	ADDQ(U32(half), n.base)
	DECQ(halves)
	JNZ(LabelRef("half"))

	for i := range 3 {
		v, r := load(Mem{Base: start, Disp: offFound + i*rowBytes}), GP32()
		VPACKSSWB(Mem{Base: start, Disp: offFound + i*rowBytes + half}, v, v)
		VPERMQ(U8(0xD8), v, v)
		VPMOVMSKB(v, r)
		if i == 0 {
			NOTL(r)
		}
		Store(r, ReturnIndex(i))
	}
	VZEROUPPER()
	RET()
}

// stacks does what the one of wide does, and works out what is open in the rows of
// bands while it has the cells at hand.
func (n narrow) stacks() (empty VecVirtual) {
	ones := load(minusOne)
	empty = YMM()
	VPXOR(empty, empty, empty)
	for stack := range 3 {
		n.boxes(stack, ones, empty)
	}
	n.closed()
	for stack := range 3 {
		n.columns(stack)
	}
	return empty
}

// closed works out what is closed in the rows of boxes: what is solved in the same
// row of another box.
func (n narrow) closed() {
	full := load(allDigits)
	for row := range 9 {
		var in [3]VecVirtual
		for s := range 3 {
			in[s] = load(n.row(offInRow, 3*row+s))
		}
		for s := range 3 {
			v := YMM()
			VPOR(in[(s+1)%3], in[(s+2)%3], v)
			VMOVDQU(v, n.row(offClosed, 3*row+s))
			if s == 2 {
				VPOR(in[2], v, v)
				VPAND(v, full, full)
			}
		}
	}
	VMOVDQU(full, n.row(offFull, 0))
}

func (n narrow) boxes(stack int, ones, empty VecVirtual) {
	for band := range 3 {
		n.box(stack, band, ones, empty)
	}
}

// columns strikes from a stack what lies on no way.
func (n narrow) columns(stack int) {
	ways := n.match(stack)
	for band := range 3 {
		var keep [3]VecVirtual
		for j := range 3 {
			keep[j] = YMM()
			VPOR(ways[(band-j+3)%3], ways[3+(band+j)%3], keep[j])
		}
		for i := range 3 {
			var union VecVirtual
			for j := range 3 {
				m, v := n.row(27*band*rowBytes, 9*i+3*stack+j), YMM()
				VPAND(m, keep[j], v)
				VMOVDQU(v, m)
				union = join(v, union)
			}
			v := load(n.row(offClosed, 9*band+3*i+stack))
			VPANDN(union, v, v)
			VMOVDQU(v, n.row(offRowOpen, 9*band+3*i+stack))
		}
	}
}

// box looks for solved cells in a box and works out what is open in its columns.
func (n narrow) box(stack, band int, ones, empty VecVirtual) {
	var inRow, inCol, union [3]VecVirtual
	for j := range 3 {
		for i := range 3 {
			x, y, single := load(n.row(27*band*rowBytes, 9*i+3*stack+j)), YMM(), YMM()
			VPADDW(ones, x, y)
			VPOR(y, empty, empty) // an empty cell sets the top bit
			VPXOR(x, y, y)        // less than x where x has two bits or more
			VPCMPGTW(y, x, y)
			VPANDN(x, y, single)
			union[j] = join(x, union[j])
			inRow[i] = join(single, inRow[i])
			inCol[j] = join(single, inCol[j])
		}
		VMOVDQU(inCol[j], n.row(offInCol, 9*band+3*stack+j))
	}
	for i := range 3 {
		VMOVDQU(inRow[i], n.row(offInRow, 9*band+3*i+stack))
	}
	for j := range 3 {
		v := YMM()
		VPOR(inCol[(j+1)%3], inCol[(j+2)%3], v)
		VPANDN(union[j], v, v)
		VMOVDQU(v, n.row(offOpen, 9*stack+3*j+band))
	}
}

// join returns the union of a and b, which it may put into either; b is nil
// at first.
func join(a, b VecVirtual) VecVirtual {
	if b == nil {
		return a
	}
	v := YMM()
	VPOR(a, b, v)
	return v
}

// match finds the ways of a stack, or of a band by its number plus three; see the
// one of wide.
func (n narrow) match(set int) (p [6]VecVirtual) {
	var any VecVirtual
	for k := range 3 {
		for odd := range 2 {
			v := load(n.row(offOpen, 9*set+k))
			VPAND(n.row(offOpen, 9*set+3+(k+1+odd)%3), v, v)
			VPAND(n.row(offOpen, 9*set+6+(k+2-odd)%3), v, v)
			p[3*odd+k] = v
			any = join(v, any)
		}
	}
	ok := YMM()
	VPAND(n.row(offOK, 0), any, ok)
	VMOVDQU(ok, n.row(offOK, 0))
	return p
}
