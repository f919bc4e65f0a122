package logic

import (
	"testing"

	"sudoku/puzzle"
)

var almostLockeds = []*Technique{almostLockedPair, almostLockedTriple}

func TestAlmostLockedCases(t *testing.T) { checkCases(t, "almost_locked.txt", almostLockeds, 10, 2) }

func TestAlmostLockedSound(t *testing.T) { checkSound(t, 31, sample(600, 20_000), almostLockeds) }

func TestAlmostLockedSteps(t *testing.T) {
	checkSteps(t, "almost_locked.txt", sample(3, 300), map[*Technique]func(*puzzle.Position) map[string]bool{
		almostLockedPair:   func(p *puzzle.Position) map[string]bool { return refAlmostLocked(p, 2) },
		almostLockedTriple: func(p *puzzle.Position) map[string]bool { return refAlmostLocked(p, 3) },
	})
}

// refAlmostLocked takes every choice of n digits and counts cells: those of one house that hold
// no others, and those of the other that hold any, both beside the cells that they share.
func refAlmostLocked(p *puzzle.Position, n int) map[string]bool {
	out := map[string]bool{}
	pair := func(house, other puzzle.House, digits puzzle.DigitSet) {
		shared := house.Set().And(other.Set())
		last := holding(p, other.Set().Without(shared), digits)
		for d := range digits.All() {
			if holding(p, other.Set(), d.Set()).Empty() {
				return
			}
		}
		if last.Len() != n-1 || holding(p, shared, digits).Empty() {
			return
		}
		rest := house.Set().Without(shared)
		choose(rest, n-1, func(set puzzle.CellSet) {
			var all puzzle.DigitSet
			for c := range set.All() {
				if all |= p.Cands[c]; p.Cands[c].Len() < 2 {
					return
				}
			}
			ks := append(removing(p, rest.Without(set), digits), removing(p, last, puzzle.AllDigits&^digits)...)
			if all == digits && len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		})
	}
	for line := puzzle.Row(0); line < puzzle.Box(0); line++ {
		for box := puzzle.Box(0); box < puzzle.NumHouses; box++ {
			for digits := puzzle.DigitSet(1); digits <= puzzle.AllDigits; digits++ {
				if digits.Len() == n && !line.Set().And(box.Set()).Empty() {
					pair(line, box, digits)
					pair(box, line, digits)
				}
			}
		}
	}
	return out
}

func TestAlmostLockedNothing(t *testing.T) { checkNothing(t, almostLockeds) }
