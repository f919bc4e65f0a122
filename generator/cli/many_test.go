package cli

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"slices"
	"strings"
	"testing"
	"testing/iotest"

	"sudoku/puzzle/format"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// through answers a text in chunks of a size.
func through(t *testing.T, r io.Reader, most portion, workers int, newAsk func(context.Context) ask) string {
	var out, errs bytes.Buffer
	c := &call{Lang: language([]string{"--lang=en"}), in: r, out: &out, err: &errs, workers: workers}
	err := c.streamMany(t.Context(), nil, most, newAsk)
	return fmt.Sprintf("%d, %q, %q", c.status(t.Context(), err), out.String(), errs.String())
}

// tell writes all that is known of each question.
func tell(ctx context.Context) ask {
	var batch solver.Batch
	return func(q *questions, to *answer) {
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

// checkPaths holds one way through the program to the other.
func checkPaths(t *testing.T, text string) {
	t.Helper()
	for name, newAsk := range map[string]func(context.Context) ask{
		"solve": solving{}.ask, "solve --unique": solving{unique: true}.ask, "tell": tell,
		"rate": rating{with: logic.HoDoKu.Techniques}.ask, "rate --format json": rating{with: logic.HoDoKu.Techniques, json: true}.ask,
	} {
		want := through(t, strings.NewReader(text), usualPortion, 1, newAsk)
		for workers, most := range map[int]portion{1: linesPortion, 2: ratedPortion, 3: linesPortion} {
			if got := through(t, strings.NewReader(text), most, workers, newAsk); got != want {
				t.Errorf("%s, %d workers, %.300q: %s", name, workers, text, difference(got, want))
			}
		}
		if got := through(t, iotest.HalfReader(strings.NewReader(text)), linesPortion, 2, newAsk); got != want {
			t.Errorf("%s, in pieces, %.300q: %s", name, text, difference(got, want))
		}
	}
}

// difference shows the first line in which two texts differ.
func difference(got, want string) string {
	g, w := strings.Split(got, `\n`), strings.Split(want, `\n`)
	for i := range min(len(g), len(w)) {
		if g[i] != w[i] {
			return fmt.Sprintf("got %.300s, want %.300s", g[i], w[i])
		}
	}
	return fmt.Sprintf("%d lines, want %d", len(g), len(w))
}

// oddLines are lines of all kinds that can stand among puzzles.
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
			checkPaths(t, text)
		}
	})
}

// TestPaths puts odd lines where chunks of usual ones begin and end.
func TestPaths(t *testing.T) {
	usual := strings.Repeat(one+"\n", 900)
	for i, odd := range oddLines {
		if testing.Short() && i > 0 {
			break
		}
		checkPaths(t, usual+odd+"\n"+one+"\n"+odd+"\n"+usual[:900]+odd+"\n"+odd)
	}
	checkPaths(t, usual+strings.Join(oddLines, "\n"+usual[:850]))
}

// TestLinesAllocate holds usual lines to no memory of their own.
func TestLinesAllocate(t *testing.T) {
	allocs := func(lines int) float64 {
		text := strings.Repeat(oneDone+"\n", lines)
		return testing.AllocsPerRun(5, func() {
			through(t, strings.NewReader(text), linesPortion, 2, func(context.Context) ask {
				return func(q *questions, to *answer) {
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

// TestUsualNotes answers what stands behind a puzzle's cells by a puzzle alone.
func TestUsualNotes(t *testing.T) {
	for _, note := range []string{" 1.2", "#x", ",a", "\ta\tb", ";", "|", " \ufeff", "+", "x"} {
		status, out, errs := try(t, strings.Repeat(one+note+"\n", 3), "solve")
		if status != 0 || out != strings.Repeat(oneDone+"\n", 3) || errs != "" {
			t.Errorf("%q: status %d, %q, %q", note, status, out, errs)
		}
	}
}

// TestAll goes through questions in the order of the input.
func TestAll(t *testing.T) {
	bad := errors.New("bad")
	for _, tt := range []struct {
		in   string // u: a usual line, p: another puzzle, e: an error
		want string
	}{
		{"", ""},
		{"u", "0u "},
		{"uu", "0u 1u "},
		{"e", "0e "},
		{"upu", "0u 1p 2u "},
		{"eueepue", "0e 0u 1e 1e 1p 2u 3e "},
	} {
		q, got := new(questions), ""
		for _, kind := range tt.in {
			switch kind {
			case 'u':
				q.grids, q.lines = append(q.grids, question(&new(format.Item).Puzzle)), append(q.lines, 0)
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

// TestBoundToItsThread: where there is a window, main's goroutine is bound to its
// thread, and so is whatever a command begins in it.
func TestBoundToItsThread(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, verb := range []string{"solve", "count", "rate", "explain", "steps"} {
		if status, out, err := try(t, one+"\n", verb); status != 0 || out == "" {
			t.Errorf("%s: %d, %q", verb, status, err)
		}
	}
}
