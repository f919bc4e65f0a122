package review

import (
	"context"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/game"
	"sudoku/solver"
)

// FuzzOf reviews any game: every move has a label, and wrong digits are mistakes or tries.
func FuzzOf(f *testing.F) {
	const head = "sudoku-desk game 3\ngivens 53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
	for _, moves := range []string{
		"",
		"enter 4 r1c3\nenter 6 r1c4\nenter 8 r1c6\n",
		"enter 1 r1c3\nerase r1c3\nenter 4 r1c3 clean\nfrom 1\nenter 2 r1c4\nfrom 0 what-if\nenter 2 r1c3\n",
		"auto\ncentre 2 r1c4\ncentre 6 r1c4\nrule-out r1c4=2 hint\nenter 6 r1c4 hint\n",
		"fill-marks r1c3 r1c4\ncentre 1 r1c3\ncentre 4 r1c3\nenter 4 r1c3 r1c4\nenter 4 r1c3 r1c4\n",
		"solve 534678912672195348198342567859761423426853791713924856961537284287419635345286179\nerase r1c3\nenter 4 r1c3\n",
	} {
		f.Add(head + moves + "end\n")
	}
	f.Fuzz(func(t *testing.T, text string) {
		g, _, err := game.Load(strings.NewReader(text), time.Now)
		if err != nil {
			return
		}
		solution, err := solver.Solve(g.Puzzle().Givens)
		hist := g.History()
		if err != nil || len(hist.Moves) > 30 {
			return
		}
		r, err := Of(context.Background(), Request{hist, solution}, nil)
		if err != nil || len(r.Moves) != len(hist.Moves) {
			t.Fatal(err, len(r.Moves))
		}
		for i := range r.Moves {
			m := &r.Moves[i]
			wrong := m.Digit != 0 && solution[m.Cell] != m.Digit && m.Label != Hint
			if wrong && m.Label != Mistake && m.Label != Try || m.Label == Mistake && !wrong && len(m.Struck) == 0 {
				t.Errorf("%v is said to be a %v", m.Move, m.Label)
			}
		}
		speaks(t, r)
	})
}
