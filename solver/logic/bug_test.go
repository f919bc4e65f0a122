package logic

import (
	"testing"

	"sudoku/puzzle"
)

func TestBUGCases(t *testing.T) { checkCases(t, "bug.txt", []*Technique{bugPlusOne}) }

func TestBUGSteps(t *testing.T) {
	checkSteps(t, "bug.txt", 60, map[*Technique]func(*puzzle.Position) map[string]bool{bugPlusOne: refBUGPlusOne})
}

// refBUGPlusOne tries to take away each candidate of each cell with three, and
// looks at whether a grave is left.
func refBUGPlusOne(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for c := range puzzle.Cell(81) {
		if p.Cands[c].Len() != 3 {
			continue
		}
		for d := range p.Cands[c].All() {
			left := *p
			if left.Eliminate(puzzle.Cand(c, d)); refGrave(&left) {
				out[effect(nil, removing(p, puzzle.CellsOf(c), p.Cands[c]&^d.Set()))] = true
			}
		}
	}
	return out
}

// refGrave reports whether each empty cell has two candidates and each digit two
// places or none in each house.
func refGrave(p *puzzle.Position) bool {
	for c, d := range p.Grid {
		if d == 0 && p.Cands[c].Len() != 2 {
			return false
		}
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			if n := holding(p, h.Set(), d.Set()).Len(); n != 0 && n != 2 {
				return false
			}
		}
	}
	return true
}

func TestBUGNothing(t *testing.T) { checkNothing(t, []*Technique{bugPlusOne}) }
