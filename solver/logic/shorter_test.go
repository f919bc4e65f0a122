package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

// TestShorterPaths counts the paths that get shorter and longer by techniques that HoDoKu has
// not, of as many random puzzles of each level. What is new has to be worth it.
func TestShorterPaths(t *testing.T) {
	of := byLevel(t, 80, sample(2, 400))
	for _, ids := range []string{"almost-locked-pair almost-locked-triple", "oddagon tridagon"} {
		without := slices.DeleteFunc(slices.Clone(Full.Techniques), func(x *Technique) bool { return slices.Contains(strings.Fields(ids), x.ID) })
		shorter, longer := 0, 0
		for level := puzzle.Easy; level <= puzzle.Extreme; level++ {
			var n [3]int
			var steps, cost [2]int
			for _, g := range of[level] {
				var paths [2][]Step
				for i, with := range [][]*Technique{without, Full.Techniques} {
					pos := puzzle.NewPosition(g)
					paths[i], _, _ = PathFrom(t.Context(), &pos, with)
					steps[i] += len(paths[i])
					for _, s := range paths[i] {
						cost[i] += s.Cost()
					}
				}
				n[1+sign(len(paths[1])-len(paths[0]))]++
			}
			shorter, longer = shorter+n[0], longer+n[2]
			t.Logf("%s, %v: of %d paths %d are shorter, %d longer; steps %v, cost %v", ids, level, len(of[level]), n[0], n[2], steps, cost)
		}
		if len(of[puzzle.Extreme]) >= 400 && shorter < longer {
			t.Errorf("%s: %d paths are shorter, %d longer", ids, shorter, longer)
		}
	}
}

func sign(n int) int { return max(-1, min(n, 1)) }
