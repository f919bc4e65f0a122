package logic

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// cageCases are one position for each technique of the other boards, checked by hand: the cages,
// what is placed and what is removed, the technique, its first step and why.
var cageCases = []struct {
	id, shape, placed, gone string
	want, en, zh            string
}{
	{"cage-of-one", "9 5:r1c1", "", "",
		"Cage of One Cell: 5 in r1c1 => r1c1=5",
		"The cage 5 at r1c1 has one cell, so r1c1 is 5.",
		"r1c1 处的笼 5 只有一格，因此 r1c1 是 5。",
	},
	{"cage-last", "9 12:r4c4,r5c4,r6c4", "r4c4=4,r5c4=5", "",
		"Last Cell of a Cage: 12 in r456c4 => r6c4=3",
		"What is in the cage 12 at r4c4 makes 9, so 3 is left of the sum. / So r6c4 is 3.",
		"r4c4 处的笼 12 里已有的数字和为 9，还差 3。 / 因此 r6c4 是 3。",
	},
	{"cage-few", "9 17:r1c1,r1c2", "", "",
		"Forced Combination: 17 in r1c12 => r1c12<>1, r1c12<>2, r1c12<>3, r1c12<>4, r1c12<>5, r1c12<>6, r1c12<>7",
		"The cage 17 at r1c1 can only be 8 + 9. / No other digits make the sum: 1, 2, 3, 4, 5, 6 and 7 can be removed from r1c1 and r1c2.",
		"r1c1 处的笼 17 只能是 8 + 9。 / 别的数字凑不成这个和：删除 r1c1 和 r1c2 的候选数 1、2、3、4、5、6 和 7。",
	},
	{"cage-few", "9 9:r1c1,r1c2,r1c3", "r1c3=4", "",
		"Forced Combination: 9 in r1c123 => r1c12<>1, r1c12<>5, r1c12<>6, r1c12<>7, r1c12<>8, r1c12<>9",
		"What is in the cage 9 at r1c1 makes 4, so the rest makes 5: 2 + 3. / No other digits make the sum: 1, 5, 6, 7, 8 and 9 can be removed from r1c1 and r1c2.",
		"r1c1 处的笼 9 里已有的数字和为 4，其余的和是 5：2 + 3。 / 别的数字凑不成这个和：删除 r1c1 和 r1c2 的候选数 1、5、6、7、8 和 9。",
	},
	{"cage-few", "6 3:r1c1,r2c1", "", "",
		"Forced Combination: 3 in r12c1 => r12c1<>3, r12c1<>4, r12c1<>5, r12c1<>6",
		"The cage 3 at r1c1 can only be 1 + 2. / No other digits make the sum: 3, 4, 5 and 6 can be removed from r1c1 and r2c1.",
		"r1c1 处的笼 3 只能是 1 + 2。 / 别的数字凑不成这个和：删除 r1c1 和 r2c1 的候选数 3、4、5 和 6。",
	},
	{"cage-sums", "9 12:r4c4,r5c4,r6c4", "r4c4=4", "",
		"Cage Combinations: 12 in r456c4 => r56c4<>8, r56c4<>9",
		"What is in the cage 12 at r4c4 makes 4. As the candidates are, the rest, 8, can only be 1 + 7, 2 + 6 or 3 + 5. / However the digits are placed, these candidates are left over: 8 and 9 can be removed from r5c4 and r6c4.",
		"r4c4 处的笼 12 里已有的数字和为 4。按现有候选数，其余的 8 只能是 1 + 7、2 + 6 或 3 + 5。 / 无论怎样填这些数字，都用不到这些候选数：删除 r5c4 和 r6c4 的候选数 8 和 9。",
	},
	{"cage-sums", "9 20:r1c1,r1c2,r2c1", "", "",
		"Cage Combinations: 20 in r1c12,r2c1 => r1c12,r2c1<>1, r1c12,r2c1<>2",
		"As the candidates are, the cage 20 at r1c1 can only be 3 + 8 + 9, 4 + 7 + 9, 5 + 6 + 9 or 5 + 7 + 8. / However the digits are placed, these candidates are left over: 1 and 2 can be removed from r1c1, r1c2 and r2c1.",
		"按现有候选数，r1c1 处的笼 20 只能是 3 + 8 + 9、4 + 7 + 9、5 + 6 + 9 或 5 + 7 + 8。 / 无论怎样填这些数字，都用不到这些候选数：删除 r1c1、r1c2 和 r2c1 的候选数 1 和 2。",
	},
	{"cage-sums", "9 19:r1c1,r1c2,r2c1", "", "",
		"Cage Combinations: 19 in r1c12,r2c1 => r1c12,r2c1<>1",
		"With 1 in one cell, the other cells of the cage 19 at r1c1 would have to make 18. / Beside these candidates they can't: 1 can be removed from r1c1, r1c2 and r2c1.",
		"若一格是 1，r1c1 处的笼 19 其余各格的和就得是 18。 / 有下列候选数时做不到：删除 r1c1、r1c2 和 r2c1 的候选数 1。",
	},
	{"cage-sums", "9 15:r1c1,r1c2,r2c1", "", "r1c2=5,r1c2=6,r1c2=8,r1c2=9,r2c1=1",
		"Cage Combinations: 15 in r1c12,r2c1 => r1c1<>1",
		"With 1 in r1c1, the other cells of the cage 15 at r1c1 would have to make 14. / Their candidates can't: 1 can be removed from r1c1.",
		"若 r1c1 是 1，r1c1 处的笼 15 其余各格的和就得是 14。 / 它们的候选数做不到：删除 r1c1 的候选数 1。",
	},
	{"cage-sums", "9 19:r1c1,r1c2,r2c1,r2c2", "r1c1=4", "r1c2=5,r1c2=6,r1c2=8,r1c2=9,r2c1=1",
		"Cage Combinations: 19 in r1c12,r2c12 => r2c2<>1",
		"What is in the cage 19 at r1c1 makes 4. With 1 in r2c2, its other open cells would have to make 14. / Their candidates can't: 1 can be removed from r2c2.",
		"r1c1 处的笼 19 里已有的数字和为 4。若 r2c2 是 1，其余空格的和就得是 14。 / 它们的候选数做不到：删除 r2c2 的候选数 1。",
	},
	{"cage-line", "4 0:r1c1,r1c2", "", "r1c1=3,r1c1=4,r1c2=3,r1c2=4",
		"Cage and House: r1c12 => r1c34,r2c12<>1",
		"Every set of digits that the cage at r1c1 can still hold includes 1, in r1c1 or r1c2. / A cell outside that sees every place can't be 1: 1 can be removed from r1c3, r1c4, r2c1 and r2c2.",
		"r1c1 处的笼还能用的每一组数字里都有 1，在 r1c1 或 r1c2。 / 笼外同时受这些位置影响的格不能填 1：删除 r1c3、r1c4、r2c1 和 r2c2 的候选数 1。",
	},
	{"cage-hidden", "9 6:r1c1,r1c2,r1c3", "", "r1c1=3,r1c2=3",
		"Hidden in a Cage: 6 in r1c123 => r1c3=3",
		"Every set of digits that the cage 6 at r1c1 can still hold includes 3. / Only r1c3 has room for it, so r1c3 is 3.",
		"r1c1 处的笼 6 还能用的每一组数字里都有 3。 / 它只能填在 r1c3，因此 r1c3 是 3。",
	},
	{"cage-line", "9 6:r1c1,r1c2,r2c1", "", "",
		"Cage and House: 6 in r1c12,r2c1 => r2c23,r3c123,r1c3<>1",
		"Every set of digits that the cage 6 at r1c1 can still hold includes 1, in r1c1, r1c2 or r2c1. / A cell outside that sees every place can't be 1: 1 can be removed from r1c3, r2c2, r2c3, r3c1, r3c2 and r3c3.",
		"r1c1 处的笼 6 还能用的每一组数字里都有 1，在 r1c1、r1c2 或 r2c1。 / 笼外同时受这些位置影响的格不能填 1：删除 r1c3、r2c2、r2c3、r3c1、r3c2 和 r3c3 的候选数 1。",
	},
	{"cage-blocked", "9 5:r1c1,r1c2", "", "r1c9=1,r1c9=4,r1c9=5,r1c9=6,r1c9=7,r1c9=8,r1c9=9",
		"Blocked Combination: 5 in r1c12 => r1c12<>2, r1c12<>3, r1c12<>5, r1c12<>6, r1c12<>7, r1c12<>8, r1c12<>9",
		"r1c9 sees r1c1 and r1c2 and can only be 2 or 3. / With 2 and 3 in the cage 5 at r1c1, r1c9 would have no digit left. / So no sum has them together: 2, 3, 5, 6, 7, 8 and 9 can be removed from r1c1 and r1c2.",
		"r1c9 受 r1c1 和 r1c2 影响，只能填 2 或 3。 / 若 2 和 3 都在 r1c1 处的笼 5 里，r1c9 就没有数字可填。 / 所以笼里不能同时有这些数字：删除 r1c1 和 r1c2 的候选数 2、3、5、6、7、8 和 9。",
	},
	{"cage-pair", "9 4:r1c1,r1c2 7:r1c4,r1c5", "", "",
		"Cage Pair: 4 in r1c12 => r1c45<>1, r1c1236789<>2, r1c45<>3, r1c1245<>4, r1c1236789<>5, r1c1245<>6, r1c1245<>7, r1c1245<>8, r1c1245<>9",
		"The cage 4 at r1c1 and the cage 7 at r1c4 lie in row 1, so they have no digit in common. / As the candidates are, together they can only be 1 + 3 with 2 + 5. / So 1 and 3 can be removed from r1c4 and r1c5; 2 and 5 from r1c1, r1c2, r1c3, r1c6, r1c7, r1c8 and r1c9; 4, 6, 7, 8 and 9 from r1c1, r1c2, r1c4 and r1c5.",
		"r1c1 处的笼 4 和 r1c4 处的笼 7 都在第 1 行，所以没有相同数字。 / 按现有候选数，它们合起来只能是 1 + 3 配 2 + 5。 / 因此删除 r1c4 和 r1c5 的候选数 1 和 3；删除 r1c1、r1c2、r1c3、r1c6、r1c7、r1c8 和 r1c9 的候选数 2 和 5；删除 r1c1、r1c2、r1c4 和 r1c5 的候选数 4、6、7、8 和 9。",
	},
	{"diagonal-seen", "X", "", "r1c1=5,r3c3=5,r4c4=5,r5c5=5,r6c6=5,r8c8=5,r9c9=5",
		"Locked on a Diagonal: 5 in r2c2,r7c7 => r7c2,r2c7<>5",
		"In the falling diagonal, 5 fits only in r2c2 and r7c7. / One of them is 5, so a cell that sees them all is not: 5 can be removed from r2c7 and r7c2.",
		"主对角线上，5 只能填在 r2c2 和 r7c7。 / 其中必有一格是 5，同时受它们影响的格就不是：删除 r2c7 和 r7c2 的候选数 5。",
	},
	{"innie-one", "9 20:r1c1,r1c2,r1c3,r1c4 20:r1c5,r1c6,r1c7,r1c8", "", "",
		"Rule of 45: 45/40 in r1c9 => r1c9=5",
		"Row 1 makes 45. The cages inside make 40. / 45 - 40 leaves 5 for r1c9. / So r1c9 is 5.",
		"第 1 行的和是 45。其内的笼合计 40。 / 45 - 40 余 5，归 r1c9。 / 因此 r1c9 是 5。",
	},
	{"innie-one", "9 20:r1c1,r1c2,r1c3,r1c4 32:r1c5,r1c6,r1c7,r1c8,r1c9,r2c9", "", "",
		"Rule of 45: 45/52 in r2c9 => r2c9=7",
		"Row 1 makes 45. The cage inside and the one at r1c5 make 52. / 52 - 45 leaves 7 for r2c9. / So r2c9 is 7.",
		"第 1 行的和是 45。其内的笼与 r1c5 处的笼合计 52。 / 52 - 45 余 7，归 r2c9。 / 因此 r2c9 是 7。",
	},
	{"innie-one", "6 10:r3c1,r3c2,r3c3", "r4c1=2,r4c2=4", "",
		"Rule of 45: 21/10 in r4c3 => r4c3=5",
		"Box 3 makes 21. The cage inside makes 10. Of the rest, r4c1 and r4c2 make 6. / 21 - 10 - 6 leaves 5 for r4c3. / So r4c3 is 5.",
		"第 3 宫的和是 21。其内的笼合计 10。其余的格里，r4c1 和 r4c2 共 6。 / 21 - 10 - 6 余 5，归 r4c3。 / 因此 r4c3 是 5。",
	},
	{"innie-one", "9 15:r1c4,r1c5,r2c3,r2c4 11:r1c6,r2c6 10:r2c5,r3c5", "r2c3=1,r3c6=9", "",
		"Rule of 45: 45/36 in r3c4 => r3c4=1",
		"Box 2 makes 45. The cages inside and the one at r1c4 make 36. Of that, r2c3, outside, is 1, so 35 is inside. Of the rest, r3c6 is 9. / 45 - 35 - 9 leaves 1 for r3c4. / So r3c4 is 1.",
		"第 2 宫的和是 45。其内的笼与 r1c4 处的笼合计 36。其中外面的 r2c3 是 1，所以里面共 35。其余的格里，r3c6 是 9。 / 45 - 35 - 9 余 1，归 r3c4。 / 因此 r3c4 是 1。",
	},
	{"innie-one", "9 16:r1c2,r1c3,r1c4 37:r1c5,r1c6,r1c7,r1c8,r1c9,r2c8,r2c9", "r1c1=4,r2c8=5", "",
		"Rule of 45: 45/53 in r2c9 => r2c9=7",
		"Row 1 makes 45. The cage inside and the one at r1c5 make 53. Of that, r2c8, outside, is 5, so 48 is inside and in r2c9. Of the rest, r1c1 is 4. / 48 + 4 - 45 leaves 7 for r2c9. / So r2c9 is 7.",
		"第 1 行的和是 45。其内的笼与 r1c5 处的笼合计 53。其中外面的 r2c8 是 5，所以里面与 r2c9 共 48。其余的格里，r1c1 是 4。 / 48 + 4 - 45 余 7，归 r2c9。 / 因此 r2c9 是 7。",
	},
	{"innie-two", "9 20:r1c1,r1c2,r1c3,r1c4 18:r1c5,r1c6,r1c7", "", "",
		"Rule of 45, Two Cells: 45/38 in r1c89 => r1c89<>7, r1c89<>8, r1c89<>9",
		"Row 1 makes 45. The cages inside make 38. / 45 - 38 leaves 7 for r1c8 and r1c9. / No other candidates of these cells can make that: 7, 8 and 9 can be removed from r1c8 and r1c9.",
		"第 1 行的和是 45。其内的笼合计 38。 / 45 - 38 余 7，归 r1c8 和 r1c9。 / 这些格的其他候选数凑不成：删除 r1c8 和 r1c9 的候选数 7、8 和 9。",
	},
	{"innie-far", "9 20:r1c1,r1c2,r1c3,r1c4 20:r1c5,r1c6,r1c7,r1c8 12:r1c9,r2c8 20:r2c1,r2c2,r2c3,r2c4 13:r2c5,r2c6,r2c7", "", "",
		"Rule of 45, Several Houses: 90/85 in r2c9 => r2c9=5",
		"Rows 1 and 2 make 90. The cages inside make 85. / 90 - 85 leaves 5 for r2c9. / So r2c9 is 5.",
		"第 1、2 行的和是 90。其内的笼合计 85。 / 90 - 85 余 5，归 r2c9。 / 因此 r2c9 是 5。",
	},
	{"innie-many", "9 20:r1c1,r1c2,r1c3,r1c4 4:r1c5,r1c6", "", "",
		"Rule of 45, More Cells: 45/24 in r1c789 => r1c789<>1, r1c789<>2, r1c789<>3",
		"Row 1 makes 45. The cages inside make 24. / 45 - 24 leaves 21 for r1c7, r1c8 and r1c9. / No other candidates of these cells can make that: 1, 2 and 3 can be removed from r1c7, r1c8 and r1c9.",
		"第 1 行的和是 45。其内的笼合计 24。 / 45 - 24 余 21，归 r1c7、r1c8 和 r1c9。 / 这些格的其他候选数凑不成：删除 r1c7、r1c8 和 r1c9 的候选数 1、2 和 3。",
	},
	{"innie-outie", "9 20:r1c1,r1c2,r1c3,r1c4 15:r1c5,r1c6,r1c7 10:r1c9,r4c9 9:r1c8,r4c8", "", "r1c8=1",
		"Rule of 45, Inside and Outside: 45/44 in r4c8,r1c9 => r1c9<>1, r4c8<>9",
		"Row 1 makes 45. The cages inside and the one at r1c8 make 44. / 45 - 44 is 1, so r4c8 makes 1 less than r1c9. / No other candidates of these cells can make that: 1 can be removed from r1c9; 9 from r4c8.",
		"第 1 行的和是 45。其内的笼与 r1c8 处的笼合计 44。 / 45 - 44 是 1，因此 r4c8 的和比 r1c9 的和少 1。 / 这些格的其他候选数凑不成：删除 r1c9 的候选数 1；删除 r4c8 的候选数 9。",
	},
}

// caseShape reads a size and cages, or X for the diagonals.
func caseShape(t *testing.T, text string) *puzzle.Shape {
	t.Helper()
	f := strings.Fields(text)
	if f[0] == "X" {
		return puzzle.Diagonal
	}
	return killer(t, int(f[0][0]-'0'), false, f[1:]...)
}

func TestCageCases(t *testing.T) {
	seen := map[string]bool{}
	for _, tt := range cageCases {
		shape := caseShape(t, tt.shape)
		pos := shape.NewPosition(puzzle.Grid{})
		for _, k := range candidates(t, tt.placed) {
			pos.Place(k)
		}
		for _, k := range candidates(t, tt.gone) {
			pos.Eliminate(k)
		}
		tech, ok := ByID(tt.id)
		if seen[tt.id] = true; !ok {
			t.Fatal(tt.id)
		}
		s, ok := Next(&pos, []*Technique{tech})
		if !ok {
			t.Errorf("%s: no step in %s", tt.id, tt.shape)
			continue
		}
		for _, x := range [][2]string{{s.Notation(), tt.want}, {strings.Join(s.Why(words.English), " / "), tt.en}, {strings.Join(s.Why(words.Chinese), " / "), tt.zh}} {
			if x[0] != x[1] {
				t.Errorf("%s: %s\nwant %s", tt.id, x[0], x[1])
			}
		}
		checkSaidOn(t, &pos, &s)
	}
	for _, tech := range ShapeTechniques() {
		if !seen[tech.ID] && tech != boardNet {
			t.Errorf("%s has no case", tech.ID)
		}
	}
}
