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
// a cell with a given. Cells that the solution leaves empty are not compared, and no solution
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

// An answers drops full grids that are named solutions of the puzzle before them, if they are.
type answers struct {
	out  func(Item, error) bool
	last puzzle.Grid // the givens of the last puzzle
	some bool        // there was one
}

// yield passes an item on, unless it is a solution.
func (a *answers) yield(it Item, err error) bool {
	p := &it.Puzzle
	switch {
	case err != nil || p.Shape != nil:
		a.some = false
		return a.out(it, err)
	case a.some && p.Givens.Filled() == puzzle.AllCells && namesAnswer(p.Title+" "+it.above):
		if err := checkAnswer(&a.last, &p.Givens); err != nil {
			return a.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: err.(words.Message)})
		}
		return true
	}
	if beside := answerBeside(p.Note); beside != nil {
		if err := checkAnswer(&p.Givens, beside); err != nil {
			return a.out(Item{Line: it.Line, Layout: it.Layout}, &ParseError{Line: it.Line, Err: err.(words.Message)})
		}
	}
	a.last, a.some = p.Givens, true
	return a.out(it, err)
}

// answerBeside returns the solution that a note names, nil if it names none.
func answerBeside(note string) *puzzle.Grid {
	if len(note) < 81 || !namesAnswer(note) {
		return nil
	}
	for word := range strings.FieldsSeq(note) {
		if g, ok := puzzle.ParseGrid(word); ok && len(word) == 81 && g.Filled() == puzzle.AllCells {
			return &g
		}
	}
	return nil
}
