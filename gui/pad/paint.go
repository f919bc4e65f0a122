package pad

import (
	"strconv"

	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// zones are the nine digits, the nine colours and the three tools, row by row.
func (p *Pad) zones() (list []widget.Rect) {
	grid := func(x, wide float64) {
		for i := range 9 {
			list = append(list, widget.Rect{X: x + float64(i%3)*wide, Y: float64(i/3) * p.side, W: wide, H: p.side})
		}
	}
	grid(0, p.side)
	grid(p.side*(3+padGap), p.side*padColour)
	w := p.side * padWide
	for i := range 3 {
		list = append(list, widget.Rect{X: w * float64(i) / 3, Y: p.side * (3 + padGap), W: w / 3, H: p.side * padTool})
	}
	return list
}

func (p *Pad) paint(c *widget.Canvas) {
	tools := []string{p.base.T("tool.erase"), p.base.T("tool.hint"), p.base.T("cell.more")}
	for i, r := range p.zones() {
		r = r.Inset(2)
		switch {
		case i < firstColour:
			col := c.Frame(i, r, 6, false)
			c.Mention(strconv.Itoa(i + 1))
			c.Painter.Digit(c.Dst, uint8(i+1), (r.X+r.W/2)*c.S, (r.Y+r.H/2)*c.S, .6*r.H*c.S, false, col)
		case i < firstTool:
			p.paintColour(c, i, r)
		default:
			c.Write(tools[i-firstTool], r.Inset(3), 13, false, widget.Centre, c.Frame(i, r, 6, false))
		}
	}
}

// paintColour paints a colour, with a ring if the cell has it.
func (p *Pad) paintColour(c *widget.Canvas, zone int, r widget.Rect) {
	n := puzzle.Digit(zone - firstColour + 1)
	has := puzzle.DigitSet(p.has).Has(n)
	c.Chosen(has)
	c.MentionIn(r, p.base.T("colour."+strconv.Itoa(int(n))))
	c.Box(r, 6, 1, c.Pal.Cell[n].Line, c.Pal.Cell[n].Fill)
	if has || c.Hover == zone || c.Focus == zone {
		c.Round(r, 6, 2.5, c.Pal.Accent)
	}
}
