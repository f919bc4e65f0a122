package review

import (
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/game"
	"sudoku/puzzle/words"
)

// TestWrongDigitsEnd: how a wrong digit went from its cell is said as it was.
func TestWrongDigitsEnd(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Easy, 3)
	empty := slices.Collect(puzzle.AllCells.Without(givens.Filled()).All())
	c, far := empty[0], empty[len(empty)-1]
	wrong := solution[c]%9 + 1
	enter := func(g *game.Game, c puzzle.Cell, d puzzle.Digit) {
		do(t, g, game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)})
	}
	erase := game.Move{Action: game.Erase, Cells: puzzle.CellsOf(c)}
	hinted := erase
	hinted.Hint = true
	for _, tt := range []struct {
		name string
		then func(g *game.Game)
		says string
	}{
		{"stays", func(g *game.Game) { enter(g, far, solution[far]) }, "wrong."},
		{"erased at once", func(g *game.Game) { do(t, g, erase) }, "you took it back at once."},
		{"undone after one", func(g *game.Game) { enter(g, far, solution[far]); g.Undo(); g.Undo() }, "you took it back after one more digit."},
		{"replaced at once", func(g *game.Game) { enter(g, c, wrong%9+1) }, "you replaced it at once."},
		{"replaced after one", func(g *game.Game) { enter(g, far, solution[far]); enter(g, c, solution[c]) }, "you replaced it after one more digit."},
		{"removed by a hint", func(g *game.Game) { enter(g, far, solution[far]); do(t, g, hinted) }, "the program removed it after one more digit."},
		{"filled in", func(g *game.Game) { do(t, g, game.Move{Action: game.Fill, Grid: solution}) }, "the program removed it before the next digit."},
	} {
		g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
		enter(g, c, wrong)
		tt.then(g)
		rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
		if err != nil {
			t.Fatal(err)
		}
		if what := rv.What(&rv.Moments[0], words.English)[0]; !strings.HasSuffix(what, tt.says) {
			t.Errorf("%s: %q", tt.name, what)
		}
	}
}

// TestTriesSaid: what was tried in a what-if and kept was not taken back, nor was what followed from a
// wrong digit.
func TestTriesSaid(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Easy, 3)
	empty := slices.Collect(puzzle.AllCells.Without(givens.Filled()).All())
	g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
	g.BeginWhatIf("a")
	for _, c := range empty {
		do(t, g, game.Move{Action: game.Enter, Digit: solution[c], Cells: puzzle.CellsOf(c)})
	}
	rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
	if err != nil {
		t.Fatal(err)
	}
	m, err := rv.Look(t.Context(), 5)
	if err != nil {
		t.Fatal(err)
	}
	if what := strings.Join(rv.What(&m, words.English), " "); !strings.Contains(what, words.English.T("review.was.whatif")) {
		t.Errorf("%q", what)
	}
	if well := rv.well(words.English); rv.Moves[5].Name(words.English) != "what-if" || strings.Contains(well, "by looking alone") {
		t.Errorf("%q", well)
	}
	rv.Moves[5].WhatIf, rv.Moves[5].Follows = false, true
	if name := rv.Moves[5].Name(words.English); name == words.English.T("review.label.try") {
		t.Error(name)
	}
}

// TestAvoid: the advice is about what was wrong with the mistakes.
func TestAvoid(t *testing.T) {
	givens, solution := puzzleFor(t, puzzle.Easy, 3)
	for key, m := range map[string]Move{
		"review.next.struck": {Label: Mistake, Struck: []puzzle.Candidate{1}},
		"review.next.typed":  {Label: Mistake, Digit: 1, is: sight{meant: true}},
		"review.next.others": {Label: Mistake, Digit: 1},
	} {
		m.Number = 1
		rv := Review{Moves: []Move{m}, Moments: []Moment{{Kind: Erred}}, solution: solution}
		if text := rv.avoid(words.English); text != words.English.T(key, "n", 1) {
			t.Errorf("%s: %q", key, text)
		}
	}
	seen, unseen := 0, 0
	for _, c := range slices.Collect(puzzle.AllCells.Without(givens.Filled()).All())[:12] {
		for d := range (puzzle.AllDigits &^ solution[c].Set()).All() {
			g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
			do(t, g, game.Move{Action: game.Enter, Digit: d, Cells: puzzle.CellsOf(c)})
			rv, err := Of(t.Context(), Request{g.History(), solution}, nil)
			if err != nil {
				t.Fatal(err)
			}
			if rv.Moves[0].Guessed {
				continue
			}
			already := false
			for _, h := range rv.history.Shape.HousesOf(c) {
				already = already || !givens.Of(d).And(h.Set()).Empty()
			}
			if text := rv.avoid(words.English); strings.Contains(text, "already had") != already {
				t.Errorf("%v=%d: %q", c, d, text)
			}
			seen, unseen = seen+count(already), unseen+count(!already)
		}
	}
	if seen < 20 || unseen < 5 {
		t.Error(seen, unseen)
	}
}
