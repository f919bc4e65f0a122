package se

import "sudoku/puzzle"

// A loopSearch looks for unique loops: cells that alternate between two kinds of house and
// could all hold the digits x and y, either way round, but for a few extra candidates.
type loopSearch struct {
	b     *board
	plain bool // without narrowing, to test it
	pair  digits
	both  puzzle.CellSet // the cells that have both digits
	core  puzzle.CellSet // those of them that may be in a loop
	most  int            // cells of a loop that can be found, and be the best
	path  []int
	in    puzzle.CellSet // the cells of path
	seen  [2]uint32      // the houses of the cells at even and odd places of path
	found func(loop []int)
	tried []triedLoop // the latest ones; from another cell, or backwards, each comes again
}

// A triedLoop is the cells of a loop and its digits.
type triedLoop struct {
	cells puzzle.CellSet
	pair  digits
}

// uniqueLoop finds the easiest unique loop, of equal ones that of the lowest type.
func (s *search) uniqueLoop() bool {
	best := loopStep{s: s, difficulty: 100}
	l := &s.loops
	l.b, l.tried = s.board, l.tried[:0]
	var known [1 << 9]bool
	for c, ds := range &s.cands {
		if !two(ds) || known[ds] {
			continue
		}
		x, y := low(ds), low(ds&(ds-1))
		l.pair, l.both = ds, s.of[x].And(s.of[y])
		if l.both.Len() < 4 || !l.narrow() {
			known[ds] = true // likewise from its other cells
			continue
		}
		if !l.core.Has(puzzle.Cell(c)) {
			continue
		}
		l.found = func(loop []int) { best.try(loop, ds) }
		if !l.plain {
			l.most = min(l.most, best.longest())
		}
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
	if !l.coverable(c, side) || !l.closable(c, 1-side) {
		return
	}
	l.seen[side] |= housesMask[c]
	l.path = append(l.path, c)
	l.in.Add(puzzle.Cell(c))
	full := len(l.path) >= l.most && !l.plain
	for k, h := range houseOf[c] {
		if k == from {
			continue
		}
		if full { // the path can only be closed
			if start := l.path[0]; start != c && houseSet[h].Has(puzzle.Cell(start)) && l.closes() {
				l.found(l.path)
			}
			continue
		}
		for cells := l.both.And(houseSet[h]); !cells.Empty(); {
			var next puzzle.Cell
			if next, cells = pop(cells); l.in.Has(next) {
				if int(next) == l.path[0] && l.closes() {
					l.found(l.path)
				}
				continue
			}
			ds := l.b.cands[next]
			extra |= ds &^ l.pair
			if l.seen[1-side]&housesMask[next] != 0 || !l.core.Has(next) || !l.plain && !l.returns(next) {
				continue // a house would have two cells that get the same digit, or there is no loop
			}
			if ds == l.pair {
				l.extend(int(next), extras, extra, k)
			} else if one(extra) || extras > 0 {
				l.extend(int(next), extras-1, extra, k)
			}
		}
	}
	l.in.Remove(puzzle.Cell(c))
	l.path = l.path[:len(l.path)-1]
	l.seen[side] &^= housesMask[c]
}

// closes reports whether the path is a loop that was not met lately.
func (l *loopSearch) closes() bool {
	return len(l.path) >= 4 && l.seen[0] == l.seen[1] && l.isNew()
}

// returns reports whether the path may come back to its start after next, unless it is too
// long by then.
func (l *loopSearch) returns(next puzzle.Cell) bool {
	return len(l.path)+1 < l.most || housesMask[next]&housesMask[l.path[0]] != 0
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
