package format

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// addForms adds what people write as seeds, of which the names match.
func addForms(f *testing.F, patterns ...string) {
	for _, pattern := range patterns {
		names, err := filepath.Glob("testdata/" + pattern)
		if err != nil || len(names) == 0 {
			f.Fatal("no test data", pattern, err)
		}
		for _, name := range names {
			text, err := os.ReadFile(name)
			if err != nil {
				f.Fatal(err)
			}
			f.Add(string(text))
		}
	}
}

// checkItem checks that a puzzle has its digits on its board, and that the item or the error has a place.
func checkItem(t *testing.T, text string, it *Item, err error) {
	t.Helper()
	lines := 1 + strings.Count(text, "\n") + strings.Count(text, "\r")
	if fault, ok := err.(*ParseError); ok && (fault.Line < 1 || fault.Line > lines || strings.HasPrefix(fault.Err.In(words.English), "format.")) {
		t.Fatalf("%q: %v", text, err)
	}
	p := &it.Puzzle
	for c, d := range p.Grid() {
		if err == nil && (it.Line < 1 || it.Line > lines || d > 9 || d != 0 && (!p.Shape.Cells().Has(puzzle.Cell(c)) || int(d) > p.Shape.Size())) {
			t.Fatalf("%q: line %d, %v", text, it.Line, p)
		}
	}
}

// FuzzLenient reads anything in each of the ways in which people write one puzzle.
func FuzzLenient(f *testing.F) {
	addForms(f, "forms/right/*", "forms/refused/*")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > maxLenient/4 {
			return
		}
		text = plainText(text)
		for _, read := range lenientReaders {
			if it, ok := read(text); ok {
				checkItem(t, text, &it, nil)
			}
		}
		for _, fault := range lenientFaults {
			if err := fault(text); err != nil {
				checkItem(t, text, new(Item), err)
			}
		}
	})
}

// FuzzNested reads anything as JSON and as names with values.
func FuzzNested(f *testing.F) {
	addForms(f, "read/keyed*.txt", "read/json*.txt", "forms/right/*.json", "forms/right/*.yaml", "forms/right/*.toml")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > maxLenient/4 {
			return
		}
		yield := func(it Item, err error) bool {
			checkItem(t, text, &it, err)
			return true
		}
		readNested(JSON, newSource(context.Background(), strings.NewReader(text)), yield)
		_, _ = readKeyed(newSource(context.Background(), strings.NewReader(text)), yield)
	})
}

// FuzzSites reads anything as the JSON of sites and of ipuz, and as what links to them hold.
func FuzzSites(f *testing.F) {
	addForms(f, "read/ipuz*.txt", "read/lisudoku.txt", "read/puzzlink.txt", "read/pzpr*.txt")
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > maxLenient/4 {
			return
		}
		for _, read := range []objectReader{ipuzText, readLiPuzzle} {
			var p puzzle.Puzzle
			if read([]byte(text), &p) == nil {
				checkItem(t, text, &Item{Line: 1, Puzzle: p}, nil)
			}
		}
		for _, address := range []string{"puzz.link/p?sudoku/", "pzprv3.example.org/p?sudoku/", "sudokumaker.app/?puzzle=", "lisudoku.xyz/solver?import="} {
			check(t, address+text)
			check(t, address+packLZ(text))
		}
	})
}
