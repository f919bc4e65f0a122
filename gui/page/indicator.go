package page

import (
	"image/color"

	"sudoku/gui/widget"
)

// A SolutionCount says how many solutions the typed digits have.
type SolutionCount uint8

const (
	SolutionsUnknown SolutionCount = iota // not known yet
	NoSolution                            // no solution
	ManySolutions                         // several
	OneSolution
)

// solutionKeys are the words of the boxes.
var solutionKeys = [...]string{"solutions.impossible", "solutions.many", "solutions.one"}

// IndicatorWidth returns the least width of the boxes.
func IndicatorWidth(b Base) (sum float64) {
	for _, key := range solutionKeys {
		sum += .75*b.Kit.Painter.Width(b.T(key), b.Kit.Size(14), true) + 38
	}
	return sum + 16
}

// PaintIndicator paints three boxes, of which the one that applies is lit.
func PaintIndicator(c *widget.Canvas, b Base, lit SolutionCount) {
	pal, done := c.Pal, widget.CircleIcon
	if lit == OneSolution {
		done = widget.TickIcon
	}
	boxes := []struct {
		count     SolutionCount
		key       string
		icon      widget.Icon
		col, fill color.NRGBA
	}{
		{NoSolution, solutionKeys[0], widget.CrossIcon, pal.Bad, pal.BadFill},
		{ManySolutions, solutionKeys[1], widget.BarsIcon, pal.Warn, pal.Cover},
		{OneSolution, solutionKeys[2], done, pal.Good, pal.Surface},
	}
	words, sum := [3]float64{}, 0.
	for i, b1 := range boxes { // wide enough for its word in bold, as when lit
		words[i] = c.Painter.Width(b.T(b1.key), c.Size(14)*c.S, true) / c.S
		sum += words[i]
	}
	const beside = 36 // the icon and the space round it
	spare, part, x := (c.W-16-sum)/3, 1., 0.
	if spare < beside { // smaller words, each as much
		spare, part = beside, (c.W-16-3*beside)/sum
	}
	for i, b1 := range boxes {
		r := widget.Rect{X: x, W: words[i]*part + spare, H: c.H}
		x += r.W + 8
		text, on, col := b.T(b1.key), lit == b1.count, pal.Text2
		if on {
			col = b1.col
			c.Box(r, 8, 2, col, b1.fill)
		} else {
			c.Box(r, 8, 1, pal.Hair, pal.Ground)
		}
		tw := min(c.Painter.Width(text, c.Size(14)*c.S, on)/c.S, r.W-beside)
		left := r.X + (r.W-tw-24)/2
		b1.icon(c, left+7, c.H/2, col)
		c.Write(text, widget.Rect{X: left + 24, W: tw, H: c.H}, 14, on, widget.Left, col)
	}
}
