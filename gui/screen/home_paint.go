package screen

import (
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// paintAside paints quiet words beside a heading that lead to another page.
func paintAside(c *widget.Canvas, text string) {
	if c.Hover == 0 {
		c.Round(c.Bounds(), 6, 0, c.Pal.SelectFill)
	}
	if c.Focus == 0 {
		c.Round(c.Bounds(), 6, 2.5, c.Pal.Accent)
	}
	c.Write(text, widget.Rect{W: c.W - 24, H: c.H}, 14, false, widget.Right, c.Pal.Text2)
	widget.ChevronIcon(1)(c, c.W-9, c.H/2, c.Pal.Text2)
}

func (s *Home) paintLevels(c *widget.Canvas) {
	for i, r := range rowZones(len(levels()))(c.W, c.H) {
		level := levels()[i]
		note := ""
		if s.isReady(level) {
			note = s.T("new.isready")
		}
		s.paintRow(c, i, r, s.Lang.Level(level.Name()), s.T("level.asks."+level.Name()), note)
	}
}

func (s *Home) paintSources(c *widget.Canvas) {
	for i, r := range rowZones(len(s.sources))(c.W, c.H) {
		from := s.sources[i]
		s.paintRow(c, i, r, from.name, from.line, from.keys)
	}
}

// paintRow paints a name with what it means below, if there is room, and a note at the right.
func (s *Home) paintRow(c *widget.Canvas, zone int, r widget.Rect, name, line, note string) {
	col := c.Frame(zone, r, 10, false)
	w := c.Painter.Width(note, c.Size(12)*c.S, false)/c.S + 4
	at := widget.Rect{X: r.X + 16, Y: r.Y + r.H/2 - c.Size(20), W: r.W - 34 - w, H: c.Size(20)}
	two := r.H >= c.Size(42)
	if !two {
		at.Y = r.Y + r.H/2 - c.Size(10)
	}
	c.Line(name, at, theme.Type{Size: 15, Bold: true}, col)
	c.Write(note, widget.Rect{X: r.X + r.W - 14 - w, Y: at.Y, W: w, H: c.Size(18)}, 12, false, widget.Right, c.Pal.Text2)
	if two {
		c.Line(line, widget.Rect{X: at.X, Y: at.Y + c.Size(20), W: r.W - 30, H: c.Size(19)}, theme.Secondary, c.Pal.Text2)
	}
}
