package generator

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver"
	"sudoku/solver/logic"
)

// Each seed has one solution and a step of its technique, and no line comes twice. The path of
// some is looked at, the first of each technique among them, or under SUDOKU_LONG of all.
func TestSeeds(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	seen, techniques := map[string]bool{}, 0
	for _, tech := range logic.HoDoKu.Techniques {
		seeds := slices.DeleteFunc(seedsOf(tech), func(s madePuzzle) bool { return !strings.Contains(seedLines, s.givens.String()) })
		techniques += min(len(seeds), 1)
		for i, s := range seeds {
			line := tech.ID + " " + s.givens.String()
			if seen[line] || solver.Count(s.givens, 2) != 1 {
				t.Errorf("%s has not one solution, or is there twice", line)
			}
			seen[line] = true
			if i%many(5, 1) != 0 {
				continue
			}
			if w := wholePathOf(t, s.givens); !slices.Contains(w.steps, tech) {
				t.Errorf("%s has no such step", line)
			}
		}
	}
	if lines := strings.Count("\n"+strings.TrimSpace(seedLines), "\n") - strings.Count("\n"+seedLines, "\n#"); len(seen) != lines || techniques < 20 {
		t.Errorf("%d seeds of %d techniques in %d lines", len(seen), techniques, lines)
	}
}

// From seeds come many different puzzles, also where nothing near a seed fits.
func TestSeeded(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	n := many(8, 20)
	for _, text := range []string{"hardest=jellyfish", "with=naked-quadruple difficulty=extreme"} {
		o := parsedOrder(t, text)
		seen := map[puzzle.Grid]bool{}
		for r, err := range Stream(t.Context(), o, n, 2, nil) {
			if err != nil {
				t.Fatal(text, err)
			}
			checkOrder(t, text, &o, r)
			for _, s := range seedsOf(slices.Concat(o.With, []*logic.Technique{o.Hardest})[0]) {
				if s.givens == r.Puzzle.Givens {
					t.Errorf("%s: %v is a seed", text, s.givens)
				}
			}
			seen[r.Puzzle.Givens] = true
		}
		if len(seen) != n {
			t.Errorf("%s: %d puzzles", text, len(seen))
		}
	}
}
