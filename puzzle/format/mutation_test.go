package format_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// mutations change how a text looks, but not what its puzzle is; or they take something
// away. Those of one kind of texts have its name.
var mutations = []struct {
	name   string
	mutate func(rng *rand.Rand, text string) string
}{
	{"numbers of rows", labelled(func(i int) string { return fmt.Sprint(i+1, " ") })},
	{"numbers with points", labelled(func(i int) string { return fmt.Sprint(i+1, ". ") })},
	{"numbers from 0", labelled(func(i int) string { return fmt.Sprint(i, ",") })},
	{"letters", labelled(func(i int) string { return string(rune('A'+i)) + " " })},
	{"r1", labelled(func(i int) string { return fmt.Sprint("r", i+1, ": ") })},
	{"numbers downwards", labelled(func(i int) string { return fmt.Sprint(9-i, "  ") })},
	{"as grep -n", labelled(func(i int) string { return fmt.Sprint(i+1, ":") })},
	{"numbers behind", behind(func(i int) string { return fmt.Sprint("  ", i+1) })},
	{"letters behind", behind(func(i int) string { return string(" |"[i%2]) + string(rune('A'+i)) })},
	{"bullets", labelled(func(int) string { return "- " })},
	{"quotes of mails", labelled(func(int) string { return "> " })},
	{"indentation", labelled(func(int) string { return "    " })},
	{"tabs before", labelled(func(int) string { return "\t" })},
	{"blanks behind", func(_ *rand.Rand, s string) string {
		return strings.ReplaceAll(strings.ReplaceAll(s, "\n", "  \n"), "\r  \n", "  \r\n")
	}},
	{"numbers of columns", func(_ *rand.Rand, s string) string { return "1 2 3 4 5 6 7 8 9\n" + s }},
	{"fields of columns", func(_ *rand.Rand, s string) string { return "1,2,3,4,5,6,7,8,9\n" + s }},
	{"letters of columns", func(_ *rand.Rand, s string) string { return "  A B C D E F G H I\n" + s }},
	{"bold", func(_ *rand.Rand, s string) string { return eachDigit(s, "**") }},
	{"italic", func(_ *rand.Rand, s string) string { return eachDigit(s, "_") }},
	{"quotes", func(_ *rand.Rand, s string) string { return eachDigit(s, "\"") }},
	{"DOS", func(_ *rand.Rand, s string) string {
		return strings.ReplaceAll(strings.ReplaceAll(s, "\r", ""), "\n", "\r\n")
	}},
	{"tabs", func(_ *rand.Rand, s string) string { return strings.ReplaceAll(s, " ", "\t") }},
	{"no-break spaces", func(_ *rand.Rand, s string) string { return strings.ReplaceAll(s, " ", "\u00a0") }},
	{"spread", func(_ *rand.Rand, s string) string { return strings.ReplaceAll(s, ".", " . ") }},
	{"full width", func(_ *rand.Rand, s string) string { return fullWidth(s) }},
	{"strokes", func(_ *rand.Rand, s string) string { return strings.ReplaceAll(s, ".", "-") }},
	{"spaces", func(_ *rand.Rand, s string) string { return strings.ReplaceAll(s, ".", " ") }},
	{"no empty cells", func(_ *rand.Rand, s string) string { return strings.ReplaceAll(s, ".", "") }},
	{"prose above", func(_ *rand.Rand, s string) string { return "Puzzle 17 of 2026, level 3:\n" + s }},
	{"prose below", func(_ *rand.Rand, s string) string { return s + "Solve it in 15 minutes!\n" }},
	{"a fence", func(_ *rand.Rand, s string) string { return "```\n" + s + "```\n" }},
	{"a list around", func(_ *rand.Rand, s string) string { return "[" + strings.TrimSuffix(s, "\n") + "]\n" }},
	{"a line of prose", insertLine("and then 3 more\n")},
	{"a blank line", insertLine("\n")},
	{"a ruling", insertLine("------+-------+------\n")},
	{"a line lost", func(rng *rand.Rand, s string) string {
		lines := strings.SplitAfter(s, "\n")
		at := rng.IntN(len(lines))
		return strings.Join(slices.Delete(lines, at, at+1), "")
	}},
	{"a line twice", func(rng *rand.Rand, s string) string {
		lines := strings.SplitAfter(s, "\n")
		at := rng.IntN(len(lines))
		return strings.Join(slices.Insert(lines, at, lines[at]), "")
	}},
	{"cut off", func(rng *rand.Rand, s string) string { return s[:rng.IntN(len(s)+1)] }},
}

// labelled returns a mutation that puts a label before each line with a digit or a point.
func labelled(label func(i int) string) func(*rand.Rand, string) string {
	return func(_ *rand.Rand, s string) string {
		var b strings.Builder
		i := 0
		for line := range strings.Lines(s) {
			if strings.ContainsAny(line, "0123456789.,") {
				b.WriteString(label(i))
				i++
			}
			b.WriteString(line)
		}
		return b.String()
	}
}

// behind returns a mutation that puts a label behind each line with a digit or a point.
func behind(label func(i int) string) func(*rand.Rand, string) string {
	return func(_ *rand.Rand, s string) string {
		var b strings.Builder
		i := 0
		for line := range strings.Lines(s) {
			text := strings.TrimRight(line, "\r\n")
			b.WriteString(text)
			if strings.ContainsAny(line, "0123456789.,") {
				b.WriteString(label(i))
				i++
			}
			b.WriteString(line[len(text):])
		}
		return b.String()
	}
}

// adjacent are two digits of a row without anything between.
var adjacent = regexp.MustCompile(`[0-9._][0-9]|[*"]`)

// eachDigit puts signs around each digit, if other signs are between them.
func eachDigit(s, mark string) string {
	if adjacent.MatchString(s) {
		return s
	}
	var b strings.Builder
	for _, r := range s {
		if '1' <= r && r <= '9' {
			b.WriteString(mark + string(r) + mark)
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}

func fullWidth(s string) string {
	return strings.Map(func(r rune) rune {
		if '0' <= r && r <= '9' {
			return r - '0' + '０'
		}
		return r
	}, s)
}

func insertLine(text string) func(*rand.Rand, string) string {
	return func(rng *rand.Rand, s string) string {
		lines := strings.SplitAfter(s, "\n")
		return strings.Join(slices.Insert(lines, rng.IntN(len(lines)), text), "")
	}
}

// cellLines are layouts with a line for each cell, of which one can be lost unnoticed.
var cellLines = []*format.Format{format.GNOME, format.TathamSave, format.KSudoku}

// mutants is how many texts TestMutations reads.
func mutants() int {
	if os.Getenv("SUDOKU_LONG") != "" {
		return 200_000
	}
	return 3000
}

// TestMutations reads texts of every layout with up to three mutations. Each is read right or
// refused: no other puzzle may come of it, and an error may stand only beside the right one.
func TestMutations(t *testing.T) {
	rng := rand.New(rand.NewPCG(7, 8))
	right, silent := 0, 0
	for i := range mutants() {
		p := proper(rng)
		f := format.Formats[i%len(format.Formats)]
		text, names := f.Text(p), f.Name
		if i%7 == 0 {
			text, names = spacedRows(p.Givens), "spaced"
		}
		moved := false // two changes of the number of rows can make up for each other
		for range 1 + rng.IntN(3) {
			m := mutations[rng.IntN(len(mutations))]
			moves := strings.HasPrefix(m.name, "a line ") || m.name == "a blank line" || m.name == "a ruling" || m.name == "a list around" || strings.HasSuffix(m.name, "of columns") || m.name == "cut off"
			switch {
			case m.name == "no empty cells" && f != format.CSV, m.name == "tabs" && strings.Contains(names, "spread"):
				continue // it leaves only digits without their places
			case m.name == "cut off" && strings.Contains(text, "*"):
				continue // half an emphasis may be empty cells
			}
			if moves && (moved || slices.Contains(cellLines, f)) || moved && m.name == "spaces" || moves && strings.Contains(names, "spaces") {
				continue // nor can it be told that spaces at the end of a row are lost
			}
			if m.name == "cut off" && (f.Candidates || f == format.Pencilmarks || f == format.CSV) || m.name == "a line twice" && slices.Max(p.Givens[72:]) == 0 {
				continue // what is lost of the last cell, and that the last row is no empty one below a table, can't be told
			}
			if aside := m.name == "bold" || m.name == "italic" || m.name == "quotes"; aside && (f.Candidates || f == format.Pencilmarks) {
				continue // nobody does that to each candidate
			}
			moved = moved || moves
			text, names = m.mutate(rng, text), names+", "+m.name
		}
		list, err := format.Parse(text)
		if err == nil && len(list) == 1 {
			right++
		}
		for _, got := range list {
			if !fits(f, &got, &p) {
				silent++
				if silent > 10 {
					t.Log(names)
				} else {
					t.Errorf("%s: %v\nis read as\n%v (%v) from\n%s", names, p.Givens, got.Givens, err, text)
				}
			}
		}
	}
	if silent > 0 {
		t.Errorf("%d of %d are misread", silent, mutants())
	}
	if right < mutants()/4 {
		t.Errorf("only %d of %d are read", right, mutants())
	}
	t.Logf("%d of %d are read, the others refused", right, mutants())
}

// fits reports whether a text of p may be read as got. In layouts with candidates a cell's
// only one reads as a digit.
func fits(f *format.Format, got, p *puzzle.Puzzle) bool {
	cands := puzzle.NewPosition(p.Givens).Cands
	for c, d := range p.Givens {
		switch e := got.Givens[c]; {
		case e == d:
		case !f.Candidates && f != format.Pencilmarks || d != 0 || cands[c] != e.Set():
			return false
		}
	}
	return true
}

// proper returns a puzzle of a random solution, with some givens of each row and column.
func proper(rng *rand.Rand) (p puzzle.Puzzle) {
	digits := rng.Perm(9)
	for c := range puzzle.Cell(81) {
		row, col := c.Row(), c.Col()
		if d := digits[(3*row+row/3+col)%9] + 1; rng.IntN(10) < 4 {
			p.Givens[c] = puzzle.Digit(d)
		}
	}
	return p
}

func spacedRows(g puzzle.Grid) string {
	var b strings.Builder
	for c, d := range g {
		b.WriteByte(".123456789"[d])
		b.WriteByte("        \n"[c%9])
	}
	return b.String()
}

// TestFormsMutated changes the lines of the forms that people have the puzzle in. Another
// puzzle may only come of it beside an error.
func TestFormsMutated(t *testing.T) {
	want, _ := puzzle.ParseGrid(sampleLine)
	rng := rand.New(rand.NewPCG(5, 6))
	read := 0
	for _, path := range filesIn(t, "testdata/forms/right") {
		name, text := filepath.Base(path), string(contents(t, path))
		if strings.HasPrefix(name, "json-") || strings.HasPrefix(name, "numbers-column") || strings.HasPrefix(name, "yaml-") || strings.HasPrefix(name, "coordinates") {
			continue // a list without its name, or of more numbers or bullets, is something else
		}
		for _, m := range mutations {
			if !changesLines(m.name) {
				continue
			}
			changed := m.mutate(rng, text)
			list, err := format.Parse(changed)
			for _, p := range list {
				if read++; p.Givens != want && err == nil {
					t.Errorf("%s, %s: %v\n%s", name, m.name, p.Givens, changed)
				}
			}
		}
	}
	if read < 1000 {
		t.Error("only", read, "puzzles are read")
	}
}

// changesLines reports whether a mutation changes only what is around the cells, and does not
// take a part of a row.
func changesLines(name string) bool {
	switch name {
	case "bold", "italic", "quotes", "no empty cells", "full width", "spaces", "strokes", "spread", "tabs", "no-break spaces", "cut off":
		return false
	}
	return true
}
