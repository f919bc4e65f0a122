package logictest

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"sudoku/puzzle"
)

// A Value is what a sentence says in the place of an argument, as it was read. Kind says which
// of the fields holds it.
type Value struct {
	Kind   string
	Cells  puzzle.CellSet
	Path   []puzzle.Cell // in the order in which they are said
	Digits puzzle.DigitSet
	Sets   []puzzle.DigitSet  // as 3 + 5
	Terms  []int              // as 45 - 36 + 2
	Cands  []puzzle.Candidate // as r4c7=5
	Houses []puzzle.House
	Number int
	Name   string      // of a technique
	Said   []*Sentence // texts within the text
}

// is reports whether a value is so many things, or that number; a digit counts as one thing or as
// the number that it is.
func (v Value) is(n int) bool {
	return v.Cells.Len()+v.Digits.Len()+len(v.Houses)+len(v.Cands)+len(v.Said)+v.Number == n ||
		v.Digits.Len() == 1 && int(v.Digits.Min()) == n
}

// A Sentence is a text of the catalogue that was read: its key and what stands in its places.
type Sentence struct {
	Key  string
	Args map[string]Value
}

func (v Value) String() string {
	switch v.Kind {
	case "cell", "cells":
		return v.Cells.Notation()
	case "digit", "digits":
		return v.Digits.String()
	case "house", "houses":
		return fmt.Sprint(v.Houses)
	case "cands":
		return fmt.Sprint(v.Cands)
	case "number":
		return fmt.Sprint(v.Number)
	case "sums":
		return fmt.Sprint(v.Sets)
	case "terms":
		return fmt.Sprint(v.Terms)
	case "name":
		return v.Name
	}
	var said []string
	for _, s := range v.Said {
		said = append(said, s.String())
	}
	return "[" + strings.Join(said, " ") + "]"
}

func (s *Sentence) String() string {
	var args []string
	for _, name := range sortedKeys(s.Args) {
		args = append(args, name+"="+s.Args[name].String())
	}
	return s.Key + "(" + strings.Join(args, " ") + ")"
}

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }
