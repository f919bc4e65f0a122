package results

import (
	"strings"

	"sudoku/gui/screen/stats"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// paintCard paints what the time is worth.
func (s *Done) paintCard(c *widget.Canvas) {
	c.Box(c.Bounds(), 10, 1, c.Pal.Hair, c.Pal.Surface)
	against := s.againstHeight(c.W)
	h := c.Size(26) + against
	if c.H < h {
		h = c.Size(26) + c.Size(20)
	}
	title := widget.Rect{X: 20, Y: min(17, (c.H-h)/2), W: c.W - 40, H: c.Size(26)}
	line := title.Strip(title.Y+title.H, h-title.H)
	switch {
	case c.H < h:
		title.Y, title.H = 0, c.H
	case line.H < against || against <= c.Size(20):
		c.Squeeze(s.shown.against, s.shown.short, line, theme.Secondary, c.Pal.Text2)
	default:
		c.Flow(s.shown.against, line, theme.Secondary, c.Pal.Text2)
	}
	c.Squeeze(s.shown.worth, "", title, theme.CardTitle, c.Pal.Text)
	if top := 20 + h; s.shown.strip != nil && c.H > top+60 {
		s.shown.strip.paint(c, widget.Rect{X: 20, Y: top, W: c.W - 40, H: c.H - top - 14})
	}
}

// againstHeight returns the height of what the time stands beside on a card of a width.
func (s *Done) againstHeight(w float64) float64 {
	c := &widget.Canvas{Kit: s.Kit, S: 1, W: w}
	return max(s.Kit.Size(20), c.Flow(s.shown.against, widget.Rect{W: w - 40}, theme.Secondary, s.Kit.Pal.Text2))
}

// paintLines paints what is said of the way to the finish.
func (s *Done) paintLines(c *widget.Canvas) {
	step := min(c.Size(32), c.H/float64(max(1, len(s.shown.lines))))
	for i, line := range s.shown.lines {
		y := float64(i)*step + step/2
		s.paintMark(c, line.mark, 11, y)
		w := c.Painter.Width(line.note, c.Size(13)*c.S, false)/c.S + 2
		c.Write(line.note, widget.Rect{X: c.W - w, Y: y - step/2, W: w, H: step}, 13, false, widget.Right, c.Pal.Text2)
		paintPartBold(c, line.text, line.bold, widget.Rect{X: 32, Y: y - step/2, W: c.W - 32 - w - 10, H: step})
	}
}

// paintPartBold writes a text of which a part is bold, or that part alone where there is no
// room for all.
func paintPartBold(c *widget.Canvas, text, bold string, r widget.Rect) {
	before, after, _ := strings.Cut(text, bold)
	if bold == "" {
		before, after = text, ""
	}
	width := func(s string, bold bool) float64 { return c.Painter.Width(s, c.Size(14)*c.S, bold) / c.S }
	if bold != "" && width(before, false)+width(bold, true)+width(after, false) > r.W {
		before, after = "", ""
	}
	for _, part := range []struct {
		text string
		bold bool
	}{{before, false}, {bold, true}, {after, false}} {
		if part.text == "" {
			continue
		}
		w := width(part.text, part.bold)
		at := r.Column(r.X, min(w+1, r.W))
		c.Write(part.text, at, 14, part.bold, widget.Left, c.Pal.Text)
		r.X, r.W = r.X+w, r.W-w
	}
}

// paintMark paints the mark of a line.
func (s *Done) paintMark(c *widget.Canvas, mark doneMark, x, y float64) {
	const r = 8.
	switch mark {
	case markDone:
		c.Disc(x, y, r, c.Pal.Accent)
		c.Path(1.8, c.Pal.OnAccent, x-3.6, y+.2, x-1, y+2.8, x+3.8, y-3)
	case markOpen:
		c.Ring(x, y, r-.7, 1.5, c.Pal.Text3)
	case markSlip:
		c.Ring(x, y, r-.7, 1.5, c.Pal.Text2)
		c.Path(1.5, c.Pal.Text2, x-2.8, y-2.8, x+2.8, y+2.8)
		c.Path(1.5, c.Pal.Text2, x-2.8, y+2.8, x+2.8, y-2.8)
	}
}

// paintWeek paints the week of a daily puzzle, and how its day went.
func (s *Done) paintWeek(c *widget.Canvas) {
	week := s.shown.week
	if week == nil {
		return
	}
	c.Rule(0, 0, c.W, c.Pal.Hair)
	head := widget.Rect{Y: 14, W: c.W, H: c.Size(24)}
	c.Write(s.T("done.week"), widget.Rect{Y: head.Y, W: c.W * .5, H: head.H}, 15, true, widget.Left, c.Pal.Text)
	c.Write(week.row, widget.Rect{X: c.W * .4, Y: head.Y, W: c.W * .6, H: head.H}, 13, false, widget.Right, c.Pal.Text2)
	days := widget.Rect{Y: head.Y + head.H + 4, W: c.W, H: stats.AsideWeek.Height(c.Size(stats.AsideWeek.Name + 7))}
	stats.AsideWeek.Paint(c, days, week.days, week.day)
	c.Squeeze(week.times, "", widget.Rect{Y: days.Y + days.H + 10, W: c.W, H: c.Size(20)}, theme.Secondary, c.Pal.Text2)
}
