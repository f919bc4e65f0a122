package logic

import (
	"context"
	"math/rand/v2"
	"testing"
	"time"

	"sudoku/puzzle"
)

// strange are candidates as no puzzle has them, but a player's marks may.
var strange = map[string]func(rng *rand.Rand, c puzzle.Cell) puzzle.DigitSet{
	"two digits everywhere":   func(*rand.Rand, puzzle.Cell) puzzle.DigitSet { return puzzle.DigitsOf(1, 2) },
	"three digits everywhere": func(*rand.Rand, puzzle.Cell) puzzle.DigitSet { return puzzle.DigitsOf(1, 2, 3) },
	"two of nine": func(rng *rand.Rand, _ puzzle.Cell) puzzle.DigitSet {
		return puzzle.DigitsOf(puzzle.Digit(1+rng.IntN(9)), puzzle.Digit(1+rng.IntN(9)))
	},
	"two of four": func(rng *rand.Rand, _ puzzle.Cell) puzzle.DigitSet {
		return puzzle.DigitsOf(puzzle.Digit(1+rng.IntN(4)), puzzle.Digit(1+rng.IntN(4)))
	},
	"two digits in half of the cells": func(rng *rand.Rand, _ puzzle.Cell) puzzle.DigitSet {
		if rng.IntN(2) == 0 {
			return puzzle.DigitsOf(1, 2)
		}
		return puzzle.AllDigits
	},
	"the same two twice in each house": func(_ *rand.Rand, c puzzle.Cell) puzzle.DigitSet {
		if (c.Row()*3+c.Row()/3+c.Col())%9 < 2 {
			return puzzle.DigitsOf(1, 2)
		}
		return puzzle.AllDigits
	},
}

// TestStrangeCandidates: on candidates as no puzzle has them every search ends, and soon once
// nobody waits for it.
func TestStrangeCandidates(t *testing.T) {
	rng := rand.New(rand.NewPCG(20, 81))
	wait := time.Duration(sample(2, 10)) * time.Millisecond
	for name, of := range strange {
		pos := puzzle.NewPosition(puzzle.Grid{})
		for c := range puzzle.Cell(81) {
			for d := range (puzzle.AllDigits &^ of(rng, c)).All() {
				pos.Eliminate(puzzle.Cand(c, d))
			}
		}
		for _, tech := range listed(hodoku | full | steps) {
			ctx, cancel := context.WithTimeout(t.Context(), wait)
			begun := time.Now()
			steps, _ := AllContext(ctx, &pos, []*Technique{tech})
			cancel()
			t.Logf("%s, %s: %d steps in %v", name, tech.ID, len(steps), time.Since(begun))
		}
	}
}
