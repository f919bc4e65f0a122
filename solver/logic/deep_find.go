package logic

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// A deepKind says what nets may use.
type deepKind struct {
	plus   bool // patterns, not only singles
	nested int  // how many assumptions may be made within the first
}

// maxDeepTries is how many assumptions a search may try within others. It bounds the
// time for a board with several solutions.
const maxDeepTries = 1 << 20

// deepSearch is the scratch space of a search for conclusions.
type deepSearch struct {
	cases      []deepCase
	left       [729][81]puzzle.DigitSet // the candidates left after assuming one
	inSolution [729]bool                // it is in a solution, so it can't be refuted
	best       [2 * 729]deepCase
	ks         []puzzle.Candidate
	lits       []chainLit
}

// A deepCase is a conclusion: the opposite leads to a clash, or all candidates of a
// place lead to it.
type deepCase struct {
	lit    chainLit
	verity bool
	place  forcingPlace
	length int
	left   int // of nested nets: how little is left where it is, see candidatesLeft
}

var deepNets idlePool[deepNet]

func (n *deepNet) release() {
	n.b = nil
	deepNets.put(n)
}

// findDeep finds what nets of a kind force: placements first, then the shortest
// reasons. A contradiction takes one net and a verity several, so verities are left
// for boards without a contradiction. Of nested nets, all of which are long, those come
// first that leave the fewest candidates where they eliminate one: they lead on soonest,
// and fewer of them are needed.
func findDeep(b *Board, kind deepKind, found func(Step) bool) {
	n := deepNets.any()
	defer n.release()
	n.build(b, kind)
	clear(n.inSolution[:])
	n.findClashes()
	if len(n.cases) == 0 && kind.nested == 0 {
		n.findVerities()
	}
	slices.SortFunc(n.cases, func(a, b deepCase) int {
		return cmp.Or(cmp.Compare(a.lit&1, b.lit&1), cmp.Compare(a.left, b.left), cmp.Compare(a.length, b.length), cmp.Compare(a.lit, b.lit))
	})
	for _, c := range n.cases {
		if !found(n.step(c)) {
			return
		}
	}
}

// findClashes finds assumptions that fail, with as few nested rounds as are needed for
// one to fail.
func (n *deepNet) findClashes() {
	n.cases = n.cases[:0]
	for n.rounds = 1; ; n.rounds++ {
		truncated := false
		for c := range n.b.Empty.All() {
			for d := range n.b.Cands[c].All() {
				k := puzzle.Cand(c, d)
				n.try(chainOn(int(k)))
				truncated = truncated || n.truncated
				if n.nested == 0 {
					n.try(chainOff(int(k)))
				}
			}
		}
		if len(n.cases) > 0 || !truncated || n.triesLeft < 0 {
			return
		}
	}
}

// try assumes l, and lists its opposite if it fails.
func (n *deepNet) try(l chainLit) {
	n.keep, n.truncated = false, false
	if l.on() && n.inSolution[l.node()] && n.nested > 0 || n.triesLeft < 0 {
		return
	}
	if n.assume(l) {
		if l.on() {
			n.left[l.node()] = n.cands
		}
		for _, f := range n.facts {
			if n.solved && f.lit.on() {
				n.inSolution[f.lit.node()] = true
			}
		}
		return
	}
	c := deepCase{lit: l.not(), length: n.reasonLength(l)}
	if n.nested > 0 {
		c.left = candidatesLeft(n.b, puzzle.Candidate(l.node()))
	}
	n.cases = append(n.cases, c)
}

// candidatesLeft says how many candidates the cell or one of the houses of k has of its
// kind, where that is fewest; the lower digits say how many all of them have.
func candidatesLeft(b *Board, k puzzle.Candidate) int {
	least := b.Cands[k.Cell()].Len()
	sum := least
	for _, h := range k.Cell().Houses() {
		n := b.In(h, k.Digit()).Len()
		least, sum = min(least, n), sum+n
	}
	return 100*least + sum
}

// reasonLength assumes l, which fails, and returns the length of the reason, which is
// marked in need.
func (n *deepNet) reasonLength(l chainLit) int {
	n.keep = true
	n.triesLeft = max(n.triesLeft, maxDeepTries)
	n.assume(l)
	n.needForClash(0)
	return deepLength(n.nests, n.needed())
}

// findVerities finds what follows from all candidates of a place.
func (n *deepNet) findVerities() {
	clear(n.best[:])
	for c := range n.b.Empty.All() {
		n.agree(forcingPlace{cell: c})
	}
	for h := range puzzle.House(puzzle.NumHouses) {
		for d := range puzzle.AllDigits.All() {
			n.agree(forcingPlace{house: h, digit: d})
		}
	}
	for _, c := range n.best {
		if c.length > 0 {
			n.cases = append(n.cases, c)
		}
	}
}

// members returns the candidates of a place, valid until the next call.
func (n *deepNet) members(p forcingPlace) []puzzle.Candidate {
	n.ks = n.ks[:0]
	if p.digit == 0 {
		for d := range n.b.Cands[p.cell].All() {
			n.ks = append(n.ks, puzzle.Cand(p.cell, d))
		}
		return n.ks
	}
	for c := range n.b.In(p.house, p.digit).All() {
		n.ks = append(n.ks, puzzle.Cand(c, p.digit))
	}
	return n.ks
}

// agree updates best with what follows from all candidates of a place, and how long the
// reasons are.
func (n *deepNet) agree(p forcingPlace) {
	ks := n.members(p)
	if len(ks) < 2 || !n.findShared(ks) {
		return
	}
	lengths := make([]int, len(n.lits))
	for _, k := range ks {
		n.assume(chainOn(int(k)))
		for i, l := range n.lits {
			n.needForLit(l)
			lengths[i] += 1 + deepLength(n.nests, n.needed())
		}
	}
	for i, l := range n.lits {
		if best := &n.best[l]; best.length == 0 || lengths[i] < best.length {
			*best = deepCase{lit: l, verity: true, place: p, length: lengths[i]}
		}
	}
}

// findShared lists what all of some candidates lead to.
func (n *deepNet) findShared(ks []puzzle.Candidate) bool {
	var all [81]puzzle.DigitSet
	for _, k := range ks {
		for c, left := range n.left[k] {
			all[c] |= left
		}
	}
	n.lits = n.lits[:0]
	for c := range n.b.Empty.All() {
		left, there := all[c], n.b.Cands[c]
		if one(uint16(left)) && left != there {
			n.lits = append(n.lits, chainOn(int(puzzle.Cand(c, left.Min()))))
			continue
		}
		for d := range (there &^ left).All() {
			n.lits = append(n.lits, chainOff(int(puzzle.Cand(c, d))))
		}
	}
	return len(n.lits) > 0
}
