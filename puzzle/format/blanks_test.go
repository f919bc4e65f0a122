package format_test

import (
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// given returns how many digits the puzzles of a text have, and an error that was told of.
func given(text string) (n int, err error) {
	for it, fault := range format.Scan(strings.NewReader(text)) {
		if fault != nil {
			err = fault
			continue
		}
		for _, d := range it.Puzzle.Givens {
			if d > 0 {
				n++
			}
		}
	}
	return n, err
}

// TestBlanks: behind however many blanks or marks of direction a digit stands, it is read or an error
// is told. In a comment it stays one.
func TestBlanks(t *testing.T) {
	const first = "103000509002109400000704000300502006060000050700803004000401000009205800804000107\n"
	var ps []puzzle.Puzzle
	for it, err := range format.Scan(strings.NewReader(first + "000000010400000000020000000000050407008000300001090000300400200050100000000806000\n")) {
		if err != nil {
			t.Fatal(err)
		}
		ps = append(ps, it.Puzzle)
	}
	for _, f := range []*format.Format{format.Line, format.Rows, format.Grid, format.CSV, format.Integers, format.Pencilmarks, format.Marks729, format.Markdown, format.SDK, format.SDM, format.SDX, format.SS, format.Text} {
		var b strings.Builder
		if err := f.Write(&b, ps); err != nil {
			t.Fatal(f.Name, err)
		}
		behindBlanks(t, f.Name, b.String())
	}
	for _, n := range []int{5000, 1 << 16, 3 << 16} {
		if got, err := given("#" + strings.Repeat(" ", n) + first + first); got != 30 || err != nil {
			t.Errorf("a comment of %d: %d digits, %v", n, got, err)
		}
	}
}

// behindBlanks puts blanks before and into lines of a text.
func behindBlanks(t *testing.T, layout, text string) {
	want, err := given(text)
	if err != nil {
		t.Fatal(layout, err)
	}
	lines := strings.SplitAfter(text, "\n")
	for i, line := range lines {
		if i > 3 && i < len(lines)-3 && i%7 != 0 {
			continue
		}
		before, after := strings.Join(lines[:i], ""), strings.Join(lines[i+1:], "")
		for _, at := range []int{0, len(line) / 2} {
			for _, mark := range []string{" ", "\u200f", "\u00a0"} {
				for _, n := range []int{5000, 1 << 16} {
					blanks := strings.Repeat(mark, n/len(mark)+1)
					if got, err := given(before + line[:at] + blanks + line[at:] + after); err == nil && got != want {
						t.Errorf("%s: %d × %q at %d of line %d: %d digits, want %d", layout, n, mark, at, i+1, got, want)
					}
				}
			}
		}
	}
}
