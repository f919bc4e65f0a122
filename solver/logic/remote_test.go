package logic

import (
	"slices"
	"strings"
	"testing"

	"sudoku/puzzle"
)

var remotes = []*Technique{remotePairWide}

func TestRemoteCases(t *testing.T)   { checkCases(t, "remote.txt", remotes, 10, 2) }
func TestRemoteSound(t *testing.T)   { checkSound(t, 31, 100, remotes) }
func TestRemoteNothing(t *testing.T) { checkNoAllocs(t, 32, 4, remotes) }
func TestRemoteTexts(t *testing.T)   { checkCaseTexts(t, "remote.txt", remotes) }
func TestRemoteReference(t *testing.T) {
	checkDefinitions(t, 33, 30, remotes, map[string]definition{"remote-pair": refRemote})
}

// refRemote follows every chain from every cell.
func refRemote(p *puzzle.Position) map[string]bool {
	out := map[string]bool{}
	var follow func(chain []puzzle.Cell)
	follow = func(chain []puzzle.Cell) {
		var eliminated puzzle.CellSet
		for i, a := range chain {
			for j, b := range chain {
				if j >= i+3 && (j-i)%2 == 1 {
					eliminated = eliminated.Or(a.Peers().And(b.Peers()))
				}
			}
		}
		if ks := removing(p, eliminated, p.Cands[chain[0]]); len(chain)%2 == 0 && len(ks) > 0 {
			out[effect(nil, ks)] = true
		}
		for c := range chain[len(chain)-1].Peers().All() {
			if p.Cands[c] == p.Cands[chain[0]] && !slices.Contains(chain, c) {
				follow(append(slices.Clone(chain), c))
			}
		}
	}
	for c := range puzzle.Cell(81) {
		if p.Cands[c].Len() == 2 {
			follow([]puzzle.Cell{c})
		}
	}
	return out
}

// TestRemoteEnds: of the chains that HoDoKu's solver takes, the ends see some of what is
// removed; the others are found among all steps.
func TestRemoteEnds(t *testing.T) {
	for _, line := range lines(t, "remote.txt") {
		f := strings.Fields(line)
		pos := position(t, f[1], f[2])
		byEnds := 0
		for _, s := range All(&pos, []*Technique{remotePairWide}) {
			ends := s.Diagram.Links[0].From[0].Cell().Peers().And(s.Diagram.Links[len(s.Diagram.Links)-1].To[0].Cell().Peers())
			byEnds += count(slices.ContainsFunc(s.Eliminate, func(k puzzle.Candidate) bool { return ends.Has(k.Cell()) }))
		}
		if n := len(All(&pos, []*Technique{remotePair})); n > byEnds || byEnds > 0 && n == 0 {
			t.Errorf("%s: %d of %d", line, n, byEnds)
		}
	}
}
