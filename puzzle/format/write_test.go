package format_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// TestRoundTrip writes random grids, marks and entries, one to three a file, and
// reads them back.
func TestRoundTrip(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for range 100 {
		ps := make([]puzzle.Puzzle, 1+rng.IntN(3))
		for i := range ps {
			ps[i] = randomPuzzle(rng)
		}
		for _, f := range format.Formats {
			checkRoundTrip(t, f, ps)
		}
	}
}

func randomPuzzle(rng *rand.Rand) (p puzzle.Puzzle) {
	density, marks := rng.Float64(), rng.IntN(2) == 0
	for c := range p.Givens {
		switch {
		case rng.Float64() < density:
			p.Givens[c] = puzzle.Digit(1 + rng.IntN(9))
		case marks && rng.IntN(4) == 0:
			p.Entries[c] = puzzle.Digit(1 + rng.IntN(9))
		case marks:
			p.Centre[c] = puzzle.DigitSet(rng.IntN(1 << 9))
			p.Corner[c] = puzzle.DigitSet(rng.IntN(1 << 9))
		}
	}
	return p
}

// checkRoundTrip writes puzzles in a format and reads them back.
func checkRoundTrip(t *testing.T, f *format.Format, ps []puzzle.Puzzle) {
	for i := range ps {
		if !f.Carries(ps[i].Shape) {
			return
		}
	}
	var b bytes.Buffer
	if err := f.Write(&b, ps); err != nil {
		if sizes := sizesOf(ps); len(sizes) > 1 && b.Len() == 0 && slices.Contains([]*format.Format{format.Line, format.Rows, format.Grid}, f) {
			return // a small board behind a large one would not read back
		}
		t.Fatal(err)
	}
	i := 0
	for it, err := range format.Scan(bytes.NewReader(b.Bytes())) {
		switch {
		case err != nil:
			t.Fatalf("%s: %v in\n%s", f.Name, err, b.Bytes())
		case i == len(ps):
			t.Fatalf("%s: too many puzzles in\n%s", f.Name, b.Bytes())
		case it.Layout != f && it.Puzzle.Givens.Filled() != puzzle.AllCells && !alike(f, &it):
			t.Fatalf("%s: read as %s at %d: %v\n%s", f.Name, it.Layout.Name, it.Line, it.Puzzle.Givens, b.Bytes())
		}
		want, got := kept(f, ps[i]), it.Puzzle
		if got.Givens != want.Givens || got.Entries != want.Entries || got.Centre != want.Centre || got.Corner != want.Corner || !got.Shape.Equal(want.Shape) {
			t.Fatalf("%s: %v\nreads back as\n%v not\n%v from\n%s", f.Name, ps[i], got, want, b.Bytes())
		}
		i++
	}
	if i != len(ps) {
		t.Fatalf("%s: %d of %d puzzles in\n%s", f.Name, i, len(ps), b.Bytes())
	}
}

// sizesOf returns the sizes of the boards of puzzles.
func sizesOf(ps []puzzle.Puzzle) map[int]bool {
	sizes := map[int]bool{}
	for i := range ps {
		sizes[ps[i].Shape.Size()] = true
	}
	return sizes
}

// alike reports whether a puzzle written in f can be read as the item's layout, which may
// be another one: a collection looks like lines, and a grid without candidates, entries or
// texts like a plain one.
func alike(f *format.Format, it *format.Item) bool {
	plain := it.Puzzle.Centre == [81]puzzle.DigitSet{} && it.Puzzle.Entries == puzzle.Grid{}
	switch f {
	case format.SDM:
		return it.Layout == format.Line
	case format.SDK:
		return plain
	case format.Markdown, format.LaTeX:
		return it.Layout == format.Grid
	case format.C, format.NumPy, format.Prolog:
		return it.Layout == format.CSV
	case format.SDX:
		return it.Puzzle.Entries == puzzle.Grid{}
	case format.Pencilmarks:
		return plain && it.Layout == format.Grid
	}
	return false
}

// kept returns the parts of a puzzle that a format keeps, as they read back.
func kept(f *format.Format, p puzzle.Puzzle) (out puzzle.Puzzle) {
	g, rules := p.Grid(), puzzle.NewPosition(p.Grid()).Cands
	out.Shape, out.Givens = p.Shape, p.Givens
	left := rules
	var notes [81]puzzle.DigitSet
	for c := range g {
		if s := rules[c] & p.Centre[c]; s != 0 {
			left[c] = s
		}
		if notes[c] = p.Centre[c]; notes[c] == 0 {
			notes[c] = p.Corner[c]
		}
	}
	switch f {
	case format.Pencilmarks:
		out.Givens, out.Centre = g, p.Centre
		if p.Centre == ([81]puzzle.DigitSet{}) {
			out.Centre = rules
		}
	case format.Marks729:
		out.Givens, out.Centre = g, left
		singlesToGivens(&out)
	case format.SDX:
		out.Entries, out.Centre = p.Entries, left
		singlesToGivens(&out)
	case format.SDK:
		out.Entries, out.Centre = p.Entries, notes
	case format.HoDoKu, format.SS:
		out.Entries = p.Entries
		if left != rules {
			out.Centre = left
		}
	case format.OpenSudoku, format.FPuzzles, format.FPuzzlesURL, format.SudokuPadURL, format.Text:
		out = p
	case format.PenpaURL:
		out.Entries = p.Entries
	case format.SudokuWikiURL:
		out.Entries = p.Entries
		if notes != ([81]puzzle.DigitSet{}) || p.Entries != (puzzle.Grid{}) {
			out.Centre = leftOrAll(left, g)
		}
	case format.GNOME, format.KSudoku, format.TathamSave:
		out.Entries, out.Centre = p.Entries, notes
	}
	return out
}

// leftOrAll returns the candidates of empty cells, all digits if a cell has none.
func leftOrAll(left [81]puzzle.DigitSet, g puzzle.Grid) [81]puzzle.DigitSet {
	for c, d := range g {
		if d == 0 && left[c] == 0 {
			left[c] = puzzle.AllDigits
		}
	}
	return left
}

// singlesToGivens makes a given of each candidate that is the only one of its cell.
func singlesToGivens(p *puzzle.Puzzle) {
	for c, s := range p.Centre {
		if s.Len() == 1 {
			p.Givens[c], p.Centre[c] = s.Min(), 0
		}
	}
}

// TestAnswers answers the files of testdata/read in their own layouts, each puzzle as if it
// were its own solution.
func TestAnswers(t *testing.T) {
	three := strings.Repeat(rowsOf(sampleLine, "")+"\n", 3)
	for _, tt := range []struct{ name, text, want string }{
		{"line", "# x\n" + sampleLine + " note\n\nnothing\n" + sampleLine, digits + "\n\n" + digits + "\n"},
		{"rows", three, strings.TrimSuffix(strings.Repeat(rowsOf(digits, "")+"\n", 3), "\n")},
		{"rows, no blank line", strings.ReplaceAll(three, "\n\n", "\n"), strings.Repeat(rowsOf(digits, ""), 3)},
		{"rows, bad one", three + "\n12345678\n123456789\n", strings.TrimSuffix(strings.Repeat(rowsOf(digits, "")+"\n", 3), "\n")},
		{"integers", rowsOf(sampleLine, " "), rowsOf(digits, " ")},
		{"integers in a line", strings.Join(strings.Split(digits, ""), " "), rowsOf(digits, " ")},
		{"poj", "1\n" + rowsOf(digits, ""), rowsOf(digits, "")},
		{"poj, two", "2\n" + rowsOf(digits, "") + rowsOf(sampleLine, ""), rowsOf(digits, "") + rowsOf(digits, "")},
		{"csv", rowsOf(sampleLine, ","), digits + "\n"},
		{"grid", three[:30] + "---+---+---\n" + three[30:90], digits + "\n"},
	} {
		var out []byte
		for it, err := range format.Scan(strings.NewReader(tt.text)) {
			if err != nil {
				out = it.AppendAnswer(out)
			} else {
				out = it.AppendAnswer(out, it.Puzzle.Givens)
			}
		}
		if string(out) != tt.want {
			t.Errorf("%s: got\n%swant\n%s", tt.name, out, tt.want)
		}
	}
}

var digits = strings.ReplaceAll(sampleLine, ".", "0")

// rowsOf splits 81 characters into nine lines, with sep between characters.
func rowsOf(s, sep string) string {
	var b strings.Builder
	for r := range 9 {
		b.WriteString(strings.Join(strings.Split(s[9*r:9*r+9], ""), sep) + "\n")
	}
	return b.String()
}

func TestSeveralAnswers(t *testing.T) {
	g, _ := puzzle.ParseGrid(digits)
	it := format.Item{Layout: format.Rows, Blank: true}
	if got, want := string(it.AppendAnswer(nil, g, g)), "\n"+rowsOf(digits, "")+rowsOf(digits, ""); got != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
}

func TestFormats(t *testing.T) {
	for _, f := range format.Formats {
		if got, ok := format.ByName(f.Name); !ok || got != f {
			t.Errorf("%s is not found by its name", f.Name)
		}
		for _, l := range words.Langs {
			if title := f.Title(l); title == "" || strings.HasPrefix(title, "format.") {
				t.Errorf("%s has no title in %s", f.Name, l.Code())
			}
		}
	}
	if _, ok := format.ByName("none"); ok {
		t.Error("found a format that there is not")
	}
}

// TestWritten checks the exact output of each format for a bare puzzle and for one with
// entries, marks and texts.
func TestWritten(t *testing.T) {
	g, _ := puzzle.ParseGrid(sampleLine)
	begun := puzzle.Puzzle{
		Givens: g, Title: "Sunday", Author: "Anna", Source: "Herald", Date: "2026-11-15", Level: "hard",
		URL: "https://example.org/1?a&b", Note: "No 4,\npage 7",
	}
	begun.Entries[1], begun.Centre[3], begun.Centre[4], begun.Corner[4], begun.Corner[80-1] = 4, 0b100010, 0b10000010, 0b10, 0b100000100
	for _, f := range format.Formats {
		var b strings.Builder
		if err := f.Write(&b, []puzzle.Puzzle{{Givens: g}, begun}); err != nil {
			t.Fatal(err)
		}
		name := "testdata/write/" + f.Name + f.Ext
		if *update {
			if err := os.WriteFile(name, []byte(b.String()), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		if want := read(t, name); b.String() != want {
			t.Errorf("%s: got\n%swant\n%s", f.Name, b.String(), want)
		}
	}
}

func TestWriteFails(t *testing.T) {
	full := errors.New("the disk is full")
	for _, f := range format.Formats {
		for _, n := range []int{1, 10000} {
			if err := f.Write(failing{full}, make([]puzzle.Puzzle, n)); err != full {
				t.Errorf("%s, %d puzzles: %v", f.Name, n, err)
			}
		}
	}
}

type failing struct{ err error }

func (f failing) Write([]byte) (int, error) { return 0, f.err }

func ExampleScan() {
	const text = "1\n103000509\n002109400\n000704000\n300502006\n060000050\n700803004\n000401000\n009205800\n804000107\n"
	for it, err := range format.Scan(strings.NewReader(text)) {
		if err != nil {
			fmt.Println(err)
			continue
		}
		fmt.Println(it.Layout.Name, it.Line, it.Puzzle.Givens)
	}
	// Output: poj 2 1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7
}

// Output may be shown on a terminal, so it has no control characters.
func TestNoControlCharacters(t *testing.T) {
	const bad = "a\x1b[31mb\u009b2Jc\u202ed\u2066e\x7ff\x00g\ah\x9bi\tj\r\nk"
	p := puzzle.Puzzle{Givens: puzzle.Grid{1}, Title: bad, Author: bad, Source: bad, Date: bad, Level: bad, URL: bad, Note: bad}
	for _, f := range format.Formats {
		var b bytes.Buffer
		if err := f.Write(&b, []puzzle.Puzzle{p}); err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(b.String()) {
			if strings.ContainsFunc(strings.TrimRight(line, "\n"), words.IsControl) || !utf8.ValidString(line) {
				t.Errorf("%s: %q", f.Name, line)
			}
		}
	}
	var b bytes.Buffer
	if err := format.SDK.Write(&b, []puzzle.Puzzle{{Title: bad}}); err != nil {
		t.Fatal(err)
	}
	if got, _, _ := strings.Cut(b.String(), "\n."); got != "#D a[31mb2Jcdefgh\ufffdi j\n#D k" {
		t.Errorf("%q", got)
	}
}
