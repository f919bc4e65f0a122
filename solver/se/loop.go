package se

import "sudoku/puzzle"

// A loopSearch looks for unique loops: cells that alternate between two kinds of house and
// could all hold the digits x and y, either way round, but for a few extra candidates.
type loopSearch struct {
	b     *board
	pair  digits
	both  puzzle.CellSet // the cells that have both digits
	path  []int
	in    puzzle.CellSet // the cells of path
	seen  [2]uint32      // the houses of the cells at even and odd places of path
	found func(loop []int)
}

// uniqueLoop finds the easiest unique loop, of equal ones that of the lowest type.
func (s *search) uniqueLoop() bool {
	best := loopStep{s: s, difficulty: 100}
	l := &s.loops
	l.b = s.board
	for c, ds := range &s.cands {
		if !two(ds) {
			continue
		}
		x, y := low(ds), low(ds&(ds-1))
		l.pair, l.both = ds, s.of[x].And(s.of[y])
		if l.both.Len() < 4 {
			continue
		}
		l.found = func(loop []int) { best.try(loop, ds) }
		l.path, l.in, l.seen = l.path[:0], puzzle.CellSet{}, [2]uint32{}
		l.extend(c, 2, 0, -1)
	}
	return best.difficulty < 100
}

// extend adds c to the path and goes on to the cells with both digits in its houses but the
// kind it came by. extras more cells may have extra candidates, or any number as long as
// extra, what was met on the way, is one digit. What is met in one direction counts in those
// that are tried after it, too, for so it is in Sudoku Explainer.
func (l *loopSearch) extend(c, extras int, extra digits, from int) {
	side := len(l.path) & 1
	if l.seen[side]&housesMask[c] != 0 {
		return // a house would have two cells that get the same digit
	}
	l.seen[side] |= housesMask[c]
	l.path = append(l.path, c)
	l.in.Add(puzzle.Cell(c))
	start := puzzle.Cell(l.path[0])
	for k, h := range houseOf[c] {
		if k == from {
			continue
		}
		for next := range l.both.And(houseSet[h]).All() {
			if next == start && len(l.path) >= 4 {
				if l.seen[0] == l.seen[1] {
					l.found(l.path)
				}
			} else if !l.in.Has(next) {
				ds := l.b.cands[next]
				extra |= ds &^ l.pair
				left := extras
				if !two(ds) {
					left--
				}
				if two(ds) || one(extra) || extras > 0 {
					l.extend(int(next), left, extra, k)
				}
			}
		}
	}
	l.in.Remove(puzzle.Cell(c))
	l.path = l.path[:len(l.path)-1]
	l.seen[side] &^= housesMask[c]
}

// housesMask has the houses of a cell as bits.
var housesMask [81]uint32

func fillHousesMask() {
	for c := range housesMask {
		for _, h := range houseOf[c] {
			housesMask[c] |= 1 << h
		}
	}
}
