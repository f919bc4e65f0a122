package generator

import (
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// kinds are all kinds of things that an order can ask for, such that most can be had
// together.
const kinds = `
difficulty=hard
score=500..1300
with=pointing
minutes=8..14
with=turbots
without=naked-triple
hardest=skyscraper
once=naked-pair
first-at=hard=10..40
count-of=pointing=2..
first=pointing
singles=0..30
clues=24..30
symmetry=half-turn
minimal
row=1=314592687
text=24.12.1987
pattern=.xx..x.......x.......x...xx.......xxxx.x.x.xxxx.......xx...x.......x.......x..xx.
within=xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx5xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
like=.49..7.......3.......8...57.......6546.5.3.7981.......63...5.......8.......4..79.
`

// clashing are pairs of kinds that the command line refuses or that no order can hold.
var clashing = []string{"pattern within", "pattern like", "within like", "difficulty like", "hardest like", "text pattern", "text within", "text like"}

// orderTexts returns each kind alone and in pairs, and more orders with conditions.
func orderTexts() (texts []string) {
	lines := func(s string) []string {
		return slices.Collect(strings.FieldsFuncSeq(s, func(r rune) bool { return r == '\n' }))
	}
	list := lines(kinds)
	name := func(line string) string { n, _, _ := strings.Cut(line, "="); return n }
	for i, one := range list {
		texts = append(texts, one)
		for _, two := range list[i+1:] {
			a, b := name(one), name(two)
			if !slices.Contains(clashing, a+" "+b) && !slices.Contains(clashing, b+" "+a) {
				texts = append(texts, one+" "+two)
			}
		}
	}
	return append(texts, lines(conditionOrders)...)
}

// Every puzzle fits its order when rated afresh, and has one solution for another solver: a
// sample of the orders, or under SUDOKU_LONG 10,000 puzzles over all of them.
func TestOrdersWithConditions(t *testing.T) {
	if testing.Short() {
		t.Skip("TestPartsOfRareOrders has the workers")
	}
	every, n := 13, 1
	if os.Getenv("SUDOKU_LONG") != "" {
		every, n = 1, 76
	}
	done := 0
	var made []puzzle.Grid
	for i, text := range orderTexts() {
		if i%every != 0 {
			continue
		}
		o := parsedOrder(t, text)
		o.Seed = uint64(i)
		done++
		start, before := time.Now(), len(made)
		for r, err := range Stream(t.Context(), o, n, 2, nil) {
			if err != nil {
				t.Errorf("%s: %v", text, err)
				break
			}
			made = append(made, r.Puzzle.Givens)
			checkOrder(t, text, &o, r)
		}
		t.Logf("%d puzzles in %.1f s: %s", len(made)-before, time.Since(start).Seconds(), text)
	}
	t.Logf("%d puzzles over %d orders", len(made), done)
	checkByQQWing(t, made)
}

func checkOrder(t *testing.T, text string, o *Order, r Result) {
	t.Helper()
	w := wholePathOf(t, r.Puzzle.Givens)
	list := w.faults(o)
	rated := r.Rated
	bare := *o
	bare.Level = puzzle.Unrated // faults reads it as the one reason to rate
	r.Rated = false
	for _, fault := range append(list, faults(bare, r)...) {
		t.Errorf("%s: %v: %s", text, r.Puzzle.Givens, fault)
	}
	for _, tech := range o.With {
		if isNet(tech) && !hasStep(t, &r.Puzzle.Givens, tech.ID) {
			t.Errorf("%s: %v has no step of %s", text, r.Puzzle.Givens, tech.ID)
		}
	}
	if !o.solves(&r.Solution) {
		t.Errorf("%s: the solution %v has other rows", text, r.Solution)
	}
	if p := o.Pattern; p != nil && !p.has(&r.Puzzle.Givens) {
		t.Errorf("%s: %v does not have the pattern %v", text, r.Puzzle.Givens, p)
	}
	if rated && (r.Rating.Score != w.rating.Score || r.Rating.Level != w.rating.Level || r.Rating.Steps != w.rating.Steps) {
		t.Errorf("%s: %v is rated %+v, want %+v", text, r.Puzzle.Givens, r.Rating, w.rating)
	}
}

// has reports whether the givens of g are where and what p asks for.
func (p *Pattern) has(g *puzzle.Grid) bool {
	for c, d := range p.Digits {
		if d != 0 && g[c] != d {
			return false
		}
	}
	if filled := g.Filled(); p.Within {
		return filled.In(p.Cells)
	} else {
		return filled == p.Cells
	}
}

// checkByQQWing counts the solutions of puzzles by an independent solver, where it is installed.
func checkByQQWing(t *testing.T, puzzles []puzzle.Grid) {
	t.Helper()
	path, err := exec.LookPath("qqwing")
	if err != nil {
		t.Log("qqwing is not installed")
		return
	}
	var in strings.Builder
	for _, g := range puzzles {
		fmt.Fprintln(&in, g)
	}
	cmd := exec.CommandContext(t.Context(), path, "--solve", "--nosolution", "--count-solutions")
	cmd.Stdin = strings.NewReader(in.String())
	out, err := cmd.Output()
	if n := strings.Count(string(out), "puzzle is unique"); err != nil || n != len(puzzles) {
		t.Errorf("qqwing finds one solution for %d of %d puzzles, %v", n, len(puzzles), err)
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
	n := many(3, 4)
	for name, o := range map[string]Order{
		"rare":      rare,
		"seeded":    {Hardest: technique("jellyfish"), Seed: 4},
		"stocked":   {Explainer: &Range{90, 94}, Seed: 9},
		"counted":   {Counts: []StepCount{{FamilyNamed("turbots"), Range{3, 4}}}, Seed: 5},
		"rows":      {Solution: must(ParseRows("2=314592687")), Hardest: technique("x-wing"), Seed: 6},
		"text":      {Pattern: must(new(Order).TextPattern(must(ParseText("24.12.1987")))), Seed: 7},
		"symmetric": {Hardest: technique("hidden-triple"), Symmetry: HalfTurn, Seed: 6, Attempts: 1_000_000},
		"pattern":   {Pattern: mustParsePattern(t, lattice), First: technique("pointing"), Seed: 2},
	} {
		if testing.Short() && name != "pattern" {
			continue
		}
		t.Run(name, func(t *testing.T) { checkParts(t, name, o, n) })
	}
}

// checkParts makes n puzzles of an order by one worker, by several, and in parts.
func checkParts(t *testing.T, name string, o Order, n int) {
	var made []Result
	want := text(func(yield func(Result, error) bool) {
		for r, err := range Stream(t.Context(), o, n, 1, nil) {
			made = append(made, r)
			if !yield(r, err) {
				return
			}
		}
	})
	seen := map[puzzle.Grid]bool{}
	for _, r := range made {
		if seen[r.Puzzle.Givens] {
			t.Errorf("%v again", r.Puzzle.Givens)
		}
		seen[r.Puzzle.Givens] = true
		checkOrder(t, name, &o, r)
	}
	if len(seen) != n || strings.Count(want, "\n") != n {
		t.Errorf("%d puzzles of %d: %s", len(seen), n, want)
	}
	if got := text(Stream(t.Context(), o, n, 3, nil)); got != want {
		t.Errorf("with 3 workers\n%s, want\n%s", got, want)
	}
	parts := ""
	for _, ends := range [][2]int{{0, 1}, {1, n - 1}, {n - 1, n}} {
		parts += text(StreamPart(t.Context(), o, Part{First: ends[0], End: ends[1]}, 2, nil))
	}
	if parts != want {
		t.Errorf("in parts\n%s, want\n%s", parts, want)
	}
}

const lattice = `
x.x...x.x
.x..x..x.
x.x...x.x
...x.x...
x.x...x.x
...x.x...
x.x...x.x
.x..x..x.
x.x...x.x`

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
