package generator

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/canon"
	"sudoku/solver"
	"sudoku/solver/logic"
	"sudoku/solver/se"
)

// Each puzzle of the stock has one solution and what its line says, and none comes twice, nor
// as a copy.
func TestStock(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	lines := slices.DeleteFunc(strings.Split(strings.TrimSpace(stockLines), "\n"), func(s string) bool { return s[0] == '#' })
	if len(lines) != len(stock()) || !slices.IsSorted(lines) {
		t.Errorf("%d lines, %d puzzles, in order: %v", len(lines), len(stock()), slices.IsSorted(lines))
	}
	var finder canon.Finder
	seen := map[string]bool{}
	every := 60
	if os.Getenv("SUDOKU_LONG") != "" {
		every = 1
	}
	for i, s := range stock() {
		id := s.kind + s.id + finder.Form(s.givens).String()
		if seen[id] || solver.Count(s.givens, 2) != 1 {
			t.Errorf("%s %v has not one solution, or is there twice", s.kind, s.givens)
		}
		seen[id] = true
		if i%every != 0 {
			continue
		}
		switch s.kind {
		case "se":
			if r := must(se.Rate(t.Context(), s.givens)); int(r.ER) != s.value {
				t.Errorf("%v has ER %v", s.givens, r.ER)
			}
		case "score":
			if w := wholePathOf(t, s.givens); w.rating.Score != s.value {
				t.Errorf("%v has the score %d", s.givens, w.rating.Score)
			}
		case "with":
			if !hasStep(t, &s.givens, s.id) {
				t.Errorf("%v has no step of %s", s.givens, s.id)
			}
		}
	}
}

// Puzzles of rare orders are none of the stock.
func TestStockDoesNotShow(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing here that other tests don't do at the same time")
	}
	var finder canon.Finder
	known := map[puzzle.Grid]bool{}
	for _, s := range stock() {
		known[finder.Form(s.givens)] = true
	}
	n := 2
	if os.Getenv("SUDOKU_LONG") != "" {
		n = 40
	}
	for _, text := range []string{"se=9.0..9.4", "se=10.0..10.9", "score=20000..40000", "with=wxyz-wing"} {
		o := parsedOrder(t, text)
		for r, err := range Stream(t.Context(), o, n, 2, nil) {
			if err != nil {
				t.Fatal(text, err)
			}
			checkOrder(t, text, &o, r)
			form := finder.Form(r.Puzzle.Givens)
			if known[form] {
				t.Errorf("%s: %v again", text, r.Puzzle.Givens)
			}
			known[form] = true
		}
	}
}

// hasStep reports whether a technique of an ID has a step on the path of ratings or of explanations.
func hasStep(t *testing.T, g *puzzle.Grid, id string) (has bool) {
	var rater logic.Rater
	for _, p := range logic.Profiles {
		_, _ = rater.RateWhile(t.Context(), g, p.Techniques, 0, func(of *logic.Technique, _ *logic.Rating) bool {
			has = has || of.ID == id
			return !has
		})
		if has {
			break
		}
	}
	return has
}
