package puzzle

// A Grid is the digit in each of the 81 cells, 0 where a cell is empty.
type Grid [81]Digit

// Filled returns the cells that hold a digit.
func (g *Grid) Filled() (s CellSet) {
	for c, d := range g {
		if d != 0 {
			s.Add(Cell(c))
		}
	}
	return s
}

// Count returns how many cells hold a digit, eight cells at a time.
func (g *Grid) Count() int {
	const ones = 0x0101010101010101
	var counts uint64 // a count in each byte
	for i := 0; i+8 <= len(g); i += 8 {
		d := (*[8]Digit)(g[i:])
		eight := uint64(d[0]) | uint64(d[1])<<8 | uint64(d[2])<<16 | uint64(d[3])<<24 |
			uint64(d[4])<<32 | uint64(d[5])<<40 | uint64(d[6])<<48 | uint64(d[7])<<56 // the compiler makes it one load
		counts += (eight + 15*ones) >> 4 & ones // a digit and 15 are 16 or more
	}
	return int(counts*ones>>56 + uint64(g[80]+15)>>4)
}

// Of returns the cells that hold d.
func (g *Grid) Of(d Digit) (s CellSet) {
	for c, e := range g {
		if e == d {
			s.Add(Cell(c))
		}
	}
	return s
}

// A Conflict is one digit more than once in one house, or a cage whose digits can't make
// its sum: then Digit is 0 and Sum what they make.
type Conflict struct {
	House House
	Digit Digit
	Cells CellSet
	Sum   int
}

// Conflicts returns the cells whose digit stands again in one of their houses.
func (g *Grid) Conflicts() (s CellSet) {
	for _, k := range g.ConflictList() {
		s = s.Or(k.Cells)
	}
	return s
}

// HasConflict reports whether a house holds a digit twice. It adds up the digits of each house, each
// in four bits of its own.
func (g *Grid) HasConflict() bool {
	var cols [9]uint64
	twice := uint64(0)
	for band := range 3 {
		var rows [3]uint64
		cells := (*[27]Digit)(g[27*band:])
		for k := 0; k <= 6; k += 3 {
			twice |= addBox((*[21]Digit)(cells[k:]), &rows, (*[3]uint64)(cols[k:])) + sixes
		}
		for _, n := range rows {
			twice |= n + sixes
		}
	}
	for _, n := range cols {
		twice |= n + sixes
	}
	return twice&eights != 0
}

// A digit that is there twice or more makes eight or more of what is added here.
const sixes, eights = 0x666_6666_6666_6666, 0x888_8888_8888_8888

// inFour has one in the four bits of a digit; an empty cell has none.
var inFour = func() (of [16]uint64) {
	for d := 1; d < 16; d++ {
		of[d] = 1 << (4 * (d - 1))
	}
	return of
}()

// addBox adds the digits of a box, which begins at the first of cells, to its rows and columns, and
// returns their sum.
func addBox(cells *[21]Digit, rows, cols *[3]uint64) uint64 {
	a, b, c := inFour[cells[0]&15], inFour[cells[1]&15], inFour[cells[2]&15]
	d, e, f := inFour[cells[9]&15], inFour[cells[10]&15], inFour[cells[11]&15]
	g, h, i := inFour[cells[18]&15], inFour[cells[19]&15], inFour[cells[20]&15]
	x, y, z := a+b+c, d+e+f, g+h+i
	rows[0], rows[1], rows[2] = rows[0]+x, rows[1]+y, rows[2]+z
	cols[0], cols[1], cols[2] = cols[0]+a+d+g, cols[1]+b+e+h, cols[2]+c+f+i
	return x + y + z
}

// ConflictList returns each house that holds a digit twice: rows, then columns,
// then boxes. A pair that shares a line and a box is named by its line alone.
func (g *Grid) ConflictList() (list []Conflict) {
	if !g.HasConflict() {
		return nil
	}
	for h := range House(NumHouses) {
		list = addTwice(list, g, h, h.Set())
	}
	return list
}

// Solved reports whether every cell is filled and no digit conflicts.
func (g *Grid) Solved() bool { return g.Filled() == AllCells && !g.HasConflict() }

// String returns the grid as 81 characters, '.' for an empty cell.
func (g Grid) String() string {
	var b [81]byte
	for i, d := range g {
		b[i] = ".123456789"[d]
	}
	return string(b[:])
}

// ParseGrid reads what Grid.String writes; '0' is an empty cell too. It is for
// our own files and tests: what people have is read by package format.
func ParseGrid(s string) (g Grid, ok bool) {
	if len(s) != 81 {
		return g, false
	}
	for i := range g {
		switch b := s[i]; {
		case '1' <= b && b <= '9':
			g[i] = Digit(b - '0')
		case b != '.' && b != '0':
			return Grid{}, false
		}
	}
	return g, true
}

// A Puzzle is what was printed, or what a file held: the givens, the words
// around them and, if it was begun, entries and marks.
type Puzzle struct {
	Shape          *Shape // nil for the classic board
	Givens         Grid
	Entries        Grid // digits that are no givens; 0 where Givens has one
	Centre, Corner [81]DigitSet
	Title          string
	Author         string
	Source         string
	Date           string // as printed
	Level          string // as printed, a word or stars
	URL            string // where it was found
	Note           string // free text, such as a rating claimed by the source
	Exercise       string // the ID of the technique that it is an exercise in; "": it is none
	Origin         Origin // of the puzzle of a game
}

// Grid returns givens and entries together.
func (p *Puzzle) Grid() Grid {
	g := p.Givens
	for c, d := range p.Entries {
		if g[c] == 0 {
			g[c] = d
		}
	}
	return g
}
