package results

import (
	"time"

	"sudoku/gui/widget"
	"sudoku/puzzle/game"
	"sudoku/puzzle/library"
	"sudoku/puzzle/words"
)

// enoughForStrip is from how many games on their times are drawn.
const enoughForStrip = 12

// A timeStrip shows a time among others.
type timeStrip struct {
	this     time.Duration
	at       library.Standing
	from, to time.Duration // what its ends stand for
	marks    []stripMark
}

// A stripMark is a time that is written.
type stripMark struct {
	at   time.Duration
	text string
}

// stripSteps are how far apart the times can be that are written.
var stripSteps = []time.Duration{
	15 * time.Second, 30 * time.Second, time.Minute, 2 * time.Minute, 5 * time.Minute, 10 * time.Minute,
	15 * time.Minute, 30 * time.Minute, time.Hour, 2 * time.Hour, 5 * time.Hour, 10 * time.Hour,
}

// stripOf returns a strip, nil where there are too few times. What took more than three times
// as long as usual is at its end.
func stripOf(l words.Lang, this time.Duration, at library.Standing) *timeStrip {
	if at.Of < enoughForStrip {
		return nil
	}
	longest := min(at.Longest, max(3*at.Usual, this))
	air := max((longest-at.Best)*3/94, time.Second)
	s := &timeStrip{this: this, at: at, from: at.Best - air, to: longest + air}
	const mostMarks = 5
	step := stripSteps[len(stripSteps)-1]
	for _, one := range stripSteps {
		if (s.to-s.from)/one < mostMarks {
			step = one
			break
		}
	}
	for t := max(s.from/step+1, 1) * step; t < s.to; t += step {
		s.marks = append(s.marks, stripMark{t, game.Clock(t)})
		if step >= time.Minute {
			s.marks[len(s.marks)-1].text = l.Number(int(t / time.Minute))
		}
	}
	if n := len(s.marks); n > 0 && step >= time.Minute { // the unit stands once
		s.marks[n-1].text = l.T("done.minutes", "n", int(s.marks[n-1].at/time.Minute))
	}
	return s
}

// place returns where a time is, from 0 to 1.
func (s *timeStrip) place(t time.Duration) float64 {
	return min(float64(t-s.from)/float64(s.to-s.from), 1)
}

// paint paints the strip into r.
func (s *timeStrip) paint(c *widget.Canvas, r widget.Rect) {
	text := c.Size(16)
	axis := r.Y + r.H - text - 8
	x := func(t time.Duration) float64 { return r.X + s.place(t)*r.W }
	wide := 2.
	if len(s.at.Times) > 60 {
		wide = 1
	}
	for _, t := range s.at.Times {
		if s.place(t) < 1 {
			c.Path(wide, c.Pal.Text3, x(t), axis-18, x(t), axis)
		} else { // it lies beyond
			c.Round(widget.Rect{X: x(t) - 6, Y: axis - 18, W: 6, H: 18}, 1, 1, c.Pal.Text3)
		}
	}
	c.Rule(r.X, axis, r.W, c.Pal.Thin)
	c.Path(4, c.Pal.Accent, x(s.this), axis-30, x(s.this), axis)
	c.Disc(x(s.this), axis-34, 4.5, c.Pal.Accent)
	m := x(s.at.Usual)
	c.Polygon(c.Pal.Text2, m-5, axis+9, m+5, axis+9, m, axis+2.5)
	free := r.X
	for _, mark := range s.marks {
		c.Path(1, c.Pal.Thin, x(mark.at), axis, x(mark.at), axis+4)
		w := c.Painter.Width(mark.text, c.Size(12)*c.S, false)/c.S + 2
		at := min(max(x(mark.at)-w/2, r.X), r.X+r.W-w)
		if at < free {
			continue // there is no room for it
		}
		free = at + w + 6
		c.Write(mark.text, widget.Rect{X: at, Y: axis + 8, W: w, H: text}, 12, false, widget.Left, c.Pal.Text2)
	}
}
