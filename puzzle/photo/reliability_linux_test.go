package photo_test

import (
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/photo"
)

// sureFrom are the bins of how sure a cell is.
var sureFrom = []float64{0, 0.5, 0.8, 0.9, 0.97, 0.99, 0.999}

// A reliability counts, of the cells in which there is something or something was read, how sure
// each was said to be and how many were right.
type reliability [7]struct {
	cells, right int
	said         float64 // the sum of what was said
}

// add counts the cells of a grid; a digit is right only if it was told whose it is, too.
func (y *reliability) add(r *photo.Reading, givens, entries *puzzle.Grid) {
	for c := range puzzle.Cell(81) {
		if givens[c]+entries[c]+r.Givens[c]+r.Entries[c] == 0 {
			continue
		}
		at := len(sureFrom) - 1
		for at > 0 && r.Sure[c] < sureFrom[at] {
			at--
		}
		b := &y[at]
		b.cells++
		b.said += r.Sure[c]
		if r.Givens[c] == givens[c] && r.Entries[c] == entries[c] {
			b.right++
		}
	}
}

func (y *reliability) tell(t *testing.T) {
	t.Log("   sure from    cells    said   right")
	for i, b := range slices.Backward(y[:]) {
		if b.cells > 0 {
			n := float64(b.cells) / 100
			t.Logf("%10.1f %% %8d %6.2f %% %6.2f %%", 100*sureFrom[i], b.cells, b.said/n, float64(b.right)/n)
		}
	}
}
