package generator

import (
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// levels are orders by level, with how many puzzles tests make of them: some, or with
// SUDOKU_LONG many.
func levels() (list []struct {
	Order
	short, long int
}) {
	for _, k := range Kinds[1:] {
		for _, l := range k.Levels() {
			row := struct {
				Order
				short, long int
			}{Order{Kind: k, Level: l, Seed: 2}, 2, 1000}
			switch {
			case k == Mini4:
				row.long = 3000
			case k == Mini6:
				row.long = 3500
			case k == Diagonals:
				row.long = 400
			}
			if l == puzzle.Extreme {
				row.short = 1
			}
			list = append(list, row)
		}
	}
	return list
}

// Puzzles have the level that was ordered when all techniques are tried, not only those up to
// it, and one solution by both searches.
func TestLevelsOfBoards(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time that other tests lack")
	}
	var rater logic.Rater
	for _, row := range levels() {
		t.Run(row.Kind.Name()+"/"+row.Level.Name(), func(t *testing.T) {
			for i, r := range made(t, row.Order, many(row.short, row.long), 2) {
				checkBoard(t, &row.Order, &r)
				all := logic.For(r.Puzzle.Shape).Techniques
				got, err := rater.RateShape(t.Context(), r.Puzzle.Shape, &r.Puzzle.Givens, all, 0, nil)
				if err != nil || got.Level != row.Level || r.Rating != got || !r.Rated {
					t.Errorf("%d: %v, %s is %v, then %v; %v", i, r.Puzzle.Givens, r.Puzzle.Shape, r.Rating, got, err)
				}
			}
		})
	}
}
