package logic

import (
	"testing"

	"sudoku/puzzle"
)

// TestChainBounds: where only the easiest chain is of use, none is missed by the bounds
// on what a chain may cost, whichever chain was known before.
func TestChainBounds(t *testing.T) {
	found := 0
	plainWalk(t, 23, 12, func(b *Board, _ *puzzle.Grid) {
		for _, tech := range []*Technique{xChain, xyChain, niceLoop, groupedNiceLoop, setsContinuousLoop, setsDiscontinuousLoop, setsAIC} {
			want := easiestWithin(b, tech, 0)
			if want == anyCost {
				continue
			}
			found++
			for _, most := range []int{want, want + 1, want + 7, anyCost} {
				if got := easiestWithin(b, tech, most); got > want {
					t.Errorf("%v: %s costs %d, within %d it is %d", b.Grid, tech.ID, want, most, got)
				}
			}
		}
	})
	if t.Logf("%d", found); found < 100 {
		t.Error(found)
	}
}

// easiestWithin returns the least cost of the steps that t finds if none that costs more
// than most is of use; anyCost if there are none.
func easiestWithin(b *Board, t *Technique, most int) int {
	least := anyCost
	b.most = most
	t.find(b, func(s Step) bool {
		least = min(least, chainCost(&s))
		return true
	})
	b.most = 0
	return least
}
