package logic

import (
	"sync/atomic"

	"sudoku/puzzle"
)

// Finders know boxes of three by three. A small board lies for them in the classic one, so that
// each of its houses is a part of one of the same kind: a board of six uses the first two rows
// of each band and six columns, one of four also the first two columns of each stack. The other
// cells are neither filled nor empty. Steps are told in the cells of the board as it is.

// rules are the tables of a board that is not the classic one, for finders.
type rules struct {
	shape  *puzzle.Shape
	small  bool
	digits puzzle.DigitSet
	cells  puzzle.CellSet
	sees   [81]puzzle.CellSet
	extra  []extraHouse // diagonals
	cages  []extraHouse
	areas  []area // of cages

	in, out           [81]puzzle.Cell // of the board, for finders; and back
	houseIn, houseOut [puzzle.NumHouses]puzzle.House
}

// byLevel reports whether a step of an easier level comes first, whatever it costs: else the level
// of a killer would not be that which its harder techniques alone make it.
func (r *rules) byLevel() bool { return r != nil && len(r.cages) > 0 }

// An extraHouse is a diagonal or a cage.
type extraHouse struct {
	puzzle.House
	cells puzzle.CellSet
	sum   int // of a cage, if it is known
}

// classicSees holds the peers on the classic board.
var classicSees = func() (t [81]puzzle.CellSet) {
	for c := range t {
		t[c] = puzzle.Cell(c).Peers()
	}
	return t
}()

// embedded holds where rows and columns of a board of a size lie.
var embedded = map[int][2][]int{
	4: {{0, 1, 3, 4}, {0, 1, 3, 4}},
	6: {{0, 1, 3, 4, 6, 7}, {0, 1, 2, 3, 4, 5}},
	9: {{0, 1, 2, 3, 4, 5, 6, 7, 8}, {0, 1, 2, 3, 4, 5, 6, 7, 8}},
}

// lastRules is kept since searches of one board follow each other.
var lastRules atomic.Pointer[rules]

// rulesOf returns the tables of a shape, nil for the classic one.
func rulesOf(s *puzzle.Shape) *rules {
	if s == nil {
		return nil
	}
	if r := lastRules.Load(); r != nil && r.shape == s {
		return r
	}
	r := &rules{shape: s, small: s.Size() < 9, digits: s.Digits()}
	r.fillMaps()
	for _, h := range s.Houses() {
		if h >= puzzle.NumHouses {
			r.extra = append(r.extra, extraHouse{h, r.cellsIn(s.Set(h)), 0})
		}
	}
	for _, k := range s.Cages() {
		cells := r.cellsIn(k.Cells)
		r.cages = append(r.cages, extraHouse{puzzle.FirstCage + puzzle.House(cells.First()), cells, k.Sum})
	}
	for c := range s.Cells().All() {
		r.sees[r.in[c]] = r.cellsIn(s.Peers(c))
	}
	if len(r.cages) > 0 {
		r.areas = r.listAreas()
	}
	lastRules.Store(r)
	return r
}

// fillMaps fills what leads from the board to the classic one and back.
func (r *rules) fillMaps() {
	at := embedded[r.shape.Size()]
	for h := range r.houseIn {
		r.houseIn[h], r.houseOut[h] = puzzle.House(h), puzzle.House(h)
	}
	for c := range r.shape.Cells().All() {
		to := puzzle.CellAt(at[0][c.Row()], at[1][c.Col()])
		r.in[c], r.out[to] = to, c
		r.cells.Add(to)
		of := to.Houses()
		for i, h := range r.shape.HousesOf(c)[:3] {
			r.houseIn[h], r.houseOut[of[i]] = of[i], h
		}
	}
}

// cellsIn returns where cells of the board lie for finders, and cellsOut the cells of the board.
func (r *rules) cellsIn(cells puzzle.CellSet) puzzle.CellSet { return mapCells(cells, &r.in) }

func (r *rules) cellsOut(cells puzzle.CellSet) puzzle.CellSet { return mapCells(cells, &r.out) }

func mapCells(cells puzzle.CellSet, to *[81]puzzle.Cell) (mapped puzzle.CellSet) {
	for c := range cells.All() {
		mapped.Add(to[c])
	}
	return mapped
}

// mapHouse returns the house that h is for finders, or on the board: houses and cells say which.
func mapHouse(h puzzle.House, cells *[81]puzzle.Cell, houses *[puzzle.NumHouses]puzzle.House) puzzle.House {
	switch {
	case h < puzzle.NumHouses:
		return houses[h]
	case h >= puzzle.FirstCage:
		return puzzle.FirstCage + puzzle.House(cells[h-puzzle.FirstCage])
	}
	return h
}

// embed returns a position as finders see it.
func (r *rules) embed(pos *puzzle.Position) puzzle.Position {
	in := puzzle.Position{Given: r.cellsIn(pos.Given.And(r.shape.Cells()))}
	for c := range r.shape.Cells().All() {
		in.Grid[r.in[c]] = pos.Grid[c]
		if pos.Grid[c] == 0 {
			in.Cands[r.in[c]] = pos.Cands[c] & r.digits
		}
	}
	return in
}

// grid returns the grid of the board.
func (r *rules) grid(in *puzzle.Grid) (g puzzle.Grid) {
	for c := range r.cells.All() {
		g[r.out[c]] = in[c]
	}
	return g
}

// set returns the cells of a house, or of a cage.
func (r *rules) set(h puzzle.House) puzzle.CellSet {
	if r == nil {
		return h.Set()
	}
	if h < puzzle.NumHouses {
		return h.Set().And(r.cells)
	}
	for _, list := range [2][]extraHouse{r.extra, r.cages} {
		for i := range list {
			if list[i].House == h {
				return list[i].cells
			}
		}
	}
	return puzzle.CellSet{}
}

// housesOf returns the row, the column and the box of c, then its diagonals, then its cage.
func (r *rules) housesOf(c puzzle.Cell) []puzzle.House {
	of := c.Houses()
	if r == nil {
		return of[:]
	}
	list := of[:]
	for _, more := range [2][]extraHouse{r.extra, r.cages} {
		for i := range more {
			if more[i].cells.Has(c) {
				list = append(list, more[i].House)
			}
		}
	}
	return list
}

// peers returns what can't hold the digit of c.
func (r *rules) peers(c puzzle.Cell) puzzle.CellSet {
	if r == nil {
		return c.Peers()
	}
	return r.sees[c]
}

// shared returns the first house, or cage, that holds all of some cells.
func (r *rules) shared(cells puzzle.CellSet) (puzzle.House, bool) {
	for _, h := range r.housesOf(cells.First()) {
		if cells.In(r.set(h)) {
			return h, true
		}
	}
	return 0, false
}

// allDigits returns the digits of the board.
func (r *rules) allDigits() puzzle.DigitSet {
	if r == nil {
		return puzzle.AllDigits
	}
	return r.digits
}

// size returns how many there are.
func (r *rules) size() int { return r.allDigits().Len() }

// scores returns the highest scores of the levels.
func (r *rules) scores() *levelScores {
	if r == nil {
		return &scores
	}
	return boardKindOf(r.shape).scores()
}

// diagonals returns the houses beside rows, columns and boxes that hold every digit.
func (r *rules) diagonals() []extraHouse {
	if r == nil {
		return nil
	}
	return r.extra
}
