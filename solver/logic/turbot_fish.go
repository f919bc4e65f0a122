package logic

import (
	"math/bits"
	"slices"

	"sudoku/puzzle"
)

var turbotFish = &Technique{
	ID: "turbot-fish", Code: "0403", Term: "Turbot Fish", Level: puzzle.Hard, Score: 120,
	find:        findTurbotFish,
	explanation: turbotExplanation,
}

// strongLinks holds the strong links of a digit, those in lines first. A link that
// is in a line and in a box too stands there once, as the line's.
type strongLinks struct {
	list [puzzle.NumHouses]strongLink
	n    int
}

// strongLinks returns the strong links of d, which colouring starts from too.
func (b *Board) strongLinks(d puzzle.Digit) (l strongLinks) {
	for pairs := b.housesWithTwo(d); pairs != 0; pairs &= pairs - 1 {
		h := puzzle.House(bits.TrailingZeros32(pairs))
		places := b.places[h][d]
		s := strongLinkOf(h, places, places&-places)
		if h < puzzle.Box(0) || s.top.Row() != s.foot.Row() && s.top.Col() != s.foot.Col() {
			l.list[l.n] = s
			l.n++
		}
	}
	return l
}

// findTurbotFish collects every chain of three links, of those that remove the
// same the first, and sorts them as HoDoKu does: what removes more comes first.
func findTurbotFish(board *Board, found func(Step) bool) {
	b := turbotView{board}
	all := b.cache.turbot[:0]
	clean := b.cleanIn(cleanTurbot)
	for d := puzzle.Digit(1); d <= 9; d++ {
		if *clean&dirtyDigits(d.Set()) != 0 {
			continue
		}
		before := len(all)
		if l := b.strongLinks(d); l.n > 1 {
			all = b.chains(d, l.list[:l.n], all)
		}
		if len(all) == before {
			*clean |= dirtyDigits(d.Set())
		}
	}
	b.cache.turbot = all
	slices.SortStableFunc(all, func(s, t Step) int { return turbotOrder(s.Eliminate, t.Eliminate) })
	for _, s := range all {
		if !found(s) {
			return
		}
	}
}

// chains adds to all the chains of two links of d.
func (b turbotView) chains(d puzzle.Digit, links []strongLink, all []Step) []Step {
	for i, s := range links {
		sight := b.sees[s.top].Or(b.sees[s.foot])
		for _, t := range links[i+1:] {
			if sight.Has(t.top) || sight.Has(t.foot) {
				all = b.pairChains(d, s, t, all)
			}
		}
	}
	return all
}

// pairChains adds to all the chains of two links, of which there are four ways.
func (b turbotView) pairChains(d puzzle.Digit, s, t strongLink, all []Step) []Step {
	if s.top == t.top || s.top == t.foot || s.foot == t.top || s.foot == t.foot {
		return all
	}
	for _, s := range [2]strongLink{s, s.reversed()} {
		for _, t := range [2]strongLink{t, t.reversed()} {
			if !b.sees[s.foot].Has(t.foot) || b.out(d, s, t).Empty() {
				continue
			}
			k, _ := b.step(d, s, t)
			if !slices.ContainsFunc(all, func(o Step) bool { return slices.Equal(o.Eliminate, k.Eliminate) }) {
				all = append(all, k)
			}
		}
	}
	return all
}

// turbotOrder compares what two chains remove: more before less, then the lower
// sum of places, in which those further on weigh more.
func turbotOrder(a, b []puzzle.Candidate) int {
	if len(a) != len(b) {
		return len(b) - len(a)
	}
	return turbotSum(a) - turbotSum(b)
}

func turbotSum(ks []puzzle.Candidate) (sum int) {
	for i, k := range ks {
		sum += int(k.Cell())*(1+80*i) + int(k.Digit())
	}
	return sum
}
