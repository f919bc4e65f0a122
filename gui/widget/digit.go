package widget

import (
	"image/color"
	"strconv"
)

// DigitButton makes a button with a digit and a dot for each one still to be placed, in
// threes; a tick if there is none left, and nothing if left is negative. In colour mode
// it shows the colour.
func (k *Kit) DigitButton(d int, left func() int, colour func() bool, tap func(), chosen func() bool) *Control {
	return k.NewControl(nil, func(c *Canvas) {
		col := c.Frame(0, Rect{0, 0, c.W, c.H}, 8, chosen())
		c.Mention(strconv.Itoa(d))
		at := spotsOf(c)
		switch n := left(); {
		case colour() && !c.Disabled:
			k := largeIn(c)
			c.Round(Rect{at.countX - 14*k, at.countY - 5*k, 28 * k, 10 * k}, 3*k, 0, c.Pal.Cell[d].Line)
			c.Round(Rect{at.countX - 14*k + 1, at.countY - 5*k + 1, 28*k - 2, 10*k - 2}, 3*k-1, 0, c.Pal.Cell[d].Fill)
		case n == 0:
			col = c.Pal.Text3
			c.Icon(smallTick, at.countX, at.countY, c.H*.4, col)
		case n > 0 && c.Disabled:
			paintDots(c, n, at, col)
		case n > 0:
			paintDots(c, n, at, c.Pal.Text2)
		}
		c.Painter.Digit(c.Dst, uint8(d), at.x*c.S, at.y*c.S, at.size*c.S, false, col)
	}, func(int) { tap() })
}

// digitSpots says where a button has its digit and what is under or beside it.
type digitSpots struct {
	size, x, y     float64
	countX, countY float64
	beside         bool
}

// spotsOf places a digit of the size of the text. Where the button is too low for it,
// but wide enough, the count stands beside the digit.
func spotsOf(c *Canvas) digitSpots {
	size, foot := c.Size(30), 18*largeIn(c)
	if c.H < 70 {
		size, foot = c.Size(24), 12
	}
	if c.H < 50 {
		size, foot = c.Size(20), 7
	}
	if wide := min(c.Size(30), .78*c.H); size > .64*c.H && c.W > 1.5*c.H {
		return digitSpots{wide, c.W * .38, c.H / 2, c.W * .68, c.H / 2, true}
	}
	return digitSpots{min(size, .6*c.H), c.W / 2, c.H * .43, c.W / 2, c.H - foot, false}
}

// largeIn returns how much larger what is under the digit is in a large button with large
// text.
func largeIn(c *Canvas) float64 { return max(1, min(c.TextScale, c.H/82)) }

func smallTick(c *Canvas, x, y float64, col color.Color) {
	c.Path(1.5, col, x-4, y, x-1, y+3, x+5, y-4)
}

// paintDots paints n dots in threes: in one row, in two if they do not fit in one, or in three
// beside the digit.
func paintDots(c *Canvas, n int, at digitSpots, col color.Color) {
	x, y := at.countX, at.countY
	if at.beside {
		pitch, radius := min(5*c.TextScale, c.H/5), min(1.4*c.TextScale, c.H/18)
		for i := range n {
			c.Disc(x+float64(i%3-1)*pitch, y+float64(i/3-1)*pitch, radius, col)
		}
		return
	}
	k := largeIn(c)
	if wide := float64(n*7+n/3*5) * k; wide > c.W-8 {
		paintDotRow(c, (n+1)/2, x, y-3*k, 6*k, 0, 1.75*k, col)
		paintDotRow(c, n-(n+1)/2, x, y+3*k, 6*k, 0, 1.75*k, col)
		return
	}
	paintDotRow(c, n, x, y, 7*k, 5*k, 2*k, col)
}

func paintDotRow(c *Canvas, n int, x, y, pitch, gap, radius float64, col color.Color) {
	at := func(i int) float64 { return float64(i)*pitch + float64(i/3)*gap }
	for i := range n {
		c.Disc(x-at(n-1)/2+at(i), y, radius, col)
	}
}
