package session

import (
	"strconv"

	"sudoku/generator"
	"sudoku/puzzle/estimate"
)

// A puzzle for some minutes is ordered by a level and a score; the order notes the minutes
// too, because the games that follow may change which these are.

// ForMinutes orders a puzzle for some minutes.
func (o PuzzleOrder) ForMinutes(n int, c estimate.Choice) {
	o.Set(OptionLevel, c.Level.Name())
	o.Set(OptionScore, strconv.Itoa(c.From)+".."+strconv.Itoa(c.To))
	o.Set(OptionMinutes, strconv.Itoa(n))
}

// ForAnyTime drops the minutes, and the score with them.
func (o PuzzleOrder) ForAnyTime() {
	if o[OptionMinutes] != "" {
		delete(o, OptionMinutes)
		delete(o, OptionScore)
	}
}

// Minutes returns for how many minutes a puzzle is ordered, 0 for any time.
func (o PuzzleOrder) Minutes() int {
	n, err := strconv.Atoi(o[OptionMinutes])
	if err != nil {
		return 0
	}
	return max(n, 0)
}

// Score returns the middle of the scores that are ordered, 0 for any.
func (o PuzzleOrder) Score() int {
	r, err := generator.ParseRange(o[OptionScore])
	if err != nil {
		return 0
	}
	return (max(r.From, 0) + min(r.To, 1_000_000)) / 2
}
