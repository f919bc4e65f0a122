package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// bruteForce is what HoDoKu does when no other technique finds a step.
var bruteForce = &Technique{
	ID: "brute-force", Term: "Brute Force", Level: puzzle.Extreme, Score: 10000, OneSolution: true,
	find: findBruteForce,
}

// findBruteForce places a digit of the solution in the cell that HoDoKu picks, the
// middle one of those that are empty.
func findBruteForce(b *Board, found func(Step) bool) {
	solution, ok := bruteSolution(b)
	if !ok {
		return
	}
	skip := b.Empty.Len() / 2
	for c := range b.Empty.All() {
		if skip == 0 {
			found(place(puzzle.Cand(c, solution[c]), show(puzzle.Box(c.Box()))))
			return
		}
		skip--
	}
}

// bruteTries is how many digits a search tries before it gives up. The hardest known
// puzzles take a few thousand; some grids without a solution would never end.
const bruteTries = 100_000

// A bruteSearch looks for solutions until it knows of two.
type bruteSearch struct {
	solution puzzle.Grid
	found    int
	tries    int
}

// bruteSolution returns the solution of b if it has exactly one and a search ends.
func bruteSolution(b *Board) (puzzle.Grid, bool) {
	var s bruteSearch
	s.search(b)
	return s.solution, s.found == 1 && s.tries < bruteTries
}

// search tries each candidate of the place that has fewest.
func (s *bruteSearch) search(b *Board) {
	if b.Empty.Empty() {
		s.solution = b.Grid
		s.found++
		return
	}
	house, d, c := bruteTightest(b)
	if d == 0 {
		for d := range b.Cands[c].All() {
			s.try(b, puzzle.Cand(c, d))
		}
		return
	}
	for c := range b.In(house, d).All() {
		s.try(b, puzzle.Cand(c, d))
	}
}

func (s *bruteSearch) try(b *Board, k puzzle.Candidate) {
	if s.found > 1 || s.tries == bruteTries {
		return
	}
	s.tries++
	next := *b
	next.Place(k)
	s.search(&next)
}

// bruteTightest returns the digit that has fewest places in a house, or the cell that has
// fewest candidates, with digit 0.
func bruteTightest(b *Board) (house puzzle.House, digit puzzle.Digit, cell puzzle.Cell) {
	fewest := 10
	for c := range b.Empty.All() {
		if n := b.Cands[c].Len(); n < fewest {
			cell, fewest = c, n
		}
	}
	for h := puzzle.House(0); h < puzzle.NumHouses && fewest > 1; h++ {
		missing, nowhere := b.Empty.And(h.Set()).Len(), puzzle.Digit(0)
		for d := puzzle.Digit(1); d <= 9; d++ {
			n := bits.OnesCount16(b.places[h][d])
			if n == 0 {
				nowhere = d
				continue
			}
			missing--
			if n < fewest {
				house, digit, fewest = h, d, n
			}
		}
		if missing > 0 {
			return h, nowhere, 0
		}
	}
	return house, digit, cell
}
