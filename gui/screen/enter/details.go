package enter

import (
	"fyne.io/fyne/v2"

	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/widget"
	"sudoku/puzzle"
)

// details are the fields for what the paper says beside the grid: title, source, date, and
// how many stars.
type details struct {
	page.Base
	state  *state
	leave  func() // is called when a field is left by a key
	fields [3]*page.Field
	stars  *widget.Control
}

// rebuild makes the fields.
func (d *details) rebuild(b page.Base) {
	d.Base = b
	d.fields[0] = d.field("details.title", func(p *puzzle.Puzzle) *string { return &p.Title })
	d.fields[1] = d.field("details.source", func(p *puzzle.Puzzle) *string { return &p.Source })
	d.fields[2] = d.field("details.date", func(p *puzzle.Puzzle) *string { return &p.Date })
	d.stars = page.StarControl(b, b.T("enter.stars"), func() int { return page.Stars(d.state.entry.Game.Puzzle().Level) }, d.SetStars)
}

// field makes the field for a detail of the puzzle.
func (d *details) field(key string, of func(*puzzle.Puzzle) *string) *page.Field {
	was := d.state.entry.Game.Puzzle()
	return page.NewField(d.Base, d.T(key), *of(&was), func(text string) {
		now := d.state.entry.Game.Puzzle()
		*of(&now) = text
		d.state.entry.Game.Describe(now)
	}, d.leave)
}

func (d *details) objects() []fyne.CanvasObject {
	return []fyne.CanvasObject{d.fields[0], d.fields[1], d.fields[2], d.stars}
}

// SetDetails shows title, source and date of a puzzle in the fields.
func (d *details) SetDetails(p puzzle.Puzzle) {
	for i, text := range []string{p.Title, p.Source, p.Date} {
		d.fields[i].Fill(text)
	}
	d.stars.Repaint()
}

// SetStars sets how many stars are printed beside the puzzle.
func (d *details) SetStars(n int) {
	p := d.state.entry.Game.Puzzle()
	p.Level = page.StarText(n)
	d.state.entry.Game.Describe(p)
}

// inOneRow reports whether a page is so wide that the fields are in one row.
func (d *details) inOneRow(w float64) bool { return w > 640*d.Kit.TextScale }

func (d *details) fieldHeight() float64 { return max(fieldHigh, d.Kit.Size(fieldHigh)) }

// height is the height of the fields in a width: in one row or two.
func (d *details) height(w float64) float64 {
	if d.inOneRow(w) {
		return d.fieldHeight()
	}
	return 2*d.fieldHeight() + 8
}

// arrange places the fields at the upper edge of r.
func (d *details) arrange(put page.Place, r widget.Rect) {
	r.H = d.fieldHeight()
	stars := d.Kit.Painter.Width(d.T("enter.stars"), d.Kit.Size(12), false) + 24 + page.NumStars*28.5
	rest := r.Column(r.X, r.W-stars-8) // beside the stars
	if d.inOneRow(r.W) {
		layout.Equal(put, rest, page.SmallGap, d.fields[0], d.fields[1], d.fields[2])
	} else {
		layout.Equal(put, r, page.SmallGap, d.fields[0], d.fields[1])
		rest.Y += r.H + 8
		layout.Show(put, d.fields[2], rest)
	}
	layout.Show(put, d.stars, widget.Rect{X: r.X + r.W - stars, Y: rest.Y, W: stars, H: r.H})
}
