package review

import (
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/solver/logic"
)

// TestSeenUnderAGuess: a digit that was a single only under a guess that was taken back is none when
// it is entered without it.
func TestSeenUnderAGuess(t *testing.T) {
	tried := 0
	for seed := range uint64(4) {
		givens, solution := puzzleFor(t, puzzle.Extreme, seed)
		g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
		enter := func(k puzzle.Candidate) {
			do(t, g, game.Move{Action: game.Enter, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())})
		}
		pos := puzzle.NewPosition(givens)
		for s, ok := logic.Next(&pos, singleTechniques); ok; s, ok = logic.Next(&pos, singleTechniques) {
			enter(s.Place[0])
			s.Apply(&pos)
		}
		guess, follows, ok := hidden(t, &pos, &solution)
		if !ok {
			continue
		}
		tried++
		enter(guess)
		enter(follows)
		g.Undo()
		g.Undo()
		enter(follows)
		r, err := Of(t.Context(), Request{g.History(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		last := r.Moves[len(r.Moves)-1]
		if last.Label == Single || last.saw.found <= reachOfAll {
			t.Errorf("seed %d: %v after %v was taken back is a %v, class %d", seed, follows, guess, last.Label, last.saw.found)
		}
	}
	if tried == 0 {
		t.Error("no puzzle has such a digit")
	}
}

// hidden returns two digits that nothing easy shows, the second of which is a single after the first.
func hidden(t *testing.T, pos *puzzle.Position, solution *puzzle.Grid) (guess, follows puzzle.Candidate, ok bool) {
	unseen := func(k puzzle.Candidate) bool {
		after := *pos
		l, err := wholeLadder().search(t.Context(), &after, solution, func(p *puzzle.Position) bool { return shown(p, k) })
		if err != nil {
			t.Fatal(err)
		}
		return l.found > reachOfAll
	}
	empty := puzzle.AllCells.Without(pos.Grid.Filled())
	for a := range empty.All() {
		guess = puzzle.Cand(a, solution[a])
		after := *pos
		after.Place(guess)
		for b := range empty.Without(puzzle.CellsOf(a)).All() {
			if follows = puzzle.Cand(b, solution[b]); shown(&after, follows) && unseen(guess) && unseen(follows) {
				return guess, follows, true
			}
		}
	}
	return guess, follows, false
}
