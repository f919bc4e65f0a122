package hint

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
	"sudoku/solver/logic"
)

// TestEveryDepthSaysMore: of singles, no depth before the argument says what the one before did.
func TestEveryDepthSaysMore(t *testing.T) {
	for _, id := range []string{"full-house", "last-digit", "naked-single", "hidden-single"} {
		tech, _ := logic.ByID(id)
		_, s, _ := tech.Example()
		for _, l := range []words.Lang{words.English, words.Chinese} {
			what, _ := Hint{step{Step: s}}.Depth(What, l)
			if pattern, _ := (Hint{step{Step: s}}).Depth(Pattern, l); slices.Equal(what, pattern) {
				t.Errorf("%s: %q twice", id, what)
			}
		}
	}
}

// TestForCell: for an empty cell the hint is about that cell, or says that something
// else comes first; for filled cells there is none.
func TestForCell(t *testing.T) {
	r := request(t, "...6......2....8....7.95...1.....2.6..5.6..9..3.2...4....45...8.7.....2....9.6..5", "")
	about, elsewhereOf := 0, 0
	for c := puzzle.Cell(0); c < 81; c += 3 {
		h, err := ForCell(t.Context(), r, c)
		var said words.Message
		switch {
		case r.State.Grid[c] != 0:
			if !errors.As(err, &said) || said.Key != "hint.cell.filled" {
				t.Errorf("%v is filled: %v", c, err)
			}
			continue
		case err != nil:
			t.Fatal(c, err)
		}
		s, ok := h.Step()
		if !ok {
			t.Fatalf("%v: no step", c)
		}
		if _, other := h.advice.(elsewhere); other {
			elsewhereOf++
			continue
		}
		about++
		if text, _ := h.Depth(Where, words.English); !strings.Contains(strings.Join(text, " "), c.String()) {
			t.Errorf("%v: %q doesn't name the cell", c, text)
		}
		if !slices.ContainsFunc(slices.Concat(s.Place, s.Eliminate), func(k puzzle.Candidate) bool { return k.Cell() == c }) {
			t.Errorf("%v: the hint is about %v and %v", c, s.Place, s.Eliminate)
		}
	}
	if about == 0 || elsewhereOf == 0 {
		t.Error(about, "hints about their cell,", elsewhereOf, "elsewhere")
	}
}
