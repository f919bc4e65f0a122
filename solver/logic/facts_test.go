package logic

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver"
)

// TestFacts: what is said of a step is so on the board, on the way to the solution, in all
// steps of fresh positions, and where a player has removed candidates. No case of a verity
// contradicts itself unless it is told as refuted.
func TestFacts(t *testing.T) {
	puzzles := 1
	if os.Getenv("SUDOKU_LONG") != "" {
		puzzles = 300
	}
	rng := rand.New(rand.NewPCG(36, 1))
	seen := factCount{}
	with := append(StepTechniques(false), forcingChain, forcingNet, krakenOne)
	for range puzzles {
		g := minimalGrid(rng)
		solution, _ := solver.Solve(g)
		fresh := puzzle.NewPosition(g)
		for _, s := range All(&fresh, with) {
			seen.check(t, &fresh, s)
		}
		own := fresh
		for c := range puzzle.AllCells.Without(g.Filled()).All() {
			for d := range (own.Cands[c] &^ solution[c].Set()).All() {
				if rng.IntN(3) == 0 {
					own.Eliminate(puzzle.Cand(c, d))
				}
			}
		}
		for _, s := range All(&own, with) {
			seen.check(t, &own, s)
		}
		for _, p := range []Profile{Full, HoDoKu} {
			pos := fresh
			steps, _, _ := PathFrom(t.Context(), &pos, p.Techniques)
			for _, s := range steps {
				seen.check(t, &pos, s)
				s.Apply(&pos)
			}
		}
	}
	if seen["facts"] < 100_000 || seen["false"] > 0 {
		t.Error(seen)
	}
	t.Log(seen)
}

// TestExampleFacts: the guide says only what is so.
func TestExampleFacts(t *testing.T) {
	seen := factCount{}
	for _, row := range rows {
		if pos, s, ok := row.Example(); ok {
			seen.check(t, &pos, s)
		}
	}
	t.Log(seen)
}

// TestForcingFacts: the same for all chains and nets that force something, in positions in
// which cases clash with themselves and where groups have all places of a house.
func TestForcingFacts(t *testing.T) {
	seen := factCount{}
	for _, line := range []string{
		"56.........92...75..1..5.8....7...1..5..6....3..9...5294.....3..8...........27..4",
		"....7.35..27..4..8.61.......52...8..8...9.7.....4.6......76.9...3.....4..1...9...",
		"1...6..4...2.7...1.....983..1....36..7348........3.4.....2...9..29.4.6...3.......",
	} {
		pos := position(t, line, "-")
		for _, s := range All(&pos, []*Technique{forcingChain, forcingNet}) {
			seen.check(t, &pos, s)
		}
	}
	for _, tech := range []*Technique{forcingChainVerity, forcingNetVerity} {
		if seen["cases refuted, "+tech.ID] == 0 {
			t.Errorf("%s refutes nothing: %v", tech.ID, seen)
		}
	}
	t.Log(seen)
}

// A factCount counts steps, facts, and what is false of them, by technique.
type factCount map[string]int

func (n factCount) check(t *testing.T, pos *puzzle.Position, s Step) {
	t.Helper()
	n["steps"]++
	for _, f := range s.Facts() {
		if n["facts"]++; !f.Holds(pos) {
			n["false"]++
			n[s.Technique.ID]++
			if n["false"] < 20 {
				t.Errorf("%v %v: %s: not so: %T %v in %q", pos.Grid, pos.Cands, s.Notation(), f, f, s.Why(words.English))
			}
			return
		}
	}
	if !slices.Contains([]*Technique{forcingChainVerity, forcingNetVerity, krakenOne, krakenTwo}, s.Technique) {
		return
	}
	n["verities, "+s.Technique.ID]++
	why := strings.ToLower(strings.Join(s.Why(words.English), " "))
	for _, links := range linksByChain(&s) {
		start := linksStart(links)
		switch refuted := fmt.Sprintf("so %v is not %d.", start.cell(), start.digit); {
		case strings.Contains(why, refuted):
			n["cases refuted, "+s.Technique.ID]++
		case contradictsItself(links):
			n["false"]++
			n["contradicts itself, "+s.Technique.ID]++
			t.Errorf("%v %v: %s: a case contradicts itself: %q", pos.Grid, pos.Cands, s.Notation(), s.Why(words.English))
		}
	}
}

// minimalGrid returns a random puzzle from which nothing can be taken away.
func minimalGrid(rng *rand.Rand) puzzle.Grid {
	g, _ := solver.Random(puzzle.Grid{}, rng)
	for _, i := range rng.Perm(81) {
		d := g[i]
		if g[i] = 0; solver.Count(g, 2) != 1 {
			g[i] = d
		}
	}
	return g
}
