package page

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/widget"
)

// Arrange implements Page.
func (p *New) Arrange(put Place, r widget.Rect, tall bool) {
	put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W, H: p.Size(30)})
	head := p.Size(28)
	y, foot := r.Y+p.Size(38), r.Y+r.H-44
	side, tile := min((r.W-7*6)/8, 44), max(28, min(p.Size(34), 44))
	gap, more := 16., max(28, head)
	if foot-y < head*5+2*head+side+tile+4*gap+more { // a low window
		y, gap, more = r.Y+p.Size(30), 8, 0
	}
	times := head + tile + gap
	if foot-y < 3*max(34, p.Size(30))+head+side+2*gap+times {
		times = 0
	}
	p.crowded = times == 0
	rows := p.levelsHeight(foot - y - head - side - times - more - 3*gap)
	put(p.levels, widget.Rect{X: r.X, Y: y, W: r.W, H: rows})
	y += rows + gap
	put(p.symmetry, widget.Rect{X: r.X, Y: y, W: r.W / 3, H: p.Size(22)})
	put(p.name, widget.Rect{X: r.X + r.W/3, Y: y, W: r.W * 2 / 3, H: p.Size(22)})
	put(p.icons, widget.Rect{X: r.X, Y: y + head, W: r.W, H: side})
	y += head + side + gap
	p.arrangeTimes(put, widget.Rect{X: r.X, Y: y, W: r.W, H: times - gap}, tile)
	if y += times; more > 0 {
		put(p.more, widget.Rect{X: r.X, Y: y - 4, W: r.W, H: more})
		y += more + 4
	} else { // beside the title
		put(p.title, widget.Rect{X: r.X, Y: r.Y - 9, W: r.W / 2, H: p.Size(30)})
		put(p.more, widget.Rect{X: r.X + r.W/2, Y: r.Y - 9, W: r.W / 2, H: max(28, p.Size(30))})
	}
	p.arrangeProgress(put, r, y, foot-8)
	half := (r.W - 16) / 2
	put(p.look, widget.Rect{X: r.X, Y: foot, W: half, H: 44})
	put(p.stop, widget.Rect{X: r.X, Y: foot, W: half, H: 44})
	put(p.back, widget.Rect{X: r.X + half + 16, Y: foot, W: half, H: 44})
}

// Crowded reports whether there is no room to say how long a puzzle takes.
func (p *New) Crowded() bool { return p.crowded }

// arrangeTimes places what is about the time, as far as there is anything and room for it.
func (p *New) arrangeTimes(put Place, r widget.Rect, tile float64) {
	hide(p.time, p.takes, p.minutes, p.noTimes)
	if r.H <= 0 {
		return
	}
	head := p.Size(22)
	show(put, p.time, widget.Rect{X: r.X, Y: r.Y, W: r.W / 4, H: head})
	show(put, p.takes, widget.Rect{X: r.X + r.W/4, Y: r.Y, W: r.W * 3 / 4, H: head})
	below := widget.Rect{X: r.X, Y: r.Y + r.H - tile, W: r.W, H: tile}
	if p.do.Timed() {
		show(put, p.minutes, below)
	} else {
		show(put, p.noTimes, widget.Rect{X: r.X, Y: r.Y + head, W: r.W, H: r.H - head})
	}
}

// arrangeProgress places the progress between two heights. In a low window the button
// Stop is enough.
func (p *New) arrangeProgress(put Place, r widget.Rect, from, to float64) {
	if to-from < p.Size(22) {
		p.progress.Resize(fyne.NewSize(0, 0))
		return
	}
	put(p.progress, widget.Rect{X: r.X, Y: from, W: r.W, H: min(p.Size(80), to-from)})
}

// levelsHeight returns the height of the levels where there is so much room. With less
// they do without their descriptions, and with still less they stand in two columns.
func (p *New) levelsHeight(room float64) float64 {
	n, gap := float64(len(p.do.Levels)), p.Size(6)
	p.columns = 1
	for _, step := range []float64{60, 54, 40} {
		if all := n*p.Size(step) - gap; all <= room {
			return all
		}
	}
	if room < n*(max(28, p.Size(24))+gap)-gap {
		p.columns = 2
	}
	return room
}

// rows returns the place of each level.
func (p *New) rows(w, h float64) (out []widget.Rect) {
	gap, n := p.Size(6), len(p.do.Levels)
	high := (n + p.columns - 1) / p.columns
	step, wide := (h+gap)/float64(high), (w+gap)/float64(p.columns)
	for i := range n {
		out = append(out, widget.Rect{X: float64(i/high) * wide, Y: float64(i%high) * step, W: wide - gap, H: step - gap})
	}
	return out
}
