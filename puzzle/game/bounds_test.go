package game

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"sudoku/puzzle"
)

// TestLongNames gives names that are longer than a game keeps.
func TestLongNames(t *testing.T) {
	w := newWatch()
	g := New(begun(), w.now)
	long := "x" + strings.Repeat("数", maxName)
	g.SetSavepoint(long)
	g.NameBranch(0, long)
	g.BeginWhatIf(long)
	g.Do(Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(40)})
	h := reload(t, g, w)
	same(t, g, h)
	names := []string{h.Savepoints()[0].Name, h.Branches()[0].Name, h.Branches()[1].Name}
	h.NameBranch(h.Node(), long)
	names = append(names, h.Branches()[1].Name)
	for _, name := range names {
		if len(name) > maxName || len(name) < maxName-3 || !utf8.ValidString(name) || !strings.HasPrefix(long, name) {
			t.Errorf("a name of %d bytes: %q", len(name), name)
		}
	}
}

func TestTooManySavepoints(t *testing.T) {
	w := newWatch()
	g := New(puzzle.Puzzle{}, w.now)
	for n := range maxSavepoints + 5 {
		g.SetSavepoint("a")
		g.Do(Move{Action: Enter, Digit: puzzle.Digit(n%2 + 1), Cells: puzzle.CellsOf(40)})
	}
	if g.SetSavepoint("b"); len(g.Savepoints()) != maxSavepoints {
		t.Error(len(g.Savepoints()), "savepoints")
	}
	g.GoTo(7)
	if g.SetSavepoint("b"); g.Savepoints()[7] != (Savepoint{7, "b", 7}) {
		t.Error("a full list can't be renamed")
	}
	same(t, g, reload(t, g, w))
	text := strings.Replace(textOf(t, g), "\nend ", "\nsavepoint \"one more\"\nend ", 1)
	if _, cut, _ := load(text); cut == nil || !cut.Within || cut.Moves != maxSavepoints+5 {
		t.Error("a file may have more:", cut)
	}
}

func TestTooManyMoves(t *testing.T) {
	g := New(puzzle.Puzzle{}, newWatch().now)
	m := Move{Action: Enter, Digit: 1, Cells: puzzle.CellsOf(40)}
	for n := range MaxMoves {
		if n == MaxMoves-100 {
			g.BeginWhatIf("")
		}
		if err := g.Do(m); err != nil {
			t.Fatal(err)
		}
	}
	before, tip := g.State(), g.Node()
	if err := g.Do(m); !errors.Is(err, ErrFull) || g.State() != before {
		t.Error(err)
	}
	if g.Undo(); g.Do(m) != nil || g.State() != before {
		t.Error("no room to redo")
	}
	g.Switch(g.Branches()[0].Tip)
	if err := g.Do(Move{Action: Erase, Cells: m.Cells}); !errors.Is(err, ErrFull) && !errors.Is(err, ErrNothing) {
		t.Error(err)
	}
	if !g.DropBranch(tip) || g.Do(Move{Action: Colour, Digit: 1, Cells: m.Cells}) != nil {
		t.Error("dropping a branch makes no room")
	}
}

// TestManyBranches reads files that have only branches.
func TestManyBranches(t *testing.T) {
	head := "sudoku-desk game 3\ngivens " + sample + "\n"
	for name, from := range map[string]func(n int) int{
		"all from the start": func(int) int { return 0 },
		"each from the last": func(n int) int { return n },
		"from anywhere":      func(n int) int { return n * 7919 % (n + 1) },
	} {
		var b strings.Builder
		b.WriteString(head)
		const n = MaxMoves / 4
		for i := range n {
			fmt.Fprintf(&b, "from %d\nenter %d r1c3\n", from(i), i%9+1)
		}
		g, cut, err := load(b.String() + "end\n")
		if err != nil || cut != nil {
			t.Fatal(name, err, cut)
		}
		if got := len(g.Branches()); got != n+1 {
			t.Errorf("%s: %d branches", name, got)
		}
		same(t, g, reload(t, g, newWatch()))
	}
}
