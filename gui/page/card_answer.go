package page

import (
	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// A CardAnswer is what a card says about how far the player has come with a position.
type CardAnswer struct {
	Found, Of int    // cells of the pattern; Of is 0 where nothing is to be found
	Count     string // the same in words
	Text      []string
	Missed    bool         // it is about the cell with the dashed ring
	Sought    puzzle.Digit // whose places have a tile, 0 for none
	Any       bool         // some cells are found
}

// mostDots is how many cells a pattern may have to be counted by dots.
const mostDots = 9

// paintFound paints a dot for each cell that is to be found.
func (c *Card) paintFound(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	a := c.text.Answer
	if a.Of == 0 {
		return y
	}
	h := max(24, on.Size(20))
	if on.Dst != nil {
		x, mid := inner.X+8, y+h/2
		for i := range a.Of {
			if a.Of > mostDots {
				x = inner.X
				break
			}
			if i < a.Found {
				c.paintDone(on, x, mid)
			} else {
				on.Ring(x, mid, 7, 2, on.Pal.Text3)
			}
			x += min(24, (inner.W-on.Size(90))/float64(a.Of))
		}
		on.Write(a.Count, widget.Rect{X: x, Y: y, W: inner.X + inner.W - x, H: h}, 13, false, widget.Left, on.Pal.Text2)
	}
	if y += h; len(c.text.Paragraphs) == 0 {
		return y
	}
	return rule(on, inner, y+8)
}

// paintAnswer paints what the last press or answer was worth, and the legend of what is sought.
func (c *Card) paintAnswer(on *widget.Canvas, inner widget.Rect, y float64) float64 {
	a := c.text.Answer
	if len(a.Text) > 0 {
		y = rule(on, inner, y+4)
		r := inner
		if a.Missed {
			if on.Dst != nil {
				board.SampleMissed(on.Painter, on.Pal, on.Dst, (inner.X+12)*on.S, (y+11)*on.S, 72*on.S)
			}
			r.X, r.W = r.X+36, r.W-36
		}
		for _, s := range a.Text {
			y += on.Flow(s, widget.Rect{X: r.X, Y: y, W: r.W}, theme.Body, on.Pal.Text) + 4
		}
		y += 4
	}
	if a.Sought == 0 {
		return y
	}
	y = rule(on, inner, y+4)
	for _, found := range []bool{true, false} {
		if found && !a.Any {
			continue
		}
		text := c.T("lesson.legend.place", "digit", a.Sought)
		if found {
			text = c.T("lesson.legend.found")
		}
		if on.Dst != nil {
			board.SampleSought(on.Painter, on.Pal, on.Dst, a.Sought, found, (inner.X+12)*on.S, (y+14)*on.S, 72*on.S)
			on.Write(text, widget.Rect{X: inner.X + 36, Y: y, W: inner.W - 36, H: 28}, 13, false, widget.Left, on.Pal.Text)
		}
		y += 28
	}
	return y
}
