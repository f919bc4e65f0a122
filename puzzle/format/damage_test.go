package format_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"sudoku/puzzle"
	"sudoku/puzzle/format"
)

// A text may be damaged on its way: by a mail program, an editor, a copy that ends too early.

// strangers are characters that no layout has.
const strangers = "§¿Ω☺¤†"

// damages are what happens to texts on their way. from and to are the character that is hit,
// or the line with its end.
var damages = []struct {
	name string
	line bool
	hit  func(text string, from, to int, stranger string) string
}{
	{"lost", false, func(s string, from, to int, _ string) string { return s[:from] + s[to:] }},
	{"doubled", false, func(s string, from, to int, _ string) string { return s[:to] + s[from:] }},
	{"inserted", false, func(s string, from, to int, x string) string { return s[:from] + x + s[from:] }},
	{"replaced", false, func(s string, from, to int, x string) string { return s[:from] + x + s[to:] }},
	{"line lost", true, func(s string, from, to int, _ string) string { return s[:from] + s[to:] }},
	{"line cut", true, func(s string, from, to int, _ string) string { return s }},
	{"text cut", false, func(s string, from, to int, _ string) string { return s[:from] }},
}

// A sample is a text and what is read of it.
type sample struct {
	name string
	text string
	f    *format.Format // that wrote it, nil for a file
	want []puzzle.Puzzle

	lines []int // where the puzzles begin
}

// samplesOf returns the files of testdata that are read without an error, and what every layout
// writes.
func samplesOf(t testing.TB, seed uint64) (list []sample) {
	rng := rand.New(rand.NewPCG(seed, 1))
	add := func(name, text string, f *format.Format) {
		s := sample{name: name, text: text, f: f}
		var err error
		if s.want, err = format.Parse(text); err == nil && len(s.want) > 0 && len(text) < 1<<15 {
			for it := range format.Scan(strings.NewReader(text)) {
				s.lines = append(s.lines, it.Line)
			}
			list = append(list, s)
		}
	}
	for _, dir := range []string{"testdata/read/*.txt", "testdata/write/*", "testdata/forms/right/*"} {
		names, _ := filepath.Glob(dir)
		for _, name := range names {
			if text := contents(t, name); utf8.Valid(text) && bytes.IndexByte(text, 0) < 0 {
				add(name, string(text), nil)
			}
		}
	}
	for _, f := range format.Formats {
		for n := range 4 {
			ps := make([]puzzle.Puzzle, 1+n%3)
			for i := range ps {
				if ps[i] = proper(rng); n == 3 {
					for c, d := range ps[i].Givens {
						if d == 0 && rng.IntN(4) == 0 {
							ps[i].Centre[c] = puzzle.NewPosition(ps[i].Givens).Cands[c]
						}
					}
				}
			}
			var b strings.Builder
			if err := f.Write(&b, ps); err != nil {
				t.Fatal(err)
			}
			add(fmt.Sprint(f.Name, " ", n), b.String(), f)
		}
	}
	return list
}

// damage hits a text in one place, and names what happened.
func damage(rng *rand.Rand, text string) (name, damaged string) {
	d := damages[rng.IntN(len(damages))]
	x := []rune(strangers)[rng.IntN(len([]rune(strangers)))]
	from := rng.IntN(len(text))
	for !utf8.RuneStart(text[from]) {
		from--
	}
	_, n := utf8.DecodeRuneInString(text[from:])
	to := from + n
	if d.line {
		end := strings.IndexByte(text[from:], '\n')
		if d.name == "line cut" {
			if end < 0 {
				end = len(text) - from
			}
			name := d.name
			start := strings.LastIndexByte(text[:from], '\n') + 1
			if !strings.ContainsAny(text[start:from], "0123456789.") {
				name = "line lost" // nothing is left of it
			} else if counts.MatchString(text[start:from]) {
				name = "line lost" // what is left is how many puzzles follow
			}
			return name, text[:from] + text[from+end:]
		}
		to = len(text)
		if end >= 0 {
			to = from + end + 1
		}
		from = strings.LastIndexByte(text[:from], '\n') + 1
	}
	return d.name, d.hit(text, from, to, string(x))
}

// standing is what must not change silently.
type standing struct{ givens, entries puzzle.Grid }

// misread says how what is read of a damaged text differs from what was there; "" if it doesn't,
// if something is said, or if it can't be known.
func misread(s *sample, got []puzzle.Puzzle, err error, kind string) string {
	var want []standing
	for _, p := range s.want {
		want = append(want, standing{p.Givens, p.Entries})
	}
	for _, p := range got {
		if !slices.Contains(want, standing{p.Givens, p.Entries}) && err == nil && !s.unknowable(&p, kind) {
			return "other"
		}
	}
	if err == nil && len(got) < len(s.want) && kind != "line lost" && kind != "text cut" {
		return "missing"
	}
	return ""
}

// begun returns how many puzzles have some cells in a text that is cut off. Of a few nobody knows
// what they are.
func (s *sample) begun(text string) (n int) {
	line := strings.Count(text, "\n") + 1
	last := text[strings.LastIndexByte(text, '\n')+1:]
	for _, at := range s.lines {
		if at < line || at == line && len(cells.FindAllString(last, -1)) > 5 {
			n++
		}
	}
	return n
}

// cells finds characters that may be cells.
var cells = regexp.MustCompile(`[0-9.]`)

// counts finds a number alone.
var counts = regexp.MustCompile(`^[1-9]\d{0,2}$`)

// hollow finds cells with nothing in them.
var hollow = regexp.MustCompile(`,,|;;|"",|\t\t|[|][ ]*[|]|(?i)(alt|value)=""|<td>(<b>)?(&nbsp;)?(<td>|</)|&(\\,)?[ ]*&|\n\|[ ]*\n`)

// unknowable reports whether a puzzle read of a damaged text is what its author may have meant: no
// reader can tell.
func (s *sample) unknowable(p *puzzle.Puzzle, kind string) bool {
	lines := kind == "line lost" || kind == "line cut" || kind == "text cut"
	for i := range s.want {
		w := &s.want[i]
		n, all := p.Givens.Count(), w.Givens.Count()
		switch {
		case lines && w.Givens == p.Givens && within(p.Entries, w.Entries):
			return true // moves of the player, a line each
		case kind == "line lost" && w.Givens == p.Givens && differences(p.Entries, w.Entries) == 1:
			return true // and one that took back another
		case kind == "line lost" && within(p.Grid(), w.Grid()) && differences(p.Grid(), w.Grid()) == 1 && strings.Contains(s.text, `"position"`):
			return true // a cell, in a list of those that aren't empty
		case lines && strings.Contains(s.name, "coordinates") && within(p.Givens, w.Givens):
			return true // cells, in a list of those that aren't empty
		case (lines || kind == "lost") && p.Grid() == w.Grid():
			return true // every digit is there, but not what says which are entries
		case lines && strings.Contains(s.name, "solution") && p.Givens.Solved() && (within(w.Givens, p.Givens) || strings.Contains(s.name, "solution-before")):
			return true // of a solution without its name, maybe of another puzzle
		case (strings.Contains(s.name, "rows-spaces-cut") || strings.Contains(s.name, "numbers-above")) && (lines || kind == "lost" || kind == "doubled") && rowsApart(p.Givens, w.Givens) == 1:
			return true // spaces are cells, but not at the end of lines: a row may have any length
		case lines && strings.Contains(s.name, ".tsv") && within(p.Givens, w.Givens) && rowsApart(p.Givens, w.Givens) == 1:
			return true // programs for tables leave the empty cells behind a first one out
		case hollow.MatchString(s.text) && kind != "doubled" && within(p.Givens, w.Givens) && n == all-1:
			return true // a digit alone in its cell, where an empty cell has nothing in it
		case s.hasCandidates() && within(w.Givens, p.Givens) && n == all+1:
			return true // of two candidates one is lost
		}
	}
	return false
}

func (s *sample) hasCandidates() bool {
	return s.f != nil && s.f.Candidates || strings.Contains(s.name, "pencil") || strings.Contains(s.name, "candidates") || strings.Contains(s.name, "sdx")
}

// differences returns in how many cells two grids differ.
func differences(a, b puzzle.Grid) (n int) {
	for c := range a {
		if a[c] != b[c] {
			n++
		}
	}
	return n
}

// rowsApart returns in how many rows two grids differ.
func rowsApart(a, b puzzle.Grid) (n int) {
	for r := 0; r < 81; r += 9 {
		if !slices.Equal(a[r:r+9], b[r:r+9]) {
			n++
		}
	}
	return n
}

func within(part, all puzzle.Grid) bool {
	for c, d := range part {
		if d != 0 && all[c] != d {
			return false
		}
	}
	return true
}

// TestDamage damages texts of every layout in one place. Another puzzle may not be read of them
// without a word, and none may be left out.
func TestDamage(t *testing.T) {
	seeds, each := uint64(1), 5000
	if os.Getenv("SUDOKU_LONG") != "" {
		seeds, each = 5, 30_000
	}
	wrong := 0
	for seed := range seeds {
		list := samplesOf(t, seed)
		rng := rand.New(rand.NewPCG(seed, 2))
		for range each {
			s := &list[rng.IntN(len(list))]
			kind, text := damage(rng, s.text)
			got, err := format.Parse(text)
			what := misread(s, got, err, kind)
			if kind == "text cut" && err == nil && len(got) < s.begun(text) {
				what = "missing"
			}
			if what == "" {
				continue
			}
			if wrong++; wrong <= 30 {
				t.Logf("%s, %s: %s: %v", s.name, kind, what, difference(s.text, text))
			}
		}
	}
	if wrong > 0 {
		t.Errorf("%d of %d are misread", wrong, int(seeds)*each)
	}
}

// difference returns the damaged line and those around it.
func difference(was, is string) string {
	a, b := strings.SplitAfter(was, "\n"), strings.SplitAfter(is, "\n")
	i := 0
	for i < len(a) && i < len(b) && a[i] == b[i] {
		i++
	}
	if i < len(a) && i < len(b) && len(b[i]) > 300 {
		at := 0
		for at < len(a[i]) && at < len(b[i]) && a[i][at] == b[i][at] {
			at++
		}
		return fmt.Sprintf("line %d, column %d: …%s…", i+1, at+1, b[i][max(0, at-100):min(len(b[i]), at+100)])
	}
	return fmt.Sprintf("line %d\n%s", i+1, strings.Join(b[max(0, min(i-2, len(b))):min(len(b), i+3)], ""))
}
