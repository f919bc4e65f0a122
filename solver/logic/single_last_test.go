package logic

import (
	"maps"
	"testing"

	"sudoku/puzzle"
)

var lastDigitRows = []*Technique{lastDigit}

func TestLastDigitCases(t *testing.T) { checkCases(t, "lastdigit.txt", lastDigitRows, 10, 2) }

// TestLastDigitSteps: the finder finds each digit of which the grid has eight and
// each is a hidden single.
func TestLastDigitSteps(t *testing.T) {
	steps := 0
	walk(t, 62, 20, func(b *Board, solution *puzzle.Grid) {
		want, single := map[string]bool{}, refHiddenSingle(&b.Position)
		for c, d := range solution {
			if k := puzzle.Cand(puzzle.Cell(c), d); b.Grid[c] == 0 && b.Grid.Of(d).Len() == 8 {
				want[effect([]puzzle.Candidate{k}, nil)] = true
			}
		}
		got := map[string]bool{}
		for _, s := range All(&b.Position, lastDigitRows) {
			steps++
			key := effect(s.Place, s.Eliminate)
			if got[key] = true; !single[key] {
				t.Errorf("%v: %s is no hidden single", b.Grid, key)
			}
		}
		if !maps.Equal(got, want) {
			t.Errorf("%v: %v, want %v", b.Grid, got, want)
		}
		calls := 0
		if lastDigit.find(b, func(Step) bool { calls++; return false }); calls > 1 {
			t.Error("it went on")
		}
	})
	if steps == 0 {
		t.Error("it never occurred")
	}
}

func TestLastDigitNothing(t *testing.T) { checkNothing(t, lastDigitRows) }

func TestLastDigitWords(t *testing.T) {
	checkWords(t, lastDigitRows, [][3]string{{
		"last-digit 8257..136716835249.3.6..587.72.8.354...3..972.9..7.861..1....28.5...8.13.8..6.495 -",
		"Look at the 8s. It is r5c3. / Eight 8s are placed. Only row 5 and column 3 have none yet; they cross in r5c3. / So r5c3 is 8.",
		"看数字 8。就是 r5c3。 / 8 已填了八个，只有第 5 行和第 3 列还没有，两者相交于 r5c3。 / 因此 r5c3 是 8。",
	}})
}
