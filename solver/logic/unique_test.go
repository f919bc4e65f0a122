package logic

import (
	"testing"

	"sudoku/puzzle"
)

var uniques = []*Technique{
	uniqueRectangle1Wide, uniqueRectangle2Wide, uniqueRectangle3Wide, uniqueRectangle4Wide, uniqueRectangle5Wide, uniqueRectangle6Wide,
	hiddenRectangleWide, avoidableRectangle1, avoidableRectangle2,
}

func TestUniqueCases(t *testing.T) { checkCases(t, "unique.txt", uniques, 10, 2) }

func TestUniqueNothing(t *testing.T) { checkNothing(t, uniques) }

func TestUniqueSteps(t *testing.T) {
	refs := map[*Technique]func(*puzzle.Position) map[string]bool{
		avoidableRectangle1:     func(p *puzzle.Position) map[string]bool { return refAvoidable1(p, 2) },
		avoidableRectangle1Wide: func(p *puzzle.Position) map[string]bool { return refAvoidable1(p, 9) },
		avoidableRectangle2:     func(p *puzzle.Position) map[string]bool { return refAvoidable2(p, true) },
		avoidableRectangle2Wide: func(p *puzzle.Position) map[string]bool { return refAvoidable2(p, false) },
	}
	for tech, ref := range map[*Technique]func(*refRectangle, refFound){
		uniqueRectangle1Wide: refUnique1, uniqueRectangle2Wide: refUnique25(true), uniqueRectangle3Wide: refUnique3,
		uniqueRectangle4Wide: refUnique4, uniqueRectangle5Wide: refUnique25(false), uniqueRectangle6Wide: refUnique6,
		hiddenRectangleWide: refHiddenRectangle,
	} {
		refs[tech] = func(p *puzzle.Position) map[string]bool {
			out := map[string]bool{}
			refRectangles(p, func(r *refRectangle) {
				ref(r, func(ks []puzzle.Candidate) {
					if len(ks) > 0 {
						out[effect(nil, ks)] = true
					}
				})
			})
			return out
		}
	}
	checkSteps(t, "unique.txt", 20, refs)
}

// TestUniqueOnce: HoDoKu looks at four cells once, for the first two digits that could be
// deadly there; among all steps they are looked at for all.
func TestUniqueOnce(t *testing.T) {
	pos := position(t, "973625418.624...9.48..972.6...7.2643237964581.46..372.658..917.72...6...3.4.7..6.", "r4c5-5,r6c1-5,r6c5-1,r8c4-35,r8c5-138,r9c4-18,r9c6-1,r9c9-9")
	if n, m := len(All(&pos, []*Technique{uniqueRectangle5})), len(All(&pos, []*Technique{uniqueRectangle5Wide})); n != 0 || m != 1 {
		t.Errorf("%d and %d steps", n, m)
	}
}

// TestUniqueWords: the texts of rectangles.
func TestUniqueWords(t *testing.T) {
	checkWords(t, uniques, [][3]string{
		{
			"unique-rectangle-1 ..6.7495...15987.6579.26....5.6138..6937825..2184593679.58.72.....2..6....29...8. r1c9-8,r2c8-4,r4c8-4,r4c9-4",
			"Look at row 4. r4c1, r4c3 and r8c3 can hold only 4 and 7; r8c1 is the fourth corner. / r4c1, r4c3 and r8c3 can hold only 4 and 7; r8c1 is the fourth corner. The four lie in two rows, two columns and two boxes. / If r8c1 were 4 or 7 too, 4 and 7 could be swapped round the four and the puzzle would have two solutions. It has exactly one. / So 4 and 7 can be removed from r8c1.",
			"看第 4 行。r4c1、r4c3 和 r8c3 只能填 4 或 7；r8c1 是第四个角。 / r4c1、r4c3 和 r8c3 只能填 4 或 7；r8c1 是第四个角。四格占两行、两列、两宫。 / 若 r8c1 也是 4 或 7，四格的 4 和 7 就能互换，题目便有两个解；而本题只有一个解。 / 因此删除 r8c1 的候选数 4 和 7。",
		}, {
			"unique-rectangle-2 8..56.3141..38.72535..1.96868317..59.14936.87....58.36.2.6418734387256917..893542 -",
			"Look at row 1. The corners are r1c2, r1c3, r6c2 and r6c3; their digits are 7 and 9. Only r1c3 and r6c3 have another digit, 2. / r1c2, r1c3, r6c2 and r6c3 lie in two rows, two columns and two boxes. If they held only 7 and 9, these could be swapped round and the puzzle would have two solutions. It has exactly one. / Only r1c3 and r6c3 have another digit, 2. So one of them is 2. / r3c3 sees both, so it can't be 2.",
			"看第 1 行。四个角是 r1c2、r1c3、r6c2 和 r6c3，数字是 7 和 9。只有 r1c3 和 r6c3 还有 2。 / r1c2、r1c3、r6c2 和 r6c3 占两行、两列、两宫。若四格只填 7 和 9，两数就能互换，题目便有两个解；而本题只有一个解。 / 只有 r1c3 和 r6c3 还有别的候选数 2，所以其中一格是 2。 / r3c3 同时受这两格影响，所以不能是 2。",
		}, {
			"unique-rectangle-3 5.2.749867.49.8253869..3714643895172.2...683..8..3264..58..1497.76.89521.9...7368 r7c1-2,r7c4-3",
			"Look at row 9. The corners are r3c4, r3c5, r9c4 and r9c5; their digits are 2 and 5. r9c4 and r9c5 also have 4, and r9c3 can hold only 1 and 4. / r3c4, r3c5, r9c4 and r9c5 lie in two rows, two columns and two boxes. If they held only 2 and 5, these could be swapped round and the puzzle would have two solutions. It has exactly one. / Only r9c4 and r9c5 have other digits, so one of them is 4. That corner and r9c3 can hold only 1 and 4 between them: two digits for two cells. / Row 9 has no more room for 1 or 4: 1 and 4 can be removed from r9c1.",
			"看第 9 行。四个角是 r3c4、r3c5、r9c4 和 r9c5，数字是 2 和 5。r9c4 和 r9c5 还有 4，而 r9c3 只能填 1 和 4。 / r3c4、r3c5、r9c4 和 r9c5 占两行、两列、两宫。若四格只填 2 和 5，两数就能互换，题目便有两个解；而本题只有一个解。 / 只有 r9c4 和 r9c5 还有别的候选数，所以其中一格是 4。这一格与 r9c3 总共只能填 1 和 4：两个数字正好填两格。 / 第 9 行的 1 和 4 只能在这些格里，因此删除 r9c1 的候选数 1 和 4。",
		}, {
			"unique-rectangle-4 2879456311..276849496831752.61589.27...617.989784235168..36417.7..19826.613752984 -",
			"Look at box 4. The corners are r5c2, r5c3, r8c2 and r8c3; their digits are 4 and 5. In box 4, 4 fits only in r5c2 and r5c3. / r5c2, r5c3, r8c2 and r8c3 lie in two rows, two columns and two boxes. If they held only 4 and 5, these could be swapped round and the puzzle would have two solutions. It has exactly one. / In box 4, 4 fits only in r5c2 and r5c3, so one of them is 4. If the other were 5, the four would hold only 4 and 5. / So 5 can be removed from r5c2 and r5c3.",
			"看第 4 宫。四个角是 r5c2、r5c3、r8c2 和 r8c3，数字是 4 和 5。第 4 宫里，4 只能填在 r5c2 和 r5c3。 / r5c2、r5c3、r8c2 和 r8c3 占两行、两列、两宫。若四格只填 4 和 5，两数就能互换，题目便有两个解；而本题只有一个解。 / 第 4 宫里，4 只能填在 r5c2 和 r5c3，所以其中一格是 4。若另一格是 5，四格就只填 4 和 5。 / 因此删除 r5c2 和 r5c3 的候选数 5。",
		}, {
			"unique-rectangle-6 863915472154273968279.8.315932.47.81.8..91..44158.2796.4...9..7.2......9.96728143 -",
			"Look at row 5. The corners are r5c7, r5c8, r7c7 and r7c8; their digits are 2 and 5. In rows 5 and 7, 2 fits only in these corners. / r5c7, r5c8, r7c7 and r7c8 lie in two rows, two columns and two boxes. If they held only 2 and 5, these could be swapped round and the puzzle would have two solutions. It has exactly one. / In rows 5 and 7, 2 fits only in r5c7 and r7c8 or in r5c8 and r7c7. If it were in r5c8 and r7c7, r5c7 and r7c8 would both be 5, and the four would hold only 2 and 5. / So 2 can be removed from r5c8 and r7c7.",
			"看第 5 行。四个角是 r5c7、r5c8、r7c7 和 r7c8，数字是 2 和 5。第 5、7 行里，2 只能填在这四格。 / r5c7、r5c8、r7c7 和 r7c8 占两行、两列、两宫。若四格只填 2 和 5，两数就能互换，题目便有两个解；而本题只有一个解。 / 第 5、7 行里，2 要么填在 r5c7 和 r7c8，要么填在 r5c8 和 r7c7。若填在 r5c8 和 r7c7，r5c7 和 r7c8 就都是 5，四格便只填 2 和 5。 / 因此删除 r5c8 和 r7c7 的候选数 2。",
		}, {
			"hidden-rectangle 5...1.3.682...9..563..7...8...1.2......7...8...3...9...95...6.2..8..31.7......8.9 -",
			"Look at row 9. The corners are r7c1, r7c8, r9c1 and r9c8; their digits are 3 and 4. In row 9 and column 1, 3 fits only in these corners. / r7c1, r7c8, r9c1 and r9c8 lie in two rows, two columns and two boxes. If they held only 3 and 4, these could be swapped round and the puzzle would have two solutions. It has exactly one. / In row 9 and column 1, 3 fits only in these corners. If r9c1 were 4, r7c1 and r9c8 would both be 3, and r7c8, which can hold only 3 and 4, would be 4. The four would hold only 3 and 4. / So 4 can be removed from r9c1.",
			"看第 9 行。四个角是 r7c1、r7c8、r9c1 和 r9c8，数字是 3 和 4。第 9 行和第 1 列里，3 只能填在这四格。 / r7c1、r7c8、r9c1 和 r9c8 占两行、两列、两宫。若四格只填 3 和 4，两数就能互换，题目便有两个解；而本题只有一个解。 / 第 9 行和第 1 列里，3 只能填在这四格。若 r9c1 是 4，r7c1 和 r9c8 就都是 3，只能填 3 或 4 的 r7c8 便是 4，四格就只填 3 和 4。 / 因此删除 r9c1 的候选数 4。",
		}, {
			"avoidable-rectangle-1 +5+1+7+69.8.3+38+9+7.1.5+6+24+63+5+87+19+8+93+41.6.+5+7.+4+2+36.+8+1+62+1+5+8...416+5+87+3..+2+9+3+8+1..+5+6+7+4+7+29+65+13+8 -",
			"Look at column 1. r4c1, r5c1 and r5c8 hold 7 and 8 and were not given; r4c8 is the fourth corner. / r4c1, r5c1 and r5c8 hold 7 and 8, and none of them was given. With r4c8 they lie in two rows, two columns and two boxes. / If r4c8 were 7, 7 and 8 could be swapped round the four and the puzzle would have two solutions. It has exactly one. / So 7 can be removed from r4c8.",
			"看第 1 列。r4c1、r5c1 和 r5c8 填了 7 和 8，都不是已知数；r4c8 是第四个角。 / r4c1、r5c1 和 r5c8 填了 7 和 8，都不是已知数。它们与 r4c8 占两行、两列、两宫。 / 若 r4c8 是 7，四格的 7 和 8 就能互换，题目便有两个解；而本题只有一个解。 / 因此删除 r4c8 的候选数 7。",
		}, {
			"avoidable-rectangle-2 5+9.4..+6+8+2.+8+6...7+4+1.41+6+8.35+9..+4+85+9+2+1.+81.+2+469.+59+5271+3+86+4..+5..8426+4.9...+1.8..8..4+5+9. r8c5-2,r9c1-2",
			"Look at column 7. r8c7 and r9c7 hold 1 and 5 and were not given; r8c4 and r9c4 also have 3. / r8c7 and r9c7 hold 1 and 5, and neither was given. With r8c4 and r9c4 they lie in two rows, two columns and two boxes. / If r8c4 and r9c4 held 1 and 5 too, these could be swapped round the four and the puzzle would have two solutions. It has exactly one. So one of r8c4 and r9c4 is 3. / r2c4, r7c4, r7c5, r8c5 and r9c5 see both, so none of them can be 3.",
			"看第 7 列。r8c7 和 r9c7 填了 1 和 5，都不是已知数；r8c4 和 r9c4 还有 3。 / r8c7 和 r9c7 填了 1 和 5，都不是已知数。它们与 r8c4 和 r9c4 占两行、两列、两宫。 / 若 r8c4 和 r9c4 也填 1 和 5，四格的两数就能互换，题目便有两个解；而本题只有一个解。所以 r8c4 和 r9c4 中有一格是 3。 / r2c4、r7c4、r7c5、r8c5 和 r9c5 同时受这两格影响，所以都不能是 3。",
		},
	})
}

type refFound func([]puzzle.Candidate)

// A refRectangle is four empty cells in two boxes, of which one holds just two
// digits and all could have held both.
type refRectangle struct {
	*puzzle.Position
	rows, cols  [2]puzzle.House
	cells, more puzzle.CellSet
	pair, extra puzzle.DigitSet
}

// refFours is each four cells in two rows, columns and boxes.
var refFours = func() (all []refRectangle) {
	for r := range 81 {
		for c := range 81 {
			rows, cols := [2]puzzle.House{puzzle.Row(r / 9), puzzle.Row(r % 9)}, [2]puzzle.House{puzzle.Col(c / 9), puzzle.Col(c % 9)}
			cells := rows[0].Set().Or(rows[1].Set()).And(cols[0].Set().Or(cols[1].Set()))
			boxes := map[int]bool{}
			for c := range cells.All() {
				boxes[c.Box()] = true
			}
			if rows[0] < rows[1] && cols[0] < cols[1] && len(boxes) == 2 {
				all = append(all, refRectangle{rows: rows, cols: cols, cells: cells})
			}
		}
	}
	return all
}()

func refRectangles(p *puzzle.Position, with func(*refRectangle)) {
	filled := p.Grid.Filled()
	for _, four := range refFours {
		if !four.cells.And(filled).Empty() {
			continue
		}
		pairs := map[puzzle.DigitSet]bool{}
		for c := range four.cells.All() {
			pairs[p.Cands[c]] = p.Cands[c].Len() == 2
		}
		for pair, ok := range pairs {
			r := four
			r.Position, r.pair = p, pair
			for c := range r.cells.All() {
				for q := range c.Peers().All() {
					ok = ok && !pair.Has(p.Grid[q])
				}
				if more := p.Cands[c] &^ pair; more != 0 {
					r.more.Add(c)
					r.extra |= more
				}
			}
			if ok {
				with(&r)
			}
		}
	}
}

// side reports whether the corners with other digits are two in a line.
func (r *refRectangle) side() bool {
	for _, h := range append(r.rows[:], r.cols[:]...) {
		if r.more.Len() == 2 && r.more.In(h.Set()) {
			return true
		}
	}
	return false
}

func refUnique1(r *refRectangle, found refFound) {
	if r.more.Len() == 1 {
		found(removing(r.Position, r.more, r.pair))
	}
}

func refUnique25(side bool) func(r *refRectangle, found refFound) {
	return func(r *refRectangle, found refFound) {
		common := puzzle.AllCells
		for c := range r.more.All() {
			common = common.And(c.Peers())
		}
		if r.more.Len() > 1 && r.extra.Len() == 1 && r.side() == side {
			found(removing(r.Position, common, r.extra))
		}
	}
}

func refUnique3(r *refRectangle, found refFound) {
	if !r.side() {
		return
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		if !r.more.In(h.Set()) {
			continue
		}
		var free puzzle.CellSet
		for c := range h.Set().Without(r.more).All() {
			if r.Cands[c] != 0 && r.Cands[c]&r.pair == 0 {
				free.Add(c)
			}
		}
		for n := 1; n <= free.Len(); n++ {
			choose(free, n, func(chosen puzzle.CellSet) {
				digits, common := r.extra, puzzle.AllCells
				for c := range chosen.All() {
					digits |= r.Cands[c]
				}
				for c := range chosen.Or(r.more).All() {
					common = common.And(c.Peers())
				}
				if digits.Len() == n+1 {
					found(removing(r.Position, common, digits))
				}
			})
		}
	}
}

func refUnique4(r *refRectangle, found refFound) {
	if !r.side() {
		return
	}
	for d := range r.pair.All() {
		for h := range puzzle.House(puzzle.NumHouses) {
			if at := holding(r.Position, h.Set(), d.Set()); r.more.In(h.Set()) && !at.Empty() && at.In(r.more) {
				found(removing(r.Position, r.more, r.pair&^d.Set()))
			}
		}
	}
}

func refUnique6(r *refRectangle, found refFound) {
	if r.more.Len() != 2 || r.side() {
		return
	}
	for d := range r.pair.All() {
		for _, hs := range [][2]puzzle.House{r.rows, r.cols} {
			if r.only(hs[0], d) && r.only(hs[1], d) {
				found(removing(r.Position, r.more, d.Set()))
			}
		}
	}
}

func (r *refRectangle) only(h puzzle.House, d puzzle.Digit) bool {
	at := holding(r.Position, h.Set(), d.Set())
	return !at.Empty() && at.In(r.cells)
}

func refHiddenRectangle(r *refRectangle, found refFound) {
	if r.more.Len() < 2 || r.side() {
		return
	}
	for far := range r.cells.All() {
		for near := range r.cells.All() {
			if near.Row() == far.Row() || near.Col() == far.Col() || r.more.Has(near) {
				continue
			}
			for d := range r.pair.All() {
				if r.only(puzzle.Row(far.Row()), d) && r.only(puzzle.Col(far.Col()), d) {
					found(removing(r.Position, puzzle.CellsOf(far), r.pair&^d.Set()))
				}
			}
		}
	}
}

// refFilled calls with each rectangle of which no corner was given, and its empty
// corners.
func refFilled(p *puzzle.Position, with func(cells, open puzzle.CellSet)) {
	for _, r := range refFours {
		if r.cells.And(p.Given).Empty() {
			with(r.cells, r.cells.Without(p.Grid.Filled()))
		}
	}
}

// refAvoidable1 allows so many candidates in the empty corner.
func refAvoidable1(p *puzzle.Position, most int) map[string]bool {
	out := map[string]bool{}
	refFilled(p, func(cells, open puzzle.CellSet) {
		if open.Len() != 1 {
			return
		}
		c := open.First()
		var beside []puzzle.Digit
		var across puzzle.Digit
		for q := range cells.All() {
			switch {
			case q.Row() == c.Row() && q != c, q.Col() == c.Col() && q != c:
				beside = append(beside, p.Grid[q])
			case q != c:
				across = p.Grid[q]
			}
		}
		if beside[0] == beside[1] && p.Cands[c].Len() <= most && p.Cands[c].Has(across) {
			out[effect(nil, []puzzle.Candidate{puzzle.Cand(c, across)})] = true
		}
	})
	return out
}

// refAvoidable2 wants the empty corners side by side, and in one box if box is set.
func refAvoidable2(p *puzzle.Position, box bool) map[string]bool {
	out := map[string]bool{}
	refFilled(p, func(cells, open puzzle.CellSet) {
		if open.Len() != 2 {
			return
		}
		u := open.First()
		rest := open
		rest.Remove(u)
		v, filled := rest.First(), cells.Without(open)
		if !u.Sees(v) || box && u.Box() != v.Box() {
			return
		}
		var other [2]puzzle.Digit // what u and v would hold
		for c := range filled.All() {
			if aligned(c, u) {
				other[1] = p.Grid[c]
			} else {
				other[0] = p.Grid[c]
			}
		}
		x := p.Cands[u] & p.Cands[v]
		if x.Len() == 1 && p.Cands[u] == x|other[0].Set() && p.Cands[v] == x|other[1].Set() {
			if ks := removing(p, u.Peers().And(v.Peers()), x); len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		}
	})
	return out
}
