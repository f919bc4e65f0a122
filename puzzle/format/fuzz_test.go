package format_test

import (
	"errors"
	"path/filepath"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// fuzzBytes is the longest text that fuzz tests read: longer ones find no more faults and
// take more time.
const fuzzBytes = 3 << 10

// FuzzScan reads anything: reading it in pieces of any size or by ScanLines gives the same,
// each item and each error has a place, and the places are in order.
func FuzzScan(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > fuzzBytes {
			return
		}
		lines := 1 + strings.Count(text, "\n") + strings.Count(text, "\r")
		last := 0
		for it, err := range format.Scan(strings.NewReader(text)) {
			var e *format.ParseError
			switch {
			case err == nil && (it.Layout == nil || it.Line < last || it.Column < 1):
				t.Errorf("%q: %d:%d after line %d", text, it.Line, it.Column, last)
			case err == nil:
				last = it.Line
			case !errors.As(err, &e) || e.Line < 1 || e.Column < 0 || strings.HasPrefix(e.Err.Error(), "format."):
				t.Errorf("%q: %v", text, err)
			}
			if it.Line > lines && !strings.HasPrefix(text, "\xff\xfe") && !strings.HasPrefix(text, "\xfe\xff") {
				t.Errorf("%q: line %d of %d", text, it.Line, lines)
			}
			it.AppendAnswer(nil, it.Puzzle.Givens)
		}
		want := report(strings.NewReader(text))
		if got := report(iotest.OneByteReader(strings.NewReader(text))); got != want {
			t.Errorf("%q: byte by byte\n%swant\n%s", text, got, want)
		}
		checkLines(t, text)
	})
}

// FuzzParse compares Parse with Scan, and checks that what was read can be written in every
// format and read back.
func FuzzParse(f *testing.F) {
	seed(f)
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) > fuzzBytes {
			return
		}
		checkAgreement(t, text)
		list, _ := format.Parse(text)
		for i := range list {
			checkCells(t, text, &list[i])
		}
		if len(list) == 0 {
			return
		}
		for _, f := range format.Formats {
			checkRoundTrip(t, f, list[:min(2, len(list))])
		}
	})
}

// checkCells checks that each cell has only one digit or only marks.
func checkCells(t *testing.T, text string, p *puzzle.Puzzle) {
	for c, d := range p.Grid() {
		marks := p.Centre[c] | p.Corner[c]
		if d > 9 || d != 0 && marks != 0 || marks > puzzle.AllDigits || p.Givens[c] != 0 && p.Entries[c] != 0 {
			t.Fatalf("%q: %v in r%dc%d", text, d, c/9+1, c%9+1)
		}
	}
}

func seed(f *testing.F) {
	for _, name := range inputs(f) {
		if text := read(f, name); len(text) <= fuzzBytes {
			f.Add(text)
		}
	}
	for _, d := range disguises {
		f.Add(d.wear("Title\n" + rowsOf(sampleLine, "") + "\n" + rowsOf(sampleLine, " ")))
	}
}

// FuzzFormats reads anything in the layout of a number: what is read is a valid puzzle, and
// what the layout writes of it reads back.
func FuzzFormats(f *testing.F) {
	for i, l := range format.Formats {
		f.Add(i, "MOVE    :6:R1,0,7\n")
		f.Add(i, read(f, "testdata/write/"+l.Name+l.Ext))
		for _, name := range inputs(f) {
			if strings.HasPrefix(filepath.Base(name), l.Name) {
				f.Add(i, read(f, name))
			}
		}
	}
	f.Fuzz(func(t *testing.T, n int, text string) {
		if len(text) > fuzzBytes {
			return
		}
		if n < 0 {
			n = -(n + 1)
		}
		l := format.Formats[n%len(format.Formats)]
		var list []puzzle.Puzzle
		for it, err := range l.ScanAs(strings.NewReader(text)) {
			var e *format.ParseError
			switch {
			case err == nil:
				checkCells(t, text, &it.Puzzle)
				list = append(list, it.Puzzle)
			case !errors.As(err, &e) || e.Line < 1 || e.Column < 0 || strings.HasPrefix(e.Err.Error(), "format."):
				t.Errorf("%q: %v", text, err)
			}
		}
		if len(list) > 0 {
			checkRoundTrip(t, l, list[:min(3, len(list))])
		}
	})
}
