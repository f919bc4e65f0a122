package photo

import "math/bits"

// A bitSet is a set of small numbers.
type bitSet []uint64

// cleared returns an empty set for numbers below n, in the same memory where there is enough.
func (b bitSet) cleared(n int) bitSet {
	words := (n + 63) / 64
	if cap(b) < words {
		return make(bitSet, words, 2*words)
	}
	b = b[:words]
	clear(b)
	return b
}

// add adds the numbers from one up to another.
func (b bitSet) add(from, to int) {
	for from < to {
		word, bit := from/64, from%64
		n := min(64-bit, to-from)
		b[word] |= (1<<n - 1) << bit
		from += n
	}
}

func (b bitSet) len() (n int) {
	for _, w := range b {
		n += bits.OnesCount64(w)
	}
	return n
}
