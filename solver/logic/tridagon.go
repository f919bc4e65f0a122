package logic

import (
	"math/bits"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Tridagons come from the Players' Forum (Denis Berthier and others, 2022), where the pattern is
// also called Thor's hammer, trivalue oddagon or chromatic pattern.
var tridagon = &Technique{
	ID: "tridagon", Term: "Tridagon", Level: puzzle.Extreme, Score: 450,
	find:        findTridagon,
	explanation: explanation{args: tridagonArgs, legend: "guardian"},
}

func tridagonArgs(s *Step) []any {
	var at [9]puzzle.CellSet
	var boxes puzzle.DigitSet
	for _, k := range s.Diagram.Cells {
		at[k.Cell.Box()].Add(k.Cell)
		boxes |= puzzle.Digit(k.Cell.Box() + 1).Set()
	}
	var known []Fact
	var parts []any
	var all puzzle.CellSet
	var rising puzzle.DigitSet
	digits := digitsOf(s.cands(puzzle.Base))
	for box, cells := range at {
		if !cells.Empty() {
			parts = append(parts, say("logic.tridagon.box", "cells", words.And(cells.All()), "box", words.House(puzzle.Box(box))))
			known = append(known, InHouse{puzzle.Box(box), cells})
			if all = all.Or(cells); rises(cells) {
				rising |= puzzle.Digit(box + 1).Set()
			}
		}
	}
	return append(guardianArgs(s), "facts", known, "digits", digitsAnd(digits), "any", digitsOr(digits), "list", list(digits),
		"boxes", digitsAnd(boxes), "rising", risingText(rising), "cells", words.And(all.All()), "parts", by("logic.text.clauses", parts...), "short", all.Notation())
}

// risingText says "box 5" or "boxes 1, 2 and 5".
func risingText(boxes puzzle.DigitSet) phrase {
	if one(uint16(boxes)) {
		return say("logic.tridagon.rising.one", "box", words.House(puzzle.Box(int(boxes.Min())-1)))
	}
	return say("logic.tridagon.rising.three", "boxes", digitsAnd(boxes))
}

// rises reports whether three cells of a box of which no two share a line rise from left to right.
func rises(cells puzzle.CellSet) bool {
	var column []int
	for c := range cells.All() {
		column = append(column, c.Col()%3)
	}
	return (column[1]-column[0]+3)%3 == 2
}

// transversals are the six ways to take three cells of a box of which no two share a line, by
// the column of each row. The first three fall from left to right, or go on from the other side;
// the others rise.
var transversals = [6][3]int{{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {1, 0, 2}, {2, 1, 0}}

// A tridagonBox is three cells of a box which hold three digits, and little else.
type tridagonBox struct {
	cells  puzzle.CellSet
	rises  bool
	others int // candidates beside the digits
}

// findTridagon looks for three digits in four boxes that are the corners of a rectangle. Three
// cells of each of which no two share a line, and in all none of them with another digit, can't
// be filled if an odd number of the four rise: then the digits of two neighbouring boxes would be
// turned in the bands one way and in the stacks another.
func findTridagon(b *Board, found func(Step) bool) {
	for digits := puzzle.DigitSet(7); digits <= puzzle.AllDigits; digits++ {
		if bits.OnesCount16(uint16(digits)) != 3 {
			continue
		}
		var ways [9][6]tridagonBox
		var n [9]int
		for box := range 9 {
			n[box] = b.tridagonBoxes(box, digits, &ways[box])
		}
		for corners := range 9 {
			top, left := corners/3, corners%3
			boxes := [4]int{}
			i := 0
			for box := range 9 {
				if box/3 != top && box%3 != left {
					boxes[i] = box
					i++
				}
			}
			if n[boxes[0]]*n[boxes[1]]*n[boxes[2]]*n[boxes[3]] > 0 && !b.tridagons(digits, boxes, &ways, &n, found) {
				return
			}
		}
	}
}

// tridagonBoxes fills ways with the cells of a box that may be part of one, and returns how many
// ways there are.
func (b *Board) tridagonBoxes(box int, digits puzzle.DigitSet, ways *[6]tridagonBox) (n int) {
	for d := range digits.All() {
		if b.In(puzzle.Box(box), d).Empty() {
			return 0
		}
	}
	for i, way := range transversals {
		w := tridagonBox{rises: i > 2}
		for r, c := range way {
			cell := puzzle.CellAt(box/3*3+r, box%3*3+c)
			if (b.Cands[cell]&digits).Len() < 2 || b.Grid[cell] != 0 {
				w.others = mostGuardians + 1
				break
			}
			w.cells.Add(cell)
			w.others += (b.Cands[cell] &^ digits).Len()
		}
		if w.others <= mostGuardians {
			ways[n] = w
			n++
		}
	}
	return n
}

// tridagons tries the ways of four boxes together.
func (b *Board) tridagons(digits puzzle.DigitSet, boxes [4]int, ways *[9][6]tridagonBox, n *[9]int, found func(Step) bool) bool {
	total := n[boxes[0]] * n[boxes[1]] * n[boxes[2]] * n[boxes[3]]
	for i := range total {
		cells, others, rises := puzzle.CellSet{}, 0, false
		for _, box := range boxes {
			w := &ways[box][i%n[box]]
			i /= n[box]
			cells, others, rises = cells.Or(w.cells), others+w.others, rises != w.rises
		}
		if !rises || others == 0 || others > mostGuardians {
			continue
		}
		g := guardians(b.within(cells, puzzle.AllDigits&^digits))
		if !g.found(b, func() puzzle.Diagram { return b.tridagonDiagram(cells, digits, boxes) }, found) {
			return false
		}
	}
	return true
}

func (b *Board) tridagonDiagram(cells puzzle.CellSet, digits puzzle.DigitSet, boxes [4]int) (p puzzle.Diagram) {
	for _, box := range boxes {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: puzzle.Box(box), Role: puzzle.Base})
	}
	for c := range cells.All() {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
	}
	p.Cands = addRole(p.Cands, b.within(cells, digits), puzzle.Base)
	return p
}

// tridagonCost counts the cells and the guardians, and the argument as a case.
func tridagonCost(s *Step) int {
	n := caseWeight + 2*digitWeight + digitWeight*len(s.guardians())
	return n + len(s.Diagram.Cells)*setWeight + len(s.Diagram.Houses)*boxWeight
}
