package logic

import (
	"testing"

	"sudoku/puzzle"
)

var remotes = []*Technique{remotePair}

func TestRemoteCases(t *testing.T)  { turbotCases(t, "remote.txt", remotes) }
func TestRemoteSound(t *testing.T)  { turbotSound(t, 31, 100, remotes) }
func TestRemoteSilent(t *testing.T) { turbotSilent(t, 32, 4, remotes) }
func TestRemoteSpeaks(t *testing.T) { turbotSpeaks(t, "remote.txt", remotes) }
func TestRemoteDefined(t *testing.T) {
	turbotDefined(t, 33, 30, remotes, map[string]definition{"remote-pair": refRemote})
}

// refRemote finds all distances between the cells of a pair, and puts together
// what those that reach each other remove.
func refRemote(p *puzzle.Position) map[string]bool {
	gone := map[puzzle.Cell]puzzle.CellSet{} // by the first cell of a tree
	for one := range puzzle.Cell(81) {
		for other := one + 1; other < 81; other++ {
			n := refDistance(p, one, other)
			if n < 3 || n%2 == 0 {
				continue
			}
			first := one
			for c := range one {
				if refDistance(p, c, one) > 0 {
					first = c
					break
				}
			}
			gone[first] = gone[first].Or(one.Peers().And(other.Peers()))
		}
	}
	out := map[string]bool{}
	for c, cells := range gone {
		if ks := removing(p, cells, p.Cands[c]); len(ks) > 0 {
			out[effect(nil, ks)] = true
		}
	}
	return out
}

// refDistance returns in how many links cells with the same two candidates lead
// from one to other, or 0.
func refDistance(p *puzzle.Position, one, other puzzle.Cell) int {
	if p.Cands[one].Len() != 2 || p.Cands[one] != p.Cands[other] {
		return 0
	}
	reached := puzzle.CellsOf(one)
	for n := 1; n < 81; n++ {
		for c := range reached.All() {
			for q := range c.Peers().All() {
				if p.Cands[q] == p.Cands[one] {
					reached.Add(q)
				}
			}
		}
		if reached.Has(other) {
			return n
		}
	}
	return 0
}
