package logic

import (
	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var multiColors1 = &Technique{
	ID: "multi-colors-1", Code: "0502", Term: "Multi Colors 1", Level: puzzle.Hard, Score: 200,
	find: func(b *Board, found func(Step) bool) {
		findMultiColors(b, false, true, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: explanation{texts: []string{"multi-colors"}, args: multiArgs},
}

var multiColors2 = &Technique{
	ID: "multi-colors-2", Code: "0503", Term: "Multi Colors 2", Level: puzzle.Hard, Score: 200,
	find: func(b *Board, found func(Step) bool) {
		findMultiColors(b, true, false, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: explanation{texts: []string{"multi-colors"}, args: multiArgs},
}

// multiColors is one place in HoDoKu's order for two techniques. Its steps name
// the technique.
var multiColors = &Technique{
	ID: "multi-colors", Term: "Multi Colors", Level: puzzle.Hard, Score: 200,
	find: func(b *Board, found func(Step) bool) {
		findMultiColors(b, true, true, func(second bool, s Step) bool {
			s.Technique = multiColors1
			if second {
				s.Technique = multiColors2
			}
			return found(s)
		})
	},
	explanation: explanation{args: multiArgs},
}

// multiArgs reads two clusters from the diagram, the four colours being the first four sets.
func multiArgs(s *Step) []any {
	var sets [4]puzzle.CellSet
	var named [4]words.List
	for i := range sets {
		sets[i] = colorSet(s, puzzle.Set+puzzle.Role(i))
		named[i] = words.And(sets[i].All())
	}
	bridges, d := colorClashes(s), s.Eliminate[0].Digit()
	all := sets[0].Or(sets[1]).Or(sets[2]).Or(sets[3])
	args := []any{
		"links", colorLinks(s, all, d),
		"digits", d, "a", named[0], "b", named[1], "c", named[2], "d", named[3],
		"colors", colorNotation(sets[0], sets[1]) + ", " + colorNotation(sets[2], sets[3]),
		"bridges", multiBridges(s, bridges, sets, named, d), "seen", multiSeen(s, bridges, sets),
		"one", bridges[0].From[0].Cell(), "two", bridges[0].To[0].Cell(), "gone", named[0].Or(),
	}
	if len(bridges) > 1 {
		args = append(args, "three", bridges[1].From[0].Cell(), "four", bridges[1].To[0].Cell(),
			"house2", words.House(s.Diagram.Houses[1].House))
	}
	return args
}

// multiBridges says what follows where two colours see each other: "r1c2 and r1c7
// share row 1, so not both are 3; so 3 is in r5c2 or in r8c7".
func multiBridges(s *Step, bridges []puzzle.Link, sets [4]puzzle.CellSet, named [4]words.List, d puzzle.Digit) words.List {
	out := by("logic.multi-colors.stop")
	for _, l := range bridges {
		a, b := l.From[0].Cell(), l.To[0].Cell()
		i, j := multiOpposite(a, b, sets)
		out.Parts = append(out.Parts, say("logic.multi-colors.bridge",
			"a", a, "b", b, "house", words.House(s.rules.sharedHouse(a, b)), "digit", d, "one", named[i], "two", named[j]))
	}
	return out
}

// multiOpposite returns the colours opposite to those of a and b.
func multiOpposite(a, b puzzle.Cell, sets [4]puzzle.CellSet) (i, j int) {
	i, j = 1, 3
	if sets[1].Has(a) {
		i = 0
	}
	if sets[3].Has(b) {
		j = 2
	}
	return i, j
}

// multiSeen says what each eliminated candidate sees: "r5c2 sees r1c2 and r5c8".
func multiSeen(s *Step, bridges []puzzle.Link, sets [4]puzzle.CellSet) words.List {
	var out seenBy
	for _, k := range s.Eliminate {
		for _, l := range bridges {
			i, j := multiOpposite(l.From[0].Cell(), l.To[0].Cell(), sets)
			one, two := sets[i].And(s.rules.peers(k.Cell())), sets[j].And(s.rules.peers(k.Cell()))
			if !one.Empty() && !two.Empty() {
				out.add(k.Cell(), one.First(), two.First())
				break
			}
		}
	}
	return out.text()
}

// findMultiColors looks through the pairs of clusters of each digit for a colour
// that sees both colours of another cluster, then for colours that see each other.
// It says which it found.
func findMultiColors(board *Board, second, first bool, found func(second bool, s Step) bool) {
	b := colorView{board}
	for d := range puzzle.AllDigits.All() {
		x := b.color(d)
		for m := range x.n {
			for n := range x.n {
				if m == n {
					continue
				}
				if s, ok := b.multiWrap(d, &x, m, n, second); ok && !found(true, s) {
					return
				}
				if s, ok := b.multiTrap(d, &x, m, n, first && m < n); ok && !found(false, s) {
					return
				}
			}
		}
	}
}

// multiWrap returns the step in which the colours of the m-th cluster go that see
// both colours of the n-th, if wanted and if there are any.
func (b colorView) multiWrap(d puzzle.Digit, x *coloring, m, n int, wanted bool) (Step, bool) {
	if !wanted {
		return Step{}, false
	}
	for i, cells := range x.list[m] {
		one, two := cells.And(x.sight[n][0]), cells.And(x.sight[n][1])
		if one.Empty() || two.Empty() {
			continue
		}
		p := x.pair(b.Board, d, m, n, i)
		p.bridge(d, one.First(), x.list[n][0])
		p.bridge(d, two.First(), x.list[n][1])
		return eliminate(b.within(cells, d.Set()), p.Diagram), true
	}
	return Step{}, false
}

// multiTrap returns the step in which d is eliminated from what sees the two colours
// opposite to colours that see each other, if wanted and if anything does.
func (b colorView) multiTrap(d puzzle.Digit, x *coloring, m, n int, wanted bool) (Step, bool) {
	if !wanted {
		return Step{}, false
	}
	var out [4]puzzle.CellSet
	var all puzzle.CellSet
	for k := range out {
		i, j := k/2, k%2
		if !x.list[m][i].And(x.sight[n][j]).Empty() {
			out[k] = b.Of[d].And(x.sight[m][1-i]).And(x.sight[n][1-j])
			all = all.Or(out[k])
		}
	}
	if all.Empty() {
		return Step{}, false
	}
	p := x.pair(b.Board, d, m, n, 0)
	for k, cells := range out {
		if !cells.Empty() {
			i, j := k/2, k%2
			p.bridge(d, x.list[m][i].And(x.sight[n][j]).First(), x.list[n][j])
		}
	}
	return eliminate(b.within(all, d.Set()), p.Diagram), true
}

// A pairDiagram shows two clusters, their four colours being sets.
type pairDiagram struct {
	puzzle.Diagram
	b *Board
}

// pair shows the m-th cluster, from its i-th colour, and the n-th.
func (x *coloring) pair(b *Board, d puzzle.Digit, m, n, i int) (p pairDiagram) {
	roles := [2]puzzle.Role{puzzle.Set + 1, puzzle.Set + 1}
	roles[i] = puzzle.Set
	p.b, p.Diagram = b, x.diagram(b, d, m, roles)
	q := x.diagram(b, d, n, [2]puzzle.Role{puzzle.Set + 2, puzzle.Set + 3})
	p.Cands, p.Links = append(p.Cands, q.Cands...), append(p.Links, q.Links...)
	return p
}

// bridge adds the weak link from a cell to the first of others that it sees.
func (p *pairDiagram) bridge(d puzzle.Digit, from puzzle.Cell, others puzzle.CellSet) {
	to := others.And(p.b.sees[from]).First()
	p.Houses = append(p.Houses, puzzle.HouseRole{House: p.b.rules.sharedHouse(from, to), Role: puzzle.Base})
	p.Links = append(p.Links, colorWeak(d, from, to))
}
