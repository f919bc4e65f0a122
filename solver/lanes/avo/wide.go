package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// wide writes kernels for AVX-512 (F, BW and VL), on as many lanes at a time as
// its registers have words.
type wide struct {
	name  string
	bytes int // of a register
}

func (w wide) vec() VecVirtual {
	if w.bytes == 64 {
		return ZMM()
	}
	return YMM()
}

func (w wide) load(m Op) VecVirtual {
	v := w.vec()
	VMOVDQU64(m, v)
	return v
}

// Truth tables of three inputs, built up from those of each.
const (
	first  = 0xF0
	second = 0xCC
	third  = 0xAA

	either3  = first | second | third
	all3     = first & second & third
	most     = first&second | first&third | second&third
	within   = first & (second | third)
	without2 = first &^ (second | third)
)

// merge sets a to the table's function of a, b and c.
func merge(table int, a, b, c Op) { VPTERNLOGQ(U8(table), c, b, a) }

// of returns the table's function of a, b and c, which stay as they are.
func (w wide) of(table int, a, b, c Op) VecVirtual {
	v := w.load(a)
	merge(table, v, b, c)
	return v
}

func (w wide) zero() VecVirtual {
	v := w.vec()
	VPXORQ(v, v, v)
	return v
}

// paths are the six ways to match three lines with three crossing lines: even[k]
// takes line i with crossing i+k, odd[k] with crossing k-i.
type paths struct{ even, odd [3]VecVirtual }

// match returns for each of the six ways the digits that can go it, and narrows
// ok to those that have a way.
func (w wide) match(open [3][3]VecVirtual, ok VecVirtual) (p paths) {
	for k := range 3 {
		p.even[k] = w.of(all3, open[0][k], open[1][(k+1)%3], open[2][(k+2)%3])
	}
	for k := range 3 {
		p.odd[k] = w.of(all3, open[0][k], open[1][(k+2)%3], open[2][(k+1)%3])
	}
	e := w.of(either3, p.even[0], p.even[1], p.even[2])
	merge(within, ok, e, w.of(either3, p.odd[0], p.odd[1], p.odd[2]))
	return p
}

// at returns the two ways through line i and crossing j.
func (p paths) at(i, j int) (VecVirtual, VecVirtual) { return p.even[(j-i+3)%3], p.odd[(j+i)%3] }

func (w wide) sweep() {
	TEXT("sweep"+w.name, NOSPLIT, "func(w *uint16) (dead, done, stalled uint32)")
	Pragma("noescape")
	base := Load(Param("w"), GP64())
	ones, empty, ok := w.load(minusOne), w.zero(), w.load(allDigits)
	w.stacks(base, ones, empty, ok)
	full, sum := w.load(allDigits), w.zero()
	w.bands(base, full, sum, ok)

	dead, done, k := K(), K(), K()
	VPCMPUW(U8(4), allDigits.Offset(0), ok, k)
	VPMOVW2M(empty, dead)
	KORD(k, dead, dead)
	VPCMPUW(U8(0), allDigits, full, done)
	KANDND(done, dead, done)
	w.results(base, sum, dead, done)
}

// results returns the three masks of a sweep.
func (w wide) results(base Register, sum VecVirtual, dead, done Register) {
	stalled := K()
	VPCMPUW(U8(0), Mem{Base: base, Disp: offSum}, sum, stalled)
	VMOVDQU64(sum, Mem{Base: base, Disp: offSum})
	for i, k := range []Register{dead, done, stalled} {
		r := GP32()
		KMOVD(k, r)
		Store(r, ReturnIndex(i))
	}
	VZEROUPPER()
	RET()
}

// stacks looks at the three stacks one after the other: at singles, and at the
// columns and boxes that each digit can still be in.
func (w wide) stacks(base Register, ones, empty, ok VecVirtual) {
	p, left := GP64(), GP64()
	MOVQ(base, p)
	placed := GP64()
	MOVQ(base, placed)
	MOVQ(U32(3), left)
	Label("stack")
	var open [3][3]VecVirtual // column, band
	for band := range 3 {
		single, union := w.singles(p, band, ones, empty)
		var in [3]VecVirtual // digits placed in each column of the box
		for j := range 3 {
			in[j] = w.of(either3, single[0][j], single[1][j], single[2][j])
			VMOVDQU64(in[j], Mem{Base: p, Disp: offInCol + (9*band+j)*rowBytes})
		}
		for i := range 3 {
			merge(either3, single[i][0], single[i][1], single[i][2])
			VMOVDQU64(single[i][0], Mem{Base: placed, Disp: offInRow + (9*band+3*i)*rowBytes})
		}
		for j := range 3 {
			open[j][band] = union[j]
			merge(without2, union[j], in[(j+1)%3], in[(j+2)%3])
		}
	}
	ways := w.match(open, ok)
	for j := range 3 {
		for band := range 3 {
			a, b := ways.at(j, band)
			for i := range 3 {
				m := Mem{Base: p, Disp: (27*band + 9*i + j) * rowBytes}
				c := w.load(m)
				merge(within, c, a, b)
				VMOVDQU64(c, m)
			}
		}
	}
	ADDQ(U32(3*rowBytes), p)
	ADDQ(U32(rowBytes), placed)
	DECQ(left)
	JNZ(LabelRef("stack"))
}

// singles returns for a box the cells that have one candidate left, the others
// as 0, and what is left in each of its columns.
func (w wide) singles(p Register, band int, ones, empty VecVirtual) (single [3][3]VecVirtual, union [3]VecVirtual) {
	for j := range 3 {
		var x, y [3]VecVirtual
		for i := range 3 {
			x[i] = w.load(Mem{Base: p, Disp: (27*band + 9*i + j) * rowBytes})
			y[i] = w.vec()
			VPADDW(ones, x[i], y[i])
			k := K()
			VPTESTNMW(x[i], y[i], k)
			single[i][j] = w.vec()
			VMOVDQU16_Z(x[i], k, single[i][j])
		}
		merge(either3, y[0], y[1], y[2]) // an empty cell sets the top bit
		VPORQ(y[0], empty, empty)
		union[j] = x[0]
		merge(either3, x[0], x[1], x[2])
	}
	return
}

// bands looks at the three bands one after the other: at the boxes and rows that
// each digit can still be in, and at digits with one place in a row.
func (w wide) bands(base Register, full, sum, ok VecVirtual) {
	p, placed, left := GP64(), GP64(), GP64()
	MOVQ(base, p)
	MOVQ(base, placed)
	MOVQ(U32(3), left)
	Label("band")
	var open [3][3]VecVirtual // row, box
	for i := range 3 {
		var f [3]VecVirtual
		for s := range 3 {
			f[s] = w.load(Mem{Base: placed, Disp: offInRow + (3*i+s)*rowBytes})
			at := func(j int) Mem { return Mem{Base: p, Disp: (9*i + 3*s + j) * rowBytes} }
			open[i][s] = w.of(either3, at(0), w.load(at(1)), at(2))
		}
		for s := range 3 {
			merge(without2, open[i][s], f[(s+1)%3], f[(s+2)%3])
		}
		merge(either3, f[0], f[1], f[2])
		VPANDQ(f[0], full, full)
	}
	ways := w.match(open, ok)
	for i := range 3 {
		w.row(p, i, ways, sum)
	}
	ADDQ(U32(27*rowBytes), p)
	ADDQ(U32(9*rowBytes), placed)
	DECQ(left)
	JNZ(LabelRef("band"))
}

// row strikes from row i of a band what lies on no way, and then places the digits that
// have one cell left. It adds the candidates to sum: as words only get less by a strike,
// an equal sum is an equal state.
func (w wide) row(p Register, i int, ways paths, sum VecVirtual) {
	at := func(c int) Mem { return Mem{Base: p, Disp: (9*i + c) * rowBytes} }
	var c [9]VecVirtual
	var once, twice [3]VecVirtual
	for s := range 3 {
		a, b := ways.at(i, s)
		for j := 3 * s; j < 3*s+3; j++ {
			c[j] = w.load(at(j))
			merge(within, c[j], a, b)
		}
		once[s] = w.of(either3, c[3*s], c[3*s+1], c[3*s+2])
		twice[s] = w.of(most, c[3*s], c[3*s+1], c[3*s+2])
	}
	more := w.of(most, once[0], once[1], once[2])
	merge(either3, once[0], once[1], once[2])
	merge(either3, twice[0], twice[1], twice[2])
	merge(without2, once[0], more, twice[0])
	for j := range 9 {
		h, k := w.vec(), K()
		VPANDQ(c[j], once[0], h)
		VPTESTMW(c[j], once[0], k)
		VMOVDQU16(h, k, c[j])
		VMOVDQU64(c[j], at(j))
		VPADDW(c[j], sum, sum)
	}
}
