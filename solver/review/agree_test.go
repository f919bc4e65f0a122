package review

import (
	"bufio"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver"
	"sudoku/solver/hint"
	"sudoku/solver/logic"
)

// TestReviewAgreesWithHints: in games of players who keep no candidates, have them kept or keep
// some marks, a review says of each move that there was a single to enter where the hint was
// one, and nowhere else but where the hint is easier to see; and it never says that something
// harder was needed than what hints led to the next digit by.
func TestReviewAgreesWithHints(t *testing.T) {
	players := map[string]func(*game.Game, *rand.Rand){
		"no marks": func(*game.Game, *rand.Rand) {},
		"automatic": func(g *game.Game, _ *rand.Rand) {
			if !g.State().Auto {
				do(t, g, game.Move{Action: game.SetAuto, Digit: 1})
			}
		},
		"some marks": func(g *game.Game, rng *rand.Rand) {
			s := g.State()
			c := puzzle.Cell(rng.IntN(81))
			can := puzzle.NewPosition(s.Grid).Cands[c]
			for d := range can.All() {
				if !s.Centre[c].Has(d) && rng.IntN(3) > 0 {
					do(t, g, game.Move{Action: game.Centre, Digit: d, Cells: puzzle.CellsOf(c)})
				}
			}
		},
	}
	for name, marks := range players {
		moves := 0
		for n, grid := range minimalPuzzles(t, 6) {
			rng := rand.New(rand.NewPCG(uint64(n), 5))
			g := game.New(puzzle.Puzzle{Givens: grid}, time.Now)
			solution, _ := solver.Solve(grid)
			placed, steps := map[int]bool{}, map[int]logic.Step{}
			easier := map[int]bool{} // than every single
			for grid != solution && len(placed) < 120 {
				marks(g, rng)
				r := hint.Request{State: g.State(), Givens: g.Givens(), Solutions: []puzzle.Grid{solution}, Last: g.LastCell()}
				h, err := hint.Find(r)
				if err != nil {
					t.Fatal(err)
				}
				m, ok := h.Move()
				step, is := h.Step()
				if !ok || !is {
					break
				}
				pos := r.Position()
				steps[len(g.History().Moves)] = step
				easier[len(g.History().Moves)] = !singleFirst(&pos, &step, r.State.Auto)
				m.Hint = m.Action == game.RuleOut || rng.IntN(3) == 0
				placed[len(g.History().Moves)] = m.Action == game.Enter
				do(t, g, m)
				grid = g.State().Grid
			}
			rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
			if err != nil {
				t.Fatal(err)
			}
			needs := singles // from a move to the next digit, by the hints
			for i := len(rv.Moves) - 1; i >= 0; i-- {
				single, hinted := placed[i]
				if !hinted {
					continue
				}
				moves++
				m, step := &rv.Moves[i], steps[i]
				if needs = max(needs, classOf(step.Technique)); single {
					needs = singles
				}
				if single && !m.Singles || m.Singles && !single && !easier[i] || m.Label == Single && !single {
					t.Errorf("%s, puzzle %d: move %d, %s, is a %v and singles are there: %v; the hint is %s", name, n, i, m.Played.Move, m.Label, m.Singles, step.Notation())
				}
				if m.Open != nil && classOf(m.Open) > needs {
					t.Errorf("%s, puzzle %d: move %d, %s: %s was needed; hints do without", name, n, i, m.Played.Move, m.Open.ID)
				}
			}
		}
		if moves < 200 {
			t.Errorf("%s: only %d moves", name, moves)
		}
	}
}

// singleFirst reports whether a single is easier to see than a step.
func singleFirst(pos *puzzle.Position, s *logic.Step, marked bool) bool {
	first := logic.Easiest(pos, append(slices.Clone(singleTechniques), s.Technique), marked, nil)
	return !slices.ContainsFunc(first, func(f logic.Step) bool { return f.Technique.ID == s.Technique.ID })
}

func do(t *testing.T, g *game.Game, m game.Move) {
	t.Helper()
	if err := g.Do(m); err != nil {
		t.Fatal(m, err)
	}
}

// minimalPuzzles returns some hard puzzles.
func minimalPuzzles(t *testing.T, n int) (list []puzzle.Grid) {
	t.Helper()
	f, err := os.Open("../testdata/minimal.txt")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	for lines := bufio.NewScanner(f); lines.Scan() && len(list) < n; {
		if line := lines.Text(); len(line) > 82 && line[81:83] == ":1" {
			var g puzzle.Grid
			for c := range g {
				if line[c] != '.' {
					g[c] = puzzle.Digit(line[c] - '0')
				}
			}
			list = append(list, g)
		}
	}
	return list
}
