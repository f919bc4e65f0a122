package hint

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/variant"
	"sudoku/solver/variant/varianttest"
)

// on makes a request on a board of a puzzle with one solution.
func on(shape *puzzle.Shape, givens puzzle.Grid) (r Request) {
	r = Request{Givens: givens.Filled()}
	r.State.Shape, r.State.Grid = shape, givens
	for g := range variant.All(context.Background(), shape, givens) {
		if r.Solutions = append(r.Solutions, g); len(r.Solutions) == 2 {
			break
		}
	}
	return r
}

// randomOn returns a puzzle with one solution; with cages of up to so many cells if that isn't 0.
func randomOn(board *puzzle.Shape, cages int, rng *rand.Rand) (*puzzle.Shape, puzzle.Grid) {
	var s variant.Searcher
	ctx := context.Background()
	g, _, _ := s.Random(ctx, board, &puzzle.Grid{}, rng)
	if cages > 0 {
		board, _ = puzzle.NewShape(board.Size(), board.Diagonals(), varianttest.Cages(rng, board, &g, cages, 0))
	}
	for _, c := range rng.Perm(81) {
		d := g[c]
		if d == 0 {
			continue
		}
		g[c] = 0
		if n, _ := s.Count(ctx, board, &g, 2); n != 1 {
			g[c] = d
		}
	}
	return board, g
}

// TestBoardsToTheEnd: on boards of each kind hints lead to the solution, whether the player keeps
// candidates or not, and say all their depths.
func TestBoardsToTheEnd(t *testing.T) {
	rng := rand.New(rand.NewPCG(46, 2))
	for name, board := range map[string]struct {
		shape *puzzle.Shape
		cages int
	}{"4x4": {puzzle.Mini4, 0}, "6x6": {puzzle.Mini6, 0}, "killer": {nil, 4}, "killer 6x6": {puzzle.Mini6, 3}, "killer X": {puzzle.Diagonal, 3}} {
		shape, givens := randomOn(board.shape, board.cages, rng)
		r := on(shape, givens)
		for _, auto := range []bool{false, true} {
			if r.State.Auto = auto; len(r.Solutions) != 1 {
				t.Fatalf("%s: %d solutions", name, len(r.Solutions))
			}
			steps, err := Path(t.Context(), r)
			end := r.Position()
			for i := range steps {
				steps[i].Apply(&end)
			}
			if err != nil || end.Grid != r.Solutions[0] {
				t.Errorf("%s: after %d steps: %v", name, len(steps), err)
			}
		}
		h := mustFind(t, r)
		for depth := Where; depth <= Done; depth++ {
			for _, l := range words.Langs {
				if texts, _ := h.Depth(depth, l); len(texts) == 0 || strings.Contains(strings.Join(texts, ""), "{") {
					t.Errorf("%s: depth %d says %q", name, depth, texts)
				}
			}
		}
		if r.State.Grid = r.Solutions[0]; !finished(r) {
			t.Errorf("%s: the solution is not the end", name)
		}
	}
}

func finished(r Request) bool {
	_, err := Find(r)
	return errors.Is(err, ErrFinished)
}

func cage(sum int, cells ...puzzle.Cell) puzzle.Cage {
	return puzzle.Cage{Cells: puzzle.CellsOf(cells...), Sum: sum}
}

// TestMistakesOnBoards: what a wrong entry breaks.
func TestMistakesOnBoards(t *testing.T) {
	solution, _ := puzzle.ParseGrid(full)
	killer, _ := puzzle.NewShape(9, false, []puzzle.Cage{cage(6, 0, 1, 2), cage(11, 3, 12), cage(11, 56, 66)})
	for _, tt := range []struct {
		name  string
		shape *puzzle.Shape
		given puzzle.CellSet
		entry puzzle.Candidate
		want  string
	}{
		{"a diagonal", puzzle.Diagonal, puzzle.CellsOf(0), puzzle.Cand(80, 1), "The 1 of the falling diagonal is at r1c1 already."},
		{"a cage twice", killer, puzzle.CellsOf(56), puzzle.Cand(66, 2), "The 2 of the cage at r7c3 is at r7c3 already."},
		{"a cage that is full", killer, puzzle.CellsOf(12), puzzle.Cand(3, 5), "With it, the cage 11 at r1c4 is full and makes 12."},
		{"a cage with too much", killer, puzzle.CellSet{}, puzzle.Cand(0, 7), "With it, the cage 6 at r1c1 makes 7 already, too much for the cells that are left."},
		{"a cage without a sum", killer, puzzle.CellSet{}, puzzle.Cand(3, 1), "With it, no digits make the sum of the cage 11 at r1c4."},
	} {
		r := Request{Solutions: []puzzle.Grid{solution}, Givens: tt.given, Last: tt.entry.Cell()}
		r.State.Shape = tt.shape
		for c := range tt.given.All() {
			r.State.Grid[c] = solution[c]
		}
		r.State.Grid[tt.entry.Cell()] = tt.entry.Digit()
		texts, _ := mustFind(t, r).Depth(Pattern, words.English)
		if got := strings.Join(texts, " / "); !strings.HasSuffix(got, tt.want) {
			t.Errorf("%s: %q, want %q", tt.name, got, tt.want)
		}
	}
}

// TestGivensThatClashOnBoards: why a puzzle has no solution.
func TestGivensThatClashOnBoards(t *testing.T) {
	killer, _ := puzzle.NewShape(9, false, []puzzle.Cage{cage(12, 30, 39, 48)})
	for _, tt := range []struct {
		shape  *puzzle.Shape
		givens map[puzzle.Cell]puzzle.Digit
		want   string
	}{
		{puzzle.Diagonal, map[puzzle.Cell]puzzle.Digit{0: 5, 40: 5}, "Givens clash: 5 is more than once in the falling diagonal, at r1c1 and r5c5."},
		{killer, map[puzzle.Cell]puzzle.Digit{30: 4, 39: 8}, "Givens clash: in the cage 12 at r4c4, they make 12."},
		{puzzle.Mini6, map[puzzle.Cell]puzzle.Digit{0: 5, 11: 5}, "Givens clash: 5 is more than once in box 1, at r1c1 and r2c3."},
	} {
		var g puzzle.Grid
		for c, d := range tt.givens {
			g[c] = d
		}
		r := Request{Givens: g.Filled()}
		r.State.Shape, r.State.Grid = tt.shape, g
		texts, _ := mustFind(t, r).Depth(Where, words.English)
		if got := texts[len(texts)-1]; got != tt.want {
			t.Errorf("%q, want %q", got, tt.want)
		}
	}
}
