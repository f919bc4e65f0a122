package generator

import (
	_ "embed"
	"math"
	"strconv"
	"strings"
	"sync"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver/se"
)

//go:embed stock.txt
var stockLines string

// A stockPuzzle is a puzzle that has something rare: a value of the condition kind.
type stockPuzzle struct {
	kind  string
	value int    // of "se" in tenths, "score" or "givens"
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

// stockForms holds the canonical forms of the stock.
var stockForms = sync.OnceValue(func() map[puzzle.Grid]bool {
	var finder canon.Finder
	forms := map[puzzle.Grid]bool{}
	for _, s := range stock() {
		forms[finder.Form(s.givens)] = true
	}
	return forms
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
	case "score", "givens":
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

// From these values on puzzles are rare.
const (
	rareValue = 90
	rareScore = 15_000
)

// stocked returns the puzzles of the stock near which puzzles of o are looked for: those that fit
// what is rarest in it, or of values of Sudoku Explainer those that come closest.
func (o *Order) stocked() (near []madePuzzle) {
	off := o.offStock()
	least := math.MaxInt
	for _, s := range stock() {
		if n := off(&s); n >= 0 && n < least {
			least = n
		}
	}
	for _, s := range stock() {
		if off(&s) == least {
			near = append(near, s.madePuzzle)
		}
	}
	return near
}

// offStock returns a function that says how far a puzzle of the stock is from o, -1 if it is of no
// use.
func (o *Order) offStock() func(s *stockPuzzle) int {
	kind, off := "", func(*stockPuzzle) int { return 0 }
	switch {
	case o.Explainer != nil && o.Explainer.From >= rareValue:
		kind, off = "se", func(s *stockPuzzle) int { return o.Explainer.distance(s.value) }
	case o.Score != nil && o.Score.From >= rareScore:
		kind, off = "score", func(s *stockPuzzle) int { return o.Score.distance(s.value) / rareScore }
	}
	return func(s *stockPuzzle) int {
		if s.kind != kind {
			return -1
		}
		return off(s)
	}
}
