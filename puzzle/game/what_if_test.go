package game

import (
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// enter writes one digit.
func enter(g *Game, d puzzle.Digit, c puzzle.Cell) {
	g.Do(Move{Action: Enter, Digit: d, Cells: puzzle.CellsOf(c)})
}

// TestWhatIf checks that InWhatIf is about the innermost what-if of the current line, at
// any node of it, until it is kept.
func TestWhatIf(t *testing.T) {
	g := New(puzzle.Puzzle{}, time.Now)
	enter(g, 1, 0)
	if _, _, ok := g.InWhatIf(); ok {
		t.Error("a what-if before any began")
	}
	g.BeginWhatIf("outer")
	enter(g, 2, 1)
	enter(g, 3, 2)
	g.BeginWhatIf("inner")
	enter(g, 4, 3)
	whatIf := func(want int, d puzzle.Digit) {
		t.Helper()
		if from, m, ok := g.InWhatIf(); ok != (d > 0) || from != want || m.Digit != d {
			t.Errorf("%v %v %v, want %d from %d", from, m, ok, d, want)
		}
	}
	whatIf(3, 4)
	g.GoTo(0)
	whatIf(3, 4)
	g = reread(t, g)
	g.KeepWhatIf()
	whatIf(1, 2)
	g = reread(t, g)
	whatIf(1, 2)
	g.KeepWhatIf()
	whatIf(0, 0)
	g.KeepWhatIf() // no harm
}

func reread(t *testing.T, g *Game) *Game {
	t.Helper()
	g, cut, err := Load(strings.NewReader(textOf(t, g)), time.Now)
	if err != nil || cut != nil {
		t.Fatal(err, cut)
	}
	return g
}

func TestSharedMoves(t *testing.T) {
	g := New(puzzle.Puzzle{}, time.Now)
	for i := range puzzle.Cell(4) {
		enter(g, 1+puzzle.Digit(i), i) // nodes 1 to 4
	}
	g.GoTo(2)
	enter(g, 9, 50) // node 5: what came after is a branch
	enter(g, 8, 51)
	g.GoTo(1)
	enter(g, 7, 52) // node 7
	for node, want := range []int{0, 1, 1, 1, 1, 1, 1, 2, 0} {
		if got := g.SharedMoves(node); got != want {
			t.Errorf("node %d: %d, want %d", node, got, want)
		}
	}
	first := map[int]puzzle.Digit{7: 1, 4: 3, 6: 2}
	for _, b := range g.Branches() {
		if b.First.Digit != first[b.Tip] || b.Shared != g.SharedMoves(b.Tip) {
			t.Errorf("the branch of node %d began with %v and shares %d moves", b.Tip, b.First, b.Shared)
		}
	}
	if s := g.StateAt(4); s.Grid[3] != 4 || g.State().Grid[3] != 0 {
		t.Error("another state than that of the node")
	}
	if m, ok := g.LastMove(); !ok || m.Digit != 7 {
		t.Error(m)
	}
}

// TestBranchesAtOnce: what the line of moves needs after every key takes hardly longer with
// many branches than with few.
func TestBranchesAtOnce(t *testing.T) {
	took := func(branches int) time.Duration {
		g := New(puzzle.Puzzle{}, time.Now)
		for i := range 4000 {
			enter(g, puzzle.Digit(1+i%9), puzzle.Cell(i%81))
			if i%(4000/branches) == 0 && i > 0 {
				g.Undo()
			}
		}
		if n := len(g.Branches()); n < branches {
			t.Fatal(n)
		}
		best := time.Hour
		for range 9 {
			began := time.Now()
			g.Branches()
			best = min(best, time.Since(began))
		}
		return best
	}
	if few, many := took(4), took(400); many > 15*few {
		t.Errorf("%v with 4 branches, %v with 400", few, many)
	}
}
