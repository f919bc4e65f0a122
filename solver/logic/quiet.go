package logic

import "sudoku/puzzle"

// A finder that looks at houses or digits one by one need not look again at those in
// which it found nothing, not even a step that it would leave to others, until a
// candidate goes there. Each has a set of those that are quiet, under a key.
type quietKey uint8

const (
	quietLocked quietKey = iota // locked candidates, of any kind
	quietNaked2
	quietNaked3
	quietNaked4
	quietHidden2
	quietHidden3
	quietHidden4
	quietNothing
	quietSkyRows
	quietSkyCols
	quietKite
	quietTurbot
	quietEmpty
	quietEmptyTwo
	quietEmptyDual
	quietDigitsBy // houses of which Board.digitsBy is right
	quietHousesBy // digits of which Board.housesBy is right
	quietFishOut  // and Board.fishOut
	quietFish     // by kind and size, where there is a key for it
	quietKeys     = quietFish + 3*fishKeys
)

// fishKeys is how many kinds of fish have keys, for up to four houses each.
const fishKeys = quietKey(finLineFish) + 1

// The bits of news and of quiet sets: houses, then digits.
const digitNewsBit = 32

// digitNews returns digits as news.
func digitNews(digits puzzle.DigitSet) uint64 { return uint64(digits) << digitNewsBit }

// quietIn returns what is quiet for a finder.
func (b *Board) quietIn(k quietKey) *uint64 {
	if b.news != 0 {
		for i := range b.quiet {
			b.quiet[i] &^= b.news
		}
		b.news = 0
	}
	return &b.quiet[k]
}

// quietFish returns the digits that are quiet for a kind of fish of a size.
func (b *Board) quietFish(kind fishKind, n int) *uint64 {
	if n > 4 {
		b.quiet[quietNothing] = 0
		return &b.quiet[quietNothing]
	}
	return b.quietIn(quietFish + 3*quietKey(kind) + quietKey(n-2))
}

// loud returns the houses that are not quiet in the order of boxesFirst: bit i stands for
// boxesFirst[i].
func loud(quiet uint64) uint32 {
	const all = 1<<puzzle.NumHouses - 1
	houses := ^uint32(quiet) & all
	return houses>>18 | houses<<9&all
}
