package format

import (
	"strings"
)

// Texts with other signs than layouts have, but in their order, are rewritten as a whole and read strictly.

// A rewriter returns a text with usual signs, and the same text if it has none of the others.
type rewriter func(text string) string

var rewriters = []rewriter{rewriteMail, rewriteFortran, rewriteTables, rewriteMinusOne, rewriteLaTeX, rewriteAssigned, rewriteCells, rewriteProgram, rewriteMisread}

// readRewritten reads a text with one puzzle in such signs.
func readRewritten(text string) (it Item, ok bool) {
	for _, rewrite := range rewriters {
		plain := rewrite(text)
		if plain == text || plain == "" {
			continue
		}
		if it, ok = readStrictly(plain); !ok {
			it, ok = readCoordinates(plain)
		}
		if !ok {
			it, ok = readAligned(plain)
		}
		it.Line = min(it.Line, 1+strings.Count(text, "\n")) // some lines may be parted
		p := &it.Puzzle
		t := task{p.Givens, p.Shape}
		if ok && !t.shape.HasConflict(&t.givens) && t.givens.Filled().Len() >= t.least() && !mayCountFromZero(plain, it.Line, &p.Givens) {
			return it, true
		}
	}
	return it, false
}

// replaceAll makes some replacements one after the other.
func replaceAll(text string, list []dress) string {
	for _, d := range list {
		text = d.sign().ReplaceAllString(text, d.by)
	}
	return text
}

// rewriteTables writes the empty cells of tables that programs print as points, and their numbers as digits.
func rewriteTables(text string) string {
	missing := missingCell().MatchString(text)
	if !missing && !numberedRow().MatchString(text) || missing && loneDot().MatchString(text) { // a digit before a point may be lost
		return text
	}
	return replaceAll(text, []dress{
		{missingCell, "  ."}, {decimal, "$1 $2"}, {continued, ""}, {numberedRow, "$1 "}, {numberedColumn, "$1"}, {columnNames, ""},
	})
}

// rewriteMinusOne writes the empty cells of programs for which they are -1 as points.
func rewriteMinusOne(text string) string {
	if !isMinusOne(text) || strings.ContainsAny(text, "0._*?") {
		return text
	}
	return strings.ReplaceAll(text, "-1", ".")
}

// isMinusOne reports whether -1 stands in many cells, and - nowhere else.
func isMinusOne(text string) bool {
	n := len(minusOne().FindAllString(text, -1))
	return n >= 9 && n == strings.Count(text, "-")
}

var (
	minusOne       = compileLater(`-1\b`)
	missingCell    = compileLater(`\b(?:NaN|nan|NAN|NA|None|null|nil)\b|<NA>|\[\]`)
	loneDot        = compileLater(`(?m)(^|[\s\[,])\.([\s\],]|$)`)
	decimal        = compileLater(`(?m)\b([0-9])\.0*([ \t,;|\])}]|$)`)
	continued      = compileLater(`(?m)\.{3}[ \t]*$`)
	numberedRow    = compileLater(`(?m)^[ \t]*\[([1-9]),\][ \t]`)
	numberedColumn = compileLater(`\[,([1-9])\]`)
	columnNames    = compileLater(`(?m)^[ \t",]*V1\b.*\bV9\b.*$`)
)

// rewriteMisread writes the letters that programs which read pictures take for digits as digits, where there
// are no others.
func rewriteMisread(text string) string {
	if strings.Trim(text, "lIOSB0123456789.-_|+: \t\n") != "" {
		return text
	}
	parts := strings.Split(text, "|") // which are rulings
	for i, part := range parts {
		parts[i] = misread().Replace(part)
	}
	return strings.Join(parts, "|")
}
