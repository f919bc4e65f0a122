package format

import (
	"encoding/json"

	"sudoku/puzzle"
)

// isRegionMap reports whether 81 cells name the region of each: no label is there more than ten times, and
// far more neighbours are equal than in any grid of digits.
func isRegionMap(cells []puzzle.Digit) bool {
	var have [10]int
	equal := 0
	for c, d := range cells {
		if have[d]++; have[d] > 10 {
			return false
		}
		if c%9 < 8 && cells[c+1] == d {
			equal++
		}
		if c < 72 && cells[c+9] == d {
			equal++
		}
	}
	return equal >= 60
}

// sayRegions tells the object around that a list names the region of each cell.
func (n *nestedReader) sayRegions(l *list) {
	cells := l.cells
	if len(cells) != 81 {
		cells = l.rows
	}
	if len(n.stack) > 0 {
		labels, _ := json.Marshal(string(appendDigits(nil, cells, '0'))) // can't fail for a string
		around := &n.stack[len(n.stack)-1]
		around.aside.regions = upTo(append(around.aside.regions, labels))
	}
}
