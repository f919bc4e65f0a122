package logic

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var multiSector = sectorsRow(480, "multi-sector-locked-sets", "Multi-Sector Locked Sets", findSectors)

var dominoLoop = sectorsRow(480, "sk-loop", "SK-Loop", findDominoLoop)

func sectorsRow(score int, id, term string, find func(*Board, func(Step) bool)) *Technique {
	return &Technique{
		ID: id, Term: term, Level: puzzle.Extreme, Score: score, find: find,
		explanation: explanation{texts: []string{"sectors"}, args: sectorsArgs},
	}
}

// sectorsArgs finds the houses of each digit again, in the cells of the diagram.
func sectorsArgs(s *Step) []any {
	cells, digits := s.base()
	var in sectors
	for _, h := range s.Diagram.Houses {
		in.add(h.House)
	}
	told := by("language.semicolon")
	var short []string
	for d := range digits.All() {
		cover := in.of(in.coverOf(cellsOf(s.cands(puzzle.Base), d), cellsOf(s.Eliminate, d)))
		in := fishHousesAnd(slices.Sorted(slices.Values(cover)))
		told.Parts = append(told.Parts, say("logic.sectors.cover", "d", d, "houses", in))
		names := fmt.Sprintf("%d:", d)
		for _, h := range cover {
			names += h.String()
		}
		short = append(short, names)
	}
	var gone puzzle.DigitSet
	for _, k := range s.Eliminate {
		gone |= k.Digit().Set()
	}
	return []any{"digits", digitsAnd(gone), "n", cells.Len(), "short", words.Short(cells.Notation()), "covers", told, "coversShort", strings.Join(short, " ")}
}
