package learn

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/gui/board"
	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic/logictest"
)

// TestHouseOfTheLine: beside a line of a chain or a net the house is tinted that its sentence gives as its
// reason, or the cell, and where it gives none, none is that isn't the house of its last link.
func TestHouseOfTheLine(t *testing.T) {
	lines, named, faults := 0, 0, 0
	eachShownStep(t, fewPuzzles(), func(p logictest.Proof) {
		a := ArgumentOf(p.Pos.Shape, p.Step.Diagram, p.Step.Parts(words.English))
		for at := range a.parts {
			if !a.Linked || !a.parts[at].Link {
				continue
			}
			lines++
			said, err := houseSaid(p, a, at)
			if named += len(said); err != nil {
				if faults++; faults < 20 {
					t.Errorf("%s, %v: %q: %v", p.Step.Technique.ID, p.Pos.Grid, a.parts[at].Text, err)
				}
			}
		}
	})
	if lines < 600 || named < 300 {
		t.Errorf("%d lines, %d houses", lines, named)
	}
	t.Log(lines, "lines,", named, "houses")
}

// houseSaid returns the houses that a line names, and why the board tints others.
func houseSaid(p logictest.Proof, a Argument, at int) ([]puzzle.House, error) {
	b := logictest.Claims()
	ways := b.Read(words.English, a.parts[at].Text, b.Starts(p.Step.Technique, "parts"))
	if len(ways) != 1 || len(ways[0]) != 1 {
		return nil, fmt.Errorf("it can be read in %d ways", len(ways))
	}
	said := housesOf(ways[0][0])
	v := ExampleView(p.Pos, &p.Step)
	a.Show(&v, at)
	var tinted puzzle.CellSet
	for c, l := range board.Looks(&v) {
		if l.House != 0 {
			tinted.Add(puzzle.Cell(c))
		}
	}
	var want puzzle.CellSet
	links := v.Part.Links
	if len(links) > 0 {
		last := links[len(links)-1]
		ends := slices.Concat(last.From, last.To)
		if house := v.State.Shape.Set(last.House); !slices.ContainsFunc(ends, func(k puzzle.Candidate) bool { return !house.Has(k.Cell()) }) {
			want = house
		}
		if c := ends[0].Cell(); !slices.ContainsFunc(ends, func(k puzzle.Candidate) bool { return k.Cell() != c }) {
			want = puzzle.CellsOf(c)
		}
	}
	switch {
	case tinted != want:
		return said, fmt.Errorf("%s is tinted, and the link holds in %s", tinted.Notation(), want.Notation())
	case len(said) == 1 && want.Len() > 1 && want != v.State.Shape.Set(said[0]):
		return said, fmt.Errorf("%s is tinted, and it says %v", want.Notation(), said)
	}
	return said, nil
}

// housesOf returns the houses that a sentence names, in what is said within it, too.
func housesOf(s *logictest.Sentence) (houses []puzzle.House) {
	for _, v := range s.Args {
		houses = append(houses, v.Houses...)
		for _, in := range v.Said {
			houses = append(houses, housesOf(in)...)
		}
	}
	return houses
}
