package puzzle

import "slices"

// A Shape is what kind of board a puzzle is on: how many rows, columns and digits there are,
// how large the boxes are, and whether diagonals or cages add rules. The nil Shape is the
// classic board, and all methods work on it.
//
// A smaller board uses the upper left cells of a [Grid] and the lowest digits: r6c6 is the
// same [Cell] on every board that has it. A Shape never changes; its tables are made once.
type Shape struct {
	size          int // rows, columns and digits
	width, height int // of a box
	diagonals     bool
	cages         []Cage // by their first cells

	cells    CellSet
	houses   []House // rows, columns, boxes, diagonals
	sets     [numHouseIDs]CellSet
	housesOf [81][]House
	peers    [81]CellSet
	cageOf   [81]int8 // which of the cages, -1 for none
}

// The shapes that are the same for every puzzle. The classic one is nil.
var (
	Mini4    = newShape(4, false, nil)
	Mini6    = newShape(6, false, nil)
	Diagonal = newShape(9, true, nil)

	classic = newShape(9, false, nil)
)

// NewShape returns the shape of a board of 4, 6 or 9 rows. Boards with the same rules have
// the same shape, unless they have cages: the classic one is nil. The cages must not overlap
// and must be possible but for their sums, else the error is a [*CageError].
func NewShape(size int, diagonals bool, cages []Cage) (*Shape, error) {
	s := newShape(size, diagonals, cages)
	for _, known := range []*Shape{nil, Diagonal, Mini6, Mini4} {
		if s.Equal(known) {
			return known, nil
		}
	}
	if err := s.checkCages(); err != nil {
		return nil, err
	}
	return s, nil
}

// boxSizes holds how wide and how high a box is, by the size of the board.
var boxSizes = map[int][2]int{4: {2, 2}, 6: {3, 2}, 9: {3, 3}}

func newShape(size int, diagonals bool, cages []Cage) *Shape {
	box := boxSizes[size]
	s := &Shape{size: size, width: box[0], height: box[1], diagonals: diagonals, cages: slices.Clone(cages)}
	slices.SortFunc(s.cages, func(a, b Cage) int { return int(a.first()) - int(b.first()) })
	s.fillHouses()
	s.fillCages()
	s.fillPeers()
	return s
}

// use returns s, or the classic shape for nil.
func (s *Shape) use() *Shape {
	if s == nil {
		return classic
	}
	return s
}

// Size returns how many rows, columns and digits the board has: 4, 6 or 9.
func (s *Shape) Size() int { return s.use().size }

// BoxSize returns how many columns and rows a box has.
func (s *Shape) BoxSize() (width, height int) { return s.use().width, s.use().height }

// Diagonals reports whether each diagonal holds every digit, too.
func (s *Shape) Diagonals() bool { return s != nil && s.diagonals }

// Digits returns the digits of the board.
func (s *Shape) Digits() DigitSet { return 1<<s.Size() - 1 }

// Cells returns the cells of the board.
func (s *Shape) Cells() CellSet { return s.use().cells }

// Houses returns the houses that hold every digit: rows, columns, boxes, then diagonals.
// The caller must not change them.
func (s *Shape) Houses() []House { return s.use().houses }

// HousesOf returns those that hold c: its row, column and box, then diagonals. The caller
// must not change them.
func (s *Shape) HousesOf(c Cell) []House { return s.use().housesOf[c] }

// BoxOf returns the box that holds c.
func (s *Shape) BoxOf(c Cell) House { return s.HousesOf(c)[2] }

// Set returns the cells of a house of the board, or of a cage; of others none.
func (s *Shape) Set(h House) CellSet { return s.use().sets[h] }

// Peers returns the other cells that can't hold the digit of c: those that share a house or
// a cage with it.
func (s *Shape) Peers(c Cell) CellSet { return s.use().peers[c] }

// Sees reports whether c and d are different cells of a house or a cage.
func (s *Shape) Sees(c, d Cell) bool { return s.Peers(c).Has(d) }

// Equal reports whether two boards have the same rules.
func (s *Shape) Equal(t *Shape) bool {
	if s == t {
		return true
	}
	s, t = s.use(), t.use()
	return s.size == t.size && s.diagonals == t.diagonals && slices.Equal(s.cages, t.cages)
}

// fillHouses lists the cells of rows, columns, boxes and diagonals.
func (s *Shape) fillHouses() {
	across := s.size / s.width
	for row := range s.size {
		for col := range s.size {
			c := CellAt(row, col)
			s.cells.Add(c)
			s.addTo(Row(row), c)
			s.addTo(Col(col), c)
			s.addTo(Box(row/s.height*across+col/s.width), c)
			if s.diagonals && row == col {
				s.addTo(Falling, c)
			}
			if s.diagonals && row+col == s.size-1 {
				s.addTo(Rising, c)
			}
		}
	}
	for h := range FirstCage {
		if !s.sets[h].Empty() {
			s.houses = append(s.houses, h)
		}
	}
}

func (s *Shape) addTo(h House, c Cell) {
	s.sets[h].Add(c)
	s.housesOf[c] = append(s.housesOf[c], h)
}

// fillPeers must come after houses and cages.
func (s *Shape) fillPeers() {
	for c := range s.cells.All() {
		all := s.sets[s.cageHouse(c)]
		for _, h := range s.housesOf[c] {
			all = all.Or(s.sets[h])
		}
		all.Remove(c)
		s.peers[c] = all
	}
}
