package page

import (
	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/solver/logic"
)

// A CardAnswer is what a card says about how far the player has come with a position.
type CardAnswer struct {
	Found, Of int    // cells of the pattern; Of is 0 where nothing is to be found
	Count     string // the same in words
	Text      []string
	Signs     []logic.LegendEntry // what the board shows of each line of the text, if it shows anything; empty ones for none
	Missed    bool                // it is about the cell with the dashed ring
	Sought    puzzle.Digit        // whose places have a tile, 0 for none
	Any       bool                // some cells are found
}

// answerRow is how high a line of the answer is, for its sign.
const answerRow = 22.

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
		x := 0.
		if a.Missed {
			x = legendText
		}
		for i, s := range a.Text {
			if on.Dst != nil {
				a.paintSign(on, i, widget.Rect{X: inner.X, Y: y, H: answerRow})
			}
			y += on.Flow(s, widget.Rect{X: inner.X + x, Y: y, W: inner.W - x}, theme.Body, on.Pal.Text) + 4
		}
		y += 4
	}
	if a.Any || a.Sought != 0 {
		y = rule(on, inner, y+4)
	}
	if a.Any {
		y = paintEntry(on, inner.Strip(y, legendRow), c.T("lesson.legend.found"), (*board.Sampler).Found)
	}
	if d := a.Sought; d != 0 {
		y = paintEntry(on, inner.Strip(y, legendRow), c.T("lesson.legend.place", "digit", d), func(s *board.Sampler) { s.Sought(d) })
	}
	return y
}

// paintSign paints what the board shows of a line of the text.
func (a *CardAnswer) paintSign(on *widget.Canvas, line int, r widget.Rect) {
	switch {
	case line == 0 && a.Missed:
		s := samplerIn(on, r)
		s.Missed()
	case line < len(a.Signs) && a.Signs[line].Role != 0:
		paintSign(on, a.Signs[line], r)
	}
}

// paintEntry paints a row of a legend, and returns where it ends.
func paintEntry(on *widget.Canvas, r widget.Rect, text string, sample func(s *board.Sampler)) float64 {
	if on.Dst != nil {
		s := samplerIn(on, r)
		sample(&s)
		on.Write(text, widget.Rect{X: r.X + legendText, Y: r.Y, W: r.W - legendText, H: r.H}, 13, false, widget.Left, on.Pal.Text)
	}
	return r.Y + r.H
}
