package se

import (
	"context"
	"math/bits"

	"sudoku/puzzle"
)

// Up to XYZ-wings no step takes away what another one rests on: what it places or removes
// will be placed or removed by a rule that is not worth more. So the position in which all
// rules up to a value find nothing more is the same in whichever order their steps are made,
// and ER and EP are the lowest values whose rules suffice. A ladder works with that: it makes
// many steps at once, and leaves out rules whose steps harder ones make, once those are
// needed. Its ratings are those of [Rater.run], which makes the steps one by one.
type ladder struct {
	layers
	rating Rating
	limit  Value
	built  bool // the board is made of the layers
}

// A rung is rules of one value that are tried together.
type rung struct {
	least, value Value // of the rule, and of these steps
	from, to     Value // tried when the rating is at least from, and less than to
	places       bool
	find         func(*layers) result
}

const always = Beyond + 1

// rungs lists the rungs for which there are layers. Cheap ones whose value is reached come first.
var rungs = [...]rung{
	{10, 10, 0, 15, true, (*layers).lasts},
	{10, 12, 0, 15, true, (*layers).inBoxes},
	{10, 15, 0, always, true, (*layers).inHouses},
	{23, 23, 23, always, true, (*layers).naked},
	{26, 26, 26, 28, false, func(l *layers) result { return l.locking(false) }},
	{26, 28, 28, always, false, func(l *layers) result { return l.locking(true) }},
	{17, 17, 0, 26, true, func(l *layers) result { return l.directLocking(false) }},
	{17, 19, 0, 28, true, func(l *layers) result { return l.directLocking(true) }},
	{20, 20, 0, 34, true, (*layers).directPair},
	{23, 23, 0, 23, true, (*layers).naked},
	{25, 25, 0, 40, true, (*layers).directTriple},
	{26, 26, 0, 26, false, func(l *layers) result { return l.locking(false) }},
	{26, 28, 0, 28, false, func(l *layers) result { return l.locking(true) }},
}

// climb rates the position in l, with the search of s for what there are no layers for.
func (l *ladder) climb(ctx context.Context, s *search, b *board, limit Value) (Rating, error) {
	l.rating, l.limit, l.built = Rating{}, limit, false
	s.start(ctx, b, limit)
	for !l.open.empty() {
		r := l.easy()
		if r == none {
			var err error
			if r, err = l.hard(s); err != nil {
				return l.rating, err
			}
		}
		if r == wrong {
			return l.rating, ErrInvalid
		}
		if l.rating.ER > limit {
			return l.rating, ErrAbove
		}
		if l.rating.ER == Beyond {
			return l.rating, nil
		}
	}
	return l.rating, nil
}

// easy makes steps of the first rung that has any.
func (l *ladder) easy() result {
	for i := range rungs {
		r := &rungs[i]
		if er := l.rating.ER; er < r.from || er >= r.to {
			continue
		}
		if r.least > l.limit {
			l.rating.count(r.least, false)
			return some
		}
		if out := r.find(&l.layers); out != none {
			if out == some {
				l.rating.count(r.value, r.places)
			}
			return out
		}
	}
	return none
}

// hard makes the first step of the rules that search s has alone.
func (l *ladder) hard(s *search) (result, error) {
	if l.dead() || !l.build(s.board) {
		return wrong, nil
	}
	step, err := s.nextFrom(firstBeyondLayers)
	if err != nil {
		return none, err
	}
	l.rating.count(step.value(), step.places)
	if step.rule == nil || l.rating.ER > l.limit {
		return some, nil
	}
	for _, r := range step.removes {
		for left := r.digits & s.cands[r.cell]; left != 0; left &= left - 1 {
			l.remove(int(r.cell), low(left))
		}
		if s.cands[r.cell]&^r.digits == 0 && !step.places {
			return wrong, nil
		}
	}
	if step.places && !l.put(int(step.cell), int(step.digit)) {
		return wrong, nil
	}
	return some, nil
}

// build brings b to the position of l. It reports whether each digit of a house has a place left
// or is placed.
func (l *ladder) build(b *board) bool {
	l.settle()
	if l.built {
		l.update(b)
		return true
	}
	l.built = true
	*b = board{unsolved: l.unsolved(), count: l.placed, changed: 1<<houses - 1}
	for c := range b.placed {
		if b.placed[c] = l.open[c/27]>>(c%27)&1 == 0; !b.placed[c] {
			for _, h := range houseOf[c] {
				b.empty[h]++
			}
		}
	}
	for d := range l.of {
		b.of[d] = l.of[d].cells()
		for k, cells := range &l.of[d] {
			for ; cells != 0; cells &= cells - 1 {
				b.note(27*k+bits.TrailingZeros32(cells), d)
			}
		}
	}
	for h := range houses {
		n := 0
		for _, at := range &b.places[h] {
			if at != 0 {
				n++
			}
		}
		if n != int(b.empty[h]) {
			return false
		}
	}
	return true
}

// update takes from b what l has lost since it was built.
func (l *ladder) update(b *board) {
	for d := range l.of {
		left := l.of[d].cells()
		for gone := b.of[d].Without(left); !gone.Empty(); {
			var c puzzle.Cell
			c, gone = pop(gone)
			b.cut(int(c), d)
		}
		b.of[d] = left
	}
	if n := l.unsolved(); n < b.unsolved {
		b.unsolved, b.count = n, l.placed
		for c := range b.placed {
			if !b.placed[c] && l.open[c/27]>>(c%27)&1 == 0 {
				b.placed[c] = true
				for _, h := range houseOf[c] {
					b.empty[h]--
				}
			}
		}
	}
}

// cells returns l as a set of cells.
func (l *layer) cells() puzzle.CellSet {
	return puzzle.CellSet{
		Lo: uint64(l[0]) | uint64(l[1])<<27 | uint64(l[2])<<54,
		Hi: uint64(l[2]) >> 10,
	}
}
