package canon

import "math/bits"

// A state is a way to make the rows of the form that are known.
type state struct {
	label uint64 // the new digit of each digit, four bits each; 0 is open
	shift uint64 // where each column stands in a line, four bits each: 8 is column 0. Open if it is free
	free  uint16 // the columns without a given so far, which may still change places
	used  uint16 // the rows that are made
	band  uint8  // of the last row
	last  uint8  // the last of the new digits
	side  uint8
	slot  [3]uint8 // where each stack stands. Open if all of its columns are free
}

func (s *state) newDigit(d uint8) uint64 { return s.label >> (d * 4) & 15 }

// bit returns how far left the column's digit stands in a line.
func (s *state) bit(c int) uint64 { return s.shift >> (uint(c) * 4) & 15 * 4 }

// place fixes a column.
func (s *state) place(c, column int) {
	s.shift |= uint64(8-column) << (uint(c) * 4)
	s.free &^= 1 << c
}

// openStacks counts the stacks whose place is open: the leftmost ones in the form.
func (s *state) openStacks() (n int) {
	for f := s.free; f != 0; f >>= 3 {
		if f&stack0 == stack0 {
			n++
		}
	}
	return n
}

// least returns the least line that a row of the grid can make.
func (f *Finder) least(s *state, side *lines, row int) line {
	if side.double>>row&1 != 0 {
		return f.leastOfAll(s, side, row)
	}
	var l, fresh uint64 // fresh has the places of digits without a new one
	digits := &side.digit[row]
	for m := side.givens[row] &^ s.free; m != 0; m &= m - 1 {
		c := lowest(m)
		if d := s.newDigit(digits[c]); d != 0 {
			l |= d << s.bit(c)
		} else {
			fresh |= 1 << s.bit(c)
		}
	}
	if m := side.givens[row] & s.free; m != 0 {
		a, b := placeFree(s, digits, m)
		l, fresh = l|a, fresh|b
	}
	for last := uint64(s.last); fresh != 0; {
		last++
		i := bits.Len64(fresh) - 1
		fresh &^= 1 << i
		l |= last << i
	}
	return line(l)
}

// placeFree places the givens of the free columns: in each stack as far right as
// possible and in increasing order, and open stacks by the number of givens.
func placeFree(s *state, digits *[9]uint8, m uint16) (l, fresh uint64) {
	var open [3]uint64 // the open stacks that have givens, in order
	n, empty := 0, 0
	for i := range 3 {
		free := s.free >> (3 * i) & stack0
		here := m >> (3 * i) & stack0
		if here == 0 {
			if free == stack0 {
				empty++
			}
			continue
		}
		k := key(s, digits, 3*i, here)
		if free != stack0 {
			a, b := k.at(int(s.slot[i])*3 + bits.OnesCount16(free))
			l, fresh = l|a, fresh|b
			continue
		}
		j := n
		for ; j > 0 && open[j-1] > uint64(k); j-- {
			open[j] = open[j-1]
		}
		open[j] = uint64(k)
		n++
	}
	for j := range n {
		a, b := stackKey(open[j]).at(3 * (empty + j + 1))
		l, fresh = l|a, fresh|b
	}
	return l, fresh
}

// A stackKey is the new digits of a row in the free columns of a stack in increasing
// order, 15 for one that is open; the number of them comes first.
type stackKey uint64

// key returns the key of the columns here, counted from first.
func key(s *state, digits *[9]uint8, first int, here uint16) stackKey {
	var a [3]uint64
	n := 0
	for m := here; m != 0; m &= m - 1 {
		d := s.newDigit(digits[first+lowest(m)])
		if d == 0 {
			d = 15
		}
		j := n
		for ; j > 0 && a[j-1] > d; j-- {
			a[j] = a[j-1]
		}
		a[j] = d
		n++
	}
	return stackKey(uint64(n)<<12 | (a[0]<<8|a[1]<<4|a[2])>>(4*(3-n)))
}

// at returns the digits of k in front of a column, and the places of open ones.
func (k stackKey) at(column int) (l, fresh uint64) {
	shift := uint(36 - 4*column)
	for k &= 0xfff; k != 0; k >>= 4 {
		if k&15 == 15 {
			fresh |= 1 << shift
		} else {
			l |= uint64(k&15) << shift
		}
		shift += 4
	}
	return l, fresh
}
