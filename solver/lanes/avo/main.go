// Command avo writes the assembly of package lanes; go generate runs it there.
package main

import (
	. "github.com/mmcloughlin/avo/build"
	. "github.com/mmcloughlin/avo/operand"
)

// A row is one cell of the 32 states of a block.
const rowBytes = 64

// Where things lie in a work area, whose length type work of package lanes knows.
const (
	offInRow  = 81 * rowBytes           // digits of solved cells where a row and a box meet
	offInCol  = offInRow + 27*rowBytes  // the same of a column and a box
	offSum    = offInCol + 27*rowBytes  // sum of all candidates, at the last sweep
	offAcross = offSum + rowBytes       // what a row and its box add to keys
	offDown   = offAcross + 27*rowBytes // what a column adds
	offPairs  = offDown + 27*rowBytes   // which cells are pairs

	offScratch = offAcross // of a sweep
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
	blend()
	copyLane()
	read()
	(&solo{}).write()
	loadGrid()
	branch()
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
