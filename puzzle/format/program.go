package format

import (
	"errors"
	"strings"

	"sudoku/puzzle/words"
)

// A program with a puzzle in it has other lines, too: of these nothing is said.

var (
	programLine = compileLater(`(?m)^\s*(?:>>>|"""|import\b|from\s+\S+\s+import\b|#include\b|#define\b|package\s+\w|func\s|fn\s|def\s|class\s|public\s|private\s|static\s|` +
		`const\s|let\s|var\s|int\s|char\s|std::|using\s|use\s|return\b|assert\b|print\w*\s*\(|console\.|export\s|for\s*\(|for\s.*:\s*$|if\s*\()|[a-wyzA-WYZ)\]}][^\n]*[;{]\s*$|^\s*[;{]\s*$`)
	programNote = compileLater(`(?s)/\*.*?\*/|(?m)(?:^|\s)(?://|#\s)[^\n]*$`)
)

// isProgram reports whether a text is one of a programming language.
func isProgram(text string) bool { return programLine().MatchString(text) }

// withoutStray returns the errors of a program that are about lines which may hold a part of a puzzle.
func withoutStray(text string, list []heldError) (left []heldError) {
	lines := strings.Split(plainText(text), "\n")
	for _, h := range list {
		if !h.isStray(lines) {
			left = append(left, h)
		}
	}
	return left
}

// isStray reports whether an error is about a line of a program that holds no part of a puzzle: it has few
// cells, or is a single row.
func (h heldError) isStray(lines []string) bool {
	fault, ok := errors.AsType[*ParseError](h.err)
	if !ok || h.it.Layout == Text || fault.Line < 1 || h.it.Line < 1 || max(fault.Line, h.it.Line) > len(lines) {
		return false
	}
	clean := func(no int) []byte {
		if no < 1 || no > len(lines) {
			return nil
		}
		var c cleaner
		return c.clean([]byte(lines[no-1]))
	}
	count := func(no int) int { return max(singleCells(clean(no)), longestRun(clean(no))) }
	if errors.Is(h.err, words.Error("format.line.none")) {
		return count(fault.Line) < 20 && classOf(clean(fault.Line)) != cells
	}
	const few = 5
	return count(h.it.Line) < 20 && count(h.it.Line-1) < few && count(h.it.Line+1) < few && count(h.it.Line+2) < few
}

// rewriteProgram leaves out the comments of a program.
func rewriteProgram(text string) string {
	if !isProgram(text) {
		return text
	}
	return programNote().ReplaceAllString(text, "")
}
