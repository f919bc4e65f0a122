package page

import (
	"image/color"
	"strconv"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"

	"sudoku/gui/widget"
	"sudoku/puzzle"
	"sudoku/puzzle/game"
)

// CellPadFuncs is what the pad does.
type CellPadFuncs struct {
	Digit             func(puzzle.Digit)
	Colour            func(puzzle.Digit)
	Erase, Hint, More func()
}

// A CellPad is the small pad that the secondary button opens over a cell: digits, beside
// them colours, below them tools.
type CellPad struct {
	Base
	Keys *widget.Control
	has  game.ColourSet // the colours of the cell
	side float64        // of a digit
	tip  *fyne.Container
}

// NewCellPad makes the pad, at most so wide.
func NewCellPad(b Base, has game.ColourSet, do CellPadFuncs, most float64) *CellPad {
	over, tip := b.Over()
	b.Kit = over
	p := &CellPad{Base: b, has: has, tip: tip}
	p.side = min(b.Size(40), most/(3+3*padColour+padGap))
	tools := []func(){do.Erase, do.Hint, do.More}
	p.Keys = b.NewControl(func(float64, float64) []widget.Rect { return p.zones() }, p.paint, func(zone int) {
		switch {
		case zone < 9:
			do.Digit(puzzle.Digit(zone + 1))
		case zone < 18:
			do.Colour(puzzle.Digit(zone - 8))
		default:
			tools[zone-18]()
		}
	})
	p.Keys.Across = 3
	p.Keys.Tip = p.tipOf
	return p
}

// Measures of the pad, in sides of a digit.
const (
	padColour = .68 // a colour
	padGap    = .2
	padTool   = .8 // height of the tools
)

func (p *CellPad) wide() float64 { return p.side * (3 + 3*padColour + padGap) }

// Object returns the pad in its size.
func (p *CellPad) Object() fyne.CanvasObject {
	keys := container.NewGridWrap(fyne.NewSize(float32(p.wide()), float32(p.side*(3+padGap+padTool))), p.Keys)
	return container.NewStack(keys, p.tip)
}

// tipOf names colours, and the keys of tools.
func (p *CellPad) tipOf(zone int) widget.Tip {
	switch {
	case zone < 9:
		return widget.Tip{}
	case zone < 18:
		return p.ColourTip(zone - 8)
	}
	return p.Tips("erase", "cellhint")(zone - 18)
}

// Close ends the tooltip.
func (p *CellPad) Close() { p.Tooltip.Clear() }

// zones are the nine digits, the nine colours and the three tools, row by row.
func (p *CellPad) zones() (list []widget.Rect) {
	grid := func(x, wide float64) {
		for i := range 9 {
			list = append(list, widget.Rect{X: x + float64(i%3)*wide, Y: float64(i/3) * p.side, W: wide, H: p.side})
		}
	}
	grid(0, p.side)
	grid(p.side*(3+padGap), p.side*padColour)
	w := p.wide()
	for i := range 3 {
		list = append(list, widget.Rect{X: w * float64(i) / 3, Y: p.side * (3 + padGap), W: w / 3, H: p.side * padTool})
	}
	return list
}

func (p *CellPad) paint(c *widget.Canvas) {
	for i, r := range p.zones() {
		r = r.Inset(2)
		switch {
		case i < 9:
			col := c.Frame(i, r, 6, false)
			c.Mention(strconv.Itoa(i + 1))
			c.Painter.Digit(c.Dst, uint8(i+1), (r.X+r.W/2)*c.S, (r.Y+r.H/2)*c.S, .6*r.H*c.S, false, col)
		case i < 18:
			p.paintColour(c, i, r)
		default:
			p.paintTool(c, i, r)
		}
	}
}

// paintColour paints a colour, with a ring if the cell has it.
func (p *CellPad) paintColour(c *widget.Canvas, zone int, r widget.Rect) {
	n := puzzle.Digit(zone - 8)
	has := puzzle.DigitSet(p.has).Has(n)
	c.Chosen(has)
	c.Mention(p.T("colour." + strconv.Itoa(int(n))))
	c.Box(r, 6, 1, c.Pal.Cell[n].Line, c.Pal.Cell[n].Fill)
	if has || c.Hover == zone || c.Focus == zone {
		c.Round(r, 6, 2.5, color.Color(c.Pal.Accent))
	}
}

func (p *CellPad) paintTool(c *widget.Canvas, zone int, r widget.Rect) {
	c.Write([]string{p.T("tool.erase"), p.T("tool.hint"), p.T("cell.more")}[zone-18], r.Inset(3), 13, false, widget.Centre, c.Frame(zone, r, 6, false))
}
