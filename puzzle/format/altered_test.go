package format_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// alterations are what is done to one place of a text: to a character, to a cell with what parts it
// from the next, to a line.
var alterations = []string{"drop", "double", "insert"}

// foreign are characters that a text may not have.
var foreign = strings.Split("0123456789. |,;:-_*\"'/#[]{}()<>=+axX\tß中\n", "")

// alter alters a part of a text, and names what was done.
func alter(rng *rand.Rand, text string) (what, altered string) {
	unit := []string{"character", "cell", "line"}[rng.IntN(3)]
	from, to := unitAt(rng, text, unit)
	how := alterations[rng.IntN(len(alterations))]
	switch how {
	case "drop":
		return unit + " " + how, text[:from] + text[to:]
	case "double":
		return unit + " " + how, text[:to] + text[from:]
	}
	if unit == "character" && rng.IntN(2) == 0 {
		return unit + " " + how, text[:from] + foreign[rng.IntN(len(foreign))] + text[from:]
	}
	otherFrom, otherTo := unitAt(rng, text, unit) // another of the same kind
	return unit + " " + how, text[:from] + text[otherFrom:otherTo] + text[from:]
}

// unitAt returns where a character, a cell or a line is.
func unitAt(rng *rand.Rand, text, unit string) (from, to int) {
	from = rng.IntN(len(text))
	for !utf8.RuneStart(text[from]) {
		from--
	}
	_, n := utf8.DecodeRuneInString(text[from:])
	to = from + n
	switch unit {
	case "cell":
		for to < len(text) && strings.IndexByte(" ,;|\t", text[to]) >= 0 {
			to++
		}
	case "line":
		from = strings.LastIndexByte(text[:from], '\n') + 1
		if to = strings.IndexByte(text[from:], '\n') + 1; to == 0 {
			to = len(text) - from
		}
		to += from
	}
	return from, to
}

// unsure are texts in which an altered place can't be told: rows of cells and spaces whose last spaces
// are cut off, a first number that may be how many puzzles follow, and rows that are a board without the
// line above that names another, or above the line of strokes that may part two documents, and a row of which
// the first cell may be all.
var unsure = []string{"sheet-tabs-first", "rows-spaces-cut", "integers-first-alone", "text-after-words", "keyed-front"}

// namesBoard finds lines that say which board it is on: of another number of these nobody can tell.
var namesBoard = regexp.MustCompile(`(?m)^.*(kind|variant|diagonal|shape|[23]x[23]x).*$`)

// silent says what is wrong with what is read of an altered text without a word; "" if nothing is.
func silent(s *sample, text string, got []puzzle.Puzzle, err error, what string) string {
	anyShape := len(namesBoard.FindAllString(s.text, -1)) != len(namesBoard.FindAllString(text, -1))
	switch {
	case err != nil:
		return ""
	case len(got) < len(s.want) && !strings.HasPrefix(what, "line"):
		return "fewer"
	}
	for i := range got {
		if strings.HasPrefix(what, "line") && strings.Contains(s.name, "solution") && (strings.Contains(s.name, "solution-before") && got[i].Givens.Solved() ||
			slices.ContainsFunc(s.want, func(w puzzle.Puzzle) bool { return extends(got[i].Givens, w.Givens) })) {
			continue // of a solution without its name nobody can tell that it is one
		}
		said := namesBoard.MatchString(got[i].Title + "\n" + got[i].Note) // which is shown
		if !nearOne(s.want, &got[i], strings.HasPrefix(what, "line"), anyShape || said) {
			return "other"
		}
	}
	return ""
}

// extends reports whether a grid has all digits of another.
func extends(g, of puzzle.Grid) bool {
	for c, d := range of {
		if d != 0 && g[c] != d {
			return false
		}
	}
	return true
}

// nearOne reports whether a puzzle is one of those that the text had, but for one cell or, if a whole
// line was altered, the cells of one row.
func nearOne(list []puzzle.Puzzle, p *puzzle.Puzzle, line, anyShape bool) bool {
	for i := range list {
		cages := len(list[i].Shape.Cages()) - len(p.Shape.Cages()) // one may have been that line
		if !anyShape && !list[i].Shape.Equal(p.Shape) && !(line && cages*cages == 1) {
			continue
		}
		if n := differences(list[i].Givens, p.Givens); n <= 1 || line && rowsApart(list[i].Givens, p.Givens) <= 1 {
			return true
		}
	}
	return false
}

// TestAltered alters texts of every layout in one place: nothing may be read wrong without a word.
func TestAltered(t *testing.T) {
	many := 4000
	if os.Getenv("SUDOKU_LONG") != "" {
		many = 60_000
	}
	list := slices.DeleteFunc(samplesOf(t, *format.Seed), func(s sample) bool {
		return slices.ContainsFunc(unsure, func(name string) bool { return strings.Contains(s.name, name) })
	})
	rng := rand.New(rand.NewPCG(*format.Seed, 8))
	tried, wrong := map[string]int{}, map[string]int{}
	shown := map[string]int{}
	for range many {
		s := &list[rng.IntN(len(list))]
		what, text := alter(rng, s.text)
		got, err := format.Parse(text)
		layout := strings.TrimPrefix(strings.TrimPrefix(strings.Fields(s.name)[0], "testdata/"), "forms/right/")
		tried[layout]++
		if how := silent(s, text, got, err, what); how != "" {
			if wrong[layout]++; shown[layout+what] < 1 && len(shown) < 60 {
				shown[layout+what]++
				t.Errorf("%s, %s: %s: %s", s.name, what, how, difference(s.text, text))
			}
		}
	}
	var names []string
	for name := range tried {
		names = append(names, name)
	}
	sort.Strings(names)
	var table strings.Builder
	for _, name := range names {
		fmt.Fprintf(&table, "%s %d of %d\n", name, wrong[name], tried[name])
	}
	if testing.Verbose() {
		t.Log("\n" + table.String())
	}
}
