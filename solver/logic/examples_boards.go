package logic

import (
	_ "embed"
	"strconv"
	"strings"

	"sudoku/puzzle"
)

// Each line is the ID of a technique, the size of a board with an X for diagonals, the cages as
// a letter for each cell of the classic board, a point for none, their sums by their first
// cells, or - for no cages, and a position as in examples.txt.
//
//go:embed examples_boards.txt
var boardExamples string

// boardExample returns a position with a step of a technique that the classic board lacks.
func (t *Technique) boardExample() (pos puzzle.Position, step Step, ok bool) {
	for line := range strings.Lines(boardExamples) {
		f := strings.Fields(line)
		if f[0] != t.ID {
			continue
		}
		shape, ok := readShape(f[1], f[2], f[3])
		if ok {
			pos, ok = readPositionOn(shape, f[4], f[5])
		}
		if ok {
			step, ok = Next(&pos, []*Technique{t})
		}
		return pos, step, ok
	}
	return pos, step, false
}

// readShape reads the size of a board, its cages and their sums.
func readShape(size, labels, sums string) (*puzzle.Shape, bool) {
	n, diagonals := strings.CutSuffix(size, "X")
	rows, err := strconv.Atoi(n)
	if err != nil {
		return nil, false
	}
	var cages []puzzle.Cage
	at := map[rune]int{}
	for c, label := range labels {
		if label == '.' || label == '-' {
			continue
		}
		if _, ok := at[label]; !ok {
			at[label] = len(cages)
			cages = append(cages, puzzle.Cage{})
		}
		cages[at[label]].Cells.Add(puzzle.Cell(c))
	}
	for i, text := range strings.Split(sums, ",") {
		if i < len(cages) {
			cages[i].Sum, err = strconv.Atoi(text)
		}
	}
	if err != nil {
		return nil, false
	}
	shape, err := puzzle.NewShape(rows, diagonals, cages)
	return shape, err == nil
}
