package logic

import (
	"cmp"
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
			En: "So {low} and {high} take turns along the chain, and of its ends, {first} and {last}, one is {low} and the other {high}.",
			Zh: "因此 {low} 和 {high} 沿这条链交替出现，两端 {first} 和 {last} 一格是 {low}，另一格是 {high}。",
		}, {
			En: "What sees both ends has no room for {any}: {goes}.",
			Zh: "同时看到两端的格既不能是 {low}，也不能是 {high}：{goes}。",
		}},
		notation: words.Text{En: "{pair} {walk}", Zh: "{pair} {walk}"},
		args:     remoteArgs,
	},
}

func remoteArgs(s *Step) []any {
	cells, pair := remoteChain(s)
	low, high := pair.Min(), (pair &^ pair.Min().Set()).Min()
	return []any{
		"cells", cellsAnd(slices.Values(cells)), "digits", digitsAnd(pair), "any", digitsOr(pair),
		"low", low, "high", high, "first", cells[0], "last", cells[len(cells)-1],
		"shared", remoteShared(cells), "pair", fmt.Sprintf("%d/%d", low, high), "walk", remoteWalk(cells, low, high),
	}
}

// remoteChain reads the cells of the chain and their digits off the picture.
func remoteChain(s *Step) (cells []puzzle.Cell, pair puzzle.DigitSet) {
	for _, k := range s.cands(puzzle.On) {
		cells = append(cells, k.Cell())
		pair |= k.Digit().Set()
	}
	return cells, pair
}

// remoteShared says which house each cell shares with the next.
func remoteShared(cells []puzzle.Cell) series {
	s := series{comma: clause, last: clause}
	for i, c := range cells[1:] {
		en := "{a} and {b} share {house}"
		if i > 0 {
			en = "{a} and {b} {house}"
		}
		s.parts = append(s.parts, say(en, "{a} 与 {b} 同在{house}", "a", cells[i], "b", c, "house", houseName(turbotJoint(cells[i], c))))
	}
	return s
}

// remoteWalk writes "r1c3 -6- r1c9 -5- r5c9 -6- r5c1".
func remoteWalk(cells []puzzle.Cell, low, high puzzle.Digit) string {
	var w strings.Builder
	for i, c := range cells {
		if i > 0 {
			fmt.Fprintf(&w, " -%d- ", high)
			low, high = high, low
		}
		w.WriteString(c.String())
	}
	return w.String()
}

// findRemotePair looks for the shortest chain between any two cells that are at
// least three links, and an odd number, apart. It collects and sorts them as
// HoDoKu does.
func findRemotePair(b *Board, found func(Step) bool) {
	var two puzzle.CellSet
	for c := range b.Empty.All() {
		if b.Cands[c].Len() == 2 {
			two.Add(c)
		}
	}
	var all []Step
	for two.Len() >= 4 {
		c := two.First()
		var same puzzle.CellSet
		for q := range two.All() {
			if b.Cands[q] == b.Cands[c] {
				same.Add(q)
			}
		}
		if two = two.Without(same); same.Len() >= 4 {
			all = b.remotePairs(same, all)
		}
	}
	slices.SortStableFunc(all, func(s, t Step) int {
		return cmp.Or(turbotOrder(s.Eliminate, t.Eliminate), len(s.Picture.Links)-len(t.Picture.Links))
	})
	for _, s := range all {
		if !found(s) {
			return
		}
	}
}

// remotePairs adds to all the remote pairs among cells, which hold the same two
// digits. Of those that remove the same the shortest stays.
func (b *Board) remotePairs(cells puzzle.CellSet, all []Step) []Step {
	from := len(all)
	for start := range cells.All() {
		rings := remoteRings(start, cells)
		for i := 3; i < len(rings) && !rings[i].Empty(); i += 2 {
			for end := range rings[i].All() {
				out := start.Peers().And(end.Peers()).And(b.having(b.Cands[start]))
				if end < start || out.Empty() {
					continue
				}
				s := b.remoteStep(remotePath(&rings, i, end), out)
				same := func(o Step) bool { return slices.Equal(o.Eliminate, s.Eliminate) }
				if at := slices.IndexFunc(all[from:], same); at < 0 {
					all = append(all, s)
				} else if len(all[from+at].Picture.Links) > len(s.Picture.Links) {
					all[from+at] = s
				}
			}
		}
	}
	return all
}

// remoteRings returns the cells by how many links they are from start.
func remoteRings(start puzzle.Cell, cells puzzle.CellSet) (rings [16]puzzle.CellSet) {
	rings[0].Add(start)
	left := cells.Without(rings[0])
	for i := 1; i < len(rings) && !rings[i-1].Empty(); i++ {
		for c := range rings[i-1].All() {
			rings[i] = rings[i].Or(left.And(c.Peers()))
		}
		left = left.Without(rings[i])
	}
	return rings
}

// remotePath returns a shortest way to end, which is in the i-th ring.
func remotePath(rings *[16]puzzle.CellSet, i int, end puzzle.Cell) []puzzle.Cell {
	path := make([]puzzle.Cell, i+1)
	for path[i] = end; i > 0; i-- {
		path[i-1] = rings[i-1].And(path[i].Peers()).First()
	}
	return path
}

// remoteStep makes the step of a chain whose ends are both seen by out. Its
// picture shows one of the two ways to fill the chain.
func (b *Board) remoteStep(path []puzzle.Cell, out puzzle.CellSet) Step {
	pair := b.Cands[path[0]]
	on, off := pair.Min(), (pair &^ pair.Min().Set()).Min()
	var p puzzle.Picture
	for i, c := range path {
		p.Cands = append(p.Cands, puzzle.CandRole{Cand: puzzle.Cand(c, on), Role: puzzle.On}, puzzle.CandRole{Cand: puzzle.Cand(c, off), Role: puzzle.Off})
		if i > 0 {
			p.Houses = append(p.Houses, puzzle.HouseRole{House: turbotJoint(path[i-1], c), Role: puzzle.Base})
			p.Links = append(p.Links, puzzle.Link{
				From: []puzzle.Candidate{puzzle.Cand(path[i-1], off)}, To: []puzzle.Candidate{puzzle.Cand(c, off)},
			})
		}
		on, off = off, on
	}
	return eliminate(b.within(out, pair), p)
}
