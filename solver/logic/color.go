package logic

import (
	"slices"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var simpleColorsTrap = &Technique{
	ID: "simple-colors-trap", Code: "0500", Term: "Simple Colors Trap", Level: Hard, Score: 150,
	Name: words.Text{En: "Simple colours, trap", Zh: "简单染色（两色夹击）"},
	Doc: words.Text{
		En: "Strong links on a digit colour its places in turn; one of the colours is right, so what sees both can't be the digit.",
		Zh: "沿强链把一个数字的位置交替染成两色，其中一色必对，所以同时受两色影响的格不能是它。",
	},
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, false, true, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: simpleExplanation(words.Text{
		En: "There is a colour trap: strong links colour the places of a digit in turn, and a cell sees both colours.",
		Zh: "这里有染色夹击：沿强链把一个数字的位置交替染成两色，有格同时受两色影响。",
	}, words.Text{
		En: "So {digits} is in {ons}, or else in {offs}: one colour is right, the other wrong.",
		Zh: "因此 {digits} 要么在 {ons}，要么在 {offs}：两色一对一错。",
	}, words.Text{
		En: "{seen}. Whichever colour is right, {goes}.",
		Zh: "{seen}。无论哪一色对，都要{goes}。",
	}),
}

var simpleColorsWrap = &Technique{
	ID: "simple-colors-wrap", Code: "0501", Term: "Simple Colors Wrap", Level: Hard, Score: 150,
	Name: words.Text{En: "Simple colours, wrap", Zh: "简单染色（同色冲突）"},
	Doc: words.Text{
		En: "Strong links on a digit colour its places in turn; a colour that is twice in one house is wrong throughout.",
		Zh: "沿强链把一个数字的位置交替染成两色，同一区域里出现两次的那一色全错。",
	},
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, true, false, func(_ bool, s Step) bool { return found(s) })
	},
	explanation: simpleExplanation(words.Text{
		En: "There is a colour wrap: strong links colour the places of a digit in turn, and one colour is twice in a house.",
		Zh: "这里有染色的同色冲突：沿强链把一个数字的位置交替染成两色，某个区域里同一色出现两次。",
	}, words.Text{
		En: "So {digits} is in all of {offs} or in none of them: one colour is right, the other wrong.",
		Zh: "因此 {offs} 要么全是 {digits}，要么全不是：两色一对一错。",
	}, words.Text{
		En: "{one} and {two} share {house}, which has room for one {digits} only. So this colour is wrong: {goes}.",
		Zh: "{one} 与 {two} 同在{house}，而{house}只容得下一个 {digits}，所以这一色是错的：{goes}。",
	}),
}

// simpleColors is one place in HoDoKu's order for two techniques. Its steps name
// the technique.
var simpleColors = &Technique{
	ID: "simple-colors", Term: "Simple Colors", Level: Hard, Score: 150,
	Name: words.Text{En: "Simple colours", Zh: "简单染色"},
	Doc:  simpleColorsTrap.Doc,
	find: func(b *Board, found func(Step) bool) {
		findSimpleColors(b, true, true, func(wrap bool, s Step) bool {
			s.Technique = simpleColorsTrap
			if wrap {
				s.Technique = simpleColorsWrap
			}
			return found(s)
		})
	},
	explanation: simpleColorsTrap.explanation,
}

// simpleExplanation explains a digit in two colours.
func simpleExplanation(what, turns, clash words.Text) explanation {
	return explanation{
		where: words.Text{En: "Look at the {digits}s that have only one other place in a house.", Zh: "看某个区域里只有两个位置的 {digits}。"},
		what:  what,
		pattern: words.Text{
			En: "For {digits}, one colour is {ons}, the other {offs}.",
			Zh: "{digits} 的一色是 {ons}，另一色是 {offs}。",
		},
		why: []words.Text{{
			En: "{links}.",
			Zh: "{links}。",
		}, turns, clash},
		notation: words.Text{En: "{digits} {colors}", Zh: "{digits} {colors}"},
		args:     simpleArgs,
	}
}

func simpleArgs(s *Step) []any {
	on, off := colorSet(s, puzzle.On), colorSet(s, puzzle.Off)
	d := s.Eliminate[0].Digit()
	args := []any{
		"digits", d, "ons", cellsAnd(on.All()), "offs", cellsAnd(off.All()),
		"links", colorLinks(s, on.Or(off), d), "seen", colorSeen(s), "colors", colorNotation(on, off),
	}
	if weak := colorClashes(s); len(weak) > 0 {
		args = append(args, "one", weak[0].From[0].Cell(), "two", weak[0].To[0].Cell())
	}
	return args
}

// colorSet returns the cells of a colour.
func colorSet(s *Step, r puzzle.Role) (cells puzzle.CellSet) {
	for _, k := range s.cands(r) {
		cells.Add(k.Cell())
	}
	return cells
}

// colorClashes returns the links of the diagram at which colours clash.
func colorClashes(s *Step) (links []puzzle.Link) {
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			links = append(links, l)
		}
	}
	return links
}

// colorLinks says which houses have two places for d: "In row 1, 3 fits only in
// r1c2 or r1c7; in column 7, only in r1c7 or r5c7". Of more than seven it says
// how many there are.
func colorLinks(s *Step, cells puzzle.CellSet, d puzzle.Digit) words.Sayer {
	out := series{comma: clause, last: clause}
	for _, l := range s.Diagram.Links {
		if !l.Strong {
			continue
		}
		a, b := l.From[0].Cell(), l.To[0].Cell()
		en, zh := "in {house}, only in {a} or {b}", "{house}里只能填在 {a} 或 {b}"
		if len(out.parts) == 0 {
			en, zh = "In {house}, {d} fits only in {a} or {b}", "{house}里，{d} 只能填在 {a} 或 {b}"
		}
		out.parts = append(out.parts, say(en, zh, "d", d, "a", a, "b", b, "house", words.House(sharedHouse(a, b))))
	}
	if n := len(out.parts); n > 7 {
		return say("{n} strong links join {cells}: each is a house with two places for {d}, and the colours change along it",
			"{n} 条强链连着 {cells}：每条所在的区域里 {d} 只有两个位置，两端异色", "n", n, "d", d, "cells", cellsAnd(cells.All()))
	}
	return out
}

// colorSeen says which two colours each eliminated candidate sees: "r5c2 sees r1c2 and r5c8".
func colorSeen(s *Step) series {
	out := series{comma: clause, last: clause}
	weak := colorClashes(s)
	for i := 0; i+1 < len(weak); i += 2 {
		out.parts = append(out.parts, say("{c} sees {a} and {b}", "{c} 受 {a} 和 {b} 影响",
			"c", weak[i].To[0].Cell(), "a", weak[i].From[0].Cell(), "b", weak[i+1].From[0].Cell()))
	}
	return out
}

// colorNotation writes two colours: "(r1c2,r5c7) / (r1c7)".
func colorNotation(a, b puzzle.CellSet) string {
	return "(" + a.Notation() + ") / (" + b.Notation() + ")"
}

// A cluster is all cells that strong links on a digit join, in two colours. The
// lowest cell is in the first.
type cluster [2]puzzle.CellSet

// A coloring is the clusters of a digit by their lowest cells.
type coloring struct {
	list  [puzzle.NumHouses]cluster
	sight [puzzle.NumHouses][2]puzzle.CellSet // what sees each colour
	n     int
	links strongLinks
}

// color colours the cells of d that have strong links.
func (b *Board) color(d puzzle.Digit) (x coloring) {
	x.links = b.strongLinks(d)
	for _, s := range x.links.list[:x.links.n] {
		x.join(s.top, s.foot)
	}
	slices.SortFunc(x.list[:x.n], func(c, e cluster) int { return int(c.first()) - int(e.first()) })
	for n, c := range x.list[:x.n] {
		if c[0].First() > c[1].First() {
			c[0], c[1] = c[1], c[0]
			x.list[n] = c
		}
		for i, cells := range c {
			for q := range cells.All() {
				x.sight[n][i] = x.sight[n][i].Or(q.Peers())
			}
		}
	}
	return x
}

// first returns the lowest cell of c.
func (c cluster) first() puzzle.Cell { return c[0].Or(c[1]).First() }

// join gives the ends of a link different colours in one cluster.
func (x *coloring) join(one, two puzzle.Cell) {
	m, i := x.find(one)
	n, j := x.find(two)
	switch {
	case m == x.n && n == x.n:
		x.list[m] = cluster{puzzle.CellsOf(one), puzzle.CellsOf(two)}
		x.n++
	case m == x.n:
		x.list[n][1-j].Add(one)
	case n == x.n:
		x.list[m][1-i].Add(two)
	case m != n:
		c, e := &x.list[m], &x.list[n]
		c[i], c[1-i] = c[i].Or(e[1-j]), c[1-i].Or(e[j])
		x.n--
		*e = x.list[x.n]
	}
}

// find returns the cluster and the colour of a cell, or x.n.
func (x *coloring) find(cell puzzle.Cell) (n, color int) {
	for n, c := range x.list[:x.n] {
		switch {
		case c[0].Has(cell):
			return n, 0
		case c[1].Has(cell):
			return n, 1
		}
	}
	return x.n, 0
}

// findSimpleColors looks, digit by digit and cluster by cluster, for a colour
// that sees itself, then for what sees both colours. It says which it found.
func findSimpleColors(b *Board, wrap, trap bool, found func(wrap bool, s Step) bool) {
	for d := range puzzle.AllDigits.All() {
		x := b.color(d)
		for n, c := range x.list[:x.n] {
			for i := range c {
				if !wrap || c[i].And(x.sight[n][i]).Empty() {
					continue
				}
				if !found(true, b.colorWrap(d, &x, n, i)) {
					return
				}
			}
			out := b.Of[d].And(x.sight[n][0]).And(x.sight[n][1]).Without(c[0].Or(c[1]))
			if trap && !out.Empty() && !found(false, b.colorTrap(d, &x, n, out)) {
				return
			}
		}
	}
}

// colorWrap makes the step in which all of a colour goes, for two of its cells
// see each other.
func (b *Board) colorWrap(d puzzle.Digit, x *coloring, n, i int) Step {
	c := x.list[n]
	if b.noDiagrams {
		return Step{Eliminate: b.eliminations(d.Set(), c[i])}
	}
	roles := [2]puzzle.Role{puzzle.On, puzzle.On}
	roles[i] = puzzle.Off
	p := x.diagram(d, n, roles)
	one := c[i].And(x.sight[n][i]).First()
	two := c[i].And(one.Peers()).First()
	p.Houses = []puzzle.HouseRole{{House: sharedHouse(one, two), Role: puzzle.Base}}
	p.Links = append(p.Links, colorWeak(d, one, two))
	return eliminate(b.within(c[i], d.Set()), p)
}

// colorTrap makes the step in which d is eliminated from out, which sees both colours.
func (b *Board) colorTrap(d puzzle.Digit, x *coloring, n int, out puzzle.CellSet) Step {
	if b.noDiagrams {
		return Step{Eliminate: b.eliminations(d.Set(), out)}
	}
	p := x.diagram(d, n, [2]puzzle.Role{puzzle.On, puzzle.Off})
	for c := range out.All() {
		for _, cells := range x.list[n] {
			by := cells.And(c.Peers()).First()
			p.Links = append(p.Links, colorWeak(d, by, c))
			p.Houses = append(p.Houses, puzzle.HouseRole{House: sharedHouse(by, c), Role: puzzle.Cover})
		}
	}
	return eliminate(b.within(out, d.Set()), p)
}

func colorWeak(d puzzle.Digit, from, to puzzle.Cell) puzzle.Link {
	return puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(from, d)}, To: []puzzle.Candidate{puzzle.Cand(to, d)}}
}

// diagram shows a cluster: its cells in two roles, and as many of its links as
// join them all.
func (x *coloring) diagram(d puzzle.Digit, n int, roles [2]puzzle.Role) (p puzzle.Diagram) {
	c := x.list[n]
	for i, cells := range c {
		for q := range cells.All() {
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(q, d), Role: roles[i]})
		}
	}
	joined := puzzle.CellsOf(c[0].First())
	for more := true; more; {
		more = false
		for _, s := range x.links.list[:x.links.n] {
			if joined.Has(s.foot) {
				s = s.reversed()
			}
			if joined.Has(s.top) && !joined.Has(s.foot) {
				l := colorWeak(d, s.top, s.foot)
				l.Strong = true
				p.Links = append(p.Links, l)
				joined.Add(s.foot)
				more = true
			}
		}
	}
	return p
}
