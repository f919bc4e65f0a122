package logic

import (
	"testing"

	"sudoku/puzzle"
)

func TestBUGCases(t *testing.T) { checkCases(t, "bug.txt", []*Technique{bugPlusOne}, 10, 2) }

func TestBUGSteps(t *testing.T) {
	checkSteps(t, "bug.txt", 60, map[*Technique]func(*puzzle.Position) map[string]bool{bugPlusOne: refBUGPlusOne})
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

func TestBUGNothing(t *testing.T) { checkNothing(t, []*Technique{bugPlusOne}) }

func TestBUGWords(t *testing.T) {
	checkWords(t, []*Technique{bugPlusOne}, [][3]string{
		{
			"bug-plus-1 891256..3243...651756431..8.28...1...741..8..1693..5.7982674315637519.8.415823..6 r4c8-49,r5c8-29",
			"Look at box 5. Each empty cell holds two digits, but for r4c5 with 4, 6 and 9; only 9 has three places in the houses of r4c5. / Each empty cell holds two digits, but for r4c5 with 4, 6 and 9. Without the 9 there, every cell would hold two, and every digit would have two places in each house that lacks it. / Such a grid has no solution or more than one: a second comes of taking the other digit in every cell. This puzzle has exactly one solution. / So r4c5 is 9: 4 and 6 go from r4c5.",
			"看第 5 宫。每个空格都只剩两个候选数，只有 r4c5 剩 4、6 和 9；在 r4c5 所在的行、列、宫里，只有 9 有三个位置。 / 每个空格都只剩两个候选数，只有 r4c5 剩 4、6 和 9。若去掉那里的 9，每个空格就都剩两个候选数，每个未填的数字在各区域里也都剩两个位置。 / 这样的盘面要么无解，要么多解：每格都换成另一个候选数，就是第二个解。而本题只有一个解。 / 因此 r4c5 是 9：从 r4c5 中去掉 4 和 6。",
		},
	})
}
