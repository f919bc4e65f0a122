package logic

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var turbots = []*Technique{skyscraper, kite, turbotFish, emptyRectangle, emptyRectangleTwo, dualKite, dualEmptyRectangle}

func TestTurbotCases(t *testing.T)     { checkCases(t, "turbot.txt", turbots, 10, 2) }
func TestTurbotSound(t *testing.T)     { checkSound(t, 21, 100, turbots) }
func TestTurbotNothing(t *testing.T)   { checkNoAllocs(t, 22, 4, turbots) }
func TestTurbotTexts(t *testing.T)     { checkCaseTexts(t, "turbot.txt", turbots) }
func TestTurbotReference(t *testing.T) { checkDefinitions(t, 23, 30, turbots, turbotReference) }

// eachCase calls with for each line of a file.
func eachCase(t *testing.T, file string, techs []*Technique, with func(tech *Technique, line, want string, steps []Step)) {
	t.Helper()
	for _, line := range lines(t, file) {
		f := strings.SplitN(line, " ", 4)
		i := slices.IndexFunc(techs, func(tech *Technique) bool { return tech.ID == f[0] })
		if i < 0 {
			t.Fatal(line)
		}
		pos := position(t, f[1], f[2])
		with(techs[i], line, f[3], All(&pos, techs[i:i+1]))
	}
}

// checkCaseTexts: every step says everything in both languages, in full, and shows
// what it removes.
func checkCaseTexts(t *testing.T, file string, techs []*Technique) {
	t.Helper()
	eachCase(t, file, techs, func(tech *Technique, line, _ string, steps []Step) {
		for _, s := range steps {
			for _, l := range words.Langs {
				for what, text := range everything(s, l) {
					checkText(t, tech.ID+" "+what, text, l)
				}
				if n := len(s.Why(l)); n < 1 || n > 3 && s.Technique.lines == nil {
					t.Errorf("%s: %d paragraphs", tech.ID, n)
				}
				if where := s.Where(l); strings.Contains(where, l.Say(tech.Name())) {
					t.Errorf("%s is named too soon: %s", tech.ID, where)
				}
			}
			if !slices.Equal(s.cands(puzzle.Eliminate), s.Eliminate) && !strings.HasPrefix(tech.ID, "dual") {
				t.Errorf("%s shows %v", line, s.cands(puzzle.Eliminate))
			}
		}
	})
}

// checkNoAllocs: a finder that finds nothing allocates nothing.
func checkNoAllocs(t *testing.T, seed uint64, puzzles int, techs []*Technique) {
	t.Helper()
	plainWalk(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
		hunt := newStepFinder()
		for i, tech := range techs {
			if _, ok := hunt.first(b, techs[i:i+1]); ok {
				continue
			}
			if n := testing.AllocsPerRun(1, func() { tech.find(b, hunt.take) }); n != 0 {
				t.Errorf("%v: %s: %v allocations", b.Grid, tech.ID, n)
			}
		}
	})
}

// A definition computes slowly what a technique eliminates.
type definition func(p *puzzle.Position) map[string]bool

// checkDefinitions: the finders find all that the definitions say, and no more.
func checkDefinitions(t *testing.T, seed uint64, puzzles int, techs []*Technique, defined map[string]definition) {
	t.Helper()
	plainWalk(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
		for _, tech := range techs {
			got := map[string]bool{}
			for _, s := range All(&b.Position, []*Technique{tech}) {
				got[effect(nil, s.Eliminate)] = true
			}
			if want := defined[tech.ID](&b.Position); !maps.Equal(got, want) {
				t.Errorf("%v: %s: %v, want %v", b.Grid, tech.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
			}
		}
	})
}

var turbotReference = map[string]definition{
	"skyscraper": func(p *puzzle.Position) map[string]bool {
		return refEffects(refTurbots(p, func(l, m refLink) bool {
			return l.h.Kind() == m.h.Kind() && l.h.Kind() != 'b' && sameLine(l.foot, m.foot) && !sameLine(l.top, m.top)
		}))
	},
	"two-string-kite": func(p *puzzle.Position) map[string]bool {
		return refEffects(refTurbots(p, refKite))
	},
	"turbot-fish": func(p *puzzle.Position) map[string]bool {
		return refEffects(refTurbots(p, func(l, m refLink) bool { return l.foot.Sees(m.foot) }))
	},
	"empty-rectangle":     func(p *puzzle.Position) map[string]bool { return refSingle(refEmpty(p, 3, 9)) },
	"empty-rectangle-two": func(p *puzzle.Position) map[string]bool { return refSingle(refEmpty(p, 2, 2)) },
	"dual-two-string-kite": func(p *puzzle.Position) map[string]bool {
		kites := map[puzzle.CellSet][][]puzzle.Candidate{}
		for _, k := range refTurbots(p, refKite) {
			feet := puzzle.CellsOf(k.one.foot, k.two.foot)
			kites[feet] = append(kites[feet], k.gone)
		}
		return refPairs(kites)
	},
	"dual-empty-rectangle": func(p *puzzle.Position) map[string]bool { return refPairs(refEmpty(p, 2, 9)) },
}

// A refLink is a house with two places for a digit.
type refLink struct {
	h         puzzle.House
	top, foot puzzle.Cell
}

type refTurbot struct {
	one, two refLink
	gone     []puzzle.Candidate
}

func sameLine(a, b puzzle.Cell) bool { return a.Row() == b.Row() || a.Col() == b.Col() }

func refKite(l, m refLink) bool {
	return l.h.Kind() == 'r' && m.h.Kind() == 'c' && l.foot.Box() == m.foot.Box()
}

// refTurbots returns the chains of two links of four different cells that fit
// and remove something beside their own cells.
func refTurbots(p *puzzle.Position, fit func(l, m refLink) bool) (out []refTurbot) {
	for d := range puzzle.AllDigits.All() {
		var links []refLink
		for h := range puzzle.House(puzzle.NumHouses) {
			if in := holding(p, h.Set(), d.Set()); in.Len() == 2 {
				a, b := in.First(), in.Without(puzzle.CellsOf(in.First())).First()
				links = append(links, refLink{h, a, b}, refLink{h, b, a})
			}
		}
		for _, l := range links {
			for _, m := range links {
				own := puzzle.CellsOf(l.top, l.foot, m.top, m.foot)
				ks := removing(p, l.top.Peers().And(m.top.Peers()).Without(own), d.Set())
				if own.Len() == 4 && len(ks) > 0 && fit(l, m) {
					out = append(out, refTurbot{l, m, ks})
				}
			}
		}
	}
	return out
}

func refEffects(all []refTurbot) map[string]bool {
	out := map[string]bool{}
	for _, k := range all {
		out[effect(nil, k.gone)] = true
	}
	return out
}

// refEmpty returns what is eliminated around each cross of a row and a column in a box
// with least to most places: v is eliminated if, with the digit in v, the strong
// link of a line empties the cross.
func refEmpty(p *puzzle.Position, least, most int) map[[4]int][][]puzzle.Candidate {
	out := map[[4]int][][]puzzle.Candidate{}
	for d := range puzzle.AllDigits.All() {
		for corner := range puzzle.Cell(81) {
			row, col, box := puzzle.Row(corner.Row()), puzzle.Col(corner.Col()), puzzle.Box(corner.Box())
			in := holding(p, box.Set(), d.Set())
			if in.Len() < least || in.Len() > most || !in.In(row.Set().Or(col.Set())) || in.In(row.Set()) || in.In(col.Set()) {
				continue
			}
			for h := puzzle.Row(0); h < puzzle.Box(0); h++ {
				two := holding(p, h.Set(), d.Set())
				if two.Len() != 2 || !two.And(box.Set()).Empty() {
					continue
				}
				side, other := row, col
				if h.Kind() == 'r' {
					side, other = col, row
				}
				near := two.And(side.Set())
				if near.Len() != 1 {
					continue
				}
				far := two.Without(near).First()
				for v := range holding(p, other.Set().Without(box.Set()), d.Set()).All() {
					if v != far && sameLine(v, far) && !two.Has(v) {
						key := [4]int{int(d), int(corner)}
						if in.Len() == 2 { // two elbows
							key[1] = 81 + corner.Box()
						}
						out[key] = append(out[key], []puzzle.Candidate{puzzle.Cand(v, d)})
					}
				}
			}
		}
	}
	return out
}

func refSingle(groups map[[4]int][][]puzzle.Candidate) map[string]bool {
	out := map[string]bool{}
	for _, g := range groups {
		for _, ks := range g {
			out[effect(nil, ks)] = true
		}
	}
	return out
}

// refPairs returns what two of a group remove together, if not the same.
func refPairs[K comparable](groups map[K][][]puzzle.Candidate) map[string]bool {
	out := map[string]bool{}
	for _, g := range groups {
		for _, a := range g {
			for _, b := range g {
				if !slices.Equal(a, b) {
					out[effect(nil, slices.Concat(a, b))] = true
				}
			}
		}
	}
	return out
}

// TestTurbotWhy: the texts; " / " stands between paragraphs.
func TestTurbotWhy(t *testing.T) {
	for _, tt := range []struct {
		tech                     *Technique
		grid, eliminated, en, zh string
	}{
		{
			skyscraper, "2.35...4.76..245385483..2..3.52.76846274..3..48.63.752876....2.1528...7.9347.28..", "r1c5-19,r1c6-19,r1c9-19,r5c5-19,r5c6-19",
			"In row 2, 1 fits only in r2c4 and r2c3; in row 6, only in r6c6 and r6c3. / r2c3 and r6c3 share column 3: one of them at most is 1. So r2c4 or r6c6 is 1, or both. / r3c6 sees both r2c4 and r6c6, so it can't be 1.",
			"第 2 行里，1 只能填在 r2c4 或 r2c3；第 6 行里，只能填在 r6c6 或 r6c3。 / r2c3 与 r6c3 同在第 3 列，至多一个是 1。因此 r2c4 与 r6c6 中至少有一个是 1。 / r3c6 同时受 r2c4 和 r6c6 影响，所以不能是 1。",
		}, {
			kite, "..42...5.....854..5.9.6.28...7.3.91539.7...4.......372.56..87..9..1..5644..5.6...", "r1c2-7,r2c2-37,r2c3-3,r2c9-39,r3c2-7,r4c4-4,r5c3-8,r6c4-49,r8c2-3,r9c2-38,r9c3-8",
			"In row 7, 1 fits only in r7c1 and r7c9; in column 7, only in r1c7 and r9c7. / r7c9 and r9c7 share box 9: one of them at most is 1. So r7c1 or r1c7 is 1, or both. / r1c1 sees both r7c1 and r1c7, so it can't be 1.",
			"第 7 行里，1 只能填在 r7c1 或 r7c9；第 7 列里，只能填在 r1c7 或 r9c7。 / r7c9 与 r9c7 同在第 9 宫，至多一个是 1。因此 r7c1 与 r1c7 中至少有一个是 1。 / r1c1 同时受 r7c1 和 r1c7 影响，所以不能是 1。",
		}, {
			turbotFish, "641....5989.456.31..51.968458.3..9161...6.47..6..1..2.4.8.9516.25..41.9791.....4.", "r1c5-27,r1c6-8,r3c5-3,r5c4-28,r6c4-78,r9c3-3,r9c5-27,r9c6-8,r9c7-23,r9c9-3",
			"In column 2, 2 fits only in r5c2 and r3c2; in column 5, only in r4c5 and r3c5. / r3c2 and r3c5 share row 3: one of them at most is 2. So r5c2 or r4c5 is 2, or both. / r4c3 and r5c6 see both r5c2 and r4c5, so neither of them can be 2.",
			"第 2 列里，2 只能填在 r5c2 或 r3c2；第 5 列里，只能填在 r4c5 或 r3c5。 / r3c2 与 r3c5 同在第 3 行，至多一个是 2。因此 r5c2 与 r4c5 中至少有一个是 2。 / r4c3 和 r5c6 同时受 r5c2 和 r4c5 影响，所以都不能是 2。",
		}, {
			emptyRectangle, "6.231...414..2...7.....42.1261.3.8454375821968954617237.42.631..2.1734...1..4..72", "r8c8-8,r9c3-8,r9c7-9",
			"In box 1, 5 fits only in r1c2, r3c1 and r3c2: in row 3 or in column 2. In column 5, 5 fits only in r3c5 and r7c5. / If the 5 of box 1 is in row 3, r3c5 isn't 5, so r7c5 is. If not, it is in column 2. / r7c2 sees r7c5, and it is in column 2 too. So r7c2 can't be 5 either way.",
			"第 1 宫里，5 只能填在 r1c2、r3c1 和 r3c2，即第 3 行或第 2 列上；第 5 列里，5 只能填在 r3c5 或 r7c5。 / 若第 1 宫的 5 在第 3 行，则 r3c5 不是 5，于是 r7c5 是 5；否则它就在第 2 列。 / r7c2 受 r7c5 影响，又在第 2 列上，所以无论如何都不能是 5。",
		}, {
			dualKite, "7...3.42..32...18..6.2.173.3...5.2786..82.91.2.8.1.65.1..5.4362.231..547546372891", "r2c4-4,r3c1-9,r3c3-4,r3c5-9",
			"In row 1, 8 fits only in r1c6 and r1c2; in column 1, only in r8c1 and r3c1. r1c2 and r3c1 share box 1: one of them at most is 8, so r1c6 or r8c1 is. r8c6 sees both r1c6 and r8c1, so it can't be 8. / In row 3, 8 fits only in r3c5 and r3c1; in column 2, only in r7c2 and r1c2. r3c1 and r1c2 share box 1: one of them at most is 8, so r3c5 or r7c2 is. r7c5 sees both r3c5 and r7c2, so it can't be 8.",
			"第 1 行里，8 只能填在 r1c6 或 r1c2；第 1 列里，只能填在 r8c1 或 r3c1。r1c2 与 r3c1 同在第 1 宫，至多一个是 8，所以 r1c6 与 r8c1 中至少有一个是。r8c6 同时受 r1c6 和 r8c1 影响，所以不能是 8。 / 第 3 行里，8 只能填在 r3c5 或 r3c1；第 2 列里，只能填在 r7c2 或 r1c2。r3c1 与 r1c2 同在第 1 宫，至多一个是 8，所以 r3c5 与 r7c2 中至少有一个是。r7c5 同时受 r3c5 和 r7c2 影响，所以不能是 8。",
		}, {
			dualEmptyRectangle, "275814......652174...93782546.521..7.5.789.....734651.7.9465..1...19.75.5..27....", "r5c3-3,r6c9-9,r8c3-38,r9c2-4,r9c3-348",
			"In box 4, 2 fits only in r5c3 and r6c2: in row 5 or in column 2. It fits only in r5c7 and r7c7 of column 7, and only in r7c2 and r7c7 of row 7. / If the 2 of box 4 is in row 5, r5c7 isn't 2, so r7c7 is; if not, it is in column 2. r7c2 sees r7c7 and is in column 2, so it can't be 2. / If the 2 of box 4 is in column 2, r7c2 isn't 2, so r7c7 is; if not, it is in row 5. r5c7 sees r7c7 and is in row 5, so it can't be 2.",
			"第 4 宫里，2 只能填在 r5c3 和 r6c2，即第 5 行或第 2 列上；第 7 列里只能填在 r5c7 或 r7c7，第 7 行里只能填在 r7c2 或 r7c7。 / 若第 4 宫的 2 在第 5 行，则 r5c7 不是 2，于是 r7c7 是；否则它就在第 2 列。r7c2 受 r7c7 影响，又在第 2 列上，所以不能是 2。 / 若第 4 宫的 2 在第 2 列，则 r7c2 不是 2，于是 r7c7 是；否则它就在第 5 行。r5c7 受 r7c7 影响，又在第 5 行上，所以不能是 2。",
		}, {
			remotePair, "3429567189187..4565764813921396.82.56851..93.42739586186321.5.929456.18.7518.962.", "r5c6-7",
			"r4c5, r4c8, r7c8 and r7c6 can hold only 4 and 7. Each two neighbours share a house (row 4, column 8, row 7), so they are never the same. / So r4c5 and r7c8 hold one of the two digits, and r4c8 and r7c6 the other. / r5c6 and r9c5 see r4c5 and r7c6: one is 4, the other 7. So 4 can be removed from r5c6 and r9c5.",
			"r4c5、r4c8、r7c8 和 r7c6 都只能填 4 或 7。相邻两格同在一个区域（第 4 行、第 8 列、第 7 行），所以各不相同。 / 因此 r4c5 和 r7c8 填两数之一，r4c8 和 r7c6 填另一个。 / r5c6 和 r9c5 受 r4c5 和 r7c6 影响，而这两格一个是 4，另一个是 7。因此删除 r5c6 和 r9c5 的候选数 4。",
		}, {
			multiColors2, ".....5482.48.3.95.9.5...3.6...357198793128645851.6...3......5..589..3..461.5.283.", "r1c4-6,r7c8-12",
			"In row 1, 1 fits only in r1c1 or r1c5; in column 1, only in r1c1 or r2c1; in column 9, only in r2c9 or r7c9. In box 3, it fits only in r2c9 or r3c8; in box 9, only in r7c9 or r8c8; in row 8, only in r8c8 or r8c5. So one colour of each cluster is right: 1 is in r1c5 and r2c1, or else in r1c1; and it is in r2c9 and r8c8, or else in r3c8, r7c9 and r8c5. / r2c1 and r2c9 share row 2; r1c5 and r8c5 share column 5. If 1 were in r1c5 or r2c1, it would be in neither colour of the other cluster. / But one of those two colours is right. So 1 can be removed from r1c5 and r2c1.",
			"第 1 行里，1 只能填在 r1c1 或 r1c5，第 1 列里只能填在 r1c1 或 r2c1，第 9 列里只能填在 r2c9 或 r7c9；第 3 宫里只能填在 r2c9 或 r3c8，第 9 宫里只能填在 r7c9 或 r8c8，第 8 行里只能填在 r8c8 或 r8c5。因此每组必有一色对：1 要么在 r1c5 和 r2c1，要么在 r1c1；另一组里，要么在 r2c9 和 r8c8，要么在 r3c8、r7c9 和 r8c5。 / r2c1 与 r2c9 同在第 2 行，r1c5 与 r8c5 同在第 5 列。若 r1c5 或 r2c1 是 1，另一组的两色就都不是 1。 / 但那两色必有一色对，因此删除 r1c5 和 r2c1 的候选数 1。",
		}, {
			simpleColorsWrap, "5..4.69.7.4..975.6.6..3...43.597426.29468137567...34.9.5..6274.4367...92....4965.", "r1c2-8,r1c3-12,r1c8-12,r2c3-18,r2c4-2,r2c8-18,r3c1-18,r3c3-128,r3c4-18,r3c8-8,r7c3-8,r9c3-8",
			"Strong links join r1c2, r1c5, r2c1, r2c4, r3c7, r3c8, r4c2, r4c9, r6c3, r6c8, r8c5 and r8c7, 11 in all: each is a house with two places for 1, and the colours change along it. / So 1 is in all of r1c2, r2c4, r3c7, r4c2, r6c8 and r8c5 or in none of them: one colour is right, the other wrong. / r1c2 and r4c2 share column 2, which has room for one 1 only. So this colour is wrong: 1 can be removed from r1c2, r2c4, r3c7, r4c2, r6c8 and r8c5.",
			"r1c2、r1c5、r2c1、r2c4、r3c7、r3c8、r4c2、r4c9、r6c3、r6c8、r8c5 和 r8c7 由 11 条强链相连：每条所在的区域里 1 只有两个位置，两端异色。 / 因此 r1c2、r2c4、r3c7、r4c2、r6c8 和 r8c5 要么全是 1，要么全不是：两色一对一错。 / r1c2 与 r4c2 同在第 2 列，而第 2 列只容得下一个 1，所以这一色是错的：删除 r1c2、r2c4、r3c7、r4c2、r6c8 和 r8c5 的候选数 1。",
		}, {
			multiColors1, "4.....5....9..4..77...3..8.....2.9...32..86...4...6.12....71...6.45832.18.1..9...", "r1c4-2,r2c1-15,r2c4-2,r3c2-5,r3c4-2,r4c2-157,r4c3-5,r5c1-5,r6c3-5,r6c4-9,r7c1-59,r7c7-3,r7c8-3,r7c9-3,r9c8-5",
			"In row 2, 5 fits only in r2c2 or r2c5; in box 1, only in r2c2 or r3c3; in box 2, only in r2c5 or r3c6. In column 3, it fits only in r3c3 or r7c3; in column 6, only in r3c6 or r4c6; in row 9, only in r9c2 or r9c9. So one colour of each cluster is right: 5 is in r2c2, r3c6 and r7c3, or else in r2c5, r3c3 and r4c6; and it is in r9c2, or else in r9c9. / r2c2 and r9c2 share column 2: one of them at most is 5. So 5 is in r2c5, r3c3 and r4c6, or in r9c9, or in both colours. / r4c9 sees r4c6 and r9c9. Either way 5 can be removed from r4c9.",
			"第 2 行里，5 只能填在 r2c2 或 r2c5，第 1 宫里只能填在 r2c2 或 r3c3，第 2 宫里只能填在 r2c5 或 r3c6；第 3 列里只能填在 r3c3 或 r7c3，第 6 列里只能填在 r3c6 或 r4c6，第 9 行里只能填在 r9c2 或 r9c9。因此每组必有一色对：5 要么在 r2c2、r3c6 和 r7c3，要么在 r2c5、r3c3 和 r4c6；另一组里，要么在 r9c2，要么在 r9c9。 / r2c2 与 r9c2 同在第 2 列，至多一个是 5。因此 5 在 r2c5、r3c3 和 r4c6，或者在 r9c9，也可能两色都对。 / r4c9 受 r4c6 和 r9c9 影响。无论如何，删除 r4c9 的候选数 5。",
		}, {
			simpleColorsTrap, ".891357.25.2..8.933..2...852.85...3.9.73.6528.53..2...82645731979...325..35.2.87.", "r3c2-4,r4c2-1,r4c7-1,r4c9-46,r6c5-1,r6c7-16,r6c9-46",
			"Strong links join r3c3, r4c6, r4c9, r5c2, r5c5, r6c1, r6c9, r8c3, r8c5, r9c1 and r9c6, 10 in all: each is a house with two places for 1, and the colours change along it. / So 1 is in r3c3, r4c6, r5c2, r6c9, r8c5 and r9c1, or else in r4c9, r5c5, r6c1, r8c3 and r9c6: one colour is right, the other wrong. / r4c5 sees r4c6 and r4c9. Whichever colour is right, 1 can be removed from r4c5.",
			"r3c3、r4c6、r4c9、r5c2、r5c5、r6c1、r6c9、r8c3、r8c5、r9c1 和 r9c6 由 10 条强链相连：每条所在的区域里 1 只有两个位置，两端异色。 / 因此 1 要么在 r3c3、r4c6、r5c2、r6c9、r8c5 和 r9c1，要么在 r4c9、r5c5、r6c1、r8c3 和 r9c6：两色一对一错。 / r4c5 受 r4c6 和 r4c9 影响。无论哪一色对，都要删除 r4c5 的候选数 1。",
		},
	} {
		pos := position(t, tt.grid, tt.eliminated)
		s, ok := Next(&pos, []*Technique{tt.tech})
		if !ok {
			t.Errorf("%s: no step", tt.tech.ID)
			continue
		}
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := strings.Join(s.Why(l), " / "); got != want {
				t.Errorf("%s: %s\nwant %s", tt.tech.ID, got, want)
			}
		}
	}
}
