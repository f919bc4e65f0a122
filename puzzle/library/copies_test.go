package library

import (
	"errors"
	"os"
	"slices"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// turnedCopies returns n copies of the class-th puzzle, turned, mirrored and with other digits.
func turnedCopies(class, n int) (list []puzzle.Puzzle) {
	g, _ := puzzle.ParseGrid(one)
	cells := slices.Collect(g.Filled().All())
	g[cells[class]] = 0
	for i := range n {
		digits := permutation(i)
		var turned puzzle.Grid
		for c, d := range g {
			row, col := c/9, c%9
			switch i % 4 {
			case 1:
				row, col = col, 8-row
			case 2:
				col = 8 - col
			case 3:
				row, col = col, row
			}
			turned[9*row+col] = digits[d]
		}
		list = append(list, puzzle.Puzzle{Givens: turned})
	}
	return list
}

// permutation returns other digits for each number.
func permutation(n int) (digits [10]puzzle.Digit) {
	left := []puzzle.Digit{1, 2, 3, 4, 5, 6, 7, 8, 9}
	for d := 9; d > 0; d-- {
		digits[d] = left[n%d]
		left = slices.Delete(left, n%d, n%d+1)
		n /= d
	}
	return digits
}

// TestCopiesCounted: how many copies a puzzle has is their number, or where there are very many,
// so many that a list can say that there may be more. With SUDOKU_LONG there are 5,000 puzzles.
func TestCopiesCounted(t *testing.T) {
	classes, n, many := 5, 30, 230
	if os.Getenv("SUDOKU_LONG") != "" {
		classes, n, many = 17, 294, MostCopies+5
	}
	l := open(t, t.TempDir())
	var list []puzzle.Puzzle
	for class := range classes {
		list = append(list, turnedCopies(class, n)...)
	}
	list = append(list, turnedCopies(classes, many)...)
	if in, err := l.Import(t.Context(), create(t, l, "c"), seq(list...), nil); err != nil || in.Added != len(list) {
		t.Fatal(in, err)
	}
	if v, err := l.Views(t.Context()); err != nil || v.All != classes*n+many || v.Duplicates != v.All {
		t.Error(v, err)
	}
	r := all(t, l, Query{})
	for from := 0; from < r.Len(); from += 100 {
		rows, err := r.Rows(t.Context(), from, from+100)
		if err = errors.Join(err, r.CountExact(t.Context(), rows)); err != nil {
			t.Fatal(err)
		}
		for i := range rows {
			want := n - 1
			if rows[i].Number > classes*n {
				want = min(many-1, 1000)
			}
			if rows[i].Copies != want || rows[i].Exact != 0 {
				t.Fatalf("puzzle %d has %d copies, %d of them exact, want %d", from+i, rows[i].Copies, rows[i].Exact, want)
			}
		}
	}
}

// TestCopiesOfGames: the puzzle of a game that no collection has is no copy itself, and is one of all.
func TestCopiesOfGames(t *testing.T) {
	home := t.TempDir()
	l := open(t, home)
	turned := turnedCopies(0, 4)
	g, _ := puzzle.ParseGrid(one)
	for i := range turned {
		for c, d := range g { // the puzzle of play itself, with other digits
			turned[i].Givens[c] = permutation(i + 1)[d]
		}
	}
	if _, err := l.Import(t.Context(), create(t, l, "c"), seq(turned...), nil); err != nil {
		t.Fatal(err)
	}
	play(t, home, "20261121-080000-00000001.sudoku", 5, 0)
	if err := l.Sync(t.Context()); err != nil {
		t.Fatal(err)
	}
	rows, err := all(t, l, Query{View: ViewPlayed}).Rows(t.Context(), 0, 9)
	if err != nil || len(rows) != 1 || rows[0].Copies != 4 {
		t.Error(rows, err)
	}
	if v, err := l.Views(t.Context()); err != nil || v != (Views{All: 5, Begun: 1, Unsolved: 5, Duplicates: 4, Played: 1}) {
		t.Error(v, err)
	}
	for _, text := range []string{"-zzz", ""} { // with and without words it looks at the same
		if n := all(t, l, Query{Text: text}).Len(); n != 5 {
			t.Errorf("%q finds %d of 5", text, n)
		}
	}
}

// TestExamples: what can be typed, as it is said in each language, is understood, and as a field.
func TestExamples(t *testing.T) {
	for _, l := range words.Langs {
		for _, f := range Fields {
			for _, example := range Examples(l, f) {
				terms := parseQuery(example)
				if len(terms) != 1 || terms[0].wrong || terms[0].unknownField() || fieldOf(example) != f || terms[0].text == example {
					t.Errorf("%s: %s is read as %+v", l.Code(), example, terms)
				}
			}
		}
	}
}
