package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A stepLine is a row of the table of steps.
type stepLine struct {
	Line      int      `json:"line"`
	Technique string   `json:"technique"` // HoDoKu's code, or our ID if it has none
	ID        string   `json:"id"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
	Digits    string   `json:"digits"`
	Notation  string   `json:"notation"`
}

// A listedStep is a step as the verb steps writes it.
type listedStep struct {
	stepLine
	Text []string `json:"text"` // the lines of the explanation with --depth
}

func newStepLine(it *item, s logic.Step, l words.Lang) stepLine {
	return stepLine{
		Line: it.Line, Technique: cmp.Or(s.Technique.Code, s.Technique.ID), ID: s.Technique.ID,
		Place: placements(s.Place), Eliminate: eliminations(s.Eliminate),
		Digits: s.Digits().String(), Notation: s.Notation(),
	}
}

func (r *stepLine) columns(dst []byte, _ pen) []byte {
	return tabbed(dst, strconv.Itoa(r.Line), r.Technique, strings.Join(r.Place, " "), strings.Join(r.Eliminate, " "),
		r.Digits, r.Notation)
}

// placements returns "r1c2=3" for each candidate, in the order of the grid.
func placements(ks []puzzle.Candidate) []string { return formatAll(ks, "%v=%d") }

// eliminations returns "r1c2<>3" for each candidate, in the order of the grid.
func eliminations(ks []puzzle.Candidate) []string { return formatAll(ks, "%v<>%d") }

func formatAll(ks []puzzle.Candidate, form string) []string {
	out := make([]string, 0, len(ks))
	for _, k := range slices.Sorted(slices.Values(ks)) {
		out = append(out, fmt.Sprintf(form, k.Cell(), k.Digit()))
	}
	return slices.Compact(out)
}
