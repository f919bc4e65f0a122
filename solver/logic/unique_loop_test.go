package logic

import (
	"testing"

	"sudoku/puzzle"
)

var uniqueLoopRows = append(append(uniqueLoop6[:], uniqueLoop8[:]...), uniqueLoop10[:]...)

func TestUniqueLoopCases(t *testing.T) { checkCases(t, "uniqueloop.txt", uniqueLoopRows, 10, 2) }

func TestUniqueLoopNothing(t *testing.T) { checkNothing(t, uniqueLoopRows) }

func TestUniqueLoopDeadly(t *testing.T) { checkDeadly(t, "uniqueloop.txt", uniqueLoopRows) }

func TestUniqueLoopSteps(t *testing.T) {
	refs := map[*Technique]func(*puzzle.Position) map[string]bool{}
	var last puzzle.Position
	var loops map[puzzle.CellSet]puzzle.DigitSet
	for i, tech := range uniqueLoopRows {
		refs[tech] = func(p *puzzle.Position) map[string]bool {
			if *p != last {
				last, loops = *p, refUniqueLoops(p)
			}
			out := map[string]bool{}
			for cells, pair := range loops {
				if min(cells.Len()/2-3, 2) == i/4 {
					refDeadly[i%4](p, cells, pair, out)
				}
			}
			return out
		}
	}
	checkSteps(t, "uniqueloop.txt", 10, refs)
}

// refUniqueLoops walks from cell to cell that sees it, all of which hold two digits and one at
// least no other, and returns the ways of six or more that end where they began.
func refUniqueLoops(p *puzzle.Position) map[puzzle.CellSet]puzzle.DigitSet {
	out := map[puzzle.CellSet]puzzle.DigitSet{}
	for start := range puzzle.Cell(81) {
		pair := p.Cands[start]
		if pair.Len() != 2 {
			continue
		}
		var walk func(way []puzzle.Cell, set puzzle.CellSet)
		walk = func(way []puzzle.Cell, set puzzle.CellSet) {
			last := way[len(way)-1]
			if len(way) >= 6 && last.Sees(start) && refUniqueLoop(way, set) {
				out[set] = pair
			}
			for c := range last.Peers().Without(set).All() {
				next := set
				if next.Add(c); p.Cands[c]&pair == pair && refUniqueLoopMay(p, next, c, pair) {
					walk(append(way, c), next)
				}
			}
		}
		walk([]puzzle.Cell{start}, puzzle.CellsOf(start))
	}
	return out
}

// refUniqueLoopMay reports whether no house of c has more than two of cells, and no more
// than two have other digits than pair, or all of these the same one.
func refUniqueLoopMay(p *puzzle.Position, cells puzzle.CellSet, c puzzle.Cell, pair puzzle.DigitSet) bool {
	for _, h := range c.Houses() {
		if cells.And(h.Set()).Len() > 2 {
			return false
		}
	}
	more, digits := refMore(p, cells, pair)
	return more.Len() <= 2 || digits.Len() == 1
}

// refUniqueLoop reports whether each house has two cells of way or none, and those an odd
// number of steps apart.
func refUniqueLoop(way []puzzle.Cell, set puzzle.CellSet) bool {
	var even puzzle.CellSet
	for i := 0; i < len(way); i += 2 {
		even.Add(way[i])
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		if n := set.And(h.Set()).Len(); n != 0 && (n != 2 || even.And(h.Set()).Len() != 1) {
			return false
		}
	}
	return true
}

func TestUniqueLoopWords(t *testing.T) {
	checkWords(t, uniqueLoopRows, [][3]string{
		{
			"unique-loop-6-1 .5....7..8.2.....6..9...51.58......4..42..8..2.1..7.......1...2...85........639.. r1c1-14,r4c7-1,r4c8-7,r5c1-79,r5c2-79,r7c2-479,r7c7-4,r8c3-7,r8c8-47",
			"Look at row 7. r1c1, r1c3, r7c3, r7c2, r5c2 and r5c1 can hold only 3 and 6, except for r7c3. / Each row, column and box has two of r1c1, r1c3, r7c3, r7c2, r5c2 and r5c1 or none. If these held only 3 and 6, the two would alternate round the loop, and swapping them would make a second solution. This puzzle has exactly one. / All but r7c3 can hold only 3 and 6. So 3 and 6 can be removed from r7c3.",
			"看第 7 行。r1c1、r1c3、r7c3、r7c2、r5c2 和 r5c1 中，除 r7c3 外都只能填 3 或 6。 / r1c1、r1c3、r7c3、r7c2、r5c2 和 r5c1 在每行、每列、每宫里要么占两格，要么不占。若这些格只填 3 和 6，两数就沿环交替，互换后便是第二个解；而本题只有一个解。 / 除 r7c3 外都只能填 3 或 6，因此删除 r7c3 的候选数 3 和 6。",
		}, {
			"unique-loop-6-2 .3..7.5464.5..87.12..4.6....4..1..7.5..7....3.1.5....4......6...846..157..7...4.8 r4c4-38,r4c7-8,r5c2-6,r5c3-68,r6c6-3,r6c7-8,r7c3-13,r7c4-3,r9c2-56,r9c6-13",
			"Look at row 1. The cells are r1c4, r1c6, r6c6, r6c7, r4c7 and r4c4; their digits are 2 and 9. Only r1c4 and r1c6 have another digit, 1. / Each row, column and box has two of r1c4, r1c6, r6c6, r6c7, r4c7 and r4c4 or none. If these held only 2 and 9, the two would alternate round the loop, and swapping them would make a second solution. This puzzle has exactly one. / Only r1c4 and r1c6 have another digit, 1. So one of them is 1. / r1c1 and r1c3 see both, so neither of them can be 1.",
			"看第 1 行。各格是 r1c4、r1c6、r6c6、r6c7、r4c7 和 r4c4，数字是 2 和 9。只有 r1c4 和 r1c6 还有 1。 / r1c4、r1c6、r6c6、r6c7、r4c7 和 r4c4 在每行、每列、每宫里要么占两格，要么不占。若这些格只填 2 和 9，两数就沿环交替，互换后便是第二个解；而本题只有一个解。 / 只有 r1c4 和 r1c6 还有别的候选数 1，所以其中一格是 1。 / r1c1 和 r1c3 同时受这两格影响，所以都不能是 1。",
		}, {
			"unique-loop-6-3 4...8...6.9.3...1..8.29.54716297...48..54.....541.8...2...1..75.7.4.2..1.1685.4.2 r1c7-2,r1c8-2,r6c1-7,r7c7-68",
			"Look at column 6. The cells are r1c7, r1c8, r9c8, r9c6, r7c6 and r7c7; their digits are 3 and 9. r7c6 and r9c6 also have 6 and 7, and r4c6 and r5c6 can hold only 3, 6 and 7. / Each row, column and box has two of r1c7, r1c8, r9c8, r9c6, r7c6 and r7c7 or none. If these held only 3 and 9, the two would alternate round the loop, and swapping them would make a second solution. This puzzle has exactly one. / Only r7c6 and r9c6 have other digits, so one of them is 6 or 7. That cell and r4c6 and r5c6 can hold only 3, 6 and 7 between them: three digits for three cells. Column 6 has no more room for 3, 6 or 7: 6 can be removed from r2c6 and r3c6; 7 from r1c6 and r2c6.",
			"看第 6 列。各格是 r1c7、r1c8、r9c8、r9c6、r7c6 和 r7c7，数字是 3 和 9。r7c6 和 r9c6 还有 6 和 7，而 r4c6 和 r5c6 只能填 3、6 和 7。 / r1c7、r1c8、r9c8、r9c6、r7c6 和 r7c7 在每行、每列、每宫里要么占两格，要么不占。若这些格只填 3 和 9，两数就沿环交替，互换后便是第二个解；而本题只有一个解。 / 只有 r7c6 和 r9c6 还有别的候选数，所以其中一格是 6 或 7。这一格与 r4c6 和 r5c6 总共只能填 3、6 和 7：三个数字正好填三格。第 6 列的 3、6 和 7 只能在这些格里，因此删除 r2c6 和 r3c6 的候选数 6；删除 r1c6 和 r2c6 的候选数 7。",
		}, {
			"unique-loop-8-4 ...37.95..95..2.74.7..45.213..69..4..4..2.6352..45...9731.8..9.9...34.1.5..219.6. r1c2-26,r1c6-6,r2c1-6,r3c7-3,r4c7-18,r5c3-7,r5c4-7,r9c3-8",
			"Look at row 4. The cells are r1c2, r1c6, r4c6, r4c2, r5c1, r5c4, r2c4 and r2c1; their digits are 1 and 8. In row 4, 1 fits only in r4c2 and r4c6. / Each row, column and box has two of r1c2, r1c6, r4c6, r4c2, r5c1, r5c4, r2c4 and r2c1 or none. If these held only 1 and 8, the two would alternate round the loop, and swapping them would make a second solution. This puzzle has exactly one. / In row 4, 1 fits only in r4c2 and r4c6, so one of them is 1. If the other were 8, all would hold only 1 and 8. / So 8 can be removed from r4c2 and r4c6.",
			"看第 4 行。各格是 r1c2、r1c6、r4c6、r4c2、r5c1、r5c4、r2c4 和 r2c1，数字是 1 和 8。第 4 行里，1 只能填在 r4c2 和 r4c6。 / r1c2、r1c6、r4c6、r4c2、r5c1、r5c4、r2c4 和 r2c1 在每行、每列、每宫里要么占两格，要么不占。若这些格只填 1 和 8，两数就沿环交替，互换后便是第二个解；而本题只有一个解。 / 第 4 行里，1 只能填在 r4c2 和 r4c6，所以其中一格是 1。若另一格是 8，各格就只填 1 和 8。 / 因此删除 r4c2 和 r4c6 的候选数 8。",
		}, {
			"unique-loop-10-1 .643.8795357....28....7.3.65.8.4..677.26..58.6.18572...7.5.4.3..852.6.74..3.8...2 r2c4-4,r3c1-2,r5c5-3,r5c9-3,r9c2-4",
			"Look at row 9. r2c4, r2c6, r9c6, r9c1, r8c1, r8c7, r4c7, r5c9, r7c9, r7c5, r5c5 and r4c4 can hold only 1 and 9, except for r9c1. / Each row, column and box has two of r2c4, r2c6, r9c6, r9c1, r8c1, r8c7, r4c7, r5c9, r7c9, r7c5, r5c5 and r4c4 or none. If these held only 1 and 9, the two would alternate round the loop, and swapping them would make a second solution. This puzzle has exactly one. / All but r9c1 can hold only 1 and 9. So 1 and 9 can be removed from r9c1.",
			"看第 9 行。r2c4、r2c6、r9c6、r9c1、r8c1、r8c7、r4c7、r5c9、r7c9、r7c5、r5c5 和 r4c4 中，除 r9c1 外都只能填 1 或 9。 / r2c4、r2c6、r9c6、r9c1、r8c1、r8c7、r4c7、r5c9、r7c9、r7c5、r5c5 和 r4c4 在每行、每列、每宫里要么占两格，要么不占。若这些格只填 1 和 9，两数就沿环交替，互换后便是第二个解；而本题只有一个解。 / 除 r9c1 外都只能填 1 或 9，因此删除 r9c1 的候选数 1 和 9。",
		},
	})
}
