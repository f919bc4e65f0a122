package pdf

import (
	"iter"
	"math/bits"
)

// A glyphSet is a set of glyphs of one face.
type glyphSet []uint64

func newGlyphSet(glyphs int) glyphSet { return make(glyphSet, (glyphs+63)/64) }

func (s glyphSet) add(g int)      { s[g/64] |= 1 << (g % 64) }
func (s glyphSet) has(g int) bool { return s[g/64]>>(g%64)&1 != 0 }

// addAll adds the glyphs of another set of the same face.
func (s glyphSet) addAll(more glyphSet) {
	for i, word := range more {
		s[i] |= word
	}
}

// all yields the glyphs, the lowest first.
func (s glyphSet) all() iter.Seq[int] {
	return func(yield func(int) bool) {
		for i, word := range s {
			for ; word != 0; word &= word - 1 {
				if !yield(64*i + bits.TrailingZeros64(word)) {
					return
				}
			}
		}
	}
}
