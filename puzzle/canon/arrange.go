package canon

import "math/bits"

// An arrangement goes through all the ways to place the free columns of a row that have
// givens.
type arrangement struct {
	digits *[9]uint8
	givens uint16
	row    int
	across *lines // the grid from the other side: its rows are the columns
	search bool   // for the least line; otherwise, make the states of the line that is best
	least  line
}

// follow appends the states that continue s with a row that makes the best line.
func (f *Finder) follow(s *state, side *lines, row int) {
	f.way = arrangement{digits: &side.digit[row], givens: side.givens[row], row: row, across: &f.side[1-s.side]}
	f.arrange(s)
}

// leastOfAll is least for a row with a digit twice, where the order isn't so simple.
func (f *Finder) leastOfAll(s *state, side *lines, row int) line {
	f.way = arrangement{digits: &side.digit[row], givens: side.givens[row], row: row, across: &f.side[1-s.side],
		search: true, least: ^line(0)}
	f.arrange(s)
	return f.way.least
}

func (f *Finder) arrange(s *state) {
	m := f.way.givens & s.free
	if m == 0 {
		f.end(s)
		return
	}
	f.arrangeStacks(s, m)
}

// arrangeStacks places the open stacks with givens in all orders that may be the least,
// then their columns.
func (f *Finder) arrangeStacks(s *state, m uint16) {
	var open uint16 // the columns of the open stacks that have givens
	for i := range 3 {
		if s.free>>(3*i)&stack0 == stack0 && m>>(3*i)&stack0 != 0 {
			open |= stack0 << (3 * i)
		}
	}
	f.orderStacks(s, m, open, s.openStacks()-bits.OnesCount16(open)/3)
}

// orderStacks places the open stacks from a slot on, those with fewer givens first.
func (f *Finder) orderStacks(s *state, m, open uint16, slot int) {
	if open == 0 {
		f.arrangeColumns(s, m, 0)
		return
	}
	fewest := 4
	for i := range 3 {
		if open>>(3*i)&1 != 0 {
			fewest = min(fewest, bits.OnesCount16(m>>(3*i)&stack0))
		}
	}
	for i := range 3 {
		if open>>(3*i)&1 != 0 && f.way.across.sameBand[i]&open == 0 && bits.OnesCount16(m>>(3*i)&stack0) == fewest {
			t := *s
			t.slot[i] = uint8(slot)
			f.orderStacks(&t, m, open&^(stack0<<(3*i)), slot+1)
		}
	}
}

// arrangeColumns places the free columns m of the stacks from i on, the rightmost first.
func (f *Finder) arrangeColumns(s *state, m uint16, i int) {
	for ; i < 3; i++ {
		here := m & (stack0 << (3 * i))
		if here == 0 {
			continue
		}
		column := 3*int(s.slot[i]) + bits.OnesCount16(s.free>>(3*i)&stack0) - 1
		for n := here; n != 0; n &= n - 1 {
			c := lowest(n)
			if f.way.across.sameRow[c]&m != 0 {
				continue
			}
			t := *s
			t.place(c, column)
			f.arrangeColumns(&t, m&^(1<<c), i)
		}
		return
	}
	f.end(s)
}

// end writes the line with new digits for those that have none.
func (f *Finder) end(s *state) {
	f.work++
	var cells uint64
	for m := f.way.givens; m != 0; m &= m - 1 {
		c := lowest(m)
		cells |= uint64(f.way.digits[c]) << s.bit(c)
	}
	t := *s
	var l uint64
	for cells != 0 {
		shift := (bits.Len64(cells) - 1) &^ 3
		d := uint8(cells >> shift)
		cells &^= 15 << shift
		e := t.newDigit(d)
		if e == 0 {
			t.last++
			e = uint64(t.last)
			t.label |= e << (d * 4)
		}
		l |= e << shift
	}
	switch {
	case f.way.search:
		f.way.least = min(f.way.least, line(l))
	case line(l) == f.best:
		t.used |= 1 << f.way.row
		t.band = uint8(f.way.row / 3)
		f.next = append(f.next, t)
	}
}
