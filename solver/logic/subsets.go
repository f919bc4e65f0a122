package logic

import "math/bits"

// subsets calls found with each choice of n of the sets that have n members
// between them, those with earlier sets first, until found says false. It
// reports whether found never did.
func subsets(sets []uint16, n int, found func(chosen, union uint16) bool) bool {
	return extend(sets, n, 0, 0, 0, found)
}

// extend completes a choice with sets at or after from.
func extend(sets []uint16, n, from int, chosen, union uint16, found func(chosen, union uint16) bool) bool {
	left := n - bits.OnesCount16(chosen)
	for i := from; i+left <= len(sets); i++ {
		all := union | sets[i]
		switch size := bits.OnesCount16(all); {
		case size > n:
		case left > 1:
			if !extend(sets, n, i+1, chosen|1<<i, all, found) {
				return false
			}
		case size == n && !found(chosen|1<<i, all):
			return false
		}
	}
	return true
}
