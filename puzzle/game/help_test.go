package game

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

var solved = grid(solution)

// hinted makes the move that a hint leads to.
func hinted(g *Game, c puzzle.Cell) {
	g.Do(Move{Action: Enter, Digit: solved[c], Cells: puzzle.CellsOf(c), Clean: true, Hint: true})
}

// round fills the next n empty cells as a round of singles does.
func round(g *Game, n int) {
	m := Move{Action: Fill, Clean: true, Hint: true}
	for c, d := range g.State().Grid {
		if d == 0 && n > 0 {
			m.Grid[c] = solved[c]
			n--
		}
	}
	g.Do(m)
}

// solveAll fills the grid in by Solve.
func solveAll(g *Game) { g.Do(Move{Action: Fill, Grid: solved}) }

// byHand enters what is missing by hand.
func byHand(g *Game) {
	for c, d := range solved {
		if g.State().Grid[c] == 0 {
			enter(g, d, puzzle.Cell(c))
		}
	}
}

func ask(g *Game, depth Depth, about string) {
	g.ShowHint(Hint{Depth: depth, Technique: "naked-single", About: about})
}

// TestHelp: what the program has shown counts, whatever is undone, and is read again from the
// file. Of the sample's 51 empty cells 25 are less than half and 26 more.
func TestHelp(t *testing.T) {
	for _, c := range []struct {
		name      string
		do        func(*Game)
		hints     int
		depth     Depth
		placed    int
		byProgram bool
	}{
		{"nothing", func(*Game) {}, 0, NoHint, 0, false},
		{"a hint read to the reason", func(g *Game) { ask(g, HintWhere, "a"); ask(g, HintWhy, "a") }, 1, HintWhy, 0, false},
		{"the same hint again, less deep", func(g *Game) { ask(g, HintCells, "a"); g.Undo(); ask(g, HintWhere, "a") }, 1, HintCells, 0, false},
		{"two hints", func(g *Game) { ask(g, HintWhere, "a"); ask(g, HintName, "b") }, 2, HintName, 0, false},
		{"a hint done", func(g *Game) {
			ask(g, HintWhere, Move{Digit: 4, Cells: puzzle.CellsOf(2), Clean: true}.About())
			hinted(g, 2)
		}, 1, HintDone, 1, false},
		{"a hint done and undone", func(g *Game) { hinted(g, 2); g.Undo() }, 1, HintDone, 1, false},
		{"a hint done, undone and done again", func(g *Game) { hinted(g, 2); g.Undo(); hinted(g, 2) }, 1, HintDone, 1, false},
		{"solved and undone", func(g *Game) { solveAll(g); g.Undo() }, 0, HintDone, 51, true},
		{"solved in a what-if", func(g *Game) { g.BeginWhatIf("x"); solveAll(g); g.Undo() }, 0, HintDone, 51, true},
		{"solved, restarted", func(g *Game) { round(g, 3); solveAll(g); g.Restart() }, 0, HintDone, 51, true},
		{"half in rounds", func(g *Game) { round(g, 20); round(g, 5); g.Restart() }, 0, HintDone, 25, false},
		{"more than half in rounds", func(g *Game) { round(g, 20); round(g, 6); g.Restart() }, 0, HintDone, 26, true},
		{"the same round twice", func(g *Game) { round(g, 20); g.Undo(); round(g, 20); g.Undo() }, 0, HintDone, 20, false},
		{"rounds, hints and Solve", func(g *Game) { round(g, 25); hinted(g, 78); g.Restart() }, 1, HintDone, 26, true},
		{"on a branch that was removed", func(g *Game) {
			enter(g, 4, 2)
			g.Undo()
			round(g, 26)
			tip := g.Node()
			g.Undo()
			enter(g, 6, 3)
			g.DropBranch(tip)
		}, 0, HintDone, 26, true},
		{"a list of some", func(g *Game) { g.ShowDigits(puzzle.CellsOf(2, 3)) }, 0, HintWhy, 0, false},
		{"a list of all", func(g *Game) { g.ShowDigits(puzzle.AllCells) }, 0, HintWhy, 0, true},
	} {
		w := newWatch()
		g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
		c.do(g)
		byHand(g)
		for _, g := range []*Game{g, reload(t, g, w)} {
			o := g.Outcome()
			if o.Hints != c.hints || o.Depth != c.depth || o.Placed != c.placed || o.ByProgram != c.byProgram || !o.AllHints || !o.Finished {
				t.Errorf("%s: %+v", c.name, o)
			}
			if _, ok := g.Finish(); !ok {
				t.Errorf("%s: what was entered by hand isn't kept", c.name)
			}
		}
	}
}

// TestSolveAtTheEnd: where Solve enters the last digits, less than half of all, the game is
// finished, and says how many the program placed.
func TestSolveAtTheEnd(t *testing.T) {
	w := newWatch()
	g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
	for c := range puzzle.Cell(60) {
		enter(g, solved[c], c)
	}
	missing := 81 - len(strings.ReplaceAll(g.State().Grid.String(), ".", ""))
	solveAll(g)
	if o := reload(t, g, w).Outcome(); o.ByProgram || !o.Finished || o.Placed != missing || o.Depth != HintDone || o.When.IsZero() {
		t.Errorf("%+v", o)
	}
}

// TestSolvedByProgram: what the program entered can be undone.
func TestSolvedByProgram(t *testing.T) {
	for name, do := range map[string]func(*Game){
		"Solve":         solveAll,
		"rounds":        func(g *Game) { round(g, 30); round(g, 21) },
		"a hint done":   func(g *Game) { round(g, 50); hinted(g, 78) },
		"after a digit": func(g *Game) { enter(g, 4, 2); solveAll(g) },
	} {
		w := newWatch()
		g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
		do(g)
		for _, g := range []*Game{g, reload(t, g, w)} {
			if _, ok := g.Finish(); ok || !g.Finished() || g.Stage() != Shown {
				t.Errorf("%s: finished %v %v, stage %v", name, ok, g.Finished(), g.Stage())
			}
			if g.Undo(); g.Finished() || !g.Clock.Running() {
				t.Errorf("%s: undone, finished %v", name, g.Finished())
			}
		}
	}
}

// TestHelpStays plays at random: whatever is done, what was shown is never less, and it is the
// same when it is read again.
func TestHelpStays(t *testing.T) {
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 63))
		w := newWatch()
		g := New(begun(), w.now)
		was := g.Outcome()
		for range 100 {
			switch rng.IntN(9) {
			case 0:
				ask(g, Depth(1+rng.IntN(5)), fmt.Sprint("enter ", rng.IntN(9)))
			case 1:
				g.ShowDigits(puzzle.CellsOf(puzzle.Cell(rng.IntN(81))))
			case 2:
				g.Undo()
			case 3:
				g.Restart()
			case 4:
				list := g.Branches()
				g.DropBranch(list[rng.IntN(len(list))].Tip)
			case 5:
				g.BeginWhatIf("x")
			case 6:
				g = reload(t, g, w)
			default:
				g.Do(randomMove(rng))
			}
			now := g.Outcome()
			if now.Hints < was.Hints || now.Depth < was.Depth || now.Placed < was.Placed || now.Shown < was.Shown || !now.AllHints {
				t.Fatalf("seed %d: from %+v to %+v", seed, was, now)
			}
			was = now
		}
		if h := reload(t, g, w); !reflect.DeepEqual(g.Help(), h.Help()) {
			t.Fatalf("seed %d: saved %+v, read %+v", seed, g.Help(), h.Help())
		}
	}
}

// TestHelpUnknown: a file of before doesn't say what was shown; its moves do.
func TestHelpUnknown(t *testing.T) {
	w := newWatch()
	for name, c := range map[string]struct {
		do     func(*Game)
		depth  Depth
		hints  int
		placed int
	}{
		"by hand":          {func(*Game) {}, UnknownDepth, 0, 0},
		"a hint read":      {func(g *Game) { ask(g, HintWhy, "a") }, UnknownDepth, 0, 0},
		"a hint done":      {func(g *Game) { hinted(g, 2); g.Undo() }, HintDone, 1, 1},
		"solved, undone":   {func(g *Game) { solveAll(g); g.Undo() }, HintDone, 0, 51},
		"a round, undone":  {func(g *Game) { round(g, 7); g.Undo() }, HintDone, 0, 7},
		"a mark of a hint": {func(g *Game) { g.Do(Move{Action: RuleOut, Cands: []puzzle.Candidate{puzzle.Cand(2, 1)}, Hint: true}) }, HintDone, 1, 0},
	} {
		g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
		c.do(g)
		enter(g, 6, 3)
		text, _, _ := strings.Cut(textOf(t, g), "\n"+shownKey)
		h := mustLoad(t, text+"\n")
		if o := h.Outcome(); o.AllHints || o.Depth != c.depth || o.Hints != c.hints || o.Placed != c.placed {
			t.Errorf("%s: %+v", name, o)
		}
		ask(h, HintName, "later")
		if o := reload(t, h, w).Outcome(); o.AllHints || o.Hints != c.hints+1 || o.Depth != c.depth {
			t.Errorf("%s, and a hint: %+v", name, o)
		}
	}
}

// TestShownLines: what the file says was shown is believed only if it is whole and true; then
// the depth is unknown, and what the moves say still counts.
func TestShownLines(t *testing.T) {
	w := newWatch()
	g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
	ask(g, HintName, "rule-out r1c4=2")
	g.ShowHint(Hint{Depth: HintWhere})
	g.ShowHint(Hint{Depth: HintWhy, About: " a list\nof  steps "})
	g.ShowDigits(puzzle.CellsOf(2, 3))
	round(g, 3)
	text := textOf(t, g)
	head, lines, _ := strings.Cut(text, shownKey+" ")
	lines = shownKey + " " + lines
	if n := strings.Count(lines, shownKey+" "); n != 6 {
		t.Fatal(n, lines)
	}
	rng := rand.New(rand.NewPCG(4, 63))
	for range 3000 {
		b := []byte(lines)
		b[rng.IntN(len(b))] = byte(' ' + rng.IntN(95))
		h := mustLoad(t, head+string(b))
		o := h.Outcome()
		if same := string(b) == lines; o.AllHints != same || same != reflect.DeepEqual(h.Help(), g.Help()) || o.Placed != 3 || o.Depth != HintDone {
			t.Errorf("%q: %+v", b, o)
		}
	}
	all := slices.Collect(strings.Lines(lines))
	for i := range all {
		if h := mustLoad(t, head+strings.Join(slices.Delete(slices.Clone(all), i, i+1), "")); h.Outcome().AllHints {
			t.Errorf("without %q all is known", all[i])
		}
	}
}

// TestManyHints: a game keeps so many hints, and goes on counting how deep these get.
func TestManyHints(t *testing.T) {
	var h Help
	for n := range maxHints + 5 {
		h.hint(Hint{Depth: HintWhere, About: fmt.Sprint(n)})
	}
	h.hint(Hint{Depth: HintWhy, About: "7"})
	if by := h.byDepth(); len(h.Hints) != maxHints || by[HintWhy] != 1 || by[HintWhere] != maxHints-1 {
		t.Error(len(h.Hints), by)
	}
}

// TestHelpOfFinished: what is shown after the finish doesn't count; a copy to go on with has
// what was shown in the game.
func TestHelpOfFinished(t *testing.T) {
	w := newWatch()
	g := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
	ask(g, HintName, "a")
	byHand(g)
	w.pass(time.Minute)
	ask(g, HintWhy, "b")
	g.ShowDigits(puzzle.AllCells)
	if o := g.Outcome(); o.Hints != 1 || o.Shown != 0 || o.ByProgram {
		t.Errorf("%+v", o)
	}
	if o := g.UpTo(5).Outcome(); o.Hints != 1 || o.Depth != HintName {
		t.Errorf("the copy: %+v", o)
	}
}

// TestInherit: what the program has shown is known in another attempt at the puzzle.
func TestInherit(t *testing.T) {
	for name, do := range map[string]func(*Game){
		"solved": solveAll, "a round": func(g *Game) { round(g, 5) }, "a hint": func(g *Game) { ask(g, HintWhy, "a") },
	} {
		w := newWatch()
		old := New(puzzle.Puzzle{Givens: grid(sample)}, w.now)
		do(old)
		g := New(old.Puzzle(), w.now)
		g.Inherit(old.Help())
		byHand(g)
		was, is := old.Outcome(), reload(t, g, w).Outcome()
		if is.Hints != was.Hints || is.Depth != was.Depth || is.Shown != was.Shown || is.ByProgram != was.ByProgram || !is.Finished {
			t.Errorf("%s: %+v, was %+v", name, is, was)
		}
	}
}

// TestInMiddle: a game began in the middle if there were digits beside the givens, or it is an
// exercise; what is done later doesn't change that.
func TestInMiddle(t *testing.T) {
	one := puzzle.Grid{2: 4}
	for name, c := range map[string]struct {
		of   puzzle.Puzzle
		want bool
	}{
		"from its start": {puzzle.Puzzle{}, false},
		"with marks":     {puzzle.Puzzle{Centre: [81]puzzle.DigitSet{2: 8}}, false},
		"with a digit":   {puzzle.Puzzle{Entries: one}, true},
		"an exercise":    {puzzle.Puzzle{Exercise: "x-wing"}, true},
	} {
		w := newWatch()
		c.of.Givens = grid(sample)
		g := New(c.of, w.now)
		byHand(g)
		for _, g := range []*Game{g, reload(t, g, w)} {
			if o := g.Outcome(); o.InMiddle != c.want || !o.Finished {
				t.Errorf("%s: %+v", name, o)
			}
		}
	}
}
