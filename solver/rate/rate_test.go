package rate

import (
	"context"
	"errors"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/library"
)

const (
	easy     = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
	solution = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
	several  = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419............"
)

func TestRate(t *testing.T) {
	var r Rater
	for _, c := range []struct {
		grid  string
		rated bool
	}{{easy, true}, {solution, false}, {several, false}, {"55" + easy[2:], false}, {easy, true}} {
		g, _ := puzzle.ParseGrid(c.grid)
		level, err1 := r.Level(t.Context(), g)
		both, err2 := r.Rate(t.Context(), g)
		if err1 != nil || err2 != nil {
			t.Fatal(c.grid, err1, err2)
		}
		if !c.rated {
			if both != (library.Rating{}) || level != both {
				t.Errorf("%s: %+v, %+v", c.grid, level, both)
			}
			continue
		}
		if both.Level != puzzle.Easy || both.Score == 0 || both.Hardest == "" || both.SE < 1 {
			t.Errorf("%s: %+v", c.grid, both)
		}
		if both.SE = 0; level != both {
			t.Errorf("%s: %+v without the other scale, %+v", c.grid, level, both)
		}
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	g, _ := puzzle.ParseGrid(easy)
	if _, err := r.Rate(ctx, g); !errors.Is(err, context.Canceled) {
		t.Error(err)
	}
}
