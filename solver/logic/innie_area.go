package logic

import "sudoku/puzzle"

// An area is a house, or several adjacent ones of a kind, with the cages in it: what the rule of
// 45 is applied to.
type area struct {
	houses []puzzle.House
	cells  puzzle.CellSet
	total  int            // of its digits
	inside int            // of the cages that lie within
	innies puzzle.CellSet // the cells that these leave
	over   []extraHouse   // the cages that reach out of it
}

// mostTogether is how many houses an area has at most.
const mostTogether = 4

// listAreas lists the areas in which some cage lies, those of one house first.
func (r *rules) listAreas() (areas []area) {
	n := r.size()
	for k := 1; k <= mostTogether; k++ {
		for first := 0; first+k <= n; first++ {
			for _, kind := range [2]int{0, 9} {
				var houses []puzzle.House
				for i := range k {
					houses = append(houses, puzzle.House(kind+first+i))
				}
				areas = r.addArea(areas, houses)
			}
		}
		for _, houses := range r.boxesTogether(k) {
			areas = r.addArea(areas, houses)
		}
	}
	return areas
}

// boxesTogether lists groups of k adjacent boxes that make a rectangle. Those as wide or as high
// as the board are rows or columns, too.
func (r *rules) boxesTogether(k int) (list [][]puzzle.House) {
	wide, high := r.shape.BoxSize()
	across, down := r.size()/wide, r.size()/high
	for _, form := range [][2]int{{1, 1}, {2, 1}, {1, 2}, {2, 2}} {
		if form[0]*form[1] != k || k > 1 && (form[0] == across || form[1] == down) {
			continue
		}
		for y := 0; y+form[1] <= down; y++ {
			for x := 0; x+form[0] <= across; x++ {
				var houses []puzzle.House
				for i := range k {
					houses = append(houses, puzzle.Box((y+i/form[0])*across+x+i%form[0]))
				}
				list = append(list, houses)
			}
		}
	}
	return list
}

// addArea adds the area of houses of the board, unless no cage lies in it or touches it, or one
// within has no sum: what the cages within make isn't known then.
func (r *rules) addArea(areas []area, houses []puzzle.House) []area {
	a := area{total: len(houses) * r.digits.Sum()}
	for _, h := range houses {
		a.houses = append(a.houses, r.houseIn[h])
		a.cells = a.cells.Or(r.set(r.houseIn[h]))
	}
	a.innies = a.cells
	for _, k := range r.cages {
		switch in := k.cells.And(a.cells); {
		case in == k.cells && k.sum == 0:
			return areas
		case in.Empty() || k.sum == 0:
		case in == k.cells:
			a.inside += k.sum
			a.innies = a.innies.Without(in)
		default:
			a.over = append(a.over, k)
		}
	}
	if a.inside == 0 && len(a.over) == 0 {
		return areas
	}
	return append(areas, a)
}

// counted returns the cells that are left inside and those outside, and what the latter make
// more than the former, if some of the cages that reach out are counted: a bit for each.
func (a *area) counted(over uint) (in, out puzzle.CellSet, more int) {
	in, more = a.innies, a.inside-a.total
	for i, k := range a.over {
		if over>>i&1 != 0 {
			in, out = in.Without(k.cells), out.Or(k.cells.Without(a.cells))
			more += k.sum
		}
	}
	return in, out, more
}
