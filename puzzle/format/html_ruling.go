package format

import (
	"slices"
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

// A drawnTable is where lines are between the cells of a table: behind the columns of each row, below the rows of
// each column, and around groups of rows and columns.
type drawnTable struct {
	behind, below []rulings
	across, down  rulings
}

// drawnOf finds the lines of a table that are thicker than others.
func drawnOf(rows [][]htmlCell, sheet []borderRule) (d drawnTable) {
	n := len(rows)
	findRows(sheet, rows)
	var behind, below [9][9]int // how thick the line is
	for r, row := range rows {
		for c := range row {
			sides := row[c].borders(sheet)
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
	least := 1 << 10
	for i := range n {
		least = min(least, slices.Min(behind[i][:n-1]), slices.Min(below[i][:n-1]))
	}
	for i := range n {
		d.behind, d.below = append(d.behind, thick(behind[i][:n-1], least)), append(d.below, thick(below[i][:n-1], least))
		if rows[i][0].opens {
			d.across.add(i, true)
		}
		if rows[0][i].after {
			d.down.add(i, true)
		}
	}
	return d
}

// thick returns which lines are thick.
func thick(lines []int, least int) (all rulings) {
	for i, width := range lines {
		if width > max(1, least) {
			all.add(i+1, true)
		}
	}
	return all
}

// odd returns an error if lines are around no boxes.
func (d *drawnTable) odd() *words.Message {
	for i, behind := range append(d.behind, d.down) {
		if n := behind.odd(); n > 0 {
			err := words.Error("format.ruling.column", "row", i%len(d.behind)+1, "column", n)
			return &err
		}
	}
	for _, below := range append(d.below, d.across) {
		if n := below.odd(); n > 0 {
			err := words.Error("format.ruling.row", "row", n)
			return &err
		}
	}
	return nil
}

// hasTallBoxes reports whether a board of six rows has boxes that are two wide and three high.
func (d *drawnTable) hasTallBoxes() bool {
	const inner = 1<<6 - 1<<1
	return slices.ContainsFunc(append(d.behind, d.down), func(r rulings) bool { return r.all&inner == 1<<2|1<<4 }) ||
		slices.ContainsFunc(append(d.below, d.across), func(r rulings) bool { return r.all&inner == 1<<3 })
}

// unsaid is the width of a border of which nothing is said.
const unsaid = -1

// bordersOf returns how thick the borders of a cell are by a style, in which later rules hold.
func bordersOf(style string) (sides [4]int) {
	sides = [4]int{unsaid, unsaid, unsaid, unsaid}
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
	if len(list) == 0 && (strings.Contains(value, "solid") || strings.Contains(value, "double")) {
		return []int{3} // as without a width
	}
	return list
}
