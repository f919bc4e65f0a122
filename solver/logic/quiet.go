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
	quietKeys
)

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
