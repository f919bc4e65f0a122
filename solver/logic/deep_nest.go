package logic

import "sudoku/puzzle"

// A deepNest is a net within a net, kept for the explanation: what follows from one more
// assumption, as far as its end needs it.
type deepNest struct {
	facts  []deepFact
	clash  forcingPlace
	causes []int // the facts outside that it needs
	length int
}

// refute assumes each candidate that is left, one after the other, on top of what is
// assumed already; those that fail are eliminated. It reports whether there were any,
// and whether no clash was found.
func (n *deepNet) refute(nested int) (more, ok bool) {
	for c := range n.b.Empty.All() {
		for left := n.cands[c]; left != 0 && n.cands[c].Len() > 1; left &= left - 1 {
			k := puzzle.Cand(c, left.Min())
			if !n.cands[c].Has(k.Digit()) {
				continue
			}
			refuted := n.refuted(k, nested)
			if n.solved || n.triesLeft < 0 {
				return false, true
			}
			if !refuted {
				continue
			}
			more = true
			if !n.off(k, deepByNest, uint16(len(n.nests)-1)) || !n.follow() {
				return true, false
			}
		}
	}
	return more, true
}

// refuted reports whether k can't be; if nets are kept, the last one says why.
func (n *deepNet) refuted(k puzzle.Candidate, nested int) bool {
	n.triesLeft--
	from, patterns, nests := len(n.facts), len(n.patterns), len(n.nests)
	n.saved[n.depth] = n.deepState
	n.depth++
	n.on(k, deepAssumed, 0)
	stands := n.run(nested)
	n.depth--
	n.deepState = n.saved[n.depth]
	if !stands && n.keep {
		n.nest(from)
	} else {
		n.patterns, n.nests = n.patterns[:patterns], n.nests[:nests]
	}
	n.forget(from)
	return !stands
}

// nest keeps the net that began with the given fact, as far as its end needs it.
func (n *deepNet) nest(from int) {
	n.needForClash(from)
	t := deepNest{clash: n.clash}
	for i, needed := range n.need {
		switch {
		case !needed:
		case i < from:
			t.causes = append(t.causes, i)
		default:
			t.facts = append(t.facts, n.facts[i])
		}
	}
	t.length = deepLength(n.nests, t.facts)
	n.nests = append(n.nests, t)
}
