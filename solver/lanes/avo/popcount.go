package main

import (
	. "github.com/mmcloughlin/avo/build"
	"github.com/mmcloughlin/avo/ir"
	. "github.com/mmcloughlin/avo/operand"
	. "github.com/mmcloughlin/avo/reg"
)

// popcount counts the bits of each word; avo doesn't know this instruction.
func popcount(from Mem, to VecVirtual) {
	Instruction(&ir.Instruction{
		Opcode:   "VPOPCNTW",
		Operands: []Op{from, to},
		Inputs:   []Op{from},
		Outputs:  []Op{to},
		ISA:      []string{"AVX512BITALG"},
	})
}
