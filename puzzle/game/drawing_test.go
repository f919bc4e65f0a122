package game

import (
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// drawn is like typed, with automatic candidates and drawing.
const drawn = `
auto                                        -> auto
auto undo                                   -> 
r2c2 auto centre:1                          -> auto forbidden
r1c1 auto centre:2                          -> auto given
r2c2 5 auto centre:2                        -> auto r2c2=5 nothing
r2c2 auto centre:4                          -> auto r2c2!4
r2c2 auto centre:44                         -> auto
r2c2 auto centre:45 5 del                   -> auto r2c2!45
r2c2 auto 5 centre:4                        -> auto r2c2=5 nothing
r2c2 auto corner:4                          -> auto r2c2^4
r2c2 auto corner:4 del                      -> auto
r2c2 centre:45 auto                         -> auto r2c2!236789
r2c2 centre:145 auto                        -> auto r2c2!236789
r2c2 centre:1 auto                          -> auto
r2c2 centre:45 corner:6 auto undo           -> r2c2.45^6
r2c2 auto centre:4 +r2c3 4                  -> auto
r2c2 auto centre:4 +r2c3 4 4                -> auto r2c2!4 r2c3!4
r2c2 ~r2c3 ~r2c4 auto centre:1              -> auto r2c4!1
r2c2 ~r2c3 ~r2c4 auto centre:11             -> auto
r2c2 auto rule-out/r2c2=4                   -> auto r2c2!4
r2c2 auto solve/.2/r2c2=4/clean             -> auto r1c2=2 r2c2!4
r2c2 corner:2 auto solve/.2/clean           -> auto r1c2=2
r2c2 auto centre:45 fill-marks/r2c2/r2c3    -> auto
r2c2 auto fill-marks/r2c2                   -> auto nothing
r2c2 fill-marks/r1c1                        -> given
r2c2 fill-marks/r1c1/r2c2                   -> r2c2.23456789
r2c2 centre:1 fill-marks/r2c2               -> r2c2.23456789
r2c2 9 r2c3 fill-marks/r2c2/r2c3            -> r2c2=9 r2c3.2345678
r2c2 fill-marks/r2c2 r2c3 clean 5           -> r2c2.2346789 r2c3=5
r2c2 fill-marks/r2c2 rule-out/r2c2=4 auto   -> auto r2c2!4
r2c2 rule-out/r2c2=4 fill-marks/r2c2 auto   -> auto
r2c2 colour-cands/3/r2c2=4                  -> r2c2&4:3
r2c2 colour-cands/3/r2c2=4/r2c3=4           -> r2c2&4:3 r2c3&4:3
r2c2 colour-cands/3/r2c2=4 colour-cands/3/r2c2=4/r2c3=4 -> r2c2&4:3 r2c3&4:3
r2c2 colour-cands/3/r2c2=4 colour-cands/3/r2c2=4 -> 
r2c2 colour-cands/3/r2c2=4 colour-cands/5/r2c2=4 -> r2c2&4:5
colour-cands/3/r1c1=4                       -> nothing
r2c2 5 colour-cands/3/r2c2=4                -> r2c2=5 nothing
r2c2 colour-cands/3/r2c2=4 5                -> r2c2=5&4:3
r2c2 colour-cands/3/r2c2=4 5 del            -> r2c2&4:3
r2c2 colour-cands/3/r2c2=4 5 del del        -> 
r2c2 colour-cands/3/r2c2=4 centre:4 colour:2 del -> r2c2#2&4:3
r2c2 colour-cands/3/r2c2=4 centre:4 colour:2 del del -> 
draw/r2c2=4/r2c3=4                          -> r2c2=4-r2c3=4
draw/r2c3=4/r2c2=4                          -> r2c3=4-r2c2=4
draw/r2c2=4/r2c3=4/weak                     -> r2c2=4~r2c3=4
draw/r2c2=4/r2c3=4 draw/r2c2=4/r2c3=4       -> 
draw/r2c2=4/r2c3=4 draw/r2c3=4/r2c2=4       -> 
draw/r2c2=4/r2c3=4 draw/r2c3=4/r2c2=4/weak  -> r2c3=4~r2c2=4
draw/r9c8=4/r2c3=4 draw/r1c2=1/r1c2=2/weak  -> r1c2=1~r1c2=2 r9c8=4-r2c3=4
draw/r1c2=1/r1c2=2/weak draw/r9c8=4/r2c3=4  -> r1c2=1~r1c2=2 r9c8=4-r2c3=4
draw/r2c2=4/r1c1=4                          -> nothing
r2c2 5 draw/r2c2=4/r2c3=4                   -> r2c2=5 nothing
r2c2 draw/r2c2=4/r2c3=4 5                   -> r2c2=5 r2c2=4-r2c3=4
r2c2 colour:1 draw/r2c2=4/r2c3=4 colour-cands/3/r2c2=4 clear-drawing -> 
r2c2 5 colour:1 centre:4 auto clear-drawing -> auto r2c2=5
clear-drawing                               -> nothing
`

func TestDrawing(t *testing.T) { play(t, drawn) }

// describe returns the state without the givens, cell by cell: =digit, .centre marks,
// ^corner marks, #colours, !ruled out, &candidate:colour; then the links.
func describe(s State, givens puzzle.CellSet) string {
	var parts []string
	if s.Auto {
		parts = append(parts, "auto")
	}
	for c := range puzzle.Cell(81) {
		var b strings.Builder
		if d := s.Grid[c]; d != 0 && !givens.Has(c) {
			fmt.Fprintf(&b, "=%d", d)
		}
		for _, m := range []struct {
			sign string
			set  puzzle.DigitSet
		}{{".", s.Centre[c]}, {"^", s.Corner[c]}, {"#", puzzle.DigitSet(s.Colours[c])}, {"!", s.RuledOut[c]}} {
			if m.set != 0 {
				b.WriteString(m.sign + m.set.String())
			}
		}
		for i, colour := range s.CandColours[c] {
			if colour != 0 {
				fmt.Fprintf(&b, "&%d:%d", i+1, colour)
			}
		}
		if b.Len() > 0 {
			parts = append(parts, c.String()+b.String())
		}
	}
	for l := range s.Links.All() {
		sign := "-"
		if l.Weak {
			sign = "~"
		}
		parts = append(parts, l.From.String()+sign+l.To.String())
	}
	return strings.Join(parts, " ")
}
