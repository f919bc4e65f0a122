package review

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// A helped is a game in which the program helps.
type helped struct {
	*game.Game
	t        *testing.T
	solution puzzle.Grid
}

func newHelped(t *testing.T, level puzzle.Level, seed uint64) helped {
	givens, solution := puzzleFor(t, level, seed)
	return helped{game.New(puzzle.Puzzle{Givens: givens}, time.Now), t, solution}
}

// empty returns the n-th cell that is empty.
func (g helped) empty(n int) puzzle.Cell {
	var list []puzzle.Cell
	for c, d := range g.State().Grid {
		if d == 0 {
			list = append(list, puzzle.Cell(c))
		}
	}
	return list[n]
}

func (g helped) enter(c puzzle.Cell) game.Move {
	return game.Move{Action: game.Enter, Digit: g.solution[c], Cells: puzzle.CellsOf(c), Clean: true}
}

// round enters n digits as a round of singles does.
func (g helped) round(n int) {
	m := game.Move{Action: game.Fill, Clean: true, Hint: true}
	for i := range n {
		c := g.empty(i)
		m.Grid[c] = g.solution[c]
	}
	play(g.t, g.Game, m)
}

// single returns a cell whose digit is a single.
func (g helped) single() puzzle.Cell {
	s := g.State()
	pos := s.Shape.NewPosition(s.Grid)
	for c, d := range g.solution {
		if s.Grid[c] == 0 && shown(&pos, puzzle.Cand(puzzle.Cell(c), d)) {
			return puzzle.Cell(c)
		}
	}
	g.t.Fatal("there is no single")
	return 0
}

// strikes plays along the path to the solution, and reviews that. Hints told each elimination.
func (g helped) strikes(depth game.Depth) *Review {
	pos := puzzle.NewPosition(g.State().Grid)
	path, _, err := logic.PathFrom(g.t.Context(), &pos, logic.For(nil).Techniques)
	if err != nil {
		g.t.Fatal(err)
	}
	play(g.t, g.Game, game.Move{Action: game.SetAuto})
	for _, step := range path {
		if len(step.Place) > 0 {
			play(g.t, g.Game, g.enter(step.Place[0].Cell()))
			continue
		}
		m := game.Move{Action: game.RuleOut, Cands: step.Eliminate}
		if depth != game.NoHint {
			g.ShowHint(game.Hint{Depth: depth, Technique: step.Technique.ID, About: m.About()})
		}
		play(g.t, g.Game, m)
	}
	return g.review()
}

// review types what is missing, and reviews the game.
func (g helped) review() *Review {
	for !g.Finished() {
		play(g.t, g.Game, g.enter(g.single()))
	}
	r, err := Of(g.t.Context(), Request{g.History(), g.solution}, nil)
	if err != nil {
		g.t.Fatal(err)
	}
	speaks(g.t, r)
	return r
}

// TestDisclosed: what the program has shown isn't found by looking, whatever was undone and typed
// by hand. Digits are counted, not moves.
func TestDisclosed(t *testing.T) {
	for name, c := range map[string]struct {
		do    func(g helped)
		shown int // -1: all
		next  bool
	}{
		"nothing":         {func(helped) {}, 0, false},
		"solved, undone":  {func(g helped) { play(t, g.Game, game.Move{Action: game.Fill, Grid: g.solution}); g.Undo() }, -1, true},
		"two rounds":      {func(g helped) { g.round(7); g.round(6); g.Undo(); g.Undo() }, 13, false},
		"rounds and one":  {func(g helped) { g.round(20); g.round(15) }, 35, true},
		"a hint's reason": {func(g helped) { g.ShowHint(game.Hint{Depth: game.HintWhy, About: g.enter(g.empty(4)).About()}) }, 1, false},
		"a hint's name":   {func(g helped) { g.ShowHint(game.Hint{Depth: game.HintName, About: g.enter(g.empty(4)).About()}) }, 0, false},
		"a hint done": {func(g helped) {
			m := g.enter(g.empty(4))
			m.Hint = true
			play(t, g.Game, m)
			g.Undo()
		}, 1, false},
		"a list": {func(g helped) { g.ShowDigits(puzzle.CellsOf(g.empty(0), g.empty(1))) }, 2, false},
	} {
		g := newHelped(t, puzzle.Easy, 3)
		all := 81 - g.Givens().Len()
		if c.do(g); c.shown < 0 {
			c.shown = all
		}
		r := g.review()
		if d := r.digits; d.right.Len() != all || d.shown.Len() != c.shown || d.found.Len() != all-c.shown {
			t.Errorf("%s: of %d digits %d are right, %d shown, %d found", name, all, d.right.Len(), d.shown.Len(), d.found.Len())
		}
		text := strings.Join(r.Summary(words.English), " ")
		said := fmt.Sprintf("%d of the %d you found", all-c.shown, all)
		switch {
		case c.shown == all:
			said = "Not one digit was wrong. The program showed"
		case c.shown == 0 && name != "nothing":
			said = fmt.Sprintf("You found all %d right digits", all)
		case c.shown == 0:
			said = "You solved it by looking alone"
		}
		if !strings.Contains(text, said) || strings.Contains(text, "The program showed you") == (c.shown == 0) || strings.HasSuffix(text, "yourself.") != c.next {
			t.Errorf("%s: %s", name, text)
		}
		r.disclosedTold(t, name)
	}
}

// disclosedTold checks that what was shown is labelled so, and no guess, and that the reason is one
// that would have shown it.
func (r *Review) disclosedTold(t *testing.T, name string) {
	t.Helper()
	for i := range r.Moves {
		m := &r.Moves[i]
		if was := m.Digit != 0 && r.disclosed.cells.Has(m.Cell); was != (m.Label == Hint) || was && m.Guessed {
			t.Errorf("%s: move %d is a %v, guessed %v", name, m.Number, m.Label, m.Guessed)
		}
		if m.Label != Hint || m.Made() {
			continue
		}
		at, err := r.Look(t.Context(), i)
		if text := strings.Join(r.What(&at, words.English), " "); err != nil || !strings.HasPrefix(text, "The program had shown this") || strings.Contains(text, "What showed it") {
			t.Errorf("%s: %v, %q", name, err, text)
		}
	}
}

// TestDisclosedSmall is the same on a small board.
func TestDisclosedSmall(t *testing.T) {
	p, solution := puzzleOn(puzzle.Mini4, false, rand.New(rand.NewPCG(5, 63)))
	g := helped{game.New(p, time.Now), t, solution}
	c := p.Shape.Cells().Without(g.Givens()).First()
	m := g.enter(c)
	m.Hint = true
	play(t, g.Game, m)
	g.Undo()
	for c := range p.Shape.Cells().Without(g.Givens()).All() {
		play(t, g.Game, g.enter(c))
	}
	r, err := Of(t.Context(), Request{g.History(), solution}, nil)
	if err != nil || r.digits.found.Len() != 15-g.Givens().Len() {
		t.Errorf("%v: %d found", err, r.digits.found.Len())
	}
}

// TestDisclosedStrike: candidates that a hint removed are no pattern that the player found, nor is
// its technique known by that.
func TestDisclosedStrike(t *testing.T) {
	for _, depth := range []game.Depth{game.NoHint, game.HintName, game.HintWhy} {
		g := newHelped(t, puzzle.Hard, 2)
		r := g.strikes(depth)
		label := map[bool]Label{true: Hint, false: Pattern}[depth == game.HintWhy]
		n := 0
		for i := range r.Moves {
			if m := &r.Moves[i]; len(m.Struck) > 0 {
				n++
				if m.Label != label {
					t.Errorf("to the depth %v: %v is a %v", depth, m.Move, m.Label)
				}
			}
		}
		found := slices.ContainsFunc(r.Sum.Found, func(t *logic.Technique) bool { return classOf(t) > singles })
		if n == 0 || depth == game.HintWhy && (found || surelyFound(r.Moves) > singles) {
			t.Errorf("to the depth %v: %d strikes, %v found, %v shown", depth, n, found, surelyFound(r.Moves))
		}
	}
}

// TestBegunInTheMiddle: who enters the last digits of a puzzle hasn't solved it by looking alone.
func TestBegunInTheMiddle(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Easy, 3)
	p := puzzle.Puzzle{Givens: givens}
	for c, d := range solution[:50] {
		if givens[c] == 0 {
			p.Entries[c] = d
		}
	}
	g := helped{game.New(p, time.Now), t, solution}
	if text := g.review().Summary(words.English)[0]; !strings.HasPrefix(text, "You found all ") {
		t.Error(text)
	}
}
