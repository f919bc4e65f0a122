package logic

import (
	"math/bits"
	"sync"
	"testing"

	"sudoku/puzzle"
)

func TestExtendedCases(t *testing.T) { checkCases(t, "extended.txt", extendedRectangle[:], 10, 2) }

func TestExtendedNothing(t *testing.T) { checkNothing(t, extendedRectangle[:]) }

func TestExtendedDeadly(t *testing.T) { checkDeadly(t, "extended.txt", extendedRectangle[:]) }

func TestExtendedSteps(t *testing.T) {
	refs := map[*Technique]func(*puzzle.Position) map[string]bool{}
	for i, tech := range extendedRectangle {
		refs[tech] = func(p *puzzle.Position) map[string]bool {
			out := map[string]bool{}
			refExtended(p, func(cells puzzle.CellSet, digits puzzle.DigitSet) { refDeadly[i](p, cells, digits, out) })
			return out
		}
	}
	checkSteps(t, "extended.txt", 6, refs)
}

// refSixes is each six cells of two lines and three that cross them, in which three
// digits are deadly.
var refSixes = sync.OnceValue(func() (all []puzzle.CellSet) {
	for _, lines := range [2][2]func(int) puzzle.House{{puzzle.Row, puzzle.Col}, {puzzle.Col, puzzle.Row}} {
		of := func(line func(int) puzzle.House, which int) (cells puzzle.CellSet) {
			for i := range 9 {
				if which>>i&1 != 0 {
					cells = cells.Or(line(i).Set())
				}
			}
			return cells
		}
		for two := range 1 << 9 {
			for three := range 1 << 9 {
				if bits.OnesCount(uint(two)) != 2 || bits.OnesCount(uint(three)) != 3 {
					continue
				}
				if cells := of(lines[0], two).And(of(lines[1], three)); refIsDeadly(cells, puzzle.DigitsOf(1, 2, 3)) {
					all = append(all, cells)
				}
			}
		}
	}
	return all
})

// TestExtendedRectangles: they are those that are deadly.
func TestExtendedRectangles(t *testing.T) {
	want := map[puzzle.CellSet]bool{}
	for _, cells := range refSixes() {
		want[cells] = true
	}
	got := map[puzzle.CellSet]bool{}
	for _, cells := range extendedRectangles() {
		if got[cells] || !want[cells] {
			t.Errorf("%s is there twice, or is not deadly", cells.Notation())
		}
		got[cells] = true
	}
	if len(got) != len(want) || len(got) != 648 {
		t.Errorf("%d of %d are listed", len(got), len(want))
	}
}

// refExtended calls with each six empty cells, and each three digits that four of them
// have alone, or three or more but for one other.
func refExtended(p *puzzle.Position, with func(puzzle.CellSet, puzzle.DigitSet)) {
	for _, cells := range refSixes() {
		if !cells.And(p.Grid.Filled()).Empty() {
			continue
		}
		for digits := puzzle.DigitSet(1); digits <= puzzle.AllDigits; digits++ {
			if digits.Len() != 3 {
				continue
			}
			more, others := refMore(p, cells, digits)
			var rest puzzle.DigitSet
			for c := range cells.Without(more).All() {
				rest |= p.Cands[c]
			}
			all := rest
			for c := range more.All() {
				all |= p.Cands[c]
			}
			if more.Len() <= 2 && rest == digits || others.Len() == 1 && all == digits|others {
				with(cells, digits)
			}
		}
	}
}

func TestExtendedWords(t *testing.T) {
	checkWords(t, extendedRectangle[:], [][3]string{
		{
			"extended-rectangle-1 ..7456832348.9.5675267389148.53..149......25.2..5..67.789645321..2873495453...786 r5c1-1,r5c2-1,r6c2-1",
			"Look at row 5. r1c1, r1c2, r5c1, r5c2, r8c1 and r8c2 can hold only 1, 6 and 9, except for r5c2. / If r1c1, r1c2, r5c1, r5c2, r8c1 and r8c2 held only 1, 6 and 9, columns 1 and 2 would each have all three there. Swap what the two hold there: every house keeps its digits, and that is a second solution. This puzzle has exactly one. / All but r5c2 can hold only 1, 6 and 9. So 6 and 9 can be removed from r5c2.",
			"看第 5 行。r1c1、r1c2、r5c1、r5c2、r8c1 和 r8c2 中，除 r5c2 外都只能填 1、6 或 9。 / 若 r1c1、r1c2、r5c1、r5c2、r8c1 和 r8c2 只填 1、6 或 9，第 1、2 列在这里就都是这三个数字。把两组对换，各区域的数字不变，便是第二个解；而本题只有一个解。 / 除 r5c2 外都只能填 1、6 或 9，因此删除 r5c2 的候选数 6 和 9。",
		}, {
			"extended-rectangle-2 3684.2.17591786234274...68.7.28..46.419367.2.8.6.24.71943278156685...742127645.9. r4c9-5,r6c7-5",
			"Look at row 3. The cells are r3c4, r3c5, r3c6, r8c4, r8c5 and r8c6; their digits are 1, 3 and 9. Only r3c4 and r3c5 have another digit, 5. / If r3c4, r3c5, r3c6, r8c4, r8c5 and r8c6 held only 1, 3 and 9, rows 3 and 8 would each have all three there. Swap what the two hold there: every house keeps its digits, and that is a second solution. This puzzle has exactly one. / Only r3c4 and r3c5 have another digit, 5. So one of them is 5. / r1c5 and r3c9 see both, so neither of them can be 5.",
			"看第 3 行。各格是 r3c4、r3c5、r3c6、r8c4、r8c5 和 r8c6，数字是 1、3 和 9。只有 r3c4 和 r3c5 还有 5。 / 若 r3c4、r3c5、r3c6、r8c4、r8c5 和 r8c6 只填 1、3 或 9，第 3、8 行在这里就都是这三个数字。把两组对换，各区域的数字不变，便是第二个解；而本题只有一个解。 / 只有 r3c4 和 r3c5 还有别的候选数 5，所以其中一格是 5。 / r1c5 和 r3c9 同时受这两格影响，所以都不能是 5。",
		}, {
			"extended-rectangle-3 439518267...642.3.268379514.2485..9...579.42....234.85..61...4..4296..7.1.34.7.5. -",
			"Look at column 1. The cells are r4c1, r4c6, r4c9, r5c1, r5c6 and r5c9; their digits are 1, 3 and 6. r4c1 and r5c1 also have 7 and 8, and r2c1 and r8c1 can hold only 5, 7 and 8. / If r4c1, r4c6, r4c9, r5c1, r5c6 and r5c9 held only 1, 3 and 6, rows 4 and 5 would each have all three there. Swap what the two hold there: every house keeps its digits, and that is a second solution. This puzzle has exactly one. / Only r4c1 and r5c1 have other digits, so one of them is 7 or 8. That cell and r2c1 and r8c1 can hold only 5, 7 and 8 between them: three digits for three cells. Column 1 has no more room for 5, 7 or 8: 5 and 8 can be removed from r7c1; 7 from r6c1 and r7c1.",
			"看第 1 列。各格是 r4c1、r4c6、r4c9、r5c1、r5c6 和 r5c9，数字是 1、3 和 6。r4c1 和 r5c1 还有 7 和 8，而 r2c1 和 r8c1 只能填 5、7 和 8。 / 若 r4c1、r4c6、r4c9、r5c1、r5c6 和 r5c9 只填 1、3 或 6，第 4、5 行在这里就都是这三个数字。把两组对换，各区域的数字不变，便是第二个解；而本题只有一个解。 / 只有 r4c1 和 r5c1 还有别的候选数，所以其中一格是 7 或 8。这一格与 r2c1 和 r8c1 总共只能填 5、7 和 8：三个数字正好填三格。第 1 列的 5、7 和 8 只能在这些格里，因此删除 r7c1 的候选数 5 和 8；删除 r6c1 和 r7c1 的候选数 7。",
		}, {
			"extended-rectangle-4 675.1942.189.2.5.7432.75...91.5.72..3...9.7..7........867941352293756814541238976 r3c9-8,r5c3-4,r5c4-68,r5c8-4,r5c9-8,r6c4-468,r6c6-4,r6c8-3,r6c9-38",
			"Look at column 8. The cells are r4c3, r4c5, r4c8, r6c3, r6c5 and r6c8; their digits are 4, 6 and 8. In column 8, 4 fits only in r4c8 and r6c8. / If r4c3, r4c5, r4c8, r6c3, r6c5 and r6c8 held only 4, 6 and 8, rows 4 and 6 would each have all three there. Swap what the two hold there: every house keeps its digits, and that is a second solution. This puzzle has exactly one. / In column 8, 4 fits only in r4c8 and r6c8, so one of them is 4. If the other were 6 or 8, all would hold only 4, 6 and 8. / So 6 and 8 can be removed from r4c8 and r6c8.",
			"看第 8 列。各格是 r4c3、r4c5、r4c8、r6c3、r6c5 和 r6c8，数字是 4、6 和 8。第 8 列里，4 只能填在 r4c8 和 r6c8。 / 若 r4c3、r4c5、r4c8、r6c3、r6c5 和 r6c8 只填 4、6 或 8，第 4、6 行在这里就都是这三个数字。把两组对换，各区域的数字不变，便是第二个解；而本题只有一个解。 / 第 8 列里，4 只能填在 r4c8 和 r6c8，所以其中一格是 4。若另一格是 6 或 8，各格就只填 4、6 和 8。 / 因此删除 r4c8 和 r6c8 的候选数 6 和 8。",
		},
	})
}
