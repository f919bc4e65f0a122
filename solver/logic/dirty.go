package logic

import "sudoku/puzzle"

// A finder that looks at houses or digits one by one can skip those in which it found
// nothing, not even a step that it would leave to other finders, until a candidate is
// removed there. Each finder has a set of clean houses or digits, under a key.
type cleanKey uint8

const (
	cleanLocked cleanKey = iota // locked candidates, of any kind
	cleanNaked2
	cleanNaked3
	cleanNaked4
	cleanHidden2
	cleanHidden3
	cleanHidden4
	cleanNothing
	cleanSkyRows
	cleanSkyCols
	cleanKite
	cleanTurbot
	cleanEmpty
	cleanEmptyTwo
	cleanEmptyDual
	cleanSueDeCoq // a line and a box in which nothing has changed since
	cleanDigitsBy // houses whose Board.digitsBy is up to date
	cleanHousesBy // digits whose Board.housesBy is up to date
	cleanFishOut  // and Board.fishOut
	cleanFish     // by kind and size, where there is a key for it
	cleanKeys     = cleanFish + 3*fishKeys
)

// fishKeys is how many kinds of fish have keys, for up to four houses each.
const fishKeys = cleanKey(finLineFish) + 1

// The bits of dirty and clean sets: houses, then digits.
const dirtyDigitsBit = 32

// dirtyDigits returns digits as bits of dirty and clean sets.
func dirtyDigits(digits puzzle.DigitSet) uint64 { return uint64(digits) << dirtyDigitsBit }

// cleanIn returns the clean set of a finder, brought up to date.
func (b *Board) cleanIn(k cleanKey) *uint64 {
	if b.dirty != 0 {
		for i := range b.clean {
			b.clean[i] &^= b.dirty
		}
		b.dirty = 0
	}
	return &b.clean[k]
}

// cleanFish returns the digits that are clean for a kind of fish of a size.
func (b *Board) cleanFish(kind fishKind, n int) *uint64 {
	if n > 4 {
		b.clean[cleanNothing] = 0
		return &b.clean[cleanNothing]
	}
	return b.cleanIn(cleanFish + 3*cleanKey(kind) + cleanKey(n-2))
}

// dirtyHouses returns the houses that are not clean, in the order of boxesFirst: bit i
// stands for boxesFirst[i].
func dirtyHouses(clean uint64) uint32 {
	const all = 1<<puzzle.NumHouses - 1
	houses := ^uint32(clean) & all
	return houses>>18 | houses<<9&all
}
