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
