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

// refRemote finds all distances between the cells of a pair.
func refRemote(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	for one := range puzzle.Cell(81) {
		for other := one + 1; other < 81; other++ {
			n := refDistance(p, one, other)
			ks := removing(p, one.Peers().And(other.Peers()), p.Cands[one])
			if n >= 3 && n%2 == 1 && len(ks) > 0 {
				out[effect(nil, ks)] = true
			}
		}
	}
	return out
}

// refDistance returns in how many links cells with the same two candidates lead
// from one to other, or 0.
func refDistance(p *puzzle.Position, one, other puzzle.Cell) int {
	if p.Cands[one].Len() != 2 {
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
