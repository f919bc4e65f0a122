package logic

import (
	"testing"

	"sudoku/puzzle"
)

var fireworks = []*Technique{fireworkTriple, fireworkQuadruple}

func TestFireworkCases(t *testing.T) { checkCases(t, "firework.txt", fireworks, 10, 2) }

func TestFireworkSteps(t *testing.T) {
	checkSteps(t, "firework.txt", 3, map[*Technique]func(*puzzle.Position) map[string]bool{
		fireworkTriple:    refFireworkTriple,
		fireworkQuadruple: refFireworkQuadruple,
	})
}

// refFirework returns the digits that the houses of a centre have only in its box and
// in two cells.
func refFirework(p *puzzle.Position, centre, one, two puzzle.Cell) (digits puzzle.DigitSet) {
	h := centre.Houses()
	room := h[2].Set().Or(puzzle.CellsOf(one, two))
	for d := range puzzle.AllDigits.All() {
		row, col := holding(p, h[0].Set(), d.Set()), holding(p, h[1].Set(), d.Set())
		if !row.Empty() && !col.Empty() && row.Or(col).In(room) {
			digits |= d.Set()
		}
	}
	return digits
}

func refFireworkTriple(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for centre := range puzzle.Cell(81) {
		h := centre.Houses()
		for one := range h[0].Set().Without(h[2].Set()).All() {
			for two := range h[1].Set().Without(h[2].Set()).All() {
				digits := refFirework(p, centre, one, two)
				ks := removing(p, puzzle.CellsOf(centre, one, two), puzzle.AllDigits&^digits)
				if digits.Len() == 3 && len(ks) > 0 {
					out[effect(nil, ks)] = true
				}
			}
		}
	}
	return out
}

func refFireworkQuadruple(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for one := range puzzle.Cell(81) {
		for two := range puzzle.Cell(81) {
			if one.Row()/3 == two.Row()/3 || one.Col()/3 == two.Col()/3 {
				continue
			}
			w1, w2 := puzzle.CellAt(one.Row(), two.Col()), puzzle.CellAt(two.Row(), one.Col())
			f, g := refFirework(p, one, w1, w2), refFirework(p, two, w1, w2)
			if f.Len() != 2 || g.Len() != 2 || f&g != 0 {
				continue
			}
			ks := removing(p, puzzle.CellsOf(w1, w2), puzzle.AllDigits&^f&^g)
			ks = append(ks, removing(p, puzzle.CellsOf(one), puzzle.AllDigits&^f)...)
			ks = append(ks, removing(p, puzzle.CellsOf(two), puzzle.AllDigits&^g)...)
			if len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		}
	}
	return out
}

func TestFireworkNothing(t *testing.T) { checkNothing(t, fireworks) }

// TestFireworkWords: the texts, word by word; / stands between paragraphs.
func TestFireworkWords(t *testing.T) {
	checkWords(t, fireworks, [][3]string{
		{
			"firework-triple .783..569.168.9.73.9.76....8..2....71...8..2492.63.8157.1........912.75..8.47.... r3c6-1,r4c3-4,r4c7-9,r7c2-46,r7c7-69,r7c8-39,r8c2-6,r9c7-26,r9c9-2",
			"Look at row 7 and column 9. Outside box 9, 2, 6 and 8 fit only in r7c6 in row 7 and only in r3c9 in column 9. / Take 2: if neither r7c6 nor r3c9 is 2, row 7 and column 9 both have it in box 9. Box 9 has only one 2, so it is in r7c9, where they cross. / The same goes for 6 and 8. So 2, 6 and 8 are all in r3c9, r7c6 and r7c9: three digits for three cells. / No other digit has room there: 1 can be removed from r3c9; 3 and 5 from r7c6.",
			"看第 7 行和第 9 列。在第 9 宫之外，2、6 和 8 在第 7 行里只能填在 r7c6，在第 9 列里只能填在 r3c9。 / 以 2 为例：若 r7c6 和 r3c9 都不是 2，第 7 行和第 9 列的 2 就都在第 9 宫。第 9 宫只有一个 2，所以它在交点 r7c9。 / 6 和 8 同理。因此 2、6 和 8 都在 r3c9、r7c6 和 r7c9 中：三个数字正好填三格。 / 别的数字在这几格没有位置：删除 r3c9 的候选数 1；删除 r7c6 的候选数 3 和 5。",
		},
		{
			"firework-quadruple 369175428457862391.1..9.76573..1.2..98524317612..8.9..693751842.4.938617.7..2.539 r9c4-6",
			"Look at row 3 and column 4, and at row 9 and column 3. Row 3 and column 4 have 3 and 4 only in box 2, r3c3 and r9c4. Row 9 and column 3 have 1 and 8 only in box 7, r3c3 and r9c4. / If neither r3c3 nor r9c4 is 3, row 3 and column 4 both have it in box 2. Box 2 has only one 3, so it is in r3c4, where they cross. The same goes for 4, and for 1 and 8 with r9c3. / So 1, 3, 4 and 8 are all in r3c3, r3c4, r9c3 and r9c4: four digits for four cells, each there once. As 1 and 8 are in r3c3, r9c4 and r9c3, r3c4 can't be either; likewise r9c3 can't be 3 or 4. / No other digit has room there: 2 can be removed from r3c3.",
			"看第 3 行和第 4 列，以及第 9 行和第 3 列。第 3 行和第 4 列的 3 和 4 只能填在第 2 宫、r3c3 和 r9c4；第 9 行和第 3 列的 1 和 8 只能填在第 7 宫、r3c3 和 r9c4。 / 若 r3c3 和 r9c4 都不是 3，第 3 行和第 4 列的 3 就都在第 2 宫，而第 2 宫只有一个 3，所以它在交点 r3c4。4 同理；1 和 8 对 r9c3 也一样。 / 因此 1、3、4 和 8 都在 r3c3、r3c4、r9c3 和 r9c4 中：四个数字正好填四格，每个一次。1 和 8 已在 r3c3、r9c4 和 r9c3 之中，所以 r3c4 不能是它们；同理，r9c3 不能是 3 或 4。 / 别的数字在这几格没有位置：删除 r3c3 的候选数 2。",
		},
	})
}
