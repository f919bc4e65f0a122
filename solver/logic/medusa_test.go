package logic

import (
	"slices"
	"testing"

	"sudoku/puzzle"
)

var medusas = []*Technique{medusaWrap, medusaTrap}

func TestMedusaCases(t *testing.T) { checkCases(t, "medusa.txt", medusas, 10, 2) }

func TestMedusaSteps(t *testing.T) {
	checkSteps(t, "medusa.txt", 4, map[*Technique]func(*puzzle.Position) map[string]bool{
		medusaWrap: func(p *puzzle.Position) map[string]bool { return refMedusa(p, true) },
		medusaTrap: func(p *puzzle.Position) map[string]bool { return refMedusa(p, false) },
	})
}

// refMedusa colours candidate by candidate and tries out what each colour rules out.
func refMedusa(p *puzzle.Position, wrap bool) map[string]bool {
	out := map[string]bool{}
	coloured := map[puzzle.Candidate]bool{}
	all := removing(p, puzzle.AllCells, puzzle.AllDigits)
	for _, k := range all {
		if coloured[k] {
			continue
		}
		var colours [2][]puzzle.Candidate
		var digits puzzle.DigitSet
		var colour func(k puzzle.Candidate, i int)
		colour = func(k puzzle.Candidate, i int) {
			coloured[k] = true
			colours[i] = append(colours[i], k)
			digits |= k.Digit().Set()
			for _, q := range all {
				if !coloured[q] && refStrong(p, k, q) {
					colour(q, 1-i)
				}
			}
		}
		if colour(k, 0); digits.Len() == 1 {
			continue
		}
		var both []puzzle.Candidate
		for _, q := range all {
			mine := slices.Contains(colours[0], q) || slices.Contains(colours[1], q)
			if refRuledOut(colours[0], q) && refRuledOut(colours[1], q) && !mine {
				both = append(both, q)
			}
		}
		if !wrap && both != nil {
			out[effect(nil, both)] = true
		}
		for _, ks := range colours {
			if wrap && refWrong(p, ks) {
				out[effect(nil, ks)] = true
			}
		}
	}
	return out
}

// refStrong reports whether k and q are the only two digits of a cell or the only two
// places of a house; of a box only if they are not in a line.
func refStrong(p *puzzle.Position, k, q puzzle.Candidate) bool {
	c, d := k.Cell(), q.Cell()
	if c == d {
		return k != q && p.Cands[c].Len() == 2
	}
	for i, h := range c.Houses() {
		aligned := c.Row() == d.Row() || c.Col() == d.Col()
		if k.Digit() == q.Digit() && h.Set().Has(d) && (i < 2 || !aligned) && holding(p, h.Set(), k.Digit().Set()).Len() == 2 {
			return true
		}
	}
	return false
}

// refRuledOut reports whether one of ks and q can't both be right.
func refRuledOut(ks []puzzle.Candidate, q puzzle.Candidate) bool {
	for _, k := range ks {
		if k != q && (k.Cell() == q.Cell() || k.Digit() == q.Digit() && k.Cell().Sees(q.Cell())) {
			return true
		}
	}
	return false
}

// refWrong reports whether not all of ks can be right: they rule out one of themselves,
// or all of a cell or of a digit in a house.
func refWrong(p *puzzle.Position, ks []puzzle.Candidate) bool {
	left := *p
	for _, q := range removing(p, puzzle.AllCells, puzzle.AllDigits) {
		if refRuledOut(ks, q) {
			left.Eliminate(q)
		}
	}
	for c, digits := range p.Cands {
		if digits != 0 && left.Cands[c] == 0 {
			return true
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		if refHeld(p, h.Set()) != refHeld(&left, h.Set()) {
			return true
		}
	}
	for _, k := range ks {
		if !left.Has(k) {
			return true
		}
	}
	return false
}

func TestMedusaNothing(t *testing.T) { checkNothing(t, medusas) }

// TestMedusaWords: the texts, word by word; / stands between paragraphs.
func TestMedusaWords(t *testing.T) {
	checkWords(t, medusas, [][3]string{
		{
			"3d-medusa-wrap 5..816.9.168923754239..7...72..896..9.1362...6...7..294927385..3.62..9.88..69..3. r4c9-1,r6c6-1,r8c8-1,r9c7-1,r9c9-1",
			"Look at box 6. One colour is 1 in r3c7, r4c8 and r6c4; 8 in r3c8. The other is 1 in r4c4 and r6c7; 4 in r4c8; 8 in r3c7 and r5c8. / One colour is 1 in r3c7, r4c8 and r6c4; 8 in r3c8. The other is 1 in r4c4 and r6c7; 4 in r4c8; 8 in r3c7 and r5c8. They are joined by eight links, each a cell with two candidates or a house with two places for a digit. So one of the colours is right throughout, the other wrong. / If the colour of 4 in r4c8 were right, r5c7 would have no digit left: 4 in r4c8 rules out 4 in r5c7 and 8 in r3c7 rules out 8 in r5c7. / So all of that colour is wrong: 1 can be removed from r4c4 and r6c7; 4 from r4c8; 8 from r3c7 and r5c8.",
			"看第 6 宫。一色是 r3c7、r4c8 和 r6c4 的 1；r3c8 的 8。另一色是 r4c4 和 r6c7 的 1；r4c8 的 4；r3c7 和 r5c8 的 8。 / 一色是 r3c7、r4c8 和 r6c4 的 1；r3c8 的 8。另一色是 r4c4 和 r6c7 的 1；r4c8 的 4；r3c7 和 r5c8 的 8。两色由八条链交替相连，每条是只剩两个候选数的一格，或某数字只剩两个位置的一个区域。因此两色中一色全对，一色全错。 / 若 r4c8 的 4 那一色对，r5c7 就没有数字可填：r4c8 的 4 使 r5c7 的 4 不成立，r3c7 的 8 使 r5c7 的 8 不成立。 / 因此这一色全错：删除 r4c4 和 r6c7 的候选数 1；删除 r4c8 的候选数 4；删除 r3c7 和 r5c8 的候选数 8。",
		},
		{
			"3d-medusa-trap 267.3..1..13.5..9...91........39.74.....2...8.758..2.97.8.6.9.....5..4.......3.2. r3c7-5,r3c8-356,r3c9-5,r4c9-6,r5c7-6,r8c8-36",
			"Look at box 2. One colour is 7 in r3c8; 8 in r8c8 and r9c5. The other is 7 in r8c8; 8 in r3c8 and r9c7. / r3c8 can only be 7 or 8; 7 fits only in r3c8 or r8c8 in column 8; 8 fits only in r3c8 or r8c8 in column 8. 8 fits only in r8c8 or r9c7 in box 9; 8 fits only in r9c7 or r9c5 in row 9. So one of the colours is right throughout, the other wrong. / 8 in r3c5 clashes with the 8s in r3c8 and r9c5. / One colour is right, whichever it is: 8 can be removed from r3c5.",
			"看第 2 宫。一色是 r3c8 的 7；r8c8 和 r9c5 的 8。另一色是 r8c8 的 7；r3c8 和 r9c7 的 8。 / r3c8 只能填 7 或 8，第 8 列的 7 只能填在 r3c8 或 r8c8，第 8 列的 8 只能填在 r3c8 或 r8c8；第 9 宫的 8 只能填在 r8c8 或 r9c7，第 9 行的 8 只能填在 r9c7 或 r9c5。因此两色中一色全对，一色全错。 / r3c5 的 8 与 r3c8 和 r9c5 的 8 都冲突。 / 无论哪一色对，都要删除 r3c5 的候选数 8。",
		},
	})
}
