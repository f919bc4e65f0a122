package paper

import (
	"sudoku/gui/layout"
	"sudoku/gui/page"
	"sudoku/gui/theme"
	"sudoku/gui/widget"
)

// printHeights are the heights of the parts of the page.
type printHeights struct {
	gap, check float64
	rows       [5]float64 // by kind
	spare      bool       // there is room for the rows that can be spared
}

// heights returns heights that fill a page of height h, at most the comfortable ones.
func (f *printForm) heights(h float64) printHeights {
	low := printHeights{5, max(28, f.Kit.Size(19)), [5]float64{max(28, f.Kit.Size(19)), max(36, f.Kit.Size(20)), max(58, f.Kit.Size(42)), max(32, f.Kit.Size(28)), 32}, true}
	all := printHeights{12, 12 + f.Kit.Size(20), [5]float64{20 + f.Kit.Size(18), 24 + f.Kit.Size(20), 12 + f.Kit.Size(50), 8 + f.Kit.Size(28), 38}, true}
	spare := f.pageHeight(low) <= h
	low.spare, all.spare = spare, spare
	least := f.pageHeight(low)
	part := min(max((h-least)/(f.pageHeight(all)-least), 0), 1)
	mix := func(a, b float64) float64 { return a + (b-a)*part }
	at := printHeights{gap: mix(low.gap, all.gap), check: mix(low.check, all.check), spare: spare}
	for i := range at.rows {
		at.rows[i] = mix(low.rows[i], all.rows[i])
	}
	return at
}

// pageHeight returns the height of the page with those of its parts.
func (f *printForm) pageHeight(h printHeights) float64 {
	return f.Kit.Size(34) + f.rowsHeight(h) + 4*h.check + 12 + printFoot
}

// rowsHeight returns the height of the rows, with the gaps below them.
func (f *printForm) rowsHeight(h printHeights) (sum float64) {
	for _, r := range f.rows {
		if r.visible(h.spare) {
			sum += h.rows[r.kind] + h.gap
		}
	}
	return sum
}

// visible reports whether a row is shown.
func (r *printRow) visible(spare bool) bool {
	return (r.shown == nil || r.shown()) && (spare || !r.spare)
}

// nameWidth returns the width of the names of the options.
func (f *printForm) nameWidth(room float64) float64 {
	wide := 0.
	for _, r := range f.rows {
		if r.label != nil {
			wide = max(wide, f.Kit.Painter.Width(r.label.Text(), f.Kit.Size(theme.Body.Size), false)+12)
		}
	}
	return min(max(wide, 88), .36*room)
}

// arrangeRows places the rows, and below the one that was changed last what is wrong. It
// returns where they end.
func (f *printForm) arrangeRows(put page.Place, r widget.Rect, h printHeights, foot float64) float64 {
	name, y := f.nameWidth(r.W), r.Y+f.Kit.Size(34)
	problem := f.problemHeight(r.W, foot-10-y-f.rowsHeight(h))
	place := func() {
		if problem > 0 {
			layout.Show(put, f.problem, r.Strip(y-h.gap+2, problem))
			y, problem = y+problem+4, 0
		}
	}
	layout.Hide(f.problem)
	for i, line := range f.rows {
		if !line.visible(h.spare) {
			line.hide()
			continue
		}
		at := r.Strip(y, h.rows[line.kind])
		line.place(put, at, name)
		if y += at.H + h.gap; i == f.last {
			place()
		}
	}
	place()
	return y
}

// problemHeight returns the height of what is wrong in a width, 0 if there is no room for it.
func (f *printForm) problemHeight(w, room float64) float64 {
	h := min(f.TextHeight(f.problem.Text(), w, theme.Caption), room)
	if f.problem.Text() == "" || h < f.Kit.Size(12) {
		return 0
	}
	return h
}

func (r *printRow) hide() {
	layout.Hide(r.body)
	if r.label != nil {
		layout.Hide(r.label)
	}
}

// place places a row, its name in a width at the left.
func (r *printRow) place(put page.Place, at widget.Rect, name float64) {
	if r.label == nil {
		layout.Show(put, r.body, at)
		return
	}
	if r.kind == tilesRow {
		name = min(name, at.W-leastTiles)
	}
	layout.Show(put, r.label, at.Column(at.X, name-page.SmallGap))
	layout.Show(put, r.body, at.Column(at.X+name, at.W-name))
}

// arrangeChecks places the check boxes in two columns, as far as there is room for them in
// a low window.
func (f *printForm) arrangeChecks(put page.Place, r widget.Rect, high float64) {
	half := r.W / 2
	for i, c := range f.checks {
		at := widget.Rect{X: r.X + half*float64(i%2), Y: r.Y + float64(i/2)*high, W: half - 4, H: high - 4}
		if at.H = max(at.H, 28); at.Y+at.H > r.Y+r.H {
			c.Hide()
			continue
		}
		layout.Show(put, c, at)
	}
}
