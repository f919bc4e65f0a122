package review

import (
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic/logictest"
)

// TestFollowedCounted: digits that follow from a wrong one are counted, right ones as entered and wrong
// ones as mistakes, and the list calls a wrong guess one.
func TestFollowedCounted(t *testing.T) {
	rights, wrongs, guesses := 0, 0, 0
	for seed := range uint64(4) {
		givens, solution := puzzleFor(t, puzzle.Hard, seed)
		for _, ks := range followed(givens, &solution) {
			g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
			for _, k := range ks {
				do(t, g, game.Move{Action: game.Enter, Digit: k.Digit(), Cells: puzzle.CellsOf(k.Cell())})
			}
			rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
			if err != nil {
				t.Fatal(err)
			}
			m, right := &rv.Moves[1], solution[ks[1].Cell()] == ks[1].Digit()
			if !m.Follows {
				continue
			}
			rights, wrongs = rights+count(right), wrongs+count(!right)
			if n, of := len(rv.Sum.Mistakes), rv.digits.right.Len(); n != 1+count(!right) || of != count(right) {
				t.Errorf("%v: %d mistakes, %d right digits", ks, n, of)
			}
			guesses += count(rv.Moves[0].Guessed)
			if name := rv.Moves[0].Name(words.English); (name == "wrong guess") != rv.Moves[0].Guessed {
				t.Errorf("%v: %q", ks, name)
			}
			told := teller{t: t, book: logictest.Claims()}
			for i := range rv.Moments {
				told.moment(rv, &rv.Moments[i])
			}
			told.summary(rv)
		}
	}
	if rights == 0 || wrongs == 0 || guesses == 0 {
		t.Error(rights, wrongs, guesses)
	}
}

// followed returns wrong digits each with one that is a single only with it: a right one and a wrong
// one of each grid.
func followed(givens puzzle.Grid, solution *puzzle.Grid) (list [2][]puzzle.Candidate) {
	plain := puzzle.NewPosition(givens)
	for c := range open(&plain).All() {
		for d := range (plain.Cands[c] &^ solution[c].Set()).All() {
			pos := plain
			pos.Place(puzzle.Cand(c, d))
			for q := range open(&pos).All() {
				for e := range pos.Cands[q].All() {
					if k := puzzle.Cand(q, e); shown(&pos, k) && !shown(&plain, k) {
						list[count(solution[q] == e)] = []puzzle.Candidate{puzzle.Cand(c, d), k}
					}
				}
			}
		}
	}
	return list
}
