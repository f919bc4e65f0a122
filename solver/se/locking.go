package se

import (
	"math/bits"
	"slices"
)

// A crossing is two houses that share three cells.
type crossing struct {
	first, second uint8
	common        uint16 // the places of the cells in the first house
	inSecond      uint16 // and in the second
	third         uint8  // which of the thirds of the first house they are
}

// crossings lists boxes with columns, boxes with rows, columns with boxes, and rows with
// boxes: the order in which locked candidates are looked for.
var crossings []crossing

func fillCrossings() {
	for _, types := range [4][2]int{{boxes, columns}, {boxes, rows}, {columns, boxes}, {rows, boxes}} {
		for a := types[0]; a < types[0]+9; a++ {
			for b := types[1]; b < types[1]+9; b++ {
				x := crossing{first: uint8(a), second: uint8(b)}
				for i, c := range cellAt[a] {
					for j, e := range cellAt[b] {
						if c == e {
							x.common |= 1 << i
							x.inSecond |= 1 << j
						}
					}
				}
				if x.common != 0 {
					x.third = uint8(slices.Index(thirds[:], x.common))
					crossings = append(crossings, x)
				}
			}
		}
	}
	for at := range uint16(len(within)) {
		for i, third := range thirds {
			if several(at) && at&^third == 0 {
				within[at] |= 1 << i
			}
		}
	}
}

// thirds are the places of a house that another can share: of a box by rows, then by
// columns, of a line by boxes.
var thirds = [6]uint16{0o007, 0o070, 0o700, 0o111, 0o222, 0o444}

// within has the thirds in which all of several places are, by bits.
var within [1 << 9]uint8

// locks are the digits that have several places in a house, all of them in a third of it.
type locks [houses][len(thirds)]digits

func (l *locks) fill(b *board) {
	*l = locks{}
	for h := range l {
		for d, at := range &b.places[h] {
			for in := within[at]; in != 0; in &= in - 1 {
				l[h][bits.TrailingZeros8(in)] |= 1 << d
			}
		}
	}
}

// at returns the digits that have several places in the first house of x, all of them in the
// second.
func (l *locks) at(x *crossing) digits { return l[x.first][x.third] }

// locking finds a digit that has its places in a house all in another, and other places
// there.
func (s *search) locking() bool {
	for i := range crossings {
		x := &crossings[i]
		for ds := s.locks.at(x); ds != 0; ds &= ds - 1 {
			if d := low(ds); s.places[x.second][d]&^x.inSecond != 0 {
				value := 2.8
				if x.first < rows {
					value = 2.6
				}
				s.step.begin(value)
				for at := s.places[x.second][d] &^ x.inSecond; at != 0; at &= at - 1 {
					s.step.take(int(cellAt[x.second][low(at)]), 1<<d)
				}
				return true
			}
		}
	}
	return false
}

// directLocking finds locked candidates after which the digit has one place in another
// house of the first one's type.
func (s *search) directLocking() bool {
	s.locks.fill(s.board)
	for i := range crossings {
		x := &crossings[i]
		for ds := s.locks.at(x); ds != 0; ds &= ds - 1 {
			d := low(ds)
			if s.places[x.second][d]&^x.inSecond == 0 {
				continue
			}
			first := int(x.first) / 9 * 9
			for h := first; h < first+9; h++ {
				if h == int(x.first) {
					continue
				}
				at := s.places[h][d]
				if !several(at) {
					continue
				}
				left := at &^ commonPlaces[h][x.second]
				if left != at && one(left) {
					value := 1.9
					if x.first < rows {
						value = 1.7
					}
					s.step.put(value, int(cellAt[h][low(left)]), d)
					return true
				}
			}
		}
	}
	return false
}

// commonPlaces has, for two houses, the places in the first of the cells that they share.
var commonPlaces [houses][houses]uint16

func fillCommonPlaces() {
	for a := range houses {
		for b := range houses {
			for i, c := range cellAt[a] {
				for _, e := range cellAt[b] {
					if c == e {
						commonPlaces[a][b] |= 1 << i
					}
				}
			}
		}
	}
}
