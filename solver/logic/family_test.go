package logic

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// checkCases finds, in each position of a file, exactly the steps that its line
// names, - standing for none, and checks the texts of each. Each technique has so
// many cases, and so many that are almost one.
func checkCases(t *testing.T, file string, techs []*Technique, cases, misses int) {
	t.Helper()
	seen, missed := map[string]int{}, map[string]int{}
	for _, line := range lines(t, file) {
		f := strings.SplitN(line, " ", 4)
		i := slices.IndexFunc(techs, func(tech *Technique) bool { return tech.ID == f[0] })
		if i < 0 {
			t.Fatal(line)
		}
		pos := position(t, f[1], f[2])
		var got []string
		for _, s := range All(&pos, techs[i:i+1]) {
			got = append(got, s.Notation())
			checkTexts(t, s)
		}
		if got == nil {
			got = []string{"-"}
			missed[f[0]]++
		} else {
			seen[f[0]]++
		}
		if got := strings.Join(got, "; "); got != f[3] {
			t.Errorf("%s: %s", line, got)
		}
	}
	for _, tech := range techs {
		if seen[tech.ID] < cases || missed[tech.ID] < misses {
			t.Errorf("%s has %d cases and %d near misses", tech.ID, seen[tech.ID], missed[tech.ID])
		}
	}
}

// checkTexts: a step says everything in both languages, in full.
func checkTexts(t *testing.T, s Step) {
	t.Helper()
	for _, l := range words.Langs {
		for what, text := range everything(s, l) {
			checkText(t, s.Technique.ID+" "+what, text, l)
		}
		if n := len(s.Why(l)); n < 1 || n > 3 && s.Technique.lines == nil {
			t.Errorf("%s: %d paragraphs", s.Technique.ID, n)
		}
		if where := s.Where(l); strings.Contains(where, l.Say(s.Technique.Name())) {
			t.Errorf("%s is named too soon: %s", s.Technique.ID, where)
		}
	}
}

// plain techniques lead to positions where the hard ones find steps.
var plain = []*Technique{fullHouse, nakedSingle, hiddenSingle, pointing, claiming, nakedPair, hiddenPair}

// plainWalk calls see with the positions of random puzzles after the plain
// techniques; where these end, a wrong candidate is removed and they continue.
func plainWalk(t *testing.T, seed uint64, puzzles int, see func(b *Board, solution *puzzle.Grid)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 2))
	for range puzzles {
		g, solution := minimal(rng)
		b, hunt := start(&g), newStepFinder()
		for !b.Empty.Empty() {
			if s, ok := hunt.first(b, plain); ok {
				b.apply(&s)
				continue
			}
			see(b, &solution)
			var wrong []puzzle.Candidate
			for c := range b.Empty.All() {
				wrong = append(wrong, b.within(puzzle.CellsOf(c), puzzle.AllDigits&^solution[c].Set())...)
			}
			b.Eliminate(wrong[rng.IntN(len(wrong))])
		}
	}
}

// checkSound: no step removes a digit of the solution, does nothing, comes twice
// or is found after found said false.
func checkSound(t *testing.T, seed uint64, puzzles int, techs []*Technique) {
	t.Helper()
	seen := map[string]int{}
	plainWalk(t, seed, puzzles, func(b *Board, solution *puzzle.Grid) {
		twice := map[string]bool{}
		for _, s := range All(&b.Position, techs) {
			seen[s.Technique.ID]++
			line := s.Technique.ID + ": " + s.Notation()
			if twice[line] || len(s.Eliminate) == 0 || len(s.Place) != 0 {
				t.Errorf("%v: %s comes twice, or does nothing", b.Grid, line)
			}
			twice[line] = true
			for _, k := range s.Eliminate {
				if solution[k.Cell()] == k.Digit() || !b.Has(k) {
					t.Errorf("%v: %s is wrong about %v", b.Grid, line, k)
				}
			}
		}
		for _, tech := range techs {
			calls := 0
			if tech.find(b, func(Step) bool { calls++; return false }); calls > 1 {
				t.Errorf("%v: %s went on", b.Grid, tech.ID)
			}
		}
	})
	for _, tech := range techs {
		if seen[tech.ID] == 0 {
			t.Errorf("%s never occurred", tech.ID)
		}
	}
}

// checkNothing: on the boards of cases.txt a search that finds nothing allocates nothing.
func checkNothing(t *testing.T, techs []*Technique) {
	t.Helper()
	var boards []*Board
	for _, line := range lines(t, "cases.txt") {
		f := strings.SplitN(line, " ", 4)
		pos := position(t, f[1], f[2])
		boards = append(boards, NewBoard(&pos))
	}
	checkNoAllocsOn(t, boards, techs, 1)
}

// nearMisses returns the boards of a file on which some technique has no step, and
// the blank one.
func nearMisses(t *testing.T, file string) []*Board {
	t.Helper()
	boards := []*Board{blank}
	for _, line := range lines(t, file) {
		if f := strings.SplitN(line, " ", 4); f[3] == "-" {
			pos := position(t, f[1], f[2])
			boards = append(boards, NewBoard(&pos))
		}
	}
	return boards
}

// checkNoAllocsOn: a search that finds nothing on one of the boards allocates nothing. At
// least so many searches do.
func checkNoAllocsOn(t *testing.T, boards []*Board, techs []*Technique, least int) {
	t.Helper()
	idle := 0
	for _, b := range boards {
		hunt := newStepFinder()
		for i := range techs {
			one := techs[i : i+1]
			if _, ok := hunt.first(b, one); ok {
				continue
			}
			idle++
			if n := testing.AllocsPerRun(5, func() { hunt.first(b, one) }); n != 0 {
				t.Fatalf("%s: %v allocations", one[0].ID, n)
			}
		}
	}
	if idle < least {
		t.Errorf("%d hunts found nothing", idle)
	}
}
