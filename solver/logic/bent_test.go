package logic

import (
	"testing"

	"sudoku/puzzle"
)

var bents = []*Technique{wxyzWing, vwxyzWing, uvwxyzWing}

func TestBentCases(t *testing.T) { checkCases(t, "bent.txt", bents, 10, 2) }

func TestBentSteps(t *testing.T) {
	checkSteps(t, "bent.txt", 4, map[*Technique]func(*puzzle.Position) map[string]bool{
		wxyzWing:   func(p *puzzle.Position) map[string]bool { return refBent(p, 4) },
		vwxyzWing:  func(p *puzzle.Position) map[string]bool { return refBent(p, 5) },
		uvwxyzWing: func(p *puzzle.Position) map[string]bool { return refBent(p, 6) },
	})
}

// refBent tries all sets of n cells of two houses that cross: one of the n digits is in
// two of them that don't see each other.
func refBent(p *puzzle.Position, n int) map[string]bool {
	out := map[string]bool{}
	for one := puzzle.Row(0); one < puzzle.Box(0); one++ {
		for two := puzzle.Col(0); two < puzzle.NumHouses; two++ {
			if one == two || one.Set().And(two.Set()).Empty() {
				continue
			}
			var room puzzle.CellSet
			for c := range one.Set().Or(two.Set()).All() {
				if size := p.Cands[c].Len(); size > 0 && size <= n {
					room.Add(c)
				}
			}
			choose(room, n, func(cells puzzle.CellSet) {
				if refHeld(p, cells).Len() != n {
					return
				}
				var twice puzzle.DigitSet
				for c := range cells.All() {
					for d := range cells.All() {
						if c != d && !c.Sees(d) {
							twice |= p.Cands[c] & p.Cands[d]
						}
					}
				}
				if twice.Len() != 1 || refSplits(p, cells) {
					return
				}
				common := puzzle.AllCells
				for c := range holding(p, cells, twice).All() {
					common = common.And(c.Peers())
				}
				if ks := removing(p, common, twice); len(ks) > 0 {
					out[effect(nil, ks)] = true
				}
			})
		}
	}
	return out
}

func refHeld(p *puzzle.Position, cells puzzle.CellSet) (digits puzzle.DigitSet) {
	for c := range cells.All() {
		digits |= p.Cands[c]
	}
	return digits
}

// refSplits reports whether fewer of the cells hold so few digits.
func refSplits(p *puzzle.Position, cells puzzle.CellSet) (split bool) {
	for n := 1; n < cells.Len(); n++ {
		choose(cells, n, func(some puzzle.CellSet) { split = split || refHeld(p, some).Len() <= n })
	}
	return split
}

func TestBentNothing(t *testing.T) { checkNothing(t, bents) }

// TestBentWords: the texts, word by word; / stands between paragraphs.
func TestBentWords(t *testing.T) {
	checkWords(t, bents, [][3]string{
		{
			"wxyz-wing ...83.....5946..818..15.7..6973..542583246917241975..84..6.3.7..785241.6...7..... r1c8-2,r9c6-9",
			"Look at column 2 and box 1. r1c2, r1c3, r3c3 and r7c2 can hold only 1, 2, 4 and 6 between them; only 2 can appear there more than once. / r1c2, r1c3, r3c3 and r7c2 are four cells and can hold only 1, 2, 4 and 6 between them. / 1, 4 and 6 can appear only once each, since the places of each all see each other. That fills three of the four cells at most. So at least one of r1c2, r1c3, r3c3 and r7c2 is 2. / r3c2 sees them all, so it can't be 2.",
			"看第 2 列和第 1 宫。r1c2、r1c3、r3c3 和 r7c2 总共只能填 1、2、4 和 6，其中只有 2 能出现多次。 / r1c2、r1c3、r3c3 和 r7c2 共四格，总共只能填 1、2、4 和 6。 / 1、4 和 6 各自在那里的位置都互相影响，所以每个至多出现一次，最多填满四格中的三格。因此 r1c2、r1c3、r3c3 和 r7c2 中至少有一格是 2。 / r3c2 同时受这些格影响，所以不能是 2。",
		},
		{
			"vwxyz-wing 92.3..485...45.6925..29.1374....5.2.13.7.9564.....4.1.2.9..38.6......2..8...423.. r1c3-7,r2c6-7,r4c9-9,r6c9-9,r8c6-8,r9c3-1",
			"Look at row 4 and box 4. r4c3, r4c4, r4c5, r4c9 and r6c1 can hold only 1, 3, 6, 7 and 8 between them; only 6 can appear there more than once. / r4c3, r4c4, r4c5, r4c9 and r6c1 are five cells and can hold only 1, 3, 6, 7 and 8 between them. / 1, 3, 7 and 8 can appear only once each, since the places of each all see each other. That fills four of the five cells at most. So at least one of r4c3, r4c4, r4c5 and r6c1 is 6. / r4c2 sees them all, so it can't be 6.",
			"看第 4 行和第 4 宫。r4c3、r4c4、r4c5、r4c9 和 r6c1 总共只能填 1、3、6、7 和 8，其中只有 6 能出现多次。 / r4c3、r4c4、r4c5、r4c9 和 r6c1 共五格，总共只能填 1、3、6、7 和 8。 / 1、3、7 和 8 各自在那里的位置都互相影响，所以每个至多出现一次，最多填满五格中的四格。因此 r4c3、r4c4、r4c5 和 r6c1 中至少有一格是 6。 / r4c2 同时受这些格影响，所以不能是 6。",
		},
	})
}

// TestBentOnDiagonals: no digit is said to be there twice whose places see each other on a diagonal.
func TestBentOnDiagonals(t *testing.T) {
	pos := puzzle.Diagonal.NewPosition(puzzle.Grid{})
	for c, digits := range map[string]puzzle.DigitSet{"r1c1": puzzle.DigitsOf(3, 4), "r1c2": puzzle.DigitsOf(3, 4, 9), "r1c9": puzzle.DigitsOf(4, 5), "r8c2": puzzle.DigitsOf(5, 9)} {
		cell, _ := puzzle.ParseCell(c)
		pos.Cands[cell] = digits
	}
	technique, _ := ByID("wxyz-wing")
	for _, s := range All(&pos, []*Technique{technique}) {
		t.Error(s.Notation())
	}
}
