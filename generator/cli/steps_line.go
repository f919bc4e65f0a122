package cli

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A stepLine is what a table has of a step.
type stepLine struct {
	Line      int      `json:"line"`
	Technique string   `json:"technique"` // HoDoKu's code, or our ID where it has none
	ID        string   `json:"id"`
	Place     []string `json:"place"`
	Eliminate []string `json:"eliminate"`
	Digits    string   `json:"digits"`
	Notation  string   `json:"notation"`
}

// line writes a step as a line of a table.
func (l *listing) line(it *item, s logic.Step, to *answer) {
	line := stepLine{
		Line: it.Line, Technique: cmp.Or(s.Technique.Code, s.Technique.ID), ID: s.Technique.ID,
		Place: placements(s.Place), Eliminate: eliminations(s.Eliminate),
		Digits: s.Digits().String(), Notation: s.Notation(to.Lang),
	}
	if l.form == asJSON {
		to.object(line)
		return
	}
	to.row(strconv.Itoa(line.Line), line.Technique, strings.Join(line.Place, " "), strings.Join(line.Eliminate, " "),
		line.Digits, line.Notation)
}

// placements writes "r1c2=3" for each candidate, in the order of the grid.
func placements(ks []puzzle.Candidate) []string { return written(ks, "%v=%d") }

// eliminations writes "r1c2<>3" for each.
func eliminations(ks []puzzle.Candidate) []string { return written(ks, "%v<>%d") }

func written(ks []puzzle.Candidate, form string) []string {
	out := make([]string, 0, len(ks))
	for _, k := range slices.Sorted(slices.Values(ks)) {
		out = append(out, fmt.Sprintf(form, k.Cell(), k.Digit()))
	}
	return slices.Compact(out)
}
