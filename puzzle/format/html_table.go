package format

import (
	"bytes"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"sudoku/puzzle"
	"sudoku/puzzle/words"
)

// body returns the rows of a table without headings and empty rows.
func (t *htmlTable) body() (rows [][]htmlCell) {
	for _, row := range t.rows {
		cells := slices.DeleteFunc(slices.Clone(row), func(c htmlCell) bool { return c.header })
		if len(cells) == 0 && len(row) == 9 {
			cells = row // people write a whole grid of headings
		}
		if len(cells) > 0 {
			rows = append(rows, cells)
		}
	}
	return rows
}

// puzzle yields a table that is a puzzle. It returns an error for one that nearly is, and for
// one without any digit if its cells are styled.
func (h *htmlReader) puzzle(line int, rows [][]htmlCell, styled bool) *ParseError {
	switch p, fault := smallTable(rows, h.sheet); {
	case fault != nil:
		return &ParseError{Line: line, Err: *fault}
	case p != nil:
		h.put(line, p)
		return nil
	}
	rows, ok := unlabelled(rows)
	if !ok && !(h.ended && len(rows) > 0 && len(rows[0]) == 9) {
		return nil
	}
	h.last = max(h.last, line)
	if len(rows) != 9 {
		return &ParseError{Line: line, Err: words.Error("format.rows.count", "n", len(rows))}
	}
	it := Item{Line: h.last, Column: 1, Layout: h.f}
	var c cleaner
	for i, row := range rows {
		if len(row) != 9 {
			return &ParseError{Line: line, Column: 0, Err: words.Error("format.row.cells", "n", len(row), "row", i+1)}
		}
		for k, cell := range row {
			text := c.clean([]byte(strings.TrimSpace(cell.text)))
			text = bytes.Clone(text)
			unemphasize(text)
			text = bytes.TrimSpace(text)
			if len(text) == 0 {
				continue
			}
			s, ok := candidates(bytes.ReplaceAll(text, []byte(" "), nil))
			switch at := 9*i + k; {
			case !ok:
				return &ParseError{Line: line, Column: 0, Err: words.Error("format.html.cell", "text", clip(text), "row", i+1, "column", k+1)}
			case s&candidatesFlag != 0:
				it.Puzzle.Centre[at] = s &^ candidatesFlag
			default:
				it.Puzzle.Givens[at] = s.Min()
			}
		}
	}
	if styled && it.Puzzle == (puzzle.Puzzle{}) { // a program fills it
		return &ParseError{Line: line, Column: 0, Err: words.Error("format.html.none")}
	}
	lines := drawnOf(rows, h.sheet)
	if err := lines.odd(); err != nil {
		return &ParseError{Line: line, Err: *err}
	}
	partByLooks(&it.Puzzle, rows)
	h.put(line, &it.Puzzle)
	return nil
}

// put yields a puzzle.
func (h *htmlReader) put(line int, p *puzzle.Puzzle) {
	h.found++
	h.in.left, h.last = maxDocument, max(h.last, line)
	h.stopped = h.stopped || !h.yield(Item{Line: h.last, Column: 1, Layout: h.f, Puzzle: *p}, nil)
}

// smallTable reads a table of 4 or 6 rows of as many cells, each with a digit or nothing in it; fault is
// what is wrong with one that nearly is. Tables without enough digits have other uses.
func smallTable(rows [][]htmlCell, sheet []borderRule) (p *puzzle.Puzzle, fault *words.Message) {
	var cells []puzzle.Digit
	have := map[int]int{} // rows by their length
	for _, row := range rows {
		have[len(row)]++
		for _, c := range row {
			d, isCell := jsonCell(strings.TrimSpace(c.text))
			if !isCell || d > 6 {
				return nil, nil
			}
			cells = append(cells, d)
		}
	}
	for _, size := range []int{4, 6} {
		switch {
		case have[size] == size && len(rows) == size:
			if p = puzzleOf(cells); p.Givens.Filled().Len() < size || !mayBePuzzle(cells) {
				p = nil
			} else if lines := drawnOf(rows, sheet); size == 6 && lines.hasTallBoxes() {
				err := words.Error("format.small.boxes")
				return nil, &err
			}
		case have[size] >= size-1 && len(rows) <= size+1:
			err := words.Error("format.small.rows", "n", have[size], "size", size)
			return nil, &err
		}
	}
	return p, nil
}

// begins reports whether the rows of a table are the first of a grid: they have cells like one. A
// table around others, which has an empty cell, is none.
func (t *htmlTable) begins(around bool) bool {
	n, digits := 0, false
	for _, row := range t.rows {
		for _, c := range row {
			text, _, _ := strings.Cut(c.text, "<") // the text may end within a tag
			text = strings.TrimSpace(text)
			if _, ok := candidates([]byte(text)); text != "" && !ok || c.nine != nil {
				return false
			}
			n, digits = n+1, digits || text != ""
		}
	}
	return n > 0 && !around || n > 1 || digits
}

// unlabelled removes the numbers of rows and columns. ok is false if the table is too far from
// 9 by 9 to be a puzzle.
func unlabelled(rows [][]htmlCell) (grid [][]htmlCell, ok bool) {
	if len(rows) == 10 && isColumnHeading(rows[0]) {
		rows = rows[1:]
	}
	near, labels := 0, true
	for i, row := range rows {
		labels = labels && len(row) == 10 && isLabel(row[0].text, i)
	}
	for i, row := range rows {
		if labels {
			rows[i] = row[1:]
		}
		if n := len(rows[i]); n >= 8 && n <= 10 {
			near++
		}
	}
	return rows, near >= 5 && near >= len(rows)-2
}

// isLabel reports whether a text names row or column i, from 0.
func isLabel(text string, i int) bool {
	text = strings.ToUpper(strings.TrimSpace(text))
	for _, label := range []string{fmt.Sprint(i + 1), fmt.Sprint(i), fmt.Sprint("R", i+1), fmt.Sprint("C", i+1), string(rune('A' + i))} {
		if text == label {
			return true
		}
	}
	return false
}

// isColumnHeading reports whether the cells of a row name the columns.
func isColumnHeading(row []htmlCell) bool {
	for i, c := range row[len(row)-min(9, len(row)):] {
		if !isLabel(c.text, i) {
			return false
		}
	}
	return true
}

// maxTable is how many rows, cells of a row, bytes of a cell and nested tables are kept.
const maxTable = 100

func (h *htmlReader) row(begins bool, raw string) {
	t := h.stack[len(h.stack)-1]
	t.leave()
	t.open = false
	if begins && len(t.rows) < maxTable {
		t.opens, t.group, t.around = t.group, false, raw
		t.rows = append(t.rows, nil)
	}
}

func (h *htmlReader) cell(begins, header bool) {
	t := h.stack[len(h.stack)-1]
	if begins {
		t.leave()
	}
	t.ends = t.ends || !begins
	if t.open = begins && len(t.rows) > 0; t.open {
		if last := &t.rows[len(t.rows)-1]; len(*last) < maxTable {
			*last = append(*last, t.newCell(len(*last), header))
		}
	}
}

// newCell returns the next cell of the last row, behind so many others.
func (t *htmlTable) newCell(others int, header bool) htmlCell {
	return htmlCell{header: header, row: len(t.rows), col: others + 1, around: t.around, opens: t.opens, after: slices.Contains(t.groups, others)}
}

// columns takes a tag of a group of columns: its end, or that of one of its columns.
func (t *htmlTable) columns(tag, raw string, begins bool) {
	n := 1
	if value, ok := htmlValue(raw, "span"); ok {
		n, _ = strconv.Atoi(value)
	}
	switch _, spans := htmlValue(raw, "span"); {
	case !begins || n < 0 || n > maxTable:
	case tag == "col":
		t.cols += n
	default:
		if t.groups = append(t.groups, t.cols); spans {
			t.cols += n
		}
	}
}

// leave notes that what the open cell had is lost if it is empty and has no end tag, as others have.
func (t *htmlTable) leave() {
	if t.open && t.ends {
		row := t.rows[len(t.rows)-1]
		if c := &row[len(row)-1]; strings.TrimSpace(c.text) == "" && c.nine == nil {
			c.text = "?!"
		}
	}
}

// cut removes the last cell if the text was cut off in it: nobody knows what it had.
func (t *htmlTable) cut() {
	if t.open && t.ends {
		row := &t.rows[len(t.rows)-1]
		*row, t.open = (*row)[:len(*row)-1], false
	}
}
