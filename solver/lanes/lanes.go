// Package lanes counts the solutions of many grids at once, one grid in each
// 16-bit lane of the CPU's vector registers. It needs a CPU with AVX2 or AVX-512.
//
// # State
//
// A state is a grid part-way solved. Cell by cell it holds the digits that can
// still go there, a word of 9 bits each; a solved cell has one bit left. A block
// holds 32 states side by side:
//
//	           lane 0    lane 1   ...   lane 31
//	cell 0    000000001 111111111     000110010
//	cell 1    111111111 000010000     000000100
//	 ...
//	cell 80   000001000 111111111     100000001
//
// One row of it fills an AVX-512 register, so one instruction does the same thing
// to the same cell of 32 grids. Lanes never wait for each other: one that comes
// to its end takes up another grid, or half of another's guess.
//
// # Sweep
//
// A sweep strikes candidates. It looks at each stack and then at each band. In a
// band a digit stands once in each row and once in each box: it takes one of six
// ways through the nine places where a row meets a box. A way is open while every
// one of its three places has room for the digit; candidates that lie on no open
// way are struck. That makes hidden singles of boxes, locked candidates and, with
// places closed by solved cells, the elimination of placed digits. In a stack it
// is the same with columns. Then digits with one place left in a row are placed.
//
// Hidden singles of columns and boxes turn into ones of rows by the next sweep.
//
// # Search
//
// A lane whose sweeps strike nothing more must guess. It takes a digit of a cell with two
// candidates; the state with that digit struck goes to a free lane or is put off until
// one is free.
//
// What sweeps leave doesn't depend on their order, nor do the guesses then. A search
// that takes them one after the other finds the same solution first on every machine.
//
// # One grid
//
// An Engine is for many grids, or for one that needs many guesses. A [Solo] searches
// a single grid with a digit in each lane.
package lanes

// A InstructionSet is a kind of vector instructions.
type InstructionSet uint8

// The instruction sets, from the slowest to the fastest.
const (
	None   InstructionSet = iota // none that this package can use
	AVX2                         // 16 lanes at a time
	AVX512                       // 32; F, BW, DQ, VL and BMI2 are needed
)

// Best returns the fastest that this CPU has.
func Best() InstructionSet { return best }

// width is the number of states in a block.
const width = 32

// A block is 32 states: for each cell the candidates of each lane.
type block [81][width]uint16

// A work area is a block with what the kernels keep beside it; avo/main.go says
// what lies where.
type work struct {
	block
	_    [54][width]uint16
	sums [width]uint16 // of the candidates, at the last sweep
	_    [135][width]uint16
}
