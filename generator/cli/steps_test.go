package cli

import (
	"encoding/json"
	"slices"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
)

// lost2 is the puzzle one without candidate 2 in r3c4, where the solution has 3.
const lost2 = ":0000:x:" + one + ":234:::"

// The output of steps for bare puzzles, positions and candidates.
func TestSteps(t *testing.T) {
	_, grid, _ := try(t, lost2, "convert", "--to", "pencilmarks")
	const pointing = "1\t0100\t\tr2c7<>7 r2c9<>7\t7\tLocked Candidates Type 1 (Pointing): 7 in b1 => r2c79<>7"
	for _, tt := range []struct {
		args, in string
		first    string
		n        int
	}{
		{"--technique 0003 --format tsv", one, "1\t0003\tr5c5=5\t\t5\tNaked Single: r5c5=5", 4},
		{"--technique naked-single,full-house", one, one + "\n   1. Naked Single: r5c5=5", 5},
		{"--technique 0003 --format tsv", "# note\n\n" + lost2, "3\t0003\tr3c4=3\t\t3\tNaked Single: r3c4=3", 5},
		{"--technique 0003 --format tsv", grid, "2\t0003\tr3c4=3\t\t3\tNaked Single: r3c4=3", 5},
		{"--technique pointing --format tsv", one, pointing, 10},
		{"--technique pointing --format json", one, `{"line":1,"technique":"0100","id":"pointing","place":[],"eliminate":["r2c7<>7","r2c9<>7"],` +
			`"digits":"7","notation":"Locked Candidates Type 1 (Pointing): 7 in b1 => r2c79<>7","text":null}`, 10},
		{"--technique 0000,squirmbag,simple-colors --profile hodoku --format tsv", one, "", -1},
		{"--technique bug-plus-1 --format tsv", one, "", 0},
		{"--technique bug-plus-1", one, one, 1},
	} {
		status, out, errs := try(t, tt.in, append([]string{"steps"}, strings.Fields(tt.args)...)...)
		if n := strings.Count(out, "\n"); status != 0 || errs != "" || !strings.HasPrefix(out, tt.first) || tt.n >= 0 && n != tt.n {
			t.Errorf("%s: status %d, %q, %d lines, %s", tt.args, status, errs, n, out)
		}
	}
}

// TestStepsDepth: steps explains as far as explain does, and a list of backdoors has nothing to
// explain.
func TestStepsDepth(t *testing.T) {
	for _, args := range []string{"--depth 1", "--depth 2", "--depth 3", "--depth 4", "--depth 5 --lang zh-Hans"} {
		_, path, _ := try(t, one, append([]string{"explain"}, strings.Fields(args)...)...)
		_, step, _ := strings.Cut(path, "   1. ")
		step, _, _ = strings.Cut(step, "   2. ")
		status, out, errs := try(t, one, append([]string{"steps", "--technique", "hidden-single"}, strings.Fields(args)...)...)
		if status != 0 || errs != "" || !strings.Contains(out, ". "+step) {
			t.Errorf("%s: status %d, %q, no\n%s in\n%s", args, status, errs, step, out)
		}
	}
	if status, _, errs := try(t, one, "steps", "--backdoors", "1", "--depth", "2"); status != 2 || !strings.Contains(errs, "--depth") {
		t.Errorf("status %d, %q", status, errs)
	}
}

// Every row of a table has all columns, and is correct.
func TestStepsTable(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	status, out, errs := try(t, "# note\n"+hard, "steps", "--format", "tsv")
	if status != 0 || errs != "" {
		t.Fatalf("status %d, %q", status, errs)
	}
	g, _ := puzzle.ParseGrid(hard)
	right, _ := solver.Solve(g)
	lines := strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	for _, line := range lines {
		f := strings.Split(line, "\t")
		if len(f) != 6 || f[0] != "2" || len(techniquesNamed(f[1], nil)) == 0 || f[2]+f[3] == "" || f[5] == "" {
			t.Fatalf("%q", line)
		}
		for _, k := range strings.Fields(f[2]) {
			if c, d := cellAndDigit(t, k, "="); right[c] != d {
				t.Errorf("%q is wrong", line)
			}
		}
		for _, k := range strings.Fields(f[3]) {
			if c, d := cellAndDigit(t, k, "<>"); right[c] == d {
				t.Errorf("%q is wrong", line)
			}
		}
	}
	_, out, _ = try(t, hard, "steps", "--format", "tsv", "--profile", "hodoku")
	lines = strings.Split(strings.TrimSuffix(out, "\n"), "\n")
	_, objects, _ := try(t, hard, "steps", "--format", "json", "--profile", "hodoku")
	for i, text := range strings.Split(strings.TrimSuffix(objects, "\n"), "\n") {
		var s stepLine
		if err := json.Unmarshal([]byte(text), &s); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join([]string{strconv.Itoa(s.Line), s.Technique, strings.Join(s.Place, " "), strings.Join(s.Eliminate, " "), s.Digits, s.Notation}, "\t"); got != lines[i] {
			t.Fatalf("%s, want %s", got, lines[i])
		}
	}
}

func cellAndDigit(t *testing.T, s, sign string) (puzzle.Cell, puzzle.Digit) {
	t.Helper()
	cell, digit, _ := strings.Cut(s, sign)
	c, ok := puzzle.ParseCell(cell)
	if d, err := strconv.Atoi(digit); ok && err == nil {
		return c, puzzle.Digit(d)
	}
	t.Fatalf("%q", s)
	return 0, 0
}

// Each sort order has the same steps; by effect, the effects never increase.
func TestStepsSort(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here runs at the same time")
	}
	sorted := map[string][]string{}
	for _, order := range orders {
		_, out, _ := try(t, hard, "steps", "--format", "tsv", "--profile", "hodoku", "--sort", order)
		sorted[order] = strings.Split(out, "\n")
	}
	placed, last := true, 1000
	for _, line := range sorted["effect"][:len(sorted["effect"])-1] {
		f := strings.Split(line, "\t")
		n := len(strings.Fields(f[3]))
		if f[2] != "" && !placed || f[2] == "" && n > last {
			t.Errorf("%q comes too late", line)
		}
		if placed = f[2] != ""; !placed {
			last = n
		}
	}
	if slices.Equal(sorted["technique"], sorted["effect"]) || slices.Equal(sorted["technique"], sorted["unlocks"]) {
		t.Error("the orders are the same")
	}
	for _, lines := range sorted {
		slices.Sort(lines)
	}
	if !slices.Equal(sorted["technique"], sorted["effect"]) || !slices.Equal(sorted["technique"], sorted["unlocks"]) {
		t.Error("the steps are not the same")
	}
}

// Errors: positions without a solution, or without a candidate of it; and positions with
// several solutions, where some techniques are not sound.
func TestStepsOddPositions(t *testing.T) {
	status, out, errs := try(t, none+"\nhello\n"+":0000:x:"+one+":334:::\n", "steps", "--technique", "0002,0003", "--format", "tsv")
	for _, want := range []string{"Line 1: ", "Line 2: ", "Line 3: " + says("cli.lost", "digit", 3, "cell", "r3c4")} {
		if !strings.Contains(errs, want) {
			t.Errorf("%q is not in %q", want, errs)
		}
	}
	if status != 1 || !strings.HasPrefix(out, "3\t") {
		t.Errorf("status %d, %q", status, out)
	}
	if status, out, _ := try(t, one, "steps", "--technique", "0605"); status != 0 || !strings.Contains(out, "Uniqueness Test 6") {
		t.Errorf("status %d, %q", status, out)
	}
	if status, out, errs := try(t, many, "steps", "--technique", "0605,0003"); status != 0 || errs != "" || strings.Contains(out, "Uniqueness") || !strings.Contains(out, "Naked Single") {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

func TestStepsTime(t *testing.T) {
	status, out, errs := try(t, one+"\n"+one, "steps", "--technique", "x-wing", "--time")
	if status != 0 || strings.Count(errs, " ms.") != 2 || strings.Contains(out, " ms.") {
		t.Errorf("status %d, %q, %q", status, out, errs)
	}
}

func TestStepsBackdoors(t *testing.T) {
	g, _ := puzzle.ParseGrid(hard)
	right, _ := solver.Solve(g)
	status, out, errs := try(t, one+"\n"+hard, "steps", "--backdoors", "2", "--format", "tsv")
	if status != 0 || errs != "" || out == "" {
		t.Fatalf("status %d, %q, %q", status, out, errs)
	}
	placed, gone := 0, 0
	for line := range strings.Lines(out) {
		f := strings.Split(strings.TrimSuffix(line, "\n"), "\t")
		if len(f) != 3 || f[0] != "2" || (f[1] == "") == (f[2] == "") {
			t.Fatalf("%q", line) // one needs none
		}
		for _, k := range strings.Fields(f[1]) {
			if c, d := cellAndDigit(t, k, "="); right[c] != d {
				t.Errorf("%q is wrong", line)
			}
			placed++
		}
		for _, k := range strings.Fields(f[2]) {
			if c, d := cellAndDigit(t, k, "<>"); right[c] == d {
				t.Errorf("%q is wrong", line)
			}
			gone++
		}
	}
	if placed == 0 || gone == 0 {
		t.Errorf("%d digits, %d candidates", placed, gone)
	}
	_, text, _ := try(t, hard, "steps", "--backdoors", "2")
	_, objects, _ := try(t, hard, "steps", "--backdoors", "2", "--format", "json")
	if n := strings.Count(out, "\n"); strings.Count(text, "\n") != n+1 || strings.Count(objects, `{"line":1,"place":[`) != n {
		t.Errorf("%d lines, as text\n%s", n, text)
	}
	if _, easier, _ := try(t, hard, "steps", "--backdoors", "2", "--profile", "hodoku"); easier != hard+"\n" {
		t.Errorf("what HoDoKu solves has %s", easier)
	}
	if status, _, errs := try(t, many, "steps", "--backdoors", "1"); status != 1 || !strings.Contains(errs, several) {
		t.Errorf("status %d, %q", status, errs)
	}
}
