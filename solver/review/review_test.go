package review

import (
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/generator"
	"sudoku/puzzle"
	"sudoku/solver"
)

// A tally counts how often the review is right.
type tally struct{ games, moves, right, guesses, found, notGuesses, mistakes, told int }

func (c *tally) add(d tally) {
	c.games += d.games
	c.moves += d.moves
	c.right += d.right
	c.guesses += d.guesses
	c.found += d.found
	c.notGuesses += d.notGuesses
	c.mistakes += d.mistakes
	c.told += d.told
}

func (c tally) String() string {
	return fmt.Sprintf("%d games: labels %s, guesses %s, %d said to be guesses that are none, mistakes %s", c.games,
		share(c.right, c.moves), share(c.found, c.guesses), c.notGuesses, share(c.told, c.mistakes))
}

func share(a, b int) string { return fmt.Sprintf("%d of %d (%.2f %%)", a, b, percent(a, b)) }

func percent(a, b int) float64 { return 100 * float64(a) / float64(max(b, 1)) }

// habits returns the habits of player n.
func habits(n int, rng *rand.Rand) habit {
	return habit{
		knows: class(n % int(unfound-1)), unique: rng.IntN(2) == 0, marks: rng.IntN(3), timed: rng.IntN(4) > 0,
		guesses: 0.02 * rng.Float64(), mistakes: 0.03 * rng.Float64(), undoes: 0.02 * rng.Float64(),
		strays: []float64{0, 0.02, 0.1}[rng.IntN(3)], asks: rng.IntN(2) == 0,
	}
}

func puzzleFor(t testing.TB, level puzzle.Level, seed uint64) (givens, solution puzzle.Grid) {
	r, err := generator.Generate(t.Context(), generator.Order{Level: level, Seed: seed}, 1, nil)
	if err != nil {
		t.Fatal(err)
	}
	solution, err = solver.Solve(r.Puzzle.Givens)
	if err != nil {
		t.Fatal(err)
	}
	return r.Puzzle.Givens, solution
}

// TestPlayers reviews games of players whose knowledge, guesses and mistakes are known.
func TestPlayers(t *testing.T) {
	games, leastFound := 40, 85.0
	if os.Getenv("SUDOKU_LONG") != "" {
		games, leastFound = 2000, 93
	} else if testing.Short() {
		games = 5
	}
	by, took := map[string]tally{}, map[string][]time.Duration{}
	for n := range games {
		rng := rand.New(rand.NewPCG(uint64(n), 24))
		level, h := puzzle.Easy+puzzle.Level(n%5), habits(n/5, rng)
		givens, solution := puzzleFor(t, level, uint64(n))
		s := simulate(t, givens, solution, h, rng)
		hist, begun := s.hist(), time.Now()
		r, err := Of(t.Context(), Request{hist, solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		c := compare(t, s, r, fmt.Sprintf("game %d, %v, %v", n, level, h))
		kinds := []string{
			"all", "level " + level.Name(), fmt.Sprintf("knows %02d", h.knows), "keeps " + marksNames[h.marks],
			fmt.Sprintf("unique %v", h.unique), fmt.Sprintf("timed %v", h.timed), fmt.Sprintf("strays %v", h.strays),
		}
		for _, kind := range kinds {
			sum := by[kind]
			sum.add(c)
			by[kind], took[kind] = sum, append(took[kind], time.Since(begun))
		}
		speaks(t, r)
	}
	for _, kind := range slices.Sorted(maps.Keys(by)) {
		slices.Sort(took[kind])
		t.Logf("%s: %v; %v in the median, %v at most", kind, by[kind], took[kind][len(took[kind])/2], took[kind][len(took[kind])-1])
	}
	if all := by["all"]; percent(all.right, all.moves) < 99 || all.guesses > 20 && percent(all.found, all.guesses) < leastFound || all.told < all.mistakes {
		t.Error("it is right too seldom: ", all)
	}
}

// TestTakenBack reviews games in which guesses are taken back with what followed them, of which
// some is entered again: such a digit was found before, and its game keeps its guesses.
func TestTakenBack(t *testing.T) {
	games := []int{3, 69, 194, 442, 569} // where nothing else could be entered when one was
	if os.Getenv("SUDOKU_LONG") != "" {
		games = nil
		for n := range 600 {
			games = append(games, n)
		}
	}
	var all tally
	for _, n := range games {
		rng := rand.New(rand.NewPCG(uint64(n), 24))
		level, h := puzzle.Easy+puzzle.Level(n%5), habits(n/5, rng)
		h.retreats = 0.5
		givens, solution := puzzleFor(t, level, uint64(n))
		s := simulate(t, givens, solution, h, rng)
		r, err := Of(t.Context(), Request{s.hist(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		speaks(t, r)
		all.add(compare(t, s, r, fmt.Sprintf("game %d, %v, %v", n, level, h)))
	}
	if t.Log(all); percent(all.found, all.guesses) < 80 {
		t.Error("it is right too seldom: ", all)
	}
}

// compare counts what the review says rightly of a game.
func compare(t testing.TB, s *simulated, r *Review, name string) (c tally) {
	c.games = 1
	var why strings.Builder
	for i := range r.Moves {
		m := &r.Moves[i]
		want, ok := s.truths[m.Node]
		if !ok {
			t.Fatal(name, ": a move that was not made: ", m.Move)
		}
		if c.moves++; m.right(want) {
			c.right++
		} else {
			fmt.Fprintf(&why, "   move %d %v: %+v, said to be %v (%+v, sure %.2f)\n", m.Number, m.Move, want, m.Label, m.is, m.Sure)
		}
		switch want.label {
		case Guess:
			c.guesses++
			c.found += count(m.Label == Guess)
		case Mistake:
			c.mistakes++
			c.told += count(m.Label == Mistake)
		}
		c.notGuesses += count(m.Label == Guess && want.label != Guess)
	}
	if why.Len() > 0 && testing.Verbose() {
		t.Logf("%s, chances %.2f\n%s", name, r.chances, why.String())
	}
	return c
}

// right reports whether a label is the right one, and with it the technique.
func (m *Move) right(want truth) bool {
	switch {
	case want.label == Pattern && m.Label == Single:
		return slices.Contains(want.technique, "")
	case want.label == Pattern && m.Label == Pattern:
		return m.Technique != nil && slices.Contains(want.technique, m.Technique.ID)
	}
	return m.Label == want.label
}

func count(is bool) int {
	if is {
		return 1
	}
	return 0
}

// TestManySolutions: without the one solution nothing can be said.
func TestManySolutions(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Easy, 1)
	s := simulate(t, givens, solution, habit{}, rand.New(rand.NewPCG(1, 1)))
	if _, err := Of(t.Context(), Request{s.History(), givens}, nil); !errors.Is(err, ErrSolutions) {
		t.Error(err)
	}
}
