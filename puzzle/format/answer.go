package format

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// A task is a puzzle that a solution may be of.
type task struct {
	givens puzzle.Grid
	shape  *puzzle.Shape
}

// check returns an error if the solution that stands beside the puzzle has another digit in
// a cell with a given, or breaks the rules. Cells that the solution leaves empty are not compared, and no solution
// that is only filled up, with fewer than four different digits.
func (t *task) check(answer *puzzle.Grid) error {
	var digits puzzle.DigitSet
	for _, d := range answer {
		digits |= d.Set()
	}
	if digits.Len() < 4 {
		return nil
	}
	for c, d := range t.givens {
		if d != 0 && answer[c] != 0 && answer[c] != d {
			return words.Error("format.answer", "cell", puzzle.Cell(c).String(), "given", int(d), "answer", int(answer[c]))
		}
	}
	if !t.shape.Cells().In(answer.Filled()) {
		return nil
	}
	for _, k := range t.shape.ConflictList(answer) {
		return words.Error("format.answer.twice", "digit", k.Digit, "cells", words.And(k.Cells.All()))
	}
	return nil
}

// isSolvedBy reports whether a grid is the solution of the puzzle, which has enough givens to have one.
func (t *task) isSolvedBy(answer *puzzle.Grid) bool {
	return solves(t.shape, answer, &t.givens) && t.givens.Filled().Len() >= t.least() && t.shape.Solved(answer)
}

// least returns how many givens a puzzle needs.
func (t *task) least() int {
	if t.shape.Size() == 9 {
		return fewestGivens
	}
	return t.shape.Size()
}

// isNearlyFull reports whether a puzzle has a digit in most of its cells, and returns the first
// without one.
func isNearlyFull(p *puzzle.Puzzle) (lacks puzzle.Cell, ok bool) {
	empty := p.Shape.Cells().Without(p.Givens.Filled())
	for lacks = range empty.All() {
		return lacks, 5*empty.Len() <= p.Shape.Cells().Len()
	}
	return 0, false
}

// isFull reports whether a puzzle has a digit in each cell of its board.
func isFull(p *puzzle.Puzzle) bool { return p.Shape.Cells().In(p.Givens.Filled()) }

// mayName reports whether the first lines of a text may name a solution. A stream that does so names
// one for each puzzle.
func mayName(text []byte) bool {
	text = bytes.ToLower(text[:min(len(text), 1<<10)])
	l := ruleNames().words["answer"]
	for part := range l.all() {
		if bytes.Contains(text, []byte(part)) {
			return true
		}
	}
	return false
}

// namesAnswer reports whether a text names a solution.
func namesAnswer(text string) bool {
	return hasWordOf("answer", text) || isWordOf("alone", strings.Trim(text, " \t.:=-*#"))
}

// mayNameAnswer reports whether a short text names a solution, maybe with a wrong letter, or blanks, in a word.
func mayNameAnswer(text string) bool {
	list := strings.Fields(strings.ToLower(text))
	if len(list) > maxHead {
		return false
	}
	return namesAnswer(text) || namesAnswer(strings.Join(list, "")) || slices.ContainsFunc(list, func(word string) bool {
		return len(word) > 6 && isMisspeltOf("answer", strings.TrimRight(word, ":."))
	})
}

// namesOther reports whether the name of a solution says that its puzzle is another one.
func namesOther(text string) bool { return hasWordOf("other", text) }

func hasWordOf(kind, text string) bool {
	for word := range strings.FieldsFuncSeq(strings.Map(narrow, text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if isWordOf(kind, word) {
			return true
		}
	}
	return false
}
