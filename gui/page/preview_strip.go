package page

import (
	"image/color"
	"strconv"

	"sudoku/gui/widget"
	"sudoku/puzzle/print"
)

// A strip is the pages before and after those that are shown, and the sections below them.
type strip struct {
	top      float64 // of both; the height of the preview if there are none
	first    int     // the spread of the first picture
	thumbs   []widget.Rect
	sections []print.Section
	names    []widget.Rect
}

// The dimensions of the strip.
const (
	thumbW, thumbH = 60., 45.
	thumbStep      = 74.
	thumbLabel     = 20.
	trackHeight    = 34.
	stripFoot      = 10.
)

// strip lays out the strip for a preview of some size. A low one has only the sections, a
// small one nothing.
func (p *preview) strip(w, h float64) (s strip) {
	s.top = h
	at := p.of.Spread()
	n := at.Fold.spreads(at.Of)
	if n < 2 || w < 300 || h < 300 {
		return s
	}
	for _, section := range p.of.Sections() {
		if section.Depth == 0 {
			s.sections = append(s.sections, section)
		}
	}
	if len(s.sections) > 1 {
		s.top -= p.Kit.Size(trackHeight)
		for i := range s.sections {
			from, to := p.track(w, s.sections, i, at.Of)
			s.names = append(s.names, widget.Rect{X: from, Y: s.top - 6, W: to - from, H: p.Kit.Size(trackHeight)})
		}
	} else {
		s.sections = nil
	}
	if h < 420 {
		return s
	}
	s.top -= thumbH + p.Kit.Size(thumbLabel) + stripFoot
	fit := min(int((w-2*chevron(w)+thumbStep-thumbW)/thumbStep), n, 7)
	left, _ := at.Fold.Sides(at.From-1, at.Of)
	now := n
	for now > 0 && at.Fold.first(now) > max(left, 0) {
		now--
	}
	s.first = min(max(now-fit/2, 0), n-fit)
	x := (w - float64(fit-1)*thumbStep - thumbW) / 2
	for i := range fit {
		s.thumbs = append(s.thumbs, widget.Rect{X: x + float64(i)*thumbStep, Y: s.top, W: thumbW, H: thumbH + p.Kit.Size(thumbLabel)})
	}
	return s
}

// track returns where the line of a section begins and ends.
func (p *preview) track(w float64, list []print.Section, i, of int) (from, to float64) {
	at := func(page int) float64 { return 26 + float64(page)/float64(of)*(w-52) }
	if to = at(of); i+1 < len(list) {
		to = at(list[i+1].Page)
	}
	return at(list[i].Page), to
}

// paintStrip paints the strip, the pages that are shown with a frame.
func (p *preview) paintStrip(c *widget.Canvas, at Spread, s strip) {
	for i, r := range s.thumbs {
		left, right := at.Fold.Sides(at.Fold.first(s.first+i), at.Of)
		shown := max(left, right) == at.To-1
		p.thumb(c, r, at.Fold, left, right)
		switch zone, paper := 2+i, (widget.Rect{X: r.X, Y: r.Y, W: thumbW, H: thumbH}); {
		case c.Focus == zone:
			c.FocusRing(zone, paper.Inset(-7), 5)
			if shown {
				c.Round(paper.Inset(-2), 2, 1.5, c.Pal.Accent)
			}
		case shown:
			c.Round(paper.Inset(-4), 3, 2.5, c.Pal.Accent)
		case c.Hover == zone:
			c.Round(paper.Inset(-4), 3, 1.5, c.Pal.Accent)
		}
		text, col := strconv.Itoa(max(left, right)+1), c.Pal.Text2
		if left >= 0 && right >= 0 {
			text = strconv.Itoa(left+1) + "–" + text
		}
		if shown {
			col = c.Pal.Text
		}
		c.Write(text, widget.Rect{X: r.X - 6, Y: r.Y + thumbH + 4, W: r.W + 12, H: p.Kit.Size(thumbLabel) - 4}, 12, shown, widget.Centre, col)
	}
	p.paintTrack(c, at, s)
}

// thumb paints a small picture of a spread: what can be seen of it are its grids.
func (p *preview) thumb(c *widget.Canvas, r widget.Rect, fold Fold, left, right int) {
	pages, wide := []int{left, right}, thumbW/2
	if fold == NoFold {
		pages, wide = pages[:1], thumbW
	}
	for side, n := range pages {
		if n < 0 {
			continue
		}
		q := p.of.PageAt(n)
		w, h := 210., 297.
		if q != nil {
			w, h = q.Width, q.Height
		}
		k := min(wide/w, thumbH/h)
		x := r.X + float64(side)*wide + (wide-k*w)/2
		if fold != NoFold {
			x = r.X + float64(side)*wide + float64(1-side)*(wide-k*w)
		}
		y := r.Y + (thumbH-k*h)/2
		c.Box(widget.Rect{X: x, Y: y, W: k * w, H: k * h}, 0, 1, c.Pal.Thin, color.White)
		if q != nil {
			small(c, q, x, y, k)
		}
	}
}

// small paints the box lines of a page, and its larger texts as lines.
func small(c *widget.Canvas, q *print.Page, x, y, k float64) {
	const least = 12 // millimetres
	ink := color.Gray{Y: 0x6c}
	thin := 1 / c.S
	for _, f := range q.Fills {
		if f.Grey == 0 && max(f.W, f.H) >= least {
			c.Round(widget.Rect{X: x + k*f.X, Y: y + k*f.Y, W: max(k*f.W, thin), H: max(k*f.H, thin)}, 0, 0, ink)
		}
	}
	for _, t := range q.Texts {
		if n := len([]rune(t.S)); t.Turn == print.Upright && n > 3 {
			c.Round(widget.Rect{X: x + k*t.X, Y: y + k*(t.Y-t.Size*.12), W: k * float64(n) * t.Size * .18, H: max(k*t.Size*.15, thin)}, 0, 0, color.Gray{Y: 0xb0})
		}
	}
}

// paintTrack paints a line for each section, and where the pages that are shown are.
func (p *preview) paintTrack(c *widget.Canvas, at Spread, s strip) {
	if len(s.sections) == 0 {
		return
	}
	y := c.H - p.Kit.Size(trackHeight) + 4
	end := 0.
	for i, section := range s.sections {
		from, to := p.track(c.W, s.sections, i, at.Of)
		next := at.Of
		if i+1 < len(s.sections) {
			next = s.sections[i+1].Page
		}
		here := section.Page < at.To && at.To <= next
		width, col, text := 2., c.Pal.Thin, c.Pal.Text2
		if here {
			width, col, text = 4, c.Pal.Accent, c.Pal.Text
		}
		zone := 2 + len(s.thumbs) + i
		if c.Focus == zone || c.Hover == zone {
			text = c.Pal.Accent
		}
		c.FocusRing(zone, s.names[i], 6)
		c.Round(widget.Rect{X: from, Y: y - width/2, W: max(to-from-2, 1), H: width}, 0, 0, col)
		wide := c.Painter.Width(section.Title, c.Size(12)*c.S, here)/c.S + 8
		if x := min(from, c.W-20-wide); x >= end && (here || wide <= to-from+20) {
			c.Write(section.Title, widget.Rect{X: x, Y: y + 6, W: wide, H: p.Kit.Size(18)}, 12, here, widget.Left, text)
			end = x + wide
		}
	}
	knob := 26 + (float64(at.To)-.5)/float64(at.Of)*(c.W-52)
	c.Disc(knob, y, 8, c.Pal.Accent)
	c.Disc(knob, y, 4.5, c.Pal.Surface)
}
