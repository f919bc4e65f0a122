package format

import (
	"strconv"
	"strings"

	"sudoku/puzzle/words"
)

// The sides of a cell, as CSS orders them.
const (
	topSide = iota
	rightSide
	bottomSide
	leftSide
)

// oddBorder returns an error if thick borders of cells are around no boxes.
func oddBorder(rows [][]htmlCell) *words.Message {
	var behind, below [9][9]int // how thick the line is
	least := 1 << 10
	for r, row := range rows {
		for c := range row {
			sides := row[c].borders()
			behind[r][c] = max(behind[r][c], sides[rightSide])
			below[c][r] = max(below[c][r], sides[bottomSide])
			if c > 0 {
				behind[r][c-1] = max(behind[r][c-1], sides[leftSide])
			}
			if r > 0 {
				below[c][r-1] = max(below[c][r-1], sides[topSide])
			}
		}
	}
	for i := range 9 {
		for k := range 8 {
			least = min(least, behind[i][k], below[i][k])
		}
	}
	for i := range 9 {
		if n := thick(behind[i], least); n > 0 {
			err := words.Error("format.ruling.column", "row", i+1, "column", n)
			return &err
		}
		if n := thick(below[i], least); n > 0 {
			err := words.Error("format.ruling.row", "row", n)
			return &err
		}
	}
	return nil
}

// thick returns where a line is thick that is around no box, 0 if none is.
func thick(lines [9]int, least int) int {
	var all rulings
	for i, width := range lines[:8] {
		if width > max(1, least) {
			all.add(i+1, true)
		}
	}
	return all.odd()
}

// borders returns how thick the borders of a cell are by the style of its tag.
func (c *htmlCell) borders() (sides [4]int) {
	if !strings.Contains(c.look, "border") { // for speed
		return sides
	}
	tag, _, _ := strings.Cut(c.look, ">")
	style, _ := htmlValue(tag, "style")
	for rule := range strings.SplitSeq(strings.ToLower(style), ";") {
		name, value, _ := strings.Cut(rule, ":")
		name, isBorder := strings.CutPrefix(strings.TrimSpace(name), "border")
		widths := widthsOf(value)
		if !isBorder || len(widths) == 0 {
			continue
		}
		switch name = strings.TrimSuffix(name, "-width"); name {
		case "":
			for i := range sides { // CSS leaves out those that are as the ones opposite
				sides[i] = widths[[4][4]int{{}, {0, 1, 0, 1}, {0, 1, 2, 1}, {0, 1, 2, 3}}[min(len(widths), 4)-1][i]]
			}
		default:
			for i, side := range []string{"-top", "-right", "-bottom", "-left"} {
				if name == side {
					sides[i] = widths[0]
				}
			}
		}
	}
	return sides
}

// widthsOf returns the widths of lines in a value of CSS.
func widthsOf(value string) (list []int) {
	for word := range strings.FieldsSeq(value) {
		named, ok := map[string]int{"none": 0, "hidden": 0, "thin": 1, "medium": 3, "thick": 5}[word]
		number, err := strconv.ParseFloat(strings.TrimRight(word, "abcdefghijklmnopqrstuvwxyz"), 64)
		switch {
		case ok:
			list = append(list, named)
		case err == nil && number >= 0 && number < 100:
			list = append(list, int(number+0.5))
		}
	}
	return list
}
