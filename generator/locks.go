package generator

import (
	"math/bits"
	"sync"
)

// lockedIn returns, for the lines and boxes of a chute that cross where a digit has places, bit
// 3*line+box, those that locked candidates leave.
var lockedIn = sync.OnceValue(func() *[512]uint16 {
	left := new([512]uint16)
	const box = 0o111
	for x := range left {
		now := uint16(x)
		for was := uint16(0); was != now; {
			was = now
			for i := range 3 {
				if in := now >> (3 * i) & 7; bits.OnesCount16(in) == 1 { // a line that has it in one box
					now &^= box << bits.TrailingZeros16(in) &^ (7 << (3 * i))
				}
				if in := now >> i & box; bits.OnesCount16(in) == 1 { // a box that has it in one line
					now &^= 7 << bits.TrailingZeros16(in) &^ (box << i)
				}
			}
		}
		left[x] = now
	}
	return left
})

// grouped returns which of three groups of three bits have any, and the bits of nine groups.
var grouped = sync.OnceValues(func() (*[512]uint16, *[512]uint32) {
	any, all := new([512]uint16), new([512]uint32)
	for x := range 512 {
		for i := range 9 {
			if x>>i&1 != 0 {
				any[x] |= 1 << (i / 3)
				all[x] |= 7 << (3 * i)
			}
		}
	}
	return any, all
})

// lock takes what locked candidates take.
func (p *probe) lock() {
	left := lockedIn()
	threes, spread := grouped()
	for d := range p.cands {
		was := p.cands[d]
		in := &p.cands[d]
		for band, x := range in {
			crossing := threes[x&bandRow] | threes[x>>9&bandRow]<<3 | threes[x>>18]<<6
			in[band] &= spread[left[crossing]]
		}
		for stack := range 3 {
			in.lockStack(stack, left)
		}
		if *in != was {
			p.changed |= 1 << d
		}
	}
}

// lockStack takes what locked candidates take in a stack; left is lockedIn.
func (in *bandCells) lockStack(stack int, left *[512]uint16) {
	var crossing uint16 // bit 3*column+band
	for band, x := range in {
		columns := (x | x>>9 | x>>18) & bandRow >> (3 * stack) & 7
		for i := range 3 {
			crossing |= uint16(columns>>i&1) << (3*i + band)
		}
	}
	for gone := crossing &^ left[crossing]; gone != 0; gone &= gone - 1 {
		i := bits.TrailingZeros16(gone)
		in[i%3] &^= everyRow << (3*stack + i/3)
	}
}
