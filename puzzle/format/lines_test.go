package format_test

import (
	"fmt"
	"io"
	"iter"
	"os"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// byLines reads a stream by ScanLines, up to len(grids) simple lines at a time, and splits
// Lines first if cut is true. The notes of simple lines are not read.
func byLines(r io.Reader, grids []puzzle.Grid, cut bool) iter.Seq2[format.Item, error] {
	return func(yield func(format.Item, error) bool) {
		read := func(l *format.Lines) {
			defer l.Free()
			for more := true; more; {
				first, n := l.ReadSimple(grids)
				for i, g := range grids[:n] {
					yield(format.Item{Puzzle: puzzle.Puzzle{Givens: g}, Line: first + i, Column: 1, Layout: format.Line}, nil)
				}
				if n < len(grids) {
					more = l.Next(func(it format.Item, err error) { yield(it, err) })
				}
			}
		}
		for it, err := range format.ScanLines(r, func(l *format.Lines) bool {
			for cut && l.MaxLines() > len(grids) {
				read(l.Cut(len(grids)))
			}
			read(l)
			return true
		}) {
			yield(it, err)
		}
	}
}

// noNotes removes the notes of puzzles of 81 characters.
func noNotes(items iter.Seq2[format.Item, error]) iter.Seq2[format.Item, error] {
	return func(yield func(format.Item, error) bool) {
		for it, err := range items {
			if it.Layout == format.Line {
				it.Puzzle.Note = ""
			}
			yield(it, err)
		}
	}
}

// checkLines compares ScanLines with Scan.
func checkLines(t *testing.T, text string) {
	t.Helper()
	want := reportOf(noNotes(format.Scan(strings.NewReader(text))))
	for name, r := range map[string]io.Reader{"at once": strings.NewReader(text), "in halves": iotest.HalfReader(strings.NewReader(text)),
		"byte by byte": iotest.OneByteReader(strings.NewReader(text)), "the end at once": iotest.DataErrReader(strings.NewReader(text))} {
		checkByLines(t, text, name, r, 1, want)
	}
	for _, n := range []int{-1, 3, -3, 1000} {
		checkByLines(t, text, "at once", strings.NewReader(text), n, want)
	}
}

// checkByLines compares ScanLines, with n grids at a time, with what is wanted.
func checkByLines(t *testing.T, text, name string, r io.Reader, n int, want string) {
	t.Helper()
	if got := reportOf(noNotes(byLines(r, make([]puzzle.Grid, max(n, -n)), n < 0))); got != want {
		t.Fatalf("%.300q, %s, %d at a time: got\n%.2000s\nwant\n%.2000s", text, name, n, got, want)
	}
}

// TestLines reads each file, and in one disguise in four or, under SUDOKU_LONG, in each.
func TestLines(t *testing.T) {
	for i, name := range inputs(t) {
		text := read(t, name)
		checkLines(t, text)
		for j, d := range disguises {
			if (i+j)%4 == 0 || os.Getenv("SUDOKU_LONG") != "" {
				checkLines(t, d.wear(text))
			}
		}
	}
}

// TestLinesCharacters puts every character in every place of a simple line, and after it.
func TestLinesCharacters(t *testing.T) {
	var text strings.Builder
	text.WriteString(sampleLine + "\n")
	for at := range len(sampleLine) + 1 {
		for b := range 256 {
			line := []byte(sampleLine + "\n")
			line[at] = byte(b)
			text.Write(line)
			if at == len(sampleLine) {
				text.WriteString(" a note\n")
			}
		}
	}
	for _, pair := range []string{"./", "/.", "9:", ":9", "\x8a0", "0\x8a", "\xff.", ".\xff", "..", "00", "- "} {
		for at := range 80 {
			text.WriteString(sampleLine[:at] + pair + sampleLine[at+2:] + "\n")
		}
	}
	want := reportOf(noNotes(format.Scan(strings.NewReader(text.String()))))
	if got := reportOf(noNotes(byLines(strings.NewReader(text.String()), make([]puzzle.Grid, 2000), false))); got != want {
		g, w := strings.Split(got, "\n"), strings.Split(want, "\n")
		for i := range min(len(g), len(w)) {
			if g[i] != w[i] {
				t.Fatalf("got %s, want %s", g[i], w[i])
			}
		}
		t.Errorf("%d lines, want %d", len(g), len(w))
	}
}

// TestLinesKinds puts lines of many kinds, some longer than any buffer, between so many
// simple ones that they cross the end of a buffer.
func TestLinesKinds(t *testing.T) {
	long := func(n int) string { return strings.Repeat("x", n) }
	for _, odd := range []string{"", "\r", "# comment", "hello", strings.Repeat(".", 81), strings.Repeat("-", 81), strings.Repeat("0", 80),
		sampleLine + " note", sampleLine + "\r", sampleLine + " a\rb", sampleLine + ",tail\r", "A title: " + sampleLine, "\ufeff" + sampleLine,
		strings.Join(strings.Split(sampleLine, ""), " "), strings.Join(strings.Split(sampleLine, ""), ","),
		sampleLine + " " + long(1<<16), long(1<<16 - 1), long(1 << 16), long(1<<16 + 1), long(1 << 17), long(1<<18) + "\r",
		strings.Repeat(sampleLine+"\r", 1000), long(1<<16-1) + "\r" + sampleLine, long(1<<15) + "\r" + long(1<<16)} {
		for _, before := range []int{0, 5, 799, 1600} {
			plain := strings.Repeat(sampleLine+"\n", before)
			for _, text := range []string{plain + odd + "\n" + sampleLine + "\n" + odd, sampleLine + "\r\n" + plain + strings.Repeat(odd+"\n", 3) + plain} {
				want := reportOf(noNotes(format.Scan(strings.NewReader(text))))
				for _, n := range []int{100, 2000} {
					if got := reportOf(noNotes(byLines(strings.NewReader(text), make([]puzzle.Grid, n), true))); got != want {
						t.Errorf("%.90q (%d) after %d lines, %d at a time: got\n%.1000s\nwant\n%.1000s", odd, len(odd), before, n, got, want)
					}
				}
			}
		}
	}
}

// TestLinesStop checks that the stream ends when onLines returns false.
func TestLinesStop(t *testing.T) {
	n := 0
	for range format.ScanLines(strings.NewReader(strings.Repeat(sampleLine+"\n", 5000)), func(l *format.Lines) bool {
		n++
		return false
	}) {
		t.Error("an item after the end")
	}
	if n != 1 {
		t.Errorf("lines %d times", n)
	}
}

// TestLinesPrompt checks that available lines are passed on before waiting for more.
func TestLinesPrompt(t *testing.T) {
	var got []int
	grids := make([]puzzle.Grid, 10)
	r := iotest.OneByteReader(strings.NewReader(strings.Repeat(sampleLine+"\n", 3)))
	for range format.ScanLines(r, func(l *format.Lines) bool {
		first, n := l.ReadSimple(grids)
		got = append(got, first, n)
		return true
	}) {
		t.Error("an item")
	}
	if want := []int{1, 1, 2, 1, 3, 1}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// TestAppendSolution writes every digit in every place.
func TestAppendSolution(t *testing.T) {
	out, want := []byte("before "), "before "
	for first := range 10 {
		var g puzzle.Grid
		for c := range g {
			g[c] = puzzle.Digit((first + c) % 10)
		}
		out = format.AppendSolution(out, &g)
		want += strings.ReplaceAll(g.String(), ".", "0") + "\n"
	}
	if string(out) != want {
		t.Errorf("got\n%swant\n%s", out, want)
	}
}

// TestLinesWithLinks checks that the allowance of links is the same in both ways of reading:
// it is spent in the midst of the bombs, which is told from what is said of them.
func TestLinesWithLinks(t *testing.T) {
	honest := format.PenpaURL.Text(puzzle.Puzzle{Givens: puzzle.Grid{1, 2, 3}})
	text := strings.Repeat(strings.Repeat(sampleLine+"\n", 300)+format.Bomb+honest+format.Bomb, 5)
	list, err := format.Parse(text)
	said := fmt.Sprint(err)
	broken, large := strings.Count(said, format.ErrBrokenLink.Error()), strings.Count(said, format.ErrLinkTooLarge.Error())
	if len(list) != 5*301 || broken < 3 || large < 3 || broken+large != 10 {
		t.Error("the test shows nothing:", len(list), broken, large)
	}
	want := reportOf(noNotes(format.Scan(strings.NewReader(text))))
	checkByLines(t, text, "in halves", iotest.HalfReader(strings.NewReader(text)), 1000, want)
	checkByLines(t, text, "at once", strings.NewReader(text), -3, want)
}

// TestLinesWithRows: grids among the lines are read in every way in which a text comes in.
func TestLinesWithRows(t *testing.T) {
	p := puzzle.Puzzle{Givens: mustGrid(sampleLine)}
	line, rows, grid := format.Line.Text(p), format.Rows.Text(p), format.Grid.Text(p)
	for text, want := range map[string]int{
		line + "\n" + rows: 2,
		line + rows + line: 3,
		line + line + "\nTitle\n" + grid + "\n" + rows + line:                                         5,
		line + "a note\n" + rows + "\n" + strings.Repeat(line, 30) + rows + "\n" + rows + "\n" + rows: 35,
		line + rows[:40] + line: 2,
		line + rows[:80]:        1,
	} {
		checkLines(t, text)
		checkLines(t, strings.ReplaceAll(text, "\n", "\r\n"))
		if list, _ := format.Parse(text); len(list) != want {
			t.Errorf("%d puzzles, want %d, of\n%s", len(list), want, text)
		}
	}
}
