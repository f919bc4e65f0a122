package format

import "slices"

// Tables may be in the cells of others: the boxes of a grid.

// inCell reports whether a cell is open. What else is in a table is shown above it, or the end of the table is lost.
func (h *htmlReader) inCell() bool { return len(h.stack) > 0 && h.stack[len(h.stack)-1].open }

// closeTable ends a table: it is a puzzle, a box of the table around it, or something else.
func (h *htmlReader) closeTable() {
	if len(h.stack) == 0 {
		return
	}
	t := h.stack[len(h.stack)-1]
	h.stack = h.stack[:len(h.stack)-1]
	t.leave()
	rows := t.body()
	nine := len(rows) == 3
	for _, r := range rows {
		nine = nine && len(r) == 3
	}
	switch {
	case nine && len(h.stack) > 0:
		if around := h.stack[len(h.stack)-1]; around.open {
			row := around.rows[len(around.rows)-1]
			row[len(row)-1].nine = slices.Concat(rows...)
		}
		return
	case nine:
		rows = unbox(rows)
	}
	if err := h.puzzle(t.line, rows, t.styled); err != nil {
		h.fault(err)
	}
}

// unbox returns the rows of a table of 3 by 3 boxes.
func unbox(boxes [][]htmlCell) [][]htmlCell {
	rows := make([][]htmlCell, 9)
	for b, box := range slices.Concat(boxes...) {
		for i, c := range box.nine {
			r := b/3*3 + i/3
			rows[r] = append(rows[r], c)
		}
	}
	return rows
}
