package lesson

import (
	"context"
	"testing"

	"sudoku/solver/logic"
)

// TestAnother: rounds after each other vary more than positions do by themselves, and a seed makes
// the same one again.
func TestAnother(t *testing.T) {
	for _, id := range []string{"hidden-single", "naked-pair"} {
		technique, _ := logic.ByID(id)
		plain, varied := 0, 0
		var last, before Position
		for i := range uint64(12) {
			p, err := Another(context.Background(), technique, 100*i, &last)
			q, also := Another(context.Background(), technique, 100*i, &last)
			o, as := New(context.Background(), technique, 100*i)
			if err != nil || also != nil || as != nil || p.Grid != q.Grid {
				t.Fatal(id, err, also, as)
			}
			varied += p.like(&last)
			plain += o.like(&before)
			last, before = p, o
		}
		if varied >= plain {
			t.Errorf("%s: %d things in common, %d by themselves", id, varied, plain)
		}
	}
}
