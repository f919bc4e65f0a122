package format_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"reflect"
	"runtime"
	"strings"
	"testing"
	"testing/iotest"
	"unicode/utf16"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
	"sudoku/puzzle/words"
)

// disguises are other encodings of the same text. None of them may change what is read.
var disguises = []struct {
	name string
	wear func(string) string
	not  string // parts of the names of files whose meaning it would change
}{
	{"CR LF", func(s string) string { return strings.ReplaceAll(s, "\n", "\r\n") }, ""},
	{"CR", func(s string) string { return strings.ReplaceAll(s, "\n", "\r") }, ""},
	{"mark", func(s string) string { return "\ufeff" + s }, ""},
	{"no last line end", func(s string) string { return strings.TrimSuffix(s, "\n") }, ""},
	{"more line ends", func(s string) string { return s + "\n\n" }, ""},
	{"blanks behind", func(s string) string { return strings.ReplaceAll(s, "\n", " \t\n") }, "tabs spaces hollow"},
	{"wide", wide, documents},
	{"no-break spaces", func(s string) string { return strings.ReplaceAll(s, " ", "\u00a0") }, documents},
	{"UTF-16", func(s string) string { return encode(s, binary.LittleEndian) }, ""},
	{"UTF-16 BE", func(s string) string { return encode(s, binary.BigEndian) }, ""},
}

// documents are parts of the names of files where punctuation and spaces can't be replaced.
const documents = "opensudoku gnome ksudoku fpuzzles save libresudoku ipuz pzpr json-rules json-small small-html json-texts json-variants json-boxes json-named json-played html-rules solutions links-comment"

// wide returns printable ASCII in full-width form, except #, which begins a comment.
func wide(s string) string {
	return strings.Map(func(r rune) rune {
		if '!' <= r && r <= '~' {
			return r + '！' - '!'
		}
		return r
	}, s)
}

// narrowed is the inverse of wide and of the replacement of spaces.
func narrowed(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case '！' <= r && r <= '～':
			return r - '！' + '!'
		case r == '\u00a0':
			return ' '
		}
		return r
	}, s)
}

func encode(s string, order binary.AppendByteOrder) string {
	b := order.AppendUint16(nil, 0xfeff)
	for _, u := range utf16.Encode([]rune(s)) {
		b = order.AppendUint16(b, u)
	}
	return string(b)
}

func TestDisguises(t *testing.T) {
	for _, name := range inputs(t) {
		text := read(t, name)
		want := report(strings.NewReader(text))
		for _, d := range disguises {
			if anyIn(name, d.not) {
				continue
			}
			if got := narrowed(report(strings.NewReader(d.wear(text)))); got != want {
				t.Errorf("%s, %s: got\n%swant\n%s", name, d.name, got, want)
			}
		}
	}
}

func anyIn(name, parts string) bool {
	for _, part := range strings.Fields(parts) {
		if strings.Contains(name, part) {
			return true
		}
	}
	return false
}

// TestReaders reads in pieces of any size.
func TestReaders(t *testing.T) {
	for _, name := range inputs(t) {
		text := read(t, name)
		want := report(strings.NewReader(text))
		for i, cut := range []func(io.Reader) io.Reader{iotest.OneByteReader, iotest.HalfReader, iotest.DataErrReader} {
			for _, s := range []string{text, strings.ReplaceAll(text, "\n", "\r\n"), encode(text, binary.LittleEndian)} {
				if got := report(cut(strings.NewReader(s))); got != want {
					t.Errorf("%s, reader %d: got\n%swant\n%s", name, i, got, want)
				}
			}
		}
	}
}

func TestParseAgrees(t *testing.T) {
	for _, name := range inputs(t) {
		checkAgreement(t, read(t, name))
	}
}

// checkAgreement compares Parse with Scan.
func checkAgreement(t *testing.T, text string) {
	var want []puzzle.Puzzle
	var errs []error
	for it, err := range format.Scan(strings.NewReader(text)) {
		if err == nil {
			want = append(want, it.Puzzle)
		} else {
			errs = append(errs, err)
		}
	}
	got, err := format.Parse(text)
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%.200q: Parse gives %v, Scan %v", text, got, want)
	}
	if (err != nil) != (len(errs) > 0) || err != nil && !strings.HasPrefix(err.Error(), errs[0].Error()) {
		t.Errorf("%.200q: Parse says %v, Scan %v", text, err, errs)
	}
}

func TestStop(t *testing.T) {
	for _, name := range inputs(t) {
		lines := strings.SplitAfter(report(strings.NewReader(read(t, name))), "\n")
		for stop := 1; stop < len(lines); stop++ {
			n := 0
			for range format.Scan(strings.NewReader(read(t, name))) {
				if n++; n == stop {
					break
				}
			}
			if n != stop {
				t.Errorf("%s: %d items, want %d", name, n, stop)
			}
		}
	}
}

func TestBrokenStream(t *testing.T) {
	broken := errors.New("the cable is out")
	var got []string
	for it, err := range format.Scan(io.MultiReader(strings.NewReader(sampleLine+"\n"), iotest.ErrReader(broken))) {
		if err != nil {
			got = append(got, err.Error())
			continue
		}
		got = append(got, it.Puzzle.Givens.String())
	}
	if want := []string{sampleLine, broken.Error()}; !reflect.DeepEqual(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// TestNoProgress reads from a reader that never returns anything, which is an error.
func TestNoProgress(t *testing.T) {
	for _, err := range format.Scan(idle{}) {
		if err != io.ErrNoProgress {
			t.Error(err)
		}
	}
}

type idle struct{}

func (idle) Read([]byte) (int, error) { return 0, nil }

// TestBounded reads long hostile streams in little memory.
func TestBounded(t *testing.T) {
	const size = 8 << 20
	line := strings.Repeat("0", 81) + "\n"
	for _, tt := range []struct {
		name, pattern string
		errs          int
	}{
		{"zeros", "0", 1},
		{"lines of zeros", line, 1}, // the last one is cut off
		{"spaced zeros", "0 ", 1},
		{"nothing", "\x00", 1},
		{"letters", "a", 1},
		{"line ends", "\n", 0},
		{"commas", ",", 1},
		{"strokes", "---------\n", 0},
		{"a comment", "#", 0},
		{"broken characters", "\xff\xfe\x80\n", 1},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		errs := 0
		for _, err := range format.Scan(&repeated{pattern: tt.pattern, left: size}) {
			if err != nil {
				errs++
			}
		}
		runtime.ReadMemStats(&after)
		if used := after.TotalAlloc - before.TotalAlloc; used > size/8 {
			t.Errorf("%s: %d bytes of memory", tt.name, used)
		}
		if errs != tt.errs {
			t.Errorf("%s: %d errors, want %d", tt.name, errs, tt.errs)
		}
	}
}

// repeated reads as a repeated pattern.
type repeated struct {
	pattern  string
	at, left int
}

func (r *repeated) Read(p []byte) (n int, err error) {
	for n < len(p) && r.left > 0 {
		k := copy(p[n:min(len(p), n+r.left)], r.pattern[r.at:])
		n, r.left, r.at = n+k, r.left-k, (r.at+k)%len(r.pattern)
	}
	if n == 0 {
		err = io.EOF
	}
	return n, err
}

// TestLineAllocates checks that a simple line needs no allocations.
func TestLineAllocates(t *testing.T) {
	allocs := func(lines int) float64 {
		text := strings.Repeat(sampleLine+"\n", lines)
		var out []byte
		return testing.AllocsPerRun(5, func() {
			out = out[:0]
			for it, err := range format.Scan(strings.NewReader(text)) {
				if err != nil {
					t.Fatal(err)
				}
				out = it.AppendAnswer(out[:0], it.Puzzle.Givens)
			}
		})
	}
	if few, many := allocs(100), allocs(1000); many > few+1 {
		t.Errorf("%v allocations for 100 lines, %v for 1000", few, many)
	}
}

func TestParseErrorSays(t *testing.T) {
	_, err := format.Parse(sampleLine[:80])
	var e *format.ParseError
	if !errors.As(err, &e) || e.Line != 1 || e.Column != 81 {
		t.Fatal(err)
	}
	for l, want := range map[words.Lang]string{
		words.English: "Line 1, column 81: This line has 80 cells; a puzzle has 81. Write 0 or a point for each empty cell.",
		words.Chinese: "第 1 行第 81 列：这一行只有 80 格，一道题需要 81 格。空格用 0 或 . 表示。",
	} {
		if got := l.Error(err); got != want {
			t.Errorf("%s: %q", l.Code(), got)
		}
	}
	if !errors.Is(err, words.Error("format.line.short")) {
		t.Error("the fault can't be told by its key")
	}
}

// TestManyErrors checks that Parse keeps a limited number of errors.
func TestManyErrors(t *testing.T) {
	text := sampleLine + "\n" + strings.Repeat("nothing\n", 1000) + sampleLine
	list, err := format.Parse(text)
	if n := strings.Count(err.Error(), "\n") + 1; len(list) != 2 || n != 100 {
		t.Errorf("%d puzzles, %d errors", len(list), n)
	}
	if !bytes.Contains([]byte(err.Error()), []byte("Line 2:")) {
		t.Error(err)
	}
}

// TestAnyWhiteSpace separates integers by random white space.
func TestAnyWhiteSpace(t *testing.T) {
	rng := rand.New(rand.NewPCG(3, 4))
	spaces := []string{" ", "\t", "\n", "  ", "\r\n", "\r", " \n", "\n\n", "\n ", "\u00a0", "\u3000"}
	for range 2000 {
		some := spaces[:1+rng.IntN(len(spaces))]
		var want []puzzle.Grid
		var text strings.Builder
		for range 1 + rng.IntN(3) {
			g := randomPuzzle(rng).Givens
			want = append(want, g)
			for _, d := range g {
				fmt.Fprint(&text, d, some[rng.IntN(len(some))])
			}
		}
		var got []puzzle.Grid
		for it, err := range format.Scan(strings.NewReader(text.String())) {
			if err != nil || it.Layout != format.Integers {
				t.Fatalf("%v %v in\n%q", it.Layout, err, text.String())
			}
			got = append(got, it.Puzzle.Givens)
		}
		if !reflect.DeepEqual(got, want) {
			t.Fatalf("%v, want %v from\n%q", got, want, text.String())
		}
	}
}
