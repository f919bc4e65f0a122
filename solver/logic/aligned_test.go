package logic

import (
	"testing"

	"sudoku/puzzle"
)

var alignments = []*Technique{alignedPair, alignedTriple}

func TestAlignedCases(t *testing.T) { checkCases(t, "aligned.txt", alignments, 10, 2) }

func TestAlignedSteps(t *testing.T) {
	checkSteps(t, "aligned.txt", 6, map[*Technique]func(*puzzle.Position) map[string]bool{
		alignedPair:   func(p *puzzle.Position) map[string]bool { return refAligned(p, 2) },
		alignedTriple: func(p *puzzle.Position) map[string]bool { return refAligned(p, 3) },
	})
}

// refAligned tries all digits in all sets of n cells.
func refAligned(p *puzzle.Position, n int) map[string]bool {
	out := map[string]bool{}
	var room puzzle.CellSet
	for c, digits := range p.Cands {
		if digits.Len() > 1 {
			room.Add(puzzle.Cell(c))
		}
	}
	choose(room, n, func(base puzzle.CellSet) {
		outs := refExcluders(p, base)
		if outs.Len() < 2 {
			return
		}
		var eliminated []puzzle.Candidate
		stand := refStand(p, base, outs)
		for c := range base.All() {
			for d := range (p.Cands[c] &^ stand[c]).All() {
				if !refEasier(p, base, outs, puzzle.Cand(c, d)) {
					eliminated = append(eliminated, puzzle.Cand(c, d))
				}
			}
		}
		if eliminated != nil {
			out[effect(nil, eliminated)] = true
		}
	})
	return out
}

// refExcluders returns what could be left without a digit by a base.
func refExcluders(p *puzzle.Position, base puzzle.CellSet) (outs puzzle.CellSet) {
	common := puzzle.AllCells
	for c := range base.All() {
		common = common.And(c.Peers())
	}
	for c := range common.All() {
		if size := p.Cands[c].Len(); size > 1 && size <= base.Len() {
			outs.Add(c)
		}
	}
	return outs
}

// refStand returns what the cells of a base have in combinations that don't clash and
// leave each of the excluders a digit.
func refStand(p *puzzle.Position, base, outs puzzle.CellSet) map[puzzle.Cell]puzzle.DigitSet {
	stand := map[puzzle.Cell]puzzle.DigitSet{}
	var add func(left puzzle.CellSet, ks []puzzle.Candidate)
	add = func(left puzzle.CellSet, ks []puzzle.Candidate) {
		if !left.Empty() {
			c := left.First()
			left.Remove(c)
			for d := range p.Cands[c].All() {
				if k := puzzle.Cand(c, d); !refRuledOut(ks, k) {
					add(left, append(ks[:len(ks):len(ks)], k))
				}
			}
			return
		}
		for c := range outs.All() {
			left := p.Cands[c]
			for _, k := range ks {
				left &^= k.Digit().Set()
			}
			if left == 0 {
				return
			}
		}
		for _, k := range ks {
			stand[k.Cell()] |= k.Digit().Set()
		}
	}
	add(base, nil)
	return stand
}

// refEasier reports whether k is eliminated by one of the excluders, or for two of the cells.
func refEasier(p *puzzle.Position, base, outs puzzle.CellSet, k puzzle.Candidate) bool {
	for c := range outs.All() {
		if !refStand(p, base, puzzle.CellsOf(c))[k.Cell()].Has(k.Digit()) {
			return true
		}
	}
	for c := range base.All() {
		two := puzzle.CellsOf(k.Cell(), c)
		if base.Len() == 3 && two.Len() == 2 && !refStand(p, two, refExcluders(p, two))[k.Cell()].Has(k.Digit()) {
			return true
		}
	}
	return false
}

func TestAlignedNothing(t *testing.T) { checkNothing(t, alignments) }

// TestAlignedWords: the texts, word by word; / stands between paragraphs.
func TestAlignedWords(t *testing.T) {
	checkWords(t, alignments, [][3]string{
		{
			"aligned-pair-exclusion 415983627278156439936742.5..9261.78.867.2.....418.7.6265.278.1.18.5..27672..61... r7c3-3,r8c3-9,r9c7-39,r9c9-34",
			"Look at box 5. The cells are r5c4 (3,4) and r5c6 (4,5,9). Each of them sees r4c6 (4,5), r5c8 (4,9) and r6c5 (3,9). / If r5c4 is 4, the rest can't be filled. r5c6=4 clashes with r5c4=4. r5c6=5 leaves r4c6 without a digit. r5c6=9 leaves r5c8 without a digit. / r5c6=9 fails in the same way, because of r4c6, r5c8 and r6c5. So 4 can be removed from r5c4; 9 from r5c6.",
			"看第 5 宫。这几格是 r5c4（3、4）和 r5c6（4、5、9），都影响 r4c6（4、5）、r5c8（4、9）和 r6c5（3、9）。 / 若 r5c4 是 4，其余就无法填下去。r5c6=4 与 r5c4=4 冲突；r5c6=5 使 r4c6 没有数字可填；r5c6=9 使 r5c8 没有数字可填。 / r5c6=9 也因 r4c6、r5c8 和 r6c5 而不成立。因此删除 r5c4 的候选数 4；删除 r5c6 的候选数 9。",
		},
		{
			"aligned-triple-exclusion ..16..452.65.24139924.3.6784163..7255..2768412784..963142.635.7..7.4..166.......4 r8c2-38,r8c4-8,r8c6-59,r9c5-89,r9c6-159",
			"Look at row 8. The cells are r8c7 (2,3), r9c2 (3,5,8,9) and r9c3 (3,9). Each of them sees r8c1 (3,8), r8c2 (5,9), r9c7 (2,3) and r9c8 (8,9). / If r8c7 is 2, the rest can't be filled. r9c2=3 leaves r9c7 without a digit. r9c2=5 with r9c3=3 leaves r9c7 without a digit. r9c2=5 with r9c3=9 leaves r8c2 without a digit. r9c2=8 with r9c3=3 leaves r8c1 without a digit. r9c2=8 with r9c3=9 leaves r9c8 without a digit. r9c2=9 with r9c3=3 leaves r9c7 without a digit. r9c3=9 clashes with r9c2=9. / So 2 can be removed from r8c7.",
			"看第 8 行。这几格是 r8c7（2、3）、r9c2（3、5、8、9）和 r9c3（3、9），都影响 r8c1（3、8）、r8c2（5、9）、r9c7（2、3）和 r9c8（8、9）。 / 若 r8c7 是 2，其余就无法填下去。r9c2=3 使 r9c7 没有数字可填；r9c2=5、r9c3=3 使 r9c7 没有数字可填；r9c2=5、r9c3=9 使 r8c2 没有数字可填；r9c2=8、r9c3=3 使 r8c1 没有数字可填；r9c2=8、r9c3=9 使 r9c8 没有数字可填；r9c2=9、r9c3=3 使 r9c7 没有数字可填；r9c3=9 与 r9c2=9 冲突。 / 因此删除 r8c7 的候选数 2。",
		},
	})
}
