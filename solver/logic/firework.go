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
		Name: words.Text{En: "Firework triple", Zh: "烟花三数组"},
		Doc: words.Text{
			En: "A crossing row and column have a digit only in the box where they cross and in one more cell each. So it is in their common cell or in one of those two. Three such digits fill the three cells.",
			Zh: "一个数字在相交的一行和一列里，除了交点所在的宫，各只剩一格，它就必在交点或这两格；三个这样的数字正好填满这三格。",
		},
		find: findFireworkTriple,
		explanation: explanation{
			where: words.Text{En: "Look at {row} and {column}.", Zh: "看{row}和{column}。"},
			what: words.Text{
				En: "There is a firework triple: a crossing row and column have three digits only in the box where they cross and in one more cell each.",
				Zh: "这里有烟花三数组：相交的一行和一列里，除了交点所在的宫，三个数字在行里只能填同一格，在列里也只能填同一格。",
			},
			pattern: words.Text{
				En: "Outside {box}, {digits} fit only in {inRow} in {row} and only in {inColumn} in {column}.",
				Zh: "在{box}之外，{digits} 在{row}里只能填在 {inRow}，在{column}里只能填在 {inColumn}。",
			},
			why: []words.Text{{
				En: "Take {first}: if neither {inRow} nor {inColumn} is {first}, {row} and {column} both have it in {box}. {Box} has only one {first}, so it is in {centre}, where they cross.",
				Zh: "以 {first} 为例：若 {inRow} 和 {inColumn} 都不是 {first}，{row}和{column}的 {first} 就都在{box}。{box}只有一个 {first}，所以它在交点 {centre}。",
			}, {
				En: "The same goes for {others}. So {digits} are all in {cells}: 3 digits, 3 cells.",
				Zh: "{others} 同理。因此 {digits} 都在 {cells} 中：3 个数字正好占满 3 格。",
			}, {
				En: "No other digit has room there: {goes}.",
				Zh: "别的数字在这几格没有位置：{goes}。",
			}},
			notation: words.Text{En: "{list} in {short}", Zh: "{short} 的 {list}"},
			args:     fireworkTripleArgs,
		},
	}
	fireworkQuadruple = &Technique{
		ID: "firework-quadruple", Term: "Firework Quadruple", Level: puzzle.Unfair, Score: 260,
		Name: words.Text{En: "Firework quadruple", Zh: "烟花四数组"},
		Doc: words.Text{
			En: "The row and the column of one corner of a rectangle have two digits only in its box and in the corners beside it. Those of the corner across have two others so. These four digits fill the four corners.",
			Zh: "矩形一角的行列把两个数字限制在该角与相邻两角，对角的行列又把另两个数字限制在对角与同样的两角，这四个数字正好填满四角。",
		},
		find: findFireworkQuadruple,
		explanation: explanation{
			where: words.Text{En: "Look at {row} and {column}, and at {row2} and {column2}.", Zh: "看{row}和{column}，以及{row2}和{column2}。"},
			what: words.Text{
				En: "There is a firework quadruple: a crossing row and column have two digits only in the box where they cross and in one more cell each. Another row and column have two others only in their box and in the same two cells.",
				Zh: "这里有烟花四数组：相交的一行和一列里，除了交点所在的宫，两个数字在行里、列里都各只剩一格；另一行和另一列里，除了它们相交的宫，另两个数字也只剩同样的两格。",
			},
			pattern: words.Text{
				En: "{Row} and {column} have {ab} only in {box}, {w1} and {w2}. {Row2} and {column2} have {cd} only in {box2}, {w1} and {w2}.",
				Zh: "{row}和{column}的 {ab} 只能填在{box}、{w1} 和 {w2}；{row2}和{column2}的 {cd} 只能填在{box2}、{w1} 和 {w2}。",
			},
			why: []words.Text{{
				En: "If neither {w1} nor {w2} is {first}, {row} and {column} both have it in {box}. {Box} has only one {first}, so it is in {centre}, where they cross. The same goes for {b}, and for {cd} with {centre2}.",
				Zh: "若 {w1} 和 {w2} 都不是 {first}，{row}和{column}的 {first} 就都在{box}，而{box}只有一个 {first}，所以它在交点 {centre}。{b} 同理；{cd} 对 {centre2} 也一样。",
			}, {
				En: "So {digits} are all in {cells}: 4 digits, 4 cells, each there once. As {cd} are in {w1}, {w2} and {centre2}, {centre} can't be either; likewise {centre2} can't be {abOr}.",
				Zh: "因此 {digits} 都在 {cells} 中：4 个数字正好占满 4 格，每个一次。{cd} 已在 {w1}、{w2} 和 {centre2} 之中，所以 {centre} 不能是它们；同理，{centre2} 不能是 {abOr}。",
			}, {
				En: "No other digit has room there: {goes}.",
				Zh: "别的数字在这几格没有位置：{goes}。",
			}},
			notation: words.Text{En: "{list} in {short}", Zh: "{short} 的 {list}"},
			args:     fireworkQuadrupleArgs,
		},
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
		"first", ab.Min(), "b", (ab &^ ab.Min().Set()).Min(), "digits", digitsAnd(ab|cd), "cells", cellsAnd(cells.All()),
		"list", list(ab|cd), "short", cells.Notation())
}

// fireworkHouses are what to say of a centre.
func fireworkHouses(centre puzzle.Cell, n string) []any {
	h := centre.Houses()
	return []any{
		"centre" + n, centre, "row" + n, words.House(h[0]), "Row" + n, opening{words.House(h[0])}, "column" + n, words.House(h[1]),
		"box" + n, words.House(h[2]), "Box" + n, opening{words.House(h[2])},
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
