package generator

import (
	"math/bits"
	"math/rand/v2"
)

// A chance is a source of random numbers that is cheap to seed. Equal seeds give
// equal numbers on every machine.
type chance struct{ rand.PCG }

// below returns a number from 0 up to n.
func (c *chance) below(n int) int {
	high, _ := bits.Mul64(c.Uint64(), uint64(n))
	return int(high)
}

// draws is how many numbers below 128 one random word is good for.
const draws = 7

// shuffle puts list, of at most 128, in random order.
func shuffle[T any](c *chance, list []T) {
	for i := len(list) - 1; i > 0; {
		word := c.Uint64()
		for range min(draws, i) {
			var j uint64
			j, word = bits.Mul64(word, uint64(i+1)) // what is left of the word is as random
			list[i], list[j] = list[j], list[i]
			i--
		}
	}
}
