package format

import (
	"bytes"
	"slices"
	"strings"
	"unicode"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// checkAnswer returns an error if the solution that stands beside a puzzle has another digit in
// a cell with a given, or breaks the rules. Cells that the solution leaves empty are not compared, and no solution
// that is only filled up, with fewer than four different digits.
func checkAnswer(givens, answer *puzzle.Grid) error {
	var digits puzzle.DigitSet
	for _, d := range answer {
		digits |= d.Set()
	}
	if digits.Len() < 4 {
		return nil
	}
	for c, d := range givens {
		if d != 0 && answer[c] != 0 && answer[c] != d {
			return words.Error("format.answer", "cell", puzzle.Cell(c).String(), "given", int(d), "answer", int(answer[c]))
		}
	}
	if answer.Filled() != puzzle.AllCells {
		return nil
	}
	for _, k := range answer.ConflictList() {
		return words.Error("format.answer.twice", "digit", k.Digit, "cells", words.And(k.Cells.All()))
	}
	return nil
}

// answerWords are the words that name a solution in the text above it or before it.
var answerWords = []string{
	"solution", "solutions", "solved", "answer", "answers", "lösung", "lösungen", "solución", "soluciones", "soluzione", "soluzioni",
	"solução", "soluções", "solucao", "solucion", "loesung", "解答", "答案", "解", "正解",
}

// mayName reports whether the first lines of a text may name a solution. A stream that does so names
// one for each puzzle.
func mayName(text []byte) bool {
	text = text[:min(len(text), 1<<10)]
	for _, part := range [...]string{"olution", "OLUTION", "olved", "nswer", "NSWER", "ösung", "oesung", "oluci", "oluzi", "oluç", "解", "答"} {
		if bytes.Contains(text, []byte(part)) {
			return true
		}
	}
	return false
}

// namesAnswer reports whether a text names a solution.
func namesAnswer(text string) bool {
	for word := range strings.FieldsFuncSeq(text, func(r rune) bool { return !unicode.IsLetter(r) }) {
		if slices.Contains(answerWords, strings.ToLower(word)) {
			return true
		}
	}
	return false
}

// An answers drops full grids that are named solutions of puzzles before them, if they are.
type answers struct {
	out    func(Item, error) bool
	before []puzzle.Grid // the givens of the puzzles so far, the last of many
}

// maxBefore is how many puzzles are kept for the solutions that follow them.
const maxBefore = 1000

// yield passes an item on, unless it is a solution.
func (a *answers) yield(it Item, err error) bool {
	p := &it.Puzzle
	switch {
	case err != nil || p.Shape != nil:
		a.before = a.before[:0]
		return a.out(it, err)
	case len(a.before) > 0 && p.Givens.Filled() == puzzle.AllCells && namesAnswer(p.Title+" "+it.above):
		if err := a.fits(&p.Givens); err != nil {
			return a.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: err.(words.Message)})
		}
		return true
	}
	if len(a.before) == maxBefore { // in place, for streams of millions
		a.before = append(a.before[:0], a.before[maxBefore/2:]...)
	}
	a.before = append(a.before, p.Givens)
	return a.out(it, err)
}

// fits returns an error if a solution is that of no puzzle before it: where it differs from the one that
// it is most like, if it may be that one's.
func (a *answers) fits(answer *puzzle.Grid) error {
	best, least := 0, len(answer)+1
	for i := len(a.before) - 1; i >= 0; i-- {
		if checkAnswer(&a.before[i], answer) == nil {
			return nil
		}
		if n := differing(&a.before[i], answer); n < least {
			best, least = i, n
		}
	}
	if g := &a.before[best]; 3*least < g.Filled().Len() {
		return checkAnswer(g, answer)
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
