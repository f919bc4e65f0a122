package hint

import (
	"math/rand/v2"
	"os"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// minimal returns a random puzzle from which nothing can be taken away.
func minimal(rng *rand.Rand) puzzle.Grid {
	g, _ := solver.Random(puzzle.Grid{}, rng)
	for _, i := range rng.Perm(81) {
		d := g[i]
		g[i] = 0
		if solver.Count(g, 2) != 1 {
			g[i] = d
		}
	}
	return g
}

// players are ways to keep marks: what one does before asking for a hint.
var players = map[string]func(*game.State, *rand.Rand){
	"none": func(*game.State, *rand.Rand) {},
	"some": func(s *game.State, rng *rand.Rand) {
		if c := rng.IntN(81); s.Grid[c] == 0 {
			s.Centre[c] = puzzle.DigitSet(rng.IntN(512))
		}
	},
	"all": func(s *game.State, _ *rand.Rand) {
		if s.Centre == [81]puzzle.DigitSet{} {
			s.Centre = puzzle.NewPosition(s.Grid).Cands
		}
	},
	"automatic": func(s *game.State, rng *rand.Rand) {
		s.Auto = true
		if c := rng.IntN(81); rng.IntN(20) == 0 {
			s.RuledOut[c] |= puzzle.DigitSet(rng.IntN(512))
		}
	},
}

// TestWalk: a player who follows the hints solves the puzzle, however they keep marks; no hint is wrong, changes nothing or says less than it should.
func TestWalk(t *testing.T) {
	for name, keep := range players {
		rng := rand.New(rand.NewPCG(7, 7))
		seen := map[string]bool{}
		for range 12 {
			g := minimal(rng)
			solution, err := solver.Solve(g)
			if err != nil {
				t.Fatal(err)
			}
			r := Request{State: game.State{Grid: g}, Givens: g.Filled(), Solutions: []puzzle.Grid{solution}}
			for moves := 0; !r.State.Grid.Solved(); moves++ {
				keep(&r.State, rng)
				h := mustFind(t, r)
				seen[h.Title(Why, words.English)] = true
				m, ok := h.Move()
				if !ok || moves > 729 {
					t.Fatalf("%s: %v: nothing to do after %d moves", name, r.State.Grid, moves)
				}
				checkMove(t, m, &solution)
				checkSoonest(t, &r, h)
				checkTexts(t, h)
				next, err := r.State.Apply(r.Givens, m)
				if err != nil {
					t.Fatalf("%s: %v: %s: %v", name, r.State.Grid, m, err)
				}
				r.State = next
				if m.Action == game.Enter {
					r.Last = m.Cells.First()
				}
			}
		}
		if len(seen) < 20 {
			t.Errorf("%s: only %d different hints", name, len(seen))
		}
	}
}

func checkMove(t *testing.T, m game.Move, solution *puzzle.Grid) {
	t.Helper()
	switch m.Action {
	case game.Enter:
		if c := m.Cells.First(); m.Cells.Len() != 1 || solution[c] != m.Digit || !m.Clean {
			t.Errorf("%s is wrong", m)
		}
	case game.RuleOut:
		for _, k := range m.Cands {
			if solution[k.Cell()] == k.Digit() {
				t.Errorf("%s is wrong about %v", m, k)
			}
		}
	case game.Centre:
		if c := m.Cells.First(); m.Cells.Len() != 1 || solution[c] != m.Digit {
			t.Errorf("%s is wrong", m)
		}
	default:
		t.Errorf("%s: there is no mistake to undo", m)
	}
}

// checkSoonest: where a step that is as easy to see leads straight to a placement, such a
// step is chosen.
func checkSoonest(t *testing.T, r *Request, h Hint) {
	t.Helper()
	s, ok := h.Step()
	pos := r.Position()
	if !ok || leads(pos, s) {
		return
	}
	for _, other := range logic.Easiest(&pos, logic.Full.Techniques, r.keepsCandidates(), nil) {
		if leads(pos, other) {
			t.Errorf("%s leads to a placement, %s does not", other.Notation(), s.Notation())
		}
	}
}

func leads(pos puzzle.Position, s logic.Step) bool {
	s.Apply(&pos)
	next, ok := logic.Next(&pos, logic.Full.Techniques)
	return ok && len(next.Place) > 0
}

// An argument that was not filled in; almost locked sets write digits in braces.
var unfilled = regexp.MustCompile(`\{[A-Za-z]|[A-Za-z]\}`)

// checkTexts: every depth says something in both languages, in full, and the
// first keeps the name to itself.
func checkTexts(t *testing.T, h Hint) {
	t.Helper()
	for _, l := range words.Langs {
		title := h.Title(Why, l)
		for n := Where; n <= Done; n++ {
			text, _ := h.Depth(n, l)
			all := strings.Join(text, "\n")
			if len(text) == 0 || len(text) > 3 && !slices.ContainsFunc(h.Parts(l), func(p logic.Part) bool { return p.Link }) || all == "" || unfilled.MatchString(all) || strings.Contains(all, "!") || strings.Contains(all, "hint.") {
				t.Errorf("%s: depth %d: %q", title, n, all)
			}
		}
		if s, ok := h.Step(); ok {
			if text, _ := h.Depth(Where, l); strings.Contains(text[0], l.Say(s.Technique.Name())) {
				t.Errorf("%s is named too soon: %s", title, text[0])
			}
			if h.Notation() == "" || h.Level() != s.Technique.Level || h.Score() != s.Technique.Score {
				t.Errorf("%s: notation, level or score is missing", title)
			}
		} else if h.Notation() != "" || h.Level() != 0 || h.Score() != 0 {
			t.Errorf("%s: there is no step, but its notation, level or score", title)
		}
	}
}

// TestSeveralWalk: of a puzzle with several solutions, hints say only what is
// right in all of them, whatever marks the player has.
func TestSeveralWalk(t *testing.T) {
	walks := 6
	if os.Getenv("SUDOKU_LONG") != "" {
		walks = 100
	}
	rng := rand.New(rand.NewPCG(10, 10))
	steps := 0
	for i := range walks {
		g := minimal(rng)
		for c, d := range g {
			if d != 0 { // any given will do
				g[c] = 0
				break
			}
		}
		r := Request{State: game.State{Grid: g}, Givens: g.Filled(), Solvable: func(g puzzle.Grid) bool { return solver.Count(g, 1) == 1 }}
		for s := range solver.All(t.Context(), g) {
			r.Solutions = append(r.Solutions, s)
		}
		if i%2 == 1 { // marks that fit one solution alone
			r.State.Centre = puzzle.NewPosition(g).Cands
			for c, d := range r.Solutions[0] {
				if g[c] == 0 && rng.IntN(4) == 0 {
					r.State.Centre[c] = d.Set()
				}
			}
		}
		for {
			h := mustFind(t, r)
			m, ok := h.Move()
			checkTexts(t, h)
			if !ok {
				break
			}
			for _, s := range r.Solutions {
				checkMove(t, m, &s)
			}
			next, err := r.State.Apply(r.Givens, m)
			if err != nil {
				t.Fatal(m, err)
			}
			r.State = next
			steps++
		}
	}
	if steps < 100 {
		t.Errorf("only %d steps", steps)
	}
}

// TestSpoiled: one wrong entry anywhere is what the hint is about, and to do what
// it says mends it.
func TestSpoiled(t *testing.T) {
	rng := rand.New(rand.NewPCG(8, 8))
	for range 15 {
		g := minimal(rng)
		solution, _ := solver.Solve(g)
		r := Request{State: game.State{Grid: g}, Givens: g.Filled(), Solutions: []puzzle.Grid{solution}}
		free := puzzle.AllCells.Without(r.Givens)
		for c := range free.All() {
			if rng.IntN(3) == 0 {
				r.State.Grid[c] = solution[c]
			}
		}
		before := r.State
		for c := range free.All() {
			if before.Grid[c] != 0 {
				continue
			}
			r.State = before
			r.State.Grid[c] = solution[c]%9 + 1
			h := mustFind(t, r)
			m, _ := h.Move()
			checkTexts(t, h)
			if after, err := r.State.Apply(r.Givens, m); err != nil || after != before {
				t.Errorf("%v: %v is wrong, not %s", r.State.Grid, c, m)
			}
		}
	}
}

// TestSame: the same request gives the same hint.
func TestSame(t *testing.T) {
	rng := rand.New(rand.NewPCG(9, 9))
	for range 20 {
		g := minimal(rng)
		solution, _ := solver.Solve(g)
		r := Request{State: game.State{Grid: g}, Givens: g.Filled(), Solutions: []puzzle.Grid{solution}, Last: puzzle.Cell(rng.IntN(81))}
		a, b := mustFind(t, r), mustFind(t, r)
		for n := Where; n <= Done; n++ {
			for _, l := range words.Langs {
				ta, pa := a.Depth(n, l)
				tb, pb := b.Depth(n, l)
				if !reflect.DeepEqual(ta, tb) || !reflect.DeepEqual(pa, pb) {
					t.Errorf("%v: %q, then %q", g, ta, tb)
				}
			}
		}
	}
}
