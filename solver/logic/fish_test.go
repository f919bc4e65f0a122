package logic

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// fishRows are the fish with cases of their own.
var fishRows = []*Technique{
	xWing, swordfish, jellyfish, squirmbag, whale, leviathan,
	finnedXWing, sashimiXWing, finnedSwordfish, sashimiSwordfish, finnedJellyfish, sashimiJellyfish,
	finnedSquirmbag, sashimiSquirmbag, finnedWhale, sashimiWhale, finnedLeviathan, sashimiLeviathan,
	frankenXWing, frankenSwordfish, frankenJellyfish, frankenSquirmbag, frankenWhale, frankenLeviathan,
	finnedFrankenXWing, finnedFrankenSwordfish, finnedFrankenJellyfish,
	finnedFrankenSquirmbag, finnedFrankenWhale, finnedFrankenLeviathan,
	mutantXWing, mutantSwordfish, mutantJellyfish, mutantSquirmbag, mutantWhale, mutantLeviathan,
	finnedMutantXWing, finnedMutantSwordfish, finnedMutantJellyfish,
	finnedMutantSquirmbag, finnedMutantWhale, finnedMutantLeviathan,
	siameseFinnedXWing, siameseSashimiXWing, siameseFinnedSwordfish, siameseSashimiSwordfish,
	siameseFinnedJellyfish, siameseSashimiJellyfish,
	siameseFinnedFrankenXWing, siameseFinnedFrankenSwordfish, siameseFinnedFrankenJellyfish,
	siameseFinnedMutantXWing, siameseFinnedMutantSwordfish, siameseFinnedMutantJellyfish,
}

func fishByID(t *testing.T, id string) *Technique {
	t.Helper()
	i := slices.IndexFunc(fishRows, func(tech *Technique) bool { return tech.ID == id })
	if i < 0 {
		t.Fatal(id)
	}
	return fishRows[i]
}

// Of the biggest fish there are fewer cases: each takes long to find.
func TestFishCases(t *testing.T) {
	checkCases(t, "fish.txt", fishRows, 5, 2)
	all := strings.Join(lines(t, "fish.txt"), "\n")
	for _, tech := range fishRows {
		if n := strings.Count("\n"+all, "\n"+tech.ID+" "); fishSize(tech) <= 4 && n < 12 {
			t.Errorf("%s has %d lines", tech.ID, n)
		}
	}
}

// fishWalk calls see with the positions of random puzzles, fish among the steps.
func fishWalk(t *testing.T, seed uint64, puzzles, every int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	i := 0
	walk(t, seed, puzzles, func(b *Board, solution *puzzle.Grid) {
		if i++; i%every == 0 {
			see(b, solution)
		}
	})
}

// TestFishSound: no fish removes a digit of the solution, or what isn't there, or
// comes twice.
func TestFishSound(t *testing.T) {
	seen := map[string]int{}
	fishWalk(t, 31, 20, 5, func(b *Board, solution *puzzle.Grid) {
		for _, tech := range fishRows {
			if fishSize(tech) > 3 && (strings.Contains(tech.ID, "franken") || strings.Contains(tech.ID, "mutant")) { // slow
				continue
			}
			twice := map[string]bool{}
			for _, s := range All(&b.Position, []*Technique{tech}) {
				seen[tech.ID]++
				for _, k := range s.Eliminate {
					if solution[k.Cell()] == k.Digit() || !b.Has(k) {
						t.Errorf("%v: %s is wrong about %v", b.Grid, s.Notation(), k)
					}
				}
				if key := effect(nil, s.Eliminate); twice[key] || len(s.Eliminate) == 0 {
					t.Errorf("%v: %s does nothing new", b.Grid, s.Notation())
				} else {
					twice[key] = true
				}
			}
		}
	})
	for _, id := range []string{"x-wing", "swordfish", "jellyfish", "finned-x-wing", "sashimi-swordfish", "franken-swordfish", "finned-franken-swordfish", "finned-mutant-swordfish"} {
		if seen[id] == 0 {
			t.Errorf("%s never occurred", id)
		}
	}
}

func fishSize(tech *Technique) int {
	return slices.IndexFunc(fishSizes[:], func(f struct{ id, term string }) bool {
		return f.id != "" && strings.HasSuffix(tech.ID, f.id)
	})
}

// TestFishReference: the finders find all that the definition says, and no more.
func TestFishReference(t *testing.T) {
	for _, tt := range []struct {
		kinds             []fishKind
		n, puzzles, every int
	}{
		{[]fishKind{basicFish, finnedFish, sashimiFish}, 2, 10, 1},
		{[]fishKind{basicFish, finnedFish, sashimiFish}, 3, 5, 1},
		{[]fishKind{basicFish, finnedFish, sashimiFish}, 4, 3, 1},
		{[]fishKind{basicFish, finnedFish, sashimiFish}, 5, 2, 3},
		{[]fishKind{basicFish, finnedFish, sashimiFish}, 6, 2, 3},
		{[]fishKind{basicFish, finnedFish, sashimiFish}, 7, 2, 3},
		{[]fishKind{frankenFish, finnedFrankenFish}, 2, 3, 7},
		{[]fishKind{mutantFish, finnedMutantFish}, 2, 2, 10},
		{[]fishKind{frankenFish, finnedFrankenFish}, 3, 1, 40},
	} {
		fishWalk(t, uint64(40+tt.n), tt.puzzles, tt.every, func(b *Board, _ *puzzle.Grid) {
			for _, kind := range tt.kinds {
				checkFish(t, b, kind, tt.n)
			}
		})
	}
}

func checkFish(t *testing.T, b *Board, kind fishKind, n int) {
	t.Helper()
	tech := newFish(kind, n, puzzle.Hard, 1)
	want, got := refFish(&b.Position, kind, n), map[string]bool{}
	for _, s := range All(&b.Position, []*Technique{tech}) {
		got[effect(nil, s.Eliminate)] = true
	}
	if !maps.Equal(got, want) {
		t.Errorf("%v: %s: %v, want %v", b.Grid, tech.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
	}
}

// refFish is the definition spelled out: every choice of base and cover.
func refFish(p *puzzle.Position, kind fishKind, n int) map[string]bool {
	out := map[string]bool{}
	rows, cols, boxes := puzzle.Row, puzzle.Col, puzzle.Box
	sides := [][2][]func(int) puzzle.House{{{rows}, {cols}}, {{cols}, {rows}}}
	switch kind {
	case frankenFish, finnedFrankenFish:
		sides = [][2][]func(int) puzzle.House{{{rows, boxes}, {cols, boxes}}, {{cols, boxes}, {rows, boxes}}}
	case mutantFish, finnedMutantFish:
		sides = [][2][]func(int) puzzle.House{{{rows, cols, boxes}, {rows, cols, boxes}}}
	}
	for d := range puzzle.AllDigits.All() {
		var at [puzzle.NumHouses]puzzle.CellSet
		for h := range at {
			at[h] = holding(p, puzzle.House(h).Set(), d.Set())
		}
		for _, side := range sides {
			chooseHouses(housesOf(side[0]), n, func(base []puzzle.House) {
				for _, h := range base {
					if at[h].Len() < 2 {
						return
					}
				}
				places, endos := overlap(base, &at)
				if endos.Len() > 2 {
					return
				}
				chooseHouses(housesOf(side[1]), n, func(cover []puzzle.House) {
					for _, h := range cover {
						if at[h].And(places).Empty() || slices.Contains(base, h) {
							return
						}
					}
					once, twice := overlap(cover, &at)
					fins := places.Without(once).Or(endos)
					if fins.Len() > 5 || fishKindOf(base, cover, fins, &at) != kind {
						return
					}
					eliminated := once.Without(places).Or(twice)
					for c := range fins.All() {
						eliminated = eliminated.And(c.Peers())
					}
					if !eliminated.Empty() {
						out[effect(nil, removing(p, eliminated, d.Set()))] = true
					}
				})
			})
		}
	}
	return out
}

// fishKindOf names what base, cover and fins make; 99 is nothing worth a name.
func fishKindOf(base, cover []puzzle.House, fins puzzle.CellSet, at *[puzzle.NumHouses]puzzle.CellSet) fishKind {
	kinds := func(hs []puzzle.House) string {
		var b strings.Builder
		for _, k := range "rcb" {
			if slices.ContainsFunc(hs, func(h puzzle.House) bool { return rune(h.Kind()) == k }) {
				b.WriteRune(k)
			}
		}
		return b.String()
	}
	both := kinds(base) + "/" + kinds(cover)
	kind := mutantFish
	switch both {
	case "r/c", "c/r":
		kind = basicFish
	case "rb/c", "cb/r", "r/cb", "c/rb", "rb/cb", "cb/rb":
		kind = frankenFish
	}
	if fins.Empty() {
		return kind
	}
	if kind != basicFish {
		return kind + 1
	}
	fewest := 9
	for _, h := range base {
		fewest = min(fewest, at[h].Without(fins).Len())
	}
	return [...]fishKind{99, sashimiFish, finnedFish}[min(fewest, 2)]
}

func housesOf(kinds []func(int) puzzle.House) (hs []puzzle.House) {
	for _, kind := range kinds {
		for i := range 9 {
			hs = append(hs, kind(i))
		}
	}
	return hs
}

// chooseHouses calls with each choice of n of the houses.
func chooseHouses(hs []puzzle.House, n int, with func([]puzzle.House)) {
	var add func(from int, chosen []puzzle.House)
	add = func(from int, chosen []puzzle.House) {
		if len(chosen) == n {
			with(chosen)
			return
		}
		for i := from; i < len(hs); i++ {
			add(i+1, append(chosen, hs[i]))
		}
	}
	add(0, make([]puzzle.House, 0, n))
}

// overlap returns the places in any of the houses and those in more than one.
func overlap(hs []puzzle.House, at *[puzzle.NumHouses]puzzle.CellSet) (once, twice puzzle.CellSet) {
	for _, h := range hs {
		twice = twice.Or(once.And(at[h]))
		once = once.Or(at[h])
	}
	return once, twice
}

// TestSiameseHalves: taken apart, siamese fish are two fish that are found one by one,
// and together they take out all that the pair does.
func TestSiameseHalves(t *testing.T) {
	for _, line := range lines(t, "fish.txt") {
		f := strings.SplitN(line, " ", 4)
		id, ok := strings.CutPrefix(f[0], "siamese-")
		if !ok {
			continue
		}
		pos := position(t, f[1], f[2])
		plainFish := map[string]bool{}
		for _, tech := range []string{id, strings.Replace(id, "finned-", "sashimi-", 1), strings.Replace(id, "sashimi-", "finned-", 1)} {
			i := slices.IndexFunc(fishRows, func(row *Technique) bool { return row.ID == tech })
			if i < 0 {
				continue // no sashimi franken fish
			}
			for _, s := range All(&pos, []*Technique{fishRows[i]}) {
				plainFish[effect(nil, s.Eliminate)] = true
			}
		}
		for _, s := range All(&pos, []*Technique{fishByID(t, f[0])}) {
			halves := s.halves()
			both := append(slices.Clone(halves[0].Eliminate), halves[1].Eliminate...)
			slices.Sort(both)
			if effect(nil, slices.Compact(both)) != effect(nil, s.Eliminate) {
				t.Errorf("%s: the halves take out %v", s.Notation(), both)
			}
			for _, h := range halves {
				if !plainFish[effect(nil, h.Eliminate)] {
					t.Errorf("%s: %v is no fish", s.Notation(), h.Eliminate)
				}
			}
		}
	}
}

// A search for fish that finds nothing allocates nothing.
func TestFishNothingFound(t *testing.T) {
	pos := puzzle.NewPosition(puzzle.Grid{})
	b, hunt := NewBoard(&pos), newStepFinder()
	if n := testing.AllocsPerRun(3, func() {
		if _, ok := hunt.first(b, fishRows); ok {
			t.Fatal("the empty grid has a fish")
		}
	}); n != 0 {
		t.Error(n, "allocations")
	}
}

// TestFishWhy: the texts of fish, word by word; " / " stands between paragraphs.
func TestFishWhy(t *testing.T) {
	const grid = ".6.....4....547.68..4.68....9.7.6124..7932586..64.139767....452..362587.2...746.."
	for _, tt := range []struct{ line, en, zh string }{
		{
			"X-Wing: 9 c56 r17 => r1c1379,r7c3<>9",
			"In columns 5 and 6, 9 fits only in rows 1 and 7. / Both columns need a 9, in different rows. So the 9s of rows 1 and 7 are in these two columns. / So 9 can be removed from r1c1, r1c3, r1c7, r1c9 and r7c3.",
			"第 5、6 列里，9 只能填在第 1、7 行。 / 这两列各有一个 9，且不在同一行，所以第 1、7 行的 9 都在这两列里。 / 因此删除 r1c1、r1c3、r1c7、r1c9 和 r7c3 的候选数 9。",
		}, {
			"Sashimi X-Wing: 2 c34 r13 fr2c3 => r3c2<>2",
			"In columns 3 and 4, 2 fits only in rows 1 and 3, except for the fin at r2c3. / If r2c3 is not 2, the 2s of rows 1 and 3 are all in columns 3 and 4. If it is, no cell that sees it can be 2. / r3c2 can't be 2 either way: it is in row 3, and it sees r2c3.",
			"第 3、4 列里，除了鳍格 r2c3，2 只能填在第 1、3 行。 / 若 r2c3 不是 2，第 1、3 行的 2 就都在第 3、4 列里；若它是 2，受它影响的格都不能是 2。 / r3c2 在第 3 行里，又受 r2c3 影响，无论如何都不能是 2。",
		}, {
			"Franken X-Wing: 9 c7b2 r1b3 => r1c1379,r3c9<>9",
			"In column 7 and box 2, 9 fits only in row 1 and box 3. / These two houses need two different cells for 9, and row 1 and box 3 have room for just two. So all the 9s there are in these houses. / So 9 can be removed from r1c1, r1c3, r1c7, r1c9 and r3c9. r1c7 belongs to the fish, but lies in row 1 and box 3 at once: with 9 there, too little room would be left for the others.",
			"第 7 列和第 2 宫里，9 只能填在第 1 行和第 3 宫。 / 这两个区域要两个不同的格填 9，而第 1 行和第 3 宫正好只容得下两个，所以那里的 9 都在这两个区域里。 / 因此删除 r1c1、r1c3、r1c7、r1c9 和 r3c9 的候选数 9。r1c7 虽是鱼的一部分，却同属第 1 行和第 3 宫：若填 9，其余的就没有足够的位置。",
		}, {
			"Finned Franken X-Wing: 9 r1b2 c1b1 fr1c7 fr1c9 efr1c5 efr1c6 => r1c1<>9",
			"In row 1 and box 2, 9 fits only in column 1 and box 1, except for the fins at r1c5, r1c6, r1c7 and r1c9. r1c5 and r1c6 each lie in row 1 and box 2 at once. A 9 there would fill more than one of these houses, so they count as fins. / If none of r1c5, r1c6, r1c7 and r1c9 is 9, the 9s of column 1 and box 1 are all in row 1 and box 2. If one of them is, no cell that sees all of them can be 9. / r1c1 can't be 9 either way: it is in column 1 and box 1, and it sees r1c5, r1c6, r1c7 and r1c9. r1c1 belongs to the fish, but lies in column 1 and box 1 at once: with 9 there, too little room would be left for the others.",
			"第 1 行和第 2 宫里，除了鳍格 r1c5、r1c6、r1c7 和 r1c9，9 只能填在第 1 列和第 1 宫。r1c5 和 r1c6 同属第 1 行和第 2 宫，那里的 9 会同时填满几个区域，所以也算作鳍。 / 若 r1c5、r1c6、r1c7 和 r1c9 都不是 9，第 1 列和第 1 宫的 9 就都在第 1 行和第 2 宫里；若其中有一格是 9，同时受它们影响的格都不能是 9。 / r1c1 在第 1 列和第 1 宫里，又受 r1c5、r1c6、r1c7 和 r1c9 影响，无论如何都不能是 9。r1c1 虽是鱼的一部分，却同属第 1 列和第 1 宫：若填 9，其余的就没有足够的位置。",
		},
	} {
		pos := position(t, grid, "-")
		steps := All(&pos, []*Technique{xWing, sashimiXWing, frankenXWing, finnedFrankenXWing})
		i := slices.IndexFunc(steps, func(s Step) bool { return s.Notation() == tt.line })
		if i < 0 {
			t.Errorf("%s is not found", tt.line)
			continue
		}
		for l, want := range map[words.Lang]string{words.English: tt.en, words.Chinese: tt.zh} {
			if got := strings.Join(steps[i].Why(l), " / "); got != want {
				t.Errorf("%s: %s\nwant %s", tt.line, got, want)
			}
		}
	}
}
