package page

import (
	"slices"
	"strconv"

	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// printHeights are the heights of the parts of the page.
type printHeights struct {
	gap, check float64
	rows       [5]float64 // by kind
}

// heights returns heights that fill a page of height h, at most the comfortable ones, and
// whether there is room for the rows that can be spared.
func (p *Print) heights(h float64) (at printHeights, spare bool) {
	low := printHeights{5, max(28, p.Size(19)), [5]float64{max(28, p.Size(19)), max(36, p.Size(20)), max(58, p.Size(42)), max(32, p.Size(28)), 32}}
	all := printHeights{12, 12 + p.Size(20), [5]float64{20 + p.Size(18), 24 + p.Size(20), 12 + p.Size(50), 8 + p.Size(28), 38}}
	spare = p.sum(low, true) <= h
	part := min(max((h-p.sum(low, spare))/(p.sum(all, spare)-p.sum(low, spare)), 0), 1)
	mix := func(a, b float64) float64 { return a + (b-a)*part }
	at = printHeights{gap: mix(low.gap, all.gap), check: mix(low.check, all.check)}
	for i := range at.rows {
		at.rows[i] = mix(low.rows[i], all.rows[i])
	}
	return at, spare
}

// sum returns the height of the page with those of its parts.
func (p *Print) sum(h printHeights, spare bool) float64 {
	y := p.Size(34) + 4*h.check + 12 + 2*printButton + printGap
	for _, r := range p.rows {
		if r.visible(spare) {
			y += h.rows[r.kind] + h.gap
		}
	}
	return y
}

// visible reports whether a row is shown.
func (r *printRow) visible(spare bool) bool {
	return (r.shown == nil || r.shown()) && (spare || !r.spare)
}

// The height of the buttons, and the gap between their two rows.
const printButton, printGap = 44., 8.

// nameWidth returns the width of the names of the options.
func (p *Print) nameWidth(room float64) float64 {
	wide := 0.
	for _, r := range p.rows {
		if r.label != nil {
			wide = max(wide, p.Painter.Width(r.label.Text(), p.Size(theme.Body.Size), false)+12)
		}
	}
	return min(max(wide, 88), .36*room)
}

// Arrange implements Page.
func (p *Print) Arrange(put Place, r widget.Rect, tall bool) {
	h, spare := p.heights(r.H)
	p.arrangeHead(put, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)}, tall)
	foot := r.Y + r.H - 2*printButton - printGap
	y := p.arrangeRows(put, r, h, spare, foot)
	high := max(h.check-4, 28)
	buttons := Objects(p.buttons)
	p.buttons[viewButton].Show()
	if foot-y < high+6 { // a low window: no viewer, and no checks but on the page of more options
		p.buttons[viewButton].Hide()
		buttons[viewButton] = p.more
		high = 0
	} else {
		put(p.more, widget.Rect{X: r.X - 8, Y: foot - high - 6, W: r.W + 8, H: high})
	}
	p.arrangeChecks(put, widget.Rect{X: r.X, Y: y, W: r.W, H: foot - y - high - 6}, h.check)
	for i := range 2 {
		at := widget.Rect{X: r.X, Y: foot + float64(i)*(printButton+printGap), W: r.W, H: printButton}
		row(put, at, 16, buttons[2*i:2*i+2]...)
	}
}

// arrangeHead places the title and how many pages there are; without a preview beside the
// page what opens it is there, too, or only that.
func (p *Print) arrangeHead(put Place, r widget.Rect, tall bool) {
	title := p.Painter.Width(p.T("print.page.title"), p.Size(20), true) + 12
	put(p.title, widget.Rect{X: r.X, Y: r.Y, W: title, H: r.H})
	r.X, r.W = r.X+title, r.W-title
	if hide(p.look); tall {
		link := min(p.Painter.Width(p.T("print.preview"), p.Size(13), false)+16, r.W)
		show(put, p.look, widget.Rect{X: r.X + r.W - link + 4, Y: r.Y, W: link, H: max(28, r.H)})
		r.W -= link
	}
	if hide(p.say); p.Painter.Width(p.say.Text(), p.Size(theme.Secondary.Size), false) < r.W {
		show(put, p.say, r)
	}
}

// arrangeRows places the rows, and below the one that was changed last why that can't be.
// It returns where they end.
func (p *Print) arrangeRows(put Place, r widget.Rect, h printHeights, spare bool, foot float64) float64 {
	name, y, said := p.nameWidth(r.W), r.Y+p.Size(34), p.why.Text() == ""
	end := y + p.sum(h, spare) - p.Size(34) - 4*h.check - 12 - 2*printButton - printGap
	say := func() {
		if high := min(p.TextHeight(p.why.Text(), r.W, theme.Caption), foot-end-10); !said && high >= p.Size(12) {
			show(put, p.why, widget.Rect{X: r.X, Y: y - h.gap + 2, W: r.W, H: high})
			y += high + 4
			said = true
		}
	}
	p.why.Hide()
	for i, line := range p.rows {
		if !line.visible(spare) {
			hide(line.body)
			if line.label != nil {
				hide(line.label)
			}
			continue
		}
		at := widget.Rect{X: r.X, Y: y, W: r.W, H: h.rows[line.kind]}
		if line.label != nil {
			left := name
			if line.kind == tilesRow {
				left = min(name, r.W-leastTiles)
			}
			show(put, line.label, widget.Rect{X: r.X, Y: y, W: left - 8, H: at.H})
			at.X, at.W = r.X+left, r.W-left
		}
		show(put, line.body, at)
		y += at.H + h.gap
		if i == p.last {
			say()
		}
	}
	say()
	return y
}

// leastTiles is the least width of the tiles of symmetries.
const leastTiles = 8*28 + 7*6 + 2

// viewButton is the place of the button that opens a viewer.
const viewButton = 2

// arrangeChecks places the check boxes in two columns, as far as there is room for them in
// a low window.
func (p *Print) arrangeChecks(put Place, r widget.Rect, high float64) {
	half := r.W / 2
	for i, c := range p.checks {
		at := widget.Rect{X: r.X + half*float64(i%2), Y: r.Y + float64(i/2)*high, W: half - 4, H: high - 4}
		if at.H = max(at.H, 28); at.Y+at.H > r.Y+r.H {
			c.Hide()
			continue
		}
		show(put, c, at)
	}
}

// countZones returns a minus and a plus zone for each level.
func (p *Print) countZones(w, h float64) (out []widget.Rect) {
	const gap = 4
	step := (w + gap) / float64(len(p.do.Levels))
	for i := range p.do.Levels {
		x := float64(i) * step
		half := (step - gap) / 2
		out = append(out, widget.Rect{X: x, W: half, H: h}, widget.Rect{X: x + half, W: half, H: h})
	}
	return out
}

func (p *Print) count(zone int) {
	counts, level := p.do.Order.Counts, p.do.Levels[zone/2]
	counts[level] = min(max(counts[level]+2*(zone%2)-1, 0), maxCount)
	p.changed(slices.IndexFunc(p.rows, func(r printRow) bool { return r.kind == countsRow }))
}

func (p *Print) paintCounts(c *widget.Canvas) {
	zones := p.countZones(c.W, c.H)
	for i, level := range p.do.Levels {
		minus, plus := zones[2*i], zones[2*i+1]
		card := widget.Rect{X: minus.X, W: minus.W + plus.W, H: c.H}
		c.Frame(-2, card, 8, false)
		n := p.do.Order.Counts[level]
		c.Write(p.Lang.Say(level.Text()), widget.Rect{X: card.X + 4, Y: .08 * c.H, W: card.W - 8, H: .34 * c.H}, 13, false, widget.Centre, c.Pal.Text2)
		number := widget.Rect{X: card.X, Y: .42 * c.H, W: card.W, H: .5 * c.H}
		size := min(18, .28*card.W/c.TextScale) // of two digits between the signs
		c.Write(strconv.Itoa(n), number, size, false, widget.Centre, c.Pal.Text)
		for k, sign := range []string{"−", "+"} {
			r, col := zones[2*i+k], c.Pal.Text2
			if c.Hover == 2*i+k || c.Focus == 2*i+k || c.Pressed == 2*i+k {
				c.Round(widget.Rect{X: r.X + 4, Y: number.Y, W: r.W - 8, H: number.H}.Inset(1), 6, 1.5, c.Pal.Accent)
			}
			side := widget.Rect{X: card.X + 7, Y: number.Y, W: card.W - 14, H: number.H}
			c.Write(sign, side, size, false, widget.Align(k), col)
		}
	}
}
