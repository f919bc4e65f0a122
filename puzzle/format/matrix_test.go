package format_test

import (
	"io"
	"math/rand/v2"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// TestMatrix writes puzzles in each format, reads them, and writes the result in every
// other one: both times everything that the format supports reads back.
func TestMatrix(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 6))
	for range 4 {
		p := randomPuzzle(rng)
		for _, from := range format.Formats {
			checkRoundTrip(t, from, []puzzle.Puzzle{p})
			list, err := format.Parse(from.Text(p))
			if err != nil || len(list) != 1 {
				t.Fatalf("%s: %d puzzles, %v", from.Name, len(list), err)
			}
			for _, to := range format.Formats {
				checkRoundTrip(t, to, list)
			}
		}
	}
}

// TestWords checks that formats with fields for the texts of a puzzle keep them.
func TestWords(t *testing.T) {
	p := puzzle.Puzzle{
		Title: "lower case", Author: "Anna & <Bob>", Source: "数独", Date: "15-11-2026", Level: "***",
		URL: "http://example.org/?a=\"1\"", Note: "one\ntwo",
	}
	p.Givens, _ = puzzle.ParseGrid(sampleLine)
	for _, f := range []*format.Format{format.SDK, format.OpenSudoku} {
		for _, p := range []puzzle.Puzzle{p, {Givens: p.Givens, Note: "alone"}} {
			if list, err := format.Parse(f.Text(p)); err != nil || len(list) != 1 || list[0] != p {
				t.Errorf("%s: %v, %v", f.Name, list, err)
			}
		}
	}
}

// TestHostileDocuments reads documents without end or without a puzzle: reading ends early,
// with an error.
func TestHostileDocuments(t *testing.T) {
	const size = 8 << 20
	for _, tt := range []struct{ name, head, pattern string }{
		{"an attribute", "<opensudoku a=\"", "x"},
		{"depth", "<opensudoku>", "<a>"},
		{"elements", "<opensudoku>", "<a/>"},
		{"text", "<ksudoku>", "x"},
		{"a comment", "<ksudoku><!--", "x"},
		{"events", "<ksudoku><game><history>", "<simple-event index=\"1\"/>"},
		{"a name", "<opensudoku><name>", "<b>x</b>"},
		{"a string", `{"cells":["position`, "x"},
		{"cells", `{"cells":[{"position":[]}`, ",{}"},
		{"objects", `{"cells":[{"position":[]}`, `,{"a":`},
		{"a length", "SAVEFILE:9000000:", "x"},
		{"a length that lies", "SAVEFILE:99999999999999999999:", "x"},
		{"moves", "SAVEFILE:1:x\n", "MOVE    :6:R1,0,7\n"},
	} {
		rest := &repeated{pattern: tt.pattern, left: size}
		n, errs := 0, 0
		for _, err := range format.Scan(io.MultiReader(strings.NewReader(tt.head), rest)) {
			if n++; err != nil {
				errs++
			}
		}
		if n != 1 || errs != 1 || tt.name != "moves" && size-rest.left > 3<<19 {
			t.Errorf("%s: %d items, %d errors after %d bytes", tt.name, n, errs, size-rest.left)
		}
	}
}

// TestManyInDocuments reads documents of any length, a puzzle at a time.
func TestManyInDocuments(t *testing.T) {
	g, _ := puzzle.ParseGrid(sampleLine)
	p := puzzle.Puzzle{Givens: g}
	for _, f := range []*format.Format{format.OpenSudoku, format.GNOME, format.KSudoku, format.TathamSave} {
		one := string(f.Append(nil, &p))
		want := 3<<20/len(one) + 1
		n := 0
		for it, err := range format.Scan(io.MultiReader(strings.NewReader(f.Head), &repeated{pattern: one, left: want * len(one)}, strings.NewReader(f.Foot))) {
			if n++; err != nil || it.Puzzle.Givens != g {
				t.Fatalf("%s, puzzle %d: %v", f.Name, n, err)
			}
		}
		if n != want {
			t.Errorf("%s: %d puzzles of %d", f.Name, n, want)
		}
	}
}

// TestHeadlessDocument: XML without its first character is no text.
func TestHeadlessDocument(t *testing.T) {
	g, _ := puzzle.ParseGrid(sampleLine)
	for _, f := range []*format.Format{format.KSudoku, format.OpenSudoku} {
		if list, err := format.Parse(f.Text(puzzle.Puzzle{Givens: g})[1:]); err == nil || len(list) > 0 {
			t.Errorf("%s: %v, %v", f.Name, list, err)
		}
	}
}
