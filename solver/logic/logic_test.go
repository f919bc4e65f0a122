package logic

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// lines yields the lines of a file in testdata, but for comments.
func lines(t testing.TB, name string) (out []string) {
	t.Helper()
	b, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(b)) {
		if line = strings.TrimSpace(line); line != "" && line[0] != '#' {
			out = append(out, line)
		}
	}
	return out
}

// position is what readPosition reads.
func position(t *testing.T, grid, eliminated string) puzzle.Position {
	t.Helper()
	pos, ok := readPosition(grid, eliminated)
	if !ok {
		t.Fatal(grid, eliminated)
	}
	return pos
}

func TestCases(t *testing.T) { checkCases(t, "cases.txt", withReference(), 10, 2) }

// Every technique has cases: in cases.txt or in the file of its family.
func TestEveryTechniqueHasCases(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil {
		t.Fatal(err)
	}
	seen := map[string]bool{}
	for _, file := range files {
		for _, line := range lines(t, filepath.Base(file)) {
			id, _, _ := strings.Cut(line, " ")
			seen[id] = true
		}
	}
	combined := map[string]bool{ // of others that have some
		simpleColors.ID: true, multiColors.ID: true, niceLoop.ID: true, groupedNiceLoop.ID: true,
		forcingChain.ID: true,
	}
	for _, tech := range listed(hodoku | full | steps | slow) {
		if !seen[tech.ID] && !combined[tech.ID] {
			t.Errorf("%s has no case", tech.ID)
		}
	}
}

func TestNext(t *testing.T) {
	with := HoDoKu.Techniques[:slices.Index(HoDoKu.Techniques, forcingChain)] // all nets of a position take seconds
	for _, line := range lines(t, "cases.txt") {
		f := strings.SplitN(line, " ", 4)
		pos := position(t, f[1], f[2])
		got, ok := Next(&pos, with)
		if all := All(&pos, with); !ok || !reflect.DeepEqual(key(got), key(all[0])) {
			t.Errorf("%s: %s is not the first of all", line, got.Notation())
		}
	}
	solved := position(t, "123456789456789123789123456231564897564897231897231564312645978645978312978312645", "-")
	if s, ok := Next(&solved, HoDoKu.Techniques); ok {
		t.Error("a full grid has the step ", s.Notation())
	}
}

// key is what a step is, without functions, which don't compare.
func key(s Step) [4]any { return [4]any{s.Technique.ID, s.Place, s.Eliminate, s.Diagram} }

func TestTechniques(t *testing.T) {
	ids := map[string]bool{}
	for _, tech := range HoDoKu.Techniques {
		if ids[tech.ID] {
			t.Errorf("%s is there twice", tech.ID)
		}
		ids[tech.ID] = true
		if tech.Level == puzzle.Unrated || tech.Score <= 0 || tech.Term == "" {
			t.Errorf("%s lacks a level, a score or a term", tech.ID)
		}
		if got, ok := ByID(tech.ID); !ok || got != tech {
			t.Errorf("%s is not found", tech.ID)
		}
	}
	if _, ok := ByID("guess"); ok {
		t.Error("a technique that isn't there is found")
	}
}

// A search that finds nothing allocates nothing.
func TestNothingFound(t *testing.T) {
	pos := puzzle.NewPosition(puzzle.Grid{})
	b, hunt := NewBoard(&pos), newStepFinder()
	if n := testing.AllocsPerRun(100, func() {
		if _, ok := hunt.first(b, HoDoKu.Techniques); ok {
			t.Fatal("the empty grid has a step")
		}
	}); n != 0 {
		t.Error(n, "allocations")
	}
}

// TestLockedOrder: what the line loses comes first, and within it cell by cell.
// Which singles arise first depends on it, and so do scores.
func TestLockedOrder(t *testing.T) {
	pos := position(t, ".3.765.92.592487...2.319.5427.591....9.8..2...134..9...8.1..46994168..2.3629.4..8", "r4c7-8")
	s, _ := Next(&pos, []*Technique{lockedPair})
	if got, want := fmt.Sprint(s.Eliminate), "[r4c3=6 r4c8=3 r5c8=3 r5c9=3 r5c9=6 r6c9=6]"; got != want {
		t.Errorf("%s, want %s", got, want)
	}
}
