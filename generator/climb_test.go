package generator

import (
	_ "embed"
	"errors"
	"os"
	"strings"
	"testing"

	"sudoku/solver"
)

//go:embed testdata/patterns20.txt
var patterns20 string

// Patterns of few cells are filled, and the same one whatever the number of workers.
func TestClimb(t *testing.T) {
	n := 0
	for line := range strings.Lines(patterns20) {
		text := strings.TrimSpace(line)
		if strings.HasPrefix(text, "#") {
			continue
		}
		if n++; testing.Short() || n > 3 && os.Getenv("SUDOKU_LONG") == "" {
			break
		}
		o := Order{Pattern: mustParsePattern(t, text), Symmetry: HalfTurn, Seed: 3}
		r, err := Generate(t.Context(), o, 2, nil)
		if err != nil {
			t.Errorf("%s: %v", text, err)
			continue
		}
		if g := r.Puzzle.Givens; g.Filled() != o.Pattern.Cells || solver.Count(g, 2) != 1 {
			t.Errorf("%s: made %v", text, g)
		}
		if one, _ := Generate(t.Context(), o, 1, nil); one.Puzzle.Givens != r.Puzzle.Givens {
			t.Errorf("%s: with one worker %v, with two %v", text, one.Puzzle.Givens, r.Puzzle.Givens)
		}
	}
}

// While no attempt has come to a puzzle of a pattern only the first few are made.
func TestHope(t *testing.T) {
	o := Order{Pattern: mustParsePattern(t, lattice), Attempts: 1000}
	var h search
	h.begin(0, o.firstAttempts())
	if h.limit != hopelessClimbs {
		t.Fatal(h.limit)
	}
	for h.more() {
		h.next()
	}
	for n := range h.last - 1 {
		h.miss(n+1, true)
	}
	if h.done() {
		t.Error("done while an attempt is open")
	}
	h.hope(o.Attempts)
	h.miss(h.last, true)
	if h.done() || !h.more() || h.limit != 1000 {
		t.Errorf("%+v, want more attempts", h)
	}
	h.begin(1, o.firstAttempts())
	h.next()
	h.hit(&madePuzzle{attemptNumber: 1})
	if h.hope(o.Attempts); !h.done() {
		t.Errorf("%+v goes on after a puzzle", h)
	}
}

// A pattern that has no puzzle, though no rule says so, ends in a bounded time.
func TestNoPattern(t *testing.T) {
	if os.Getenv("SUDOKU_LONG") == "" {
		t.Skip("SUDOKU_LONG is not set: it takes a quarter of a minute")
	}
	if r, err := Generate(t.Context(), Order{Pattern: mustParsePattern(t, eighteen)}, 2, nil); !errors.Is(err, ErrNoPattern) {
		t.Errorf("%v %v", r.Puzzle.Givens, err)
	}
}
