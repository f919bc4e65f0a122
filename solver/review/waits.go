package review

import (
	"cmp"
	"slices"
	"time"
)

// What makes a wait long: for the player, whose usual wait before a single is known, and for
// the step, which takes longer the harder its class is.
const (
	longWait   = 30 * time.Second
	muchLonger = 6. // times what is usual for the player before such a step
	harderTime = 1. // by how many times a single's wait grows with each class
)

// waitsIn returns the waits that were long for an easy step, the longest for it first.
func waitsIn(moves []Move) (list []Moment) {
	usual := usualWait(moves)
	if usual == 0 {
		return nil
	}
	much := map[int]float64{}
	begun := false // before the first digit one looks the puzzle over
	for i := range moves {
		m := &moves[i]
		weighs := begun && m.weighs()
		if begun = begun || m.Digit != 0; m.Wait < longWait || !weighs {
			continue
		}
		if much[i] = float64(m.Wait) / float64(usual) / (1 + harderTime*float64(m.easiest())); much[i] >= muchLonger {
			list = append(list, Moment{Move: i, Kind: Waited})
		}
	}
	slices.SortStableFunc(list, func(a, b Moment) int { return cmp.Compare(much[b.Move], much[a.Move]) })
	return list
}

// weighs reports whether the wait before a move says something.
func (m *Move) weighs() bool {
	return m.Waited && m.saw != nil && !m.Guessed && !m.Tried && m.Label != Try
}

// usualWait returns the median wait before a single, 0 if none is known.
func usualWait(moves []Move) time.Duration {
	var all []time.Duration
	for i := range moves {
		if m := &moves[i]; m.Waited && m.Label == Single {
			all = append(all, m.Wait)
		}
	}
	if len(all) == 0 {
		return 0
	}
	slices.Sort(all)
	return max(all[len(all)/2], time.Second)
}

// easiest returns the class of the easiest digit that there was to find.
func (m *Move) easiest() class {
	for c := range m.saw.found {
		if m.saw.opens[c] > 0 {
			return c
		}
	}
	return m.saw.found
}
