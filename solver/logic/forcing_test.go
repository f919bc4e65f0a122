package logic

import (
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
)

var forcingRows = []*Technique{forcingChainContradiction, forcingChainVerity}

func TestForcingCases(t *testing.T) { checkCases(t, "forcing.txt", forcingRows, 10, 2) }

// TestForcingSound: what chains force is what a slow search by the definition
// finds, and true; each step shows what it says; placements come first, then steps
// by cell and digit; each has a contradiction, some a verity; and a finder stops
// when it is asked to.
func TestForcingSound(t *testing.T) {
	at := 0
	chainPositions(t, 6, 8, func(b *Board, solution *puzzle.Grid) {
		if at++; at%7 != 0 {
			return
		}
		got, verities, last := map[puzzle.Candidate]bool{}, 0, -1
		forcingChain.find(b, func(s Step) bool {
			k, rank := slices.Concat(s.Place, s.Eliminate)[0], 0
			if rank = int(k); len(s.Place) == 0 {
				rank += 729
			}
			if rank <= last {
				t.Errorf("%v: %s comes too late", b.Grid, s.Notation())
			}
			last = rank
			if s.Technique == forcingChainVerity {
				verities++
			}
			got[k] = len(s.Place) > 0
			if got[k] != (solution[k.Cell()] == k.Digit()) || !b.Has(k) {
				t.Errorf("%v: %s is wrong", b.Grid, s.Notation())
			}
			checkForcing(t, b, s)
			return true
		})
		for i, tech := range forcingRows {
			each := All(&b.Position, []*Technique{tech})
			for _, s := range each {
				if place, ok := got[slices.Concat(s.Place, s.Eliminate)[0]]; !ok || place != (len(s.Place) > 0) {
					t.Errorf("%v: %s only there", b.Grid, s.Notation())
				}
				checkForcing(t, b, s)
			}
			if i == 0 && len(each) != len(got) || i == 1 && len(each) < verities {
				t.Errorf("%v: %d of %s", b.Grid, len(each), tech.ID)
			}
		}
		if want := refForced(&b.Position); !maps.Equal(got, want) {
			t.Errorf("%v: %v, want %v", b.Grid, got, want)
		}
		for _, tech := range append(slices.Clone(forcingRows), forcingChain) {
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	})
	if at == 0 {
		t.Error("no positions")
	}
}

// refForced returns what chains force.
func refForced(p *puzzle.Position) map[puzzle.Candidate]bool {
	return refDecided(p, refReached(p))
}

// refReached follows every literal link by link.
func refReached(p *puzzle.Position) map[refNode]map[refNode]bool {
	nodes := refNodes(p, true)
	next := map[refNode][]refNode{}
	for _, n := range nodes {
		for _, on := range []bool{true, false} {
			n.on = on
			next[n] = refImplied(p, nodes, n)
		}
	}
	reached := map[refNode]map[refNode]bool{}
	for start := range next {
		reached[start] = refClosure(start, func(n refNode, see func(refNode)) {
			for _, m := range next[n] {
				see(m)
			}
		})
	}
	return reached
}

// refClosure returns all to which start leads.
func refClosure(start refNode, next func(n refNode, see func(refNode))) map[refNode]bool {
	seen := map[refNode]bool{start: true}
	for queue := []refNode{start}; len(queue) > 0; queue = queue[1:] {
		next(queue[0], func(m refNode) {
			if !seen[m] {
				seen[m] = true
				queue = append(queue, m)
			}
		})
	}
	return seen
}

// refDecided returns what is decided by what follows from each literal. What
// contradicts itself is not so; what follows from all candidates of a cell or a house
// is.
func refDecided(p *puzzle.Position, reached map[refNode]map[refNode]bool) map[puzzle.Candidate]bool {
	var places [][]refNode
	for c := range puzzle.Cell(81) {
		var cell []refNode
		for d := range p.Cands[c].All() {
			cell = append(cell, refNode{d, puzzle.CellsOf(c), true})
		}
		places = append(places, cell)
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			var house []refNode
			for c := range holding(p, h.Set(), d.Set()).All() {
				house = append(house, refNode{d, puzzle.CellsOf(c), true})
			}
			places = append(places, house)
		}
	}
	out := map[puzzle.Candidate]bool{}
	for start, seen := range reached {
		if start.cells.Len() > 1 {
			continue
		}
		wrong := false
		for n := range seen {
			wrong = wrong || seen[n.not()]
		}
		for _, place := range places {
			open := func(n refNode) bool { return !seen[n.not()] }
			wrong = wrong || len(place) > 1 && !slices.ContainsFunc(place, open)
			all := len(place) > 1 && !slices.ContainsFunc(place, func(n refNode) bool { return !reached[n][start] })
			if all {
				out[puzzle.Cand(start.cells.First(), start.d)] = start.on
			}
		}
		if wrong {
			out[puzzle.Cand(start.cells.First(), start.d)] = !start.on
		}
	}
	return out
}

func (n refNode) not() refNode {
	n.on = !n.on
	return n
}

// TestForcingWords: the texts of verities, word by word; " / " stands between paragraphs. A
// case that can't be is refuted, by two digits in a cell or two of a digit in a house.
func TestForcingWords(t *testing.T) {
	checkWords(t, forcingRows, [][3]string{
		{
			"forcing-chain-verity 2..3..........82..8....5.....3..9...95.....4.....67.8......69....61....7.47....2. -",
			"Look at r1c6. r5c4 is 2 or 8. Follow each. / r5c4 is 2 or 8. / If r5c4 is 2, then r5c6 is not 2 (row 5), so r8c6 is 2 (column 6). So r8c6 is not 4 (same cell), so r1c6 is 4 (column 6). / If r5c4 is 8, then r5c3 is not 8 (row 5), so r4c2 is 8 (box 4), so r4c2 is not 6 (same cell). So r4c1 is 6 (box 4), so r4c1 is not 7 (same cell), so r4c2 is 7 (box 4). But r4c2 can't be both 7 and 8, so r5c4 is not 8. / So r5c4 is 2, and r1c6 is 4.",
			"看 r1c6。r5c4 是 2 或 8。逐一推下去。 / r5c4 是 2 或 8。 / 若 r5c4 是 2，则 r5c6 不是 2（第 5 行），于是 r8c6 是 2（第 6 列）。于是 r8c6 不是 4（同一格），于是 r1c6 是 4（第 6 列）。 / 若 r5c4 是 8，则 r5c3 不是 8（第 5 行），于是 r4c2 是 8（第 4 宫），于是 r4c2 不是 6（同一格）。于是 r4c1 是 6（第 4 宫），于是 r4c1 不是 7（同一格），于是 r4c2 是 7（第 4 宫）。但 r4c2 不可能同时是 7 和 8，所以 r5c4 不是 8。 / 所以 r5c4 是 2，r1c6 是 4。",
		},
		{
			"forcing-chain-verity ...9.8..58.9.7..4.........2..32.....41....39..5..8...7.6.3.2.5.3..6......4....... -",
			"Look at r2c4. r3c4 is 1, 4 or 5. Follow each. / r3c4 is 1, 4 or 5. / If r3c4 is 1, then r2c4 is not 1 (column 4), so r2c4 is 5 (only 5 left). / If r3c4 is 4, then r6c4 is not 4 (column 4), so r6c4 is 1 (only 1 left). So r2c4 is not 1 (column 4), so r2c4 is 5 (only 5 left). / If r3c4 is 5, then r2c6 is not 5 (box 2), so r2c4 is 5 (row 2). But column 4 can't have two 5s, so r3c4 is not 5. / Whichever of the others it is, r2c4 is 5.",
			"看 r2c4。r3c4 是 1、4 或 5。逐一推下去。 / r3c4 是 1、4 或 5。 / 若 r3c4 是 1，则 r2c4 不是 1（第 4 列），于是 r2c4 是 5（只剩 5）。 / 若 r3c4 是 4，则 r6c4 不是 4（第 4 列），于是 r6c4 是 1（只剩 1）。于是 r2c4 不是 1（第 4 列），于是 r2c4 是 5（只剩 5）。 / 若 r3c4 是 5，则 r2c6 不是 5（第 2 宫），于是 r2c4 是 5（第 2 行）。但第 4 列不可能有两个 5，所以 r3c4 不是 5。 / 其余每一种也都得出 r2c4 是 5。",
		},
	})
}

// TestForcingNothing: a search that finds nothing allocates nothing.
func TestForcingNothing(t *testing.T) {
	checkNoAllocsOn(t, nearMisses(t, "forcing.txt"), []*Technique{forcingChain, forcingChainContradiction}, 4)
}

// checkForcing checks that each link of a step is one, and that its chains show
// what it says: from one start, what can't all be so; or from all candidates of a
// place to one end.
func checkForcing(t *testing.T, b *Board, s Step) {
	t.Helper()
	line := s.Notation()
	chains := forcingChains(&s)
	from := 0
	for _, ps := range chains {
		part := s
		part.Diagram.Links = s.Diagram.Links[from : from+len(ps)-1]
		from += len(ps) - 1
		checkLinks(t, b, part)
	}
	literal := func(p chainPoint) [3]any { return [3]any{p.cells, p.digit, p.on} }
	k := slices.Concat(s.Place, s.Eliminate)[0]
	truth := pointOf(k, len(s.Place) > 0)
	var starts, ends []puzzle.Candidate
	signs := [2]int{}
	for i, ps := range chains {
		first, last := ps[0], ps[len(ps)-1]
		starts = append(starts, puzzle.Cand(first.cell(), first.digit))
		ends = append(ends, puzzle.Cand(last.cell(), last.digit))
		if last.on {
			signs[0]++
		} else {
			signs[1]++
		}
		shown := literal(last) == literal(truth) || contradictsItself(linksByChain(&s)[i])
		if s.Technique.ID == forcingChainVerity.ID && !(shown && first.on) {
			t.Errorf("%v: %s: a chain ends elsewhere", b.Grid, line)
		}
		opposite := truth
		opposite.on = !truth.on
		if s.Technique.ID == forcingChainContradiction.ID && literal(first) != literal(opposite) {
			t.Errorf("%v: %s: a chain starts elsewhere", b.Grid, line)
		}
	}
	whole := func(ks []puzzle.Candidate) bool {
		return slices.ContainsFunc(refPlaces(ks), func(place []puzzle.Candidate) bool {
			there := slices.DeleteFunc(place, func(k puzzle.Candidate) bool { return !b.Has(k) })
			return len(there) == len(ks)
		})
	}
	if s.Technique.ID == forcingChainVerity.ID {
		if !whole(starts) {
			t.Errorf("%v: %s doesn't start from all of a place", b.Grid, line)
		}
		return
	}
	opposite := !truth.on
	switch {
	case len(chains) == 1 && ends[0] == k: // the assumption and its opposite
	case signs == [2]int{1, 1} && ends[0] == ends[1]:
	case signs[1] == 0:
		if opposite && len(ends) == 1 {
			ends = append(ends, k)
		}
		if len(ends) != 2 || len(refPlaces(ends)) == 0 {
			t.Errorf("%v: %s: %v can both be true", b.Grid, line, ends)
		}
	case signs[0] == 0:
		if !whole(ends) && (opposite || !whole(append(ends, k))) {
			t.Errorf("%v: %s: something is left", b.Grid, line)
		}
	default:
		t.Errorf("%v: %s contradicts nothing", b.Grid, line)
	}
}
