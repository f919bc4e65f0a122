package puzzle

// Conflicts returns the cells whose digit breaks a rule of the board.
func (s *Shape) Conflicts(g *Grid) (cells CellSet) {
	for _, k := range s.ConflictList(g) {
		cells = cells.Or(k.Cells)
	}
	return cells
}

// HasConflict reports whether digits of g break a rule of the board.
func (s *Shape) HasConflict(g *Grid) bool {
	if s == nil {
		return g.HasConflict()
	}
	return len(s.ConflictList(g)) > 0
}

// Solved reports whether every cell of the board is filled and no rule is broken.
func (s *Shape) Solved(g *Grid) bool { return s.Cells().In(g.Filled()) && !s.HasConflict(g) }

// ConflictList returns each rule of the board that digits of g break: houses that hold a
// digit twice, then cages that do, then cages whose digits can't make their sum. What a
// house before it says of the same cells is not said again.
func (s *Shape) ConflictList(g *Grid) (list []Conflict) {
	if s == nil {
		return g.ConflictList()
	}
	for _, h := range s.houses {
		list = addTwice(list, g, h, s.Set(h))
	}
	for _, c := range s.cages {
		list = addTwice(list, g, c.House(), c.Cells)
	}
	for _, c := range s.cages {
		if sum, wrong := s.wrongSum(c, g); wrong {
			list = append(list, Conflict{House: c.House(), Cells: c.Cells.And(g.Filled()), Sum: sum})
		}
	}
	return list
}

// addTwice adds the digits that h, a house of cells, holds twice.
func addTwice(list []Conflict, g *Grid, h House, cells CellSet) []Conflict {
	var at [10]CellSet
	for c := range cells.All() {
		at[g[c]].Add(c)
	}
digits:
	for d := Digit(1); d <= 9; d++ {
		if at[d].Len() < 2 {
			continue
		}
		for _, k := range list {
			if k.Digit == d && at[d].In(k.Cells) {
				continue digits
			}
		}
		list = append(list, Conflict{House: h, Digit: d, Cells: at[d]})
	}
	return list
}

// wrongSum returns what the digits of a cage make, and whether that is wrong: not the sum
// where it is full, or so much that the cells left can't make the rest.
func (s *Shape) wrongSum(c Cage, g *Grid) (sum int, wrong bool) {
	left := 0
	for cell := range c.Cells.All() {
		sum += int(g[cell])
		if g[cell] == 0 {
			left++
		}
	}
	low, _ := Bounds(left, s.size)
	return sum, c.Sum != 0 && (left == 0 && sum != c.Sum || sum+low > c.Sum)
}

// A WrongTotal says that the cages that cover the cells of a house, or the whole board, make
// another sum than the digits there: then there is no solution, whatever the givens.
type WrongTotal struct {
	All   bool  // of the whole board, and not of a house
	House House // if not of all
	Sum   int   // of the cages
	Want  int   // of the digits
}

// WrongTotals returns those of the board, that of all cells first.
func (s *Shape) WrongTotals() (list []WrongTotal) {
	if len(s.Cages()) == 0 {
		return nil
	}
	if sum, covered := s.cageTotal(s.cells); covered && sum != s.size*s.Digits().Sum() {
		list = append(list, WrongTotal{All: true, Sum: sum, Want: s.size * s.Digits().Sum()})
	}
	for _, h := range s.houses {
		if sum, covered := s.cageTotal(s.sets[h]); covered && sum != s.Digits().Sum() {
			list = append(list, WrongTotal{House: h, Sum: sum, Want: s.Digits().Sum()})
		}
	}
	return list
}

// cageTotal returns what the cages within some cells make, and whether they cover them all.
func (s *Shape) cageTotal(cells CellSet) (sum int, covered bool) {
	for _, c := range s.cages {
		if c.Sum != 0 && c.Cells.In(cells) {
			sum, cells = sum+c.Sum, cells.Without(c.Cells)
		}
	}
	return sum, cells.Empty()
}
