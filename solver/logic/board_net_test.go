package logic

import (
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// TestBoardNets: on puzzles of each kind of board, what is tried and fails is no digit of the
// solution, and the text tells how it fails.
func TestBoardNets(t *testing.T) {
	rng := rand.New(rand.NewPCG(46, 4))
	steps := 0
	for _, name := range []string{"6x6", "diagonal", "killer", "killer 6x6"} {
		for range sample(1, 20) {
			shape, g, solution := minimalOn(boards[name].shape, boards[name].cages, rng)
			pos := shape.NewPosition(g)
			for n, s := range All(&pos, []*Technique{boardNet}) {
				checkStepOn(t, &pos, &s, &solution)
				if steps++; n < 10 {
					checkSaidOn(t, &pos, &s)
				}
			}
		}
	}
	if steps == 0 {
		t.Error("nothing was tried")
	}
}

// TestBoardNetCase: with 1 in r1c9 and so 3 in r1c7, a cage of 5 in row 1 can be neither 1 + 4 nor
// 2 + 3.
func TestBoardNetCase(t *testing.T) {
	shape := killer(t, 9, false, "5:r1c1,r1c2")
	pos := shape.NewPosition(puzzle.Grid{})
	for _, s := range All(&pos, []*Technique{cageFew}) {
		s.Apply(&pos)
	}
	pos.Cands[8], pos.Cands[6] = puzzle.DigitsOf(1, 2), puzzle.DigitsOf(1, 3)
	var told []string
	for _, s := range All(&pos, []*Technique{boardNet}) {
		if s.Eliminate[0] == puzzle.Cand(8, 1) {
			told = s.Why(words.English)
		}
	}
	const want = "If r1c9 were 1, no digits would make the sum of the cage 5 at r1c1: / " +
		"Then r1c7 is 3 (only 3 left). / No digits would make the sum of the cage 5 at r1c1. / That can't be, so r1c9 is not 1."
	if got := strings.Join(told, " / "); got != want {
		t.Errorf("%s\nwant %s", got, want)
	}
}
