package cli

import (
	"bufio"
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// formsIn is what the forms are frozen for: a puzzle, one with conflicts, one with several
// solutions, and none.
const formsIn = one + "\n" + clash + "\n" + many + "\nhello\n"

// formsInput is what a command line is given: read a picture of the puzzle, review a game, the
// others the lines.
func formsInput(t *testing.T, args string) string {
	switch {
	case strings.HasPrefix(args, "read"):
		return string(pictureOf(t, one))
	case strings.HasPrefix(args, "review"):
		return playedGame(t)
	}
	return formsIn
}

// here is the folder of this package; tests may change the current folder.
var here, _ = os.Getwd()

// playedGame is a game that was played to its end, with marks and a mistake.
func playedGame(t *testing.T) string {
	b, err := os.ReadFile(filepath.Join(here, "testdata", "played.sudoku"))
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// TestForms freezes the fields of every answer: testdata/forms.txt has command lines, and
// after each what it writes, cut short.
func TestForms(t *testing.T) {
	file, err := os.Open(filepath.Join("testdata", "forms.txt"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	var args string
	var want []string
	n, done := 0, map[string]bool{}
	check := func() {
		if args == "" {
			return
		}
		verb, _, _ := strings.Cut(args, " -")
		if n++; testing.Short() && done[verb] { // the same with other options
			return
		}
		done[verb] = true
		_, out, _ := try(t, formsInput(t, args), strings.Fields(args)...)
		got := strings.Split(out, "\n")
		for i, w := range want {
			start, short := strings.CutSuffix(w, "...")
			if i >= len(got) || !short && got[i] != w || !strings.HasPrefix(got[i], start) {
				t.Errorf("%s, line %d: not\n%s\nbut\n%s", args, i+1, w, strings.Join(got[min(i, len(got)-1):min(i+1, len(got))], ""))
			}
		}
	}
	for lines := bufio.NewScanner(file); lines.Scan(); {
		line := lines.Text()
		if s, ok := strings.CutPrefix(line, "$ "); ok {
			check()
			args, want = s, nil
		} else if !strings.HasPrefix(line, "#") {
			want = append(want, strings.ReplaceAll(line, "VERSION", words.Build()))
		}
	}
	check()
	if n < 30 {
		t.Errorf("only %d command lines", n)
	}
}

// Every line of json is an object with the same fields, and those that the manual page
// lists.
func TestFormsFields(t *testing.T) {
	if testing.Short() {
		t.Skip("TestForms runs every verb, with workers")
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	_, page, _ := try(t, "", "man")
	for _, args := range []string{"solve", "solve --all 3", "count", "canon", "check", "check --typos 2", "rate", "rate --scale se", "rate --scale both", "explain", "explain --up-to hidden-single", "steps --technique naked-single,pointing,xy-chain",
		"generate -n 3 --seed 1", "daily", "library import", "library list", "read", "review", "techniques", "version"} {
		_, out, _ := try(t, formsInput(t, args), append(strings.Fields(args), "--format", "json")...)
		want := 0
		for line := range strings.Lines(out) {
			var object map[string]any
			if err := json.Unmarshal([]byte(line), &object); err != nil {
				t.Fatalf("%s: %q: %v", args, line, err)
			}
			if want == 0 {
				want = len(object)
			}
			if len(object) != want {
				t.Errorf("%s: %d fields, then %d", args, want, len(object))
			}
			_, part, _ := strings.Cut(page, ".SS \""+strings.Fields(args)[0]+" ")
			part, _, _ = strings.Cut(part, "\n.S")
			for field := range object {
				if !strings.Contains(part, field) {
					t.Errorf("%s: the manual page says nothing of %q", args, field)
				}
			}
		}
		if want == 0 {
			t.Errorf("%s: nothing", args)
		}
	}
}

// TestManualColumns: the manual names as many columns as there are.
func TestManualColumns(t *testing.T) {
	if testing.Short() {
		t.Skip("TestForms runs every verb, with workers")
	}
	t.Setenv("XDG_DATA_HOME", t.TempDir())
	try(t, formsIn, "library", "import", "--collection", "Paper") // for the verb to list something
	first := map[string]string{}                                  // lines, which are the same in all languages
	for _, l := range words.Langs {
		b, err := os.ReadFile(filepath.Join(here, "../../docs/manual", l.Code(), "12-command-line.md"))
		if err != nil {
			t.Fatal(err)
		}
		rows := regexp.MustCompile("(?m)^\\| `([^`]+)` \\| `([^`]+)` \\|$").FindAllStringSubmatch(string(b), -1)
		for _, row := range rows {
			more := map[string]string{"check --typos": "2", "explain": "--up-to full-house", "steps": "--technique naked-single", "generate": "--seed 1"}
			args := row[1] + " " + more[row[1]] + " --format tsv"
			if strings.HasPrefix(args, "library restore") { // it takes a file
				continue
			}
			line, done := first[args]
			if !done {
				_, out, _ := try(t, formsInput(t, args), strings.Fields(args)...)
				line, _, _ = strings.Cut(out, "\n")
				first[args] = line
			}
			if got, want := strings.Count(line, "\t")+1, len(strings.Fields(row[2])); got != want {
				t.Errorf("%s: %s has %d columns, the manual says %d: %q", l.Code(), args, got, want, line)
			}
		}
		if len(rows) < 15 {
			t.Errorf("%s: got %d rows, want at least 15", l.Code(), len(rows))
		}
	}
}

// solve and generate write every layout, as a whole file that reads back.
func TestTo(t *testing.T) {
	_, puzzles, _ := try(t, "", "generate", "-n", "3", "--seed", "5")
	_, solutions, _ := try(t, puzzles, "solve")
	for _, f := range format.Formats {
		_, out, errs := try(t, puzzles, "solve", "--to", f.Name)
		if _, back, _ := try(t, out, "convert", "--to", "line"); back != solutions || errs != "" {
			t.Errorf("solve --to %s: %q, %q", f.Name, back, errs)
		}
		_, out, _ = try(t, "", "generate", "-n", "3", "--seed", "5", "--to", f.Name)
		if _, again, _ := try(t, "", "generate", "-n", "3", "--seed", "5", "--format", f.Name); out != again && !slices.Contains(forms, f.Name) {
			t.Errorf("generate --to %s: %q, with --format %q", f.Name, out, again)
		}
		if _, back, _ := try(t, out, "convert", "--to", "line"); back != puzzles && !(singleIsDigit(f) && keepsDigits(puzzles, back)) {
			t.Errorf("generate --to %s: %q", f.Name, back)
		}
	}
	for _, tt := range []struct {
		args, in string
		status   int
		out      string
	}{
		{"--to line", clash + "\n" + one, 1, "\n" + oneDone + "\n"},
		{"--to line", in("rows", one), 0, oneDone + "\n"},
		{"--to rows", clash + "\n" + one + "\n" + one, 1, in("rows", oneDone) + "\n" + in("rows", oneDone)},
		{"--to poj", clash + "\n" + one + "\n" + one, 1, "2\n" + in("rows", oneDone) + in("rows", oneDone)},
		{"--to rows --all 5", many + "\n" + one, 0, ""},
		{"--to poj", "", 0, "0\n"},
	} {
		status, out, _ := try(t, tt.in, append([]string{"solve"}, strings.Fields(tt.args)...)...)
		if status != tt.status || out != tt.out && tt.out != "" {
			t.Errorf("solve %s: status %d, %q", tt.args, status, out)
		}
	}
}

// -o writes the same as standard output gets, whole or not at all, even over the input.
func TestOutput(t *testing.T) {
	t.Chdir(t.TempDir())
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
	}
	write("in.txt", formsIn)
	for _, args := range []string{"solve", "solve --to poj", "count", "canon", "check --format json", "rate", "explain", "steps --technique naked-single",
		"techniques", "generate -n 3 --seed 1", "version", "convert --to sdk", "convert --list"} {
		words := strings.Fields(args)
		if words[0] != "generate" && words[0] != "version" && words[0] != "techniques" {
			words = append(words, "in.txt")
		}
		want, out, errs := try(t, "", words...)
		write("out.txt", "old")
		status, none, again := try(t, "", append(words, "-o", "out.txt")...)
		got, err := os.ReadFile("out.txt")
		if err != nil || string(got) != out || status != want || none != "" || again != errs {
			t.Errorf("%s: status %d, want %d, %q, %q", args, status, want, got, none)
		}
		if _, dash, _ := try(t, "", append(words, "-o", "-")...); dash != out {
			t.Errorf("%s -o -: %q", args, dash)
		}
	}
	write("same.txt", one+"\n")
	if status, _, errs := try(t, "", "solve", "-o", "same.txt", "same.txt"); status != 0 {
		t.Errorf("status %d, %s", status, errs)
	}
	if got, _ := os.ReadFile("same.txt"); string(got) != oneDone+"\n" {
		t.Errorf("%q", got)
	}
	for args, want := range map[string]int{"solve -o none/out.txt": 1, "solve -o . same.txt": 1, "solve --unique --all 2 -o keep.txt": 2, "generate --clues 18 --symmetry quarter-turn -o keep.txt": 2} {
		write("keep.txt", "old")
		status, out, errs := try(t, one, strings.Fields(args)...)
		kept, _ := os.ReadFile("keep.txt")
		if status != want || out != "" || errs == "" || string(kept) != "old" {
			t.Errorf("%s: status %d, %q, %q, %q", args, status, out, errs, kept)
		}
	}
	left, _ := filepath.Glob(".sudoku-*")
	if len(left) > 0 {
		t.Errorf("%v are left over", left)
	}
}
