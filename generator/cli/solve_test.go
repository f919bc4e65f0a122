package cli

import (
	"bytes"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/game"
)

// spaced writes a space between the digits of each line.
func spaced(lines string) string {
	var b strings.Builder
	for l := range strings.Lines(lines) {
		b.WriteString(strings.Join(strings.Split(strings.TrimSpace(l), ""), " ") + "\n")
	}
	return b.String()
}

// in converts the puzzle of an 81-character line to another layout.
func in(name, line string) string {
	g, ok := puzzle.ParseGrid(line)
	f, known := format.ByName(name)
	if !ok || !known {
		panic(line + " or " + name + " is wrong")
	}
	return string(f.Append(nil, &puzzle.Puzzle{Givens: g}))
}

var (
	unclash = says("cli.clash", "digit", 5, "house", "row 1", "cells", "r1c1 and r1c2")
	several = says("cli.many")
	warned  = says("cli.manyone")
	noClash = says("cli.none")
)

func TestSolve(t *testing.T) {
	for _, tt := range []struct {
		name, in, args string
		status         int
		out            string
		says           []string
	}{
		{"line", one + "\n", "", 0, oneDone + "\n", nil},
		{"no newline", one, "", 0, oneDone + "\n", nil},
		{"CRLF", one + "\r\n" + one + "\r\n", "", 0, oneDone + "\n" + oneDone + "\n", nil},
		{"nothing", "", "", 0, "", nil},
		{"comment and blank lines", "# a list\n\n" + one + "\n\n# end\n", "", 0, oneDone + "\n", nil},
		{"POJ", "1\n" + pojCase, "", 0, pojDone, nil},
		{"POJ, two cases", "2\n" + pojCase + pojCase, "", 0, pojDone + pojDone, nil},
		{"rows", pojCase, "", 0, pojDone, nil},
		{"rows, other rules", pojCase + "\nNo two neighbours are consecutive.\n", "", 0, pojDone, []string{says("cli.rules", "text", "No two neighbours are consecutive.")}},
		{"rows, one under the other", pojCase + pojCase, "", 0, pojDone + pojDone, nil},
		{"rows, apart", pojCase + "\n" + pojCase, "", 0, pojDone + "\n" + pojDone, nil},
		{"integers", spaced(pojCase), "", 0, spaced(pojDone), nil},
		{"integers, two", spaced(pojCase) + spaced(pojCase), "", 0, spaced(pojDone) + spaced(pojDone), nil},
		{"rulings", in("grid", one), "", 0, oneDone + "\n", nil},
		{"CSV", in("csv", one), "", 0, oneDone + "\n", nil},
		{"candidates", in("pencilmarks", one), "", 0, oneDone + "\n", nil},

		{"clash", one + "\n" + clash + "\n" + one, "", 1, oneDone + "\n\n" + oneDone + "\n", []string{"Line 2: " + unclash}},
		{"none", none + "\n" + one, "", 1, "\n" + oneDone + "\n", []string{"Line 1: " + noClash}},
		{"clash in rows", in("rows", clash) + pojCase, "", 1, pojDone, []string{"Line 1: " + unclash}},
		{"clash in rows, apart", in("rows", clash) + "\n" + pojCase + "\n" + in("rows", clash) + "\n" + pojCase, "", 1, pojDone + "\n" + pojDone, []string{"Line 1: " + unclash, "Line 21: " + unclash}},
		{"no puzzle", one + "\nhello\n" + one, "", 1, oneDone + "\n\n" + oneDone + "\n", []string{"Line 2"}},
		{"80 characters", one[:80] + "\n" + one, "", 1, "\n" + oneDone + "\n", []string{"Line 1"}},
		{"several, refused", one + "\n" + many + "\n" + one, "--unique", 1, oneDone + "\n\n" + oneDone + "\n", []string{"Line 2: " + several}},
		{"several in rows, refused", in("rows", many) + pojCase, "--unique", 1, pojDone, []string{"Line 1: " + several}},
		{"all of one", one, "--all 9", 0, oneDone + "\n", nil},
		{"all of none", none, "--all 9", 1, "\n", []string{noClash}},
	} {
		status, out, errs := try(t, tt.in, append([]string{"solve"}, strings.Fields(tt.args)...)...)
		if status != tt.status || out != tt.out {
			t.Errorf("%s: status %d, %q", tt.name, status, out)
		}
		for _, want := range tt.says {
			if !strings.Contains(errs, want) {
				t.Errorf("%s: %q says nothing of %q", tt.name, errs, want)
			}
		}
		if len(tt.says) == 0 && errs != "" {
			t.Errorf("%s: %q", tt.name, errs)
		}
	}
}

// Of several solutions one is written, with a warning; with --all as many as are wanted,
// all different, without a warning.
func TestSolveSeveral(t *testing.T) {
	status, out, errs := try(t, one+"\n"+many+"\n", "solve")
	lines := strings.Split(out, "\n")
	if status != 1 || len(lines) != 3 || !solves(lines[1], many) || !strings.Contains(errs, "Line 2: "+warned) {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
	n := 0
	_, all, _ := try(t, many, "solve", "--all", "1000")
	seen := map[string]bool{}
	for line := range strings.Lines(all) {
		n++
		if line = strings.TrimSpace(line); !solves(line, many) || seen[line] {
			t.Errorf("%q is no solution, or an old one", line)
		}
		seen[line] = true
	}
	_, counted, _ := try(t, many, "count", "--limit", "1000")
	if counted != fmt.Sprintln(n) || n < 2 {
		t.Errorf("%d solutions, counted %q", n, counted)
	}
	status, out, errs = try(t, in("rows", many), "solve", "--all", "2")
	if status != 0 || errs != "" || strings.Count(out, "\n") != 18 || strings.Contains(out, "\n\n") {
		t.Errorf("two in rows: status %d, %q, %q", status, out, errs)
	}
}

func solves(line, puz string) bool {
	g, ok := puzzle.ParseGrid(line)
	if !ok || !g.Solved() {
		return false
	}
	for i, b := range []byte(puz) {
		if b != '.' && line[i] != b {
			return false
		}
	}
	return true
}

// The layout is detected for each file, files that can't be read are reported, and the
// others are answered.
func TestFiles(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("lines.txt", one+"\n")
	write("rows.csv", pojCase) // the name does not matter
	write("bad.txt", clash+"\n")
	write("game.sudoku", savedGame(t))
	if err := os.Mkdir("folder", 0o777); err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		files  string
		status int
		out    string
		says   string
	}{
		{"lines.txt rows.csv", 0, oneDone + "\n" + pojDone, ""},
		{"rows.csv - lines.txt", 0, pojDone + spaced(pojDone) + oneDone + "\n", ""},
		{"-", 0, spaced(pojDone), ""},
		{"missing.txt lines.txt", 1, oneDone + "\n", "sudoku: missing.txt: " + says("error.notexist")},
		{"folder lines.txt", 1, oneDone + "\n", "sudoku: folder: " + says("error.isfolder")},
		{"lines.txt bad.txt rows.csv", 1, oneDone + "\n\n" + pojDone, "sudoku: bad.txt: Line 1: " + unclash},
		{"game.sudoku lines.txt", 0, oneDone + "\n" + oneDone + "\n", ""},
	} {
		status, out, errs := try(t, spaced(pojCase), append([]string{"solve"}, strings.Fields(tt.files)...)...)
		if status != tt.status || out != tt.out || !strings.Contains(errs, tt.says) || tt.says == "" && errs != "" {
			t.Errorf("%s: status %d, %q, %q", tt.files, status, out, errs)
		}
	}
}

// savedGame returns a saved game of the puzzle one after one move.
func savedGame(t testing.TB) string {
	t.Helper()
	givens, _ := puzzle.ParseGrid(one)
	g := game.New(puzzle.Puzzle{Givens: givens}, time.Now)
	if err := g.Do(game.Move{Action: game.Enter, Digit: 4, Cells: puzzle.CellsOf(2)}); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := g.Save(&b); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

func TestCount(t *testing.T) {
	for _, tt := range []struct {
		in, args string
		status   int
		out      string
	}{
		{one + "\n" + clash + "\n" + many + "\n" + none + "\n", "", 0, "1\n0\n2\n0\n"},
		{many, "--limit 1", 0, "1\n"},
		{strings.Repeat(".", 81), "--limit 1234", 0, "1234\n"},
		{one + "\nhello\n\n# a comment\n" + one, "", 1, "1\n-\n1\n"},
		{"1\n" + pojCase, "", 0, "1\n"},
		{"", "", 0, ""},
	} {
		status, out, errs := try(t, tt.in, append([]string{"count"}, strings.Fields(tt.args)...)...)
		if status != tt.status || out != tt.out || (errs != "") != (status != 0) {
			t.Errorf("%q %s: status %d, %q, %q", tt.in, tt.args, status, out, errs)
		}
	}
}

// Answers are in the order of the input with any number of workers.
func TestOrder(t *testing.T) {
	var in, want strings.Builder
	for i := range 1000 {
		switch i % 7 {
		case 0:
			fmt.Fprintln(&in, clash)
			fmt.Fprintln(&want)
		case 3:
			fmt.Fprintln(&in, "# a comment")
		default:
			fmt.Fprintln(&in, turned(one, i))
			fmt.Fprintln(&want, turned(oneDone, i))
		}
	}
	var first string
	for _, workers := range []string{"1", "2", "7"} {
		_, out, errs := try(t, in.String(), "solve", "--workers", workers)
		if out != want.String() {
			t.Errorf("%s workers: the answers are out of order", workers)
		}
		if first == "" {
			first = errs
		}
		if errs != first {
			t.Errorf("%s workers: the warnings are out of order", workers)
		}
	}
}

// turned shifts every digit by n, which gives another puzzle with the shifted solution.
func turned(line string, n int) string {
	b := []byte(line)
	for i, d := range b {
		if d != '.' {
			b[i] = '1' + byte((int(d-'1')+n)%9)
		}
	}
	return string(b)
}
