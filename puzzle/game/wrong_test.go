package game

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// TestFirstWrong plays r1c4=6 and r1c6=8, which are correct, and others.
func TestFirstWrong(t *testing.T) {
	p := puzzle.Puzzle{Givens: grid(sample)}
	for script, want := range map[string]string{
		"":                                       "",
		"enter 6 r1c4":                           "",
		"enter 6 r1c4|enter 1 r1c6":              "2 r1c6",
		"enter 2 r1c4|enter 8 r1c6":              "1 r1c4",
		"enter 2 r1c4|enter 6 r1c4":              "",
		"enter 2 r1c4|enter 8 r1c6|erase r1c4":   "",
		"enter 2 r1c4|enter 1 r1c6|erase r1c4":   "2 r1c6",
		"enter 2 r1c4|erase r1c4|enter 2 r1c4":   "3 r1c4",
		"enter 2 r1c4|enter 1 r1c6|enter 1 r1c4": "2 r1c6",
		"enter 1 r1c4 r1c6":                      "1 r1c4",
		"enter 6 r1c4 r1c6":                      "1 r1c6",
		"centre 1 r1c4":                          "",
		"enter 2 r1c4|undo":                      "",
		"enter 2 r1c4|enter 1 r1c6|undo":         "1 r1c4",
		"enter 2 r1c4|undo|enter 1 r1c6":         "1 r1c6",
		"centre 1 r1c6|colour 1 r1c1|solve ..41": "3 r1c4",
	} {
		g := New(p, time.Now)
		playScript(t, g, script)
		got := ""
		if move, c, ok := g.FirstWrong(grid(solution)); ok {
			got = strings.Join([]string{string(rune('0' + move)), c.String()}, " ")
			g.GoTo(move - 1)
			if s := g.State(); s.Grid[c] == puzzle.Digit(g.Moves()[move-1].Digit) && s.Grid[c] != 0 {
				t.Errorf("%s: the digit is there before", script)
			}
		}
		if got != want {
			t.Errorf("%s: %s, want %s", script, got, want)
		}
	}
	p.Entries[3], p.Entries[2] = 2, 4
	if move, c, ok := New(p, time.Now).FirstWrong(grid(solution)); move != 0 || c != 3 || !ok {
		t.Error("an entry that came with the puzzle:", move, c, ok)
	}
}

// playScript makes moves as lines of a file have them, with | between.
func playScript(t *testing.T, g *Game, script string) {
	t.Helper()
	for line := range strings.SplitSeq(script, "|") {
		verb, arg, _ := strings.Cut(line, " ")
		switch verb {
		case "":
		case "undo", "if", "switch", "name":
			doWord(t, g, strings.Replace(line, " ", ":", 1))
		case "solve":
			arg += strings.Repeat(".", 81-len(arg))
			fallthrough
		default:
			m, ok := ParseMove(verb + " " + arg)
			if !ok || g.Do(m) != nil {
				t.Fatal("no such move:", line)
			}
		}
	}
}

// TestRefuted tries r1c4=2, which is wrong and by singles leaves no candidate in
// r1c9, and r1c4=6, which is right.
func TestRefuted(t *testing.T) {
	const none = "r5c5=1 r5c5=2 r5c5=3 r5c5=4 r5c5=5 r5c5=6 r5c5=7 r5c5=8 r5c5=9"
	for _, c := range []struct {
		givens       puzzle.Grid
		script, want string
	}{
		{grid(sample), "enter 2 r1c4|enter 2 r1c6", ""}, // no what-if
		{grid(sample), "enter 4 r1c3|if X|enter 2 r1c4", ""},
		{grid(sample), "enter 4 r1c3|if X|enter 2 r1c4|enter 8 r1c6|enter 9 r1c7", "1: r1c4=2"},
		{grid(sample), "enter 4 r1c3|if X|enter 2 r1c4|enter 8 r1c6|enter 9 r1c7|auto", "1: r1c4=2"},
		{grid(sample), "enter 4 r1c3|if X|enter 2 r1c4|enter 8 r1c6|enter 9 r1c7|undo|undo", ""},
		{grid(sample), "enter 4 r1c3|if X|enter 2 r1c4|enter 2 r1c6", "1: r1c4=2"}, // a mistake, but refuted anyway
		{grid(sample), "enter 4 r1c3|if X|enter 6 r1c4|enter 6 r1c6", ""},
		{grid(sample), "enter 4 r1c3|if X|enter 6 r1c4|enter 1 r1c6|enter 9 r1c7", ""},
		{grid(sample), "enter 4 r1c3|if X|enter 2 r1c4|centre 1 r1c8|enter 2 r1c6|switch 1", ""},
		{grid(sample), "if X|enter 2 r1c4|enter 8 r1c6|undo|enter 2 r1c6", "0: r1c4=2"},
		{grid(sample), "if X|enter 2 r1c4|enter 8 r1c6|undo|enter 1 r1c8|switch 2|enter 2 r1c7", "0: r1c4=2"},
		{grid(sample), "if X|enter 2 r1c4|if Y|enter 8 r1c6|enter 8 r1c7", "1: r1c6=8"},
		{grid(sample), "if X|enter 2 r1c4|if Y|centre 1 r1c8|enter 2 r1c6", ""},
		{grid(sample), "enter 1 r1c3|enter 1 r1c4|if X|enter 2 r1c6", ""}, // broken before
		{grid(sample), "if X|enter 2 r1c4 r1c6", ""},
		{grid(sample), "if X|centre 2 r1c4|enter 2 r1c4|enter 2 r1c6", ""},
		{grid(sample), "if X|enter 2 r1c4|enter 2 r1c6|enter 6 r1c4", ""},
		{grid(sample), "if X|enter 2 r1c4|enter 2 r1c6|erase r1c4|enter 2 r2c2 r2c3", ""},
		{puzzle.Grid{}, "if X|enter 1 r1c1|rule-out " + none, "0: r1c1=1"}, // so the player says
		{puzzle.Grid{}, "if X|enter 1 r1c1|enter 2 r9c9|rule-out " + none, ""},
		{puzzle.Grid{}, "if X|enter 1 r1c1|enter 1 r1c2", ""},
	} {
		g := New(puzzle.Puzzle{Givens: c.givens}, time.Now)
		playScript(t, g, c.script)
		got := ""
		if from, k, ok := g.RefutedWhatIf(); ok {
			got = string(rune('0'+from)) + ": " + k.String()
			g.Switch(from)
			if g.Node() != from || g.Do(Move{Action: RuleOut, Cands: []puzzle.Candidate{k}}) != nil {
				t.Errorf("%s: it can't be ruled out", c.script)
			}
		}
		if got != c.want {
			t.Errorf("%s: %s, want %s", c.script, got, c.want)
		}
	}
}

func TestBroken(t *testing.T) {
	for script, want := range map[string]bool{
		"":                               false,
		"enter 1 r1c1|enter 1 r1c2":      true,
		"solve .2345678":                 false,
		"solve .2345678|enter 9 r2c8":    false, // r1c1 and r1c9 have 1
		"solve 12345678|enter 9 r2c8":    true,
		"solve 12345678|rule-out r1c9=9": true,
		"solve 12345678|rule-out r1c8=9": false,
		"enter 1 r1c1|enter 1 r5c5|enter 1 r3c8|enter 2 r2c4":              false,
		"enter 1 r1c1|enter 1 r5c5|enter 1 r3c8|enter 2 r2c4|enter 3 r2c6": true, // no place for 1 in box 2
	} {
		g := New(puzzle.Puzzle{}, time.Now)
		playScript(t, g, script)
		if s := g.State(); s.Broken() != want {
			t.Errorf("%s: %v", script, !want)
		}
	}
}

// TestRefutedIsTrue tries random digits, correct and wrong ones, and continues at random: a
// refuted digit must not be in the solution.
func TestRefutedIsTrue(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 10))
	right, said := grid(solution), 0
	for range 300 {
		g := New(puzzle.Puzzle{Givens: grid(sample)}, time.Now)
		g.BeginWhatIf("")
		for range 12 {
			c := puzzle.Cell(rng.IntN(81))
			d := right[c]
			if rng.IntN(2) == 0 {
				d = puzzle.Digit(1 + rng.IntN(9))
			}
			g.Do(Move{Action: Enter, Digit: d, Cells: puzzle.CellsOf(c)})
			if _, k, ok := g.RefutedWhatIf(); ok {
				if said++; right[k.Cell()] == k.Digit() {
					t.Fatalf("%v is refuted", k)
				}
			}
		}
	}
	if said < 100 {
		t.Error("refuted no more than", said)
	}
}
