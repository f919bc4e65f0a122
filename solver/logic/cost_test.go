package logic

import (
	"math/rand/v2"
	"os"
	"slices"
	"testing"

	"sudoku/puzzle"
)

// perLevel is how many puzzles of each level the order is measured on.
func perLevel() int { return sample(8, 500) }

// sample returns how much of its data a test looks at: all of it only under SUDOKU_LONG.
func sample(some, all int) int {
	if os.Getenv("SUDOKU_LONG") != "" {
		return all
	}
	return some
}

// byLevel returns random puzzles of each level.
func byLevel(t *testing.T, seed uint64, n int) (of [puzzle.Extreme + 1][]puzzle.Grid) {
	t.Helper()
	rng, rater := rand.New(rand.NewPCG(seed, 17)), Rater{}
	for missing := n * int(puzzle.Extreme); missing > 0; {
		g, _ := minimal(rng)
		r, err := rater.Rate(t.Context(), &g, HoDoKu.Techniques)
		if err != nil {
			t.Fatal(err)
		}
		if len(of[r.Level]) < n {
			of[r.Level] = append(of[r.Level], g)
			missing--
		}
	}
	return of
}

// TestOrder: on the path of the profile for hints less must be seen than by the list as it
// stands, in hardly more steps; and no step is told while an easier one of the named kinds
// is open.
func TestOrder(t *testing.T) {
	asListed := listed(full)
	for level, puzzles := range byLevel(t, 1, perLevel()) {
		var steps, cost [2]int
		for _, g := range puzzles {
			for i, with := range [][]*Technique{asListed, Full.Techniques} {
				pos := puzzle.NewPosition(g)
				path, _, err := PathFrom(t.Context(), &pos, with)
				if err != nil {
					t.Fatal(g, err)
				}
				steps[i] += len(path)
				for _, s := range path {
					cost[i] += s.Cost()
					if i == 1 {
						checkEasier(t, &pos, &s)
						s.Apply(&pos)
					}
				}
			}
		}
		t.Logf("%v: %d puzzles, %d steps where there were %d, cost %d where it was %d", puzzle.Level(level), len(puzzles), steps[1], steps[0], cost[1], cost[0])
		if len(puzzles) > 0 && (cost[1] >= cost[0] || 100*steps[1] > 103*steps[0]) {
			t.Errorf("%v: steps %v, cost %v", puzzle.Level(level), steps, cost)
		}
	}
}

// easier lists, for techniques, what must not be open where they are told.
var easier = []struct {
	told []*Technique
	open *Technique
}{
	{[]*Technique{nakedSingle}, hiddenSingle},
	{[]*Technique{swordfish, jellyfish}, skyscraper},
	{[]*Technique{swordfish, jellyfish}, kite},
	{[]*Technique{jellyfish}, emptyRectangle},
	{[]*Technique{emptyRectangle, emptyRectangleTwo}, skyscraper},
	{[]*Technique{emptyRectangle, emptyRectangleTwo}, kite},
	{[]*Technique{emptyRectangle, emptyRectangleTwo, skyscraper, kite, turbotFish}, xWing},
	{[]*Technique{uniqueRectangle1, uniqueRectangle4, hiddenRectangle}, xyWing},
}

// checkEasier checks a step against what is easier, and that no line single is told while
// a box has one.
func checkEasier(t *testing.T, pos *puzzle.Position, s *Step) {
	t.Helper()
	for _, e := range easier {
		if !slices.ContainsFunc(e.told, func(x *Technique) bool { return x.ID == s.Technique.ID }) {
			continue
		}
		for _, o := range All(pos, []*Technique{e.open}) {
			t.Errorf("%v: %s is told though %s is open", pos.Grid, s.Notation(), o.Notation())
		}
	}
	if s.Technique.ID == hiddenSingle.ID && s.house() < puzzle.Box(0) {
		for _, o := range All(pos, []*Technique{hiddenSingle}) {
			if o.house() >= puzzle.Box(0) {
				t.Errorf("%v: %s is told though %s is the only place in its box", pos.Grid, s.Notation(), o.Notation())
			}
		}
	}
}

// TestShortestChain: of the chains of a position the one told costs least, so it has the fewest
// links of its kind, and of those that cost as much removes the most.
func TestShortestChain(t *testing.T) {
	chains := []*Technique{easiest[xChain.ID], easiest[xyChain.ID], easiest[niceLoop.ID], easiest[groupedNiceLoop.ID]}
	of, told := byLevel(t, 9, max(8, perLevel()/5)), 0
	for _, g := range slices.Concat(of[puzzle.Unfair], of[puzzle.Extreme]) {
		pos := puzzle.NewPosition(g)
		path, _, _ := PathFrom(t.Context(), &pos, Full.Techniques)
		for _, s := range path {
			if s.Technique.Code >= "0701" && s.Technique.Code <= "0711" && s.Technique.Code != remotePair.Code && s.setCells() == 0 {
				told++
				for _, o := range All(&pos, chains) {
					if a, b := o.Cost(), s.Cost(); a < b || a == b && len(o.Eliminate) > len(s.Eliminate) {
						t.Errorf("%v: %s is told, not %s", pos.Grid, s.Notation(), o.Notation())
					}
				}
			}
			s.Apply(&pos)
		}
	}
	if told < 15 {
		t.Error("only", told, "chains were told")
	}
}

// throughSets are the techniques whose chains run through almost locked sets.
var throughSets = []string{setsContinuousLoop.ID, setsDiscontinuousLoop.ID, setsAIC.ID}

// TestLeast: no step costs less than its technique's steps do at least, by which the
// techniques stand in their order; and the step told is the one that costs least.
func TestLeast(t *testing.T) {
	if !slices.IsSortedFunc(Full.Techniques, func(a, b *Technique) int { return a.least - b.least }) || Full.Techniques[0].least == 0 {
		t.Error("the techniques are not in the order of what they cost")
	}
	quick := slices.DeleteFunc(slices.Clone(Full.Techniques), func(t *Technique) bool { return t.least >= easiest[krakenOne.ID].least })
	rng := rand.New(rand.NewPCG(3, 17))
	for range perLevel() / 2 {
		g, _ := minimal(rng)
		pos := puzzle.NewPosition(g)
		path, _, _ := PathFrom(t.Context(), &pos, Full.Techniques)
		for i, told := range path {
			for _, tech := range quick {
				if told.Technique.Level == puzzle.Easy && i%8 > 0 {
					continue
				}
				for _, s := range All(&pos, []*Technique{tech}) {
					if s.setCells() == 0 && slices.Contains(throughSets, tech.ID) {
						continue // the same chain is of groupedNiceLoop
					}
					if s.Cost() < tech.least || s.Cost() < told.Cost() {
						t.Errorf("%v: %s costs %d, the least is %d; told is %s for %d", pos.Grid, s.Notation(), s.Cost(), tech.least, told.Notation(), told.Cost())
					}
				}
			}
			told.Apply(&pos)
		}
	}
}

// TestMovedUp: a technique that the player moved up comes first, however much its steps
// cost; the others stay in their order.
func TestMovedUp(t *testing.T) {
	pos := position(t, "8.7.4319.6....2.4334...........38651.38.6.92756..2.384..3..42.89.428..3.2863..419", "r4c4-7")
	if s, _ := Next(&pos, Full.Techniques); s.Technique.ID == nakedPair.ID {
		t.Fatal(s.Notation())
	}
	first := append([]*Technique{easiest[nakedPair.ID]}, Full.Techniques...)
	if s, _ := Next(&pos, first); s.Technique.ID != nakedPair.ID {
		t.Error(s.Notation())
	}
}

// TestUnmarked: without candidates a naked single that needs more than six digits around
// it comes behind pointing, with candidates before.
func TestUnmarked(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 17))
	with := []*Technique{easiest[nakedSingle.ID], easiest[pointing.ID], easiest[claiming.ID]}
	told := map[bool]int{}
	for range 60 {
		g, _ := minimal(rng)
		pos := puzzle.NewPosition(g)
		if len(All(&pos, with[:1])) == 0 || len(All(&pos, with[1:])) == 0 {
			continue
		}
		for _, marked := range []bool{true, false} {
			if s := Easiest(&pos, with, marked, nil); (s[0].Technique.ID == nakedSingle.ID) != marked {
				t.Errorf("%v, %v: %s", pos.Grid, marked, s[0].Notation())
			}
			told[marked]++
		}
	}
	if told[true] < 5 {
		t.Error(told)
	}
}
