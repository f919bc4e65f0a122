package format_test

import (
	"bytes"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// TestForms reads the same puzzle in each of the forms that people have it in.
func TestForms(t *testing.T) {
	want, _ := puzzle.ParseGrid(sampleLine)
	for _, name := range filesIn(t, "testdata/forms/right") {
		n := 0
		for it, err := range format.Scan(bytes.NewReader(contents(t, name))) {
			if n++; err != nil || it.Puzzle.Givens != want {
				t.Errorf("%s: %v, %v", filepath.Base(name), it.Puzzle.Givens, err)
			}
		}
		if n != 1 {
			t.Errorf("%s: %d puzzles", filepath.Base(name), n)
		}
	}
}

// TestRefused reads what is no puzzle or not wholly one: each line of refused.txt has the
// name of a file and a part of what is said of it. No puzzle may come of it.
func TestRefused(t *testing.T) {
	says := map[string]string{}
	for line := range strings.Lines(string(contents(t, "testdata/forms/refused.txt"))) {
		name, part, _ := strings.Cut(strings.TrimSpace(line), ": ")
		says[name] = part
	}
	for _, path := range filesIn(t, "testdata/forms/refused") {
		name, said := filepath.Base(path), ""
		for it, err := range format.Scan(bytes.NewReader(contents(t, path))) {
			if err == nil {
				t.Errorf("%s: %v", name, it.Puzzle.Givens)
			} else {
				said += err.Error() + "\n"
			}
		}
		if part := says[name]; part == "" || !strings.Contains(said, part) {
			t.Errorf("%s: said is %q, want %q", name, said, part)
		}
		delete(says, name)
	}
	for name := range says {
		t.Error("there is no file", name)
	}
}

// TestSamples: so many forms are kept that none gets lost unnoticed.
func TestSamples(t *testing.T) {
	if n := len(filesIn(t, "testdata/forms/right")); n < 120 {
		t.Error("only", n, "forms that are read")
	}
	if n := len(filesIn(t, "testdata/forms/refused")); n < 20 {
		t.Error("only", n, "forms that are refused")
	}
}

func filesIn(t testing.TB, dir string) (names []string) {
	names, err := filepath.Glob(dir + "/*")
	if err != nil || len(names) < 10 {
		t.Fatal("no test data", err)
	}
	return names
}

func contents(t testing.TB, name string) []byte {
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return b
}

// TestArchives: what is said of a member of an archive names it, and a bomb is left.
func TestArchives(t *testing.T) {
	faults := 0
	for it, err := range format.Scan(bytes.NewReader(zipped(t, "a/good.txt", sampleLine+"\n", "b/bad.txt", "hello 12\n", "c.txt.gz", string(gzipped(t, sampleLine))))) {
		fault, ok := errors.AsType[*format.ParseError](err)
		switch {
		case ok:
			faults++
			if fault.File != "b/bad.txt" || !strings.HasPrefix(err.Error(), "b/bad.txt: ") {
				t.Error(err)
			}
		case err != nil || it.File != "a/good.txt" && it.File != "c.txt.gz":
			t.Error(it.File, err)
		}
	}
	if faults != 1 {
		t.Error(faults, "faults")
	}
	bomb := strings.Repeat("# nothing\n", 20<<20/10)
	for name, b := range map[string][]byte{"gz": gzipped(t, bomb), "zip": zipped(t, "a", bomb)} {
		said := ""
		for _, err := range format.Scan(bytes.NewReader(b)) {
			said += err.Error()
		}
		if !strings.Contains(said, "far more than puzzles need") {
			t.Errorf("%s: %s", name, said)
		}
	}
}

// TestManyTables reads tables with headings, one below the other.
func TestManyTables(t *testing.T) {
	g, _ := puzzle.ParseGrid(sampleLine)
	text := strings.Repeat(format.Markdown.Text(puzzle.Puzzle{Givens: g})+"\n", 50)
	n := 0
	for it, err := range format.Scan(strings.NewReader(text)) {
		if n++; err != nil || it.Puzzle.Givens != g {
			t.Fatal(n, it.Puzzle.Givens, err)
		}
	}
	if n != 50 {
		t.Errorf("got %v, want %v", n, 50)
	}
}

// TestThreeLayouts reads three puzzles of one text, each in another layout.
func TestThreeLayouts(t *testing.T) {
	list := []*format.Format{format.Line, format.Rows, format.Grid, format.Integers}
	g := mustGrid(sampleLine)
	for i := range list {
		text := ""
		for k := range 3 {
			text += list[(i+k)%len(list)].Text(puzzle.Puzzle{Givens: g}) + "\n"
		}
		for _, r := range []io.Reader{strings.NewReader(text), iotest.OneByteReader(strings.NewReader(text))} {
			n := 0
			for it, err := range format.Scan(r) {
				if n++; err != nil || it.Puzzle.Givens != g {
					t.Errorf("%v, %v\n%s", it.Puzzle.Givens, err, text)
				}
			}
			if n != 3 {
				t.Errorf("%d puzzles\n%s", n, text)
			}
		}
	}
}
