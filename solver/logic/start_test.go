package logic

import (
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/puzzle"
)

var blank = start(&puzzle.Grid{})

// TestStart: the singles of a new board are in the order in which they arise when its
// givens are placed one by one, whether they make sense or not.
func TestStart(t *testing.T) {
	rng := rand.New(rand.NewPCG(4, 4))
	for i := range 400 {
		g, solution := minimal(rng)
		switch i % 4 {
		case 1, 2: // more givens
			for range rng.IntN(50) {
				c := rng.IntN(81)
				g[c] = solution[c]
			}
		case 3: // too many
			for range rng.IntN(20) {
				g[rng.IntN(81)] = puzzle.Digit(1 + rng.IntN(9))
			}
		}
		got, want := start(&g), givenOneByOne(&g)
		if got.Position != want.Position || got.Of != want.Of || got.places != want.places || got.emptyCount != want.emptyCount || got.oneEmpty != want.oneEmpty {
			t.Fatalf("%v: the views differ", g)
		}
		if got, want := alive(got), alive(want); !slices.Equal(got, want) {
			t.Fatalf("%v: singles %v, want %v", g, got, want)
		}
	}
}

// givenOneByOne is a plain start.
func givenOneByOne(g *puzzle.Grid) *Board {
	empty := puzzle.NewPosition(puzzle.Grid{})
	b := NewBoard(&empty)
	b.Given = g.Filled()
	for c, d := range g {
		if d != 0 {
			b.Place(puzzle.Cand(puzzle.Cell(c), d))
		}
	}
	return b
}

// alive lists the singles that are still singles, hidden ones by house.
func alive(b *Board) (list []houseDigit) {
	for _, c := range b.naked[b.nakedFrom:b.nakedTo] {
		if one(uint16(b.Cands[c])) {
			list = append(list, houseDigit{puzzle.House(c), 0})
		}
	}
	for _, s := range b.hidden[b.hiddenFrom:b.hiddenTo] {
		if one(b.places[s.house][s.digit]) {
			list = append(list, s)
		}
	}
	return list
}
