package page

import (
	"image"
	"strconv"

	"fyne.io/fyne/v2"

	"sudoku/gui/board"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// A DrawTool says what a press on the board does while the page for colours and links is
// open.
type DrawTool uint8

const (
	ColourCandidate DrawTool = iota
	ColourCell
	StrongLink   // starts a link at a candidate, or ends it there
	WeakLink     // likewise
	EraseDrawing // removes the topmost drawing there
	NumDrawTools = 5
)

// drawKeys are the catalogue keys of the tools, followed by that of the button that
// clears all.
var drawKeys = [NumDrawTools + 1]string{"cand", "cell", "strong", "weak", "erase", "clear"}

// DrawFuncs is what the page shows and does.
type DrawFuncs struct {
	Tool      func() DrawTool
	SetTool   func(DrawTool)
	Colour    func() int // 1 to 9
	SetColour func(int)
	Plain     bool // colours have no patterns
	Clear     func()
	Close     func()
}

// Draw is the page for colouring cells and candidates and for linking candidates.
type Draw struct {
	Base
	do      DrawFuncs
	tool    DrawTool
	colour  int
	tools   *widget.Control
	colours *widget.Control
	help    *widget.Label
	close   *widget.Control
}

// NewDraw makes the page.
func NewDraw(b Base, do DrawFuncs) *Draw {
	p := &Draw{Base: b, do: do}
	p.tools = b.NewControl(Tiles(3, 2), p.paintTools, func(i int) {
		if i == NumDrawTools {
			do.Clear()
		} else {
			do.SetTool(DrawTool(i))
		}
	})
	p.colours = b.NewControl(p.swatches, p.paintColours, func(i int) { do.SetColour(i + 1) })
	p.colours.Tip = func(zone int) widget.Tip {
		if zone < 0 {
			return widget.Tip{}
		}
		return b.ColourTip(zone + 1)
	}
	p.help = b.Paragraph(theme.Secondary)
	p.close = b.Button(b.T("draw.close"), false, do.Close)
	p.Refresh()
	return p
}

// Objects implements Page.
func (p *Draw) Objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{p.tools, p.colours, p.help, p.close}
}

// Refresh implements Page.
func (p *Draw) Refresh() {
	tool, colour := p.do.Tool(), p.do.Colour()
	if tool != p.tool || colour != p.colour {
		p.tool, p.colour = tool, colour
		p.tools.Repaint()
		p.colours.Repaint()
	}
	p.help.SetSpans(widget.Span{Text: p.T("draw.help." + drawKeys[tool]), Colour: p.Pal.Text2})
}

// Arrange implements Page.
func (p *Draw) Arrange(put Place, r widget.Rect, tall bool) {
	tool, swatch, gap, help, button := 66., 56., 20., p.Size(84), 44.
	rows := 3.
	if tall {
		tool, swatch, gap, help, button, rows = 44, 44, 10, p.Size(42), 38, 1
	}
	const between = 10
	if over := 2*tool + rows*(swatch+between) + 2*gap + help + button - r.H; over > 0 {
		help = min(help, p.Size(42))
		tool, swatch, gap = max(30, tool-over/3), max(34, swatch-over/4), 8
	}
	if r.H < 160 {
		tool, swatch, gap = 28, 32, 6
	}
	y := r.Y
	show(put, p.tools, widget.Rect{X: r.X, Y: y, W: r.W, H: 2*tool + between})
	y += 2*tool + between + gap
	colours := widget.Rect{X: r.X, Y: y, W: r.W, H: rows*(swatch+between) - between}
	foot := r.Y + r.H - button
	y += colours.H + gap
	if foot < y-gap { // not enough height: place it beside the colours
		colours.W -= p.close.PreferredWidth() + 4
		show(put, p.close, widget.Rect{X: colours.X + colours.W + 4, Y: colours.Y, W: p.close.PreferredWidth(), H: colours.H})
		foot = r.Y + r.H
	} else {
		show(put, p.close, widget.Rect{X: r.X, Y: foot, W: r.W, H: button})
	}
	show(put, p.colours, colours)
	hide(p.help)
	if foot-y >= p.Size(38) {
		show(put, p.help, widget.Rect{X: r.X, Y: y, W: r.W, H: min(help, foot-y)})
	}
}

// swatches returns the zones of the colours: three rows of three, or one row if there is
// not enough height.
func (p *Draw) swatches(w, h float64) []widget.Rect {
	if h < 90 {
		gap := max(2, min(5, (w-9*28)/8))
		out := make([]widget.Rect, 9)
		for i := range out {
			out[i] = widget.Rect{X: float64(i) * (w + gap) / 9, W: (w+gap)/9 - gap, H: h}
		}
		return out
	}
	return Tiles(3, 3)(w, h)
}

func (p *Draw) paintTools(c *widget.Canvas) {
	for i, r := range Tiles(3, 2)(c.W, c.H) {
		col := c.Frame(i, r, 8, i == int(p.tool))
		x, y, half := r.X+r.W/2, r.Y+r.H*.36, 16.
		text := widget.Rect{X: r.X, Y: r.Y + r.H*.54, W: r.W, H: r.H * .34}
		if r.H < 52 { // side by side
			x, y, half = r.X+20, r.Y+r.H/2, 12
			text = widget.Rect{X: r.X + 38, Y: r.Y, W: r.W - 46, H: r.H}
		}
		p.paintTool(c, i, x, y, half)
		at := widget.Centre
		if r.H < 52 {
			at = widget.Left
		}
		c.Write(p.T("draw."+drawKeys[i]), text, 12, false, at, col)
	}
}

// paintTool paints the icon of a tool, with links half units to each side.
func (p *Draw) paintTool(c *widget.Canvas, i int, x, y, half float64) {
	switch i {
	case int(ColourCandidate):
		board.SampleCand(c.Painter, c.Pal, c.Dst, p.colour, x*c.S, y*c.S, 76*c.S)
	case int(ColourCell):
		p.swatch(c, p.colour, widget.Rect{X: x - 12, Y: y - 11, W: 24, H: 22})
	case int(StrongLink), int(WeakLink):
		board.SampleDrawn(c.Painter, c.Pal, c.Dst, i == int(StrongLink), (x-half)*c.S, (x+half)*c.S, y*c.S, 60*c.S)
	case int(EraseDrawing):
		widget.EraseIcon(c, x, y, c.Pal.Text)
	default:
		widget.CrossIcon(c, x, y, c.Pal.Text)
	}
}

func (p *Draw) paintColours(c *widget.Canvas) {
	for i, r := range p.swatches(c.W, c.H) {
		col := c.Frame(i, r, 8, i+1 == p.colour)
		c.Mention(p.T("colour." + strconv.Itoa(i+1)))
		margin := min(12, .2*r.H)
		digit := widget.Rect{X: r.X, Y: r.Y, W: 38, H: r.H}
		at := widget.Rect{X: r.X + 38, Y: r.Y + margin, W: r.W - 38 - margin, H: r.H - 2*margin}
		if r.W < 70 {
			digit, at = widget.Rect{X: r.X, Y: r.Y, W: r.W, H: r.H * .55}, widget.Rect{X: r.X + 6, Y: r.Y + r.H*.56, W: r.W - 12, H: r.H*.44 - 7}
		}
		c.Painter.Digit(c.Dst, uint8(i+1), (digit.X+digit.W/2)*c.S, (digit.Y+digit.H/2)*c.S, 18*c.S, false, col)
		p.swatch(c, i+1, at)
	}
}

func (p *Draw) swatch(c *widget.Canvas, n int, r widget.Rect) {
	px := func(v float64) int { return int(v*c.S + .5) }
	at := image.Rect(px(r.X), px(r.Y), px(r.X+r.W), px(r.Y+r.H))
	board.SampleColour(c.Painter, c.Pal, c.Dst, n, p.do.Plain, at)
	c.Round(r, 0, 1, c.Pal.Cell[n].Line)
}
