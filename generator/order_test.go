package generator

import (
	"os"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// shapes are what can be asked besides conditions, to be asked together with them.
var shapes = []Order{
	{},
	{Symmetry: HalfTurn},
	{Symmetry: Diagonal, MinGivens: 24, MaxGivens: 34},
	{Minimal: true},
	{MinGivens: 26, MaxGivens: 30},
}

// Every puzzle fits its order when rated afresh: a sample of the orders, or under
// SUDOKU_LONG 10,000 puzzles over more than 60 of them.
func TestOrdersWithConditions(t *testing.T) {
	if testing.Short() {
		t.Skip("TestPartsOfRareOrders has the workers")
	}
	long := os.Getenv("SUDOKU_LONG") != ""
	texts := slices.Collect(strings.FieldsFuncSeq(conditionOrders, func(r rune) bool { return r == '\n' }))
	done, made := 0, 0
	for i, text := range texts {
		for j, shape := range shapes {
			if !long && (i%4 != 0 || (i/4+j)%len(shapes) != 0) || long && j%2 != i%2 {
				continue
			}
			o := parsedOrder(t, text)
			o.Symmetry, o.Minimal, o.MinGivens, o.MaxGivens = shape.Symmetry, shape.Minimal, shape.MinGivens, shape.MaxGivens
			o.Seed = uint64(i)
			n := 1
			if long {
				n = 125
			}
			done++
			for r, err := range Stream(t.Context(), o, n, 2, nil) {
				if err != nil {
					t.Errorf("%s %+v: %v", text, shape, err)
					break
				}
				made++
				checkOrder(t, text, &o, r)
			}
		}
	}
	t.Logf("%d puzzles over %d orders", made, done)
}

func checkOrder(t *testing.T, text string, o *Order, r Result) {
	t.Helper()
	w := wholePathOf(t, r.Puzzle.Givens)
	list := w.faults(o)
	bare := *o
	bare.Level = logic.Unrated // faults reads it as the one reason to rate
	r.Rated = false
	for _, fault := range append(list, faults(bare, r)...) {
		t.Errorf("%s: %v: %s", text, r.Puzzle.Givens, fault)
	}
	if p := o.Pattern; p != nil && r.Puzzle.Givens.Filled() != p.Cells {
		t.Errorf("%s: %v does not have the pattern %v", text, r.Puzzle.Givens, p)
	}
	if r.Rating.Score != w.rating.Score || r.Rating.Level != w.rating.Level || r.Rating.Steps != w.rating.Steps {
		t.Errorf("%s: %v is rated %+v, want %+v", text, r.Puzzle.Givens, r.Rating, w.rating)
	}
}

// rare is an order whose puzzles are looked for near those that are there.
var rare = Order{Hardest: technique("finned-swordfish"), Seed: 3}

func technique(id string) *logic.Technique {
	t, err := parseTechnique(id)
	if err != nil {
		panic(err)
	}
	return t
}

// Puzzles of rare orders and of patterns are the same with any number of workers, in any
// parts, and all different.
func TestPartsOfRareOrders(t *testing.T) {
	const n = 5
	for name, o := range map[string]Order{
		"rare":      rare,
		"symmetric": {Hardest: technique("naked-quadruple"), Symmetry: HalfTurn, Seed: 1, Attempts: 1_000_000},
		"pattern":   {Pattern: mustParsePattern(t, chessboard), First: technique("pointing"), Seed: 2},
	} {
		if testing.Short() && name != "pattern" {
			continue
		}
		want := text(Stream(t.Context(), o, n, 1, nil))
		if strings.Count(want, "\n") != n {
			t.Errorf("%s: %s", name, want)
		}
		if got := text(Stream(t.Context(), o, n, 3, nil)); got != want {
			t.Errorf("%s: with 3 workers\n%s, want\n%s", name, got, want)
		}
		parts := ""
		for _, ends := range [][2]int{{0, 1}, {1, 3}, {3, n}} {
			parts += text(StreamPart(t.Context(), o, ends[0], ends[1], 2, nil))
		}
		if parts != want {
			t.Errorf("%s: in parts\n%s, want\n%s", name, parts, want)
		}
		seen := map[puzzle.Grid]bool{}
		for r, err := range Stream(t.Context(), o, n, 2, nil) {
			if seen[r.Puzzle.Givens] || err != nil {
				t.Errorf("%s: %v again, or %v", name, r.Puzzle.Givens, err)
			}
			seen[r.Puzzle.Givens] = true
			checkOrder(t, name, &o, r)
		}
	}
}

const chessboard = `
x.x.x.x.x
.x.x.x.x.
x.x.x.x.x
.x.x.x.x.
x.x...x.x
.x.x.x.x.
x.x.x.x.x
.x.x.x.x.
x.x.x.x.x`

func mustParsePattern(t *testing.T, s string) *Pattern {
	t.Helper()
	p, err := ParsePattern(s)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestPatternText(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{strings.Repeat("x", 81), strings.Repeat("x", 81)},
		{strings.Repeat("0.#", 27), strings.Repeat("..x", 27)},
		{" 12数" + strings.Repeat("\n.", 78), "12x" + strings.Repeat(".", 78)},
		{strings.Repeat("x", 80), ""},
		{strings.Repeat("x", 82), ""},
		{"", ""},
	} {
		got := ""
		if p, err := ParsePattern(tt.text); err == nil {
			got = p.String()
		}
		if got != tt.want {
			t.Errorf("%q is read as %q", tt.text, got)
		}
	}
}

func TestImpossiblePatterns(t *testing.T) {
	row := strings.Repeat("x", 9)
	for _, tt := range []struct {
		text  string
		order Order
		want  Rule
	}{
		{strings.Repeat("x", 16) + strings.Repeat(".", 65), Order{}, FewCells},
		{strings.Repeat("x", 81), Order{}, FullPattern},
		{strings.Repeat(".", 18) + strings.Repeat("x", 63), Order{}, EmptyLines},
		{strings.Repeat(row[:3]+".x."+row[:3], 9), Order{}, EmptyLines},
		{strings.Repeat("12345671.", 9), Order{}, FewDigits},
		{"11" + strings.Repeat("x", 78) + ".", Order{}, DigitsClash},
		{strings.Repeat(row[:8]+".", 9), Order{MaxGivens: 30}, GivensNumber},
		{strings.Repeat(row[:8]+".", 9), Order{Symmetry: Vertical}, Unsymmetric},
	} {
		o := tt.order
		o.Pattern = mustParsePattern(t, tt.text)
		_, err := Generate(t.Context(), o, 1, nil)
		if c, ok := err.(*Contradiction); !ok || c.Rule != tt.want {
			t.Errorf("%s: %v, want %s", tt.text, err, tt.want)
		}
	}
}

// Puzzles of orders that are hardly to be found at random are found near others.
func BenchmarkRare(b *testing.B) {
	for _, id := range []string{"finned-swordfish", "jellyfish", "unique-rectangle-6", "sashimi-jellyfish"} {
		b.Run(id, func(b *testing.B) {
			for _, err := range Stream(b.Context(), Order{Hardest: technique(id)}, b.N, 1, nil) {
				if err != nil {
					b.Fatal(err)
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "puzzles/s")
		})
	}
}
