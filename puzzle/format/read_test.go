package format_test

import (
	"flag"
	"fmt"
	"io"
	"iter"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

var update = flag.Bool("update", false, "write what is read beside the files of testdata/read")

// TestRead reads each file of testdata/read. The expected result is in a file beside it: a
// line for each puzzle or error, with the layout.
func TestRead(t *testing.T) {
	for _, name := range inputs(t) {
		text := read(t, name)
		got := report(strings.NewReader(text))
		golden := strings.TrimSuffix(name, ".txt") + ".want"
		if *update {
			if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want := read(t, golden); got != want {
			t.Errorf("%s: got\n%swant\n%s", name, got, want)
		}
	}
}

func inputs(t testing.TB) []string {
	names, err := filepath.Glob("testdata/read/*.txt")
	if err != nil || len(names) == 0 {
		t.Fatal("no test data", err)
	}
	return names
}

func read(t testing.TB, name string) string {
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// report returns what Scan yields, a line for each.
func report(r io.Reader) string { return reportOf(format.Scan(r)) }

func reportOf(items iter.Seq2[format.Item, error]) string {
	var b strings.Builder
	for it, err := range items {
		layout := "-"
		if it.Layout != nil {
			layout = it.Layout.Name
		}
		fmt.Fprintf(&b, "%d:%d %s", it.Line, it.Column, layout)
		if it.Blank {
			b.WriteString(" blank")
		}
		if err != nil {
			fmt.Fprintf(&b, " error %v\n", err)
			continue
		}
		p := &it.Puzzle
		fmt.Fprintf(&b, " %v", p.Givens)
		if p.Shape != nil {
			fmt.Fprintf(&b, " %v", p.Shape)
		}
		if p.Entries != (puzzle.Grid{}) {
			fmt.Fprintf(&b, " entries %v", p.Entries)
		}
		if p.Centre != ([81]puzzle.DigitSet{}) {
			fmt.Fprintf(&b, " marks %v", p.Centre)
		}
		if p.Corner != ([81]puzzle.DigitSet{}) {
			fmt.Fprintf(&b, " corners %v", p.Corner)
		}
		for _, w := range []string{p.Author, p.Source, p.Date, p.Level, p.URL} {
			if w != "" {
				fmt.Fprintf(&b, " ‘%s’", w)
			}
		}
		if p.Title != "" || p.Note != "" {
			fmt.Fprintf(&b, " “%s” “%s”", p.Title, strings.ReplaceAll(p.Note, "\n", "¶"))
		}
		b.WriteByte('\n')
	}
	return b.String()
}
