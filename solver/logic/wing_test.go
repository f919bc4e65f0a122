package logic

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

var wings = []*Technique{wWing, xyWing, xyzWing}

// TestWingCases finds, in each position, exactly the steps that its line names.
func TestWingCases(t *testing.T) { checkCases(t, "wing.txt", wings, 10, 2) }

// randomWalk calls see with positions on the paths of random puzzles to their
// solutions. Where the techniques that are listed end, a wrong candidate or
// several are removed at random.
func randomWalk(t *testing.T, seed uint64, puzzles int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for range puzzles {
		g, solution := minimal(rng)
		b, hunt := start(&g), newStepFinder()
		for !b.Empty.Empty() {
			see(b, &solution)
			if s, ok := hunt.first(b, HoDoKu.Techniques); ok {
				b.apply(&s)
				continue
			}
			for n := 1 + rng.IntN(6); n > 0 && !solvedBy(b, &solution); {
				c, d := puzzle.Cell(rng.IntN(81)), puzzle.Digit(1+rng.IntN(9))
				if k := puzzle.Cand(c, d); d != solution[c] && b.Has(k) {
					b.Eliminate(k)
					n--
				}
			}
		}
	}
}

// solvedBy reports whether no candidate of b is wrong.
func solvedBy(b *Board, solution *puzzle.Grid) bool {
	for c := range b.Empty.All() {
		if b.Cands[c] != solution[c].Set() {
			return false
		}
	}
	return true
}

// checkSteps checks, in the positions of a file and in random ones, that steps
// keep the solution, that they are what the definition says, and that a finder
// stops when it is asked to.
func checkSteps(t *testing.T, file string, puzzles int, with map[*Technique]func(*puzzle.Position) map[string]bool) {
	t.Helper()
	seen := map[string]int{}
	check := func(b *Board, solution *puzzle.Grid) {
		for tech, define := range with {
			got, said := map[string]bool{}, map[string]bool{}
			for _, s := range All(&b.Position, []*Technique{tech}) {
				seen[tech.ID]++
				line := s.Notation()
				if said[line] {
					t.Errorf("%v: %s comes twice", b.Grid, line)
				}
				said[line] = true
				got[effect(s.Place, s.Eliminate)] = true
				for _, k := range s.Eliminate {
					if solution[k.Cell()] == k.Digit() || !b.Has(k) {
						t.Errorf("%v: %s is wrong about %v", b.Grid, line, k)
					}
				}
			}
			if want := define(&b.Position); !maps.Equal(got, want) {
				t.Errorf("%v %v: %s: %v, want %v", b.Grid, b.Cands, tech.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
			}
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	}
	for _, line := range lines(t, file) {
		f := strings.Fields(line)
		pos := position(t, f[1], f[2])
		solution, err := solver.Solve(pos.Grid)
		if err != nil {
			t.Fatal(line, err)
		}
		check(NewBoard(&pos), &solution)
	}
	randomWalk(t, 11, puzzles, check)
	for tech := range with {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

func TestWingSteps(t *testing.T) {
	checkSteps(t, "wing.txt", 25, map[*Technique]func(*puzzle.Position) map[string]bool{
		xyWing:  func(p *puzzle.Position) map[string]bool { return refWing(p, 2) },
		xyzWing: func(p *puzzle.Position) map[string]bool { return refWing(p, 3) },
		wWing:   refWWing,
	})
}

// refWing is the definition of wings whose pivot has n candidates.
func refWing(p *puzzle.Position, n int) map[string]bool {
	out := map[string]bool{}
	for pivot := range puzzle.Cell(81) {
		if p.Cands[pivot].Len() != n {
			continue
		}
		choose(pivot.Peers(), 2, func(two puzzle.CellSet) {
			a := two.First()
			two.Remove(a)
			b := two.First()
			all := p.Cands[pivot] | p.Cands[a] | p.Cands[b]
			if p.Cands[a].Len() != 2 || p.Cands[b].Len() != 2 || all.Len() != 3 || p.Cands[a] == p.Cands[b] || p.Cands[a] == p.Cands[pivot] || p.Cands[b] == p.Cands[pivot] {
				return
			}
			z := p.Cands[a] & p.Cands[b]
			see := a.Peers().And(b.Peers())
			if n == 3 {
				see = see.And(pivot.Peers())
			}
			if ks := removing(p, see, z); len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		})
	}
	return out
}

func refWWing(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for a := range puzzle.Cell(81) {
		for b := range puzzle.Cell(81) {
			if a == b || a.Sees(b) || p.Cands[a] != p.Cands[b] || p.Cands[a].Len() != 2 {
				continue
			}
			for link := range p.Cands[a].All() {
				for h := range puzzle.House(puzzle.NumHouses) {
					at := holding(p, h.Set(), link.Set())
					left := at.Without(a.Peers())
					ks := removing(p, a.Peers().And(b.Peers()), p.Cands[a]&^link.Set())
					if at.Len() == 2 && len(ks) > 0 && at != left && left.In(b.Peers()) && !at.And(b.Peers()).Empty() &&
						(left.Len() == 1 || at.In(b.Peers())) {
						out[effect(nil, ks)] = true
					}
				}
			}
		}
	}
	return out
}

// TestWingNothing: a search that finds nothing allocates nothing.
func TestWingNothing(t *testing.T) { checkNothing(t, wings) }

// TestWingWords: the texts of wings, word by word; / stands between paragraphs.
func TestWingWords(t *testing.T) {
	checkWords(t, wings, [][3]string{
		{
			"w-wing .54719...6.2348519...526.7.563872.9..28............2..281.5......6.87..5795.3.8.. -",
			"Look at the 3s in column 2. r3c7 and r8c1 can hold only 3 or 4. In column 2, 3 fits only in r3c2 and r8c2. / r3c7 and r8c1 can hold only 3 or 4. In column 2, 3 fits only in r3c2, which sees r3c7, and in r8c2, which sees r8c1. / If r3c7 and r8c1 were both 3, column 2 would have no place for 3. So one of them is 4. / r8c7 sees both r3c7 and r8c1, so it can't be 4.",
			"看第 2 列里的 3。r3c7 和 r8c1 都只能填 3 或 4。第 2 列里，3 只能填在 r3c2 或 r8c2。 / r3c7 和 r8c1 都只能填 3 或 4。第 2 列里，3 只能填在 r3c2 或 r8c2，r3c2 影响 r3c7，r8c2 影响 r8c1。 / 若 r3c7 和 r8c1 都是 3，第 2 列的 3 就无处可填。因此其中必有一个是 4。 / r8c7 同时受 r3c7 和 r8c1 影响，所以不能是 4。",
		}, {
			"xy-wing ...9.58....9..82..4..273965.9...17....4...189.....93.47...9.41.9...845..3.21.7698 -",
			"Look at row 7. r7c6 can only be 2 or 6, r7c9 only 2 or 3, and r8c4 only 6 or 3. / r7c6 is 2 or 6. If it is 2, r7c9 is 3; if it is 6, r8c4 is 3. Either way one of r7c9 and r8c4 is 3. / r7c4, r8c8 and r8c9 see both, so none of them can be 3.",
			"看第 7 行。r7c6 只能填 2 或 6；r7c9 只能填 2 或 3，r8c4 只能填 6 或 3。 / r7c6 是 2 或 6。若是 2，则 r7c9 是 3；若是 6，则 r8c4 是 3。无论如何，r7c9 与 r8c4 必有一个是 3。 / r7c4、r8c8 和 r8c9 同时受这两格影响，所以都不能是 3。",
		}, {
			"xyz-wing 5.2.7....7.4..8.53........4....9.17..2...6....8..326....8...497..6...........73.8 -",
			"Look at row 8. r8c9 can only be 1, 2 or 5, r8c8 only 1 or 2, and r8c7 only 5 or 2. / r8c9 is 1, 2 or 5. If it is 1, r8c8 is 2; if it is 5, r8c7 is 2; else it is 2 itself. So one of r8c8, r8c7 and r8c9 is 2. / r8c1, r8c4, r8c5 and r9c8 see all three, so none of them can be 2.",
			"看第 8 行。r8c9 只能填 1、2 或 5；r8c8 只能填 1 或 2，r8c7 只能填 5 或 2。 / r8c9 是 1、2 或 5。若是 1，则 r8c8 是 2；若是 5，则 r8c7 是 2；否则它自己是 2。因此 r8c8、r8c7 和 r8c9 中必有一个是 2。 / r8c1、r8c4、r8c5 和 r9c8 同时受这三格影响，所以都不能是 2。",
		},
	})
}

// checkWords checks where a step is, its pattern and why it is so, in English and
// in Chinese.
func checkWords(t *testing.T, with []*Technique, cases [][3]string) {
	t.Helper()
	for _, tt := range cases {
		f := strings.Fields(tt[0])
		i := slices.IndexFunc(with, func(x *Technique) bool { return x.ID == f[0] })
		pos := position(t, f[1], f[2])
		s, _ := Next(&pos, with[i:i+1])
		en, zh := words.English, words.Chinese
		if got := s.Where(en) + " " + s.Pattern(en) + " / " + strings.Join(s.Why(en), " / "); got != tt[1] {
			t.Errorf("%s: %s\nwant %s", f[0], got, tt[1])
		}
		if got := s.Where(zh) + s.Pattern(zh) + " / " + strings.Join(s.Why(zh), " / "); got != tt[2] {
			t.Errorf("%s: %s\nwant %s", f[0], got, tt[2])
		}
	}
}
