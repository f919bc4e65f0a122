package logic

import (
	"math/bits"

	"sudoku/puzzle"
)

// A sectorView is a board with what the finders of locked sectors share.
type sectorView struct{ *Board }

// Locked sectors are cells, and houses that cross them. Each digit can be in the cells as
// often as the fewest of these houses that hold all its places there, for each of them has
// it once. If that adds up to the number of cells, every digit is there so often, and each
// of those houses has its digit within the cells.
type sectors struct {
	cells  puzzle.CellSet
	houses [10]puzzle.House
	n      int // how many houses
}

// A cover is a set of the houses of some sectors: bit i stands for the i-th.
type cover uint16

func (s *sectors) add(h puzzle.House) {
	s.houses[s.n] = h
	s.n++
}

// of returns the houses of a cover.
func (s *sectors) of(c cover) (houses []puzzle.House) {
	for ; c != 0; c &= c - 1 {
		houses = append(houses, s.houses[bits.TrailingZeros16(uint16(c))])
	}
	return houses
}

// sectorSizes is how many rows and columns cross, no more than sectorMost together: of the
// others the rest of the lines is the same pattern seen from the other side.
var sectorSizes = [...]int{4, 5}

const sectorMost = 9

// sectorCells is how many cells must be empty, at least: what has fewer is found as fish or
// as sets of a house.
const sectorCells = 14

// sectorLines are the sets of so many lines of nine.
var sectorLines = func() (sets []uint16) {
	for set := range uint16(1 << 9) {
		for _, n := range sectorSizes {
			if bits.OnesCount16(set) == n {
				sets = append(sets, set)
			}
		}
	}
	return sets
}()

// findSectors looks where rows and columns cross.
func findSectors(board *Board, found func(Step) bool) {
	b := sectorView{board}
	var done effects
	var in [10][9]uint16 // by digit and row
	var empty [9]uint16
	for r := range 9 {
		for d := 1; d <= 9; d++ {
			in[d][r] = b.places[r][d]
			empty[r] |= in[d][r]
		}
	}
	for _, rows := range sectorLines {
		for _, cols := range sectorLines {
			if bits.OnesCount16(rows)+bits.OnesCount16(cols) > sectorMost || !sectorsFill(&in, &empty, rows, cols) {
				continue
			}
			s := crossedLines(rows, cols)
			s.cells = s.cells.And(b.Empty)
			if !b.report(&s, &done, found) {
				return
			}
		}
	}
}

// sectorsFill reports whether there is room for as many digits as the crossing of lines
// has empty cells.
func sectorsFill(in *[10][9]uint16, empty *[9]uint16, rows, cols uint16) bool {
	cells := 0
	for left := rows; left != 0; left &= left - 1 {
		cells += bits.OnesCount16(empty[bits.TrailingZeros16(left)] & cols)
	}
	if cells < sectorCells {
		return false
	}
	room := 0
	for d := 1; d <= 9; d++ {
		if room += mostPlaces(&in[d], rows, cols); room > cells {
			return false
		}
	}
	return room == cells
}

// mostPlaces returns how many places with no two in a line there are where rows and columns
// cross, which is also the fewest lines that hold all places.
func mostPlaces(in *[9]uint16, rows, cols uint16) (n int) {
	var row [9]uint16 // that has taken a column, as a bit
	var taken uint16
	for ; rows != 0; rows &= rows - 1 {
		r := bits.TrailingZeros16(rows)
		if free := in[r] & cols &^ taken; free != 0 {
			taken |= free & -free
			row[bits.TrailingZeros16(free)] = 1 << r
			n++
			continue
		}
		if seen := uint16(0); takePlace(in, r, cols, &seen, &taken, &row) {
			n++
		}
	}
	return n
}

// takePlace finds a column for row r, from which other rows may have to give way.
func takePlace(in *[9]uint16, r int, cols uint16, seen, taken *uint16, row *[9]uint16) bool {
	for left := in[r] & cols &^ *seen; left != 0; left = left & (left - 1) &^ *seen {
		c := bits.TrailingZeros16(left)
		*seen |= 1 << c
		if *taken>>c&1 == 0 || takePlace(in, bits.TrailingZeros16(row[c]), cols, seen, taken, row) {
			*taken |= 1 << c
			row[c] = 1 << r
			return true
		}
	}
	return false
}

// crossedLines returns the cells where lines cross, and the lines.
func crossedLines(rows, cols uint16) (s sectors) {
	var across puzzle.CellSet
	for i := range 9 {
		if rows>>i&1 != 0 {
			s.cells = s.cells.Or(puzzle.Row(i).Set())
			s.add(puzzle.Row(i))
		}
	}
	for i := range 9 {
		if cols>>i&1 != 0 {
			across = across.Or(puzzle.Col(i).Set())
			s.add(puzzle.Col(i))
		}
	}
	s.cells = s.cells.And(across)
	return s
}

// findDominoLoop looks at each four boxes in two bands and two stacks, and in each of them
// at the cross of a row and a column, of which two rows and two columns are shared. The
// cells of the crosses but their centres make a ring, in which boxes and lines alternate.
func findDominoLoop(board *Board, found func(Step) bool) {
	b := sectorView{board}
	var done effects
	for i := range 9 * 9 * 9 * 9 {
		rows, cols := [2]int{i % 9, i / 9 % 9}, [2]int{i / 81 % 9, i / 729}
		if rows[0]/3 >= rows[1]/3 || cols[0]/3 >= cols[1]/3 {
			continue
		}
		if s, ok := b.ring(rows, cols); ok && !b.report(&s, &done, found) {
			return
		}
	}
}

// ring returns the cells of the crosses of rows and columns, and the houses, if the cells
// are empty and the centres are not.
func (b sectorView) ring(rows, cols [2]int) (s sectors, ok bool) {
	lines := puzzle.Row(rows[0]).Set().Or(puzzle.Row(rows[1]).Set()).Or(puzzle.Col(cols[0]).Set()).Or(puzzle.Col(cols[1]).Set())
	for _, r := range rows {
		for _, c := range cols {
			centre := puzzle.Cell(9*r + c)
			if b.Empty.Has(centre) {
				return s, false
			}
			box := puzzle.Box(centre.Box())
			cross := box.Set().And(lines)
			cross.Remove(centre)
			if !cross.In(b.Empty) {
				return s, false
			}
			s.cells = s.cells.Or(cross)
			s.add(box)
		}
	}
	for i := range 2 {
		s.add(puzzle.Row(rows[i]))
		s.add(puzzle.Col(cols[i]))
	}
	return s, true
}

// report reports what locked sectors eliminate, if that is new.
func (b sectorView) report(s *sectors, done *effects, found func(Step) bool) bool {
	var covers [10]cover
	var out puzzle.CellSet
	room := 0
	for d := range puzzle.AllDigits.All() {
		in, others := b.Of[d].And(s.cells), b.Of[d].Without(s.cells)
		covers[d] = s.coverOf(in, others)
		if room += bits.OnesCount16(uint16(covers[d])); room > s.cells.Len() {
			return true
		}
		out = out.Or(others.And(s.held(covers[d])))
	}
	if room < s.cells.Len() || out.Empty() {
		return true
	}
	var ks []puzzle.Candidate
	for d := range puzzle.AllDigits.All() {
		ks = b.addWithin(ks, b.Of[d].Without(s.cells).And(s.held(covers[d])), d.Set())
	}
	return !done.isNew(ks) || found(b.step(s, &covers, ks))
}

// held returns the cells of the houses of a cover.
func (s *sectors) held(c cover) (cells puzzle.CellSet) {
	for ; c != 0; c &= c - 1 {
		cells = cells.Or(s.houses[bits.TrailingZeros16(uint16(c))].Set())
	}
	return cells
}

// coverOf returns the fewest of the houses that hold all of some cells, and of these
// those that hold most of others.
func (s *sectors) coverOf(in, others puzzle.CellSet) (best cover) {
	fewest, most := s.n+1, 0
	for set := range cover(1) << s.n {
		n := bits.OnesCount16(uint16(set))
		if n > fewest {
			continue
		}
		holds := s.held(set)
		if hits := holds.And(others).Len(); in.In(holds) && (n < fewest || hits > most) {
			fewest, most, best = n, hits, set
		}
	}
	return best
}

func (b sectorView) step(s *sectors, covers *[10]cover, out []puzzle.Candidate) Step {
	if b.noDiagrams {
		return Step{Eliminate: out}
	}
	var p puzzle.Diagram
	var all cover
	for _, c := range covers {
		all |= c
	}
	for _, h := range s.of(all) {
		p.Houses = append(p.Houses, puzzle.HouseRole{House: h, Role: puzzle.Cover})
	}
	p.Cands = addRole(p.Cands, b.within(s.cells, puzzle.AllDigits), puzzle.Base)
	return eliminate(out, p)
}
