package logic

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Houses as the texts name them: "rows 1, 2 and 5", "第 1、2 行".
var (
	housesIn = map[words.Lang]*regexp.Regexp{
		words.English: regexp.MustCompile(`(?i)(row|column|box)(?: (\d)|(?:s|es) (\d(?:(?:, | and | or )\d)*))`),
		words.Chinese: regexp.MustCompile(`第 (\d(?:(?:、| 和 | 或 )\d)*) (行|列|宫)`),
	}
	kindOf    = map[string]int{"row": 0, "column": 9, "box": 18, "行": 0, "列": 9, "宫": 18}
	allHouses = regexp.MustCompile(`Each row, column and box|每行、每列、每宫`) // of a template
	digitIn   = regexp.MustCompile(`\d`)
)

// namedIn returns the cells and the houses that a text names, and its digits beside those of
// their names.
func namedIn(text string, l words.Lang) (cells puzzle.CellSet, houses map[puzzle.House]bool, digits puzzle.DigitSet) {
	houses = map[puzzle.House]bool{}
	for _, m := range cellIn.FindAllStringSubmatch(text, -1) {
		for _, r := range m[1] {
			for _, c := range m[2] {
				cells.Add(puzzle.CellAt(int(r-'1'), int(c-'1')))
			}
		}
	}
	text = cellIn.ReplaceAllString(text, "")
	for _, m := range housesIn[l].FindAllStringSubmatch(text, -1) {
		kind, numbers := m[1], m[2]
		if l == words.English {
			numbers += m[3]
		}
		if l == words.Chinese {
			kind, numbers = m[2], m[1]
		}
		for _, n := range digitIn.FindAllString(numbers, -1) {
			houses[puzzle.House(kindOf[strings.ToLower(kind)]+int(n[0]-'1'))] = true
		}
	}
	for _, d := range digitIn.FindAllString(housesIn[l].ReplaceAllString(text, ""), -1) {
		digits |= puzzle.Digit(d[0] - '0').Set()
	}
	return cells, houses, digits
}

// checkAlone checks that the argument can be followed without the board: it names each cell and
// each digit of what the step changes, and of its pattern each cell, or a house that holds it.
func checkAlone(t *testing.T, pos *puzzle.Position, s *Step) {
	t.Helper()
	for _, l := range []words.Lang{words.English, words.Chinese} {
		checkAloneIn(t, pos, s, l, strings.Join(s.Why(l), "\n"))
		var parts []string
		for _, p := range s.Parts(l) {
			parts = append(parts, p.Text)
		}
		checkAloneIn(t, pos, s, l, strings.Join(parts, "\n"))
	}
}

// checkAloneIn is checkAlone of a text.
func checkAloneIn(t *testing.T, pos *puzzle.Position, s *Step, l words.Lang, text string) {
	t.Helper()
	cells, houses, digits := namedIn(text, l)
	for _, k := range slices.Concat(s.Place, s.Eliminate) {
		if !cells.Has(k.Cell()) || !digits.Has(k.Digit()) {
			t.Errorf("%v %s does not name %v, which it changes: %q", pos.Grid, s.Technique.ID, k, text)
			break
		}
	}
	for c := range patternCells(s).All() {
		placed := digits.Has(pos.Grid[c]) // such as "eight 9s are placed"
		if !placed && !allHouses.MatchString(text) && !cells.Has(c) && !slices.ContainsFunc(threeHouses(c), func(h puzzle.House) bool { return houses[h] }) {
			t.Errorf("%v %s names neither %v nor a house of it: %q", pos.Grid, s.Technique.ID, c, text)
			break
		}
	}
}

func threeHouses(c puzzle.Cell) []puzzle.House {
	list := c.Houses()
	return list[:]
}

// patternCells returns the cells of a step's diagram, without those that it only changes.
func patternCells(s *Step) (cells puzzle.CellSet) {
	for _, k := range s.Diagram.Cells {
		cells.Add(k.Cell)
	}
	for _, k := range s.Diagram.Cands {
		if k.Role != puzzle.Eliminate {
			cells.Add(k.Cand.Cell())
		}
	}
	for _, k := range s.Diagram.Links {
		cells = cells.Or(deepCells(k.From)).Or(deepCells(k.To))
	}
	return cells
}
