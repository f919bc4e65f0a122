package format

import (
	"strings"
	"unicode"

	"sudoku/puzzle"
)

// asideOf returns the text beside a puzzle, without the solution of the puzzle, which would be
// shown before the first move. An error is what is wrong with the solution.
func asideOf(raw []byte, g *puzzle.Grid) (string, error) {
	answer, from, to := fullGrid(raw)
	if to == 0 || g.Filled() == puzzle.AllCells && *g != answer || g.Filled().Empty() {
		return noteOf(raw), nil
	}
	if err := (&task{givens: *g}).check(&answer); err != nil {
		return "", err
	}
	before, behind := noteOf(raw[:from]), noteOf(raw[to:])
	if isAnswerWord(before) {
		before = ""
	}
	return strings.TrimSpace(before + " " + behind), nil
}

// misanswers reports whether a full grid beside a puzzle isn't its solution.
func misanswers(raw []byte, g *puzzle.Grid) bool {
	_, err := asideOf(raw, g)
	return err != nil
}

// isAnswerWord reports whether a text is nothing but the name of a solution.
func isAnswerWord(text string) bool {
	text = strings.TrimFunc(strings.Map(narrow, text), func(r rune) bool { return !unicode.IsLetter(r) })
	return isWordOf("answer", text)
}

// fullGrid returns the first full grid in a line and where it is, 0 if there is none.
func fullGrid(raw []byte) (g puzzle.Grid, from, to int) {
	if len(raw) < len(g) {
		return g, 0, 0
	}
	text := raw
	if !isASCII(raw) {
		text = new(cleaner).clean(raw)
	}
	n := 0
	for i, b := range text {
		if n++; b < '1' || b > '9' {
			n = 0
		}
		alone := i+1 == len(text) || digitOf[text[i+1]] == notCell
		if start := i + 1 - n; n == len(g) && alone && (start == 0 || digitOf[text[start-1]] == notCell) {
			for c := range g {
				g[c] = puzzle.Digit(digitOf[text[start+c]])
			}
			return g, rawIndex(raw, start), rawIndex(raw, i+1)
		}
	}
	return g, 0, 0
}

// readAside reads the puzzle in a part of a line, and the texts around it. An error is what is wrong with
// its solution there.
func readAside(text, raw []byte, from, to int, p *puzzle.Puzzle) (err error) {
	readSigned(text[from:to], p)
	if isLink(text) {
		p.URL = noteOf(raw)
		return nil
	}
	if p.Title, err = asideOf(rawPart(raw, 0, from), &p.Givens); err == nil {
		p.Note, err = asideOf(rawPart(raw, to, len(text)), &p.Givens)
	}
	return err
}
