package solver

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// A sample is one line of testdata: puzzle:count:solution. A count that ends in
// "+" means at least so many. The solution stands where there is exactly one.
type sample struct {
	line     string
	grid     puzzle.Grid
	count    int
	more     bool
	solution puzzle.Grid
}

func readSamples(t testing.TB, name string) (list []sample) {
	t.Helper()
	text, err := os.ReadFile(filepath.Join("testdata", name+".txt"))
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		list = append(list, parseSample(t, line))
	}
	return list
}

func parseSample(t testing.TB, line string) (s sample) {
	t.Helper()
	f := strings.Split(line, ":")
	if len(f) != 3 {
		t.Fatalf("%s: want puzzle:count:solution", line)
	}
	var ok bool
	var err error
	s.line = line
	f[1], s.more = strings.CutSuffix(f[1], "+")
	if s.grid, ok = puzzle.ParseGrid(f[0]); !ok {
		t.Fatalf("%s: bad puzzle", line)
	}
	if s.count, err = strconv.Atoi(f[1]); err != nil {
		t.Fatalf("%s: bad count", line)
	}
	if s.solution, ok = puzzle.ParseGrid(f[2]); ok != (f[1] == "1") {
		t.Fatalf("%s: bad solution", line)
	}
	return s
}

var sampleFiles = []string{"cases", "easy", "34-givens", "minimal", "17-clue", "hardest", "altered", "several", "unsolvable"}

func TestSamples(t *testing.T) {
	var s Searcher // one for all: nothing of a grid may leak into the next
	for _, name := range sampleFiles {
		for _, want := range readSamples(t, name) {
			limit := want.count
			if !want.more {
				limit++
			}
			if n := s.Count(&want.grid, limit); n != want.count {
				t.Errorf("%s: counted %d", want.line, n)
			}
			got, err := Solve(want.grid)
			if !errors.Is(err, wantError(want.count)) {
				t.Errorf("%s: error %v", want.line, err)
			}
			if want.count == 1 && got != want.solution {
				t.Errorf("%s: solved as %v", want.line, got)
			}
			if want.count > 1 && !solves(&got, &want.grid) {
				t.Errorf("%s: %v is no solution", want.line, got)
			}
		}
	}
}

func wantError(count int) error {
	switch count {
	case 0:
		return ErrNone
	case 1:
		return nil
	}
	return ErrMany
}

// solves reports whether x is full, keeps the rules and keeps the givens of g.
func solves(x, g *puzzle.Grid) bool {
	for c, d := range g {
		if d != 0 && x[c] != d {
			return false
		}
	}
	return x.Solved()
}

func TestAllYieldsEachSolutionOnce(t *testing.T) {
	for _, want := range readSamples(t, "cases") {
		seen := map[puzzle.Grid]bool{}
		for x := range All(context.Background(), want.grid) {
			if seen[x] || !solves(&x, &want.grid) {
				t.Fatalf("%s: %v is twice there or no solution", want.line, x)
			}
			if seen[x] = true; want.more && len(seen) == want.count {
				break
			}
		}
		if len(seen) != want.count {
			t.Errorf("%s: %d solutions", want.line, len(seen))
		}
	}
}

func TestFirstIsWhatSearchFindsFirst(t *testing.T) {
	var s Searcher
	for _, want := range readSamples(t, "cases") {
		var first puzzle.Grid
		calls := 0
		s.Search(&want.grid, func(x *puzzle.Grid) bool { first = *x; calls++; return false })
		got, ok := s.First(&want.grid)
		if got != first || ok != (want.count > 0) || calls != min(want.count, 1) {
			t.Errorf("%s: First %v %v, Search %v in %d calls", want.line, got, ok, first, calls)
		}
	}
}

func TestLimitBelowOneCountsNothing(t *testing.T) {
	for _, limit := range []int{0, -1} {
		if n := Count(puzzle.Grid{}, limit); n != 0 {
			t.Errorf("limit %d: %d", limit, n)
		}
	}
}

// The search must see at once, or nearly so, that these have no solution: the
// node is its unit of time.
func TestHopelessGridsEndSoon(t *testing.T) {
	for _, tt := range []struct {
		name, grid string
		nodes      int
	}{
		{"clash in a row", "11" + dots(79), 0},
		{"clash in a column", "1........1" + dots(71), 0},
		{"clash in a box", "1.........1" + dots(70), 0},
		{"clash at the end", dots(79) + "11", 0},
		{"cell without candidate", "12345678.........9" + dots(63), 0},
		{"digit without place in a row", "123456.........789" + dots(63), 0},
		{"three columns that fight for one digit", ".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 4000},
	} {
		g, ok := puzzle.ParseGrid(tt.grid)
		var s Searcher
		if n := s.Count(&g, 2); !ok || n != 0 || s.bands.nodes > tt.nodes {
			t.Errorf("%s: parsed %v, %d solutions after %d nodes", tt.name, ok, n, s.bands.nodes)
		}
	}
}

func dots(n int) string { return strings.Repeat(".", n) }

func TestNoAllocation(t *testing.T) {
	var s Searcher
	rng := newRand(1)
	for _, want := range readSamples(t, "cases") {
		found := func(*puzzle.Grid) bool { return false }
		for name, f := range map[string]func(){
			"Count":        func() { s.Count(&want.grid, min(want.count+1, 100)) },
			"CountContext": func() { s.CountContext(t.Context(), &want.grid, min(want.count+1, 100)) },
			"First":        func() { s.First(&want.grid) },
			"Random":       func() { s.Random(&want.grid, rng) },
			"Search":       func() { s.Search(&want.grid, found) },
		} {
			if n := testing.AllocsPerRun(2, f); n != 0 {
				t.Errorf("%s: %s allocates %v times", want.line, name, n)
			}
		}
	}
}
