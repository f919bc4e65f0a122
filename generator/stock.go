package generator

import (
	_ "embed"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/solver/se"
)

//go:embed stock.txt
var stockLines string

// A stockPuzzle is a puzzle that has something rare: a value of the condition kind.
type stockPuzzle struct {
	kind  string
	value int    // of "se" in tenths, "score" or "clues"
	id    string // of the technique of "with"
	madePuzzle
}

// stock returns the puzzles of stock.txt.
var stock = sync.OnceValue(func() (list []stockPuzzle) {
	for line := range strings.Lines(stockLines) {
		if s, ok := readStock(line); ok {
			list = append(list, s)
		}
	}
	return list
})

// readStock reads a line such as "se 9.2 ...1..".
func readStock(line string) (s stockPuzzle, ok bool) {
	f := strings.Fields(line)
	if len(f) != 3 {
		return s, false
	}
	s.kind = f[0]
	switch s.kind {
	case "se":
		v, valued := se.ParseValue(f[1])
		s.value, ok = int(v), valued
	case "score", "clues":
		n, err := strconv.Atoi(f[1])
		s.value, ok = n, err == nil
	case "with":
		s.id, ok = f[1], true
	}
	if ok {
		s.givens, ok = puzzle.ParseGrid(f[2])
	}
	return s, ok
}

// From these values on puzzles are rare, or for the number of givens up to it.
const (
	rareValue = 90
	rareScore = 15_000
	rareClues = 19
)

// reach is how far from a range of values of Sudoku Explainer one begins to look for it.
const reach = 3

// stocked returns the puzzles of the stock near which puzzles of o are looked for.
func (o *Order) stocked() (near []madePuzzle) {
	values := o.Explainer != nil && o.Explainer.From >= rareValue
	scores := o.Score != nil && o.Score.From >= rareScore
	clues := o.MaxGivens <= rareClues
	for _, s := range stock() {
		switch {
		case clues && s.kind == "clues" && s.value <= o.MaxGivens,
			!clues && values && s.kind == "se" && o.Explainer.distance(s.value) <= reach,
			!clues && !values && scores && s.kind == "score":
			near = append(near, s.madePuzzle)
		}
	}
	return near
}
