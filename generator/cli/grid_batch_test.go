package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle/format"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// through answers a text in chunks of a given size.
func through(t *testing.T, r io.Reader, most chunkSize, workers int, newAnswerer func(context.Context) batchAnswerer) string {
	var out, errs bytes.Buffer
	c := &call{lang: language([]string{"--lang=en"}), in: r, out: &out, err: &errs, workers: workers}
	err := c.streamBatches(t.Context(), nil, most, newAnswerer)
	return fmt.Sprintf("%d, %q, %q", c.status(t.Context(), err), out.String(), errs.String())
}

// tell writes everything about each item.
func tell(ctx context.Context) batchAnswerer {
	var batch solver.Batch
	return func(q *gridBatch, to *answer) {
		if err := batch.Count(ctx, q.grids, 2, q.counts); err != nil {
			return
		}
		for i, it := range q.all() {
			if it == nil {
				it = q.item(i)
			}
			to.out = fmt.Appendln(to.out, it.Line, it.Column, it.Layout != nil, it.file, it.err, it.unread, it.Puzzle.Entries)
			if it.err == nil {
				to.out = fmt.Appendln(to.out, q.counts[i], q.grids[i])
			}
		}
	}
}

// A batchVerb is a verb that answers unparsed lines too.
type batchVerb struct {
	name        string
	newAnswerer func(context.Context) batchAnswerer
}

// batchVerbs begins with the one that writes the most.
var batchVerbs = []batchVerb{
	{"tell", tell}, {"solve", solveOptions{}.batchAnswerer}, {"solve --unique", solveOptions{unique: true}.batchAnswerer},
	{"check", checkOptions{}.batchJudge}, {"check --format json", checkOptions{form: asJSON}.batchJudge},
	{"rate", rateOptions{with: &logic.HoDoKu}.batchAnswerer}, {"rate --format json", rateOptions{with: &logic.HoDoKu, form: asJSON}.batchAnswerer},
	{"rate --scale both", rateOptions{with: &logic.HoDoKu, scale: byBoth}.batchAnswerer},
}

// checkPaths compares the output for unparsed lines with that for items.
func checkPaths(t *testing.T, text string, with ...batchVerb) {
	t.Helper()
	for _, v := range with {
		want := through(t, strings.NewReader(text), defaultChunk, 1, v.newAnswerer)
		for workers, most := range map[int]chunkSize{1: linesChunk, 2: ratingChunk, 3: linesChunk} {
			if testing.Short() && workers == 1 {
				continue // more runs at the same time with several
			}
			if got := through(t, strings.NewReader(text), most, workers, v.newAnswerer); got != want {
				t.Errorf("%s, %d workers, %.300q: %s", v.name, workers, text, difference(got, want))
			}
		}
		if got := through(t, iotest.HalfReader(strings.NewReader(text)), linesChunk, 2, v.newAnswerer); got != want {
			t.Errorf("%s, in pieces, %.300q: %s", v.name, text, difference(got, want))
		}
	}
}

// difference returns the first line in which two texts differ.
func difference(got, want string) string {
	g, w := strings.Split(got, `\n`), strings.Split(want, `\n`)
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("got %.300s, want %.300s", g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}

// oddLines are all kinds of lines other than simple puzzles.
var oddLines = []string{one, one + "\r", one + " a note", one + ",0.5\r", many, clash, none, strings.Repeat(".", 81), strings.Repeat("0", 81),
	strings.ReplaceAll(one, ".", "_"), strings.ReplaceAll(one, ".", "0"), strings.Repeat("-", 81), "# a comment", "", "\r", "hello", one[:80], one + "1",
	"A title: " + one, "\ufeff" + one, one + "\r" + many, strings.Join(strings.Split(one, ""), " "), strings.Join(strings.Split(one, ""), ","),
	one[:40] + "x" + one[41:], strings.Repeat(one, 900), "９" + one[1:], one[:80] + "\xff", "7"}

func FuzzPaths(f *testing.F) {
	odd := slices.DeleteFunc(slices.Clone(oddLines), func(line string) bool { return len(line) > 1000 })
	for _, seed := range []string{strings.Join(odd, "\n"), "1\n" + one, "3\n" + pojCase, spaced(pojCase), one + "\n" + pojCase, savedGame(f)} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		if len(text) <= fuzzBytes {
			checkPaths(t, text, batchVerbs...)
		}
	})
}

// TestPaths puts odd lines where chunks of simple lines begin and end: each for two verbs,
// or under SUDOKU_LONG for all, and all together for all verbs.
func TestPaths(t *testing.T) {
	plain := strings.Repeat(one+"\n", 900)
	for i, odd := range oddLines {
		if testing.Short() { // all together are enough
			break
		}
		with := batchVerbs
		if os.Getenv("SUDOKU_LONG") == "" {
			with = []batchVerb{batchVerbs[0], batchVerbs[1+i%(len(batchVerbs)-1)]}
		}
		checkPaths(t, plain+odd+"\n"+one+"\n"+odd+"\n"+plain[:900]+odd+"\n"+odd, with...)
	}
	checkPaths(t, plain+strings.Join(oddLines, "\n"+plain[:850]), batchVerbs...)
}

// TestLinesAllocate checks that simple lines need no allocations.
func TestLinesAllocate(t *testing.T) {
	if testing.Short() {
		t.Skip("other tests run the same at the same time")
	}
	allocs := func(lines int) float64 {
		text := strings.Repeat(oneDone+"\n", lines)
		return testing.AllocsPerRun(5, func() {
			through(t, strings.NewReader(text), linesChunk, 2, func(context.Context) batchAnswerer {
				return func(q *gridBatch, to *answer) {
					for i := range q.all() {
						to.out = format.AppendSolution(to.out[:0], &q.grids[i])
					}
				}
			})
		})
	}
	if few, lots := allocs(2000), allocs(20000); lots > few+1000 {
		t.Errorf("%v allocations for 2000 lines, %v for 20000", few, lots)
	}
}

// TestNotes checks that a note after a puzzle does not change the answer.
func TestNotes(t *testing.T) {
	for _, note := range []string{" 1.2", "#x", ",a", "\ta\tb", ";", "|", " \ufeff", "+", "x"} {
		status, out, errs := try(t, strings.Repeat(one+note+"\n", 3), "solve")
		if status != 0 || out != strings.Repeat(oneDone+"\n", 3) || errs != "" {
			t.Errorf("%q: status %d, %q, %q", note, status, out, errs)
		}
	}
}

// TestAll checks that gridBatch.all keeps the order of the input.
func TestAll(t *testing.T) {
	bad := errors.New("bad")
	for _, tt := range []struct {
		in   string // u: a simple line, p: another puzzle, e: an error
		want string
	}{
		{"", ""},
		{"u", "0u "},
		{"uu", "0u 1u "},
		{"e", "0e "},
		{"upu", "0u 1p 2u "},
		{"eueepue", "0e 0u 1e 1e 1p 2u 3e "},
	} {
		q, got := new(gridBatch), ""
		for _, kind := range tt.in {
			switch kind {
			case 'u':
				q.grids, q.lines = append(q.grids, gridToSolve(&new(format.Item).Puzzle)), append(q.lines, 0)
			case 'p':
				q.add(new(item))
			case 'e':
				q.add(&item{err: bad})
			}
		}
		for i, it := range q.all() {
			kind := "u"
			if it != nil && it.err != nil {
				kind = "e"
			} else if it != nil {
				kind = "p"
			}
			got += fmt.Sprint(i, kind, " ")
		}
		if got != tt.want {
			t.Errorf("%s: %q, want %q", tt.in, got, tt.want)
		}
	}
}

// TestBoundToItsThread runs a command on a locked thread, as main's is with a window.
func TestBoundToItsThread(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, verb := range []string{"solve", "count", "canon", "rate", "explain", "steps --technique naked-single"} {
		if status, out, err := try(t, one+"\n", strings.Fields(verb)...); status != 0 || out == "" {
			t.Errorf("%s: %d, %q", verb, status, err)
		}
	}
}
