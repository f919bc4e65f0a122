package widget

import (
	"image"
	"image/color"
	"image/draw"
	"math"

	"sudoku/gui/paint"
	"sudoku/gui/theme"
)

// A Rect is a rectangle in Fyne units.
type Rect struct{ X, Y, W, H float64 }

// Has reports whether the point lies in r.
func (r Rect) Has(x, y float64) bool { return x >= r.X && y >= r.Y && x < r.X+r.W && y < r.Y+r.H }

// Strip returns the strip of r that begins at y and is h high.
func (r Rect) Strip(y, h float64) Rect { return Rect{r.X, y, r.W, h} }

// Column returns the column of r that begins at x and is w wide.
func (r Rect) Column(x, w float64) Rect { return Rect{x, r.Y, w, r.H} }

// Inset returns r made smaller by d on each side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// An Align is the alignment of a text in its rectangle.
type Align float64

const (
	Left   Align = 0
	Centre Align = .5
	Right  Align = 1
)

// A Canvas is a picture to paint on in Fyne units; S is the number of device pixels per
// unit.
type Canvas struct {
	*Kit
	Dst  *image.RGBA
	S    float64
	W, H float64 // the size in units

	Hover, Pressed, Focus int // the zone in each state, -1 for none
	Disabled              bool

	said *recorder // collects what is said, for screen readers; nil: nobody asks
}

// Bounds returns all of the picture.
func (c *Canvas) Bounds() Rect { return Rect{W: c.W, H: c.H} }

// Write writes one line of text into r, with its digits centred vertically. Text that is
// too wide is written smaller, down to two thirds of its size, and what is wider still in two
// lines if r has room for them.
func (c *Canvas) Write(s string, r Rect, size float64, bold bool, at Align, col color.Color) {
	s = paint.Clip(s, lineText)
	px, room := c.Size(size)*c.S, r.W*c.S
	width := c.Painter.Width(s, px, bold)
	if width > room+1 && s != "" && !c.Unseen() {
		least := c.leastPart()
		if room < width*least-1 {
			if c.writeTwo(s, r, size, bold, at, col) {
				return
			}
			c.tight(s)
		}
		px *= max(room/width, least)
		width = c.Painter.Width(s, px, bold)
	}
	x := r.X*c.S + (room-width)*float64(at)
	c.mentionText(s, (x+width/2)/c.S, r.Y+r.H/2)
	y := (r.Y+r.H/2)*c.S + .357*px
	c.written(s, x, y, width, px, col)
	c.Painter.Text(c.Dst, s, x, y, px, bold, col)
}

// writeTwo writes a text in two lines, and reports whether there is room for them.
func (c *Canvas) writeTwo(s string, r Rect, size float64, bold bool, at Align, col color.Color) bool {
	for part := 1.; part >= c.leastPart(); part -= .1 {
		px := c.Size(size*part) * c.S
		lines := c.Painter.Wrap(s, r.W*c.S, px, bold)
		if len(lines) != 2 || 2.2*px > r.H*c.S+1 || !paint.Broken(s, lines[0], lines[1]) {
			continue
		}
		for i, line := range lines {
			c.Write(line, Rect{X: r.X, Y: r.Y + (r.H-2.2*px/c.S)/2 + float64(i)*1.1*px/c.S, W: r.W, H: 1.1 * px / c.S}, size*part, bold, at, col)
		}
		return true
	}
	return false
}

// A Written is a text that is about to be painted.
type Written struct {
	Text     string
	Colour   color.Color
	On       *image.RGBA // the pixels that it will stand on
	Disabled bool        // it belongs to what can't be used now
}

// written tells of a text before it is painted at a place in pixels, its baseline at y.
func (c *Canvas) written(s string, x, y, width, px float64, col color.Color) {
	if c.Written != nil && s != "" {
		on, _ := c.Dst.SubImage(image.Rect(int(x), int(y-.8*px), int(x+width), int(y+.1*px))).(*image.RGBA)
		c.Written(Written{s, col, on, c.Disabled})
	}
}

// leastPart returns how much smaller text is written that is too wide.
func (c *Canvas) leastPart() float64 { return 2 / 3. / max(c.TextScale, 1) }

// Height returns the height of wrapped text.
func (c *Canvas) Height(s string, w float64, t theme.Type) float64 {
	return float64(len(c.Painter.Wrap(s, w*c.S, c.Size(t.Size)*c.S, t.Bold))) * c.Size(t.Line)
}

// Flow writes wrapped text at the top of r and returns its height. Without a picture it
// only measures.
func (c *Canvas) Flow(s string, r Rect, t theme.Type, col color.Color) float64 {
	px, step := c.Size(t.Size)*c.S, c.Size(t.Line)
	c.mentionText(s, r.X+r.W/2, r.Y+step/2)
	lines := c.Painter.Wrap(s, r.W*c.S, px, t.Bold)
	for i, line := range lines {
		if c.Dst == nil {
			break
		}
		y := (r.Y+(float64(i)+.5)*step)*c.S + .357*px
		c.written(line, r.X*c.S, y, c.Painter.Width(line, px, t.Bold), px, col)
		c.Painter.Text(c.Dst, line, r.X*c.S, y, px, t.Bold, col)
	}
	return float64(len(lines)) * step
}

// Round fills a rectangle with round corners; with width > 0 it draws a ring of that
// width inside it. Edges are on whole pixels.
func (c *Canvas) Round(r Rect, radius, width float64, col color.Color) {
	e := func(v float64) float64 { return math.Round(v * c.S) }
	if width > 0 {
		width = max(1, math.Round(width*c.S))
	}
	c.Painter.Round(c.Dst, e(r.X), e(r.Y), e(r.X+r.W), e(r.Y+r.H), radius*c.S, width, col)
}

// Box fills a card or button and draws its border.
func (c *Canvas) Box(r Rect, radius, width float64, border, fill color.Color) {
	c.Round(r, radius, 0, border)
	b := max(1, math.Round(width*c.S)) / c.S
	c.Round(r.Inset(b), radius-b, 0, fill)
}

// Rule draws a line one unit high.
func (c *Canvas) Rule(x, y, w float64, col color.Color) {
	h := max(1, math.Round(c.S))
	y = math.Round(y * c.S)
	paint.Fill(c.Dst, image.Rect(int(x*c.S+.5), int(y), int((x+w)*c.S+.5), int(y+h)), col)
}

// Path draws a line through points given as x, y, x, y..., in units.
func (c *Canvas) Path(width float64, col color.Color, xy ...float64) {
	c.Painter.Polyline(c.Dst, c.points(xy), width*c.S, col)
}

// Dashes draws a line through points as dashes and gaps of some lengths in turn.
func (c *Canvas) Dashes(width float64, lengths []float64, col color.Color, xy ...float64) {
	px := make([]float64, len(lengths))
	for i, l := range lengths {
		px[i] = l * c.S
	}
	c.Painter.Pattern(c.Dst, c.points(xy), width*c.S, col, px...)
}

// DashedBox draws the border of a rectangle with round corners in dashes.
func (c *Canvas) DashedBox(r Rect, radius, width, on, off float64, col color.Color) {
	r = r.Inset(width / 2)
	pts := paint.RoundPath(r.X*c.S, r.Y*c.S, (r.X+r.W)*c.S, (r.Y+r.H)*c.S, radius*c.S)
	c.Painter.Dashed(c.Dst, pts, width*c.S, on*c.S, off*c.S, col)
}

// Polygon fills the polygon through points given as x, y, x, y..., in units.
func (c *Canvas) Polygon(col color.Color, xy ...float64) { c.Painter.Polygon(c.Dst, c.points(xy), col) }

func (c *Canvas) points(xy []float64) []paint.Pt {
	pts := make([]paint.Pt, 0, len(xy)/2)
	for i := 0; i+1 < len(xy); i += 2 {
		pts = append(pts, paint.Pt{X: xy[i] * c.S, Y: xy[i+1] * c.S})
	}
	return pts
}

// Disc fills a circle.
func (c *Canvas) Disc(x, y, radius float64, col color.Color) {
	c.Painter.Disc(c.Dst, x*c.S, y*c.S, radius*c.S, col)
}

// Ring draws a circle.
func (c *Canvas) Ring(x, y, radius, width float64, col color.Color) {
	c.Painter.Circle(c.Dst, x*c.S, y*c.S, radius*c.S, max(1, width*c.S), col)
}

// Icon draws an icon around x, y, in the size of the text, but at most size units large.
func (c *Canvas) Icon(icon Icon, x, y, size float64, col color.Color) {
	if c.said != nil {
		c.said.place(x, y)
	}
	k := min(c.TextScale, size/iconSize)
	large := *c
	large.S *= k
	icon(&large, x/k, y/k, col)
}

// Place copies a picture into r, pixel by pixel from its upper left corner; if m is nil
// it paints the colour of the board.
func (c *Canvas) Place(m *image.RGBA, r Rect) {
	x, y := int(math.Round(r.X*c.S)), int(math.Round(r.Y*c.S))
	if m == nil {
		c.Round(r, 2, 0, c.Pal.Sunk)
		return
	}
	draw.Draw(c.Dst, m.Rect.Add(image.Pt(x, y)), m, m.Rect.Min, draw.Over)
}
