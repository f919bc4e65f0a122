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
	size, left := bits.OnesCount16(union), n-bits.OnesCount16(chosen)
	switch {
	case size > n:
		return true
	case left == 0:
		return size < n || found(chosen, union)
	}
	for i := from; i+left <= len(sets); i++ {
		if !extend(sets, n, i+1, chosen|1<<i, union|sets[i], found) {
			return false
		}
	}
	return true
}
