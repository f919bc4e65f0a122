package logic

import (
	_ "embed"
	"strings"

	"sudoku/puzzle"
)

//go:embed examples.txt
var examples string

// Example returns a position in which the technique has a step, and the step: of a row that
// stands for several techniques one of theirs. Every technique of the lists has one.
func (t *Technique) Example() (pos puzzle.Position, step Step, ok bool) {
	for line := range strings.Lines(examples) {
		if f := strings.Fields(line); f[0] == t.ID {
			if pos, ok = readPosition(f[1], f[2]); ok {
				step, ok = Next(&pos, []*Technique{t})
			}
			return pos, step, ok
		}
	}
	return t.boardExample()
}

// readPosition reads a grid and the candidates that are eliminated from it, such as
// r1c2-35,r4c4-1, or - for none. A digit after + was not given.
func readPosition(grid, eliminated string) (puzzle.Position, bool) {
	return readPositionOn(nil, grid, eliminated)
}

// readPositionOn reads them on a board.
func readPositionOn(shape *puzzle.Shape, grid, eliminated string) (pos puzzle.Position, ok bool) {
	g, ok := puzzle.ParseGrid(strings.ReplaceAll(grid, "+", ""))
	if !ok {
		return pos, false
	}
	pos = shape.NewPosition(g)
	for c, i := puzzle.Cell(0), 0; i < len(grid); c, i = c+1, i+1 {
		if grid[i] == '+' {
			pos.Given.Remove(c)
			i++
		}
	}
	for part := range strings.SplitSeq(eliminated, ",") {
		name, digits, _ := strings.Cut(part, "-")
		if name == "" {
			continue
		}
		c, ok := puzzle.ParseCell(name)
		if !ok {
			return pos, false
		}
		for _, d := range digits {
			pos.Eliminate(puzzle.Cand(c, puzzle.Digit(d-'0')))
		}
	}
	return pos, true
}
