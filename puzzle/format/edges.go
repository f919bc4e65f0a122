package format

import "bytes"

// alignEdges reads rows with a delimiter too many at either edge as the other rows tell: if
// those have one only at the left, the first field is no cell, else the last. If none tells,
// there are delimiters at both edges and a cell is missing.
func (rows gridRows) alignEdges() {
	left, right, either := 0, 0, 0
	var cut edges // where the other rows have delimiters
	for i := range rows {
		cut |= rows[i].cut
		switch rows[i].edges {
		case leftEdge:
			left++
		case rightEdge:
			right++
		case leftEdge | rightEdge:
			either++
		}
	}
	for i := range rows {
		if r := &rows[i]; r.n == 9 && r.edges == 0 && r.kept&cut != 0 {
			r.n = 8 // the delimiter at this edge is one of the others
		}
	}
	if right == 9 && rows.numbersRows() {
		for i := range rows {
			rows[i].n = 10 // the first cell is a label, and the last one is empty
		}
	}
	rows.compareWidths()
	if left > 0 && right > 0 {
		few := rightEdge
		if left < right {
			few = leftEdge
		}
		for i := range rows {
			if rows[i].edges == few && rows[i].n == 9 {
				rows[i].n = 10 // it has a cell too many
			}
		}
	}
	if either == 0 {
		return
	}
	for i := range rows {
		r := &rows[i]
		switch {
		case r.edges != leftEdge|rightEdge || r.n != 9:
		case left > 0 && right == 0:
			copy(r.cells[:], r.cells[1:9])
			r.cells[8] = 0
		case left == 0 && right == 0:
			r.n = 8
		}
	}
}

// compareWidths refuses rows with other numbers of delimiters than most rows have, if cells of them
// are empty: it is unknown which.
func (rows gridRows) compareWidths() {
	var have [12]int
	usual := 0
	for i := range rows {
		if w := rows[i].width; w < len(have) {
			if have[w]++; have[w] > have[usual] {
				usual = w
			}
		}
	}
	ends, doubled := rows.usualEnd(), 0
	for i := range rows {
		doubled = max(doubled, rows[i].pairs)
	}
	for i := range rows {
		switch r := &rows[i]; {
		case r.joined != rows[0].joined:
			r.n = 10 // a cell with nothing in it is between two bars
		case r.n != 9 || r.hollow == 0 || usual == 0:
		case r.width != usual:
			r.n = 9 + r.width - usual
		case doubled == 8 && r.pairs != 8, ends != 0 && i < 8 && r.kept&rightEdge != 0 && r.end() != ends:
			r.n = 8 // it is cut off
		case usual >= 9 && rows.isNarrow(i):
			r.n = 8 // a digit is lost with its cell's width
		}
	}
}

// isNarrow reports whether a row is one character shorter than all others, which are drawn equally long.
func (rows gridRows) isNarrow(at int) bool {
	n := len(bytes.TrimRight(rows[at].text, " \t"))
	for i := range rows {
		if i != at && len(bytes.TrimRight(rows[i].text, " \t")) != n+1 {
			return false
		}
	}
	return n >= 9*4 // three characters a cell
}

// usualEnd returns how nearly all rows end, 0 if not all do so.
func (rows gridRows) usualEnd() byte {
	have := map[byte]int{}
	for i := range rows {
		have[rows[i].end()]++
	}
	for end, n := range have {
		if n >= 7 {
			return end
		}
	}
	return 0
}

// end returns the character at the end of a row that is no cell, 0 if there is none.
func (r *gridRow) end() byte {
	text := bytes.TrimRight(r.raw, " \t\r")
	if len(text) == 0 || glyphs[text[len(text)-1]] == cell {
		return 0
	}
	if end := text[len(text)-1]; !isLetter(end) {
		return end
	}
	return 'a' // a label
}
