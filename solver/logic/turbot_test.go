package logic

import (
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

var turbots = []*Technique{skyscraper, kite, turbotFish, emptyRectangle, emptyRectangleTwo, dualKite, dualEmptyRectangle}

func TestTurbotCases(t *testing.T)   { turbotCases(t, "turbot.txt", turbots) }
func TestTurbotSound(t *testing.T)   { turbotSound(t, 21, 100, turbots) }
func TestTurbotSilent(t *testing.T)  { turbotSilent(t, 22, 4, turbots) }
func TestTurbotSpeaks(t *testing.T)  { turbotSpeaks(t, "turbot.txt", turbots) }
func TestTurbotDefined(t *testing.T) { turbotDefined(t, 23, 30, turbots, turbotReference) }

// turbotCases finds, in each position of a file, exactly the steps that its line
// names: none for a near miss.
func turbotCases(t *testing.T, file string, techs []*Technique) {
	t.Helper()
	hits, misses := map[string]int{}, map[string]int{}
	turbotEach(t, file, techs, func(tech *Technique, line, want string, steps []Step) {
		var got []string
		for _, s := range steps {
			got = append(got, s.Notation(words.English))
		}
		if want == "-" {
			want, misses[tech.ID] = "", misses[tech.ID]+1
		} else {
			hits[tech.ID]++
		}
		if got := strings.Join(got, "; "); got != want {
			t.Errorf("%s: %s", line, got)
		}
	})
	for _, tech := range techs {
		if hits[tech.ID] < 10 || misses[tech.ID] < 2 {
			t.Errorf("%s has %d cases and %d near misses", tech.ID, hits[tech.ID], misses[tech.ID])
		}
	}
}

// turbotEach calls with for each line of a file.
func turbotEach(t *testing.T, file string, techs []*Technique, with func(tech *Technique, line, want string, steps []Step)) {
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

// turbotSpeaks: every step says everything in both languages, in full, and shows
// what it removes.
func turbotSpeaks(t *testing.T, file string, techs []*Technique) {
	t.Helper()
	turbotEach(t, file, techs, func(tech *Technique, line, _ string, steps []Step) {
		for _, s := range steps {
			for _, l := range words.Langs {
				for what, text := range everything(s, l) {
					checkText(t, tech.ID+" "+what, text, l)
				}
				if n := len(s.Why(l)); n < 1 || n > 3 {
					t.Errorf("%s: %d paragraphs", tech.ID, n)
				}
				if where := s.Where(l); strings.Contains(where, l.Say(tech.Name)) {
					t.Errorf("%s is named too soon: %s", tech.ID, where)
				}
			}
			if !slices.Equal(s.cands(puzzle.Eliminate), s.Eliminate) && !strings.HasPrefix(tech.ID, "dual") {
				t.Errorf("%s shows %v", line, s.cands(puzzle.Eliminate))
			}
		}
	})
}

// turbotWalk calls see with the positions on the way through random puzzles,
// solved by a few plain techniques; where these end, a wrong candidate is taken
// away, and they go on.
func turbotWalk(t *testing.T, seed uint64, puzzles int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 3))
	for range puzzles {
		g, solution := minimal(rng)
		b, hunt := start(&g), newSearch()
		for !b.Empty.Empty() {
			if s, ok := hunt.first(b, []*Technique{fullHouse, nakedSingle, hiddenSingle, pointing, claiming, nakedPair}); ok {
				b.apply(&s)
				continue
			}
			see(b, &solution)
			var wrong []puzzle.Candidate
			for c := range b.Empty.All() {
				wrong = append(wrong, b.within(puzzle.CellsOf(c), puzzle.AllDigits&^solution[c].Set())...)
			}
			b.Eliminate(wrong[rng.IntN(len(wrong))])
		}
	}
}

// turbotSound: no step removes a digit of the solution, does nothing, comes twice
// or goes on when told to stop.
func turbotSound(t *testing.T, seed uint64, puzzles int, techs []*Technique) {
	t.Helper()
	seen := map[string]int{}
	turbotWalk(t, seed, puzzles, func(b *Board, solution *puzzle.Grid) {
		twice := map[string]bool{}
		for _, s := range All(&b.Position, techs) {
			seen[s.Technique.ID]++
			line := s.Technique.ID + s.Notation(words.English)
			if twice[line] || len(s.Eliminate) == 0 || len(s.Place) != 0 {
				t.Errorf("%v: %s comes twice, or does nothing", b.Grid, line)
			}
			twice[line] = true
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() || !b.Has(k) {
					t.Errorf("%v: %s is wrong about %v", b.Grid, line, k)
				}
			}
		}
		for _, tech := range techs {
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%v: %s doesn't stop", b.Grid, tech.ID)
			}
		}
	})
	for _, tech := range techs {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// turbotSilent: a finder that finds nothing allocates nothing.
func turbotSilent(t *testing.T, seed uint64, puzzles int, techs []*Technique) {
	t.Helper()
	turbotWalk(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
		hunt := newSearch()
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

// A definition tells slowly what a technique removes.
type definition func(p *puzzle.Position) map[string]bool

// turbotDefined: the finders find all that the definitions say, and no more.
func turbotDefined(t *testing.T, seed uint64, puzzles int, techs []*Technique, defined map[string]definition) {
	t.Helper()
	turbotWalk(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
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

// refEmpty returns what goes around each cross of a row and a column in a box
// with least to most places: v goes if, the digit in v, the strong link of a
// line empties the cross.
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
