package generator

import (
	"math/bits"
	"math/rand/v2"
)

// A random is a source of random numbers that is cheap to seed. Equal seeds give
// equal numbers on every machine.
type random struct{ rand.PCG }

// intn returns a number from 0 up to n.
func (c *random) intn(n int) int {
	high, _ := bits.Mul64(c.Uint64(), uint64(n))
	return int(high)
}

// drawsPerWord is how many numbers below 128 can be drawn from one random word.
const drawsPerWord = 7

// shuffle puts list, of at most 128, in random order.
func shuffle[T any](c *random, list []T) {
	for i := len(list) - 1; i > 0; {
		word := c.Uint64()
		for range min(drawsPerWord, i) {
			var j uint64
			j, word = bits.Mul64(word, uint64(i+1)) // what is left of the word is as random
			list[i], list[j] = list[j], list[i]
			i--
		}
	}
}
