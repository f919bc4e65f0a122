package logic

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var remotePair = &Technique{
	ID: "remote-pair", Code: "0703", Term: "Remote Pair", Level: puzzle.Hard, Score: 110,
	find:        func(b *Board, found func(Step) bool) { findRemotePair(b, true, found) },
	explanation: explanation{args: remoteArgs, legend: "colours"},
}

func remoteArgs(s *Step) []any {
	var cells []puzzle.Cell
	var rest []Fact
	on := s.cands(puzzle.On) // one of the two ways to fill the cells
	pair := digitsOf(on)
	for _, k := range on {
		cells = append(cells, k.Cell())
		rest = append(rest, OnlyDigits{puzzle.CellsOf(k.Cell()), pair})
	}
	var shared []any
	for _, l := range s.Diagram.Links {
		a, b := l.From[0].Cell(), l.To[0].Cell()
		h := (*rules)(nil).sharedHouse(a, b)
		shared = append(shared, words.House(h))
		rest = append(rest, InHouse{h, puzzle.CellsOf(a, b)})
	}
	low := pair.Min()
	high := (pair &^ low.Set()).Min()
	ones, others := cellsOf(on, low), cellsOf(on, high)
	return []any{
		"facts", rest,
		"cells", words.And(slices.Values(cells)), "digits", digitsAnd(pair), "any", digitsOr(pair), "low", low, "high", high,
		"ones", words.And(ones.All()), "others", words.And(others.All()), "shared", by("language.comma", shared...), "seen", remoteSeen(s, ones, others),
		"pair", fmt.Sprintf("%d/%d", low, high), "walk", remoteWalk(s.Diagram.Links),
	}
}

// remotePairWide takes chains of which only cells between the ends see what is removed,
// too; HoDoKu's solver leaves these out.
var remotePairWide = setVariant(remotePair, func(b *Board, found func(Step) bool) { findRemotePair(b, false, found) })

// remoteSeen says which two cells each eliminated candidate sees: not neighbours, unless the ends
// of the chain are.
func remoteSeen(s *Step, ones, others puzzle.CellSet) words.List {
	var out seenBy
	var gone puzzle.CellSet
	for _, k := range s.Eliminate {
		gone.Add(k.Cell())
	}
	for c := range gone.All() {
		one, other := ones.And(c.Peers()), others.And(c.Peers())
		a, b := one.First(), other.First()
		for from := range one.All() {
			if far := other.Without(from.Peers()); !far.Empty() {
				a, b = from, far.First()
				break
			}
		}
		out.add(c, a, b)
	}
	return out.text()
}

// remoteWalk writes "r1c3 -6- r1c9 -5- r5c9 -6- r5c1".
func remoteWalk(links []puzzle.Link) string {
	var w strings.Builder
	w.WriteString(links[0].From[0].Cell().String())
	for _, l := range links {
		fmt.Fprintf(&w, " -%d- %v", l.From[0].Digit(), l.To[0].Cell())
	}
	return w.String()
}

// findRemotePair looks for chains of cells with the same two candidates. It
// collects them, of those that remove the same the shortest, and sorts them as
// HoDoKu does: what removes more comes first.
func findRemotePair(b *Board, byEnds bool, found func(Step) bool) {
	var all []Step
	two := fourAlike(b, b.counts()[2])
	for two.Len() >= 4 {
		tree := remoteTree(b, two)
		two = two.Without(tree)
		pair := b.Cands[tree.First()]
		search := remoteSearch{tree: tree, holding: b.having(pair), byEnds: byEnds}
		if tree.Len() < 4 || search.holding.Without(tree).Empty() || crowded(tree) {
			continue
		}
		for start := range tree.All() {
			search.walk(0, start, puzzle.CellSet{})
		}
		for _, c := range search.chains {
			s := Step{Eliminate: b.eliminations(pair, c.out)}
			if !b.noDiagrams {
				s = eliminate(s.Eliminate, remoteDiagram(c.path, pair))
			}
			all = append(all, s)
		}
	}
	slices.SortStableFunc(all, func(s, t Step) int { return turbotOrder(s.Eliminate, t.Eliminate) })
	for _, s := range all {
		if !found(s) {
			return
		}
	}
}

// fourAlike returns those of the cells that share their candidates with three others or
// more.
func fourAlike(b *Board, cells puzzle.CellSet) (alike puzzle.CellSet) {
	var n [puzzle.AllDigits + 1]uint8
	some := false
	for c := range cells.All() {
		n[b.Cands[c]]++
		some = some || n[b.Cands[c]] == 4
	}
	if some {
		for c := range cells.All() {
			if n[b.Cands[c]] >= 4 {
				alike.Add(c)
			}
		}
	}
	return alike
}

// crowded reports whether more than two of cells are in a house. Where these can hold only
// two digits there is no solution, and the ways through them are too many to follow.
func crowded(cells puzzle.CellSet) bool {
	for h := range puzzle.House(puzzle.NumHouses) {
		if cells.And(h.Set()).Len() > 2 {
			return true
		}
	}
	return false
}

// remoteTree returns the first of cells and those with its two candidates that it
// reaches.
func remoteTree(b *Board, cells puzzle.CellSet) puzzle.CellSet {
	first := cells.First()
	tree, next := puzzle.CellSet{}, puzzle.CellsOf(first)
	for !next.Empty() {
		tree = tree.Or(next)
		var more puzzle.CellSet
		for c := range next.All() {
			for q := range cells.And(c.Peers()).Without(tree).All() {
				if b.Cands[q] == b.Cands[first] {
					more.Add(q)
				}
			}
		}
		next = more
	}
	return tree
}

// A remoteSearch collects chains among the cells of a tree.
type remoteSearch struct {
	tree, holding puzzle.CellSet // holding has all cells with one of the digits
	byEnds        bool           // the ends of a chain must see some of what it removes
	path          [20]puzzle.Cell
	chains        []remoteChain
	by            map[puzzle.CellSet]int // which chain is the one of what it removes from
}

// A remoteChain is cells of which each sees the next, and what it removes from.
type remoteChain struct {
	path []puzzle.Cell
	out  puzzle.CellSet
}

// walk takes c as the n-th cell of the path and continues in every way. What sees
// two cells an odd number of links apart, at least three, is out. As in HoDoKu the
// ends of a chain differ: it has an even number of cells.
func (h *remoteSearch) walk(n int, c puzzle.Cell, out puzzle.CellSet) {
	h.path[n] = c
	path := h.path[:n+1]
	for i := n - 3; i >= 0; i -= 2 {
		out = out.Or(h.holding.And(path[i].Peers()).And(c.Peers()))
	}
	counts := !out.Empty() && (!h.byEnds || !h.holding.And(path[0].Peers()).And(c.Peers()).Empty())
	if n%2 == 1 && counts && path[0] < c {
		h.note(path, out)
	}
	if n+1 == len(h.path) {
		return
	}
	h.tree.Remove(c)
	for next := range h.tree.And(c.Peers()).All() {
		h.walk(n+1, next, out)
	}
	h.tree.Add(c)
}

// note keeps a chain that is the first or the shortest with its eliminations.
func (h *remoteSearch) note(path []puzzle.Cell, out puzzle.CellSet) {
	i, known := h.by[out]
	switch {
	case !known:
		if h.by == nil {
			h.by = map[puzzle.CellSet]int{}
		}
		h.by[out] = len(h.chains)
		h.chains = append(h.chains, remoteChain{slices.Clone(path), out})
	case len(path) < len(h.chains[i].path):
		h.chains[i].path = slices.Clone(path)
	}
}

// remoteDiagram shows a chain in one of the two ways to fill it.
func remoteDiagram(path []puzzle.Cell, pair puzzle.DigitSet) (p puzzle.Diagram) {
	on, off := pair.Min(), (pair &^ pair.Min().Set()).Min()
	for i, c := range path {
		p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, on), Role: puzzle.On}, puzzle.CandRole{Cand: puzzle.Cand(c, off), Role: puzzle.Off})
		if i > 0 {
			p.Houses = append(p.Houses, puzzle.HouseRole{House: (*rules)(nil).sharedHouse(path[i-1], c), Role: puzzle.Base})
			p.Links = append(p.Links, puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(path[i-1], on)}, To: []puzzle.Candidate{puzzle.Cand(c, on)}})
		}
		on, off = off, on
	}
	return p
}
