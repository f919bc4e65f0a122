package logic

import (
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"sudoku/puzzle"
)

var chainRows = []*Technique{
	xChain, xyChain, continuousLoop, discontinuousLoop, aic,
	groupedContinuousLoop, groupedDiscontinuousLoop, groupedAIC,
}

func TestChainCases(t *testing.T) { checkCases(t, "chain.txt", chainRows, 10, 2) }

// chainPositions calls see with positions of random puzzles, from where the
// plain techniques end. There a chain is a step, or else a wrong candidate is removed.
func chainPositions(t *testing.T, seed uint64, puzzles int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 3))
	hard := []*Technique{xChain, xyChain, niceLoop, groupedNiceLoop}
	for range puzzles {
		g, solution := minimal(rng)
		b, hunt := start(&g), newStepFinder()
		for !b.Empty.Empty() {
			if s, ok := hunt.first(b, plain); ok {
				b.apply(&s)
				continue
			}
			see(b, &solution)
			if s, ok := hunt.first(b, hard); ok && rng.IntN(2) == 0 {
				b.apply(&s)
				continue
			}
			c := puzzle.Cell(rng.IntN(81))
			if d := puzzle.Digit(1 + rng.IntN(9)); d != solution[c] {
				b.Eliminate(puzzle.Cand(c, d))
			}
		}
	}
}

// TestChainSound: no step removes a digit of the solution or one that is not
// there, none comes twice, and each chain holds link by link.
func TestChainSound(t *testing.T) {
	seen := map[string]int{}
	chainPositions(t, 1, 15, func(b *Board, solution *puzzle.Grid) {
		twice := map[string]bool{}
		for _, s := range All(&b.Position, chainRows) {
			seen[s.Technique.ID]++
			line := s.Notation()
			if twice[s.Technique.ID+effect(nil, s.Eliminate)] {
				t.Errorf("%v: %s comes twice", b.Grid, line)
			}
			twice[s.Technique.ID+effect(nil, s.Eliminate)] = true
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() || !b.Has(k) {
					t.Errorf("%v: %s is wrong about %v", b.Grid, line, k)
				}
			}
			checkLinks(t, b, s)
		}
	})
	for _, tech := range chainRows {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// checkLinks checks that links follow one another, strong and weak in turn, and
// that each is one.
func checkLinks(t *testing.T, b *Board, s Step) {
	t.Helper()
	links := s.Diagram.Links
	for i, l := range links {
		if i > 0 && (!slices.Equal(links[i-1].To, l.From) || links[i-1].Strong == l.Strong) {
			t.Errorf("%v: %s breaks at link %d", b.Grid, s.Notation(), i)
		}
		both := append(slices.Clone(l.From), l.To...)
		if !slices.ContainsFunc(refPlaces(both), func(place []puzzle.Candidate) bool {
			there := slices.DeleteFunc(slices.Clone(place), func(k puzzle.Candidate) bool { return !b.Has(k) })
			return !l.Strong || len(there) == len(both)
		}) {
			t.Errorf("%v: %s: link %d is none", b.Grid, s.Notation(), i)
		}
	}
}

// refPlaces returns the cells, as all their candidates, and the digits of houses,
// as all their places, of which ks are a part.
func refPlaces(ks []puzzle.Candidate) (places [][]puzzle.Candidate) {
	has := func(place []puzzle.Candidate) bool {
		return !slices.ContainsFunc(ks, func(k puzzle.Candidate) bool { return !slices.Contains(place, k) })
	}
	var cell []puzzle.Candidate
	for d := range puzzle.AllDigits.All() {
		cell = append(cell, puzzle.Cand(ks[0].Cell(), d))
	}
	if has(cell) {
		places = append(places, cell)
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		var place []puzzle.Candidate
		for _, c := range h.Cells() {
			place = append(place, puzzle.Cand(c, ks[0].Digit()))
		}
		if has(place) {
			places = append(places, place)
		}
	}
	return places
}

// TestChainOrder: steps come in HoDoKu's order, the row for all forms finds what
// the rows for one do, and a finder stops when it is asked to.
func TestChainOrder(t *testing.T) {
	chainPositions(t, 2, 8, func(b *Board, _ *puzzle.Grid) {
		for _, pair := range []struct {
			all  *Technique
			each []*Technique
		}{{niceLoop, chainRows[2:5]}, {groupedNiceLoop, chainRows[5:]}} {
			got, want := map[string]bool{}, map[string]bool{}
			last := Step{}
			pair.all.find(b, func(s Step) bool {
				got[s.Technique.ID+effect(nil, s.Eliminate)] = true
				if n := len(last.Eliminate) - len(s.Eliminate); last.Technique != nil &&
					(n < 0 || n == 0 && chainWeight(last.Eliminate) > chainWeight(s.Eliminate)) {
					t.Errorf("%v: %s before %s", b.Grid, last.Notation(), s.Notation())
				}
				last = s
				return true
			})
			for _, s := range All(&b.Position, pair.each) {
				want[s.Technique.ID+effect(nil, s.Eliminate)] = true
			}
			if !maps.Equal(got, want) {
				t.Errorf("%v: %s: %v, want %v", b.Grid, pair.all.ID, got, want)
			}
		}
		for _, tech := range append(slices.Clone(chainRows), niceLoop, groupedNiceLoop) {
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%s went on", tech.ID)
			}
		}
	})
}

// TestChainNothing: a search that finds nothing allocates nothing.
func TestChainNothing(t *testing.T) {
	checkNoAllocsOn(t, chainBoards(t, 3, 4), append(slices.Clone(chainRows), niceLoop, groupedNiceLoop), 20)
}

// chainBoards returns the boards of chainPositions, and the blank one.
func chainBoards(t *testing.T, seed uint64, puzzles int) []*Board {
	boards := []*Board{blank}
	chainPositions(t, seed, puzzles, func(b *Board, _ *puzzle.Grid) {
		now := *b
		boards = append(boards, &now)
	})
	return boards
}

// TestChainLists: what a graph lists for a literal is what its tables say.
func TestChainLists(t *testing.T) {
	chainPositions(t, 8, 4, func(b *Board, _ *puzzle.Grid) {
		for kind := range numChainKinds {
			g := chainsOf(b, kind)
			for l := range chainLit(2 * len(g.nodes)) {
				row := make([]uint64, g.words)
				for i, m := range g.follows(l) {
					if row[m.node()/64] |= 1 << (m.node() % 64); m.on() == l.on() || slices.Contains(g.follows(l)[:i], m) {
						t.Errorf("%v: kind %d: %d follows from %d", b.Grid, kind, m, l)
					}
				}
				table := g.weak
				if !l.on() {
					table = g.strong
				}
				if !slices.Equal(row, g.row(table, l.node())) {
					t.Errorf("%v: kind %d: the list of %d differs from its row", b.Grid, kind, l)
				}
			}
			g.free()
		}
	})
}

// TestChainRuledOut: where the quick check says that there is no X-chain, there is none.
func TestChainRuledOut(t *testing.T) {
	var seen [2]int
	chainPositions(t, 9, 30, func(b *Board, _ *puzzle.Grid) {
		may, is := 0, 0
		for d := range puzzle.AllDigits.All() {
			if mayChain(b, d) {
				may = 1
			}
		}
		findChains(b, chainX, 1<<chainOpen, func(chainForm, Step) bool { is = 1; return false })
		if seen[may]++; is > may {
			t.Errorf("%v: there is an X-chain", b.Grid)
		}
	})
	if seen[0] < 10 || seen[1] < 10 {
		t.Errorf("ruled out %d times, not %d times", seen[0], seen[1])
	}
}
