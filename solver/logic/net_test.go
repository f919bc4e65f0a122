package logic

import (
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
)

var netRows = []*Technique{forcingNetContradiction, forcingNetVerity, forcingNet}

func TestNetCases(t *testing.T) { checkCases(t, "net.txt", netRows, 10, 2) }

// TestNetSound: what nets force is what a slow search by the definition finds, and
// true; each step shows what it says; placements come first, then steps by cell and
// digit; and the rows for one kind find nothing else.
func TestNetSound(t *testing.T) {
	at, seen := 0, map[string]int{}
	chainPositions(t, 21, 5, func(b *Board, solution *puzzle.Grid) {
		if at++; at%11 != 0 {
			return
		}
		got, last := map[puzzle.Candidate]bool{}, -1
		forcingNet.find(b, func(s Step) bool {
			seen[s.Technique.ID]++
			k, rank := slices.Concat(s.Place, s.Eliminate)[0], 0
			if rank = int(k); len(s.Place) == 0 {
				rank += 729
			}
			if rank <= last {
				t.Errorf("%v: %s comes too late", b.Grid, s.Notation())
			}
			last = rank
			got[k] = len(s.Place) > 0
			if got[k] != (solution[k.Cell()] == k.Digit()) || !b.Has(k) {
				t.Errorf("%v: %s is wrong", b.Grid, s.Notation())
			}
			checkNet(t, b, s)
			return true
		})
		if want := refNets(&b.Position); !maps.Equal(got, want) {
			t.Errorf("%v %v: %v, want %v", b.Grid, b.Cands, got, want)
		}
		for _, tech := range netRows[:2] {
			for _, s := range All(&b.Position, []*Technique{tech}) {
				if place, ok := got[slices.Concat(s.Place, s.Eliminate)[0]]; !ok || place != (len(s.Place) > 0) {
					t.Errorf("%v: %s only there", b.Grid, s.Notation())
				}
				checkNet(t, b, s)
			}
		}
		for _, tech := range netRows {
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	})
	if len(seen) != 2 {
		t.Error(seen)
	}
}

// refNets returns what nets force and chains don't: of each literal what follows by
// chains and by rounds of singles, and what follows from that.
func refNets(p *puzzle.Position) map[puzzle.Candidate]bool {
	implied := map[refNode][]refNode{}
	for start, seen := range refReached(p) {
		if start.cells.Len() > 1 {
			continue
		}
		for n := range seen {
			if n.cells.Len() == 1 {
				implied[start] = append(implied[start], n)
			}
		}
		implied[start] = append(implied[start], refRounds(*p, start)...)
	}
	reached := map[refNode]map[refNode]bool{}
	for start := range implied {
		reached[start] = refClosure(start, func(n refNode, see func(refNode)) {
			for _, m := range implied[n] {
				see(m)
			}
		})
	}
	decided, chained := refDecided(p, reached), refForced(p)
	maps.DeleteFunc(decided, func(k puzzle.Candidate, _ bool) bool { _, ok := chained[k]; return ok })
	return decided
}

// refRounds returns what four rounds of singles show if n is so.
func refRounds(p puzzle.Position, n refNode) (out []refNode) {
	was := p
	set := func(c puzzle.Cell, d puzzle.Digit) {
		out = append(out, refNode{d, puzzle.CellsOf(c), true})
		for q := range holding(&p, c.Peers(), d.Set()).All() {
			out = append(out, refNode{d, puzzle.CellsOf(q), false})
		}
		for e := range (p.Cands[c] &^ d.Set()).All() {
			out = append(out, refNode{e, puzzle.CellsOf(c), false})
		}
		p.Place(puzzle.Cand(c, d))
	}
	if n.on {
		set(n.cells.First(), n.d)
	} else {
		p.Eliminate(puzzle.Cand(n.cells.First(), n.d))
	}
	for range 4 {
		var singles []puzzle.Candidate
		for c := range puzzle.Cell(81) {
			if p.Cands[c].Len() == 1 && was.Cands[c].Len() > 1 {
				singles = append(singles, puzzle.Cand(c, p.Cands[c].Min()))
			}
		}
		for h := range puzzle.House(puzzle.NumHouses) {
			for d := range puzzle.AllDigits.All() {
				if in := holding(&p, h.Set(), d.Set()); in.Len() == 1 && holding(&was, h.Set(), d.Set()).Len() > 1 {
					singles = append(singles, puzzle.Cand(in.First(), d))
				}
			}
		}
		for _, k := range singles {
			if p.Grid[k.Cell()] == 0 {
				set(k.Cell(), k.Digit())
			}
		}
	}
	return out
}

// checkNet checks that in each chain of a step every point follows from earlier ones,
// and that the chains show what the step says: from one start, what can't all be so;
// or from all candidates of a place to one end.
func checkNet(t *testing.T, b *Board, s Step) {
	t.Helper()
	fail := func(why string) { t.Errorf("%v %v: %s %s", b.Grid, b.Cands, s.Notation(), why) }
	verity := s.Technique.ID == forcingNetVerity.ID
	truth := forcingTruth(&s)
	var starts, ends []chainPoint
	for _, links := range linksByChain(&s) {
		start := linksStart(links)
		if !checkFollows(b, start, links) {
			fail("has a link that is none")
		}
		last := links[len(links)-1]
		if starts = append(starts, start); len(last.To) > 0 {
			ends = append(ends, netPoint(last.To, last.Strong))
			if verity && contradictsItself(links) {
				fail("has a case that contradicts itself and is told as if it led somewhere")
			}
			continue
		}
		if ends = append(ends, truth); !verity || !wholePlace(b, last.From) {
			fail("refutes a case by a place that has more")
		}
	}
	if verity {
		for i, start := range starts {
			if !start.on || !ends[i].same(truth) {
				fail("has a chain that starts or ends elsewhere")
			}
		}
		if ks := netCands(b, starts...); !wholePlace(b, ks) && !(truth.on && wholePlace(b, append(ks, netCands(b, truth)...))) {
			fail("doesn't start from all of a place")
		}
		return
	}
	opposite := chainPoint{cells: truth.cells, digit: truth.digit, on: !truth.on}
	if slices.ContainsFunc(starts, func(p chainPoint) bool { return p != opposite }) {
		fail("has a chain that starts elsewhere")
	}
	if !impossible(b, opposite, ends) {
		fail("contradicts nothing")
	}
}

// checkFollows reports whether each point follows from earlier ones: what is true rules
// out what it sees, and what is left of a place is true.
func checkFollows(b *Board, start chainPoint, links []puzzle.Link) bool {
	known := map[chainPoint]bool{start: true}
	for i := 0; i < len(links); {
		if len(links[i].To) == 0 {
			for _, k := range links[i].From {
				if !known[netPoint([]puzzle.Candidate{k}, false)] {
					return false
				}
			}
			return i == len(links)-1
		}
		to, from := netPoint(links[i].To, links[i].Strong), []chainPoint(nil)
		if len(links[i].From) == 0 { // the assumption, or a group that has all places of a house
			if !(i == 0 && to == start || to.on && to.cells.Len() > 1 && wholePlace(b, netCands(b, to))) {
				return false
			}
			known[to] = true
			i++
			continue
		}
		for ; i < len(links) && len(links[i].To) > 0 && netPoint(links[i].To, links[i].Strong) == to; i++ {
			p := netPoint(links[i].From, !links[i].Strong)
			if from = append(from, p); !known[p] {
				return false
			}
		}
		all := append(netCands(b, from...), netCands(b, to)...)
		if to.on && !wholePlace(b, all) || !to.on && len(refPlaces(all)) == 0 {
			return false
		}
		known[to] = true
	}
	return true
}

// contradictsItself reports whether a point on the way can't be so beside an earlier one.
func contradictsItself(links []puzzle.Link) bool {
	var known []chainPoint
	for _, l := range links {
		if len(l.To) == 0 {
			continue
		}
		from, to := linkPoints(l)
		for _, p := range []chainPoint{from, to} {
			if slices.ContainsFunc(known, p.excludes) {
				return true
			}
			known = append(known, p)
		}
	}
	return false
}

// excludes reports whether p and q can't both be so: a candidate that is true and false, two
// of a digit in a house, two digits in a cell.
func (p chainPoint) excludes(q chainPoint) bool {
	switch {
	case !p.on && !q.on:
		return false
	case !p.on || !q.on:
		on, off := p, q
		if q.on {
			on, off = q, p
		}
		return p.digit == q.digit && on.cells.In(off.cells)
	case p.digit != q.digit:
		return p.cells == q.cells && p.cells.Len() == 1
	}
	_, house := houseOf(p.cells.Or(q.cells))
	return house && p.cells.And(q.cells).Empty()
}

func netPoint(ks []puzzle.Candidate, on bool) chainPoint {
	return chainPoint{cells: cellsOf(ks, ks[0].Digit()), digit: ks[0].Digit(), on: on}
}

// netCands returns the candidates of points.
func netCands(b *Board, ps ...chainPoint) (ks []puzzle.Candidate) {
	for _, p := range ps {
		ks = append(ks, b.within(p.cells, p.digit.Set())...)
	}
	return ks
}

// wholePlace reports whether ks are all that is open of a cell, or of a digit in a house.
func wholePlace(b *Board, ks []puzzle.Candidate) bool {
	return slices.ContainsFunc(refPlaces(ks), func(place []puzzle.Candidate) bool {
		return len(slices.DeleteFunc(place, func(k puzzle.Candidate) bool { return !b.Has(k) })) == len(ks)
	})
}

// impossible reports whether the ends can't all be so, with the start.
func impossible(b *Board, start chainPoint, ends []chainPoint) bool {
	if len(ends) == 1 && ends[0].cells == start.cells && ends[0].digit == start.digit {
		return ends[0].on != start.on
	}
	ks := netCands(b, ends...)
	if on := slices.ContainsFunc(ends, func(p chainPoint) bool { return p.on }); !on {
		return wholePlace(b, ks) || !start.on && wholePlace(b, append(ks, netCands(b, start)...))
	}
	if len(ends) == 1 {
		ends, ks = append(ends, start), append(ks, netCands(b, start)...)
	}
	return len(ends) == 2 && ends[0].on && ends[1].on && len(refPlaces(ks)) > 0
}

// TestNetNothing: a search that finds nothing allocates nothing.
func TestNetNothing(t *testing.T) { checkNoAllocsOn(t, nearMisses(t, "net.txt"), netRows, 6) }

// TestNetWords: the texts of nets, word by word; " / " stands between paragraphs.
func TestNetWords(t *testing.T) {
	checkWords(t, netRows, [][3]string{
		{
			"forcing-net-contradiction ..4.1.8......63....3..2.4....2.37..54.38....1........8..5..23.7.........7...9.6.. -",
			"Look at r6c5. Try r6c5 without 4 and watch column 5. / If r6c5 were not 4, column 5 would have no 4: / Then one of r123c4 is 7 (box 2). / Then r8c5 is 7 (row 8). / Then r7c5 is 8 (column 5). / 4 would have no place in column 5. / That can't be, so r6c5 is 4.",
			"看 r6c5。试 r6c5 ≠ 4，看第 5 列。 / 若 r6c5 不是 4，第 5 列的 4 就无处可填： / 则 r123c4 之一是 7（第 2 宫）。 / 则 r8c5 是 7（第 8 行）。 / 则 r7c5 是 8（第 5 列）。 / 这样第 5 列的 4 就无处可填。 / 这不可能，所以 r6c5 是 4。",
		},
		{
			"forcing-net-contradiction .9..6.4.7.4....9.27..394.5..7.......98..3..1463..5..79.17....9.3..6...4.4....3.28 r1c1-2,r1c3-2,r2c3-158,r2c8-8,r3c3-1,r4c8-3,r7c1-5,r7c7-5,r7c9-5,r8c3-5,r8c6-5,r9c3-5,r9c4-5,r9c7-6",
			"Look at r4c5. Try 1 in r4c5 and watch r4c1. / If r4c5 were 1, r4c1 would have no digit left: / Then one of r78c5 is 2 (column 5). / Then r7c5 is 4 (column 5). / Then r7c1 is 2 (row 7). / Then r8c2 is 5 (only 5 left). / Then r4c9 is 5 (column 9). / r4c1 would have no digit left. / That can't be, so r4c5 is not 1.",
			"看 r4c5。试 r4c5 = 1，看 r4c1。 / 若 r4c5 是 1，r4c1 就没有数字可填： / 则 r78c5 之一是 2（第 5 列）。 / 则 r7c5 是 4（第 5 列）。 / 则 r7c1 是 2（第 7 行）。 / 则 r8c2 是 5（只剩 5）。 / 则 r4c9 是 5（第 9 列）。 / 这样 r4c1 就没有数字可填。 / 这不可能，所以 r4c5 不是 1。",
		},
		{
			"forcing-net-contradiction 1.6.9..2.9..4...6.4..61.79.645..9..2397.265..812354679.6.9...58.39....1658.26.9.7 r1c7-3,r2c7-3,r4c7-8",
			"Look at r3c9. Try r3c9 without 3 and watch r4c5. / If r3c9 were not 3, r4c5 would have no digit left: / Then r3c9 is 5 (only 5 left). / Then r3c2 is 2 (only 2 left). / Then r2c6 is 2 (row 2). / Then r2c2 is 5 (row 2). / Then r2c5 is 7 (row 2). / Then r7c5 is 3 (column 5). / Then r4c7 is 3 (column 7). / Then r4c8 is 8 (only 8 left). / r4c5 would have no digit left. / That can't be, so r3c9 is 3.",
			"看 r3c9。试 r3c9 ≠ 3，看 r4c5。 / 若 r3c9 不是 3，r4c5 就没有数字可填： / 则 r3c9 是 5（只剩 5）。 / 则 r3c2 是 2（只剩 2）。 / 则 r2c6 是 2（第 2 行）。 / 则 r2c2 是 5（第 2 行）。 / 则 r2c5 是 7（第 2 行）。 / 则 r7c5 是 3（第 5 列）。 / 则 r4c7 是 3（第 7 列）。 / 则 r4c8 是 8（只剩 8）。 / 这样 r4c5 就没有数字可填。 / 这不可能，所以 r3c9 是 3。",
		},
		{
			"forcing-net-verity 7635482195482916..19263748585716.92.421.....6639.2.1..284376591975.1.36.316....4. -",
			"Look at r6c9. In column 4, 4 is in r6c4 or r8c4. Follow each. / In column 4, 4 is in r6c4 or r8c4. / If r6c4 is 4, then r6c9 is 7: / Then one of r6c89 is 7 (row 6). / Then r5c7 is 8 (only 8 left). / Then r6c9 is 7 (only 7 left). / If r8c4 is 4, then r6c9 is 7: / Then r8c9 is 8 (row 8). / Then r6c4 is 8 (row 6). / Then r5c5 is 5 (only 5 left). / Then r6c8 is 5 (column 8). / Then r6c9 is 7 (row 6). / Whichever it is, r6c9 is 7.",
			"看 r6c9。第 4 列里，4 只能在 r6c4 或 r8c4。逐一推下去。 / 第 4 列里，4 只能在 r6c4 或 r8c4。 / 若 r6c4 是 4，则 r6c9 是 7： / 则 r6c89 之一是 7（第 6 行）。 / 则 r5c7 是 8（只剩 8）。 / 则 r6c9 是 7（只剩 7）。 / 若 r8c4 是 4，则 r6c9 是 7： / 则 r8c9 是 8（第 8 行）。 / 则 r6c4 是 8（第 6 行）。 / 则 r5c5 是 5（只剩 5）。 / 则 r6c8 是 5（第 8 列）。 / 则 r6c9 是 7（第 6 行）。 / 每一种都得出 r6c9 是 7。",
		},
		{
			"forcing-net-verity .3.....9.9.82....56...8.7..7..3..1...6.5.1.......74....95.....1....3.4..2........ r1c6-5,r2c5-6,r3c2-14,r4c8-28,r4c9-9,r5c9-9,r6c1-3,r6c2-5,r6c3-2,r6c8-5,r8c3-1,r8c6-678,r8c8-8,r8c9-8,r9c3-1,r9c4-4,r9c6-5,r9c7-6,r9c8-5",
			"Look at r9c7. r7c7 is 2, 3, 6 or 8. Follow each. / r7c7 is 2, 3, 6 or 8. / If r7c7 is 2, then r9c7 is not 8: / Then r8c6 is 2 (box 8). / Then r3c6 is 5 (column 6). / Then r3c2 is 2 (only 2 left). / Then r1c9 is 2 (row 1). / Then r1c7 is 8 (row 1). / Then r9c7 is not 8 (column 7). / If r7c7 is 3, then r9c7 is not 8: / Then r9c3 is 3 (box 7). / Then r8c3 is 6 (column 3). / Then r1c3 is 7 (column 3). / Then r2c6 is 7 (box 2). / Then r3c6 is 3 (column 6). / Then r8c6 is 5 (column 6). / Then r9c7 is 5 (box 9). / Then r9c7 is not 8 (same cell). / If r7c7 is 6, then r9c7 is not 8: / Then r2c7 is 3 (only 3 left). / Then r3c6 is 3 (column 6). / Then r8c6 is 5 (column 6). / Then r9c7 is 5 (box 9). / Then r9c7 is not 8 (same cell). / If r7c7 is 8, then r9c7 is not 8: / Then r9c7 is not 8 (column 7). / Whichever it is, r9c7 is not 8.",
			"看 r9c7。r7c7 是 2、3、6 或 8。逐一推下去。 / r7c7 是 2、3、6 或 8。 / 若 r7c7 是 2，则 r9c7 不是 8： / 则 r8c6 是 2（第 8 宫）。 / 则 r3c6 是 5（第 6 列）。 / 则 r3c2 是 2（只剩 2）。 / 则 r1c9 是 2（第 1 行）。 / 则 r1c7 是 8（第 1 行）。 / 则 r9c7 不是 8（第 7 列）。 / 若 r7c7 是 3，则 r9c7 不是 8： / 则 r9c3 是 3（第 7 宫）。 / 则 r8c3 是 6（第 3 列）。 / 则 r1c3 是 7（第 3 列）。 / 则 r2c6 是 7（第 2 宫）。 / 则 r3c6 是 3（第 6 列）。 / 则 r8c6 是 5（第 6 列）。 / 则 r9c7 是 5（第 9 宫）。 / 则 r9c7 不是 8（同一格）。 / 若 r7c7 是 6，则 r9c7 不是 8： / 则 r2c7 是 3（只剩 3）。 / 则 r3c6 是 3（第 6 列）。 / 则 r8c6 是 5（第 6 列）。 / 则 r9c7 是 5（第 9 宫）。 / 则 r9c7 不是 8（同一格）。 / 若 r7c7 是 8，则 r9c7 不是 8： / 则 r9c7 不是 8（第 7 列）。 / 每一种都得出 r9c7 不是 8。",
		},
	})
}
