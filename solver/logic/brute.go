package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// bruteForce is what HoDoKu does when no other technique finds a step.
var bruteForce = &Technique{
	ID: "brute-force", Term: "Brute Force", Level: puzzle.Extreme, Score: 10000, OneSolution: true,
	Name: words.Text{En: "Brute force", Zh: "试数"},
	Doc: words.Text{
		En: "If each other digit in a cell is tried to the end and fails, the one that is left is right.",
		Zh: "把一格的其他数字逐一试到底，若都不成立，剩下的那个就是正解。",
	},
	find: findBruteForce,
	explanation: explanation{
		where: words.Text{En: "Look at {house}.", Zh: "看{house}。"},
		what: words.Text{
			En: "The techniques in use have come to an end; what is left is to try digits.",
			Zh: "所用的技巧都已无法继续，只剩逐一试数。",
		},
		pattern: words.Text{
			En: "The digit of {cells} comes from trying.",
			Zh: "{cells} 的数字靠试数得出。",
		},
		why: []words.Text{{
			En: "None of the techniques in use leads on from here, so {cells} was tried with each of its digits and all that can follow.",
			Zh: "所用的技巧都无法从这里继续，于是把 {cells} 的每个数字连同此后的各种可能都试了一遍。",
		}, {
			En: "Only with {digits} is there a solution.",
			Zh: "只有填 {digits} 才有解。",
		}, {
			En: "So {cells} is {digits}. It was found by trying; there is no argument to follow.",
			Zh: "因此 {cells} 是 {digits}。这是试出来的，没有可供核对的推理。",
		}},
	},
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
