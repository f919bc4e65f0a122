package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A subsetView is a board with what the finders of naked and of hidden subsets share.
type subsetView struct{ *Board }

// subsets calls found with each choice of n of the sets that have n members
// between them, those with earlier sets first, until found says false. It
// reports whether found never did.
func subsets(sets []uint16, n int, found func(chosen, union uint16) bool) bool {
	return extend(sets, n, 0, 0, 0, found)
}

// extend completes a choice with sets at or after from.
func extend(sets []uint16, n, from int, chosen, union uint16, found func(chosen, union uint16) bool) bool {
	left := n - bits.OnesCount16(chosen)
	if left == 1 {
		return finish(sets, n, from, chosen, union, found)
	}
	for i := from; i+left <= len(sets); i++ {
		with, all := chosen|1<<i, union|sets[i]
		switch {
		case bits.OnesCount16(all) > n:
		case left == 2:
			if !finish(sets, n, i+1, with, all, found) {
				return false
			}
		case !extend(sets, n, i+1, with, all, found):
			return false
		}
	}
	return true
}

// finish completes a choice with its last set.
func finish(sets []uint16, n, from int, chosen, union uint16, found func(chosen, union uint16) bool) bool {
	for i := from; i < len(sets); i++ {
		if all := union | sets[i]; bits.OnesCount16(all) == n && !found(chosen|1<<i, all) {
			return false
		}
	}
	return true
}

// complementClean reports whether no subset of n does anything in h since its other half
// doesn't: n digits that are hidden in n cells leave the other cells to the other
// digits, naked, and either takes away the same. Halves of one are singles, which
// subsets leave out; other says which finder knows about larger ones.
func (b subsetView) complementClean(h puzzle.House, n int, other cleanKey) bool {
	size := int(b.emptyCount[h]) - n
	if size < 2 || size > 4 || *b.cleanIn(other + cleanKey(size-2))>>h&1 == 0 {
		return false
	}
	digits := b.digitsWithCount(h)
	return digits[1] == 0 && digits[0].Len() == 9-int(b.emptyCount[h]) && b.counts()[1].And(h.Set()).Empty()
}
