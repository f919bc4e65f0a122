package logic

import (
	"fmt"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// TestChainReference: the finders find what a slow search by the definitions
// finds, with chains just as long, and no more.
func TestChainReference(t *testing.T) {
	compare := func(b *Board, tech *Technique, want map[string]int) {
		t.Helper()
		got := map[string]int{}
		for _, s := range All(&b.Position, []*Technique{tech}) {
			n := len(s.Diagram.Links)
			if ps := chainPoints(&s); chainClosed(ps) {
				n--
			}
			got[effect(nil, s.Eliminate)] = n
		}
		if fmt.Sprint(got) != fmt.Sprint(want) {
			t.Errorf("%v %v: %s: %v, want %v", b.Grid, b.Cands, tech.ID, got, want)
		}
	}
	chainPositions(t, 4, 6, func(b *Board, _ *puzzle.Grid) {
		compare(b, xChain, refSimpleChains(&b.Position, false))
		compare(b, xyChain, refSimpleChains(&b.Position, true))
		for kind, rows := range [][]*Technique{{aic, discontinuousLoop, continuousLoop}, {groupedAIC, groupedDiscontinuousLoop, groupedContinuousLoop}} {
			all := refLoops(&b.Position, kind == 1)
			for form, tech := range rows {
				compare(b, tech, all[form])
			}
		}
	})
}

// refSimpleChains tries every chain on one digit, or through cells with two
// digits, that comes to no cell twice. It returns the shortest for each effect.
func refSimpleChains(p *puzzle.Position, xy bool) map[string]int {
	out := map[string]int{}
	two := func(c puzzle.Cell) bool { return p.Cands[c].Len() == 2 }
	for c := range puzzle.Cell(81) {
		for d := range p.Cands[c].All() {
			note := func(end puzzle.Cell, links int) {
				see := c.Peers()
				if end != c {
					see = see.And(end.Peers())
				}
				if ks := removing(p, see, d.Set()); len(ks) > 0 && links >= 3 {
					if n, ok := out[effect(nil, ks)]; !ok || links < n {
						out[effect(nil, ks)] = links
					}
				}
			}
			var off func(at puzzle.Cell, e puzzle.Digit, links int, visited puzzle.CellSet)
			on := func(at puzzle.Cell, e puzzle.Digit, links int, visited puzzle.CellSet) {
				if e == d {
					note(at, links)
				}
				for next := range holding(p, at.Peers(), e.Set()).Without(visited).All() {
					if links < 18 && (!xy || two(next)) {
						off(next, e, links+1, visited.Or(puzzle.CellsOf(next)))
					}
				}
			}
			off = func(at puzzle.Cell, e puzzle.Digit, links int, visited puzzle.CellSet) {
				if xy {
					on(at, (p.Cands[at] &^ e.Set()).Min(), links+1, visited)
					return
				}
				for _, h := range at.Houses() {
					in := holding(p, h.Set(), e.Set())
					in.Remove(at)
					switch {
					case in.Len() != 1:
					case in.First() == c && links > 0:
						note(c, links+1)
					case !visited.Has(in.First()):
						on(in.First(), e, links+1, visited.Or(in))
					}
				}
			}
			if !xy || two(c) {
				off(c, d, 0, puzzle.CellsOf(c))
			}
		}
	}
	return out
}

// A refNode is a candidate or a group, true or not.
type refNode struct {
	d     puzzle.Digit
	cells puzzle.CellSet
	on    bool
}

// refNodes lists candidates, then groups along rows and columns.
func refNodes(p *puzzle.Position, grouped bool) (nodes []refNode) {
	for c := range puzzle.Cell(81) {
		for d := range p.Cands[c].All() {
			nodes = append(nodes, refNode{d: d, cells: puzzle.CellsOf(c)})
		}
	}
	for line := puzzle.Row(0); grouped && line < puzzle.Box(0); line++ {
		for d := range puzzle.AllDigits.All() {
			for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
				if cells := holding(p, line.Set().And(box.Set()), d.Set()); cells.Len() > 1 {
					nodes = append(nodes, refNode{d: d, cells: cells})
				}
			}
		}
	}
	return nodes
}

// refImplied returns what follows from n in one link, in the order of the
// finders: in the cell, in the row, column and box, then groups.
func refImplied(p *puzzle.Position, nodes []refNode, n refNode) (out []refNode) {
	add := func(m refNode) {
		if m.on = !n.on; m.cells != n.cells && !slices.Contains(out, m) {
			out = append(out, m)
		}
	}
	c := n.cells.First()
	if n.cells.Len() == 1 {
		for d := range (p.Cands[c] &^ n.d.Set()).All() {
			if n.on || p.Cands[c].Len() == 2 {
				out = append(out, refNode{d, n.cells, !n.on})
			}
		}
	}
	for _, single := range []bool{true, false} {
		houses := c.Houses()
		if n.cells.Len() > 1 {
			houses = [3]puzzle.House{houses[2], houses[0], houses[1]}
		}
		for _, h := range houses {
			if !n.cells.In(h.Set()) {
				continue
			}
			for _, m := range nodes {
				if m.d != n.d || (m.cells.Len() == 1) != single || !m.cells.In(h.Set()) || !m.cells.And(n.cells).Empty() {
					continue
				}
				if n.on || holding(p, h.Set(), n.d.Set()) == m.cells.Or(n.cells) {
					add(m)
				}
			}
		}
	}
	refSort(nodes, n, out)
	return out
}

// refSort puts groups in the order of nodes, and so the candidates that a group
// rules out; groups that a group makes true stay line first.
func refSort(nodes []refNode, n refNode, out []refNode) {
	place := func(m refNode) int {
		m.on = false
		return slices.Index(nodes, m)
	}
	isGroup := func(m refNode) bool { return m.cells.Len() > 1 }
	from := slices.IndexFunc(out, isGroup)
	if from < 0 {
		from = len(out)
	}
	if isGroup(n) && n.on {
		slices.SortFunc(out[:from], func(a, b refNode) int { return place(a) - place(b) })
	}
	if !isGroup(n) || n.on {
		slices.SortFunc(out[from:], func(a, b refNode) int { return place(a) - place(b) })
	} else {
		line := func(m refNode) int {
			if m.cells.First().Box() == n.cells.First().Box() {
				return 1
			}
			return 0
		}
		slices.SortStableFunc(out[from:], func(a, b refNode) int { return line(a) - line(b) })
	}
}

// refLoops walks from each candidate, true or not, nearest first, and looks at
// each way to a candidate that says something: the shortest for each form and
// effect.
func refLoops(p *puzzle.Position, grouped bool) (out [3]map[string]int) {
	for i := range out {
		out[i] = map[string]int{}
	}
	nodes := refNodes(p, grouped)
	implied := map[refNode][]refNode{}
	for _, n := range nodes {
		for range 2 {
			n.on = !n.on
			implied[n] = refImplied(p, nodes, n)
		}
	}
	for _, start := range nodes {
		if start.cells.Len() > 1 {
			continue
		}
		for range 2 {
			start.on = !start.on
			from := map[refNode]refNode{start: {}}
			queue := []refNode{start}
			for i := 0; i < len(queue); i++ {
				for _, m := range implied[queue[i]] {
					if _, ok := from[m]; !ok {
						from[m] = queue[i]
						queue = append(queue, m)
					}
				}
			}
			for _, end := range queue[1:] {
				if end.cells.Len() > 1 {
					continue
				}
				path := []refNode{end}
				for n := end; n != start; {
					n = from[n]
					path = append(path, n)
				}
				slices.Reverse(path)
				form, ks := refConclusion(p, path)
				group := slices.ContainsFunc(path, func(n refNode) bool { return n.cells.Len() > 1 })
				if len(path) < 4 || len(ks) == 0 || grouped != group || !refStraight(path, form != int(chainOpen)) {
					continue
				}
				if n, ok := out[form][effect(nil, ks)]; !ok || len(path)-1 < n {
					out[form][effect(nil, ks)] = len(path) - 1
				}
			}
		}
	}
	return out
}

// refStraight reports whether a path comes to no cell again, once it has left
// it; a loop may come to its first cell.
func refStraight(path []refNode, loop bool) bool {
	first := path[0].cells.First()
	for i, n := range path {
		for j := range max(i-1, 0) {
			if path[j].cells.Has(n.cells.First()) && !(loop && path[j].cells.First() == first) {
				return false
			}
		}
	}
	last := len(path) - 1
	return !loop || path[1].cells.First() != first && path[last-1].cells.First() != first
}

// refConclusion returns what a path shows, and in which form.
func refConclusion(p *puzzle.Position, path []refNode) (int, []puzzle.Candidate) {
	a, z := path[0], path[len(path)-1]
	c, e := a.cells.First(), z.cells.First()
	switch {
	case c == e && a.d == z.d && a.on:
		return int(chainDiscontinuous), removing(p, a.cells, a.d.Set())
	case c == e && a.d == z.d:
		return int(chainDiscontinuous), removing(p, a.cells, puzzle.AllDigits&^a.d.Set())
	case c == e && a.on && z.on:
		return int(chainDiscontinuous), removing(p, a.cells, a.d.Set())
	case c == e && !a.on && !z.on:
		return int(chainDiscontinuous), removing(p, a.cells, z.d.Set())
	case c == e && !a.on && p.Cands[c].Len() > 2:
		return int(chainContinuous), refRound(p, path)
	case c == e || a.on || !z.on:
		return 0, nil
	case a.d == z.d:
		if ks := removing(p, c.Peers().And(e.Peers()), a.d.Set()); len(ks) > 1 {
			return int(chainOpen), ks
		}
	case c.Sees(e) && p.Cands[c].Has(z.d) && p.Cands[e].Has(a.d):
		return int(chainOpen), []puzzle.Candidate{puzzle.Cand(c, z.d), puzzle.Cand(e, a.d)}
	}
	return 0, nil
}

// refRound tries every candidate: it goes if, outside the loop, it sees both ends
// of a weak link, or if it is in a cell that the loop enters and leaves by strong
// links.
func refRound(p *puzzle.Position, path []refNode) (ks []puzzle.Candidate) {
	var own puzzle.CellSet
	for _, n := range path {
		own = own.Or(n.cells)
	}
	round := append(slices.Clone(path), path[0])
	for c := range puzzle.Cell(81) {
		for d := range p.Cands[c].All() {
			for i, n := range round[1:] {
				from := round[i]
				seen := from.cells.Or(n.cells).In(c.Peers())
				between := !n.on && from.d == n.d && d == n.d && seen && !own.Has(c)
				within := !n.on && from.cells == n.cells && n.cells == puzzle.CellsOf(c) && d != n.d && d != from.d
				if within && i < len(path)-1 {
					within = path[i-1].cells != n.cells && path[i+2].cells != n.cells
				}
				if (between || within) && !slices.Contains(ks, puzzle.Cand(c, d)) {
					ks = append(ks, puzzle.Cand(c, d))
				}
			}
		}
	}
	return ks
}
