package format

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// An asked context counts how often its error is asked for, and is done after some times.
type asked struct {
	context.Context
	n, after int
}

func (a *asked) Err() error {
	if a.n++; a.n > a.after {
		return context.Canceled
	}
	return nil
}

// longTitle returns a puzzle whose links unpack to half a megabyte that doesn't repeat.
func longTitle() puzzle.Puzzle {
	var title strings.Builder
	for i := 0; title.Len() < maxUnpacked/2; i++ {
		fmt.Fprintf(&title, "%d %x z", i*i, i*i*i)
	}
	return puzzle.Puzzle{Givens: puzzle.Grid{1}, Title: title.String()}
}

// TestLinkStops stops the reading of one link at every place where it can be: it ends there
// with the error of the context.
func TestLinkStops(t *testing.T) {
	p := longTitle()
	packed := packLZ(p.Title)
	a := &asked{Context: t.Context(), after: 1 << 30}
	if text, err := unpackLZ(packed, &allowance{ctx: a}); err != nil || text != p.Title || a.n < 5 {
		t.Fatalf("it asks %d times, %v", a.n, err)
	}
	for after := range a.n {
		a := &asked{Context: t.Context(), after: after}
		if _, err := unpackLZ(packed, &allowance{ctx: a}); err == nil || a.n != after+1 {
			t.Errorf("stopped after %d: it asks %d times, %v", after, a.n, err)
		}
	}
	broken := strings.TrimSpace(FPuzzlesURL.Text(puzzle.Puzzle{Givens: puzzle.Grid{1}})[:100]) + strings.Repeat("/A", 1000)
	for _, link := range []string{FPuzzlesURL.Text(p)[:30000], SudokuPadURL.Text(p)[:30000], broken} {
		for _, after := range []int{0, 1, 2, 3, 5, 8, 13} {
			a := &asked{Context: t.Context(), after: after}
			if _, err := ParseLink(a, link); !errors.Is(err, context.Canceled) || a.n > after+20 {
				t.Errorf("%.40s: stopped after %d: it asks %d times, %v", link, after, a.n, err)
			}
		}
	}
}

// TestPenpaStops is the same for the other way of packing.
func TestPenpaStops(t *testing.T) {
	most := &asked{Context: t.Context(), after: 1 << 30}
	_, packed, _ := strings.Cut(PenpaURL.Text(puzzle.Puzzle{Title: longTitle().Title[:100_000]}), "&p=")
	if lines, err := unpackPenpa(strings.TrimSpace(packed), &allowance{ctx: most}); err != nil || len(lines) < 5 || most.n < 5 {
		t.Fatalf("%d lines, it asks %d times, %v", len(lines), most.n, err)
	}
	for after := range most.n {
		a := &asked{Context: t.Context(), after: after}
		if _, err := unpackPenpa(strings.TrimSpace(packed), &allowance{ctx: a}); err == nil {
			t.Errorf("stopped after %d: it is read", after)
		}
	}
}
