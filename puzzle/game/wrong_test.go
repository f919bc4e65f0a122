package game

import (
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
)

// TestFirstWrong plays r1c4=6 and r1c6=8, which are right, and others.
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

func TestRefuted(t *testing.T) {
	for _, c := range []struct{ script, want string }{
		{"enter 1 r1c1|enter 1 r1c2", ""}, // no what-if
		{"enter 9 r9c9|if X|enter 1 r1c1", ""},
		{"enter 9 r9c9|if X|enter 1 r1c1|enter 1 r1c2", "1: r1c1=1"},
		{"enter 9 r9c9|if X|enter 1 r1c1|centre 2 r5c5|enter 1 r1c2", "1: r1c1=1"},
		{"enter 9 r9c9|if X|enter 1 r1c1|enter 1 r1c2|undo", ""},
		{"enter 9 r9c9|if X|enter 1 r1c1|enter 1 r1c2|switch 1", ""},
		{"enter 9 r9c9|if X|enter 1 r1c1|enter 1 r1c2|undo|enter 1 r1c3", "1: r1c1=1"},
		{"enter 9 r9c9|if X|enter 1 r1c1|enter 2 r1c2|undo|enter 1 r1c3", "1: r1c1=1"},
		{"enter 9 r9c9|if X|enter 1 r1c1|if Y|enter 1 r1c2", "2: r1c2=1"},
		{"enter 9 r9c9|if X|enter 1 r1c1|if Y|centre 1 r1c2|enter 1 r1c2", ""},
		{"enter 9 r9c9|if X|enter 1 r1c1|enter 2 r1c2|undo|enter 3 r1c2|switch 3|enter 2 r1c3", "1: r1c1=1"},
		{"enter 1 r1c1|enter 1 r1c2|if X|enter 2 r2c2", ""}, // broken before
		{"if X|enter 1 r1c1 r1c2", ""},
		{"if X|centre 1 r1c1|enter 1 r1c1|enter 1 r1c2", ""},
		{"if X|enter 1 r1c1|enter 1 r1c2|enter 2 r1c1", ""},
		{"if X|enter 1 r1c1|solve .2345678|enter 9 r2c8", "0: r1c1=1"}, // r1c9 has no candidate
		{"if X|enter 1 r1c1|solve .2345678|enter 9 r2c8|auto", "0: r1c1=1"},
		{"if X|enter 1 r1c1|solve .2345678", ""},
		{"if X|enter 1 r1c1|solve .2345678|rule-out r1c9=9", "0: r1c1=1"},
		{"if X|enter 1 r5c5|enter 1 r1c1|enter 1 r3c8|enter 2 r2c4|enter 3 r2c6", "0: r5c5=1"}, // no place for 1 in box 2
		{"if X|enter 1 r1c4|enter 1 r4c5|enter 2 r7c6|enter 3 r8c6|enter 4 r9c6", "0: r1c4=1"}, // no place for 1 in box 8
		{"if X|enter 1 r1c4|enter 1 r4c5|enter 2 r7c6|enter 3 r8c6", ""},
	} {
		g := New(puzzle.Puzzle{}, time.Now)
		playScript(t, g, c.script)
		got := ""
		if from, k, ok := g.Refuted(); ok {
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
