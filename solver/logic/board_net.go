package logic

import (
	"cmp"
	"slices"

	"sudoku/puzzle"
)

// boardNet is what is left when nothing else helps on a board with diagonals or cages, or on a
// small one: a candidate is tried until it leads to something impossible.
var boardNet = &Technique{
	ID: "forcing-board", Term: "Contradiction", Level: puzzle.Extreme, Score: 700,
	on:          func(boardKind) bool { return true },
	find:        findBoardNets,
	explanation: explanation{joined: true, args: boardNetArgs, lines: boardNetLines, legend: "ends"},
}

// A tryHow says how a fact of a trial follows.
type tryHow uint8

const (
	tryAssumed tryHow = iota
	trySeen           // the candidate by, which is true, sees it or is in its cell
	tryCell           // it is all that is left in its cell
	tryHouse          // it is the only place left in the house by
	tryCage           // the cage by, a number, has no set with it
)

// A tryFact is that a candidate is true, or false.
type tryFact struct {
	cand puzzle.Candidate
	on   bool
	how  tryHow
	by   int
}

// A trial follows an assumption until nothing more follows or something is impossible.
type trial struct {
	b     *Board
	cands [81]puzzle.DigitSet
	of    [10]puzzle.CellSet
	facts []tryFact
	at    [2][729]int16 // the number of the fact that a candidate is false, or true, from 1

	clash tryFact // what is impossible: a cell, a house or a cage is left with nothing
	need  []bool
}

// findBoardNets tries each candidate, and reports those that fail, the shortest reasons first.
func findBoardNets(b *Board, found func(Step) bool) {
	if b.rules == nil {
		return
	}
	t := &trial{b: b}
	type failed struct {
		k      puzzle.Candidate
		length int
	}
	var all []failed
	for c := range b.Empty.All() {
		if b.ended() {
			return
		}
		for d := range b.Cands[c].All() {
			if k := puzzle.Cand(c, d); !t.try(k) {
				all = append(all, failed{k, t.trace()})
			}
		}
	}
	slices.SortStableFunc(all, func(a, b failed) int { return cmp.Compare(a.length, b.length) })
	for _, f := range all {
		t.try(f.k)
		t.trace()
		if !found(t.step(f.k)) {
			return
		}
	}
}

// try assumes k, and reports whether nothing impossible was found.
func (t *trial) try(k puzzle.Candidate) bool {
	for _, f := range t.facts {
		t.at[count(f.on)][f.cand] = 0
	}
	t.facts, t.cands, t.of = t.facts[:0], t.b.Cands, t.b.Of
	t.note(tryFact{cand: k, on: true})
	for done := 0; ; {
		for ; done < len(t.facts); done++ {
			if f := t.facts[done]; f.on && !t.fill(f.cand) {
				return false
			}
		}
		if !t.sums() {
			return false
		}
		if done == len(t.facts) {
			return true
		}
	}
}

// note adds a fact, unless it is known.
func (t *trial) note(f tryFact) {
	if at := &t.at[count(f.on)][f.cand]; *at == 0 {
		t.facts = append(t.facts, f)
		*at = int16(len(t.facts))
	}
}

// fill takes away what is false if k is true.
func (t *trial) fill(k puzzle.Candidate) bool {
	c, d := k.Cell(), k.Digit()
	for e := range (t.cands[c] &^ d.Set()).All() {
		if !t.off(puzzle.Cand(c, e), trySeen, int(k)) {
			return false
		}
	}
	for q := range t.of[d].And(t.b.sees[c]).All() {
		if !t.off(puzzle.Cand(q, d), trySeen, int(k)) {
			return false
		}
	}
	return true
}

// off takes k away, and reports whether its cell and its houses keep candidates.
func (t *trial) off(k puzzle.Candidate, how tryHow, by int) bool {
	c, d := k.Cell(), k.Digit()
	t.note(tryFact{k, false, how, by})
	t.cands[c] &^= d.Set()
	t.of[d].Remove(c)
	switch left := t.cands[c]; {
	case left == 0:
		t.clash = tryFact{cand: k, how: tryCell}
		return false
	case one(uint16(left)):
		t.note(tryFact{puzzle.Cand(c, left.Min()), true, tryCell, 0})
	}
	for _, h := range t.b.rules.housesOf(c) {
		if h >= puzzle.FirstCage {
			continue
		}
		switch left := t.of[d].And(t.b.rules.set(h)); left.Len() {
		case 0:
			t.clash = tryFact{cand: k, how: tryHouse, by: int(h)}
			return false
		case 1:
			t.note(tryFact{puzzle.Cand(left.First(), d), true, tryHouse, int(h)})
		}
	}
	return true
}

// sums takes away what the cages whose sums are known have no room for.
func (t *trial) sums() bool {
	for i := range t.b.rules.cages {
		cells := t.b.rules.cages[i].cells
		if t.b.rules.cages[i].sum == 0 || !t.lost(cells) {
			continue
		}
		sets, left := t.fitting(i, nil)
		if sets == (digitSets{}) {
			t.clash = tryFact{on: true, how: tryCage, by: i}
			return false
		}
		n := 0
		for c := range cells.All() {
			for d := range (t.cands[c] &^ left[n]).All() {
				if !t.off(puzzle.Cand(c, d), tryCage, i) {
					return false
				}
			}
			n++
		}
	}
	return true
}

// lost reports whether cells have lost anything in the trial.
func (t *trial) lost(cells puzzle.CellSet) bool {
	for c := range cells.And(t.b.Empty).All() {
		if t.cands[c] != t.b.Cands[c] {
			return true
		}
	}
	return false
}

// fitting returns what a cage can hold when it has lost only what is in lost, or all that it
// has if that is nil.
func (t *trial) fitting(cage int, lost map[puzzle.Candidate]bool) (digitSets, []puzzle.DigitSet) {
	k := &t.b.rules.cages[cage]
	var cands []puzzle.DigitSet
	for c := range k.cells.All() {
		can := t.cands[c]
		switch {
		case !t.b.Empty.Has(c):
			can = t.b.Grid[c].Set()
		case lost != nil:
			can = t.b.Cands[c]
			for d := range can.All() {
				if lost[puzzle.Cand(c, d)] {
					can &^= d.Set()
				}
			}
		}
		cands = append(cands, can)
	}
	return fitting(cands, k.sum)
}
