package logic

import (
	"testing"

	"sudoku/puzzle"
)

var bugs = []*Technique{bugPlusOne, bug2, bug3, bug4}

func TestBUGCases(t *testing.T) { checkCases(t, "bug.txt", bugs, 10, 2) }

func TestBUGSteps(t *testing.T) {
	checkSteps(t, "bug.txt", 60, map[*Technique]func(*puzzle.Position) map[string]bool{
		bugPlusOne: refBUGPlusOne, bug2: refBUGType(refBUG2), bug3: refBUGType(refBUG3), bug4: refBUGType(refBUG4),
	})
}

// refBUGPlusOne tries to take away each candidate of each cell with three, and
// looks at whether a grave is left.
func refBUGPlusOne(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for c := range puzzle.Cell(81) {
		if p.Cands[c].Len() != 3 {
			continue
		}
		for d := range p.Cands[c].All() {
			left := *p
			if left.Eliminate(puzzle.Cand(c, d)); refGrave(&left) {
				out[effect(nil, removing(p, puzzle.CellsOf(c), p.Cands[c]&^d.Set()))] = true
			}
		}
	}
	return out
}

// refGrave reports whether each empty cell has two candidates and each digit two
// places or none in each house.
func refGrave(p *puzzle.Position) bool {
	for c, d := range p.Grid {
		if d == 0 && p.Cands[c].Len() != 2 {
			return false
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if n := holding(p, h.Set(), d.Set()).Len(); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

func TestBUGNothing(t *testing.T) { checkNothing(t, bugs) }

func TestBUGWords(t *testing.T) {
	checkWords(t, bugs, [][3]string{
		{
			"bug-plus-1 891256..3243...651756431..8.28...1...741..8..1693..5.7982674315637519.8.415823..6 r4c8-49,r5c8-29",
			"Look at box 5. Each empty cell has two candidates, except r4c5 with 4, 6 and 9; only 9 has three places in the houses of r4c5. / Each empty cell has two candidates, except r4c5 with 4, 6 and 9. Without the 9 there, every cell would have two, and every digit would have two places in each house that lacks it. / Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution. / So r4c5 is 9: 4 and 6 can be removed from r4c5.",
			"看第 5 宫。每个空格都只剩两个候选数，只有 r4c5 剩 4、6 和 9；在 r4c5 所在的行、列、宫里，只有 9 有三个位置。 / 每个空格都只剩两个候选数，只有 r4c5 剩 4、6 和 9。若没有那里的 9，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。 / 这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解。 / 因此 r4c5 是 9：删除 r4c5 的候选数 4 和 6。",
		}, {
			"bug-2 2.8.75.4.395864712.74.32..5532689471..9427.5..473512..953746128426518937781293564 -",
			"Look at box 3. Each empty cell has two candidates, except for these extra ones: 6 in r1c9, r5c1 and r5c7. / Each empty cell has two candidates, except for these extra ones: 6 in r1c9, r5c1 and r5c7. Without them every cell would have two, and every digit would have two places in each house that lacks it. / Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution. So one of r1c9, r5c1 and r5c7 is 6. / r5c9 sees all three, so it can't be 6.",
			"看第 3 宫。每个空格都只剩两个候选数，另外只多出 r1c9、r5c1 和 r5c7 的 6。 / 每个空格都只剩两个候选数，另外只多出 r1c9、r5c1 和 r5c7 的 6。若没有这些，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。 / 这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解，所以 r1c9、r5c1 和 r5c7 中必有一格是 6。 / r5c9 同时受这三格影响，所以不能是 6。",
		}, {
			"bug-3 ..65187939.3267.488..3946.26.4.25839.38.492.6...836.74162953487...681325385472961 r6c2-5",
			"Look at column 2. Each empty cell has two candidates, except for these extra ones: 1 in r3c2 and r6c2, and 7 in r8c2. r4c2 can hold only 1 and 7. / Each empty cell has two candidates, except for these extra ones: 1 in r3c2 and r6c2, and 7 in r8c2. Without them every cell would have two, and every digit would have two places in each house that lacks it. / Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution, so one of those extra digits is right. / So one of r3c2, r6c2 and r8c2 is 1 or 7. That cell and r4c2 can hold only 1 and 7 between them: two digits for two cells. Column 2 has no more room for 1 or 7: 1 can be removed from r2c2.",
			"看第 2 列。每个空格都只剩两个候选数，另外只多出 r3c2 和 r6c2 的 1，以及 r8c2 的 7；而 r4c2 只能填 1 和 7。 / 每个空格都只剩两个候选数，另外只多出 r3c2 和 r6c2 的 1，以及 r8c2 的 7。若没有这些，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。 / 这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解，所以多出的候选数中必有一个是正解。 / 所以 r3c2、r6c2 和 r8c2 中有一格是 1 或 7。这一格与 r4c2 总共只能填 1 和 7：两个数字正好填两格。第 2 列的 1 和 7 只能在这些格里，因此删除 r2c2 的候选数 1。",
		}, {
			"bug-3 .6498.352..35...8..8534.71.4796358216218945735387..6..852.69.373.6.782.5.47253.68 -",
			"Look at row 2. Each empty cell has two candidates, except for these extra ones: 1 in r2c1 and r2c6, 2 in r2c6, and 9 in r2c1 and r2c9. r2c2 and r2c5 can hold only 1, 2 and 9. / Each empty cell has two candidates, except for these extra ones: 1 in r2c1 and r2c6, 2 in r2c6, and 9 in r2c1 and r2c9. Without them every cell would have two, and every digit would have two places in each house that lacks it. / Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution, so one of those extra digits is right. / So one of r2c1, r2c6 and r2c9 is 1, 2 or 9. That cell and r2c2 and r2c5 can hold only 1, 2 and 9 between them: three digits for three cells. Row 2 has no more room for 1, 2 or 9: 9 can be removed from r2c7.",
			"看第 2 行。每个空格都只剩两个候选数，另外只多出 r2c1 和 r2c6 的 1，r2c6 的 2，以及 r2c1 和 r2c9 的 9；而 r2c2 和 r2c5 只能填 1、2 和 9。 / 每个空格都只剩两个候选数，另外只多出 r2c1 和 r2c6 的 1，r2c6 的 2，以及 r2c1 和 r2c9 的 9。若没有这些，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。 / 这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解，所以多出的候选数中必有一个是正解。 / 所以 r2c1、r2c6 和 r2c9 中有一格是 1、2 或 9。这一格与 r2c2 和 r2c5 总共只能填 1、2 和 9：三个数字正好填三格。第 2 行的 1、2 和 9 只能在这些格里，因此删除 r2c7 的候选数 9。",
		}, {
			"bug-4 ....76953579213684.3.5.9172...6..39.853192467.9..3..21764921.3.385.6.219921358746 r1c1-4,r4c1-4,r6c6-7",
			"Look at box 5. Each empty cell has two candidates, except for these extra ones: 4 in r4c6 and r6c4. In box 5, 7 fits only in r4c6 and r6c4. / Each empty cell has two candidates, except for these extra ones: 4 in r4c6 and r6c4. Without them every cell would have two, and every digit would have two places in each house that lacks it. / Such a grid has no solution or more than one: a second comes from taking the other digit in every cell. This puzzle has exactly one solution, so one of those extra digits is right. / In box 5, 7 fits only in r4c6 and r6c4, so one of them is 7; the other takes an extra digit. So 5 can be removed from r4c6; 8 from r6c4.",
			"看第 5 宫。每个空格都只剩两个候选数，另外只多出 r4c6 和 r6c4 的 4；第 5 宫里，7 只能填在 r4c6 和 r6c4。 / 每个空格都只剩两个候选数，另外只多出 r4c6 和 r6c4 的 4。若没有这些，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。 / 这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解，所以多出的候选数中必有一个是正解。 / 第 5 宫里，7 只能填在 r4c6 和 r6c4，所以其中一格是 7，另一格填多出的数字。因此删除 r4c6 的候选数 5；删除 r6c4 的候选数 8。",
		},
	})
}
