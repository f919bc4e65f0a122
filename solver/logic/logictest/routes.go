package logictest

import (
	"regexp"
	"strings"

	"sudoku/puzzle"
)

// Pieces of a text that the catalogue has no key for.
const (
	own      = "~"
	ownSet   = "~set"   // {cells} ({digits})
	ownDigit = "~digit" // -{d}-
)

var digitBetween = regexp.MustCompile(`^ ?-([1-9])- `)

// sets reads "r2c5 (1,3) -3- r4c5 (1,3)".
func (r *reader) sets(at int) (found []reading) {
	v := Value{Kind: "text"}
	for {
		m := digitBetween.FindStringSubmatch(r.text[at:])
		if m != nil {
			at += len(m[0])
			d := Value{Kind: "digit", Digits: puzzle.Digit(m[1][0] - '0').Set()}
			v.Said = append(v.Said, &Sentence{ownDigit, map[string]Value{"d": d}})
		} else if len(v.Said) > 0 {
			return found
		}
		end, set := r.set(at)
		if set == nil {
			return found
		}
		at, v.Said = end, append(v.Said[:len(v.Said):len(v.Said)], set)
		found = append(found, reading{at, v})
	}
}

var digitsOfSet = regexp.MustCompile(`^ ?\(([1-9](?:,[1-9])*)\)`)

// set reads "r2c5 (1,3)".
func (r *reader) set(at int) (int, *Sentence) {
	for _, cells := range r.value("group", at) {
		if m := digitsOfSet.FindStringSubmatch(r.text[cells.end:]); m != nil {
			digits := Value{Kind: "digits"}
			for d := range strings.SplitSeq(m[1], ",") {
				digits.Digits |= puzzle.Digit(d[0] - '0').Set()
			}
			return cells.end + len(m[0]), &Sentence{ownSet, map[string]Value{"cells": cells.Value, "digits": digits}}
		}
	}
	return 0, nil
}
