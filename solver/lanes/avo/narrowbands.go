package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// bands looks at the three bands. What one waits for is worked out before the
// lines of the one before.
func (n narrow) bands(sum VecVirtual) {
	n.keep(0)
	n.keep(1)
	n.lines(0, sum)
	n.keep(2)
	n.lines(1, sum)
	n.lines(2, sum)
}

// keep finds the ways of a band and keeps what lies on them.
func (n narrow) keep(band int) {
	ways := n.match(3 + band)
	for i := range 3 {
		for s := range 3 {
			v := YMM()
			VPOR(ways[(s-i+3)%3], ways[3+(s+i)%3], v)
			VMOVDQU(v, n.row(offWays, 9*band+3*i+s))
		}
	}
}

func (n narrow) lines(band int, sum VecVirtual) {
	for i := range 3 {
		n.line(band, i, sum)
	}
}

// line strikes from row i of a band what lies on no way, and then places the
// digits that have one cell left.
func (n narrow) line(band, i int, sum VecVirtual) {
	at := func(c int) Mem { return n.row(27*band*rowBytes, 9*i+c) }
	var c [9]VecVirtual
	var once, twice VecVirtual
	for s := range 3 {
		k := load(n.row(offWays, 9*band+3*i+s))
		for j := 3 * s; j < 3*s+3; j++ {
			c[j] = YMM()
			VPAND(at(j), k, c[j])
		}
		one, both := or(c[3*s], c[3*s+1]), YMM()
		two := YMM()
		VPAND(c[3*s], c[3*s+1], two)
		VPAND(one, c[3*s+2], both)
		VPOR(both, two, two)
		VPOR(c[3*s+2], one, one)
		if s == 0 {
			once, twice = one, two
			continue
		}
		VPAND(once, one, both)
		VPOR(two, twice, twice)
		VPOR(both, twice, twice)
		VPOR(one, once, once)
	}
	VPANDN(once, twice, once)
	rest := YMM()
	VPANDN(load(allDigits), once, rest)
	for j := range 9 {
		h := YMM()
		VPAND(c[j], once, h)
		VPSIGNW(h, rest, h) // the rest where h is not 0
		VPANDN(c[j], h, h)
		VMOVDQU(h, at(j))
		VPADDW(h, sum, sum)
	}
}
