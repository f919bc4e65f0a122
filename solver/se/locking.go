package se

// A crossing is two houses that share three cells.
type crossing struct {
	first, second uint8
	common        uint16 // the places of the cells in the first house
	inSecond      uint16 // and in the second
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
					crossings = append(crossings, x)
				}
			}
		}
	}
}

// locked reports whether d has several places in the first house, all of them in the
// second.
func (x *crossing) locked(b *board, d int) bool {
	at := b.places[x.first][d]
	return at&^x.common == 0 && several(at)
}

// locking finds a digit that has its places in a house all in another, and other places
// there.
func (s *search) locking() bool {
	for i := range crossings {
		x := &crossings[i]
		for d := range 9 {
			if x.locked(s.board, d) && s.places[x.second][d]&^x.inSecond != 0 {
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
	for i := range crossings {
		x := &crossings[i]
		for d := range 9 {
			if !x.locked(s.board, d) || s.places[x.second][d]&^x.inSecond == 0 {
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
