// Command avo writes the assembly of package lanes; go generate runs it there.
package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
)

// A row is one cell of the 32 states of a block. Where things lie in a work area
// is said in type work of package lanes.
const (
	rowBytes  = 64
	offInRow  = 81 * rowBytes
	offInCol  = offInRow + 27*rowBytes
	offSum    = offInCol + 27*rowBytes
	offAcross = offSum + rowBytes
	offDown   = offAcross + 27*rowBytes
	offPairs  = offDown + 27*rowBytes
	offSolved = offPairs + 81*rowBytes

	offScratch = offAcross
)

func main() {
	ConstraintExpr("amd64,!purego")
	for _, w := range []wide{{"32", 64}, {"16", 32}} {
		w.sweep()
		w.pick()
	}
	move()
	stage()
	var n narrow
	n.sweep()
	n.pick()
	n.stage()
	copyLane()
	read()
	Generate()
}

// words is a constant of 32 equal words.
func words(name string, v uint16) Mem {
	if m, ok := known[name]; ok {
		return m
	}
	m := GLOBL(name, RODATA|NOPTR)
	for i := range 32 {
		DATA(2*i, U16(v))
	}
	known[name] = m
	return m
}

var known = map[string]Mem{}

var (
	allDigits = words("allDigits", 511)
	minusOne  = words("minusOne", 0xFFFF)
	twos      = words("twos", 2)
	threes    = words("threes", 3)
)
