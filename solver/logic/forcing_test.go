package logic

import (
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
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
				t.Errorf("%v: %s comes too late", b.Grid, s.Notation(words.English))
			}
			last = rank
			if s.Technique == forcingChainVerity {
				verities++
			}
			got[k] = len(s.Place) > 0
			if got[k] != (solution[k.Cell()] == k.Digit()) || !b.Has(k) {
				t.Errorf("%v: %s is wrong", b.Grid, s.Notation(words.English))
			}
			checkForcing(t, b, s)
			return true
		})
		for i, tech := range forcingRows {
			each := All(&b.Position, []*Technique{tech})
			for _, s := range each {
				if place, ok := got[slices.Concat(s.Place, s.Eliminate)[0]]; !ok || place != (len(s.Place) > 0) {
					t.Errorf("%v: %s only there", b.Grid, s.Notation(words.English))
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

// TestForcingNothing: a search that finds nothing allocates nothing.
func TestForcingNothing(t *testing.T) {
	checkNoAllocsOn(t, nearMisses(t, "forcing.txt"), []*Technique{forcingChain, forcingChainContradiction}, 4)
}

// checkForcing checks that each link of a step is one, and that its chains show
// what it says: from one start, what can't all be so; or from all candidates of a
// place to one end.
func checkForcing(t *testing.T, b *Board, s Step) {
	t.Helper()
	line := s.Notation(words.English)
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
	for _, ps := range chains {
		first, last := ps[0], ps[len(ps)-1]
		starts = append(starts, puzzle.Cand(first.cell(), first.digit))
		ends = append(ends, puzzle.Cand(last.cell(), last.digit))
		if last.on {
			signs[0]++
		} else {
			signs[1]++
		}
		if s.Technique.ID == forcingChainVerity.ID && (literal(last) != literal(truth) || !first.on) {
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
