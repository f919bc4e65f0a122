package phototest

import (
	"image"
	"image/color"

	"golang.org/x/image/font/sfnt"

	"sudoku/puzzle"
)

// An Ink is how digits are set: in which font and colour, how high in cells.
type Ink struct {
	Font   *sfnt.Font
	Colour color.RGBA
	Height float64
}

// A Board is a grid as a program or a web page shows it: all digits are set in fonts. The
// paper of cells may be tinted, such as round the one that is selected.
type Board struct {
	Grid
	Printed, Typed Ink // of givens and entries
	Paper          [81]color.RGBA
	Cell           float64 // pixels a side
}

// Draw returns the picture, and locates the grid in it.
func (b *Board) Draw() *image.RGBA {
	g, cell := &b.Grid, b.Cell
	const border = 0.6
	lines, own, mine := newCanvas(9, border, cell), newCanvas(9, border, cell), newCanvas(9, border, cell)
	for i := range 10 {
		width := 1 / cell
		if i%3 == 0 {
			width = max(2, cell/18) / cell
		}
		at := float64(i)
		lines.stroke([][2]float64{{at, 0}, {at, 9}}, width, 0.8)
		lines.stroke([][2]float64{{0, at}, {9, at}}, width, 0.8)
	}
	own.set(&g.Givens, b.Printed)
	mine.set(&g.Entries, b.Typed)
	m := image.NewRGBA(own.img.Rect)
	for i := range lines.img.Pix {
		c := b.paper(lines, i)
		lay(&c, lines.img.Pix[i], color.RGBA{0, 0, 0, 255})
		lay(&c, own.img.Pix[i], b.Printed.Colour)
		lay(&c, mine.img.Pix[i], b.Typed.Colour)
		copy(m.Pix[4*i:], []uint8{uint8(c[0]), uint8(c[1]), uint8(c[2]), 255})
	}
	for j := range g.Nodes {
		for i := range g.Nodes[j] {
			g.Nodes[j][i][0], g.Nodes[j][i][1] = lines.pixel(float64(i), float64(j))
		}
	}
	return m
}

// paper returns the colour of the paper at a pixel.
func (b *Board) paper(c *canvas, i int) [3]float64 {
	x, y := float64(i%c.img.Stride)/c.scale-c.border, float64(i/c.img.Stride)/c.scale-c.border
	if min(x, y) >= 0 && max(x, y) < 9 {
		if t := b.Paper[int(y)*9+int(x)]; t.A != 0 {
			return [3]float64{float64(t.R), float64(t.G), float64(t.B)}
		}
	}
	return [3]float64{255, 255, 255}
}

// set sets digits in the middle of their cells.
func (c *canvas) set(g *puzzle.Grid, ink Ink) {
	for i, d := range g {
		if d != 0 {
			c.glyph(ink.Font, rune('0'+d), hand{x: float64(i%9) + 0.5, y: float64(i/9) + 0.5, height: ink.Height, wide: 1, ink: 1})
		}
	}
}

// lay lays ink of a colour over another: paper lets all light through, 255, ink none.
func lay(on *[3]float64, through uint8, ink color.RGBA) {
	share := float64(through) / 255
	for i, v := range [3]uint8{ink.R, ink.G, ink.B} {
		on[i] = share*on[i] + (1-share)*float64(v)
	}
}
