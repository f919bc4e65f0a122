package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// Fireworks come from the Players' Forum (shye, 2021). They are rated a little below
// chains, as is usual.
var (
	fireworkTriple = &Technique{
		ID: "firework-triple", Term: "Firework Triple", Level: puzzle.Unfair, Score: 240,
		find:        findFireworkTriple,
		explanation: explanation{args: fireworkTripleArgs},
	}
	fireworkQuadruple = &Technique{
		ID: "firework-quadruple", Term: "Firework Quadruple", Level: puzzle.Unfair, Score: 260,
		find:        findFireworkQuadruple,
		explanation: explanation{args: fireworkQuadrupleArgs},
	}
)

func fireworkTripleArgs(s *Step) []any {
	centre := s.Diagram.Cells[0].Cell
	cells, digits := s.base()
	first := digits.Min()
	inRow, inColumn := cells.And(puzzle.Row(centre.Row()).Set()), cells.And(puzzle.Col(centre.Col()).Set())
	inRow.Remove(centre)
	inColumn.Remove(centre)
	return append(fireworkHouses(centre, ""), "inRow", inRow.First(), "inColumn", inColumn.First(),
		"first", first, "others", digitsAnd(digits&^first.Set()))
}

func fireworkQuadrupleArgs(s *Step) []any {
	one, two := s.Diagram.Cells[0].Cell, s.Diagram.Cells[1].Cell
	_, ab := s.set(0)
	_, cd := s.set(1)
	w1, w2 := fireworkWings(one, two)
	cells := puzzle.CellsOf(one, w1, w2, two)
	args := append(fireworkHouses(one, ""), fireworkHouses(two, "2")...)
	return append(args, "w1", w1, "w2", w2, "ab", digitsAnd(ab), "abOr", digitsOr(ab), "cd", digitsAnd(cd),
		"first", ab.Min(), "b", (ab &^ ab.Min().Set()).Min(), "digits", digitsAnd(ab|cd), "cells", words.And(cells.All()),
		"list", list(ab|cd), "short", cells.Notation())
}

// fireworkHouses are what to say of a centre.
func fireworkHouses(centre puzzle.Cell, n string) []any {
	h := centre.Houses()
	return []any{
		"centre" + n, centre, "row" + n, words.House(h[0]), "column" + n, words.House(h[1]),
		"box" + n, words.House(h[2]),
	}
}

// fireworkWings returns the other two corners of a rectangle, that in the row of one
// first.
func fireworkWings(one, two puzzle.Cell) (w1, w2 puzzle.Cell) {
	return puzzle.CellAt(one.Row(), two.Col()), puzzle.CellAt(two.Row(), one.Col())
}

// A fireworkView is a board with what the finders of fireworks share.
type fireworkView struct{ *Board }

// A firework is the digits that the row and the column of a cell, the centre, have
// nowhere but in its box and in one cell each, the wings. A digit that is in neither
// wing is in the box, both in the row and in the column, so it is in the centre.
type firework struct {
	centre puzzle.Cell
	digits puzzle.DigitSet
	inRow  [10]uint16 // where the row has each of them outside the box: one place or none
	inCol  [10]uint16
	rows   uint16 // all wings in the row
	cols   uint16
}

func (b fireworkView) at(centre puzzle.Cell) (f firework) {
	f.centre = centre
	row, col := &b.places[puzzle.Row(centre.Row())], &b.places[puzzle.Col(centre.Col())]
	for d := range puzzle.AllDigits.All() {
		inRow := row[d] &^ (7 << (centre.Col() / 3 * 3))
		inCol := col[d] &^ (7 << (centre.Row() / 3 * 3))
		somewhere := inRow|inCol != 0 || b.Cands[centre].Has(d)
		if somewhere && row[d] != 0 && col[d] != 0 && inRow&(inRow-1) == 0 && inCol&(inCol-1) == 0 {
			f.digits |= d.Set()
			f.inRow[d], f.inCol[d] = inRow, inCol
			f.rows, f.cols = f.rows|inRow, f.cols|inCol
		}
	}
	return f
}

// with returns those of the digits that have no wings but the given ones.
func (f *firework) with(inRow, inCol uint16) (digits puzzle.DigitSet) {
	for d := range f.digits.All() {
		if f.inRow[d]&^inRow == 0 && f.inCol[d]&^inCol == 0 {
			digits |= d.Set()
		}
	}
	return digits
}

// findFireworkTriple takes the centres in order, and for each the pairs of wings.
func findFireworkTriple(board *Board, found func(Step) bool) {
	b := fireworkView{board}
	for centre := range b.Empty.All() {
		f := b.at(centre)
		if f.digits.Len() < 3 {
			continue
		}
		for i := range 9 {
			for j := range 9 {
				if f.rows>>i&1 == 0 || f.cols>>j&1 == 0 {
					continue
				}
				digits := f.with(1<<i, 1<<j)
				wings := [2]puzzle.Cell{puzzle.CellAt(centre.Row(), i), puzzle.CellAt(j, centre.Col())}
				if digits.Len() == 3 && !b.triple(centre, wings, digits, found) {
					return
				}
			}
		}
	}
}

// triple reports that three cells hold three digits, if they hold others.
func (b fireworkView) triple(centre puzzle.Cell, wings [2]puzzle.Cell, digits puzzle.DigitSet, found func(Step) bool) bool {
	cells := puzzle.CellsOf(centre, wings[0], wings[1])
	if b.having(digits).And(cells) != cells || b.having(puzzle.AllDigits&^digits).And(cells).Empty() {
		return true
	}
	eliminated := b.within(cells, puzzle.AllDigits&^digits)
	if b.noDiagrams {
		return found(Step{Eliminate: eliminated})
	}
	p := fireworkDiagram(centre)
	p.Cands = addRole(nil, b.within(puzzle.CellsOf(centre), digits), puzzle.Base)
	p.Cands = addRole(p.Cands, b.within(puzzle.CellsOf(wings[:]...), digits), puzzle.Base)
	return found(eliminate(eliminated, p))
}

// findFireworkQuadruple takes pairs of centres that are opposite corners of a rectangle
// in four boxes. The other corners are the wings of both.
func findFireworkQuadruple(board *Board, found func(Step) bool) {
	b := fireworkView{board}
	var all [81]firework
	for c := range b.Empty.All() {
		all[c] = b.at(c)
	}
	for one := range b.Empty.All() {
		for two := range b.Empty.All() {
			if one.Row()/3 >= two.Row()/3 || one.Col()/3 == two.Col()/3 || all[one].digits.Len() < 2 || all[two].digits.Len() < 2 {
				continue
			}
			f := all[one].with(1<<two.Col(), 1<<two.Row())
			g := all[two].with(1<<one.Col(), 1<<one.Row())
			if f.Len() == 2 && g.Len() == 2 && f&g == 0 && !b.quadruple([2]puzzle.Cell{one, two}, [2]puzzle.DigitSet{f, g}, found) {
				return
			}
		}
	}
}

// quadruple reports that four cells hold four digits, if they hold others or
// a centre holds digits of the other.
func (b fireworkView) quadruple(centres [2]puzzle.Cell, digits [2]puzzle.DigitSet, found func(Step) bool) bool {
	w1, w2 := fireworkWings(centres[0], centres[1])
	wings := puzzle.CellsOf(w1, w2)
	eliminated := b.within(puzzle.CellsOf(centres[0]), puzzle.AllDigits&^digits[0])
	eliminated = append(eliminated, b.within(wings, puzzle.AllDigits&^digits[0]&^digits[1])...)
	eliminated = append(eliminated, b.within(puzzle.CellsOf(centres[1]), puzzle.AllDigits&^digits[1])...)
	if len(eliminated) == 0 {
		return true
	}
	if b.noDiagrams {
		return found(Step{Eliminate: eliminated})
	}
	p := fireworkDiagram(centres[:]...)
	for i, c := range centres {
		p.Cands = addRole(p.Cands, b.within(puzzle.CellsOf(c), digits[i]), puzzle.Set+puzzle.Role(i))
	}
	for i := range centres {
		p.Cands = addRole(p.Cands, b.within(wings, digits[i]), puzzle.Set+puzzle.Role(i))
	}
	return found(eliminate(eliminated, p))
}

// fireworkDiagram shows the centres with their houses: row, column and box of each.
func fireworkDiagram(centres ...puzzle.Cell) (p puzzle.Diagram) {
	for _, c := range centres {
		p.Cells = append(p.Cells, puzzle.CellRole{Cell: c, Role: puzzle.Base})
		for i, h := range c.Houses() {
			role := puzzle.Base
			if i == 2 {
				role = puzzle.Cover
			}
			p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: role})
		}
	}
	return p
}
