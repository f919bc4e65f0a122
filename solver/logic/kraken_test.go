package logic

import (
	"maps"
	"slices"
	"testing"

	"sudoku/puzzle"
)

var krakenRows = []*Technique{krakenOne, krakenTwo}

func TestKrakenCases(t *testing.T) { checkCases(t, "kraken.txt", krakenRows, 10, 2) }

// TestKrakenSound: no step removes a digit of the solution, or what another has
// removed; its chains hold link by link and lead from where they should to what
// is eliminated; and a finder stops when it is asked to.
func TestKrakenSound(t *testing.T) {
	seen, at := map[string]int{}, 0
	plainWalk(t, 83, 10, func(b *Board, solution *puzzle.Grid) {
		if at++; at%4 != 0 {
			return
		}
		for _, tech := range krakenRows {
			eliminated := map[puzzle.Candidate]bool{}
			for _, s := range All(&b.Position, []*Technique{tech}) {
				seen[tech.ID]++
				k := s.Eliminate[0]
				if solution[k.Cell()] == k.Digit() || !b.Has(k) || eliminated[k] || len(s.Eliminate) != 1 {
					t.Errorf("%v: %s is wrong about %v", b.Grid, s.Notation(), k)
				}
				eliminated[k] = true
				checkKraken(t, b, &s)
			}
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	})
	for _, tech := range krakenRows {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// checkKraken checks the fish that a step shows and the chains from it.
func checkKraken(t *testing.T, b *Board, s *Step) {
	t.Helper()
	line := s.Notation()
	fins, k := s.cands(puzzle.Fin), s.Eliminate[0]
	d := fins[0].Digit()
	base, cover := s.fishSide(puzzle.Base), s.fishSide(puzzle.Cover)
	var in, by, endo puzzle.CellSet
	for _, h := range base {
		endo = endo.Or(in.And(b.In(h, d)))
		in = in.Or(b.In(h, d))
	}
	for _, h := range cover {
		by = by.Or(b.In(h, d))
	}
	if in.Without(by) != cellsOf(fins, d) || len(base) != len(cover) || len(fins) > 2 || !endo.Empty() {
		t.Errorf("%v: %s is no fish", b.Grid, line)
	}
	var from puzzle.CellSet
	at := 0
	for i, ps := range forcingChains(s) {
		part := *s
		part.Diagram.Links = s.Diagram.Links[at : at+len(ps)-1]
		at += len(ps) - 1
		checkLinks(t, b, part)
		first, last := ps[0], ps[len(ps)-1]
		from.Add(first.cell())
		shown := last.same(pointOf(k, false)) || contradictsItself(linksByChain(s)[i])
		if !first.on || first.digit != d || !shown {
			t.Errorf("%v: %s: a chain leads elsewhere", b.Grid, line)
		}
	}
	places := from.Without(cellsOf(fins, d))
	whole := slices.ContainsFunc(cover, func(h puzzle.House) bool {
		here := b.In(h, d).And(in)
		return here == places || places.Empty() && k.Digit() == d && h.Set().Has(k.Cell()) && !in.Has(k.Cell())
	})
	if from.Len() != places.Len()+len(fins) || !whole || places.Empty() == (s.Technique == krakenTwo) {
		t.Errorf("%v: %s starts from %v", b.Grid, line, from)
	}
}

// TestKrakenReference: the finders find all that the definition says, and no more,
// for each with the shortest chains.
func TestKrakenReference(t *testing.T) {
	steps, at := 0, 0
	plainWalk(t, 82, 6, func(b *Board, _ *puzzle.Grid) {
		if at++; at%3 != 0 {
			return
		}
		want := refKraken(&b.Position, 2)
		for i, two := range []bool{false, true} {
			got := map[puzzle.Candidate]int{}
			findKraken(b, two, 2, func(s Step) bool {
				steps++
				k := s.Eliminate[0]
				got[k] = len(s.Diagram.Links)
				if slices.ContainsFunc(linksByChain(&s), contradictsItself) { // it is told only up to there
					got[k] = max(got[k], want[i][k])
				}
				return true
			})
			if !maps.Equal(got, want[i]) {
				t.Errorf("%v %v: type %d: %v, want %v", b.Grid, b.Cands, i+1, got, want[i])
			}
		}
	})
	if steps == 0 {
		t.Error("no steps")
	}
}

// refKraken tries all fish of n houses, and returns for either type what is eliminated and
// the number of links.
func refKraken(p *puzzle.Position, n int) (eliminated [2]map[puzzle.Candidate]int) {
	eliminated = [2]map[puzzle.Candidate]int{{}, {}}
	far := refKrakenChains(p)
	rows, cols, boxes := puzzle.Row, puzzle.Col, puzzle.Box
	for _, side := range [2][2][]func(int) puzzle.House{{{rows, boxes}, {cols, boxes}}, {{cols, boxes}, {rows, boxes}}} {
		for d := range puzzle.AllDigits.All() {
			var at [puzzle.NumHouses]puzzle.CellSet
			for h := range at {
				at[h] = holding(p, puzzle.House(h).Set(), d.Set())
			}
			chooseHouses(housesOf(side[0]), n, func(base []puzzle.House) {
				places, endos := overlap(base, &at)
				if !endos.Empty() || slices.ContainsFunc(base, func(h puzzle.House) bool { return at[h].Len() < 2 }) {
					return
				}
				chooseHouses(housesOf(side[1]), n, func(cover []puzzle.House) {
					once, _ := overlap(cover, &at)
					fins := places.Without(once)
					for _, h := range cover {
						here := at[h].And(places)
						inOneBase := slices.ContainsFunc(base, func(b puzzle.House) bool { return at[b].In(here.Or(fins)) })
						if fins.Empty() || fins.Len() > 2 || here.Empty() || slices.Contains(base, h) {
							return
						}
						if !inOneBase {
							refKrakenGone(p, d, at[h], places, once, far, &eliminated)
						}
					}
				})
			})
		}
	}
	return eliminated
}

// refKrakenGone adds what is eliminated since d is in a fin, or in a place of the base in the
// cover house that has it here.
func refKrakenGone(p *puzzle.Position, d puzzle.Digit, here, places, once puzzle.CellSet, far map[puzzle.Candidate]map[puzzle.Candidate]int, eliminated *[2]map[puzzle.Candidate]int) {
	fins := places.Without(once)
	for _, k := range removing(p, puzzle.AllCells, puzzle.AllDigits) {
		from, kind := fins.Or(here.And(places)), 1
		if k.Digit() == d {
			if places.Has(k.Cell()) || once.Has(k.Cell()) && !here.Has(k.Cell()) {
				continue
			}
			if here.Has(k.Cell()) {
				from, kind = fins, 0
			}
		}
		sum, all := 0, true
		for c := range from.All() {
			links := far[puzzle.Cand(c, d)][k]
			sum, all = sum+links, all && links > 0
		}
		if old, ok := eliminated[kind][k]; all && sum > from.Len() && (!ok || sum < old) {
			eliminated[kind][k] = sum
		}
	}
}

// refKrakenChains returns how many links the shortest chain has from each candidate
// to those that it rules out.
func refKrakenChains(p *puzzle.Position) map[puzzle.Candidate]map[puzzle.Candidate]int {
	nodes := refNodes(p, true)
	next := map[refNode][]refNode{}
	for _, n := range nodes {
		for _, n.on = range []bool{true, false} {
			next[n] = refImplied(p, nodes, n)
		}
	}
	far := map[puzzle.Candidate]map[puzzle.Candidate]int{}
	for start := range next {
		if !start.on || start.cells.Len() > 1 {
			continue
		}
		links := map[refNode]int{start: 0}
		to := map[puzzle.Candidate]int{}
		for queue := []refNode{start}; len(queue) > 0; queue = queue[1:] {
			for _, m := range next[queue[0]] {
				if _, ok := links[m]; ok {
					continue
				}
				links[m] = links[queue[0]] + 1
				queue = append(queue, m)
				if !m.on && m.cells.Len() == 1 {
					to[puzzle.Cand(m.cells.First(), m.d)] = links[m]
				}
			}
		}
		far[puzzle.Cand(start.cells.First(), start.d)] = to
	}
	return far
}

func TestKrakenNothing(t *testing.T) { checkNothing(t, krakenRows) }

// TestKrakenWords: the texts of kraken fish, word by word; / stands between paragraphs.
func TestKrakenWords(t *testing.T) {
	checkWords(t, krakenRows, [][3]string{
		{
			"kraken-fish-1 4...238...2..189....84.9.2.376954218942187..6...2364972....5..9.5...17.2..78.2... -",
			"Look at the 5s in column 4 and box 1. In column 4 and box 1, 5 fits only in rows 1 and 2, except for the fin at r3c1. / In column 4 and box 1, 5 fits only in rows 1 and 2, except for the fin at r3c1. / If r3c1 is not 5, the 5s of rows 1 and 2 are all in column 4 and box 1. Then r1c8 is not 5. / If r3c1 is 5, then r3c1 is not 7 (same cell), so r3c5 is 7 (row 3), so r1c4 is not 7 (box 2). So r1c8 is 7 (row 1), so r1c8 is not 5 (same cell). / So 5 can be removed from r1c8.",
			"看第 4 列和第 1 宫里的 5。第 4 列和第 1 宫里，除了鳍格 r3c1，5 只能填在第 1、2 行。 / 第 4 列和第 1 宫里，除了鳍格 r3c1，5 只能填在第 1、2 行。 / 若 r3c1 不是 5，第 1、2 行的 5 就都在第 4 列和第 1 宫里，于是 r1c8 不是 5。 / 若 r3c1 是 5，则 r3c1 不是 7（同一格），于是 r3c5 是 7（第 3 行），于是 r1c4 不是 7（第 2 宫）。于是 r1c8 是 7（第 1 行），于是 r1c8 不是 5（同一格）。 / 因此删除 r1c8 的候选数 5。",
		},
		{
			"kraken-fish-1 .461.9.73.....3.42...4...914.....758.57...426682745319.....49.58953..264..459.1.7 r7c5-17",
			"Look at the 1s in row 7 and box 4. In row 7 and box 4, 1 fits only in columns 2 and 3, except for the fins at r5c1 and r7c1. / In row 7 and box 4, 1 fits only in columns 2 and 3, except for the fins at r5c1 and r7c1. / If neither r5c1 nor r7c1 is 1, the 1s of columns 2 and 3 are all in row 7 and box 4. Then r2c3 is not 1. / If r5c1 is 1, then r5c6 is not 1 (row 5), so r5c6 is 8 (only 8 left), so r9c6 is not 8 (column 6). So r9c8 is 8 (row 9), so r9c8 is not 3 (same cell). / So r7c8 is 3 (column 8), so r7c3 is not 3 (row 7), so r7c3 is 1 (only 1 left). So r2c3 is not 1 (column 3). / If r7c1 is 1, then r7c1 is not 7 (same cell), so r7c2 is 7 (row 7), so r2c2 is not 7 (column 2). So r2c2 is 1 (only 1 left), so r2c3 is not 1 (row 2). / So 1 can be removed from r2c3.",
			"看第 7 行和第 4 宫里的 1。第 7 行和第 4 宫里，除了鳍格 r5c1 和 r7c1，1 只能填在第 2、3 列。 / 第 7 行和第 4 宫里，除了鳍格 r5c1 和 r7c1，1 只能填在第 2、3 列。 / 若 r5c1 和 r7c1 都不是 1，第 2、3 列的 1 就都在第 7 行和第 4 宫里，于是 r2c3 不是 1。 / 若 r5c1 是 1，则 r5c6 不是 1（第 5 行），于是 r5c6 是 8（只剩 8），于是 r9c6 不是 8（第 6 列）。于是 r9c8 是 8（第 9 行），于是 r9c8 不是 3（同一格）。 / 于是 r7c8 是 3（第 8 列），于是 r7c3 不是 3（第 7 行），于是 r7c3 是 1（只剩 1）。于是 r2c3 不是 1（第 3 列）。 / 若 r7c1 是 1，则 r7c1 不是 7（同一格），于是 r7c2 是 7（第 7 行），于是 r2c2 不是 7（第 2 列）。于是 r2c2 是 1（只剩 1），于是 r2c3 不是 1（第 2 行）。 / 因此删除 r2c3 的候选数 1。",
		},
		{
			"kraken-fish-2 4.8...23113.2..6..27..1..8..2.754..3..3..2....4.....62.128...46.8..2.1..9....1328 r2c5-7,r2c6-7,r5c1-6,r5c2-6",
			"Look at the 8s in columns 5 and 6. In columns 5 and 6, 8 fits only in rows 2 and 6, except for the fin at r5c5. / In columns 5 and 6, 8 fits only in rows 2 and 6, except for the fin at r5c5. / If r5c5 is not 8, the 8s of rows 2 and 6 are all in columns 5 and 6. So the 8 of row 6 is in r6c5 or r6c6. / If r5c5 is 8, then r5c7 is not 8 (row 5). / If r6c5 is 8, then r6c5 is not 3 (same cell), so r7c5 is 3 (column 5), so r7c1 is not 3 (row 7). So r8c1 is 3 (column 1), so r8c1 is not 6 (same cell). / So r4c1 is 6 (column 1), so r4c1 is not 8 (same cell), so r4c7 is 8 (row 4). So r5c7 is not 8 (column 7). / If r6c6 is 8, then r2c6 is not 8 (column 6), so r2c5 is 8 (row 2), so r2c5 is not 4 (same cell). So r2c9 is 4 (row 2), so r5c9 is not 4 (column 9). So r5c7 is 4 (row 5), so r5c7 is not 8 (same cell). / So 8 can be removed from r5c7.",
			"看第 5、6 列里的 8。第 5、6 列里，除了鳍格 r5c5，8 只能填在第 2、6 行。 / 第 5、6 列里，除了鳍格 r5c5，8 只能填在第 2、6 行。 / 若 r5c5 不是 8，第 2、6 行的 8 就都在第 5、6 列里，于是第 6 行的 8 在 r6c5 或 r6c6。 / 若 r5c5 是 8，则 r5c7 不是 8（第 5 行）。 / 若 r6c5 是 8，则 r6c5 不是 3（同一格），于是 r7c5 是 3（第 5 列），于是 r7c1 不是 3（第 7 行）。于是 r8c1 是 3（第 1 列），于是 r8c1 不是 6（同一格）。 / 于是 r4c1 是 6（第 1 列），于是 r4c1 不是 8（同一格），于是 r4c7 是 8（第 4 行）。于是 r5c7 不是 8（第 7 列）。 / 若 r6c6 是 8，则 r2c6 不是 8（第 6 列），于是 r2c5 是 8（第 2 行），于是 r2c5 不是 4（同一格）。于是 r2c9 是 4（第 2 行），于是 r5c9 不是 4（第 9 列）。于是 r5c7 是 4（第 5 行），于是 r5c7 不是 8（同一格）。 / 因此删除 r5c7 的候选数 8。",
		},
	})
}
