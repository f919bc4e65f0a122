package game

import (
	"errors"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle/words"
)

func load(text string) (*Game, *Damage, error) {
	return Load(strings.NewReader(text), newWatch().now)
}

func file(t testing.TB, name string) string {
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestVersions reads a game of the classic board, with an end that is not compared and with one that is. The
// latter must never change.
func TestVersions(t *testing.T) {
	const want = "r1c1#4 r1c2#4 r1c3=4 r1c4.2^2!6 r1c6^8 r2c8.3 r2c9.3 r5c5#49 r9c1.234!1"
	for _, name := range []string{"main-line.sudoku", "branches.sudoku", "version-3.sudoku"} {
		text := file(t, name)
		g, cut, err := load(text)
		if err != nil || cut != nil {
			t.Fatal(err, cut)
		}
		if got := describe(g.State(), g.Givens()); got != want {
			t.Errorf("%s: %s", name, got)
		}
		at, of := g.MoveNumber()
		if c := Clock(g.Clock.Elapsed()); at != 8 || of != 9 || c != "1:02:47" || !g.Clock.Paused() {
			t.Errorf("%s: at %d of %d, clock %s", name, at, of, c)
		}
		p := g.Puzzle()
		if p.Title != "Sunday paper, No 4217 数独" || p.Author != `A "B" C\D` || p.Note != "Hard\nwith a second line" {
			t.Errorf("%s: %q %q %q", name, p.Title, p.Author, p.Note)
		}
	}
	text := file(t, fmt.Sprintf("version-%d.sudoku", classicVersion))
	g, _, _ := load(text)
	if saved, _, _ := strings.Cut(textOf(t, g), shownKey); saved != text { // the moves say what was shown
		t.Errorf("saved as\n%s", textOf(t, g))
	}
}

// changed lists edits of the sample game: old and new text, and the result: "whole",
// "line N: M moves" for a damaged line, "after N: M moves" for a file that is cut off, or
// the key of the error.
const changed = `
sudoku-desk game 3 | sudoku-desk game 1        -> nogame
sudoku-desk game 3 | sudoku-desk game 2        -> nogame
sudoku-desk game 3 | sudoku-desk game 4        -> whole
sudoku-desk game 3 | sudoku-desk game 5        -> newer
sudoku-desk game 3 | sudoku-desk game 10       -> newer
sudoku-desk game 3 | sudoku-desk game 99999999999999999999999 -> newer
sudoku-desk game 3 | sudoku-desk game 0        -> nogame
sudoku-desk game 3 | sudoku-desk game -1       -> nogame
sudoku-desk game 3 | sudoku-desk game one      -> nogame
sudoku-desk game 3 | sudoku-desk game          -> nogame
sudoku-desk game 3 | sudoku game 3             -> nogame
sudoku-desk game 3 | \nsudoku-desk game 3      -> whole
sudoku-desk game 3 | \ufeffsudoku-desk game 3  -> whole
givens 53 | givens 503                         -> nopuzzle
givens 53 | givens x3                          -> nopuzzle
givens 53 | given 53                           -> nopuzzle
title "Sunday | title Sunday                   -> whole
author "A \"B\" C\\D" | author "A "B"          -> whole
date "5 July 2026" | title "5 July 2026"       -> line 6: 0 moves
entries .. | entries x.                        -> line 8: 0 moves
entries .. | entries 9.                        -> whole
r1c4=26 | r1c4=20                              -> line 9: 0 moves
r1c4=26 | r1c4=                                -> line 9: 0 moves
r1c4=26 | r1c4=2 r1c4=6                        -> line 9: 0 moves
r1c4=2 r1c6 | r1c4=2 r0c6                      -> line 10: 0 moves
clock 1:02 | clock 1:62                        -> line 11: 0 moves
clock 1:02 | clock 99999999:02                 -> line 11: 0 moves
clock 1:02:47 paused | clock 1:02:47           -> whole
at 8 | at 0                                    -> whole
at 8 | at 9                                    -> whole
at 8 | at 10                                   -> line 12: 9 moves
at 8 | at -1                                   -> line 12: 0 moves
at 8 | at 99999999999999999999                 -> line 12: 0 moves
at 8 | at 8\nat 8                              -> line 13: 0 moves
at 8 | after 8                                 -> line 12: 0 moves
enter 7 r2c2 clean | enter 0 r2c2 clean        -> line 13: 0 moves
enter 7 r2c2 clean | enter 7 r2c2 cleanly      -> line 13: 0 moves
enter 7 r2c2 clean | enter 7 clean             -> line 13: 0 moves
enter 7 r2c2 clean | enter r2c2                -> line 13: 0 moves
enter 7 r2c2 clean | enter                     -> line 13: 0 moves
enter 7 r2c2 clean | enter 7 r1c1              -> line 13: 0 moves
enter 7 r2c2 clean | enter 10 r2c2             -> line 13: 0 moves
enter 7 r2c2 clean | Enter 7 r2c2              -> line 13: 0 moves
enter 7 r2c2 clean | title "late"              -> line 13: 0 moves
centre 3 | centre 3 clean                      -> line 14: 1 moves
corner 2 r2c3 | corner 2 r2c3 r1c1 r9c10       -> line 15: 2 moves
corner 2 r2c3 | corner 2 r2c3\n                -> line 16: 3 moves
corner 2 r2c3 | title "late"                   -> line 15: 2 moves
corner 2 r2c3 | end                            -> line 12: 2 moves
colour 9 | colour 0                            -> line 17: 4 moves
rule-out r1c4=6 | rule-out r1c4=60             -> line 18: 5 moves
rule-out r1c4=6 | rule-out r1c4<>6             -> line 18: 5 moves
rule-out r1c4=6 | rule-out r1c4                -> line 18: 5 moves
erase r2c3 | erase r1c1                        -> whole
erase r2c3 r2c7 | erase                        -> line 20: 7 moves
solve 534 | solve 53                           -> line 21: 8 moves
solve 534 | solve 53x                          -> line 21: 8 moves
solve 534 | solve 534 534                      -> line 21: 8 moves
end | end\nmore                                -> whole
end | END                                      -> line 22: 9 moves
end |                                          -> line 22: 9 moves
`

func TestChangedFiles(t *testing.T) {
	change(t, file(t, "main-line.sudoku"), changed)
	change(t, file(t, "branches.sudoku"), changedBranches)
	change(t, file(t, "version-3.sudoku"), changed3)
}

func change(t *testing.T, sample, table string) {
	t.Helper()
	for line := range strings.Lines(table) {
		edit, want, ok := strings.Cut(strings.TrimSpace(line), "->")
		if !ok {
			continue
		}
		old, new, _ := strings.Cut(edit, "|")
		old, new = strings.TrimSpace(old), strings.NewReplacer(`\n`, "\n", `\ufeff`, "\ufeff").Replace(strings.TrimSpace(new))
		if !strings.Contains(sample, old) {
			t.Fatalf("%snothing to replace", line)
		}
		_, cut, err := load(strings.Replace(sample, old, new, 1))
		if got := outcome(cut, err); got != strings.TrimSpace(want) {
			t.Errorf("%sgot %s", line, got)
		}
	}
}

func outcome(cut *Damage, err error) string {
	var m words.Message
	switch {
	case errors.As(err, &m):
		return strings.TrimPrefix(m.Key, "game.")
	case err != nil:
		return err.Error()
	case cut == nil:
		return "whole"
	case cut.Changed:
		return fmt.Sprintf("changed: %d moves", cut.Moves)
	case cut.Within:
		return fmt.Sprintf("line %d: %d moves", cut.Line, cut.Moves)
	}
	return fmt.Sprintf("after %d: %d moves", cut.Line, cut.Moves)
}

// TestCutAnywhere cuts games off at every byte: each must load up to its last whole move,
// in any branch, and report the damage.
func TestCutAnywhere(t *testing.T) {
	for name, before := range map[string]int{"main-line.sudoku": 12, "branches.sudoku": 13, "version-3.sudoku": 13} { // lines before the first move
		text := file(t, name)
		all, _, _ := load(text)
		last := strings.Count(text, "\n") - 1 // lines before "end"
		for i := range len(text) + 1 {
			g, cut, err := load(text[:i])
			whole := strings.SplitAfter(text[:i], "\n")
			lines := len(whole) - 1
			moves := movesOf(whole[min(before, lines):lines])
			want := fmt.Sprintf("after %d: %d moves", lines, moves)
			switch {
			case i >= len(text)-1 || lines == last && strings.TrimSpace(whole[lines]) == "end":
				want = "whole"
			case lines < 1:
				want = "nogame"
			case lines < 2:
				want = "nopuzzle"
			}
			if got := outcome(cut, err); got != want {
				t.Fatalf("%s, %d bytes: %s, want %s", name, i, got, want)
			}
			if err == nil && lines >= before {
				sameStart(t, g, all, moves)
			}
		}
	}
}

// movesOf counts the lines that are moves.
func movesOf(lines []string) (n int) {
	for _, l := range lines {
		if _, ok := ParseMove(l); ok {
			n++
		}
	}
	return n
}

// sameStart checks that g is whole up to as many of its moves as are left.
func sameStart(t *testing.T, g, whole *Game, left int) {
	t.Helper()
	if len(g.tree.nodes) != left || g.Node() != min(left, 8) {
		t.Fatalf("at %d of %d, want %d of %d", g.Node(), len(g.tree.nodes), min(left, 8), left)
	}
	for n := range left + 1 {
		if g.tree.stateAt(n) != whole.tree.stateAt(n) || !reflect.DeepEqual(g.tree.heads[n], whole.tree.heads[n]) || g.Puzzle() != whole.Puzzle() {
			t.Fatalf("what is left differs after move %d", n)
		}
	}
	for _, s := range g.Savepoints() {
		if whole.tree.marks[s.Node] != s.Name {
			t.Fatalf("%+v is another savepoint", s)
		}
	}
	same(t, g, reload(t, g, newWatch()))
}

func TestIsSavedGame(t *testing.T) {
	for text, want := range map[string]bool{
		"sudoku-desk game 3\n": true, "\ufeff\r\n sudoku-desk game 7": true, "sudoku-desk game": false,
		"": false, "sudoku game 1": false, sample: false, "# sudoku-desk game 1": false,
	} {
		if IsSavedGame(text) != want {
			t.Errorf("%q: %v", text, !want)
		}
	}
}

func TestCutSpeaks(t *testing.T) {
	for _, c := range []struct {
		cut  Damage
		lang words.Lang
		want string
	}{
		{Damage{Line: 57, Moves: 48}, words.English, "The file of this game breaks off after line 57. 48 moves could be read."},
		{Damage{Changed: true, Moves: 2}, words.English, "Something in the file of this game has changed since it was written, so the game may not be as you left it. 2 moves could be read."},
		{Damage{Changed: true, Moves: 2}, words.Chinese, "这个对局文件在写入之后有过改动，对局可能与你离开时不一样。读出了 2 步。"},
		{Damage{Line: 10, Moves: 1}, words.English, "The file of this game breaks off after line 10. One move could be read."},
		{Damage{Line: 57, Within: true, Moves: 48}, words.English, "Line 57 of this game's file is damaged. 48 moves before it could be read."},
		{Damage{Line: 57, Within: true, Moves: 48}, words.Chinese, "这个对局文件的第 57 行已损坏，读出了它之前的 48 步。"},
	} {
		if got := c.cut.In(c.lang); got != c.want {
			t.Errorf("got %v, want %v", got, c.want)
		}
	}
}

// FuzzLoad reads anything; a game that loads is saved as an intact game that is equal.
func FuzzLoad(f *testing.F) {
	f.Add(file(f, "main-line.sudoku"))
	f.Add(file(f, "branches.sudoku"))
	f.Add(file(f, "version-3.sudoku"))
	f.Add(file(f, "version-4.sudoku"))
	f.Add("sudoku-desk game 3\ngivens " + sample + "\nenter 4 r1c3 clean\nerase r1c3\n")
	f.Fuzz(func(t *testing.T, text string) {
		g, cut, err := load(text)
		if err != nil {
			return
		}
		if !IsSavedGame(text) {
			t.Error("loaded but not recognised")
		}
		if of := len(g.tree.nodes); cut != nil && (cut.Moves != of || cut.Line > 1+strings.Count(text, "\n")) {
			t.Errorf("%+v, with %d moves", cut, of)
		}
		h := reload(t, g, newWatch())
		same(t, g, h)
		if !slices.Equal(treeOf(g), treeOf(h)) {
			t.Error("a branch or savepoint differs")
		}
		for _, b := range g.Branches() {
			g.Switch(b.Tip)
			for g.Undo() {
			}
			if g.State() != New(g.Puzzle(), time.Now).State() {
				t.Error("undoing everything does not give the bare puzzle")
			}
		}
	})
}
