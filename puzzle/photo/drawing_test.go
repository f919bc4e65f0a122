package photo

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"sudoku/puzzle"
)

const heart = `
.xxx.xxx.
xx.xxx.xx
x...x...x
x.......x
xx.....xx
.x.....x.
..x...x..
...xxx...
....x....`

// drawnAs returns a picture of a pattern, each cell so many pixels a side, with paper around it.
func drawnAs(cells puzzle.CellSet, side, left, top int, ink, paper uint8) *image.Gray {
	m := image.NewGray(image.Rect(0, 0, 9*side+2*left, 9*side+2*top))
	for y := range m.Rect.Dy() {
		for x := range m.Rect.Dx() {
			row, col := (y-top+9*side)/side-9, (x-left+9*side)/side-9
			v := paper
			if row >= 0 && row < 9 && col >= 0 && col < 9 && cells.Has(puzzle.Cell(9*row+col)) {
				v = ink
			}
			m.SetGray(x, y, color.Gray{Y: v})
		}
	}
	return m
}

// A drawing fills the board, wherever it is in the picture, dark on light or light on dark.
func TestDrawnIn(t *testing.T) {
	var cells puzzle.CellSet
	for i, r := range strings.Join(strings.Fields(heart), "") {
		if r == 'x' {
			cells.Add(puzzle.Cell(i))
		}
	}
	for _, c := range []struct {
		side, left, top int
		ink, paper      uint8
	}{
		{20, 5, 5, 0, 255},
		{20, 90, 3, 0, 255},
		{7, 3, 40, 255, 0},
		{31, 10, 10, 90, 180},
		{2, 1, 1, 20, 240},
	} {
		if got := drawnIn(drawnAs(cells, c.side, c.left, c.top, c.ink, c.paper)); got != cells {
			t.Errorf("%+v: read %v, want %v", c, got, cells)
		}
	}
}

// What has no drawing has no cells.
func TestNothingDrawn(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {8, 200}, {50, 50}} {
		if got := drawnIn(image.NewGray(image.Rectangle{Max: size})); !got.Empty() {
			t.Errorf("%v: %v", size, got)
		}
	}
}
