package page

import (
	"math"

	"fyne.io/fyne/v2"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// Lengths of the page, in units.
const (
	leastTimes = 220. // the height of a plot
	leastBins  = 200.
	leastHalf  = 170. // the width of plots side by side
	plotLeft   = 52.  // room beside a plot
	plotBelow  = 42.
)

// Arrange implements Page.
func (p *Statistics) Arrange(put Place, r widget.Rect, tall bool) {
	const bar = 8 // of the scroll container, beside what it scrolls
	put(p.scroll, widget.Rect{X: r.X, Y: r.Y - homeTop, W: r.W + bar, H: r.H + homeTop})
	var h float64
	if p.tall = tall || r.W < 760; p.tall {
		h = p.arrangeTall(put, r.W)
	} else {
		h = p.arrangeWide(put, r)
	}
	p.body.Layout = least{fyne.NewSize(0, float32(max(h, r.H)+homeTop))}
	p.scroll.Refresh()
}

// arrangeWide places the plots at the left and the panel at the right, as high as the window,
// and what is left below if there is no room for it. It returns the height.
func (p *Statistics) arrangeWide(put Place, r widget.Rect) float64 {
	side := max(homeSide*r.W/1036, min(homeSide*p.TextScale, r.W*.45))
	side = min(side, max(homeSide, 1.3*p.Size(homeSide)))
	x := r.W - side
	left := x - homeGutter
	p.lower = 0
	panel := widget.Rect{X: x, Y: homeTop, W: side}
	link := max(28, p.Size(28))
	foot := link + 8 + 44 - homeTop
	needs := p.arrangePanel(put, panel) + foot
	if needs > r.H {
		p.lower = min(7, math.Ceil((needs-r.H)/6))
		needs = p.arrangePanel(put, panel) + foot
	}
	rows := 1. // of the plots below the first
	if left < 2*p.Size(leastHalf)+20 {
		rows = 2
	}
	needs = max(needs, p.Size(leastTimes)+rows*(20+p.Size(leastBins)))
	lower := p.tableHeight()
	h, all := max(needs, r.H), r.H
	if r.H >= needs+20+lower {
		h = r.H - 20 - lower
		hide(p.more)
	} else {
		all = h + 20 + lower
		show(put, p.more, widget.Rect{X: x - 8, Y: homeTop + h - 44 - 8 - link, W: side * .8, H: link})
	}
	row(put, widget.Rect{X: x, Y: homeTop + h - 44, W: side, H: 44}, 16, p.save, p.back)
	p.arrangePlots(put, left, h, rows)
	p.top = homeTop + h + 20
	put(p.techniques, widget.Rect{Y: p.top, W: left, H: lower})
	put(p.table, widget.Rect{X: x, Y: p.top, W: side, H: lower})
	return all
}

// arrangePlots places the plots of a wide window, those below the first side by side or in two
// rows.
func (p *Statistics) arrangePlots(put Place, w, h, rows float64) {
	y, bins, half := homeTop+h, p.Size(leastBins), w
	if rows == 1 {
		bins, half = max((h-20)*.47, bins), (w-20)/2
	}
	put(p.times, widget.Rect{Y: homeTop, W: w, H: h - rows*(20+bins)})
	put(p.slips, widget.Rect{X: w - half, Y: y - bins, W: half, H: bins})
	put(p.bins, widget.Rect{Y: y - bins - (rows-1)*(20+bins), W: half, H: bins})
}

// arrangeTall places everything in one column, the panel first, and returns its height.
func (p *Statistics) arrangeTall(put Place, w float64) float64 {
	hide(p.more)
	p.lower = 0
	y := p.arrangePanel(put, widget.Rect{Y: homeTop, W: w}) + 12
	row(put, widget.Rect{Y: y, W: w, H: 44}, 16, p.save, p.back)
	y += 44 + 20
	for _, part := range []struct {
		o fyne.CanvasObject
		h float64
	}{{p.times, p.Size(leastTimes)}, {p.bins, p.Size(leastTimes)}, {p.slips, p.Size(leastTimes)}, {p.techniques, p.tableHeight()}, {p.table, p.tableHeight()}} {
		put(part.o, widget.Rect{Y: y, W: w, H: part.h})
		y += part.h + 20
	}
	return y - 20 - homeTop
}

// arrangePanel places the panel but for its buttons below the upper edge of r, and returns
// where it ends.
func (p *Statistics) arrangePanel(put Place, r widget.Rect) float64 {
	y, head, line := r.Y-homeTop, p.Size(30), max(28, p.Size(28))
	put(p.title, widget.Rect{X: r.X, Y: y, W: r.W * .5, H: head})
	put(p.ranges, widget.Rect{X: r.X + r.W*.5, Y: y, W: r.W * .5, H: line})
	y += max(head, line) + 12
	put(p.levels, widget.Rect{X: r.X, Y: y, W: r.W, H: max(44, p.Size(32)+8)})
	y += max(44, p.Size(32)+8) + 16
	if month := p.Size(120) + 2*line; month < r.W*.56 {
		put(p.daily, widget.Rect{X: r.X, Y: y, W: r.W - month, H: line})
		put(p.month, widget.Rect{X: r.X + r.W - month, Y: y, W: month, H: line})
	} else {
		put(p.daily, widget.Rect{X: r.X, Y: y, W: r.W, H: line})
		y += line
		put(p.month, widget.Rect{X: r.X, Y: y, W: r.W, H: line})
	}
	y += line + 2
	put(p.days, widget.Rect{X: r.X, Y: y, W: r.W, H: p.daysHeight()})
	y += p.daysHeight() + 8
	h := p.noteHeight(r.W)
	put(p.note, widget.Rect{X: r.X, Y: y, W: r.W, H: h})
	y += h + 8
	h = p.wordsHeight(r.W)
	put(p.words, widget.Rect{X: r.X, Y: y, W: r.W, H: h})
	return y + h
}

// noteHeight and wordsHeight return the heights of the texts below the calendar.
func (p *Statistics) noteHeight(w float64) float64 {
	return p.textHeight(p.view.Note, w, theme.Secondary)
}

func (p *Statistics) wordsHeight(w float64) float64 {
	h := 12.
	for _, s := range p.view.Words {
		h += p.textHeight(s, w, theme.Body)
	}
	return h
}

func (p *Statistics) paintWords(c *widget.Canvas) {
	c.Rule(0, 0, c.W, c.Pal.Hair)
	y := 12.
	for _, s := range p.view.Words {
		y += c.Flow(s, widget.Rect{Y: y, W: c.W}, theme.Body, c.Pal.Text) + 2
	}
}

func (p *Statistics) tableHeight() float64 { return p.Size(40) + 6*p.Size(30) + 16 }
