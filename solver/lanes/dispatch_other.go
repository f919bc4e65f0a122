//go:build !amd64 || purego

package lanes

import "sudoku/puzzle"

// best is the form for this CPU.
const best = None

const missing = "lanes: this program has no kernels for this CPU"

func (e *Engine) sweep() (dead, done, stalled uint32)                    { panic(missing) }
func (e *Engine) pick()                                                  { panic(missing) }
func (e *Engine) move(to, from *block, lane *[width]uint16, mask uint32) { panic(missing) }
func (e *Engine) stage(to *block, grids *[width]puzzle.Grid)             { panic(missing) }
func (e *Engine) read(l int, g *puzzle.Grid)                             { panic(missing) }
func (s *Solo) load(g *puzzle.Grid)                                      { panic(missing) }
func (s *Solo) propagate(st *soloState) uint32                           { panic(missing) }
func (s *Solo) branch(st, next *soloState, band int, cell uint32)        { panic(missing) }
