package format_test

import (
	"errors"
	"os"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// TestCutOff reads texts whose second puzzle breaks off in its first row. The line must be named.
func TestCutOff(t *testing.T) {
	g, _ := puzzle.ParseGrid(sampleLine)
	p := puzzle.Puzzle{Givens: g}
	labels := func(label string) (text string) {
		for r, row := range strings.Fields(format.Rows.Text(p)) {
			text += strings.ReplaceAll(label, "#", string(rune('1'+r))) + row + "\n"
		}
		return text
	}
	points := strings.ReplaceAll(format.Rows.Text(p), "0", ".")
	for _, c := range []struct{ whole, rest string }{
		{format.CSV.Text(p), "5,3,,,7"},
		{format.CSV.Text(p), "5,3"},
		{format.HTML.Text(p), "<table>\n<tr><td>5</td><td>3</td>"},
		{format.HTML.Text(p), "<table>\n<tr><td></td><td></td>"},
		{format.HTML.Text(p), "<table>\n<tr><td>5"},
		{format.HTML.Text(p), "<table>\n<tr><td>5</"},
		{format.HTML.Text(p), "<table>\n<tr><td></"},
		{format.HTML.Text(p), "<table>\n<tr><td>5</td><td></"},
		{format.LaTeX.Text(p), "\\begin{sudoku}\n|5|3|"},
		{format.SS.Text(p), "*-----------*\n|53.|.7"},
		{format.SS.Text(p), "*----"},
		{format.SS.Text(p), "*-----------*\n"},
		{points, "53..7"},
		{points, "5."},
		{format.Rows.Text(p), "10300"},
		{labels("r#: "), "r1: 53007"},
		{labels("Row #: "), "Row 1: 5300"},
		{labels("# "), "1 5300"},
		{strings.ReplaceAll(labels(" A "), " ", "  "), "  A  5"},
		{format.Rows.Text(p), "0006420087000"},
		{format.SDK.Text(p) + "[Puzzle]\n" + format.Rows.Text(p), "[St"},
		{format.SDK.Text(p) + "[Puzzle]\n" + format.Rows.Text(p), "[State]\n."},
	} {
		got, err := format.Parse(c.whole + "\n" + c.rest)
		fault, ok := errors.AsType[*format.ParseError](err)
		if first := strings.Count(c.whole, "\n") + 2; !ok || fault.Line < first || len(got) == 0 || got[0].Givens != g {
			t.Errorf("%q after a puzzle: %v", c.rest, err)
		}
	}
}

// TestNotCutOff reads texts that stand below a puzzle and are no part of another one.
func TestNotCutOff(t *testing.T) {
	g, _ := puzzle.ParseGrid(sampleLine)
	for _, f := range []*format.Format{format.Rows, format.CSV, format.Grid, format.SS, format.LaTeX, format.Integers} {
		whole := f.Text(puzzle.Puzzle{Givens: g})
		for _, rest := range []string{"Puzzle 12", "53", "2024", "2026-11-25", "25.11.2026", "1.5.26", "# 5", "Page 3 of 5", "(c) 2026", "Level: 5"} {
			for _, text := range []string{whole + "\n" + rest, whole + "\n" + rest + "\n" + whole, whole + "\n" + rest + "\n\n" + whole} {
				if _, err := format.Parse(text); err != nil && (f != format.SS || rest != "53") {
					t.Errorf("%s, %q: %v", f.Name, rest, err)
				}
			}
		}
	}
}

// TestBrokenMoves reads texts of which a move of the player is damaged, or the heading above them.
func TestBrokenMoves(t *testing.T) {
	read := func(name string) string {
		b, err := os.ReadFile("testdata/read/" + name)
		if err != nil {
			t.Fatal(err)
		}
		return string(b)
	}
	var played puzzle.Puzzle
	played.Givens, _ = puzzle.ParseGrid(sampleLine)
	played.Entries[1], played.Centre[3] = 4, puzzle.Digit(3).Set()
	framed := format.SS.Text(played)
	for _, c := range []struct{ key, text, from, to string }{
		{"format.ss.open", framed, framed[strings.LastIndex(framed, "*--"):], ""},
		{"format.ss.cell", read("ss.txt"), "I036", "036"},
		{"format.ss.cell", read("ss.txt"), "I036", "I"},
		{"format.ss.cell", read("ss.txt"), "I014", "014"},
		{"format.ss.cell", read("ss.txt"), "I014", "143"},
		{"format.ss.cell", read("ss.txt"), "E04002", "04002"},
		{"format.ss.cell", read("ss.txt"), "I001", "001"},
		{"format.ss.cell", read("ss.txt"), "I001", "\n122"},
		{"format.section.marks", format.SDK.Text(played), "[PencilMarks]", ""},
		{"format.libresudoku.board", read("libresudoku.txt"), `"currentBoard":"1430`, `"currentBoard":"1§30`},
		{"format.libresudoku.board", read("libresudoku.txt"), `"currentBoard":"1430`, `"currentBoard":"140`},
		{"format.ksudoku.text", format.KSudoku.Text(played), "<simple-event", "simple-event"},
		{"format.ksudoku.text", format.KSudoku.Text(played), "<simple-event", "§simple-event"},
		{"format.ksudoku.text", read("ksudoku.txt"), `<simple-event index="37"`, `simple-event index="37"`},
	} {
		if !strings.Contains(c.text, c.from) {
			t.Fatal("no", c.from)
		}
		_, err := format.Parse(strings.Replace(c.text, c.from, c.to, 1))
		if m := (words.Message{}); !errors.As(err, &m) || m.Key != c.key {
			t.Errorf("%s for %s: %v, want %s", c.to, c.from, err, c.key)
		}
	}
}
