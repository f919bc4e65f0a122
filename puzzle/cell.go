package puzzle

import (
	"fmt"
	"strings"
)

// A Cell is one of the 81 places of the grid, numbered 0 to 80 along the rows.
// It prints as r1c1 to r9c9.
type Cell uint8

// CellAt returns the cell at a row and a column, both from 0.
func CellAt(row, col int) Cell { return Cell(9*row + col) }

// Row returns the row of c, 0 to 8.
func (c Cell) Row() int { return int(c) / 9 }

// Col returns the column of c, 0 to 8.
func (c Cell) Col() int { return int(c) % 9 }

// Box returns the box of c, 0 to 8 along the bands.
func (c Cell) Box() int { return c.Row()/3*3 + c.Col()/3 }

// Houses returns the row, the column and the box that hold c.
func (c Cell) Houses() [3]House { return [3]House{Row(c.Row()), Col(c.Col()), Box(c.Box())} }

// Peers returns the 20 other cells that share a house with c.
func (c Cell) Peers() CellSet { return peers[c] }

// Sees reports whether c and d are different cells of one house.
func (c Cell) Sees(d Cell) bool { return peers[c].Has(d) }

func (c Cell) String() string { return fmt.Sprintf("r%dc%d", c.Row()+1, c.Col()+1) }

// ParseCell reads what Cell.String writes.
func ParseCell(s string) (Cell, bool) {
	if len(s) != 4 || s[0] != 'r' || s[2] != 'c' || s[1] < '1' || s[1] > '9' || s[3] < '1' || s[3] > '9' {
		return 0, false
	}
	return CellAt(int(s[1]-'1'), int(s[3]-'1')), true
}

// A House is a row, a column or a box: 0-8 are rows, 9-17 columns, 18-26 boxes. On boards
// that have them, 27 and 28 are the diagonals, and 29 and more stand for cages. It prints as
// r1 to r9, c1 to c9, b1 to b9, d1 and d2, and a cage as its first cell, such as kr4c7.
type House uint8

// NumHouses is how many houses the classic grid has.
const NumHouses = 27

// The houses of other boards.
const (
	Falling     House = NumHouses + iota // the diagonal from the upper left
	Rising                               // the diagonal from the lower left
	FirstCage                            // the cage whose first cell is r1c1
	noHouse     = FirstCage + 81
	numHouseIDs = int(noHouse) + 1
)

// MaxHouses is how many houses a board has at most that hold every digit.
const MaxHouses = int(FirstCage)

// Row returns the i-th row, from 0.
func Row(i int) House { return House(i) }

// Col returns the i-th column, from 0.
func Col(i int) House { return House(9 + i) }

// Box returns the i-th box, from 0.
func Box(i int) House { return House(18 + i) }

// Set returns the nine cells of h on a board of 9 x 9; of a cage none, see [Shape.Set].
func (h House) Set() CellSet { return houses[h] }

// Cells returns the nine cells of h, a row, column, box or diagonal of 9 x 9, in order.
func (h House) Cells() [9]Cell { return houseCells[h] }

// Kind returns 'r', 'c' or 'b', 'd' for a diagonal and 'k' for a cage.
func (h House) Kind() byte {
	if h >= FirstCage {
		return 'k'
	}
	return "rcbd"[h/9]
}

// Number returns which of its kind h is, 1 to 9; of a cage 1 to 81, its first cell.
func (h House) Number() int {
	if h >= FirstCage {
		return int(h-FirstCage) + 1
	}
	return int(h)%9 + 1
}

func (h House) String() string {
	if h >= FirstCage {
		return "k" + Cell(h-FirstCage).String()
	}
	return fmt.Sprintf("%c%d", h.Kind(), h.Number())
}

// A Candidate is a digit that could go in a cell: 9*cell + digit-1, 0 to 728.
type Candidate uint16

// Cand returns digit d in cell c.
func Cand(c Cell, d Digit) Candidate { return Candidate(9*int(c) + int(d) - 1) }

// Cell returns where k would go.
func (k Candidate) Cell() Cell { return Cell(k / 9) }

// Digit returns what k would put there.
func (k Candidate) Digit() Digit { return Digit(k%9 + 1) }

func (k Candidate) String() string { return fmt.Sprintf("%v=%d", k.Cell(), k.Digit()) }

var (
	houses     [numHouseIDs]CellSet
	houseCells [MaxHouses][9]Cell
	peers      [81]CellSet
)

func init() {
	var n [MaxHouses]int
	add := func(h House, c Cell) {
		houses[h].Add(c)
		houseCells[h][n[h]] = c
		n[h]++
	}
	for c := range Cell(81) {
		for _, h := range c.Houses() {
			add(h, c)
		}
		if c.Row() == c.Col() {
			add(Falling, c)
		}
		if c.Row()+c.Col() == 8 {
			add(Rising, c)
		}
	}
	for c := range Cell(81) {
		for _, h := range c.Houses() {
			peers[c] = peers[c].Or(houses[h])
		}
		peers[c].Remove(c)
	}
}

// Notation writes cells the short way: r1c1, r2c3 as "r1c1,r2c3", and cells of
// one row or one column together as "r2c46" or "r13c5".
func (s CellSet) Notation() string {
	var parts []string
	for i := range 9 {
		in := s.And(Row(i).Set())
		if in.Len() > 1 {
			parts = append(parts, fmt.Sprintf("r%dc%s", i+1, numbers(in, Cell.Col)))
			s = s.Without(in)
		}
	}
	for i := range 9 {
		if in := s.And(Col(i).Set()); !in.Empty() {
			parts = append(parts, fmt.Sprintf("r%sc%d", numbers(in, Cell.Row), i+1))
		}
	}
	return strings.Join(parts, ",")
}

func numbers(s CellSet, of func(Cell) int) string {
	var b strings.Builder
	for c := range s.All() {
		b.WriteByte('1' + byte(of(c)))
	}
	return b.String()
}
