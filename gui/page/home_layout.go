package page

import (
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	homeGap  = 39. // between a card and the heading below it
	homeCard = 190.
	homeRow  = 60. // a level or a source, with the space below it
)

// Arrange implements Page.
func (p *Home) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.scroll, widget.Rect{X: r.X, Y: r.Y - ColumnTop, W: r.W, H: r.H + ColumnTop})
	var h float64
	if tall || r.W < 760 {
		p.columns = 5
		if r.W < p.Size(500) {
			p.columns = 2
		}
		h = p.arrangeTall(p.put, r)
	} else {
		p.columns = 5
		h = p.arrangeWide(p.put, r)
	}
	p.body.Layout = Height(max(h, r.H) + ColumnTop)
	p.scroll.Refresh()
}

// put places an object of the scroll view, with its edges on whole device pixels. Places in it
// don't depend on where the view is.
func (p *Home) put(o fyne.CanvasObject, r widget.Rect) {
	scale := float64(p.Scale())
	snap := func(v float64) float32 { return float32(math.Round(v*scale) / scale) }
	o.Move(fyne.NewPos(snap(r.X), snap(r.Y)))
	o.Resize(fyne.NewSize(snap(r.X+r.W)-snap(r.X), snap(r.Y+r.H)-snap(r.Y)))
}

// dailyHeight returns the height of the daily puzzles below their heading.
func (p *Home) dailyHeight() float64 {
	return p.daysHeight() + 24 + p.Size(22) + 12 + p.puzzlesHeight()
}

func (p *Home) daysHeight() float64 { return p.Size(26) + 82 }

// puzzlesHeight returns the height of the puzzles of a day.
func (p *Home) puzzlesHeight() float64 {
	rows := math.Ceil(5 / float64(p.columns))
	return rows*(p.Size(48)+18) + (rows-1)*8
}

// arrangeWide places the page in two columns that end at the same height. It returns the
// height that they need.
func (p *Home) arrangeWide(put Place, r widget.Rect) float64 {
	side := max(ColumnSide*r.W/1036, min(ColumnSide*p.TextScale, r.W*.45))
	side = min(side, max(ColumnSide, 1.3*p.Size(ColumnSide)))
	head := p.Size(30)
	below := homeGap + head + 12 + p.dailyHeight()
	card := max(r.H-below, homeCard, p.Size(homeCard))
	left := widget.Rect{Y: ColumnTop, W: r.W - side - ColumnGutter, H: card}
	put(p.card, left)
	top := ColumnTop + card + homeGap
	p.arrangeDaily(put, widget.Rect{Y: top, W: left.W})
	x := left.W + ColumnGutter
	p.arrangeNew(put, widget.Rect{X: x, W: side, H: head})
	put(p.levels, widget.Rect{X: x, Y: ColumnTop + head + 8, W: side, H: card - head - 8})
	put(p.elsewhere, widget.Rect{X: x, Y: top, W: side, H: head})
	put(p.sources, widget.Rect{X: x, Y: top + head + 12, W: side, H: p.dailyHeight()})
	return card + below
}

// arrangeTall places the page in one column and returns its height.
func (p *Home) arrangeTall(put Place, r widget.Rect) float64 {
	head, y := p.Size(30), ColumnTop
	card := p.Size(homeCard) + 20
	put(p.card, widget.Rect{Y: y, W: r.W, H: card})
	y += card + 20
	y = p.arrangeDaily(put, widget.Rect{Y: y, W: r.W}) + 24
	row := max(homeRow, p.Size(46)+14)
	for _, part := range []struct {
		heading *widget.Label
		rows    *widget.Control
		n       int
	}{{p.title, p.levels, len(p.do.Levels)}, {p.elsewhere, p.sources, len(p.do.Elsewhere)}} {
		if put(part.heading, widget.Rect{Y: y, W: r.W, H: head}); part.heading == p.title {
			p.arrangeNew(put, widget.Rect{Y: y, W: r.W, H: head})
		}
		y += head + 8
		h := float64(part.n)*row - 6
		put(part.rows, widget.Rect{Y: y, W: r.W, H: h})
		y += h + 24
	}
	return y - 16 - ColumnTop
}

// arrangeNew places the heading of the new puzzles, with what is to be practised beside it.
func (p *Home) arrangeNew(put Place, r widget.Rect) {
	practise := widget.Rect{X: r.X + r.W*.4, Y: r.Y, W: r.W * .6, H: r.H}
	if put(p.practise, practise); p.practise.Visible() {
		r.W *= .4
	}
	put(p.title, r)
}

// arrangeDaily places the daily puzzles below the upper edge of r and returns where they end.
func (p *Home) arrangeDaily(put Place, r widget.Rect) float64 {
	head := p.Size(30)
	put(p.daily, widget.Rect{X: r.X, Y: r.Y, W: r.W * .6, H: head})
	put(p.month, widget.Rect{X: r.X + r.W*.6, Y: r.Y, W: r.W * .4, H: head})
	y := r.Y + head + 12
	put(p.days, widget.Rect{X: r.X, Y: y, W: r.W, H: p.daysHeight()})
	y += p.daysHeight() + 24
	put(p.day, widget.Rect{X: r.X, Y: y, W: r.W * .65, H: p.Size(22)})
	put(p.solved, widget.Rect{X: r.X + r.W*.65, Y: y, W: r.W * .35, H: p.Size(22)})
	y += p.Size(22) + 12
	put(p.puzzles, widget.Rect{X: r.X, Y: y, W: r.W, H: p.puzzlesHeight()})
	return y + p.puzzlesHeight()
}

// dayZones places the days, eight units apart.
func (p *Home) dayZones(w, h float64) (out []widget.Rect) {
	n := len(p.do.Days())
	step := (w + 8) / float64(n)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i) * step, W: step - 8, H: h})
	}
	return out
}

// puzzleZones places the puzzles of a day in rows.
func (p *Home) puzzleZones(w, h float64) (out []widget.Rect) {
	n := len(p.do.Puzzles())
	gap, cols := 12., p.columns
	rows := (n + cols - 1) / cols
	wide, high := (w+gap)/float64(cols), (h+8)/float64(rows)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i%cols) * wide, Y: float64(i/cols) * high, W: wide - gap, H: high - 8})
	}
	return out
}
