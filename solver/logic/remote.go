package logic

import (
	"fmt"
	"slices"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var remotePair = &Technique{
	ID: "remote-pair", Term: "Remote Pair", Level: Hard, Score: 110,
	Name: words.Text{En: "Remote pair", Zh: "远程数对"},
	Doc: words.Text{
		En: "In a chain of cells that all hold the same two digits, these take turns, so cells an odd number of links apart hold both.",
		Zh: "一串格子都只能填同样两个数字，两数就交替出现，相隔奇数步的两格必定各占其一。",
	},
	find: findRemotePair,
	speech: speech{
		where: words.Text{En: "Look at the cells that can hold only {digits}.", Zh: "看只能填 {any} 的各格。"},
		what: words.Text{
			En: "There is a remote pair: a chain of cells that can hold only the same two digits, each cell seeing the next.",
			Zh: "这里有远程数对：一串格子都只能填同样两个数字，每格看到下一格。",
		},
		pattern: words.Text{
			En: "{cells} can hold only {digits}, and each sees the next.",
			Zh: "{cells} 都只能填 {any}，每格看到下一格。",
		},
		why: []words.Text{{
			En: "{cells} can hold only {digits}. {shared}: no two neighbours are the same.",
			Zh: "{cells} 都只能填 {any}。{shared}，所以相邻两格各不相同。",
		}, {
			En: "So {ones} hold one of the two digits, and {others} the other.",
			Zh: "因此 {ones} 填两数之一，{others} 填另一个。",
		}, {
			En: "{seen}: one is {low}, the other {high}. So {goes}.",
			Zh: "{seen}，所见两格一个是 {low}，另一个是 {high}。因此{goes}。",
		}},
		notation: words.Text{En: "{pair} {walk}", Zh: "{pair} {walk}"},
		args:     remoteArgs,
	},
}

func remoteArgs(s *Step) []any {
	var cells []puzzle.Cell
	var pair puzzle.DigitSet
	for _, k := range s.cands(puzzle.On) {
		cells = append(cells, k.Cell())
		pair |= k.Digit().Set()
	}
	low := pair.Min()
	high := (pair &^ low.Set()).Min()
	ones, others := remoteHalf(s, low), remoteHalf(s, high)
	return []any{
		"cells", cellsAnd(slices.Values(cells)), "digits", digitsAnd(pair), "any", digitsOr(pair), "low", low, "high", high,
		"ones", cellsAnd(ones.All()), "others", cellsAnd(others.All()), "shared", remoteShared(s), "seen", remoteSeen(s, ones, others),
		"pair", fmt.Sprintf("%d/%d", low, high), "walk", remoteWalk(s.Picture.Links, ones, others),
	}
}

// remoteHalf returns the cells that are d in the picture, which shows one of the
// two ways to fill them.
func remoteHalf(s *Step, d puzzle.Digit) (cells puzzle.CellSet) {
	for _, k := range s.cands(puzzle.On) {
		if k.Digit() == d {
			cells.Add(k.Cell())
		}
	}
	return cells
}

// remoteShared says which house neighbours share.
func remoteShared(s *Step) series {
	out := series{comma: clause, last: clause}
	for i, l := range s.Picture.Links {
		en := "{a} and {b} share {house}"
		if i > 0 {
			en = "{a} and {b} {house}"
		}
		a, b := l.From[0].Cell(), l.To[0].Cell()
		out.parts = append(out.parts, say(en, "{a} 与 {b} 同在{house}", "a", a, "b", b, "house", houseName(turbotJoint(a, b))))
	}
	return out
}

// remoteSeen says which two cells that aren't neighbours each victim sees.
func remoteSeen(s *Step, ones, others puzzle.CellSet) series {
	out := series{comma: clause, last: clause}
	var said puzzle.CellSet
victims:
	for _, k := range s.Eliminate {
		c := k.Cell()
		for a := range ones.And(c.Peers()).All() {
			if far := others.And(c.Peers()).Without(a.Peers()); !far.Empty() && !said.Has(c) {
				said.Add(c)
				out.parts = append(out.parts, say("{c} sees {a} and {b}", "{c} 看到 {a} 和 {b}", "c", c, "a", a, "b", far.First()))
				continue victims
			}
		}
	}
	return out
}

// remoteWalk writes "r1c3 -6- r1c9 -5- r5c9 -6- r5c1"; where the chain forks, it
// writes the two halves.
func remoteWalk(links []puzzle.Link, ones, others puzzle.CellSet) string {
	var w strings.Builder
	w.WriteString(links[0].From[0].Cell().String())
	for i, l := range links {
		if i > 0 && l.From[0].Cell() != links[i-1].To[0].Cell() {
			return colorNotation(ones, others)
		}
		fmt.Fprintf(&w, " -%d- %v", l.From[0].Digit(), l.To[0].Cell())
	}
	return w.String()
}

// findRemotePair looks for cells with the same two candidates that see each other
// in a chain or a tree. It collects and sorts the steps as HoDoKu does.
func findRemotePair(b *Board, found func(Step) bool) {
	var two puzzle.CellSet
	for c := range b.Empty.All() {
		if b.Cands[c].Len() == 2 {
			two.Add(c)
		}
	}
	var all []Step
	for two.Len() >= 4 {
		tree := b.remoteTree(two)
		if two = two.Without(tree); tree.Len() >= 4 {
			if out := b.remoteOut(tree); !out.Empty() {
				all = append(all, b.remoteStep(tree, out))
			}
		}
	}
	slices.SortStableFunc(all, func(s, t Step) int { return turbotOrder(s.Eliminate, t.Eliminate) })
	for _, s := range all {
		if !found(s) {
			return
		}
	}
}

// remoteTree returns the first of cells and those with its two candidates that it
// reaches.
func (b *Board) remoteTree(cells puzzle.CellSet) puzzle.CellSet {
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

// remoteOut returns what sees two cells of the tree an odd number of links apart,
// at least three, and holds one of their digits.
func (b *Board) remoteOut(tree puzzle.CellSet) (out puzzle.CellSet) {
	for start := range tree.All() {
		rings := remoteRings(start, tree)
		for i := 3; i < len(rings); i += 2 {
			for end := range rings[i].All() {
				out = out.Or(start.Peers().And(end.Peers()))
			}
		}
	}
	return out.And(b.having(b.Cands[tree.First()]))
}

// remoteRings returns the cells of the tree by how many links they are from start.
func remoteRings(start puzzle.Cell, tree puzzle.CellSet) (rings [18]puzzle.CellSet) {
	rings[0].Add(start)
	left := tree.Without(rings[0])
	for i := 1; i < len(rings) && !rings[i-1].Empty(); i++ {
		for c := range rings[i-1].All() {
			rings[i] = rings[i].Or(left.And(c.Peers()))
		}
		left = left.Without(rings[i])
	}
	return rings
}

// remoteStep makes the step in which the digits of a tree go from out. It shows
// the shortest chain that does it all, or else the tree.
func (b *Board) remoteStep(tree, out puzzle.CellSet) Step {
	var p puzzle.Picture
	for start := range tree.All() {
		rings := remoteRings(start, tree)
		for i := 3; i < len(rings); i += 2 {
			for end := range rings[i].All() {
				if short := len(p.Links) == 0 || i < len(p.Links); short && out.In(start.Peers().And(end.Peers())) {
					p = b.remotePicture(remotePath(&rings, i, end))
				}
			}
		}
	}
	if len(p.Links) == 0 {
		p = b.remotePicture(remoteRings(tree.First(), tree))
	}
	return eliminate(b.within(out, b.Cands[tree.First()]), p)
}

// remotePath returns a shortest way to end, which is in the i-th ring.
func remotePath(rings *[18]puzzle.CellSet, i int, end puzzle.Cell) (path [18]puzzle.CellSet) {
	for path[i].Add(end); i > 0; i-- {
		path[i-1].Add(rings[i-1].And(path[i].First().Peers()).First())
	}
	return path
}

// remotePicture shows rings of cells, each cell linked to one of the ring before,
// in one of the two ways to fill them.
func (b *Board) remotePicture(rings [18]puzzle.CellSet) (p puzzle.Picture) {
	pair := b.Cands[rings[0].First()]
	on, off := pair.Min(), (pair &^ pair.Min().Set()).Min()
	for i, ring := range rings {
		for c := range ring.All() {
			p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, on), Role: puzzle.On}, puzzle.CandRole{Cand: puzzle.Cand(c, off), Role: puzzle.Off})
			if i == 0 {
				continue
			}
			from := rings[i-1].And(c.Peers()).First()
			p.Houses = append(p.Houses, puzzle.HouseRole{House: turbotJoint(from, c), Role: puzzle.Base})
			p.Links = append(p.Links, puzzle.Link{From: []puzzle.Candidate{puzzle.Cand(from, on)}, To: []puzzle.Candidate{puzzle.Cand(c, on)}})
		}
		on, off = off, on
	}
	return p
}
