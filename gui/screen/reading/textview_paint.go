package reading

import (
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// ringRoom is the distance between the text and the focus ring round it.
const ringRoom = 8.

// longest is how wide a line is at most: a longer one is hard to follow.
const longest = 720.

// paint paints lines, or only measures them if there is no picture.
func (s *TextView) paint(c *widget.Canvas, lines []TextLine) (y float64) {
	w := min(c.W-14, c.Size(longest)) // without the scroll bar
	left := min(s.shown.Left, .48*w)
	for i, l := range lines {
		if i > 0 && (l.Left == "" && l.Keys == nil && lines[i-1].Left != "" || !l.typed && lines[i-1].typed) {
			y += 8 // below a table, or lines to type
		}
		switch {
		case l.Heading != "":
			if y > 0 {
				y += 12
			}
			y += c.Flow(l.Heading, widget.Rect{X: ringRoom, Y: y, W: w - ringRoom}, theme.BodyBold, c.Pal.Text)
		case l.picture != nil:
			c.Mention(l.Text)
			y += 4 + l.picture.paint(c, ringRoom, y+4, w-ringRoom) + 12
		case l.Keys != nil:
			a := keyCaps(c, l.Keys, ringRoom, y, left-8)
			b := c.Flow(l.Right, widget.Rect{X: ringRoom + left, Y: y + 2, W: w - left - ringRoom}, theme.Secondary, c.Pal.Text2) + 2
			y += max(a, b) + 6
		case l.Left != "":
			a := c.Flow(l.Left, widget.Rect{X: ringRoom, Y: y, W: left - 8}, theme.Secondary, c.Pal.Text)
			b := c.Flow(l.Right, widget.Rect{X: ringRoom + left, Y: y, W: w - left - ringRoom}, theme.Secondary, c.Pal.Text2)
			y += max(a, b) + 3
		case l.typed:
			y += c.Flow(l.Text, widget.Rect{X: 2 * ringRoom, Y: y, W: w - 2*ringRoom}, theme.Secondary, c.Pal.Text) + 3
		default:
			y += c.Flow(l.Text, widget.Rect{X: ringRoom, Y: y, W: w - ringRoom}, theme.Secondary, c.Pal.Text2) + 8
		}
	}
	return y
}

// keyCaps draws keys from the left as they look on a keyboard, starting a new line for
// an alternative that does not fit, and returns their height.
func keyCaps(c *widget.Canvas, ways [][]string, left, y, w float64) float64 {
	const pad, gap, apart = 6., 3., 12.
	wide := func(s string) float64 { return max(c.Painter.Width(s, c.Size(12)*c.S, false)/c.S+2*pad, c.Size(22)) }
	height, x, from := c.Size(22), 0., y
	for i, keys := range ways {
		all := -gap
		for _, k := range keys {
			all += wide(k) + gap
		}
		if i > 0 && x+all > w {
			x, y = 0, y+height+gap
		}
		part := min(1, w/all) // of their width, where there is not enough
		for _, k := range keys {
			cap := widget.Rect{X: left + x, Y: y, W: wide(k)*part - gap*(1-part), H: height}
			x += cap.W + gap
			if c.Dst != nil {
				c.Box(cap, 5, 1, c.Pal.Thin, c.Pal.Surface)
				c.Write(k, cap, 12, false, widget.Centre, c.Pal.Text)
			}
		}
		x += apart - gap
	}
	return y + height - from
}
