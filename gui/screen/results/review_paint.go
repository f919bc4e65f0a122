package results

import (
	"image/color"
	"math"
	"time"

	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Lengths of the line of a game, in units.
const (
	reviewAxis  = 12. // from the axis to the lower edge
	reviewShape = 14. // room for the shape above a bar
	plainBar    = 12. // where no waits are known
)

// A moveLine is the moves of a game on a line, a bar a move.
type moveLine struct {
	page.Base
	shown *reviewText
}

// barAt returns where the middle of a move's bar is.
func (l *moveLine) barAt(i int, w float64) float64 {
	n := float64(max(1, len(l.shown.bars)))
	return page.LineEnds + (w-2*page.LineEnds)*(float64(i)+.5)/n
}

// zones gives each move the column of its bar.
func (l *moveLine) zones(w, h float64) (list []widget.Rect) {
	pitch := (w - 2*page.LineEnds) / float64(max(1, len(l.shown.bars)))
	for i := range l.shown.bars {
		list = append(list, widget.Rect{X: l.barAt(i, w) - pitch/2, W: pitch, H: h})
	}
	return list
}

// barWide returns how wide bars are: less, the more there are.
func (l *moveLine) barWide() float64 {
	switch n := len(l.shown.bars); {
	case n > 170:
		return 1
	case n > 100:
		return 2
	}
	return 3
}

// paint paints the line of the game: a bar a move, as high as the square root of the wait
// before it, with a shape above for what it rested on; below is the axis, up to the move that
// is shown, with rings for moments.
func (l *moveLine) paint(c *widget.Canvas) {
	pal, n := c.Pal, len(l.shown.bars)
	axis := c.H - reviewAxis
	c.Mention(l.shown.where)
	if n == 0 {
		return
	}
	longest := time.Second
	for _, b := range l.shown.bars {
		longest = max(longest, b.wait)
	}
	high := func(wait time.Duration) float64 {
		return max(4, (axis-reviewShape-10)*math.Sqrt(float64(wait)/float64(longest)))
	}
	if l.shown.timed {
		l.paintMinutes(c, axis, longest, high)
	}
	x := l.barAt(l.shown.at, c.W)
	c.Round(widget.Rect{X: x - 7, Y: 0, W: 14, H: axis - 8}, 2, 0, pal.Same)
	wide, lastShape := l.barWide(), -1
	for i, b := range l.shown.bars {
		h, x := plainBar, l.barAt(i, c.W)
		if l.shown.timed {
			h = high(b.wait)
		}
		if b.mark == markNone {
			h = min(h, 4)
		}
		c.Round(widget.Rect{X: x - wide/2, Y: axis - 8 - h, W: wide, H: h}, 0, 0, markColour(c, b.mark))
		if b.mark < markPattern || lastShape >= 0 && x-l.barAt(lastShape, c.W) < 9 && l.shown.bars[lastShape].wait >= b.wait {
			continue
		}
		lastShape = i
		paintMark(c, b.mark, x, axis-8-h-reviewShape/2)
	}
	c.Rule(page.LineEnds, axis-1, x-page.LineEnds, pal.Accent)
	c.Path(2, pal.Accent, page.LineEnds, axis, x, axis)
	c.Path(2, pal.Thin, x, axis, c.W-page.LineEnds, axis)
	for i, b := range l.shown.bars {
		if b.moment && i != l.shown.at {
			c.Disc(l.barAt(i, c.W), axis, 3.5, pal.Surface)
			c.Ring(l.barAt(i, c.W), axis, 3.5, 1.5, pal.Accent)
		}
	}
	c.Disc(x, axis, 6.5, pal.Surface)
	c.Ring(x, axis, 6.5, 3, pal.Accent)
	if c.Focus >= 0 {
		c.Round(c.Bounds(), 6, 2.5, pal.Accent)
	}
}

// paintMinutes paints level lines where one, four minutes or more would end.
func (l *moveLine) paintMinutes(c *widget.Canvas, axis float64, longest time.Duration, high func(time.Duration) float64) {
	list := []int{1, 4}
	if longest > 8*time.Minute {
		list = []int{1, 5, 15}
	}
	last := math.Inf(1)
	for _, m := range list {
		wait := time.Duration(m) * time.Minute
		y := axis - 8 - high(wait)
		if wait > longest || y > last-c.Size(14) {
			continue
		}
		last = y
		c.Rule(page.LineEnds, y, c.W-2*page.LineEnds, c.Pal.Hair)
		c.Write(l.T("review.minutes", "n", m), widget.Rect{X: c.W - 70, Y: y - c.Size(15), W: 70 - page.LineEnds, H: c.Size(14)}, 11, false, widget.Right, c.Pal.Text2)
	}
}

// markColour returns the colour of a bar.
func markColour(c *widget.Canvas, m reviewMark) color.Color {
	return [numMarks]color.NRGBA{markNone: c.Pal.Text3, markSingle: c.Pal.Text3, markPattern: c.Pal.Accent,
		markGuess: c.Pal.Off, markMistake: c.Pal.Bad, markHint: c.Pal.Fin}[m]
}

// paintMark paints the shape of what a move rested on.
func paintMark(c *widget.Canvas, m reviewMark, x, y float64) {
	col := markColour(c, m)
	switch m {
	case markSingle:
		c.Round(widget.Rect{X: x - 1.5, Y: y - 5, W: 3, H: 10}, 0, 0, col)
	case markPattern:
		c.Polygon(col, x, y-5, x+5, y, x, y+5, x-5, y, x, y-5)
	case markGuess:
		c.Ring(x, y, 4, 2, col)
	case markMistake:
		c.Path(2.2, col, x-4, y-4, x+4, y+4)
		c.Path(2.2, col, x-4, y+4, x+4, y-4)
	case markHint:
		c.Round(widget.Rect{X: x - 4, Y: y - 4, W: 8, H: 8}, 1, 0, col)
	}
}

// paintLegend names the marks that occur.
func (l *moveLine) paintLegend(c *widget.Canvas) {
	names := [numMarks]string{markSingle: "review.label.single", markPattern: "review.label.pattern", markGuess: "review.label.guess",
		markMistake: "review.label.mistake", markHint: "review.label.hint"}
	list := l.shown.occurring()
	const shape = 17.
	room, size := c.W, 12.
	wide := func(m reviewMark) float64 { return shape + c.Painter.Width(l.T(names[m]), c.Size(size)*c.S, false)/c.S }
	for _, m := range list {
		room -= wide(m)
	}
	gap := min(16, room/float64(max(1, len(list)-1)))
	x := 0.
	for _, m := range list {
		paintMark(c, m, x+6, c.H/2)
		w := wide(m)
		c.Write(l.T(names[m]), widget.Rect{X: x + shape, Y: 0, W: w - shape + 1, H: c.H}, size, false, widget.Left, c.Pal.Text)
		x += w + gap
	}
}

// paintLesson paints the words that lead to the lesson.
func (s *Review) paintLesson(c *widget.Canvas) {
	page.PaintLink(c, s.shown.lesson, c.Bounds(), 0)
}

// paintSum paints the summary, a sentence after the other.
func (s *Review) paintSum(c *widget.Canvas) { s.flowSum(c) }

// flowSum paints the summary, or only measures it if there is no picture, and returns its height.
func (s *Review) flowSum(c *widget.Canvas) (y float64) {
	for _, sentence := range s.shown.sum {
		y += c.Flow(sentence, widget.Rect{Y: y, W: c.W}, theme.Secondary, c.Pal.Text)
	}
	return y
}
