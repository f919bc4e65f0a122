package page

import (
	"math"

	"sudoku/generator"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

var symmetryZones = TilesInRow(len(generator.Symmetries))

// seeds are the cells whose images show a symmetry: an L in the top left corner.
var seeds = puzzle.CellsOf(11, 12, 21)

// SymmetryTiles makes the tiles from which a symmetry is chosen.
func SymmetryTiles(b Base, chosen func() generator.Symmetry, choose func(generator.Symmetry)) *widget.Control {
	k := b.Kit.NewControl(symmetryZones, func(c *widget.Canvas) { b.paintSymmetries(c, chosen()) },
		func(i int) { choose(generator.Symmetries[i]) })
	k.Tip = func(zone int) widget.Tip {
		if zone < 0 {
			return widget.Tip{}
		}
		return widget.Tip{Text: b.T("symmetry." + generator.Symmetries[zone].Name())}
	}
	return k
}

func (b Base) paintSymmetries(c *widget.Canvas, chosen generator.Symmetry) {
	for i, r := range symmetryZones(c.W, c.H) {
		s := generator.Symmetries[i]
		c.Frame(i, r, 8, s == chosen)
		c.Mention(b.T("symmetry." + s.Name()))
		q := math.Floor(min(r.W, r.H) * c.S / 11)
		x0, y0 := math.Floor((r.X+r.W/2)*c.S-4.5*q), math.Floor((r.Y+r.H/2)*c.S-4.5*q)
		for cell := range seeds.All() {
			for image := range s.Orbit(cell).All() {
				col := c.Pal.Text3
				if seeds.Has(image) {
					col = c.Pal.Text
				}
				x, y := x0+float64(image.Col())*q, y0+float64(image.Row())*q
				c.Round(widget.Rect{X: x / c.S, Y: y / c.S, W: q / c.S, H: q / c.S}, 0, 0, col)
			}
		}
	}
}
