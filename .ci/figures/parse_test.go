package main

import (
	"os"
	"strings"
	"testing"
)

// TestFigures: the file of figures can be read, and each is named once.
func TestFigures(t *testing.T) {
	text, err := os.ReadFile("../../docs/dev/figures.txt")
	if err != nil {
		t.Fatal(err)
	}
	figures, files, err := parse(string(text))
	if err != nil || len(figures) < 15 || len(files) < 5 {
		t.Fatalf("%d figures, %d files: %v", len(figures), len(files), err)
	}
	seen := map[string]bool{}
	for _, f := range figures {
		if seen[f.name] {
			t.Errorf("%q is there twice", f.name)
		}
		seen[f.name] = true
	}
}

// TestParse: a line that is neither a figure nor a file is told by its number.
func TestParse(t *testing.T) {
	for text, want := range map[string]string{
		"# a\n\na\t1.5\tb\tc\n":    "",
		"file\ta.txt\tb\n":         "",
		"a\t1.5\tb\tc\na\tx\tb\tc": "line 2",
		"a":                        "line 1",
		"a\t0\tb\tc":               "line 1",
		"file\ta.txt":              "line 1",
	} {
		if _, _, err := parse(text); (err == nil) != (want == "") || err != nil && !strings.HasPrefix(err.Error(), want+" ") {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
}

func TestTimes(t *testing.T) {
	for command, want := range map[string]int{"60x sudoku version": 60, "sudoku x ": 1, "": 1} {
		if n, rest := times(command); n != want || strings.HasPrefix(rest, "60x") {
			t.Errorf("%q: %d times %q", command, n, rest)
		}
	}
}

// TestWindowRatio: a row is found by what it says and beside what.
func TestWindowRatio(t *testing.T) {
	const table = `medians                      ours   beside it             ratio  at most      to gnome-sudoku
first frame, ms              104.0  106.0      hello      0.98x  1.1x     ok  
first frame, ms, being read  104.0  52.0       hello      2.00x                
key to first pixel, ms       8.0    10.0       rectangle  0.80x  0.8x     ok  
`
	for what, want := range map[[2]string]float64{{"first frame, ms", "hello"}: .98, {"key to first pixel, ms", "rectangle"}: .8, {"first frame, ms", "rectangle"}: 0} {
		if got, err := windowRatio(table, what[0], what[1]); got != want || (err != nil) != (want == 0) {
			t.Errorf("%v: %v, %v, want %v", what, got, err, want)
		}
	}
}

// TestBench: of three rounds the middle one counts, what commands read is written first, and one
// that fails is told with what it said.
func TestBench(t *testing.T) {
	b, done, err := newBench([]dataFile{{"set/a.txt", "echo 1"}}, "")
	if err != nil {
		t.Fatal(err)
	}
	defer done()
	f := figure{command: "grep -q 1 set/a.txt && i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done", against: "i=0; while [ $i -lt 20000 ]; do i=$((i+1)); done"}
	if got, err := b.ratio(&f, 3); err != nil || got <= 0 {
		t.Errorf("%v, %v", got, err)
	}
	f.against = "echo no such thing >&2; false"
	if _, err := b.ratio(&f, 3); err == nil || !strings.Contains(err.Error(), "no such thing") {
		t.Error(err)
	}
}
