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
	for word := range strings.FieldsFuncSeq(strings.Map(narrow, text), func(r rune) bool { return !unicode.IsLetter(r) }) {
		if isWordOf("answer", word) {
			return true
		}
	}
	return false
}

// An answers drops full grids that are solutions of puzzles before them: those named so, with an error if
// they aren't, and those whose name may have been such a one.
type answers struct {
	out    func(Item, error) bool
	before []task // the puzzles so far, the last of many
	above  string // the line of a program above the last
	titled bool   // the last has a title
}

// maxBefore is how many puzzles are kept for the solutions that follow them.
const maxBefore = 1000

// yield passes an item on, unless it is a solution.
func (a *answers) yield(it Item, err error) bool {
	p := &it.Puzzle
	full := err == nil && isFull(p)
	defer func() { a.above, a.titled = it.above, p.Title != "" }()
	switch {
	case err != nil:
		a.before = a.before[:0]
		return a.out(it, err)
	case full && a.mayAnswer(&it) && slices.ContainsFunc(a.before, func(t task) bool { return t.isSolvedBy(&p.Givens) }):
		return true
	case full && slices.ContainsFunc(a.before, fitsSize(p)) && namesAnswer(p.Title+" "+p.Note+" "+it.above):
		if err := a.fits(p); err != nil {
			return a.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: err.(words.Message)})
		}
		return true
	}
	if len(a.before) == maxBefore { // in place, for streams of millions
		a.before = append(a.before[:0], a.before[maxBefore/2:]...)
	}
	a.before = append(a.before, task{p.Givens, p.Shape})
	return a.out(it, err)
}

// mayAnswer reports whether the name of a grid may have been that of a solution: a word of it is one with a
// wrong letter, or the grid before has a name of another kind.
func (a *answers) mayAnswer(it *Item) bool {
	if it.above != a.above || a.titled && it.Puzzle.Title == "" && (it.Layout == Rows || it.Layout == Grid) {
		return true
	}
	list := strings.Fields(strings.ToLower(it.Puzzle.Title + " " + it.Puzzle.Note))
	if len(list) > maxHead {
		return false
	}
	return namesAnswer(strings.Join(list, "")) || slices.ContainsFunc(list, func(word string) bool {
		return len(word) > 6 && isMisspeltOf("answer", strings.TrimRight(word, ":."))
	})
}

// fitsSize returns whether a puzzle is of the size of a solution.
func fitsSize(answer *puzzle.Puzzle) func(task) bool {
	return func(t task) bool { return t.shape.Size() == answer.Shape.Size() }
}

// fits returns an error if a solution is that of no puzzle before it: where it differs from the one that
// it is most like, if it may be that one's.
func (a *answers) fits(p *puzzle.Puzzle) error {
	answer := &p.Givens
	var best *task
	least := len(answer) + 1
	for i := len(a.before) - 1; i >= 0; i-- {
		t := &a.before[i]
		if !fitsSize(p)(*t) {
			continue
		}
		if t.check(answer) == nil {
			return nil
		}
		if n := differing(&t.givens, answer); n < least {
			best, least = t, n
		}
	}
	if 3*least < best.givens.Filled().Len() {
		return best.check(answer)
	}
	return words.Error("format.answer.other")
}

// differing returns how many givens a solution has not.
func differing(givens, answer *puzzle.Grid) (n int) {
	for c, d := range givens {
		if d != 0 && answer[c] != 0 && answer[c] != d {
			n++
		}
	}
	return n
}
