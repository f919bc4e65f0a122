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

// alsCases finds, in each position of a file, exactly the steps that its line
// names.
func alsCases(t *testing.T, file string, techs ...*Technique) {
	t.Helper()
	seen := map[string]int{}
	for _, line := range lines(t, file) {
		f := strings.SplitN(line, " ", 4)
		i := slices.IndexFunc(techs, func(tech *Technique) bool { return tech.ID == f[0] })
		if i < 0 {
			t.Fatal(line)
		}
		seen[f[0]]++
		pos := position(t, f[1], f[2])
		var got []string
		for _, s := range All(&pos, techs[i:i+1]) {
			got = append(got, s.Notation(words.English))
		}
		if got := strings.Join(got, "; "); got != f[3] {
			t.Errorf("%s: %s", line, got)
		}
	}
	for _, tech := range techs {
		if seen[tech.ID] < 10 {
			t.Errorf("%s has %d cases", tech.ID, seen[tech.ID])
		}
	}
}

// alsWalk calls see with the positions of random puzzles after the plain
// techniques; where these end, a wrong candidate is taken away and they go on.
func alsWalk(t *testing.T, seed uint64, puzzles int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for range puzzles {
		g, solution := minimal(rng)
		b, hunt := start(&g), newSearch()
		for !b.Empty.Empty() {
			if s, ok := hunt.first(b, plain); ok {
				b.apply(&s)
				continue
			}
			see(b, &solution)
			var wrong []puzzle.Candidate
			for c := range b.Empty.All() {
				for d := range (b.Cands[c] &^ solution[c].Set()).All() {
					wrong = append(wrong, puzzle.Cand(c, d))
				}
			}
			b.Eliminate(wrong[rng.IntN(len(wrong))])
		}
	}
}

// plain techniques lead to positions where the hard ones are of use.
var plain = []*Technique{fullHouse, nakedSingle, hiddenSingle, pointing, claiming, nakedPair, hiddenPair}

// alsSound: no step removes a digit of the solution, does nothing, comes twice
// or goes on when told to stop.
func alsSound(t *testing.T, seed uint64, puzzles int, techs ...*Technique) {
	t.Helper()
	seen := map[string]int{}
	alsWalk(t, seed, puzzles, func(b *Board, solution *puzzle.Grid) {
		twice := map[string]bool{}
		for _, s := range All(&b.Position, techs) {
			seen[s.Technique.ID]++
			line := s.Notation(words.English)
			if twice[line] || len(s.Eliminate) == 0 {
				t.Errorf("%v: %s comes twice or does nothing", b.Grid, line)
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
			tech.find(b, func(Step) bool { calls++; return false })
			if calls > 1 {
				t.Fatalf("%s went on", tech.ID)
			}
		}
	})
	for _, tech := range techs {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// alsReference: the finder finds all that the definition says, and no more.
func alsReference(t *testing.T, seed uint64, puzzles int, tech *Technique, ref func(*puzzle.Position) map[string]bool) {
	t.Helper()
	some := 0
	alsWalk(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
		want, got := ref(&b.Position), map[string]bool{}
		for _, s := range All(&b.Position, []*Technique{tech}) {
			got[effect(s.Place, s.Eliminate)] = true
		}
		some += len(want)
		if !maps.Equal(got, want) {
			t.Errorf("%v: %s: %v, want %v", b.Grid, tech.ID, slices.Sorted(maps.Keys(got)), slices.Sorted(maps.Keys(want)))
		}
	})
	if some == 0 {
		t.Errorf("%s never occurred", tech.ID)
	}
}

// alsSpeech: each step of the cases says everything in both languages, in full.
func alsSpeech(t *testing.T, file string, techs ...*Technique) {
	t.Helper()
	for _, line := range lines(t, file) {
		f := strings.SplitN(line, " ", 4)
		i := slices.IndexFunc(techs, func(tech *Technique) bool { return tech.ID == f[0] })
		pos := position(t, f[1], f[2])
		for _, s := range All(&pos, techs[i:i+1]) {
			for _, l := range words.Langs {
				for what, text := range everything(s, l) {
					if what == "notation" { // braces belong to it
						text = strings.NewReplacer("{", "", "}", "").Replace(text)
					}
					checkText(t, s.Technique.ID+" "+what, text, l)
				}
				if n := len(s.Why(l)); n < 1 || n > 3 {
					t.Errorf("%s: %d paragraphs", s.Technique.ID, n)
				}
				if where := s.Where(l); strings.Contains(where, l.Say(s.Technique.Name)) {
					t.Errorf("%s is named too soon: %s", s.Technique.ID, where)
				}
			}
		}
	}
}

func TestALSCases(t *testing.T) { alsCases(t, "als.txt", alsTechniques...) }

func TestALSSound(t *testing.T) {
	alsSound(t, 20, 6, alsTechniques...)
	alsSound(t, 24, 5, alsOverlapping...)
}

func TestALSSpeech(t *testing.T) { alsSpeech(t, "als.txt", alsTechniques...) }

var alsTechniques = []*Technique{alsXZ, alsXYWing, alsChain, deathBlossom}

// refALS lists the almost locked sets of a position.
func refALS(p *puzzle.Position) map[puzzle.CellSet]puzzle.DigitSet {
	all := map[puzzle.CellSet]puzzle.DigitSet{}
	for h := range puzzle.House(puzzle.NumHouses) {
		for n := 1; n <= 8; n++ {
			choose(h.Set().Without(p.Grid.Filled()), n, func(cells puzzle.CellSet) {
				var digits puzzle.DigitSet
				for c := range cells.All() {
					digits |= p.Cands[c]
				}
				if digits.Len() == n+1 {
					all[cells] = digits
				}
			})
		}
	}
	return all
}

// seeing returns the candidates d that see all of cells' candidates d.
func seeing(p *puzzle.Position, cells puzzle.CellSet, d puzzle.Digit) (out puzzle.CellSet) {
	out = holding(p, puzzle.AllCells, d.Set())
	for c := range holding(p, cells, d.Set()).All() {
		out = out.And(c.Peers())
	}
	return out
}

func TestXZReference(t *testing.T) {
	alsReference(t, 21, 8, alsXZ, func(p *puzzle.Position) map[string]bool {
		out, all := map[string]bool{}, refALS(p)
		for a, ofA := range all {
			for b, ofB := range all {
				if !a.And(b).Empty() {
					continue
				}
				var xs puzzle.DigitSet
				gone := map[puzzle.Candidate]bool{}
				remove := func(cells puzzle.CellSet, d puzzle.Digit) {
					for c := range cells.All() {
						gone[puzzle.Cand(c, d)] = true
					}
				}
				for x := range (ofA & ofB).All() {
					if holding(p, b, x.Set()).In(seeing(p, a, x)) {
						xs |= x.Set()
						for z := range (ofA & ofB &^ x.Set()).All() {
							remove(seeing(p, a.Or(b), z), z)
						}
					}
				}
				if xs.Len() > 1 {
					for d := range (ofA &^ xs).All() {
						remove(seeing(p, a, d), d)
					}
					for d := range (ofB &^ xs).All() {
						remove(seeing(p, b, d), d)
					}
				}
				if len(gone) > 0 {
					out[effect(nil, slices.Collect(maps.Keys(gone)))] = true
				}
			}
		}
		return out
	})
}

func TestXYWingReference(t *testing.T) {
	alsReference(t, 22, 8, alsXYWing, func(p *puzzle.Position) map[string]bool {
		out, all := map[string]bool{}, refALS(p)
		joined := map[puzzle.CellSet]map[puzzle.CellSet]puzzle.DigitSet{}
		for a, ofA := range all {
			joined[a] = map[puzzle.CellSet]puzzle.DigitSet{}
			for b, ofB := range all {
				for x := range (ofA & ofB).All() {
					if a.And(b).Empty() && holding(p, b, x.Set()).In(seeing(p, a, x)) {
						joined[a][b] |= x.Set()
					}
				}
			}
		}
		for _, ends := range joined {
			for a, xs := range ends {
				for b, ys := range ends {
					if !a.And(b).Empty() || (xs|ys).Len() < 2 {
						continue
					}
					var ks []puzzle.Candidate
					for z := range (all[a] & all[b] &^ xs &^ ys).All() {
						ks = append(ks, removing(p, seeing(p, a.Or(b), z), z.Set())...)
					}
					if len(ks) > 0 {
						out[effect(nil, ks)] = true
					}
				}
			}
		}
		return out
	})
}
