package review

import (
	"context"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
	"sudoku/solver/variant"
	"sudoku/solver/variant/varianttest"
)

// TestOtherBoards: a game on each kind of board, played along the solution path with one wrong
// digit, is reviewed to its end: digits that cages or houses show are no guesses, and each
// moment says itself.
func TestOtherBoards(t *testing.T) {
	rng := rand.New(rand.NewPCG(46, 3))
	for name, board := range map[string]*puzzle.Shape{"4x4": puzzle.Mini4, "6x6": puzzle.Mini6, "diagonal": puzzle.Diagonal, "killer": nil} {
		p, solution := puzzleOn(board, name == "killer", rng)
		g := game.New(p, time.Now)
		pos, wrong := p.Shape.NewPosition(p.Givens), false
		steps, _, err := logic.PathFrom(t.Context(), &pos, logic.For(p.Shape).Techniques)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, s := range steps {
			if len(s.Place) == 0 {
				continue
			}
			c, d := s.Place[0].Cell(), s.Place[0].Digit()
			if !wrong {
				other := (p.Shape.Digits() &^ d.Set()).Min()
				play(t, g, game.Move{Action: game.Enter, Digit: other, Cells: puzzle.CellsOf(c)})
				wrong = true
			}
			play(t, g, game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)})
		}
		r, err := Of(t.Context(), Request{g.History(), solution}, nil)
		if err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		if !r.Sum.Solved || len(r.Moments) == 0 || r.Moves[0].Label != Mistake {
			t.Errorf("%s: solved %v, %d moments, the first move is %v", name, r.Sum.Solved, len(r.Moments), r.Moves[0].Label)
		}
		for i := range r.Moves[1:] {
			if m := &r.Moves[1+i]; m.Label == Guess {
				t.Errorf("%s: move %d, %v=%d, is taken for a guess", name, m.Number, m.Cell, m.Digit)
			}
		}
		for i := range r.Moments {
			m := &r.Moments[i]
			for _, l := range words.Langs {
				if text := strings.Join(append(r.What(m, l), m.Why(l)...), " "); text == "" || strings.Contains(text, "{") || strings.Contains(text, "review.") {
					t.Errorf("%s: %q", name, text)
				}
			}
		}
	}
}

// A game on an empty killer board, without what is entered.
const emptyKiller = `sudoku-desk game 4
board 9 9=r1c1,r1c2 8=r1c3,r1c4 7=r1c5,r2c5,r3c5 16=r1c6,r2c6 17=r1c7,r1c8,r1c9 14=r2c1,r3c1 17=r2c2,r2c3,r2c4 8=r2c7,r3c7 6=r2c8,r2c9 16=r3c2,r3c3,r3c4 9=r3c6,r4c6 19=r3c8,r3c9,r4c8 7=r4c1,r5c1,r5c2 11=r4c2,r4c3 11=r4c4,r4c5 22=r4c7,r5c7,r5c8 10=r4c9,r5c9 23=r5c3,r6c3,r6c4,r7c3 9=r5c4,r5c5,r5c6 20=r6c1,r6c2,r7c2 24=r6c5,r7c4,r7c5 10=r6c6,r7c6 8=r6c7,r6c8,r7c7 10=r6c9,r7c8,r7c9 7=r7c1,r8c1 15=r8c2,r9c1,r9c2 10=r8c3,r8c4 18=r8c5,r9c3,r9c4,r9c5 17=r8c6,r8c7,r8c8 21=r8c9,r9c8,r9c9 6=r9c6,r9c7
givens .................................................................................
clock 0:27
at 1
`

// TestNoSinglesOnCages: what takes a step of the cages first is no single. A step that removed
// candidates when it was found is told as what it does after those before it.
func TestNoSinglesOnCages(t *testing.T) {
	for _, tt := range []struct{ moves, steps string }{
		{"enter 4 r3c9", "innie-one cage-sums"}, // the first places a digit, and more goes with that
		{"enter 6 r3c9", ""},
		{"enter 5 r4c8", ""},
	} {
		g, _, err := game.Load(strings.NewReader(emptyKiller+tt.moves+"\nend\n"), time.Now)
		if err != nil {
			t.Fatal(err)
		}
		p := g.Puzzle()
		solution, err := variant.Solve(t.Context(), p.Shape, p.Givens)
		if err != nil {
			t.Fatal(err)
		}
		r, err := Of(t.Context(), Request{g.History(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if m := &r.Moves[0]; m.Singles || m.saw != nil && m.saw.any && m.Open == nil {
			t.Errorf("%s: a single is open, by %v", tt.moves, m.Open)
		}
		m, err := r.Look(t.Context(), 0)
		var steps []string
		for _, s := range m.Reason.Steps {
			steps = append(steps, s.Technique.ID)
		}
		if got := strings.Join(steps, " "); err != nil || tt.steps != "" && got != tt.steps {
			t.Errorf("%s: %v %s, want %s", tt.moves, err, got, tt.steps)
		}
	}
}

func play(t *testing.T, g *game.Game, m game.Move) {
	t.Helper()
	if err := g.Do(m); err != nil {
		t.Fatal(err)
	}
}

// puzzleOn returns a puzzle with some more givens than it needs, and its solution.
func puzzleOn(board *puzzle.Shape, cages bool, rng *rand.Rand) (p puzzle.Puzzle, solution puzzle.Grid) {
	var s variant.Searcher
	ctx := context.Background()
	solution, _, _ = s.Random(ctx, board, &puzzle.Grid{}, rng)
	if p.Shape = board; cages {
		p.Shape, _ = puzzle.NewShape(9, false, varianttest.Cages(rng, board, &solution, 3, 0))
	}
	p.Givens = solution
	for _, c := range rng.Perm(81) {
		d := p.Givens[c]
		p.Givens[c] = 0
		if n, _ := s.Count(ctx, p.Shape, &p.Givens, 2); n != 1 || !cages && rng.IntN(3) == 0 {
			p.Givens[c] = d
		}
	}
	return p, solution
}
