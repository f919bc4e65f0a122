package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

var deepRows = []*Technique{dynamicNet, dynamicNetPlus, nestedNet, deeplyNestedNet}

func TestDeepCases(t *testing.T) { checkCases(t, "deep.txt", deepRows, 5, 2) }

// TestDeepSound: each step is true, and its diagram is a proof of it; placements come
// first; each conclusion comes once; what a plain search finds is found, and no less
// by those that know more; and a finder stops when it is asked to.
func TestDeepSound(t *testing.T) {
	at, seen := 0, [2]int{}
	plainWalk(t, 4, 12, func(b *Board, solution *puzzle.Grid) {
		if at++; at%5 != 0 {
			return
		}
		var found [2]map[chainLit]bool
		for i, tech := range deepRows[:2] {
			found[i] = checkDeepRow(t, b, solution, tech)
			seen[i] += len(found[i])
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
		want := refDeep(&b.Position)
		for l := range found[0] {
			if len(want) > 0 && !want[l.not()] {
				t.Errorf("%v: %v is not refuted", b.Grid, l)
			}
		}
		for l := range want {
			if !found[0][l.not()] || !found[1][l.not()] {
				t.Errorf("%v: %v is refuted", b.Grid, l)
			}
		}
	})
	if seen[0] == 0 || seen[1] == 0 {
		t.Error("nothing was found:", seen)
	}
}

// TestDeepNested: the same of nests, in the positions of the file.
func TestDeepNested(t *testing.T) {
	for _, line := range lines(t, "deep.txt") {
		f := strings.SplitN(line, " ", 4)
		pos := position(t, f[1], f[2])
		b := NewBoard(&pos)
		for i, tech := range deepRows {
			if f[0] == tech.ID || i == 2 {
				checkDeepRow(t, b, nil, tech)
			}
		}
	}
}

// checkDeepRow checks all steps of tech, and returns the conclusions.
func checkDeepRow(t *testing.T, b *Board, solution *puzzle.Grid, tech *Technique) map[chainLit]bool {
	t.Helper()
	got, placing, left := map[chainLit]bool{}, true, 0
	for _, s := range All(&b.Position, []*Technique{tech}) {
		line := s.Notation()
		k, on := slices.Concat(s.Place, s.Eliminate)[0], len(s.Place) > 0
		if len(s.Place)+len(s.Eliminate) != 1 || on && !placing {
			t.Errorf("%v: %s says too much, or comes too late", b.Grid, line)
		}
		placing = on
		if s.nesting() < slices.Index(deepRows, tech)-1 {
			t.Errorf("%v: %s nests less than its name says", b.Grid, line)
		}
		if tech == nestedNet && candidatesLeft(b, k) < left {
			t.Errorf("%v: %s comes behind one that leaves more", b.Grid, line)
		}
		left = candidatesLeft(b, k)
		if !b.Has(k) || solution != nil && on != (solution[k.Cell()] == k.Digit()) {
			t.Errorf("%v: %s is wrong", b.Grid, line)
		}
		l := chainOff(int(k))
		if on {
			l = l.not()
		}
		if got[l] {
			t.Errorf("%v: %s comes twice", b.Grid, line)
		}
		got[l] = true
		checkDeep(t, b, s)
		nets := 0
		for _, link := range s.Diagram.Links {
			if len(link.From) == 0 {
				nets++
			}
		}
		if s.Diagram.Chains() != min(nets, 255) {
			t.Errorf("%v: %s shows %d nets as %d chains", b.Grid, line, nets, s.Diagram.Chains())
		}
	}
	return got
}

// refDeep finds the assumptions that singles refute, by looking through the whole
// board again and again.
func refDeep(p *puzzle.Position) map[chainLit]bool {
	out := map[chainLit]bool{}
	for k := range puzzle.Candidate(729) {
		if !p.Has(k) {
			continue
		}
		for _, on := range []bool{true, false} {
			q, l := *p, chainOff(int(k))
			if on {
				q.Cands[k.Cell()], l = k.Digit().Set(), l.not()
			} else {
				q.Eliminate(k)
			}
			if !refSingles(&q) {
				out[l] = true
			}
		}
	}
	return out
}

// refSingles places singles until there are none, and reports whether every cell and
// house stands.
func refSingles(p *puzzle.Position) bool {
	open := puzzle.AllCells.Without(p.Grid.Filled())
	for {
		var k puzzle.Candidate
		some := false
		for c := range open.All() {
			switch set := p.Cands[c]; set.Len() {
			case 0:
				return false
			case 1:
				k, some = puzzle.Cand(c, set.Min()), true
			}
		}
		for h := range puzzle.House(puzzle.NumHouses) {
			for d := range puzzle.AllDigits.All() {
				if !p.Grid.Of(d).And(h.Set()).Empty() {
					continue
				}
				switch cells := holding(p, h.Set(), d.Set()); cells.Len() {
				case 0:
					return false
				case 1:
					k, some = puzzle.Cand(cells.First(), d), true
				}
			}
		}
		if !some {
			return true
		}
		p.Place(k)
		open.Remove(k.Cell())
	}
}

// TestDeepNothing: a search that finds nothing allocates nothing.
func TestDeepNothing(t *testing.T) {
	for _, line := range lines(t, "deep.txt") {
		f := strings.SplitN(line, " ", 4)
		if f[3] != "-" {
			continue
		}
		tech, _ := ByID(f[0])
		pos := position(t, f[1], f[2])
		b, hunt, one := NewBoard(&pos), newStepFinder(), []*Technique{tech}
		if n := testing.AllocsPerRun(5, func() { hunt.first(b, one) }); n != 0 {
			t.Errorf("%s: %v allocations", line, n)
		}
	}
}

// TestDeepClashes: boards without a solution do no harm, whatever they lack.
func TestDeepClashes(t *testing.T) {
	for _, empty := range []bool{true, false} {
		pos := position(t, "..1....9335..92.....8.....75.3.1.4.8.8.5...3..46.....5.....3.5.8...7.3.6.3.9.1...", "-")
		for c := range pos.Cands {
			if pos.Grid[c] == 0 && c%4 == 0 {
				pos.Cands[c] &= 0b101010101
			}
			if pos.Grid[c] == 0 && c%11 == 0 && empty {
				pos.Cands[c] = 0
			}
		}
		for _, tech := range deepRows[:3] {
			for _, s := range All(&pos, []*Technique{tech}) {
				checkTexts(t, s)
			}
		}
	}
}

// TestDeepWords: the texts of nets: with their reasons, from every possibility, by
// patterns, and listed.
func TestDeepWords(t *testing.T) {
	checkWords(t, deepRows, [][3]string{
		{
			"dynamic-forcing-net 1...9....9......2...6..29.8239..5847578429316..1783295...9...8.81.2.45.9.9.8..... r1c2-4,r1c3-4,r2c4-1,r2c5-135,r2c6-1,r2c7-4,r2c9-4,r3c5-35,r7c3-37,r7c5-16,r8c8-3,r9c3-37,r9c5-17",
			"Look at r3c1. r8c3 is 3 or 7. Follow each. / r8c3 is 3 or 7. / If r8c3 is 3, then r3c1 is not 4: / Then r3c1 is 3 (box 1). / If r8c3 is 7, then r3c1 is not 4: / Then r3c1 is 7 (box 1). / Whichever it is, r3c1 is not 4.",
			"看 r3c1。r8c3 是 3 或 7。逐一推下去。 / r8c3 是 3 或 7。 / 若 r8c3 是 3，则 r3c1 不是 4： / 则 r3c1 是 3（第 1 宫）。 / 若 r8c3 是 7，则 r3c1 不是 4： / 则 r3c1 是 7（第 1 宫）。 / 每一种都得出 r3c1 不是 4。",
		},
		{
			"dynamic-forcing-net .....3.7.5..87..9.97......21.7.3.....39746...6.51.97.33.1..7...49235..677.8...... r1c2-46,r1c7-8,r1c9-8,r2c2-46,r3c8-4,r4c2-2,r4c7-2458,r4c8-5,r4c9-458,r6c8-8,r7c8-4,r9c8-14",
			"Look at r5c7. Try 1 in r5c7 and watch row 3. / If r5c7 were 1, row 3 would have no 8: / Then r3c8 is 1 (column 8). / Then r8c7 is 8 (only 8 left). / Row 3 would have no place for 8. / That can't be, so r5c7 is not 1.",
			"看 r5c7。试 r5c7 = 1，看第 3 行。 / 若 r5c7 是 1，第 3 行的 8 就无处可填： / 则 r3c8 是 1（第 8 列）。 / 则 r8c7 是 8（只剩 8）。 / 这样第 3 行的 8 就无处可填。 / 这不可能，所以 r5c7 不是 1。",
		},
		{
			"dynamic-forcing-net-plus 521..7346.38...9...94.....895.7...3.8..1.3.9.413..98..2......593895.....145..2.83 r2c5-5,r3c5-5,r5c7-7,r5c9-7,r7c4-6,r7c5-67,r7c6-6,r7c7-67,r8c9-7",
			"Look at r2c5. In row 9, 6 is in r9c4, r9c5 or r9c7. Follow each. / In row 9, 6 is in r9c4, r9c5 or r9c7. / If r9c4 is 6, then r2c5 is not 6: / Then r9c5 is 9 (row 9). / Then r1c5 is 8 (only 8 left). / Then r4c6 is 8 (row 4). / Then r2c5 can't be 6 (the 6 of column 6 is in r2c6 or r3c6). / If r9c5 is 6, then r2c5 is not 6. / If r9c7 is 6, then r2c5 is not 6: / Then r6c8 is 6 (box 6). / Then r2c5 can't be 6 (the 6 of column 4 is in r2c4 or r3c4). / Whichever it is, r2c5 is not 6.",
			"看 r2c5。第 9 行里，6 只能在 r9c4、r9c5 或 r9c7。逐一推下去。 / 第 9 行里，6 只能在 r9c4、r9c5 或 r9c7。 / 若 r9c4 是 6，则 r2c5 不是 6： / 则 r9c5 是 9（第 9 行）。 / 则 r1c5 是 8（只剩 8）。 / 则 r4c6 是 8（第 4 行）。 / 则 r2c5 不能填 6（第 6 列的 6 在 r2c6 或 r3c6）。 / 若 r9c5 是 6，则 r2c5 不是 6。 / 若 r9c7 是 6，则 r2c5 不是 6： / 则 r6c8 是 6（第 6 宫）。 / 则 r2c5 不能填 6（第 4 列的 6 在 r2c4 或 r3c4）。 / 每一种都得出 r2c5 不是 6。",
		},
		{
			"nested-forcing-net 354...867..8635294.6.87451364375..288...63475..54.8.36.8634.75.5.7.8634.43.5.768. -",
			"Look at r1c6. Try 1 in r1c6 and watch box 7. / If r1c6 were 1, box 7 would have no 9: / Then r7c6 is 2 (column 6). / Then r4c6 is 9 (only 9 left). / Then r6c7 is 9 (column 7). / Within this, suppose that r1c4 is 2. / Then r1c5 is 9 (row 1). / Then r5c4 is 1 (only 1 left). / Then r9c5 is 1 (only 1 left). / But column 3 would have no place for 1, so r1c4 is not 2. / Then r1c4 is 9 (only 9 left). / Then r1c5 is 2 (row 1). / Then r5c4 is 2 (column 4). / Then r9c5 is 9 (column 5). / Then r8c4 is 1 (only 1 left). / Then r6c5 is 1 (only 1 left). / Within this, suppose that r2c1 is 1. / Then r5c2 is 1 (column 2). / Then r7c1 is 9 (only 9 left). / But column 2 would have no place for 9, so r2c1 is not 1. / Then r2c2 is 1 (row 2). / Then r7c1 is 1 (column 1). / Then r5c2 is 9 (only 9 left). / Box 7 would have no place for 9. / That can't be, so r1c6 is not 1.",
			"看 r1c6。试 r1c6 = 1，看第 7 宫。 / 若 r1c6 是 1，第 7 宫的 9 就无处可填： / 则 r7c6 是 2（第 6 列）。 / 则 r4c6 是 9（只剩 9）。 / 则 r6c7 是 9（第 7 列）。 / 在此之下，再假设 r1c4 是 2。 / 则 r1c5 是 9（第 1 行）。 / 则 r5c4 是 1（只剩 1）。 / 则 r9c5 是 1（只剩 1）。 / 但这样第 3 列的 1 就无处可填，所以 r1c4 不是 2。 / 则 r1c4 是 9（只剩 9）。 / 则 r1c5 是 2（第 1 行）。 / 则 r5c4 是 2（第 4 列）。 / 则 r9c5 是 9（第 5 列）。 / 则 r8c4 是 1（只剩 1）。 / 则 r6c5 是 1（只剩 1）。 / 在此之下，再假设 r2c1 是 1。 / 则 r5c2 是 1（第 2 列）。 / 则 r7c1 是 9（只剩 9）。 / 但这样第 2 列的 9 就无处可填，所以 r2c1 不是 1。 / 则 r2c2 是 1（第 2 行）。 / 则 r7c1 是 1（第 1 列）。 / 则 r5c2 是 9（只剩 9）。 / 这样第 7 宫的 9 就无处可填。 / 这不可能，所以 r1c6 不是 1。",
		},
		{
			"deeply-nested-forcing-net 678.29...5.28...67....76.2882.6.7.9.9.6.5.78275.2986...8576.2.92.9.85.76.679.285. r3c7-134",
			"Look at r1c7. Try 5 in r1c7 and watch column 4. / If r1c7 were 5, column 4 would have no 1: / Then r3c4 is 5 (column 4). / Then r4c9 is 5 (column 9). / Within this, suppose that r1c4 is 1. / Then r2c7 is 1 (box 3). / Then r8c2 is 1 (row 8). / Then r5c6 is 1 (row 5). / Then r7c8 is 1 (row 7). / Then r4c3 is 1 (row 4). / Suppose further that r1c8 is 3. / Then r1c9 is 4 (row 1). / Then r6c8 is 4 (column 8). / Then r8c7 is 4 (box 9). / Then r5c2 is 4 (box 4). / But column 4 would have no place for 4, so r1c8 is not 3. / Then r1c9 is 3 (row 1). / Then r6c8 is 3 (column 8). / Then r8c7 is 3 (box 9). / Then r5c2 is 3 (box 4). / But column 4 would have no place for 3, so r1c4 is not 1. / Within this, suppose that r1c4 is 3. / Then r2c7 is 3 (box 3). / Then r8c2 is 3 (row 8). / Then r5c6 is 3 (row 5). / Then r7c8 is 3 (row 7). / Then r4c3 is 3 (row 4). / Suppose further that r1c8 is 1. / Then r1c9 is 4 (row 1). / Then r6c8 is 4 (column 8). / Then r8c7 is 4 (box 9). / Then r5c2 is 4 (box 4). / But column 4 would have no place for 4, so r1c8 is not 1. / Then r1c9 is 1 (row 1). / Then r6c8 is 1 (column 8). / Then r8c7 is 1 (box 9). / Then r5c2 is 1 (box 4). / But column 4 would have no place for 1, so r1c4 is not 3. / Then r1c4 is 4 (only 4 left). / Then r2c7 is 4 (box 3). / Then r8c2 is 4 (row 8). / Then r5c6 is 4 (row 5). / Then r7c8 is 4 (row 7). / Then r4c3 is 4 (row 4). / Within this, suppose that r1c8 is 1. / Then r1c9 is 3 (row 1). / Then r6c8 is 3 (column 8). / Then r8c7 is 3 (box 9). / Then r5c2 is 3 (box 4). / But column 4 would have no place for 3, so r1c8 is not 1. / Then r1c9 is 1 (row 1). / Then r6c8 is 1 (column 8). / Then r8c7 is 1 (box 9). / Then r5c2 is 1 (box 4). / Column 4 would have no place for 1. / That can't be, so r1c7 is not 5.",
			"看 r1c7。试 r1c7 = 5，看第 4 列。 / 若 r1c7 是 5，第 4 列的 1 就无处可填： / 则 r3c4 是 5（第 4 列）。 / 则 r4c9 是 5（第 9 列）。 / 在此之下，再假设 r1c4 是 1。 / 则 r2c7 是 1（第 3 宫）。 / 则 r8c2 是 1（第 8 行）。 / 则 r5c6 是 1（第 5 行）。 / 则 r7c8 是 1（第 7 行）。 / 则 r4c3 是 1（第 4 行）。 / 再进一步假设 r1c8 是 3。 / 则 r1c9 是 4（第 1 行）。 / 则 r6c8 是 4（第 8 列）。 / 则 r8c7 是 4（第 9 宫）。 / 则 r5c2 是 4（第 4 宫）。 / 但这样第 4 列的 4 就无处可填，所以 r1c8 不是 3。 / 则 r1c9 是 3（第 1 行）。 / 则 r6c8 是 3（第 8 列）。 / 则 r8c7 是 3（第 9 宫）。 / 则 r5c2 是 3（第 4 宫）。 / 但这样第 4 列的 3 就无处可填，所以 r1c4 不是 1。 / 在此之下，再假设 r1c4 是 3。 / 则 r2c7 是 3（第 3 宫）。 / 则 r8c2 是 3（第 8 行）。 / 则 r5c6 是 3（第 5 行）。 / 则 r7c8 是 3（第 7 行）。 / 则 r4c3 是 3（第 4 行）。 / 再进一步假设 r1c8 是 1。 / 则 r1c9 是 4（第 1 行）。 / 则 r6c8 是 4（第 8 列）。 / 则 r8c7 是 4（第 9 宫）。 / 则 r5c2 是 4（第 4 宫）。 / 但这样第 4 列的 4 就无处可填，所以 r1c8 不是 1。 / 则 r1c9 是 1（第 1 行）。 / 则 r6c8 是 1（第 8 列）。 / 则 r8c7 是 1（第 9 宫）。 / 则 r5c2 是 1（第 4 宫）。 / 但这样第 4 列的 1 就无处可填，所以 r1c4 不是 3。 / 则 r1c4 是 4（只剩 4）。 / 则 r2c7 是 4（第 3 宫）。 / 则 r8c2 是 4（第 8 行）。 / 则 r5c6 是 4（第 5 行）。 / 则 r7c8 是 4（第 7 行）。 / 则 r4c3 是 4（第 4 行）。 / 在此之下，再假设 r1c8 是 1。 / 则 r1c9 是 3（第 1 行）。 / 则 r6c8 是 3（第 8 列）。 / 则 r8c7 是 3（第 9 宫）。 / 则 r5c2 是 3（第 4 宫）。 / 但这样第 4 列的 3 就无处可填，所以 r1c8 不是 1。 / 则 r1c9 是 1（第 1 行）。 / 则 r6c8 是 1（第 8 列）。 / 则 r8c7 是 1（第 9 宫）。 / 则 r5c2 是 1（第 4 宫）。 / 这样第 4 列的 1 就无处可填。 / 这不可能，所以 r1c7 不是 5。",
		},
	})
}
