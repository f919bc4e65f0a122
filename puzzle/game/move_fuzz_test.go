package game

import (
	"testing"

	"sudoku/puzzle"
)

// FuzzMove reads anything as moves: a move that can be read must read back as written, and
// be made or refused.
func FuzzMove(f *testing.F) {
	f.Add("enter 7 r1c7 clean", "erase r1c7")
	f.Add("centre 3 r1c1 r1c2", "rule-out r1c1=3")
	f.Add("solve "+sample+" r1c2=4 hint", "colour-cands 2 r1c2=4")
	f.Add("draw r1c2=4 r2c2=4 weak", "clear-drawing")
	f.Add("auto", "fill-marks r1c2 r9c9")
	f.Add("reshape 6 diagonals 11=r1c1,r1c2 0=r6c6", "enter 7 r1c7")
	f.Add("centre 9 r9c9", "reshape 4")
	f.Fuzz(func(t *testing.T, first, second string) {
		var s State
		for _, line := range []string{first, second} {
			m, ok := ParseMove(line)
			if !ok {
				continue
			}
			if again, ok := ParseMove(m.String()); !ok || again.String() != m.String() {
				t.Errorf("%q is written as %q and read as %v, %v", line, m, again, ok)
			}
			next, err := s.Apply(puzzle.CellsOf(0), m)
			if err != nil && next != s {
				t.Errorf("%q is refused (%v) and has changed the state", line, err)
			}
			s = next
		}
	})
}
